#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "base/at.h"
#include "body/figureroles.h"
#include "geometry/geometry.h"
#include "joining/cloudalignment.h"
#include "joining/cyclesearch.h"
#include "tracks/rotationtrack.h"
#include "travel/rigidmove.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <string_view>

namespace tst_loop {

using namespace limber;
using namespace limber::test;

// Makes closed cycles.
class LoopTest : public QObject
{
    Q_OBJECT

private slots:
    void theEndMeetsTheStart_data();
    void theEndMeetsTheStart();
    void theMiddleOfACycleStaysAsItIs();
    void theWalkersCycleIsFound();
    void withoutTravelTheCycleStaysInPlace();
    void travelOnABendIsRemovedFarFromTheOrigin();
    void repeatsContinueWhereTheCycleEnds();
    void framesFarFromTheSeamAreKept();
    void clipsThatAreTooShortAreRefused();
    void tooManyFramesAreRefused();
    void theShortestCycleHasTwoSteps();
    void theCandidatesAreWholeStrides();
    void standingIsNoCycle();
    void noiseWhileStandingIsNoCycle();
    void theCandidatesAreReported();
    void aClipWithoutACycleSaysSo();
    void theRefusalNamesWhatFails_data();
    void theRefusalNamesWhatFails();
    void aFigureThatStandsStillIsACycle();
    void aGestureIsACycleAsAWhole();
    void endsThatDoNotFitAreSaid();
    void aWideSeamIsOnlyClosedWhereTheUserSetsIt();
    void aTurnIsSaid_data();
    void aTurnIsSaid();
    void aStraightCycleComesBeforeOneThatTurns();
    void eachOfTwoActorsKeepsItsWay();
    void actorsWhoWalkTogetherStayTogether();
    void aCycleOfOneActorIsNoneOfTheOther();
    void aSwordGoesWithItsFigure();
    void figuresOfSeveralPeriodsRepeatTogether_data();
    void figuresOfSeveralPeriodsRepeatTogether();
    void figuresThatDoNotRepeatTogetherAreNamed();
    void oneWhoStandsDoesNotHideTheCycle();
    void eachFigureThatDoesNotFitIsSaid();
    void aChangeOfFormationIsNoTurn_data();
    void aChangeOfFormationIsNoTurn();
    void wholeTurnsAreSaid_data();
    void wholeTurnsAreSaid();
};

namespace {

std::vector<glm::dvec3> positionsOf(const Clip &clip, int frame)
{
    return jointCloud(clip, decidePositionRules(clip.skeleton, clip.motion),
                      carriedJoints(clip.skeleton, figuresByRoot(clip.skeleton)), std::array{frame});
}

// The largest change of speed of any joint around a frame, in degrees.
double changeAt(const Clip &clip, int frame)
{
    double largest = 0.0;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const auto track = rotationTrack(clip, joint, {frame - 1, frame + 1});
        const glm::dvec3 before = rotationVector(glm::conjugate(track[0]) * track[1]);
        const glm::dvec3 after = rotationVector(glm::conjugate(track[1]) * track[2]);
        largest = std::max(largest, glm::distance(before, after));
    }
    return largest;
}

} // namespace

void LoopTest::theEndMeetsTheStart_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("walks");
    for (const char *settings : {"frames=10-80", "frames=0-119", "frames=5-90,falloff=0.3", "frames=auto"}) {
        for (const char *travel : {"keep", "remove"}) {
            for (const bool walks : {true, false}) {
                if (!walks && QByteArrayView(settings) == "frames=auto")
                    continue; // nothing repeats there
                QTest::addRow("%s %s %s", settings, travel, walks ? "walker" : "tree")
                    << QStringLiteral("loop:lastframe=with,repeat=2,%1,travel=%2")
                           .arg(QString::fromLatin1(settings), QString::fromLatin1(travel))
                    << walks;
            }
        }
    }
}

