#include "base/at.h"
#include "character/character.h"
#include "core/interchange/gltf/glbreader.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "pose/upaxis.h"
#include "scene/clip/sceneclip.h"
#include "scene/gltf/gltfreader.h"
#include "support/animal.h"
#include "support/walker.h"
#include "tracks/rotationtrack.h"
#include "vrma/humanbones.h"
#include "vrma/vrmamotion.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace tst_vrmamotion {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A motion as an animation of VRM: on a body in a T-pose, as the specification wants it.
class VrmaMotionTest : public QObject
{
    Q_OBJECT

private slots:
    void theBonesAreThoseOfVrm();
    void longSpinesAndPalmsAreLeftOut();
    void theLastJointOfANeckCarriesTheHead();
    void missingBonesAreNamed();
    void limbsPointWhereTheyDo_data();
    void limbsPointWhereTheyDo();
    void theBodyRestsInATPose_data();
    void theBodyRestsInATPose();
    void theRestPoseOfTheClipDoesNotMatter();
    void hipsAtTheOriginKeepTheirHeight();
    void aCharacterInATPoseKeepsItsRotations_data();
    void aCharacterInATPoseKeepsItsRotations();
    void onlyLimbsThatAreOffAreTurned();
    void thePoseInWhichACharacterRestsDoesNotMatter_data();
    void thePoseInWhichACharacterRestsDoesNotMatter();
    void ofTwoFiguresTheOneThatMovesIsTaken();
    void theFileHasNodesAndOneAnimation();
    void theFileIsReadBack();
    void aMotionWithoutFramesIsRefused();
};

