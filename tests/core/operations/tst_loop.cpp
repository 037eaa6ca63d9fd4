#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "geometry/geometry.h"
#include "joining/cloudalignment.h"
#include "joining/cyclesearch.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace limber;
using namespace limber::test;

// Makes closed cycles.
class LoopTest : public QObject
{
    Q_OBJECT

private slots:
    void theEndMeetsTheStart_data();
    void theEndMeetsTheStart();
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
            for (const bool walks : {true, false})
                QTest::addRow("%s %s %s", settings, travel, walks ? "walker" : "tree")
                    << QStringLiteral("loop:lastframe=with,repeat=2,%1,travel=%2")
                           .arg(QString::fromLatin1(settings), QString::fromLatin1(travel))
                    << walks;
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
    const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    return *loopCandidates({clip, rules, Axis::Y, roles}, SeamSearch(clip, rules, Axis::Y), {});
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

void LoopTest::aClipWithoutACycleSaysSo()
{
    const Clip once = applied("trim:frames=0-40", makeWalker().clip);
    QVERIFY(candidatesOf(once).empty());
    const AppliedOperation result = test::apply("loop", once);
    QVERIFY(result.isDone());
    QVERIFY(!result.warnings.empty());
    QCOMPARE(int(test::apply("loop:candidate=3", applied("trim:frames=0-80", makeWalker().clip)).outcome),
             int(AppliedOperation::Outcome::Refused));
}

QTEST_GUILESS_MAIN(LoopTest)
#include "tst_loop.moc"