void LoopTest::theEndMeetsTheStart()
{
    QFETCH(QString, call);
    QFETCH(bool, walks);
    const Clip clip =
        walks ? makeWalker({.frames = 120}).clip : makeRandomClip({.seed = 4, .frames = 120, .hasOddChannels = false});
    const AppliedOperation result = test::apply(call.toStdString(), clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    const int last = result.clip.motion.frameCount() - 1;
    const int cycle = last / 2;
    QCOMPARE(last % 2, 0);
    // The pose is the same, except for a displacement along the floor.
    for (const int frame : {0, 1, cycle / 2}) {
        const CloudAlignment seam = alignedClouds(positionsOf(result.clip, frame),
                                                  positionsOf(result.clip, frame + cycle), FloorPlane(Axis::Y));
        QVERIFY2(seam.distance < 1e-6, qPrintable(QString::number(seam.distance)));
        if (call.contains(QStringLiteral("remove")))
            QVERIFY(glm::length(seam.move.displacement) < 1e-6);
    }
    QVERIFY(alignedClouds(positionsOf(result.clip, 0), positionsOf(result.clip, last), FloorPlane(Axis::Y)).distance <
            1e-6);
    double inside = 0.0;
    for (int frame = 1; frame < cycle - 1; ++frame)
        inside = std::max(inside, changeAt(result.clip, frame));
    QVERIFY2(changeAt(result.clip, cycle) <= 1.1 * inside,
             qPrintable(QStringLiteral("%1 %2").arg(changeAt(result.clip, cycle)).arg(inside)));
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
}

// A leg that turns fast in the last frames of a clip must not go on doing so through the whole cycle.
void LoopTest::theMiddleOfACycleStaysAsItIs()
{
    Clip clip = makeWalker({.frames = 120}).clip;
    clip.motion.setFrameTimeSeconds(1.0 / 120.0);
    const int thigh = jointNamed(clip.skeleton, "LeftUpLeg");
    const int column = *clip.skeleton.columnOf(thigh, {ChannelKind::Rotation, Axis::X});
    for (int frame = 110; frame < 120; ++frame)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 1.5 * (frame - 109) * (frame - 109));
    const AppliedOperation result = test::apply("loop:frames=20-119", clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    const double gap = std::abs(clip.motion.value(119, column) - clip.motion.value(20, column));
    for (int frame = 0; frame < 80; ++frame) {
        const double off = std::abs(result.clip.motion.value(frame, column) - clip.motion.value(20 + frame, column));
        QVERIFY2(off < 0.5 * gap + 15.0, qPrintable(QStringLiteral("%1: %2, %3").arg(frame).arg(off).arg(gap)));
    }
}

void LoopTest::theWalkersCycleIsFound()
{
    const Clip walk = makeWalker({.frames = 240, .bends = false}).clip;
    const int cycle = applied("loop", walk).motion.frameCount();
    QVERIFY2(cycle % 66 <= 1 || cycle % 66 >= 65, qPrintable(QString::number(cycle)));
}

void LoopTest::withoutTravelTheCycleStaysInPlace()
{
    const Clip walk = makeWalker({.frames = 240, .bends = false}).clip;
    const Clip after = applied("loop:frames=10-76,travel=remove", walk);
    QCOMPARE(after.motion.frameCount(), 66);
    double low = 1e9;
    double high = -1e9;
    for (int frame = 0; frame < 66; ++frame) {
        low = std::min(low, after.motion.value(frame, 2));
        high = std::max(high, after.motion.value(frame, 2));
    }
    QVERIFY2(high - low < 5.0, qPrintable(QString::number(high - low)));
}

void LoopTest::travelOnABendIsRemovedFarFromTheOrigin()
{
    Clip walk = makeWalker({.frames = 240, .bends = true}).clip;
    for (int frame = 0; frame < walk.motion.frameCount(); ++frame)
        walk.motion.setValue(frame, 0, walk.motion.value(frame, 0) + 700.0);
    const Clip after = applied("loop:frames=10-76,travel=remove", walk);
    for (const int column : {0, 2}) {
        double low = 1e9;
        double high = -1e9;
        for (int frame = 0; frame < after.motion.frameCount(); ++frame) {
            low = std::min(low, after.motion.value(frame, column));
            high = std::max(high, after.motion.value(frame, column));
        }
        QVERIFY2(high - low < 12.0, qPrintable(QString::number(high - low)));
    }
}

void LoopTest::repeatsContinueWhereTheCycleEnds()
{
    const Clip walk = makeWalker({.frames = 240, .bends = false}).clip;
    const Clip after = applied("loop:frames=10-76,repeat=4", walk);
    QCOMPARE(after.motion.frameCount(), 264);
    for (int frame = 1; frame < 264; ++frame) {
        const double step = after.motion.value(frame, 2) - after.motion.value(frame - 1, 2);
        QVERIFY2(step > 0.5 && step < 3.0, qPrintable(QString::number(step)));
    }
}

void LoopTest::framesFarFromTheSeamAreKept()
{
    const Clip clip = makeRandomClip({.seed = 2, .frames = 120});
    const Clip after = applied("loop:frames=10-109,falloff=0.25", clip);
    QCOMPARE(after.motion.frameCount(), 99);
    for (int frame = 16; frame <= 83; ++frame)
        QVERIFY(std::ranges::equal(after.motion.frame(frame), clip.motion.frame(frame + 10)));
    QVERIFY(!std::ranges::equal(after.motion.frame(2), clip.motion.frame(12)));
}

void LoopTest::clipsThatAreTooShortAreRefused()
{
    const Clip clip = makeRandomClip();
    for (const char *call : {"loop:frames=5-6", "loop:frames=5"})
        QVERIFY2(test::apply(std::string(call), clip).outcome == AppliedOperation::Outcome::Refused, call);
    QVERIFY(test::apply("loop", makeRandomClip({.frames = 2})).outcome == AppliedOperation::Outcome::Refused);
    QVERIFY(test::apply("loop:falloff=0,frames=0-20", clip).isDone());
}

void LoopTest::tooManyFramesAreRefused()
{
    const Clip clip = makeRandomClip({.joints = 1, .frames = 2002});
    const AppliedOperation result = test::apply("loop:frames=0-2001,repeat=10000", clip);
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QCOMPARE(result.problem.text(), std::string("20010000 frames would be too many"));
}

void LoopTest::theShortestCycleHasTwoSteps()
{
    const Clip clip = makeRandomClip({.joints = 2, .frames = 20});
    QCOMPARE(test::apply("loop:frames=4-5", clip).outcome, AppliedOperation::Outcome::Refused);
    const Clip cycle = applied("loop:frames=4-6,lastframe=with,repeat=3", clip);
    QCOMPARE(cycle.motion.frameCount(), 7);
    QCOMPARE(applied("loop:frames=4-6,lastframe=without,repeat=3", clip).motion.frameCount(), 6);
}

namespace {

std::vector<LoopCandidate> candidatesOf(const Clip &clip)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const std::vector<FigureRoles> figures = rolesOfFigures(clip, rules, Vocabulary::builtIn());
    return *loopCandidates({clip, rules, UpAxis{}, figures}, SeamSearch(clip, rules, Axis::Y), {});
}

} // namespace