namespace {

struct Human
{
    double armsDownDegrees = 0.0; // at rest
    bool hasHands = true;
    bool hasHead = true;
    bool isZUp = false;
    int spines = 2;
    bool hasPalms = false; // joints between the wrist and the index finger
};

// A figure of 100 to 200 units in a pose between a T-pose and one with its arms down; it stands on 0.
Clip humanAtRest(const Human &how)
{
    Clip clip;
    const glm::dmat3 up = how.isZUp ? glm::transpose(yUpFrom(Axis::Z)) : glm::dmat3(1.0);
    std::map<std::string, int> joints;
    const auto add = [&](const std::string &name, const std::string &parent, const glm::dvec3 &offset) {
        Joint joint;
        joint.name = name;
        joint.parent = parent.empty() ? NoJoint : joints.at(parent);
        joint.offset = up * offset;
        if (parent.empty())
            joint.channels = {channels::Xposition, channels::Yposition, channels::Zposition};
        for (const Channel channel : {channels::Zrotation, channels::Xrotation, channels::Yrotation})
            joint.channels.push_back(channel);
        joints[name] = clip.skeleton.addJoint(std::move(joint));
    };
    add("Hips", "", {0, 92, 0});
    std::string last = "Hips";
    for (int i = 1; i <= how.spines; ++i) {
        const std::string name = "Spine" + (i == 1 ? std::string() : std::to_string(i - 1));
        add(name, last, {0, 30.0 / how.spines, i == 1 ? -2 : 1});
        last = name;
    }
    add("Neck", last, {0, 20, -1});
    if (how.hasHead)
        add("Head", "Neck", {0, 10, 2});
    for (const auto &[side, sign] : {std::pair(std::string("Left"), 1.0), {std::string("Right"), -1.0}}) {
        const double angle = how.armsDownDegrees / degreesPerRadian;
        const glm::dvec3 out(sign * std::cos(angle), -std::sin(angle), 0.0);
        add(side + "Shoulder", last, {4 * sign, 15, 0});
        add(side + "Arm", side + "Shoulder", {12 * sign, 0, 0});
        add(side + "ForeArm", side + "Arm", 28.0 * out);
        if (how.hasHands)
            add(side + "Hand", side + "ForeArm", 26.0 * out);
        std::string finger = side + "Hand";
        for (int i = how.hasPalms ? 0 : 1; how.hasHands && i <= 3; ++i) {
            const double length = i == 0 ? 2.0 : i == 1 ? (how.hasPalms ? 7.0 : 9.0) : 3.0;
            add(side + "HandIndex" + std::to_string(i), finger, length * out + glm::dvec3(0, 0, i < 1 ? 2 : 0));
            finger = side + "HandIndex" + std::to_string(i);
        }
    }
    for (const auto &[side, sign] : {std::pair(std::string("Left"), 1.0), {std::string("Right"), -1.0}}) {
        add(side + "UpLeg", "Hips", {9 * sign, -4, 0});
        add(side + "Leg", side + "UpLeg", {0, -40, 1});
        add(side + "Foot", side + "Leg", {0, -40, -2});
        add(side + "ToeBase", side + "Foot", {0, -8, 12});
        clip.skeleton.addEndSite({.parent = joints[side + "ToeBase"], .offset = up * glm::dvec3(0, 0, 6)});
    }
    return clip;
}

// Gives a figure a motion in which all joints turn, and the hips travel.
Clip moving(Clip clip, int frames = 20)
{
    clip.motion = Motion(frames, clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(1.0 / 24.0);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> part(-1.0, 1.0);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const glm::dvec3 axis{part(random), part(random), part(random)};
        std::vector<glm::dquat> rotations;
        for (int frame = 0; frame < frames; ++frame)
            rotations.push_back(rotationFromVector((0.5 * std::sin(0.3 * frame)) * axis));
        writeNewRotations(clip, joint, 0, rotations);
    }
    for (int frame = 0; frame < frames; ++frame) {
        for (int axis = 0; axis < 3; ++axis)
            clip.motion.setValue(frame, axis, clip.skeleton.joint(0).offset[axis] + (axis + 1) * 0.7 * frame);
    }
    return clip;
}

Clip human(const Human &how = {})
{
    return moving(humanAtRest(how));
}

// Keeps the soles of a motion level, as those of a figure that walks.
Clip withLevelFeet(Clip clip)
{
    for (int foot = 0; foot < clip.skeleton.jointCount(); ++foot) {
        const bool isToe = clip.skeleton.joint(foot).name.ends_with("ToeBase");
        if (!isToe && !clip.skeleton.joint(foot).name.ends_with("Foot"))
            continue;
        std::vector<glm::dquat> rotations;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const Pose pose = poseAt(clip, frame, {});
            const glm::dmat3 &parent = at(pose.worldFromJoint, clip.skeleton.joint(foot).parent);
            rotations.push_back(isToe ? glm::dquat(1, 0, 0, 0) : glm::quat_cast(glm::transpose(parent)));
        }
        writeNewRotations(clip, foot, 0, rotations);
    }
    return clip;
}

VrmaMotion vrmaOf(const Clip &clip)
{
    VrmaResult made = vrmaMotion(clip, {}, std::nullopt, 0.01, Vocabulary::builtIn());
    return made.motion ? *std::move(made.motion) : VrmaMotion();
}

int jointOf(const VrmaMotion &motion, const std::string &bone)
{
    const auto found = std::ranges::find(motion.bones, bone);
    return found == motion.bones.end() ? NoJoint : static_cast<int>(found - motion.bones.begin());
}

// A scene with a node for each joint of a figure, whose axes are turned at random; lengths are metres.
Scene sceneOf(const Skeleton &skeleton, unsigned seed)
{
    Scene scene;
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> part(-1.0, 1.0);
    std::vector<glm::dquat> worlds;
    for (const Joint &joint : skeleton.joints()) {
        worlds.push_back(rotationFromVector({3 * part(random), 2 * part(random), 2 * part(random)}));
        const glm::dquat above = joint.isRoot() ? glm::dquat(1, 0, 0, 0) : at(worlds, joint.parent);
        SceneNode node;
        node.name = joint.name;
        node.parent = joint.parent;
        node.rest.translation = glm::conjugate(above) * (joint.offset / 100.0);
        node.rest.rotation = glm::conjugate(above) * worlds.back();
        node.isSkinJoint = true;
        node.place = static_cast<int>(scene.nodes.size());
        scene.nodes.push_back(std::move(node));
    }
    return scene;
}

