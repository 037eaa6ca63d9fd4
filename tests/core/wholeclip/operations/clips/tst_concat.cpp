#include "support/operationcalls.h"
#include "support/otherrests.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "base/at.h"
#include "body/upaxisdecision.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "joining/cloudalignment.h"
#include "joining/inertia.h"
#include "joining/joinsearch.h"
#include "pose/pose.h"
#include "tracks/rotationtrack.h"
#include "travel/rigidmove.h"

#include <QTest>

#include <array>
#include <cmath>

namespace tst_concat {

using namespace limber;
using namespace limber::test;

// Joins one clip to the end of another.
class ConcatTest : public QObject
{
    Q_OBJECT

private slots:
    void joiningACutClipRestoresIt();
    void otherAnglesOfTheSameRotationsAreContinued();
    void theSecondClipIsMovedAsAWhole();
    void alignmentFindsAMove();
    void inertiaFadesExactlyAndWithoutAJump();
    void theFadeDoesNotOvershoot();
    void aCrossfadeWithItselfIsTheClip();
    void aCrossfadeKeepsBothEnds();
    void aCrossfadeRisesFromOneHeightToTheOther();
    void otherRatesAndRotationOrdersAreAccepted();
    void aClipOfAnotherSkeletonIsRetargetedFirst();
    void aClipWithAnotherRestPoseOrSizeIsRetargetedFirst_data();
    void aClipWithAnotherRestPoseOrSizeIsRetargetedFirst();
    void aClipWithAnotherUpAxisIsStoodUpright();
    void aFigureThatLiesDoesNotDecideWhatIsUp_data();
    void aFigureThatLiesDoesNotDecideWhatIsUp();
    void clipsThatDoNotFitAreRefused();
    void distantPosesCauseAWarning();
    void theSeamIsAtTheEndsUnlessItIsSet();
    void aSeamIsATrimOfBothClips_data();
    void aSeamIsATrimOfBothClips();
    void aSeamCountsTheSecondClipsOwnFrames();
    void aPlantedSeamIsFound();
    void theFoundSeamIsTheNearestOfAll();
    void aClipIsNotJoinedToItselfAtTheSameFrames();
    void aSeamIsFoundForShortClips_data();
    void aSeamIsFoundForShortClips();
    void framesBeyondTheClipsAreReported_data();
    void framesBeyondTheClipsAreReported();
    void theSearchStopsWhenAsked();
    void clipsWithoutChannelsAreCounted();
};

namespace {

Clip part(const Clip &clip, int first, int last)
{
    Clip result = clip;
    result.motion.removeFrames(last + 1, clip.motion.frameCount() - last - 1);
    result.motion.removeFrames(0, first);
    return result;
}

RigidMove someMove()
{
    return {rotationAboutAxis({0, 1, 0}, 2.0), {300.0, 0.0, -150.0}, true};
}

Clip moved(Clip clip)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    static_cast<void>(moveFrames(clip, rules, figuresByRoot(clip.skeleton), {0, clip.motion.frameCount() - 1},
                                 [](int) { return someMove(); }, {}));
    return clip;
}

// Rotates the figure in the world; the rest pose stays as it is.
Clip rotated(Clip clip, const glm::dmat3 &rotation)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    static_cast<void>(moveFrames(clip, rules, figuresByRoot(clip.skeleton), {0, clip.motion.frameCount() - 1},
                                 [&](int) {
                                     return RigidMove{rotation, {}, true};
                                 },
                                 {}));
    return clip;
}

// Returns the direction from the hips to the head.
glm::dvec3 upwards(const Clip &clip, int frame)
{
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    const auto positionOf = [&](const char *name) { return at(pose.jointPositions, jointNamed(clip.skeleton, name)); };
    return directionOf(positionOf("Head") - positionOf("Hips"));
}

std::vector<glm::dvec3> positionsOf(const Clip &clip, int frame)
{
    return jointCloud(clip, decidePositionRules(clip.skeleton, clip.motion),
                      carriedJoints(clip.skeleton, figuresByRoot(clip.skeleton)), std::array{frame});
}