namespace {

// The clip, turned more and more about the up axis from a frame on.
Clip turning(Clip clip, double degreesPerFrame, int from)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const FloorPlane floor(Axis::Y);
    const glm::dvec3 middle = positionsOf(clip, from).front();
    moveFrames(clip, rules, figuresByRoot(clip.skeleton), {from, clip.motion.frameCount() - 1},
               [&](int frame) {
                   const glm::dmat3 rotation = floor.rotation(degreesPerFrame * (frame - from) / degreesPerRadian);
                   return RigidMove{rotation, middle - rotation * middle, true};
               },
               {});
    return clip;
}

Clip turned(Clip clip, double degrees)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const glm::dmat3 rotation = FloorPlane(Axis::Y).rotation(degrees / degreesPerRadian);
    moveFrames(clip, rules, figuresByRoot(clip.skeleton), {0, clip.motion.frameCount() - 1},
               [&](int) {
                   return RigidMove{rotation, {}, true};
               },
               {});
    return clip;
}

// The walker, standing still and breathing once.
Clip atStand()
{
    Clip clip = makeWalker().clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column)
            clip.motion.setValue(frame, column, clip.motion.value(0, column));
        clip.motion.setValue(frame, 4, clip.motion.value(0, 4) + 0.05 * frame);
    }
    return clip;
}

// The joints of the figure below one of the roots.
std::vector<glm::dvec3> cloudOf(const Clip &clip, int actor, int frame)
{
    const std::vector<FigureTravel> figures = figuresByRoot(clip.skeleton);
    const FigureTravel &figure = figures[static_cast<std::size_t>(actor)];
    return jointCloud(clip, decidePositionRules(clip.skeleton, clip.motion), carriedJoints(clip.skeleton, {&figure, 1}),
                      std::array{frame});
}

} // namespace