double largestTurn(const Pose &a, int jointOfA, const Pose &b, int jointOfB)
{
    return angleOf(glm::transpose(at(a.worldFromJoint, jointOfA)) * at(b.worldFromJoint, jointOfB)) * degreesPerRadian;
}

QByteArray fileOf(const VrmaMotion &motion)
{
    const auto file = GltfExport::make(motion.clip, motion.rules, vrmaOptions(motion, "walk", "test"));
    QByteArray bytes;
    const bool isWritten = file && file->write([&bytes](std::string_view piece) {
        bytes.append(piece.data(), static_cast<qsizetype>(piece.size()));
        return true;
    });
    return isWritten ? bytes : QByteArray();
}

} // namespace

void VrmaMotionTest::theBonesAreThoseOfVrm()
{
    const std::vector<HumanBone> &bones = humanBones();
    QCOMPARE(bones.size(), std::size_t(53));
    QCOMPARE(std::ranges::count_if(bones, &HumanBone::isRequired), 15);
    for (std::size_t i = 0; i < bones.size(); ++i) {
        QVERIFY(bones[i].parent < static_cast<int>(i));
        QCOMPARE(findHumanBone(bones[i].name), static_cast<int>(i));
    }
    const auto parent = [&](const char *bone) { return at(bones, at(bones, findHumanBone(bone)).parent).name; };
    QCOMPARE(parent("leftThumbMetacarpal"), "leftHand");
    QCOMPARE(parent("leftThumbDistal"), "leftThumbProximal");
    QCOMPARE(parent("rightLittleDistal"), "rightLittleIntermediate");
    QCOMPARE(parent("rightShoulder"), "upperChest");
    QCOMPARE(parent("rightToes"), "rightFoot");
    QCOMPARE(findHumanBone("leftEye"), -1);
}

void VrmaMotionTest::longSpinesAndPalmsAreLeftOut()
{
    QVERIFY(vrmaOf(human()).notes.empty());
    const VrmaMotion motion = vrmaOf(human({.spines = 5, .hasPalms = true}));
    const auto nameOf = [&](const char *bone) {
        const int joint = jointOf(motion, bone);
        return joint == NoJoint ? std::string() : motion.clip.skeleton.joint(joint).name;
    };
    QCOMPARE(nameOf("spine"), "Spine");
    QCOMPARE(nameOf("chest"), "Spine2");
    QCOMPARE(nameOf("upperChest"), "Spine4");
    QCOMPARE(nameOf("leftIndexProximal"), "LeftHandIndex1");
    QCOMPARE(nameOf("leftIndexDistal"), "LeftHandIndex3");
    QCOMPARE(vrmaOf(human()).clip.skeleton.joint(jointOf(vrmaOf(human()), "leftIndexDistal")).name, "LeftHandIndex3");
}

void VrmaMotionTest::theLastJointOfANeckCarriesTheHead()
{
    const VrmaMotion motion = vrmaOf(human({.hasHead = false}));
    QVERIFY(jointOf(motion, "head") != NoJoint);
    QCOMPARE(motion.clip.skeleton.joint(jointOf(motion, "head")).name, "Neck");
    QCOMPARE(jointOf(motion, "neck"), NoJoint);
}

void VrmaMotionTest::missingBonesAreNamed()
{
    const VrmaResult made = vrmaMotion(human({.hasHands = false}), {}, std::nullopt, 0.01, Vocabulary::builtIn());
    QVERIFY(!made.motion);
    QCOMPARE(made.problem.text(),
             "expected the bones hips, spine, head, leftUpperArm, leftLowerArm, leftHand, rightUpperArm, "
             "rightLowerArm, rightHand, leftUpperLeg, leftLowerLeg, leftFoot, rightUpperLeg, rightLowerLeg, rightFoot "
             "for .vrma, without leftHand, rightHand");
    const Character character = *characterOf(sceneOf(humanAtRest({.hasHands = false}).skeleton, 1)).character;
    const VrmaResult ofCharacter = vrmaMotion(character, moving(character.rest), {});
    QVERIFY(!ofCharacter.motion);
    QVERIFY(ofCharacter.problem.text().ends_with("without leftHand, rightHand"));
}