// The largest change of speed of a joint from frame to frame, in degrees.
double largestChange(const Clip &clip, int first, int last)
{
    double largest = 0.0;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const auto track = rotationTrack(clip, joint, {first - 1, last + 1});
        for (std::size_t i = 1; i + 1 < track.size(); ++i) {
            const glm::dvec3 before = rotationVector(glm::conjugate(track[i - 1]) * track[i]);
            const glm::dvec3 after = rotationVector(glm::conjugate(track[i]) * track[i + 1]);
            largest = std::max(largest, glm::distance(before, after) * degreesPerRadian);
        }
    }
    return largest;
}

// Whether a note or a problem contains these words.
bool says(const std::vector<Message> &notes, const char *words)
{
    return std::ranges::any_of(notes,
                               [&](const Message &note) { return note.text().find(words) != std::string::npos; });
}

JoinSearch searchOf(const Clip &clip, const Clip &second)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return {clip, second, rules, decideUpAxis(clip, rules).axis};
}

// A walk that starts in another position, with another stride.
Clip otherWalk(int frames)
{
    return moved(part(makeWalker({.frames = frames + 37}).clip, 37, frames + 36));
}

} // namespace

void ConcatTest::joiningACutClipRestoresIt()
{
    for (const unsigned seed : {1u, 2u, 3u}) {
        const Clip clip = makeRandomClip({.seed = seed, .frames = 100});
        const Clip after =
            applied("concat:with=b,transition=cut,align=no", part(clip, 0, 39), contextWith(part(clip, 40, 99)));
        QCOMPARE(after.motion.frameCount(), 100);
        for (int frame = 0; frame < 100; ++frame)
            QVERIFY(std::ranges::equal(after.motion.frame(frame), clip.motion.frame(frame)));
    }
    const Clip walk = makeWalker().clip;
    const Clip again = applied("concat:with=b", part(walk, 0, 119), contextWith(moved(part(walk, 120, 239))));
    QVERIFY2(poseError(walk, again).units < 5.0, qPrintable(QString::number(poseError(walk, again).units)));
}

void ConcatTest::otherAnglesOfTheSameRotationsAreContinued()
{
    const Clip walk = makeWalker().clip;
    Clip second = part(walk, 120, 239);
    for (const Joint &joint : walk.skeleton.joints()) {
        int angle = 0;
        for (int i = 0; i < joint.columnCount(); ++i) {
            if (!at(joint.channels, i).isRotation())
                continue;
            const int column = joint.firstColumn + i;
            for (int frame = 0; frame < 120; ++frame) {
                const double value = second.motion.value(frame, column);
                second.motion.setValue(frame, column, angle == 1 ? 180.0 - value : value + 180.0);
            }
            ++angle;
        }
    }
    const Clip after = applied("concat:with=b,transition=cut,align=no", part(walk, 0, 119), contextWith(second));
    for (int frame = 0; frame < 240; ++frame) {
        for (int column = 0; column < walk.skeleton.columnCount(); ++column)
            QVERIFY(std::abs(after.motion.value(frame, column) - walk.motion.value(frame, column)) < 1e-9);
    }
}

void ConcatTest::theSecondClipIsMovedAsAWhole()
{
    const Clip clip = makeWalker().clip;
    const Clip after = applied("concat:with=b,transition=cut", clip, contextWith(clip));
    QCOMPARE(after.motion.frameCount(), 480);
    const CloudAlignment move = alignedClouds(positionsOf(clip, 0), positionsOf(after, 240), FloorPlane(Axis::Y));
    for (int frame = 0; frame < 240; frame += 7) {
        const auto before = positionsOf(clip, frame);
        const auto now = positionsOf(after, 240 + frame);
        for (std::size_t i = 0; i < now.size(); ++i)
            QVERIFY(glm::distance(move.move.rotation * before[i] + move.move.displacement, now[i]) < 1e-9);
    }
}

void ConcatTest::alignmentFindsAMove()
{
    const Clip clip = makeWalker().clip;
    const CloudAlignment found =
        alignedClouds(positionsOf(clip, 10), positionsOf(moved(clip), 10), FloorPlane(Axis::Y));
    QVERIFY(std::abs(found.headingRadians - 2.0) < 1e-9);
    QVERIFY(glm::distance(found.move.displacement, someMove().displacement) < 1e-7);
    QVERIFY(found.distance < 1e-7);
}