void LoopTest::theCandidatesAreWholeStrides()
{
    for (const double rate : {30.0, 60.0, 120.0}) {
        const Clip walk = makeWalker({.frames = int(rate * 5.0), .framesPerSecond = rate}).clip;
        const std::vector<LoopCandidate> found = candidatesOf(walk);
        QVERIFY(!found.empty());
        for (const LoopCandidate &each : found) {
            const double strides = (each.frames.last - each.frames.first) / (1.1 * rate);
            QVERIFY2(std::abs(strides - std::round(strides)) < 0.15 && strides > 0.5,
                     qPrintable(QString::number(strides)));
            QVERIFY(each.travel > 50.0);
        }
        const int first = applied("loop", walk).motion.frameCount();
        QCOMPARE(first, found[0].frames.last - found[0].frames.first);
        if (found.size() > 1) {
            const int second = applied("loop:candidate=2", walk).motion.frameCount();
            QCOMPARE(second, found[1].frames.last - found[1].frames.first);
        }
    }
}

// A figure that stands before it walks is most alike itself while it stands.
void LoopTest::standingIsNoCycle()
{
    Clip walk = makeWalker({.frames = 240}).clip;
    FrameBlock still = walk.motion.copyOfFrames(0, 1);
    for (int i = 0; i < 60; ++i)
        walk.motion.insertFrames(0, still);
    for (const LoopCandidate &each : candidatesOf(walk))
        QVERIFY2(each.frames.last > 110, qPrintable(QString::number(each.frames.last)));
}

// Noise in a figure that stands comes again and again, and is no cycle beside a walk.
void LoopTest::noiseWhileStandingIsNoCycle()
{
    Clip walk = makeWalker({.frames = 240}).clip;
    const FrameBlock still = walk.motion.copyOfFrames(0, 1);
    for (int i = 0; i < 120; ++i)
        walk.motion.insertFrames(0, still);
    for (int frame = 0; frame < 120; ++frame) {
        for (int column = 3; column < walk.skeleton.columnCount(); ++column)
            walk.motion.setValue(frame, column,
                                 walk.motion.value(frame, column) + 1.5 * std::sin(0.31 * frame + 0.7 * column));
    }
    const std::vector<LoopCandidate> found = candidatesOf(walk);
    QVERIFY(!found.empty());
    for (const LoopCandidate &each : found)
        QVERIFY2(each.travel > 20.0, qPrintable(QString::number(each.frames.first)));
    // Where there is nothing else, it is offered.
    walk.motion.removeFrames(120, walk.motion.frameCount() - 120);
    QVERIFY(!candidatesOf(walk).empty());
}

void LoopTest::theCandidatesAreReported()
{
    const Clip walk = makeWalker({.frames = 300}).clip;
    const AppliedOperation result = test::apply("loop:candidate=2", walk);
    const std::vector<LoopCandidate> found = candidatesOf(walk);
    QCOMPARE(result.candidates.size(), found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(result.candidates[i].frames, found[i].frames);
        QCOMPARE(result.candidates[i].isTaken, i == 1);
    }
    QVERIFY(test::apply("loop:frames=10-70", walk).candidates.empty());
}

namespace {

bool says(const std::vector<Message> &messages, std::string_view words)
{
    return std::ranges::any_of(messages,
                               [&](const Message &message) { return message.text().find(words) != std::string::npos; });
}

} // namespace

// Half a stride is no cycle, and an arm that is lifted once does not come back.
void LoopTest::aClipWithoutACycleSaysSo()
{
    const Clip once = applied("trim:frames=0-40", makeWalker().clip);
    QVERIFY(candidatesOf(once).empty());
    const AppliedOperation half = test::apply("loop", once);
    QCOMPARE(half.outcome, AppliedOperation::Outcome::Refused);
    const std::string reason = half.problem.text();
    QVERIFY2(reason.starts_with("this clip has no cycle: frames "), reason.c_str());
    QCOMPARE(test::apply("loop:candidate=3", applied("trim:frames=0-80", makeWalker().clip)).outcome,
             AppliedOperation::Outcome::Refused);
    // Nor does a head that sinks slowly, however little it moves.
    const Clip slow = applied("trim:frames=0-40", atStand());
    QCOMPARE(test::apply("loop", slow).outcome, AppliedOperation::Outcome::Refused);
    QVERIFY(test::apply("loop:frames=0-40", slow).isDone());
}

// Frames may differ by two degrees and be no cycle: the refusal says what they lack.
void LoopTest::theRefusalNamesWhatFails_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::addColumn<QByteArray>("words");
    const Clip walk = makeWalker({.frames = 240}).clip;
    const auto row = [](const char *name, const Clip &clip, const char *words) {
        QTest::newRow(name) << clip << QByteArray(words);
    };
    row("too short", applied("trim:frames=0-9", walk),
        "frames 0 to 9 last 0.15 s, and the shortest cycle that is looked for lasts 0.50 s");
    row("moves on", applied("trim:frames=0-40", atStand()),
        "but the pose only moves on between them: at the end it is");
    Clip stands = applied("trim:frames=0-20", walk);
    for (int i = 0; i < 60; ++i)
        stands.motion.insertFrames(0, walk.motion.copyOfFrames(0, 1));
    row("stands", stands, "but the figure stands still in 100 % of the frames between them, and the limit is 20 %");
}