void VrmaMotionTest::limbsPointWhereTheyDo_data()
{
    QTest::addColumn<double>("armsDown");
    QTest::addColumn<bool>("isZUp");
    QTest::newRow("T-pose") << 0.0 << false;
    QTest::newRow("A-pose") << 45.0 << false;
    QTest::newRow("arms down") << 88.0 << false;
    QTest::newRow("Z up") << 20.0 << true;
}

void VrmaMotionTest::limbsPointWhereTheyDo()
{
    QFETCH(const double, armsDown);
    QFETCH(const bool, isZUp);
    const Clip clip = human({.armsDownDegrees = armsDown, .isZUp = isZUp});
    const VrmaMotion motion = vrmaOf(clip);
    QCOMPARE(motion.clip.motion.frameCount(), clip.motion.frameCount());
    QCOMPARE(motion.clip.motion.frameTimeSeconds(), clip.motion.frameTimeSeconds());
    const glm::dmat3 upright = yUpFrom(isZUp ? Axis::Z : Axis::Y);
    const std::vector<std::pair<std::string, std::string>> limbs{
        {"leftUpperArm", "leftLowerArm"},   {"leftLowerArm", "leftHand"},  {"rightUpperArm", "rightLowerArm"},
        {"leftUpperLeg", "leftLowerLeg"},   {"leftLowerLeg", "leftFoot"},  {"rightLowerLeg", "rightFoot"},
        {"rightUpperLeg", "rightLowerLeg"}, {"rightLowerArm", "rightHand"}};
    const auto sourceOf = [&](int joint) {
        const auto joints = clip.skeleton.joints();
        return static_cast<int>(std::ranges::find(joints, motion.clip.skeleton.joint(joint).name, &Joint::name) -
                                joints.begin());
    };
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(clip, frame, {});
        const Pose is = poseAt(motion.clip, frame, motion.rules);
        for (const auto &[from, to] : limbs) {
            const int a = jointOf(motion, from);
            const int b = jointOf(motion, to);
            const glm::dvec3 wanted =
                upright * (at(was.jointPositions, sourceOf(b)) - at(was.jointPositions, sourceOf(a)));
            const glm::dvec3 found = at(is.jointPositions, b) - at(is.jointPositions, a);
            QVERIFY2(glm::dot(directionOf(wanted), directionOf(found)) > std::cos(0.5 / degreesPerRadian),
                     from.c_str());
        }
        QVERIFY(glm::distance(is.jointPositions.front(), upright * was.jointPositions.front()) < 1e-6);
    }
}

void VrmaMotionTest::theBodyRestsInATPose_data()
{
    limbsPointWhereTheyDo_data();
}

void VrmaMotionTest::theBodyRestsInATPose()
{
    QFETCH(const double, armsDown);
    QFETCH(const bool, isZUp);
    const VrmaMotion motion = vrmaOf(human({.armsDownDegrees = armsDown, .isZUp = isZUp}));
    const Pose rest = restPose(motion.clip.skeleton);
    const auto place = [&](const char *bone) { return at(rest.jointPositions, jointOf(motion, bone)); };
    QVERIFY(glm::distance(directionOf(place("leftHand") - place("leftUpperArm")), glm::dvec3(1, 0, 0)) < 1e-6);
    QVERIFY(glm::distance(directionOf(place("rightHand") - place("rightUpperArm")), glm::dvec3(-1, 0, 0)) < 1e-6);
    QVERIFY(glm::distance(directionOf(place("leftIndexDistal") - place("leftIndexProximal")), glm::dvec3(1, 0, 0)) <
            1e-6);
    QVERIFY(glm::distance(directionOf(place("leftFoot") - place("leftUpperLeg")), glm::dvec3(0, -1, 0)) < 1e-6);
    QVERIFY(place("leftToes").z > place("leftFoot").z + 5.0);
    QVERIFY(std::abs(place("leftToes").y) < 1e-6);
    QVERIFY(std::abs(glm::distance(place("leftHand"), place("leftUpperArm")) - 54.0) < 1e-6);
}