void ConcatTest::inertiaFadesExactlyAndWithoutAJump()
{
    const Clip first = makeRandomClip({.seed = 7, .frames = 60, .hasOddChannels = false});
    Clip second = first;
    for (int frame = 0; frame < 60; ++frame) {
        const auto other = first.motion.frame(59 - frame);
        std::ranges::copy(other, second.motion.editFrame(frame).begin());
    }
    second.motion.removeFrames(0, 12);
    const Clip after = applied("concat:with=b,align=no,seconds=0.4", first, contextWith(second));
    QCOMPARE(after.motion.frameCount(), 108);
    for (int frame = 0; frame < 60; ++frame)
        QVERIFY(std::ranges::equal(after.motion.frame(frame), first.motion.frame(frame)));
    for (int frame = 84; frame < 108; ++frame)
        QVERIFY(std::ranges::equal(after.motion.frame(frame), second.motion.frame(frame - 60)));
    const double cut =
        largestChange(applied("concat:with=b,align=no,transition=cut", first, contextWith(second)), 58, 62);
    const double soft = largestChange(after, 58, 62);
    QVERIFY2(soft < 0.2 * cut, qPrintable(QStringLiteral("%1 %2").arg(soft).arg(cut)));
}

void ConcatTest::theFadeDoesNotOvershoot()
{
    for (const double speed : {0.0, -1.0, -20.0, -300.0}) {
        const FadingDifference difference({0.0, 1.5, 0.0}, {0.0, speed, 0.0}, 0.5);
        QVERIFY(glm::distance(difference.at(0.0), glm::dvec3(0.0, 1.5, 0.0)) < 1e-12);
        const double h = 1e-6;
        QVERIFY(std::abs((difference.at(h).y - difference.at(0.0).y) / h - speed) < 1e-2 * (1.0 + std::abs(speed)));
        for (double t = 0.0; t < 0.6; t += 0.001) {
            QVERIFY2(difference.at(t).y > -0.075 && difference.at(t).y < 1.575, qPrintable(QString::number(speed)));
            QVERIFY(t < 0.5 || difference.at(t) == glm::dvec3(0.0));
        }
    }
    const FadingDifference across({1.0, 0.0, 0.0}, {0.0, 5.0, 0.0}, 0.5);
    QVERIFY(std::abs(across.at(1e-6).y / 1e-6 - 5.0) < 1e-2);
    QVERIFY(FadingDifference(glm::dvec3(0.0), glm::dvec3(0.0), 0.5).at(0.1) == glm::dvec3(0.0));
}

void ConcatTest::aCrossfadeWithItselfIsTheClip()
{
    const Clip walk = makeWalker().clip;
    const Clip after = applied("concat:with=b,transition=crossfade,seconds=0.5,align=no", part(walk, 0, 149),
                               contextWith(part(walk, 120, 239)));
    QCOMPARE(after.motion.frameCount(), 240);
    const PoseError error = poseError(walk, after);
    QVERIFY(error.units < 1e-8 && error.degrees < 1e-8);
}

void ConcatTest::aCrossfadeKeepsBothEnds()
{
    const Clip first = makeRandomClip({.seed = 11, .frames = 60});
    const Clip second = part(makeRandomClip({.seed = 11, .frames = 120}), 50, 119);
    const Clip after = applied("concat:with=b,transition=crossfade,seconds=0.5,align=no", first, contextWith(second));
    QCOMPARE(after.motion.frameCount(), 100);
    for (int frame = 0; frame < 30; ++frame)
        QVERIFY(std::ranges::equal(after.motion.frame(frame), first.motion.frame(frame)));
    for (int frame = 60; frame < 100; ++frame)
        QVERIFY(std::ranges::equal(after.motion.frame(frame), second.motion.frame(frame - 30)));
    QVERIFY(largestChange(after, 25, 65) < 2.0 * std::max(largestChange(first, 5, 50), largestChange(second, 5, 60)));
}

void ConcatTest::aCrossfadeRisesFromOneHeightToTheOther()
{
    const Clip walk = makeWalker().clip;
    Clip second = part(walk, 120, 239);
    const int column = *walk.skeleton.columnOf(0, channels::Yposition);
    for (int frame = 0; frame < 120; ++frame)
        second.motion.setValue(frame, column, second.motion.value(frame, column) + 10.0);
    const Clip after =
        applied("concat:with=b,transition=crossfade,seconds=0.5,align=no", part(walk, 0, 149), contextWith(second));
    double before = 0.0;
    for (int frame = 120; frame < 150; ++frame) {
        const double risen = after.motion.value(frame, column) - walk.motion.value(frame, column);
        QVERIFY2(risen > before && risen < 10.0, qPrintable(QString::number(risen)));
        before = risen;
    }
}

