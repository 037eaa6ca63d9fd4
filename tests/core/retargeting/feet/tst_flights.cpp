#include "body/vocabulary.h"
#include "feet/clipflights.h"
#include "feet/timenote.h"
#include "messages/skeletonmessages.h"
#include "support/plainbody.h"
#include "support/walker.h"
#include "weight/airborne.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace tst_flights {

using namespace limber;
using namespace limber::test;

namespace {

ClipFlights flightsIn(const Clip &clip)
{
    return *flightsOfClip(
        {.clip = clip, .rules = {}, .up = {0.0, 1.0, 0.0}, .vocabulary = Vocabulary::builtIn(), .metresPerUnit = 0.01});
}

Clip played(Clip clip, double times)
{
    clip.motion.setFrameTimeSeconds(clip.motion.frameTimeSeconds() / times);
    return clip;
}

} // namespace

// What the jumps of a clip say about its speed.
class FlightsTest : public QObject
{
    Q_OBJECT

private slots:
    void jumpsHaveTheirGravity_data();
    void jumpsHaveTheirGravity();
    void aWrongSpeedIsFound_data();
    void aWrongSpeedIsFound();
    void shortFlightsCountOnlyAmongThemselves();
    void flightsThatDisagreeSayNothing();
    void stepsAreNoJumps();
    void oneShortJumpSaysNothing();
    void whoStandsOrWalksDoesNotFly();
    void noiseDoesNotFly();
    void flightsAtTheEndsAreNoJumps();
    void whatIsNearTheFloorDoesNotFly();
    void feetMaySlideAroundAJump();
    void aLandingThatSlidesIsNoFlight();
    void oneHighJumpTellsTwiceOrHalfTheSpeed_data();
    void oneHighJumpTellsTwiceOrHalfTheSpeed();
    void aMistakenRateIsNamed();
};

void FlightsTest::jumpsHaveTheirGravity_data()
{
    QTest::addColumn<double>("framesPerSecond");
    for (const double rate : {30.0, 60.0, 120.0, 240.0})
        QTest::addRow("%g fps", rate) << rate;
}

void FlightsTest::jumpsHaveTheirGravity()
{
    QFETCH(double, framesPerSecond);
    const Clip clip = makePlainBody(
        {.frames = int(4.0 * framesPerSecond), .framesPerSecond = framesPerSecond, .hips = jumping(2, 0.5, 0.9)});
    const ClipFlights found = flightsIn(clip);
    QCOMPARE(found.flights.size(), std::size_t(2));
    QVERIFY2(std::abs(*found.gravity - 9.81) < 0.02, qPrintable(QString::number(*found.gravity)));
    QVERIFY(std::abs(*found.timeFactor - 1.0) < 0.001);
    QVERIFY(found.problem.isEmpty());
    const double first = found.flights[0].frames.first / framesPerSecond;
    QVERIFY2(first > 0.9 && first < 0.97, qPrintable(QString::number(first)));
}

void FlightsTest::aWrongSpeedIsFound_data()
{
    QTest::addColumn<double>("times");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("as it was") << 1.0 << false;
    QTest::newRow("25 as 24") << 25.0 / 24.0 << false;
    QTest::newRow("25 as 30") << 1.2 << true;
    QTest::newRow("30 as 25") << 25.0 / 30.0 << true;
    QTest::newRow("60 as 120") << 2.0 << true;
}

void FlightsTest::aWrongSpeedIsFound()
{
    QFETCH(double, times);
    QFETCH(bool, isFound);
    const ClipFlights found = flightsIn(played(makePlainBody({.frames = 240, .hips = jumping(2, 0.5, 0.9)}), times));
    QVERIFY2(std::abs(*found.timeFactor / times - 1.0) < 0.01, qPrintable(QString::number(*found.timeFactor)));
    QCOMPARE(!found.problem.isEmpty(), isFound);
}

void FlightsTest::shortFlightsCountOnlyAmongThemselves()
{
    const std::vector<Flight> flights{{{0, 7}, 17.0}, {{20, 27}, 16.0}, {{40, 59}, 10.0}, {{70, 77}, 18.0}};
    QCOMPARE(*gravityOf(flights, 1.0 / 60.0), 10.0);
    QCOMPARE(*gravityOf(flights, 1.0 / 120.0), 16.5);
}