void VrmaMotionTest::theRestPoseOfTheClipDoesNotMatter()
{
    const Clip clip = withLevelFeet(human({.armsDownDegrees = 30.0}));
    const Pose rest = poseAt(clip, 5, {}); // bent and turned
    Clip bent = clip;
    for (int joint = 1; joint < clip.skeleton.jointCount(); ++joint) {
        const int parent = clip.skeleton.joint(joint).parent;
        bent.skeleton.setOffset(NodeId::joint(joint),
                                at(rest.worldFromJoint, parent) * clip.skeleton.joint(joint).offset);
    }
    std::vector<std::vector<glm::dquat>> rotations(static_cast<std::size_t>(clip.skeleton.jointCount()));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, {});
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const int parent = clip.skeleton.joint(joint).parent;
            const auto turned = [&](int of) {
                return of == NoJoint ? glm::dmat3(1.0)
                                     : at(pose.worldFromJoint, of) * glm::transpose(at(rest.worldFromJoint, of));
            };
            at(rotations, joint)
                .push_back(glm::normalize(glm::quat_cast(glm::transpose(turned(parent)) * turned(joint))));
        }
    }
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        writeNewRotations(bent, joint, 0, at(rotations, joint));
    const VrmaMotion plain = vrmaOf(clip);
    const VrmaMotion found = vrmaOf(bent);
    QCOMPARE(found.bones, plain.bones);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(plain.clip, frame, plain.rules);
        const Pose is = poseAt(found.clip, frame, found.rules);
        for (int bone = 0; bone < static_cast<int>(plain.bones.size()); ++bone)
            QVERIFY2(largestTurn(was, bone, is, bone) < 1e-6, at(plain.bones, bone).c_str());
        QVERIFY(glm::distance(was.jointPositions.front(), is.jointPositions.front()) < 1e-6);
    }
    const Pose body = restPose(found.clip.skeleton);
    const double height = restPose(plain.clip.skeleton).jointPositions.front().y;
    QVERIFY2(std::abs(body.jointPositions.front().y - height) < 1e-6, qPrintable(QString::number(height)));
}

void VrmaMotionTest::hipsAtTheOriginKeepTheirHeight()
{
    Clip clip = human();
    clip.skeleton.setOffset(NodeId::joint(0), glm::dvec3(0.0));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int axis = 0; axis < 3; ++axis)
            clip.motion.setValue(frame, axis, 0.0);
    }
    const VrmaMotion motion = vrmaOf(clip);
    QVERIFY(std::abs(motion.clip.skeleton.joint(0).offset.y - 92.0) < 0.2); // the legs are straight
    QVERIFY(glm::length(poseAt(motion.clip, 3, motion.rules).jointPositions.front()) < 1e-9);
    QVERIFY(motion.floorHeight < -60.0);
}

void VrmaMotionTest::aCharacterInATPoseKeepsItsRotations_data()
{
    QTest::addColumn<bool>("hasBones");
    QTest::addColumn<double>("lifted");
    QTest::newRow("by names") << false << 0.0;
    QTest::newRow("by its own map") << true << 0.0;
    QTest::newRow("that hovers") << false << 40.0;
}