void ConcatTest::otherRatesAndRotationOrdersAreAccepted()
{
    const Clip walk = makeWalker().clip;
    const Clip slow = makeWalker({.frames = 120, .framesPerSecond = 30.0}).clip;
    const Clip ordered = applied("order:to=XYZ", slow);
    for (const Clip &second : {slow, ordered}) {
        const Clip after = applied("concat:with=b,transition=cut,align=no", walk, contextWith(second));
        QCOMPARE(after.motion.frameCount(), 240 + 239);
        QVERIFY(after.skeleton.hasSameLayoutAs(walk.skeleton));
        const PoseError error = poseError(part(after, 240, 478), part(walk, 0, 238));
        QVERIFY2(error.units < 1.0, qPrintable(QString::number(error.units)));
    }
}

void ConcatTest::aClipOfAnotherSkeletonIsRetargetedFirst()
{
    const Clip walk = makeWalker({.frames = 60}).clip;
    Clip other = walk;
    for (int joint = 0; joint < other.skeleton.jointCount(); ++joint)
        other.skeleton.setName(joint, "mixamorig:" + other.skeleton.joint(joint).name);
    const AppliedOperation joined = limber::apply("concat:with=x,transition=cut", walk, contextWith(other));
    QVERIFY2(joined.isDone(), joined.problem.text().c_str());
    QCOMPARE(joined.clip.motion.frameCount(), 120);
    QVERIFY(std::ranges::any_of(joined.warnings, [](const Message &warning) {
        return warning.text().find("was first retargeted to this one") != std::string::npos;
    }));
    // It is the same walk: its feet are as far apart as before.
    const int left = jointNamed(walk.skeleton, "LeftFoot");
    const int right = jointNamed(walk.skeleton, "RightFoot");
    for (int frame = 0; frame < 60; ++frame) {
        const PositionRules rules = decidePositionRules(walk.skeleton, walk.motion);
        const Pose before = poseAt(walk, frame, rules);
        const Pose after = poseAt(joined.clip, 60 + frame, rules);
        const auto stride = [&](const Pose &pose) {
            return glm::distance(pose.positionOf(NodeId::joint(left)), pose.positionOf(NodeId::joint(right)));
        };
        QVERIFY(std::abs(stride(before) - stride(after)) < 0.5);
    }
}

void ConcatTest::aClipWithAnotherRestPoseOrSizeIsRetargetedFirst_data()
{
    QTest::addColumn<Clip>("other");
    const Clip walk = makeWalker({.frames = 120}).clip;
    QTest::newRow("Z up") << test::apply("upaxis:to=z", walk, {}).clip;
    QTest::newRow("turned over") << turnedOver(walk, Axis::Z);
    QTest::newRow("bones along X") << allAlong(walk, {1.0, 0.0, 0.0}, false);
    QTest::newRow("a hundred times as large") << test::apply("scale:by=100", walk, {}).clip;
}

void ConcatTest::aClipWithAnotherRestPoseOrSizeIsRetargetedFirst()
{
    QFETCH(Clip, other);
    const Clip walk = makeWalker({.frames = 120}).clip;
    const AppliedOperation joined = test::apply("concat:with=b,transition=cut", walk, contextWith(other));
    QVERIFY(says(joined.warnings, "was first retargeted to this one"));
    QCOMPARE(joined.clip.motion.frameCount(), 240);
    const PositionRules rules = decidePositionRules(walk.skeleton, walk.motion);
    for (int frame = 0; frame < 120; frame += 10) {
        const Pose before = poseAt(walk, frame, rules);
        const Pose after = poseAt(joined.clip, 120 + frame, rules);
        for (const char *name : {"Hips", "Head", "LeftFoot", "RightFoot", "LeftHand"}) {
            const double height = at(before.jointPositions, jointNamed(walk.skeleton, name)).y;
            QVERIFY2(std::abs(at(after.jointPositions, jointNamed(walk.skeleton, name)).y - height) < 1.0, name);
        }
    }
}

