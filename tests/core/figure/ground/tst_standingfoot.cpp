#include "ground/standingfoot.h"

#include <QTest>

#include <cmath>
#include <cstddef>
#include <vector>

namespace tst_standingfoot {

using namespace limber;

namespace {

constexpr double legLength = 100.0;
constexpr double fade = 8.0; // frames
constexpr double closedGap = 3.0;

// A joint that is at one place, but for what a test changes.
struct Track
{
    std::vector<glm::dvec3> positions = std::vector<glm::dvec3>(100, glm::dvec3(1.0, 2.0, 3.0));
    std::vector<FrameInterval> contacts;

    [[nodiscard]] JointInContact joint() const { return {positions, contacts}; }

    // Moves it by a step in each frame from one to another.
    void walk(int first, int last, const glm::dvec3 &step)
    {
        for (int frame = first; frame < 100; ++frame)
            positions[static_cast<std::size_t>(frame)] += static_cast<double>(std::min(frame, last) - first + 1) * step;
    }

    // Lets it tremble in some frames, as whatever was captured does.
    void tremble(int first, int last, double amount)
    {
        for (int frame = first; frame <= last; ++frame)
            positions[static_cast<std::size_t>(frame)] +=
                amount * glm::dvec3(std::sin(1.9 * frame), std::sin(2.7 * frame), std::sin(2.3 * frame));
    }
};

bool stands(const Track &ankle, const FrameInterval &stretch, const Track &toe = {}, double floorStep = 0.0,
            LeftAlone leftAlone = LeftAlone::Settled)
{
    const StandingLimits limits{leftAlone, {0.0, 1.0, 0.0}, legLength, fade, closedGap, floorStep};
    return standingIn(ankle.joint(), toe.joint(), std::vector{stretch}, limits).front();
}

} // namespace

// Contacts in which a foot already stands are found.
class StandingFootTest : public QObject
{
    Q_OBJECT

private slots:
    void aFootThatHardlyMovesStands();
    void whatALockHasLeftStands();
    void aLongerContactStands();
    void twoContactsThatBecameOneStand();
    void aFootThatSlidesForAWhileDoesNotStand_data();
    void aFootThatSlidesForAWhileDoesNotStand();
    void heelAndToeStandForEachOther();
    void whatSeemsToStandBesideALockIsLeft();
    void aFloorThatMovesCarriesTheFoot();
    void givenContactsStandWholly();
    void withoutALimitNothingStands();
};

void StandingFootTest::aFootThatHardlyMovesStands()
{
    Track ankle{.contacts = {{10, 60}}};
    ankle.tremble(0, 99, 0.003);
    QVERIFY(stands(ankle, {10, 60}));
    ankle.tremble(0, 99, 0.3);
    QVERIFY(!stands(ankle, {10, 60}));
    Track drifting{.contacts = {{10, 60}}}; // slowly, as a captured foot does
    drifting.walk(0, 99, {0.01, 0.0, 0.0});
    QVERIFY(!stands(drifting, {10, 60}));
}

void StandingFootTest::whatALockHasLeftStands()
{
    Track ankle{.contacts = {{10, 60}}};
    ankle.tremble(0, 9, 2.0);
    ankle.tremble(61, 99, 2.0);
    QVERIFY(stands(ankle, {10, 60}));
}

void StandingFootTest::aLongerContactStands()
{
    Track ankle{.contacts = {{10, 60}}};
    ankle.tremble(0, 16, 0.7);
    ankle.tremble(55, 99, 0.7);
    QVERIFY(stands(ankle, {10, 60}));
    ankle.tremble(0, 40, 2.0);
    QVERIFY(!stands(ankle, {10, 60})); // in most of it the foot is not still
}

void StandingFootTest::twoContactsThatBecameOneStand()
{
    Track ankle{.contacts = {{10, 60}}};
    ankle.walk(30, 38, {0.07, 0.0, 0.04});
    QVERIFY(stands(ankle, {10, 60}));
    Track stepped{.contacts = {{10, 60}}}; // quickly, between two contacts
    stepped.walk(30, 33, {0.8, 0.0, 0.0});
    QVERIFY(stands(stepped, {10, 60}));
    Track repeated{.contacts = {{10, 60}}}; // a capture of half the frames
    for (int frame = 0; frame < 100; frame += 2)
        repeated.walk(frame, frame, {0.2, 0.0, 0.0});
    QVERIFY(!stands(repeated, {10, 60}));
}

void StandingFootTest::aFootThatSlidesForAWhileDoesNotStand_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<double>("slide"); // in all
    QTest::newRow("in the middle") << 30 << 50 << 1.0;
    QTest::newRow("slowly, to the end") << 42 << 60 << 1.0;
    QTest::newRow("from the beginning") << 10 << 30 << 4.0;
    QTest::newRow("briefly, to another place") << 30 << 36 << 2.5;
    QTest::newRow("in one frame") << 30 << 30 << 5.0;
}