void VrmaMotionTest::aCharacterInATPoseKeepsItsRotations()
{
    QFETCH(const bool, hasBones);
    QFETCH(const double, lifted);
    Clip figure = humanAtRest({});
    figure.skeleton.setOffset(NodeId::joint(0), glm::dvec3(0.0, 92.0 + lifted, 0.0));
    Scene scene = sceneOf(figure.skeleton, 3);
    const std::map<std::string, std::string> bones{{"Hips", "hips"},
                                                   {"Spine", "spine"},
                                                   {"Neck", "head"},
                                                   {"LeftArm", "leftUpperArm"},
                                                   {"LeftForeArm", "leftLowerArm"},
                                                   {"LeftHand", "leftHand"},
                                                   {"RightArm", "rightUpperArm"},
                                                   {"RightForeArm", "rightLowerArm"},
                                                   {"RightHand", "rightHand"},
                                                   {"LeftUpLeg", "leftUpperLeg"},
                                                   {"LeftLeg", "leftLowerLeg"},
                                                   {"LeftFoot", "leftFoot"},
                                                   {"RightUpLeg", "rightUpperLeg"},
                                                   {"RightLeg", "rightLowerLeg"},
                                                   {"RightFoot", "rightFoot"},
                                                   {"Head", "leftEye"}};
    for (SceneNode &node : scene.nodes) {
        const auto bone = bones.find(node.name);
        if (hasBones && bone != bones.end())
            node.humanBone = bone->second;
        if (hasBones)
            node.name = "node";
    }
    const Character character = *characterOf(std::move(scene)).character;
    const Clip clip = moving(character.rest);
    const VrmaResult made = vrmaMotion(character, clip, {});
    QVERIFY2(made.motion, made.problem.text().c_str());
    const VrmaMotion &motion = *made.motion;
    QCOMPARE(motion.bones.size(), std::size_t(hasBones ? 15 : 27));
    QCOMPARE(jointOf(motion, "leftEye"), NoJoint);
    const HumanJoints joints = humanJoints(character, character.rest);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(clip, frame, {});
        const Pose is = poseAt(motion.clip, frame, motion.rules);
        for (std::size_t i = 0; i < motion.bones.size(); ++i) {
            const int joint = at(joints, findHumanBone(motion.bones[i]));
            QVERIFY(largestTurn(was, joint, is, static_cast<int>(i)) < 1e-6);
        }
        const double heights = 92.0 / motion.clip.skeleton.joint(0).offset.y;
        QVERIFY(glm::distance(heights * is.jointPositions.front(),
                              was.jointPositions.front() - glm::dvec3(0.0, lifted, 0.0)) < 1e-6);
    }
}

void VrmaMotionTest::onlyLimbsThatAreOffAreTurned()
{
    const Character character = *characterOf(sceneOf(humanAtRest({.armsDownDegrees = 45.0}).skeleton, 4)).character;
    const Clip clip = moving(character.rest);
    const VrmaResult made = vrmaMotion(character, clip, {});
    QVERIFY(made.motion);
    const VrmaMotion &motion = *made.motion;
    const HumanJoints joints = humanJoints(character, character.rest);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(clip, frame, {});
        const Pose is = poseAt(motion.clip, frame, motion.rules);
        for (std::size_t i = 0; i < motion.bones.size(); ++i) {
            const std::string &bone = motion.bones[i];
            const bool isOfArm = bone.ends_with("Arm") || bone.ends_with("Hand") || bone.find("Index") != bone.npos;
            const double turned = largestTurn(was, at(joints, findHumanBone(bone)), is, static_cast<int>(i));
            QVERIFY2(std::abs(turned - (isOfArm ? 45.0 : 0.0)) < 0.01, bone.c_str());
        }
        QVERIFY(glm::distance(is.jointPositions.front(), was.jointPositions.front()) < 1e-6);
    }
}

void VrmaMotionTest::thePoseInWhichACharacterRestsDoesNotMatter_data()
{
    using Turns = std::map<std::string, glm::dvec3>; // by joint: axis times angle
    QTest::addColumn<Turns>("turns");
    QTest::newRow("in a stride") << Turns{{"LeftUpLeg", {-0.8, 0.1, 0.0}}, {"LeftLeg", {0.9, 0, 0}},
                                          {"RightUpLeg", {0.3, 0.0, 0.1}}, {"LeftArm", {0.0, 0.4, -1.0}},
                                          {"RightArm", {0.0, 0.3, 0.9}},   {"Spine", {0.1, 0.3, 0.0}}};
    QTest::newRow("on a chair") << Turns{{"LeftUpLeg", {-1.5, 0.0, 0.0}},  {"LeftLeg", {1.5, 0.0, 0.0}},
                                         {"RightUpLeg", {-1.5, 0.0, 0.0}}, {"RightLeg", {1.5, 0.0, 0.0}},
                                         {"LeftArm", {0.0, 0.0, -1.0}},    {"RightArm", {0.0, 0.0, 1.0}}};
}