void ConcatTest::aClipWithAnotherUpAxisIsStoodUpright()
{
    const Clip first = makeWalker({.frames = 120}).clip;
    const Clip second = rotated(first, rotationBetween(Axis::Y, Axis::Z)); // the same skeleton, Z is up in its motion
    const PositionRules rules = decidePositionRules(second.skeleton, second.motion);
    QCOMPARE(int(decideUpAxis(second, rules).axis), int(Axis::Z));
    const AppliedOperation joined = test::apply("concat:with=b", first, contextWith(second));
    QCOMPARE(int(joined.upAxis), int(Axis::Y));
    QVERIFY(says(joined.notes, "is up in the other clip"));
    QVERIFY(upwards(joined.clip, 20).y > 0.9);
    QVERIFY(upwards(joined.clip, 200).y > 0.9);
}

void ConcatTest::aFigureThatLiesDoesNotDecideWhatIsUp_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<int>("up");
    QTest::newRow("detected") << int(UpAxisChoice::Auto) << int(Axis::Y);
    QTest::newRow("Y set") << int(UpAxisChoice::Y) << int(Axis::Y);
    QTest::newRow("Z set") << int(UpAxisChoice::Z) << int(Axis::Z);
}

void ConcatTest::aFigureThatLiesDoesNotDecideWhatIsUp()
{
    QFETCH(const int, choice);
    QFETCH(const int, up);
    const Clip second = makeWalker({.frames = 120}).clip;
    // A single pose in which the figure lies.
    const Clip first = rotated(part(second, 0, 0), rotationBetween(Axis::Y, Axis::Z));
    OperationContext context = contextWith(second);
    context.upAxis = UpAxisChoice(choice);
    const AppliedOperation joined = test::apply("concat:with=b,transition=cut", first, context);
    QCOMPARE(int(joined.upAxis), up);
    QVERIFY(upwards(joined.clip, 60)[up] > 0.9);
}

void ConcatTest::clipsThatDoNotFitAreRefused()
{
    const Clip walk = makeWalker().clip;
    QVERIFY(!test::apply("concat:with=b", walk, contextWith(makeRandomClip())).isDone());
    Clip empty = walk;
    empty.motion.removeFrames(0, 240);
    QVERIFY(!test::apply("concat:with=b", walk, contextWith(empty)).isDone());
    QVERIFY(!test::apply("concat:with=b", empty, contextWith(walk)).isDone());
    QVERIFY(!test::apply("concat:with=/nowhere/at/all.bvh", walk).isDone());
    Clip longer = walk;
    longer.skeleton.setOffset(NodeId::joint(2), {0, -60, 0});
    QCOMPARE(test::apply("concat:with=b", walk, contextWith(longer)).warnings.size(), std::size_t(1));
}

void ConcatTest::distantPosesCauseAWarning()
{
    const Clip walk = makeWalker().clip;
    Clip twisted = walk;
    const int column = walk.skeleton.joint(jointNamed(walk.skeleton, "LeftArm")).firstColumn;
    for (int frame = 0; frame < 240; ++frame)
        twisted.motion.setValue(frame, column, walk.motion.value(frame, column) + 175.0);
    for (const char *transition : {"inertialize", "crossfade"}) {
        const AppliedOperation result =
            test::apply(std::string("concat:with=b,transition=") + transition, walk, contextWith(twisted));
        QVERIFY(std::ranges::any_of(result.warnings, [](const Message &each) {
            return QString::fromStdString(each.text()).contains(QStringLiteral("LeftArm"));
        }));
    }
}

void ConcatTest::theSeamIsAtTheEndsUnlessItIsSet()
{
    const Clip walk = makeWalker().clip;
    const Clip other = otherWalk(100);
    for (const std::string transition : {"inertialize", "crossfade", "cut"}) {
        const std::string call = "concat:with=b,transition=" + transition;
        const std::string standard = writeBvh(applied(call, walk, contextWith(other)));
        QVERIFY(writeBvh(applied(call + ",seam=ends", walk, contextWith(other))) == standard);
        QVERIFY(writeBvh(applied(call + ",seam=239:0", walk, contextWith(other))) == standard);
        QVERIFY(writeBvh(applied(call + ",seam=last:0", walk, contextWith(other))) == standard);
    }
}

void ConcatTest::aSeamIsATrimOfBothClips_data()
{
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("first");
    QTest::newRow("inside") << 150 << 20;
    QTest::newRow("one frame of this clip") << 0 << 5;
    QTest::newRow("one frame of the second") << 200 << 99;
    QTest::newRow("one frame of both") << 0 << 99;
}