void FlightsTest::flightsThatDisagreeSayNothing()
{
    const auto flights = [](std::initializer_list<double> gravities) {
        std::vector<Flight> list;
        for (const double gravity : gravities)
            list.push_back({{0, 29}, gravity});
        return list;
    };
    const double frameTime = 1.0 / 60.0;
    QVERIFY(isTimeOff(flights({14.0, 13.0, 15.5}), 9.81, frameTime));
    QVERIFY(!isTimeOff(flights({6.0, 20.0, 45.0}), 9.81, frameTime));
    QVERIFY(!isTimeOff(flights({9.0, 10.0, 14.0}), 9.81, frameTime));
    QVERIFY(!isTimeOff(flights({7.8, 19.7, 20.4}), 9.81, frameTime)); // most of them must agree
    QVERIFY(isTimeOff(flights({6.0}), 9.81, frameTime));
    QVERIFY(!isTimeOff(flights({6.0}), 9.81, 0.7 * frameTime)); // one has to last
    QVERIFY(!isTimeOff({}, 9.81, frameTime));
    // In steps of a run a body falls by 2 cm.
    QVERIFY(!isTimeOff(flights({17.0, 18.0, 16.0}), 9.81, 0.25 * frameTime));
    QVERIFY(isTimeOff(flights({17.0, 18.0, 16.0}), 9.81, 0.5 * frameTime));
}

// Steps of feet that slide fall faster than anything that is not thrown down.
void FlightsTest::stepsAreNoJumps()
{
    const auto slow = jumping(1, 0.5, 0.9);
    const auto fast = jumping(2, 0.22, 0.9, 4500.0);
    const Clip both =
        makePlainBody({.frames = 360, .hips = [&](double time) { return time < 3.0 ? slow(time) : fast(time - 3.0); }});
    QCOMPARE(flightsIn(both).flights.size(), std::size_t(1));
    QVERIFY(std::abs(*flightsIn(both).gravity - 9.81) < 0.1);
    // Alone they may be jumps of a clip that plays twice as fast as it should.
    QCOMPARE(flightsIn(makePlainBody({.frames = 240, .hips = fast})).flights.size(), std::size_t(2));
}

void FlightsTest::oneShortJumpSaysNothing()
{
    const Clip clip = makePlainBody({.frames = 180, .hips = jumping(1, 0.22, 1.0, 1400.0)});
    QCOMPARE(flightsIn(clip).flights.size(), std::size_t(1));
    QVERIFY(flightsIn(clip).problem.isEmpty());
}

void FlightsTest::whoStandsOrWalksDoesNotFly()
{
    for (const Clip &clip : {makePlainBody(), makeWalker({.frames = 240}).clip, makePlainBody({.hasLegs = false}),
                             makePlainBody({.frames = 0}), makePlainBody({.frames = 1}), Clip()}) {
        const ClipFlights found = flightsIn(clip);
        QVERIFY(found.flights.empty());
        QVERIFY(!found.gravity && !found.timeFactor && found.problem.isEmpty());
    }
}

// No foot of a walk that trembles may stand for a moment; by chance the body falls like one in the air meanwhile.
void FlightsTest::noiseDoesNotFly()
{
    std::mt19937 random(5);
    std::normal_distribution<double> noise(0.0, 0.15); // ncm
    int jumps = 0;
    int mistakes = 0;
    for (const double gravity : {0.0, 981.0}) {
        for (int trial = 0; trial < 400; ++trial) {
            const int frames = gravity > 0.0 ? 18 : 6;
            std::vector<glm::dvec3> centres;
            for (int frame = -10; frame < frames + 10; ++frame) {
                const double time = std::clamp(frame, -1, frames) / 60.0;
                const double height = 0.5 * gravity * (time + 1.0 / 60.0) * (frames / 60.0 - time);
                centres.emplace_back(0.0, 95.0 + height + noise(random), 0.0);
            }
            std::vector<bool> stands(centres.size(), true);
            std::fill_n(stands.begin() + 10, frames, false);
            const std::vector<double> high(centres.size(), 8.0);
            const auto found = airborneFrames({.centres = centres,
                                               .lowest = high,
                                               .isStanding = stands,
                                               .soles = high,
                                               .up = {0.0, 1.0, 0.0},
                                               .ncmPerUnit = 1.0,
                                               .frameTimeSeconds = 1.0 / 60.0},
                                              0.4 * 981.0);
            (gravity > 0.0 ? jumps : mistakes) += static_cast<int>(found.size());
        }
    }
    QCOMPARE(jumps, 400);
    QVERIFY2(mistakes <= 4, qPrintable(QString::number(mistakes)));
}

void FlightsTest::flightsAtTheEndsAreNoJumps()
{
    Clip clip = makePlainBody({.frames = 240, .hips = jumping(1, 0.5, 1.0)});
    clip.motion.removeFrames(75, 240 - 75); // in the air
    QVERIFY(flightsIn(clip).flights.empty());
}