void VrmaMotionTest::thePoseInWhichACharacterRestsDoesNotMatter()
{
    using Turns = std::map<std::string, glm::dvec3>;
    QFETCH(Turns, turns);
    Scene scene = sceneOf(humanAtRest({}).skeleton, 5);
    const Character drawn = *characterOf(scene).character;
    const std::vector<glm::dmat4> worlds = worldsAtRest(scene.nodes);
    for (int node = 0; node < static_cast<int>(worlds.size()); ++node) {
        scene.bindings.push_back({node, at(worlds, node)});
        if (const auto turn = turns.find(at(scene.nodes, node).name); turn != turns.end())
            at(scene.nodes, node).rest.rotation *= rotationFromVector(turn->second);
    }
    const Character posed = *characterOf(scene).character;
    QCOMPARE(posed.rest.motion.frameCount(), 2);
    const Clip clip = moving(drawn.rest);
    Clip same = clip;
    same.skeleton = posed.rest.skeleton;
    const Pose build = poseAt(posed.rest, 1, {});
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        std::vector<glm::dquat> rotations;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const Pose pose = poseAt(clip, frame, {});
            const auto world = [&](int of) {
                return of == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, of) * at(build.worldFromJoint, of);
            };
            rotations.push_back(
                glm::quat_cast(glm::transpose(world(clip.skeleton.joint(joint).parent)) * world(joint)));
        }
        writeNewRotations(same, joint, 0, rotations);
    }
    const VrmaResult expected = vrmaMotion(drawn, clip, {});
    const VrmaResult made = vrmaMotion(posed, same, {});
    QVERIFY(expected.motion && made.motion);
    QCOMPARE(made.motion->clip.motion.frameCount(), clip.motion.frameCount());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(expected.motion->clip, frame, expected.motion->rules);
        const Pose is = poseAt(made.motion->clip, frame, made.motion->rules);
        for (int bone = 0; bone < static_cast<int>(made.motion->bones.size()); ++bone)
            QVERIFY2(largestTurn(was, bone, is, bone) < 0.5, at(made.motion->bones, bone).c_str());
        QVERIFY(glm::distance(was.jointPositions.front(), is.jointPositions.front()) < 0.5);
    }
}

void VrmaMotionTest::ofTwoFiguresTheOneThatMovesIsTaken()
{
    const Clip rest = humanAtRest({});
    Clip one = rest;
    one.motion = Motion(20, one.skeleton.columnCount());
    const Clip two = bothIn(one, moving(rest), Together::TwoRoots);
    const Character character = *characterOf(sceneOf(two.skeleton, 5)).character;
    const int second = jointNamed(character.rest.skeleton, "B_Hips");
    QVERIFY(second > 0);
    Clip clip = character.rest;
    clip.motion = Motion(20, clip.skeleton.columnCount());
    QCOMPARE(humanJoints(character, clip).front(), 0); // none moves
    for (int joint = second; joint < clip.skeleton.jointCount(); ++joint) {
        std::vector<glm::dquat> rotations;
        for (int frame = 0; frame < 20; ++frame)
            rotations.push_back(rotationFromVector({0.02 * frame, 0.0, 0.0}));
        writeNewRotations(clip, joint, 0, rotations);
    }
    QCOMPARE(humanJoints(character, clip).front(), second);
    for (const int joint : humanJoints(character, clip))
        QVERIFY(joint == NoJoint || joint >= second);
}