void LoopTest::theRefusalNamesWhatFails()
{
    QFETCH(const Clip, clip);
    QFETCH(const QByteArray, words);
    QVERIFY(candidatesOf(clip).empty());
    const AppliedOperation result = test::apply("loop", clip);
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QVERIFY2(result.problem.text().find(words.toStdString()) != std::string::npos, result.problem.text().c_str());
}

void LoopTest::aFigureThatStandsStillIsACycle()
{
    Clip still = applied("trim:frames=0-40", makeWalker().clip);
    for (int frame = 1; frame <= 40; ++frame)
        std::ranges::copy(still.motion.frame(0), still.motion.editFrame(frame).begin());
    const AppliedOperation result = test::apply("loop", still);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    QVERIFY(result.warnings.empty());
}

// An arm that is lifted once ends where it began.
void LoopTest::aGestureIsACycleAsAWhole()
{
    Clip clip = applied("trim:frames=0-60", makeWalker().clip);
    const int column = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftArm")).firstColumn;
    for (int frame = 0; frame <= 60; ++frame) {
        std::ranges::copy(clip.motion.frame(0), clip.motion.editFrame(frame).begin());
        const double sine = std::sin(std::numbers::pi * frame / 60.0);
        clip.motion.setValue(frame, column, 80.0 * sine * sine);
    }
    const AppliedOperation result = test::apply("loop", clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    QVERIFY(says(result.notes, "the cycle is frames 0 to 60"));
}

namespace {

// The walker, whose left arm rotates on and on.
Clip walkerWithTurningArm(double degreesPerFrame)
{
    Clip walk = makeWalker({.frames = 120}).clip;
    const int column = walk.skeleton.joint(jointNamed(walk.skeleton, "LeftArm")).firstColumn;
    for (int frame = 0; frame < 120; ++frame)
        walk.motion.setValue(frame, column, walk.motion.value(frame, column) + degreesPerFrame * frame);
    return walk;
}

} // namespace

// The same seam is refused if it was found, and closed with a warning if the user chose its frames.
void LoopTest::aWideSeamIsOnlyClosedWhereTheUserSetsIt()
{
    QVERIFY(test::apply("loop", walkerWithTurningArm(0.5)).isDone()); // 33°
    const Clip wide = walkerWithTurningArm(0.9);
    const AppliedOperation found = test::apply("loop", wide);
    QCOMPARE(found.outcome, AppliedOperation::Outcome::Refused);
    QVERIFY2(found.problem.text().find("LeftArm differs by ") != std::string::npos, found.problem.text().c_str());
    QVERIFY2(found.problem.text().find("set these or other frames") != std::string::npos, found.problem.text().c_str());
    QVERIFY(says(test::apply("loop:frames=10-76", wide).warnings, "the ends do not fit: LeftArm differs by 59°"));
}

void LoopTest::endsThatDoNotFitAreSaid()
{
    const Clip walk = walkerWithTurningArm(1.0);
    const AppliedOperation result = test::apply("loop:frames=10-76", walk);
    QVERIFY(result.isDone());
    QVERIFY2(says(result.warnings, "the ends do not fit: LeftArm differs by 66° in frames 10 and 76"),
             result.warnings.empty() ? "" : result.warnings.front().text().c_str());
    QVERIFY(!says(test::apply("loop:frames=10-20", walk).warnings, "LeftArm differs"));
}

void LoopTest::aTurnIsSaid_data()
{
    QTest::addColumn<double>("degreesPerFrame");
    QTest::addColumn<std::string>("note");
    QTest::newRow("left") << 0.5 << std::string("the figure turns 33° to the left in each cycle");
    QTest::newRow("right") << -0.5 << std::string("the figure turns 33° to the right in each cycle");
    QTest::newRow("straight") << 0.0 << std::string();
}

void LoopTest::aTurnIsSaid()
{
    QFETCH(double, degreesPerFrame);
    QFETCH(std::string, note);
    const Clip walk = turning(makeWalker({.frames = 300, .bends = false}).clip, degreesPerFrame, 0);
    const AppliedOperation result = test::apply("loop:repeat=2", walk);
    QVERIFY(!result.candidates.empty());
    const double expected = degreesPerFrame * 66.0;
    QVERIFY2(std::abs(result.candidates.front().turnDegrees - expected) < 1.0,
             qPrintable(QString::number(result.candidates.front().turnDegrees)));
    QCOMPARE(says(result.notes, "the figure turns"), !note.empty());
    QVERIFY(note.empty() || says(result.notes, note));
    const std::string removed = degreesPerFrame > 0.0 ? "the figure turned 33° to the left in the cycle"
                                                      : "the figure turned 33° to the right in the cycle";
    QCOMPARE(says(test::apply("loop:travel=remove", walk).notes, removed), !note.empty());
}

// It comes first although the walk turns for most of the time, but not if all of the walk turns.
void LoopTest::aStraightCycleComesBeforeOneThatTurns()
{
    const Clip walk = makeWalker({.frames = 420, .bends = false}).clip;
    const AppliedOperation late = test::apply("loop", turning(walk, 0.5, 150));
    QVERIFY(!late.candidates.empty());
    QVERIFY2(std::abs(late.candidates.front().turnDegrees) < 8.0,
             qPrintable(QString::number(late.candidates.front().turnDegrees)));
    const AppliedOperation circle = test::apply("loop", turning(walk, 0.5, 0));
    QVERIFY(circle.candidates.size() > 1);
    QVERIFY(circle.candidates[1].turnDegrees > 25.0);
}

void LoopTest::eachOfTwoActorsKeepsItsWay()
{
    const Clip walk = makeWalker({.frames = 200, .bends = false}).clip;
    const Clip pair = bothIn(walk, turned(walk, 90.0), Together::TwoRoots);
    for (const char *travel : {"keep", "remove"}) {
        const AppliedOperation result = test::apply("loop:frames=10-76,repeat=3,travel=" + std::string(travel), pair);
        QVERIFY(result.isDone());
        QVERIFY(says(result.notes, QByteArrayView(travel) == "keep"
                                       ? "the 2 figures travel differently, so that each goes on"
                                       : "each of the 2 figures stays in place"));
        glm::dvec3 ways[2];
        for (int actor = 0; actor < 2; ++actor) {
            const CloudAlignment seam =
                alignedClouds(cloudOf(result.clip, actor, 20), cloudOf(result.clip, actor, 86), FloorPlane(Axis::Y));
            QVERIFY2(seam.distance < 1e-6, qPrintable(QString::number(seam.distance)));
            QVERIFY(std::abs(seam.headingRadians) < 1e-6);
            ways[actor] = seam.move.displacement;
        }
        if (QByteArrayView(travel) == "remove") {
            QVERIFY(glm::length(ways[0]) < 1e-6 && glm::length(ways[1]) < 1e-6);
        } else {
            QVERIFY(std::abs(glm::length(ways[0]) - 105.0) < 3.0 && std::abs(glm::length(ways[1]) - 105.0) < 3.0);
            QVERIFY(std::abs(glm::dot(ways[0], ways[1])) < 100.0); // at right angles
        }
    }
}

void LoopTest::actorsWhoWalkTogetherStayTogether()
{
    const Clip walk = makeWalker({.frames = 200, .bends = false}).clip;
    const Clip pair = bothIn(walk, walk, Together::TwoRoots);
    const AppliedOperation result = test::apply("loop:repeat=5", pair);
    QVERIFY(result.isDone());
    QVERIFY(says(result.notes, "the 2 figures are moved together"));
    const int cycle = result.clip.motion.frameCount() / 5;
    const auto between = [&](int frame) {
        return cloudOf(result.clip, 1, frame).front() - cloudOf(result.clip, 0, frame).front();
    };
    QVERIFY(glm::distance(between(3), between(3 + 4 * cycle)) < 1e-6);
}

// The pair has no good cycle where only one of both repeats itself.
void LoopTest::aCycleOfOneActorIsNoneOfTheOther()
{
    const Clip walk = makeWalker({.frames = 150, .bends = false}).clip;
    Clip other = walk;
    const int column = other.skeleton.joint(jointNamed(other.skeleton, "LeftUpLeg")).firstColumn;
    for (int frame = 0; frame < 150; ++frame) {
        for (int each = column; each < other.skeleton.columnCount(); ++each)
            other.motion.setValue(frame, each, 0.6 * frame + 0.1 * each);
    }
    QVERIFY(!candidatesOf(walk).empty());
    QVERIFY(candidatesOf(bothIn(walk, other, Together::TwoRoots)).empty());
}

// What has a root of its own and is no body, stays in the hand.
void LoopTest::aSwordGoesWithItsFigure()
{
    Clip walk = makeWalker({.frames = 200, .bends = false}).clip;
    const Clip alone = walk;
    const Joint hips = walk.skeleton.joint(0);
    Joint sword{.name = "Sword", .parent = NoJoint, .channels = hips.channels};
    walk.skeleton.addJoint(std::move(sword));
    Motion motion(200, walk.skeleton.columnCount());
    const int columns = alone.skeleton.columnCount();
    for (int frame = 0; frame < 200; ++frame) {
        for (int column = 0; column < columns; ++column)
            motion.setValue(frame, column, alone.motion.value(frame, column));
        for (int column = 0; column < 3; ++column) // beside the hips
            motion.setValue(frame, columns + column, alone.motion.value(frame, column) + 20.0);
    }
    motion.setFrameTimeSeconds(alone.motion.frameTimeSeconds());
    walk.motion = std::move(motion);
    walk.source.reset();
    const AppliedOperation result = test::apply("loop:frames=10-76,repeat=3", walk);
    QVERIFY(result.isDone());
    QVERIFY(!says(result.notes, "figures"));
    for (int frame = 0; frame < result.clip.motion.frameCount(); ++frame) {
        for (const int column : {0, 2}) {
            const double beside =
                result.clip.motion.value(frame, columns + column) - result.clip.motion.value(frame, column);
            QVERIFY2(std::abs(beside - 20.0) < 3.0, qPrintable(QString::number(beside)));
        }
    }
}

namespace {

// Two walkers who take steps of different lengths in time: the second one needs `frames` for a stride, the first 66.
Clip walkersInTheirTime(double frames, int count, Together together)
{
    const Clip first = makeWalker({.frames = count, .bends = false}).clip;
    Clip second = makeWalker({.frames = count, .framesPerSecond = frames / 1.1, .bends = false}).clip;
    return bothIn(first, second, together);
}

} // namespace

void LoopTest::figuresOfSeveralPeriodsRepeatTogether_data()
{
    QTest::addColumn<double>("frames");
    QTest::addColumn<bool>("hasCommonRoot");
    for (const double frames : {44.0, 88.0, 132.0}) {
        QTest::addRow("%g frames, two roots", frames) << frames << false;
        QTest::addRow("%g frames, one root", frames) << frames << true;
    }
}

// Half a cycle of one of them is no cycle of both.
void LoopTest::figuresOfSeveralPeriodsRepeatTogether()
{
    QFETCH(double, frames);
    QFETCH(bool, hasCommonRoot);
    const double common = frames == 88.0 ? 264.0 : 132.0;
    const Clip pair = walkersInTheirTime(frames, 480, hasCommonRoot ? Together::CommonRoot : Together::TwoRoots);
    const AppliedOperation result = test::apply("loop", pair);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    for (const LoopCycle &each : result.candidates) {
        const double cycles = (each.frames.last - each.frames.first) / common;
        QVERIFY2(std::abs(cycles - std::round(cycles)) * common < 3.0, qPrintable(QString::number(cycles)));
    }
}

void LoopTest::figuresThatDoNotRepeatTogetherAreNamed()
{
    const AppliedOperation result = test::apply("loop", walkersInTheirTime(107.0, 115, Together::CommonRoot));
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    const std::string reason = result.problem.text();
    QVERIFY2(reason.starts_with("the figures have no cycle together: frames "), reason.c_str());
    QVERIFY2(reason.find(" of the figure “A_Hips” differs by ") != std::string::npos ||
                 reason.find(" of the figure “B_Hips” differs by ") != std::string::npos,
             reason.c_str());
}

void LoopTest::oneWhoStandsDoesNotHideTheCycle()
{
    const Clip walk = makeWalker({.frames = 200, .bends = false}).clip;
    Clip stand = walk;
    for (int frame = 0; frame < 200; ++frame) {
        std::ranges::copy(walk.motion.frame(0), stand.motion.editFrame(frame).begin());
        stand.motion.setValue(frame, 4, walk.motion.value(0, 4) + 0.5 * std::sin(0.02 * frame));
    }
    for (const Together together : {Together::TwoRoots, Together::CommonRoot}) {
        for (const Clip &pair : {bothIn(walk, stand, together), bothIn(stand, walk, together)}) {
            const int cycle = applied("loop", pair).motion.frameCount();
            QVERIFY2(cycle % 66 <= 1 || cycle % 66 >= 65, qPrintable(QString::number(cycle)));
        }
    }
}

void LoopTest::eachFigureThatDoesNotFitIsSaid()
{
    const Clip fits = applied("trim:frames=0-119", makeWalker({.frames = 200, .bends = false}).clip);
    const Clip wide = walkerWithTurningArm(1.0);
    const AppliedOperation one = test::apply("loop:frames=10-76", bothIn(fits, wide, Together::CommonRoot));
    QVERIFY(one.isDone());
    QCOMPARE(one.warnings.size(), 1U);
    QVERIFY2(says(one.warnings, "the ends do not fit: B_LeftArm of the figure “B_Hips” differs by 66°"),
             one.warnings.front().text().c_str());
    QCOMPARE(test::apply("loop:frames=10-76", bothIn(wide, wide, Together::TwoRoots)).warnings.size(), 2U);
}

void LoopTest::aChangeOfFormationIsNoTurn_data()
{
    QTest::addColumn<bool>("hasCommonRoot");
    QTest::newRow("two roots") << false;
    QTest::newRow("one root") << true;
}

// Each of two walkers goes to the place of the other one, and both look where they looked before.
void LoopTest::aChangeOfFormationIsNoTurn()
{
    QFETCH(bool, hasCommonRoot);
    const Clip walk = makeWalker({.frames = 200, .bends = false}).clip;
    Clip pair = bothIn(walk, walk, hasCommonRoot ? Together::CommonRoot : Together::TwoRoots);
    const int second = walk.skeleton.columnCount(); // after the columns of the first one
    for (int frame = 0; frame < 200; ++frame) {
        const double way = 150.0 * (frame - 10) / 66.0;
        pair.motion.setValue(frame, 0, pair.motion.value(frame, 0) + way);
        pair.motion.setValue(frame, second, pair.motion.value(frame, second) - way);
    }
    const AppliedOperation result = test::apply("loop:frames=10-76,repeat=2", pair);
    QVERIFY(result.isDone());
    QVERIFY(!says(result.notes, "the figure turns"));
    QVERIFY(says(result.notes, "the 2 figures travel differently"));
    QVERIFY(result.warnings.empty());
    for (const LoopCycle &each : test::apply("loop", pair).candidates)
        QVERIFY2(std::abs(each.turnDegrees) < 2.0, qPrintable(QString::number(each.turnDegrees)));
}

void LoopTest::wholeTurnsAreSaid_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<std::string>("kept");
    QTest::addColumn<std::string>("left");
    QTest::addColumn<std::string>("removed");
    QTest::newRow("once and a bit") << 366.0 << std::string("the figure turns 366° to the left in each cycle")
                                    << std::string("the figure turns 360° to the left in each cycle")
                                    << std::string("the figure turned 6° to the left in the cycle");
    QTest::newRow("not quite twice") << -700.0 << std::string("the figure turns 700° to the right in each cycle")
                                     << std::string("the figure turns 720° to the right in each cycle")
                                     << std::string("the figure turned 20° to the left in the cycle");
}

void LoopTest::wholeTurnsAreSaid()
{
    QFETCH(double, degrees);
    QFETCH(std::string, kept);
    QFETCH(std::string, left);
    QFETCH(std::string, removed);
    const Clip onTheSpot = applied("inplace:path=line", makeWalker({.frames = 300, .bends = false}).clip);
    const Clip spin = turning(onTheSpot, degrees / 66.0, 0);
    QVERIFY(says(test::apply("loop:frames=10-76", spin).notes, kept));
    const AppliedOperation inPlace = test::apply("loop:frames=10-76,travel=remove", spin);
    QVERIFY(says(inPlace.notes, left));
    QVERIFY(says(inPlace.notes, removed));
    const AppliedOperation found = test::apply("loop", spin);
    QVERIFY2(found.isDone(), found.problem.text().c_str());
    const LoopCycle &best = found.candidates.front();
    const double expected = degrees / 66.0 * (best.frames.last - best.frames.first);
    QVERIFY2(std::abs(best.turnDegrees - expected) < 3.0, qPrintable(QString::number(best.turnDegrees)));
}

QTEST_GUILESS_MAIN(LoopTest)

} // namespace tst_loop

#include "tst_loop.moc"
