#include "retarget/retargetclip.h"
#include "support/retargetoutcome.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

namespace tst_retargetreference {

using namespace limber;
using namespace limber::test;

// Frames that replace the rest pose of the source or the target.
class RetargetReferenceTest : public QObject
{
    Q_OBJECT

private slots:
    void aReferenceFrameCanReplaceTheRestPose();
    void aReferenceFrameOfTheSourceIsTaken();
    void framesThatDoNotExistAreNoReference();
    void aFigureThatLiesStaysLying_data();
    void aFigureThatLiesStaysLying();
    void aKnownUpAxisOutranksTheRestPose();
};

void RetargetReferenceTest::aReferenceFrameCanReplaceTheRestPose()
{
    // A skeleton whose rest pose is meaningless, with a frame in which it stands like the walker at rest.
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    const int arm = jointNamed(target.skeleton, "LeftArm");
    const int forearm = jointNamed(target.skeleton, "LeftForeArm");
    target.skeleton.setOffset(NodeId::joint(forearm), {0.0, 0.0, glm::length(target.skeleton.joint(forearm).offset)});
    const Joint &joint = target.skeleton.joint(arm);
    for (int i = 0; i < joint.columnCount(); ++i) {
        // The rotation about Y brings the forearm from +Z to +X.
        if (joint.channels[static_cast<std::size_t>(i)] == channels::Yrotation)
            target.motion.setValue(0, joint.firstColumn + i, 90.0);
    }
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Keep;
    input.settings.targetReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 0};
    const Clip result = retargeted(input).clip;
    const glm::dvec3 was = placeOf(walker.clip, "LeftForeArm", 60) - placeOf(walker.clip, "LeftArm", 60);
    const glm::dvec3 is = placeOf(result, "LeftForeArm", 60) - placeOf(result, "LeftArm", 60);
    QVERIFY(glm::distance(was, is) < 1e-6);
}

void RetargetReferenceTest::aReferenceFrameOfTheSourceIsTaken()
{
    // The rest pose of the source is meaningless; in its frame 0 it stands like the target at rest.
    const Walker walker = makeWalker();
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    const int forearm = jointNamed(walker.clip.skeleton, "LeftForeArm");
    Clip source = walker.clip;
    source.skeleton.setOffset(NodeId::joint(forearm), {0.0, 0.0, 28.0});
    const Joint &joint = source.skeleton.joint(arm);
    for (int frame = 0; frame < source.motion.frameCount(); ++frame) {
        for (int i = 0; i < joint.columnCount(); ++i) {
            const bool turns = joint.channels[static_cast<std::size_t>(i)] == channels::Yrotation;
            source.motion.setValue(frame, joint.firstColumn + i, turns ? 90.0 : 0.0);
        }
        for (int column = 3; column < source.skeleton.columnCount() && frame == 0; ++column) {
            if (source.skeleton.column(column).joint != arm)
                source.motion.setValue(frame, column, 0.0);
        }
    }
    RetargetInput input = automaticRetarget(source, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Keep;
    input.settings.sourceReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 0};
    const Clip result = retargeted(input).clip;
    for (const int frame : {0, 60}) {
        const glm::dvec3 was = placeOf(source, "LeftForeArm", frame) - placeOf(source, "LeftArm", frame);
        const glm::dvec3 is = placeOf(result, "LeftForeArm", frame) - placeOf(result, "LeftArm", frame);
        QVERIFY2(glm::distance(was, is) < 1e-6, qPrintable(QString::number(glm::distance(was, is))));
    }
}

void RetargetReferenceTest::framesThatDoNotExistAreNoReference()
{
    const Walker walker = makeWalker({.frames = 60});
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Keep;
    const Clip plain = retargeted(input).clip;
    const auto differs = [&](int frame) {
        input.settings.sourceReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = frame};
        return largestDistance(plain, retargeted(input).clip, 1.0) > 1e-9;
    };
    QVERIFY(differs(0));
    QVERIFY(differs(59));
    QVERIFY(!differs(60));
    QVERIFY(!differs(-1));
}

void RetargetReferenceTest::aFigureThatLiesStaysLying_data()
{
    QTest::addColumn<bool>("isTarget"); // the skeleton comes with a motion that lies
    QTest::newRow("the motion lies") << false;
    QTest::newRow("the skeleton's own motion lies, too") << true;
}

// A body that lies on the floor of a world with Y up has its head above its feet along another axis.
void RetargetReferenceTest::aFigureThatLiesStaysLying()
{
    QFETCH(bool, isTarget);
    Clip lying = makeWalker().clip;
    for (int frame = 0; frame < lying.motion.frameCount(); ++frame) {
        lying.motion.setValue(frame, 1, 10.0);
        lying.motion.setValue(frame, *lying.skeleton.columnOf(0, {ChannelKind::Rotation, Axis::X}), 90.0);
    }
    const Clip longer = makeWalker({.thigh = 50.0}).clip;
    Clip target = isTarget ? lying : atRest(longer);
    target.skeleton = longer.skeleton;
    const RetargetInput input = automaticRetarget(lying, target);
    QCOMPARE(input.sourceUp, Axis::Y);
    const auto result = retargetClip(input);
    QVERIFY(result);
    const PositionRules rules = decidePositionRules(result->clip.skeleton, result->clip.motion);
    for (const int frame : {0, 100, 239}) {
        const Pose pose = poseAt(result->clip, frame, rules);
        const auto heightOf = [&](const char *name) {
            return pose.jointPositions[static_cast<std::size_t>(jointNamed(result->clip.skeleton, name))].y;
        };
        QVERIFY(std::abs(heightOf("Head") - heightOf("Hips")) < 15.0);
    }
}

// A character's file says what is up in it: one whose rest pose lies down gets upright motions all the same.
void RetargetReferenceTest::aKnownUpAxisOutranksTheRestPose()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    for (const NodeId node : target.skeleton.nodesInFileOrder()) {
        const glm::dvec3 offset = target.skeleton.offsetOf(node);
        target.skeleton.setOffset(node, {offset.x, -offset.z, offset.y}); // it lies on its back, along Z
    }
    RetargetInput input = retargetSource(walker.clip, {}, std::nullopt, Vocabulary::builtIn());
    setRetargetTarget(input, {.clip = target, .up = Axis::Y});
    input.mapping = mapJoints(input, Vocabulary::builtIn()).sureOnly();
    const auto result = retargetClip(input, {});
    QVERIFY(result.has_value());
    const int hips = jointNamed(target.skeleton, "Hips");
    const int head = jointNamed(target.skeleton, "Head");
    const Pose pose = poseAt(result->clip, 5, result->rules);
    const glm::dvec3 trunk = glm::normalize(pose.jointPositions[static_cast<std::size_t>(head)] -
                                            pose.jointPositions[static_cast<std::size_t>(hips)]);
    QVERIFY2(trunk.y > 0.9, qPrintable(QString::number(trunk.y)));
    // What the user asks for outranks the file.
    input.settings.targetUp = UpAxisChoice::Z;
    const auto asked = retargetClip(input, {});
    QVERIFY(asked.has_value());
    const Pose other = poseAt(asked->clip, 5, asked->rules);
    QVERIFY(glm::normalize(other.jointPositions[static_cast<std::size_t>(head)] -
                           other.jointPositions[static_cast<std::size_t>(hips)])
                .z > 0.9);
}

QTEST_APPLESS_MAIN(RetargetReferenceTest)

} // namespace tst_retargetreference

#include "tst_retargetreference.moc"