// Head down, a raised hand is on the floor, as in a handspring.
void FlightsTest::whatIsNearTheFloorDoesNotFly()
{
    Clip clip = makePlainBody({.frames = 150, .hips = jumping(1, 0.5, 1.0)});
    const Joint &arm = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftArm"));
    for (int frame = 64; frame < 85; ++frame)
        clip.motion.setValue(frame, arm.firstColumn, 90.0);
    QCOMPARE(flightsIn(clip).flights.size(), std::size_t(1));
    for (int frame = 64; frame < 85; ++frame)
        clip.motion.setValue(frame, 4, 180.0);
    QVERIFY(flightsIn(clip).flights.empty());
}

// As in a capture by one camera: around the jump the figure glides 3 over the floor, so that its feet have no contact.
void FlightsTest::feetMaySlideAroundAJump()
{
    const auto jump = jumping(1, 0.5, 1.0);
    const auto hips = [&](double time) {
        const bool glides = time > 0.6 && time < 1.9;
        return jump(time) + glm::dvec3(70.0 * std::clamp(time - 0.6, 0.0, 1.3), glides ? 3.0 : 0.0, 0.0);
    };
    const ClipFlights found = flightsIn(makePlainBody({.frames = 180, .hips = hips}));
    QCOMPARE(found.flights.size(), std::size_t(1));
    QVERIFY2(std::abs(*found.gravity - 9.81) < 0.3, qPrintable(QString::number(*found.gravity)));
    const FrameInterval air = found.flights[0].frames;
    QVERIFY2(air.first >= 60 && air.last <= 90, qPrintable(QString::number(air.first)));
}

// After the jump the figure bends its knees while it glides on, as its feet do in a clip that plays too fast: without a
// contact, but on the floor.
void FlightsTest::aLandingThatSlidesIsNoFlight()
{
    const auto jump = jumping(1, 0.5, 1.0);
    const auto hips = [&](double time) {
        const double landing = std::clamp(time - 1.5, 0.0, 0.4);
        const double dip = 25.0 * std::sin(std::acos(-1.0) * landing / 0.4);
        return jump(time) + glm::dvec3(80.0 * std::clamp(time - 1.0, 0.0, 0.9), -dip, 0.0);
    };
    Clip clip = makePlainBody({.frames = 180, .hips = hips});
    // Its legs bend so that its soles stay on the floor.
    for (int frame = 90; frame <= 114; ++frame) {
        const double below = -clip.motion.value(frame, 1) + 100.0;
        const double degrees = 180.0 / std::acos(-1.0) * std::acos(std::clamp((95.0 - below) / 95.0, -1.0, 1.0));
        for (const char *side : {"Left", "Right"}) {
            const auto bend = [&](const char *joint, double angle) {
                const int index = jointNamed(clip.skeleton, std::string(side) + joint);
                clip.motion.setValue(frame, *clip.skeleton.columnOf(index, channels::Xrotation), angle);
            };
            bend("UpLeg", -degrees);
            bend("Leg", 2.0 * degrees);
            bend("Foot", -degrees);
        }
    }
    const ClipFlights found = flightsIn(clip);
    QCOMPARE(found.flights.size(), std::size_t(1));
    QVERIFY2(found.flights[0].frames.last <= 91, qPrintable(QString::number(found.flights[0].frames.last)));
}

void FlightsTest::oneHighJumpTellsTwiceOrHalfTheSpeed_data()
{
    QTest::addColumn<double>("times");
    for (const double times : {0.5, 1.0, 2.0})
        QTest::addRow("%g times", times) << times;
}

void FlightsTest::oneHighJumpTellsTwiceOrHalfTheSpeed()
{
    QFETCH(double, times);
    const ClipFlights found = flightsIn(played(makePlainBody({.frames = 240, .hips = jumping(1, 0.6, 0.9)}), times));
    QCOMPARE(found.flights.size(), std::size_t(1));
    QVERIFY2(std::abs(*found.timeFactor / times - 1.0) < 0.02, qPrintable(QString::number(*found.timeFactor)));
}

void FlightsTest::aMistakenRateIsNamed()
{
    const auto rate = mistakenRate(1.2, 1.0 / 30.0);
    QVERIFY(rate && rate->right == 25 && rate->wrong == 30);
    QVERIFY(!mistakenRate(1.0, 1.0 / 30.0));
    QVERIFY(!mistakenRate(1.2, 1.0 / 37.0));
    QVERIFY(!mistakenRate(1.4, 1.0 / 30.0));
    QCOMPARE(timeNote(1.2, 1.0 / 30.0).text(),
             messages::playsTooFastByRate(numberArgument("1.20"), numberArgument("25"), numberArgument("30")).text());
    QCOMPARE(timeNote(0.7, 1.0 / 37.0).text(), messages::playsTooSlowly(numberArgument("1.43")).text());
}

QTEST_APPLESS_MAIN(FlightsTest)

} // namespace tst_flights

#include "tst_flights.moc"