void ConcatTest::aSeamIsATrimOfBothClips()
{
    QFETCH(int, last);
    QFETCH(int, first);
    const Clip walk = makeWalker().clip;
    const Clip other = otherWalk(100);
    const Clip left = applied("trim:frames=0-" + std::to_string(last), walk);
    const Clip rest = applied("trim:frames=" + std::to_string(first) + "-last", other);
    const std::string seam = ",seam=" + std::to_string(last) + ":" + std::to_string(first);
    for (const std::string transition : {"inertialize", "crossfade", "cut"}) {
        const std::string call = "concat:with=b,transition=" + transition;
        const Clip joined = applied(call + seam, walk, contextWith(other));
        QVERIFY(writeBvh(joined) == writeBvh(applied(call, left, contextWith(rest))));
    }
}

// The second clip has half the frame rate of the first, and its frames are counted at its own rate.
void ConcatTest::aSeamCountsTheSecondClipsOwnFrames()
{
    const Clip walk = makeWalker().clip;
    const Clip slow = makeWalker({.frames = 120, .framesPerSecond = 30.0}).clip;
    const Clip joined = applied("concat:with=b,transition=cut,align=no,seam=79:40", walk, contextWith(slow));
    QCOMPARE(joined.motion.frameCount(), 80 + 2 * 79 + 1);
    const PoseError error = poseError(part(joined, 80, 238), part(walk, 80, 238));
    QVERIFY2(error.units < 1.0, qPrintable(QString::number(error.units)));
}

// The second clip continues in another position, with frames of the first clip.
void ConcatTest::aPlantedSeamIsFound()
{
    const Clip whole = makeRandomClip({.seed = 5, .frames = 300});
    const Clip clip = part(whole, 0, 199);
    for (const int start : {100, 150, 170}) {
        Clip second = part(whole, start, 299);
        const AppliedOperation joined =
            test::apply("concat:with=b,seam=auto,transition=cut,align=no", clip, contextWith(second));
        QVERIFY2(joined.isDone(), joined.problem.text().c_str());
        QVERIFY2(says(joined.notes, "0.000 units apart"), joined.notes.front().text().c_str());
        QCOMPARE(joined.clip.motion.frameCount(), 300); // no frame is skipped or repeated
        for (int frame = 0; frame < 300; ++frame)
            QVERIFY(std::ranges::equal(joined.clip.motion.frame(frame), whole.motion.frame(frame)));
    }
    // The second clip has half the frame rate and is moved.
    const Clip walk = makeWalker({.frames = 300}).clip;
    Clip slow = makeWalker({.frames = 150, .framesPerSecond = 30.0}).clip;
    slow = moved(part(slow, 60, 149));
    const AppliedOperation joined =
        test::apply("concat:with=b,seam=auto,transition=cut", part(walk, 0, 199), contextWith(slow));
    QVERIFY2(joined.isDone(), joined.problem.text().c_str());
    const double apart = std::stod(joined.notes.front().arguments().at(2).text);
    QVERIFY2(apart < 0.5, joined.notes.front().text().c_str());
}

void ConcatTest::theFoundSeamIsTheNearestOfAll()
{
    const Clip walk = makeWalker({.frames = 120}).clip;
    const Clip other = otherWalk(90);
    const JoinSearch search = searchOf(walk, other);
    const auto best = search.best({});
    QVERIFY(best.has_value());
    const double least = search.between(*best).distance;
    for (int last = 60; last < 116; ++last) {
        for (int first = 4; first < 45; ++first)
            QVERIFY(search.between({last, first}).distance >= least);
    }
    const AppliedOperation joined = test::apply("concat:with=b,seam=auto", walk, contextWith(other));
    const auto &said = joined.notes.front().arguments();
    QCOMPARE(said.at(0).text, std::to_string(best->last));
    QCOMPARE(said.at(1).text, std::to_string(best->first));
    const std::string seam = std::to_string(best->last) + ":" + std::to_string(best->first);
    QVERIFY(writeBvh(joined.clip) == writeBvh(applied("concat:with=b,seam=" + seam, walk, contextWith(other))));
}