void VrmaMotionTest::theFileHasNodesAndOneAnimation()
{
    const VrmaMotion motion = vrmaOf(human());
    const GlbReader file(fileOf(motion));
    const QJsonObject root = file.root();
    QCOMPARE(root.keys(), (QStringList{u"accessors"_s, u"animations"_s, u"asset"_s, u"bufferViews"_s, u"buffers"_s,
                                       u"extensions"_s, u"extensionsUsed"_s, u"nodes"_s, u"scene"_s, u"scenes"_s}));
    QCOMPARE(root[u"extensionsUsed"_s].toArray(), QJsonArray{u"VRMC_vrm_animation"_s});
    const QJsonObject extension = root[u"extensions"_s][u"VRMC_vrm_animation"_s].toObject();
    QCOMPARE(extension[u"specVersion"_s].toString(), u"1.0"_s);
    const QJsonObject bones = extension[u"humanoid"_s][u"humanBones"_s].toObject();
    QCOMPARE(bones.size(), qsizetype(motion.bones.size()));
    const int hips = bones[u"hips"_s][u"node"_s].toInt(-1);
    for (const QJsonValue node : file.nodes()) {
        for (const QString &key : node.toObject().keys())
            QVERIFY2(key == u"name"_s || key == u"translation"_s || key == u"children"_s, qPrintable(key));
    }
    const QJsonObject animation = root[u"animations"_s][0].toObject();
    QCOMPARE(animation[u"name"_s].toString(), u"walk"_s);
    for (const QJsonValue channel : animation[u"channels"_s].toArray()) {
        const bool isRotation = channel[u"target"_s][u"path"_s] == u"rotation"_s;
        QVERIFY(isRotation || channel[u"target"_s][u"node"_s].toInt() == hips);
        const QJsonValue sampler = animation[u"samplers"_s][channel[u"sampler"_s].toInt()];
        const std::vector<float> times = file.floats(sampler[u"input"_s].toInt());
        for (std::size_t key = 0; key < times.size(); ++key)
            QVERIFY(std::abs(double(times[key]) - double(key) / 24.0) < 2e-6);
        const std::vector<float> values = file.floats(sampler[u"output"_s].toInt());
        for (std::size_t i = 0; isRotation && i + 7 < values.size(); i += 4) {
            float length = 0.0F;
            float next = 0.0F;
            for (std::size_t part = 0; part < 4; ++part) {
                length += values[i + part] * values[i + part];
                next += values[i + part] * values[i + 4 + part];
            }
            QVERIFY(std::abs(length - 1.0F) < 1e-5F && next > 0.0F);
        }
    }
}

void VrmaMotionTest::theFileIsReadBack()
{
    const VrmaMotion motion = vrmaOf(human());
    const GltfReading read = readGltf(fileOf(motion).toStdString());
    QVERIFY2(read.scene, read.problem.text().c_str());
    QCOMPARE(at(read.scene->nodes, 0).humanBone, "hips");
    const SceneClip again = clipOfScene(*read.scene, {.animation = 0});
    QVERIFY(again.clip);
    QCOMPARE(again.clip->motion.frameCount(), motion.clip.motion.frameCount());
    QVERIFY(std::abs(again.clip->motion.frameTimeSeconds() - 1.0 / 24.0) < 1e-6);
    const PositionRules rules = decidePositionRules(again.clip->skeleton, again.clip->motion);
    for (int frame = 0; frame < motion.clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(motion.clip, frame, motion.rules);
        const Pose is = poseAt(*again.clip, frame, rules);
        QCOMPARE(is.jointPositions.size(), was.jointPositions.size());
        for (std::size_t joint = 0; joint < was.jointPositions.size(); ++joint)
            QVERIFY(glm::distance(was.jointPositions[joint], is.jointPositions[joint]) < 1e-3);
    }
}

void VrmaMotionTest::aMotionWithoutFramesIsRefused()
{
    const VrmaResult made = vrmaMotion(humanAtRest({}), {}, std::nullopt, 0.01, Vocabulary::builtIn());
    QVERIFY(!made.motion);
    QCOMPARE(made.problem.text(), "expected frames for .vrma, found none");
}

QTEST_GUILESS_MAIN(VrmaMotionTest)

} // namespace tst_vrmamotion

#include "tst_vrmamotion.moc"
