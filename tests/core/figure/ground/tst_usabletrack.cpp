#include "ground/usabletrack.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <vector>

namespace tst_usabletrack {

using namespace limber;

// Which frames of a track say something.
class UsableTrackTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoNumberRepeatsTheOneBefore();
    void framesBeforeALeapAreLeftOut_data();
    void framesBeforeALeapAreLeftOut();
    void tracksWithoutALeapStay_data();
    void tracksWithoutALeapStay();
};

namespace {

// A walk along Z.
std::vector<glm::dvec3> walk(int frames = 100)
{
    std::vector<glm::dvec3> positions;
    for (int frame = 0; frame < frames; ++frame)
        positions.emplace_back(0.0, 8.0, 4.0 * frame);
    return positions;
}

} // namespace

void UsableTrackTest::whatIsNoNumberRepeatsTheOneBefore()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<glm::dvec3> positions{{nan, 0.0, 0.0}, {1.0, 2.0, 3.0}, {0.0, nan, 0.0}};
    const UsableTrack track = usableTrack(positions, 2.0);
    QCOMPARE(track.isUsable, (std::vector<bool>{false, true, false}));
    for (const glm::dvec3 &position : track.positions)
        QVERIFY(position == glm::dvec3(2.0, 4.0, 6.0));
}

void UsableTrackTest::framesBeforeALeapAreLeftOut_data()
{
    QTest::addColumn<bool>("isAtTheEnd");
    QTest::addColumn<int>("frames");
    QTest::newRow("one frame") << false << 1;
    QTest::newRow("ten frames") << false << 10;
    QTest::newRow("one frame at the end") << true << 1;
    QTest::newRow("ten frames at the end") << true << 10;
}

void UsableTrackTest::framesBeforeALeapAreLeftOut()
{
    QFETCH(bool, isAtTheEnd);
    QFETCH(int, frames);
    std::vector<glm::dvec3> positions = walk();
    const auto turn = [isAtTheEnd](auto &values) {
        if (isAtTheEnd)
            std::reverse(values.begin(), values.end());
    };
    turn(positions);
    std::fill_n(positions.begin(), frames, glm::dvec3(0.0, -150.0, 200.0));
    turn(positions);
    UsableTrack track = usableTrack(positions, 1.0);
    leaveOutLeaps(track);
    turn(track.isUsable);
    turn(track.positions);
    for (int frame = 0; frame < 100; ++frame) {
        QCOMPARE(bool(track.isUsable[std::size_t(frame)]), frame >= frames);
        QCOMPARE(track.positions[std::size_t(frame)].y, 8.0);
    }
}

void UsableTrackTest::tracksWithoutALeapStay_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("height");
    QTest::newRow("nothing") << 0 << 0 << 0.0;
    QTest::newRow("a spike that comes back") << 4 << 2 << 150.0;
    QTest::newRow("a short way") << 0 << 5 << 60.0;
    QTest::newRow("another half of the take") << 0 << 50 << 150.0;
    QTest::newRow("nearly all") << 0 << 99 << 150.0; // all but the last frame, which is what is left out
}

void UsableTrackTest::tracksWithoutALeapStay()
{
    QFETCH(int, first);
    QFETCH(int, frames);
    QFETCH(double, height);
    std::vector<glm::dvec3> positions = walk();
    for (int frame = first; frame < first + frames; ++frame)
        positions[std::size_t(frame)].y += height;
    UsableTrack track = usableTrack(positions, 1.0);
    leaveOutLeaps(track);
    for (int frame = 0; frame < 99; ++frame)
        QVERIFY(track.isUsable[std::size_t(frame)] &&
                track.positions[std::size_t(frame)] == positions[std::size_t(frame)]);
}

QTEST_APPLESS_MAIN(UsableTrackTest)

} // namespace tst_usabletrack

#include "tst_usabletrack.moc"
