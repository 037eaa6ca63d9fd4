#include "contacts/raisedheel.h"

#include <QTest>

namespace tst_raisedheel {

using namespace limber;

namespace {

constexpr int frames = 60;
constexpr FrameInterval whole{0, frames - 1};

// A leg of length 80 whose foot stands until frame 39; then the heel rises by `rise` per frame. With `crouch` 0 the leg
// is straight all the time, since the hip is as high as it can be. `up` is the axis from foot to hip.
LegTrack leg(double rise, double crouch, const glm::dvec3 &up, double scale)
{
    LegTrack leg;
    for (int frame = 0; frame < frames; ++frame) {
        const double heel = frame < 40 ? 0.0 : (frame - 39) * rise;
        const double hip = 80.0 + heel - crouch;
        const double aside = std::sqrt(40.0 * 40.0 - 0.25 * (hip - heel) * (hip - heel));
        leg.ankle.push_back(scale * (up * (8.0 + heel)));
        leg.hip.push_back(scale * (up * (8.0 + hip)));
        leg.knee.push_back(scale * (up * (8.0 + 0.5 * (hip + heel)) + glm::dvec3(aside, 0.0, 0.0)));
        leg.toe.push_back(scale * glm::dvec3(12.0, 0.0, 0.0));
    }
    return leg;
}

} // namespace

class RaisedHeelTest : public QObject
{
    Q_OBJECT

private slots:
    void contactEndsWhereTheHeelRises_data();
    void contactEndsWhereTheHeelRises();
    void contactEndsWhereTheHipsHaveGoneTooFar_data();
    void contactEndsWhereTheHipsHaveGoneTooFar();
    void contactBeginsWhereTheHeelIsDown();
    void heelThatComesDownAgainStands();
    void halfOfAContactStays();
    void footWithoutALegIsCutByItsHeight();
};

void RaisedHeelTest::contactEndsWhereTheHeelRises_data()
{
    QTest::addColumn<double>("rise"); // ncm per frame
    QTest::addColumn<double>("crouch"); // ncm
    QTest::addColumn<FrameInterval>("toe");
    QTest::addColumn<int>("last");
    QTest::newRow("bent leg, by more than a centimetre") << 0.1 << 8.0 << whole << 49;
    QTest::newRow("bent leg, by less") << 0.04 << 8.0 << whole << 59;
    QTest::newRow("straight leg, by less") << 0.045 << 0.0 << whole << 43;
    QTest::newRow("straight leg, by next to nothing") << 0.009 << 0.0 << whole << 59;
    QTest::newRow("while the toe is in the air") << 0.1 << 0.0 << FrameInterval{0, 30} << 59;
}

void RaisedHeelTest::contactEndsWhereTheHeelRises()
{
    QFETCH(double, rise);
    QFETCH(double, crouch);
    QFETCH(FrameInterval, toe);
    QFETCH(int, last);
    for (const double scale : {1.0, 0.01}) {
        for (const glm::dvec3 &up : {glm::dvec3(0, 1, 0), glm::dvec3(0, 0, 1), glm::dvec3(0, -1, 0)}) {
            const auto grounded =
                withoutRaisedHeel(leg(rise, crouch, up, scale), up, 1.0 / scale, {&whole, 1}, {&toe, 1});
            QCOMPARE(grounded, (std::vector<FrameInterval>{{0, last}}));
        }
    }
}

void RaisedHeelTest::contactEndsWhereTheHipsHaveGoneTooFar_data()
{
    QTest::addColumn<double>("slide"); // ncm per frame
    QTest::addColumn<double>("crouch"); // ncm
    QTest::addColumn<FrameInterval>("toe");
    QTest::addColumn<bool>("isCut");
    QTest::newRow("straight leg that slides after the hips") << 0.3 << 0.0 << whole << true;
    QTest::newRow("straight leg that stands") << 0.0 << 0.0 << whole << false;
    QTest::newRow("bent leg that slides") << 0.3 << 8.0 << whole << false;
    QTest::newRow("while the toe is in the air") << 0.3 << 0.0 << FrameInterval{20, 30} << false;
}

// The foot of a take that slides would be held behind the hips, which a straight leg reaches only from lower hips.
void RaisedHeelTest::contactEndsWhereTheHipsHaveGoneTooFar()
{
    QFETCH(double, slide);
    QFETCH(double, crouch);
    QFETCH(FrameInterval, toe);
    QFETCH(bool, isCut);
    LegTrack track = leg(0.0, crouch, {0, 1, 0}, 1.0);
    for (std::vector<glm::dvec3> *positions : {&track.hip, &track.knee, &track.ankle, &track.toe}) {
        for (int frame = 0; frame < frames; ++frame)
            (*positions)[static_cast<std::size_t>(frame)].x += slide * frame;
    }
    const std::vector<FrameInterval> grounded = withoutRaisedHeel(track, {0, 1, 0}, 1.0, {&whole, 1}, {&toe, 1});
    QCOMPARE(grounded.size(), std::size_t(1));
    QCOMPARE(grounded.front() != whole, isCut);
    QVERIFY(grounded.front().frameCount() > frames / 2);
}

void RaisedHeelTest::contactBeginsWhereTheHeelIsDown()
{
    LegTrack track = leg(0.1, 8.0, {0, 1, 0}, 1.0);
    for (std::vector<glm::dvec3> *positions : {&track.hip, &track.knee, &track.ankle})
        std::ranges::reverse(*positions);
    QCOMPARE(withoutRaisedHeel(track, {0, 1, 0}, 1.0, {&whole, 1}, {&whole, 1}),
             (std::vector<FrameInterval>{{10, 59}}));
}

void RaisedHeelTest::heelThatComesDownAgainStands()
{
    LegTrack track = leg(0.0, 8.0, {0, 1, 0}, 1.0);
    for (int frame = 20; frame < 30; ++frame)
        track.ankle[static_cast<std::size_t>(frame)].y += 3.0;
    QCOMPARE(withoutRaisedHeel(track, {0, 1, 0}, 1.0, {&whole, 1}, {&whole, 1}), (std::vector{whole}));
}

void RaisedHeelTest::halfOfAContactStays()
{
    const LegTrack track = leg(1.5, 8.0, {0, 1, 0}, 1.0);
    const FrameInterval late{50, 59};
    QCOMPARE(withoutRaisedHeel(track, {0, 1, 0}, 1.0, {&late, 1}, {&whole, 1}), (std::vector<FrameInterval>{{50, 55}}));
}

void RaisedHeelTest::footWithoutALegIsCutByItsHeight()
{
    LegTrack track = leg(0.1, 8.0, {0, 1, 0}, 1.0);
    track.hip.clear();
    track.knee.clear();
    QCOMPARE(withoutRaisedHeel(track, {0, 1, 0}, 1.0, {&whole, 1}, {&whole, 1}), (std::vector<FrameInterval>{{0, 49}}));
}

QTEST_APPLESS_MAIN(RaisedHeelTest)

} // namespace tst_raisedheel

#include "tst_raisedheel.moc"