// In the middle of both clips nearly the same frames would follow each other, so nothing would be joined.
void ConcatTest::aClipIsNotJoinedToItselfAtTheSameFrames()
{
    const Clip walk = makeWalker().clip; // at 60 frames a second
    for (const Clip &second : {walk, part(walk, 0, 239)}) {
        const Clip twice = applied("concat:with=b,seam=auto", walk, contextWith(second));
        QVERIFY2(twice.motion.frameCount() >= 270, qPrintable(QString::number(twice.motion.frameCount())));
    }
    const Clip brief = part(walk, 0, 19);
    const AppliedOperation joined = test::apply("concat:with=b,seam=auto", brief, contextWith(brief));
    QCOMPARE(joined.clip.motion.frameCount(), 40);
    QVERIFY(says(joined.notes, "joined at their ends"));
}

void ConcatTest::aSeamIsFoundForShortClips_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("others");
    for (const int frames : {1, 2, 3, 60}) {
        for (const int others : {1, 2, 3, 60})
            QTest::addRow("%d and %d", frames, others) << frames << others;
    }
}

void ConcatTest::aSeamIsFoundForShortClips()
{
    QFETCH(int, frames);
    QFETCH(int, others);
    const Clip clip = makeWalker({.frames = frames}).clip;
    const Clip other = otherWalk(others);
    for (const std::string seam : {"auto", "ends", "0:last", "last:0", "0:0"}) {
        const AppliedOperation joined = test::apply("concat:with=b,seam=" + seam, clip, contextWith(other));
        QVERIFY2(joined.isDone(), joined.problem.text().c_str());
        QVERIFY(joined.clip.motion.frameCount() >= 2);
        QVERIFY(joined.clip.motion.frameCount() <= frames + others);
    }
}

void ConcatTest::framesBeyondTheClipsAreReported_data()
{
    QTest::addColumn<QString>("seam");
    QTest::addColumn<QString>("words");
    QTest::newRow("this clip") << QStringLiteral("60:0")
                               << QStringLiteral("there is no frame 60: the frames are 0 to 59");
    QTest::newRow("the second") << QStringLiteral("59:30")
                                << QStringLiteral("no frame 30 in the second clip: its frames are 0 to 29");
    for (const char *text : {"10", "10:", ":10", "10:-1", "1.5:2", "10-20", "a:b", "10:20:30", ""})
        QTest::newRow(text) << QString::fromLatin1(text) << QStringLiteral("such as 120:8");
}

void ConcatTest::framesBeyondTheClipsAreReported()
{
    QFETCH(QString, seam);
    QFETCH(QString, words);
    const Clip other = otherWalk(30);
    const AppliedOperation result =
        test::apply("concat:with=b,seam=" + seam.toStdString(), makeWalker({.frames = 60}).clip, contextWith(other));
    QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::WrongCall));
    QVERIFY2(QString::fromStdString(result.problem.text()).contains(words), result.problem.text().c_str());
}

void ConcatTest::theSearchStopsWhenAsked()
{
    const Clip walk = makeWalker().clip;
    const Clip other = otherWalk(200);
    const JoinSearch search = searchOf(walk, other);
    int reports = 0;
    QVERIFY(!search.best([&](double) { return ++reports < 5; }).has_value());
    QCOMPARE(reports, 5);
    for (const int stop : {1, 3, 10, 30}) {
        reports = 0;
        const AppliedOperation result =
            applyOperation(*parseCall("concat:with=b,seam=auto").call, walk, contextWith(other),
                           Progress([&](double) { return ++reports < stop; }));
        QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::Cancelled));
        QVERIFY2(reports <= stop + 1, qPrintable(QString::number(reports)));
    }
}

void ConcatTest::clipsWithoutChannelsAreCounted()
{
    Clip still;
    still.skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    still.skeleton.addEndSite({"Site", 0, {0.0, 1.0, 0.0}, 0});
    still.motion = Motion(5, 0);
    Clip other = still;
    other.motion = Motion(3, 0);
    const AppliedOperation result = test::apply("concat:with=b,transition=cut", still, contextWith(other));
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    QCOMPARE(result.clip.motion.frameCount(), 8);
    for (int frame = 5; frame < 8; ++frame)
        QCOMPARE(result.clip.motion.sourceRow(frame), -1);
}

QTEST_GUILESS_MAIN(ConcatTest)

} // namespace tst_concat

#include "tst_concat.moc"