// It is exactly still for most of its contact, as in an animation by hand.
void StandingFootTest::aFootThatSlidesForAWhileDoesNotStand()
{
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(double, slide);
    Track foot{.contacts = {{10, 60}}};
    foot.walk(first, last, {slide / (last - first + 1), 0.0, 0.0});
    QVERIFY(!stands(foot, {10, 60}));
    QVERIFY(!stands(foot, {10, 60}, foot));
}

void StandingFootTest::heelAndToeStandForEachOther()
{
    const Track toe{.contacts = {{10, 60}}};
    Track ankle{.contacts = {{40, 43}}};
    ankle.tremble(0, 99, 2.0);
    QVERIFY(stands(ankle, {10, 60}, toe));
    Track longer = ankle;
    longer.contacts = {{55, 75}};
    QVERIFY(!stands(longer, {10, 75}, toe));
}

void StandingFootTest::whatSeemsToStandBesideALockIsLeft()
{
    Track ankle{.contacts = {{10, 60}, {66, 70}}};
    ankle.tremble(61, 99, 2.0);
    const StandingLimits limits{LeftAlone::Settled, {0.0, 1.0, 0.0}, legLength, fade};
    QCOMPARE(standingIn(ankle.joint(), {}, ankle.contacts, limits), std::vector({true, true}));
    ankle.contacts = {{10, 60}, {66, 90}};
    QCOMPARE(standingIn(ankle.joint(), {}, ankle.contacts, limits), std::vector({true, false}));
    ankle.contacts = {{10, 30}, {40, 60}, {85, 90}}; // a short one among those that a lock has left
    QCOMPARE(standingIn(ankle.joint(), {}, ankle.contacts, limits), std::vector({true, true, true}));
    ankle.contacts = {{10, 60}, {85, 90}};
    QCOMPARE(standingIn(ankle.joint(), {}, ankle.contacts, limits), std::vector({true, false}));
}

void StandingFootTest::aFloorThatMovesCarriesTheFoot()
{
    Track ankle{.contacts = {{10, 60}}};
    ankle.walk(0, 99, {0.05, 0.0, 0.0});
    QVERIFY(!stands(ankle, {10, 60}));
    QVERIFY(stands(ankle, {10, 60}, {}, 1.0)); // a twentieth of the floor's speed
    ankle.walk(0, 99, {0.2, 0.0, 0.0});
    QVERIFY(!stands(ankle, {10, 60}, {}, 1.0));
    Track captured{.contacts = {{10, 60}}};
    captured.tremble(0, 99, 0.2);
    QVERIFY(!stands(captured, {10, 60}, {}, 1.0));
}

void StandingFootTest::givenContactsStandWholly()
{
    Track ankle{.contacts = {{10, 60}}};
    QVERIFY(stands(ankle, {10, 60}, {}, 0.0, LeftAlone::Standing));
    ankle.tremble(0, 16, 2.0);
    QVERIFY(!stands(ankle, {10, 60}, {}, 0.0, LeftAlone::Standing));
}

void StandingFootTest::withoutALimitNothingStands()
{
    const Track ankle{.contacts = {{10, 60}}};
    QVERIFY(!stands(ankle, {10, 60}, {}, 0.0, LeftAlone::Nothing));
    QVERIFY(standingIn({}, {}, {}, {.leftAlone = LeftAlone::Settled}).empty());
}

QTEST_APPLESS_MAIN(StandingFootTest)

} // namespace tst_standingfoot

#include "tst_standingfoot.moc"
