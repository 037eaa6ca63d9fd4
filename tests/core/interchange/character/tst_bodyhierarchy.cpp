#include "base/at.h"
#include "character/bodyhierarchy.h"
#include "character/charactertracks.h"
#include "pose/pose.h"
#include "scene/gltf/gltfreader.h"
#include "support/animal.h"
#include "support/scenes/bodyfile.h"
#include "support/walker.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <string>

namespace tst_bodyhierarchy {

using namespace limber;
using namespace limber::test;

namespace {

constexpr double inClip = 100.0; // centimetres in a metre

Skeleton walker()
{
    return makeWalker({.frames = 1}).clip.skeleton;
}

std::vector<bool> allBend(const Skeleton &skeleton)
{
    return std::vector<bool>(static_cast<std::size_t>(skeleton.jointCount()), true);
}

// A walker whose limbs hang on a control on the floor instead of the trunk, as those of many rigs.
Skeleton withLooseLimbs()
{
    const Skeleton whole = walker();
    const std::vector<glm::dvec3> places = restPose(whole).jointPositions;
    Skeleton loose;
    const int control = loose.addJoint({.name = "rig", .offset = {0, -95, 0}, .channels = {}});
    std::vector<int> added(places.size());
    const auto isOfLimb = [&](int joint) { return whole.joint(joint).name.find("t") != std::string::npos; }; // Left
    for (const bool areLimbs : {false, true}) {
        for (int joint = 0; joint < whole.jointCount(); ++joint) {
            if (isOfLimb(joint) != areLimbs)
                continue;
            Joint copy = whole.joint(joint);
            const bool isLoose = copy.isRoot() || (areLimbs && !isOfLimb(copy.parent));
            if (isLoose)
                copy.offset = at(places, joint) - glm::dvec3(0, -95, 0);
            copy.parent = isLoose ? control : at(added, copy.parent);
            at(added, joint) = loose.addJoint(std::move(copy));
        }
    }
    return loose;
}

// A walker with a joint that bends nothing beside each joint of a leg, below a control.
Skeleton withControls()
{
    Skeleton skeleton = walker();
    const std::vector<glm::dvec3> places = restPose(skeleton).jointPositions;
    int above = skeleton.addJoint({.name = "controls", .offset = {0, 30, 0}, .channels = {}});
    glm::dvec3 origin(0, 30, 0);
    for (const char *name : {"LeftUpLeg", "LeftLeg", "LeftFoot"}) {
        const glm::dvec3 place = at(places, jointNamed(skeleton, name));
        above = skeleton.addJoint(
            {.name = std::string("ik_") + name, .parent = above, .offset = place - origin, .channels = {}});
        origin = place;
    }
    return skeleton;
}

// An animal as its rig carries it: the tail hangs by its tip, and its bones are called those of the spine. Spine, tail,
// legs and two bones of the nose hang on controls; each control of the nose is where the bone of the other one is.
Skeleton rigOfAnimal()
{
    const Skeleton whole = makeAnimal().clip.skeleton;
    const std::vector<glm::dvec3> places = restPose(whole).jointPositions;
    Skeleton rig;
    const int control = rig.addJoint({.name = "rig", .channels = {}});
    std::vector<glm::dvec3> worlds{glm::dvec3(0.0)};
    const auto add = [&](const std::string &name, int parent, const glm::dvec3 &place) {
        worlds.push_back(place);
        return rig.addJoint({.name = name, .parent = parent, .offset = place - at(worlds, parent), .channels = {}});
    };
    const glm::dvec3 tail = at(places, jointNamed(whole, "Tail"));
    const int tip = add("spine", control, tail + glm::dvec3(0.0, 8.0, -24.0));
    add("spine.002", add("spine.001", tip, tail + glm::dvec3(0.0, 4.0, -12.0)), tail);
    int last = add("spine.003", control, at(places, jointNamed(whole, "Hips")));
    last = add("spine.004", last, at(places, jointNamed(whole, "Spine")));
    last = add("spine.005", last, at(places, jointNamed(whole, "Spine1")));
    last = add("neck", last, at(places, jointNamed(whole, "Neck")));
    add("head", last, at(places, jointNamed(whole, "Head")));
    for (const std::string side : {"Left", "Right"}) {
        for (const std::string first : {"Arm", "UpLeg"}) {
            last = control;
            const int joint = jointNamed(whole, side + first);
            for (int below = joint; below < whole.subtreeEnd(joint); ++below)
                last = add(whole.joint(below).name, last, at(places, below));
        }
    }
    const glm::dvec3 nose = at(places, jointNamed(whole, "Head")) + glm::dvec3(0.0, 1.0, 10.0);
    const glm::dvec3 other = nose + glm::dvec3(0.0, 0.0, 3.0);
    add("nose", add("control_a", control, other), nose);
    add("nose.001", add("control_b", control, nose), other);
    return rig;
}

// A character whose legs and arms are roots of their own in its file.
Character characterWithLooseLimbs()
{
    GltfReading read = readGltf(bodyAsGltf(walker()).toStdString(), {}, {.content = GltfContent::MotionAndMesh});
    const std::vector<glm::dmat4> worlds = worldsAtRest(read.scene->nodes);
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        SceneNode &node = read.scene->nodes[i];
        if (!node.name.ends_with("UpLeg") && !node.name.ends_with("tArm"))
            continue;
        node.parent = -1;
        node.rest.translation = glm::dvec3(worlds[i][3]);
    }
    read.scene->nodes.front().rest.rotation = {0.5, 0.5, 0.5,
                                               0.5}; // of the hips, which nothing else hangs on but Spine
    return *characterOf(*std::move(read.scene)).character;
}

} // namespace

// Which joints of a file make the body of a character.
class BodyHierarchyTest : public QObject
{
    Q_OBJECT

private slots:
    void ordinaryFilesStayAsTheyAre();
    void looseLimbsHangOnTheTrunk();
    void partsSideBySideHangOnTheTrunk();
    void controlsAreLeftOut();
    void tailsHangOnTheBodyByTheirNearEnd();
    void figuresAreNotMixed();
    void jointsOfAFileAreMovedWhereTheBodyHasThem();
};

void BodyHierarchyTest::ordinaryFilesStayAsTheyAre()
{
    Skeleton skeleton = walker();
    const Vocabulary &names = Vocabulary::builtIn();
    std::vector<bool> bends = allBend(skeleton);
    QVERIFY(!bodyHierarchy(skeleton, bends, names));
    QVERIFY(!bodyHierarchy(skeleton, std::vector<bool>(bends.size(), false), names)); // no mesh was read
    for (const char *still : {"Hips", "Spine", "LeftToeBase", "RightHand"}) // they only carry others, or end a limb
        at(bends, jointNamed(skeleton, still)) = false;
    QVERIFY(!bodyHierarchy(skeleton, bends, names));
    // A weapon in the hand is no control.
    skeleton.addJoint({.name = "weapon", .parent = jointNamed(skeleton, "RightHand"), .channels = {}});
    bends.push_back(false);
    at(bends, jointNamed(skeleton, "RightHand")) = true;
    QVERIFY(!bodyHierarchy(skeleton, bends, names));
}

void BodyHierarchyTest::looseLimbsHangOnTheTrunk()
{
    const Skeleton skeleton = withLooseLimbs();
    std::vector<bool> bends = allBend(skeleton);
    at(bends, jointNamed(skeleton, "rig")) = false;
    const auto body = bodyHierarchy(skeleton, bends, Vocabulary::builtIn());
    QVERIFY(body.has_value());
    const Skeleton whole = walker();
    QCOMPARE(int(body->joints.size()), whole.jointCount()); // without the control
    // A pelvis whose name says nothing is found below the spine.
    Skeleton unnamed = skeleton;
    unnamed.setName(jointNamed(unnamed, "Hips"), "root.x");
    const auto same = bodyHierarchy(unnamed, bends, Vocabulary::builtIn());
    QVERIFY(same && same->joints == body->joints && same->parents == body->parents);
    for (std::size_t i = 0; i < body->joints.size(); ++i) {
        const std::string &name = skeleton.joint(body->joints[i]).name;
        const int wanted = whole.joint(jointNamed(whole, name)).parent;
        const int parent = body->parents[i];
        QCOMPARE(parent == NoJoint ? std::string() : skeleton.joint(at(body->joints, parent)).name,
                 wanted == NoJoint ? std::string() : whole.joint(wanted).name);
        QVERIFY(parent < int(i));
    }
}

// A body of blocks may be a list of parts, or hang on a node that bends nothing. Its legs are called Leg, as shins are.
void BodyHierarchyTest::partsSideBySideHangOnTheTrunk()
{
    for (const bool hangOnANode : {false, true}) {
        Skeleton skeleton;
        std::vector<bool> bends;
        const auto add = [&](const char *name, const glm::dvec3 &place) {
            const bool isNode = hangOnANode && skeleton.jointCount() == 0;
            skeleton.addJoint(
                {.name = name, .parent = isNode || !hangOnANode ? NoJoint : 0, .offset = place, .channels = {}});
            bends.push_back(!isNode);
        };
        if (hangOnANode)
            add("root", glm::dvec3(0.0));
        const int torso = skeleton.jointCount();
        add("torso", {0, 75, 0});
        add("head", {0, 150, 0});
        for (const auto &[name, place] : {std::pair("arm-left", glm::dvec3(37, 138, 0)),
                                          {"arm-right", {-37, 138, 0}},
                                          {"leg-left", {12, 75, 0}},
                                          {"leg-right", {-12, 75, 0}}})
            add(name, place);
        const auto body = bodyHierarchy(skeleton, bends, Vocabulary::builtIn());
        QVERIFY(body);
        QCOMPARE(body->joints.size(), std::size_t(6));
        QCOMPARE(body->joints.front(), torso);
        QCOMPARE(body->parents, (std::vector<int>{NoJoint, 0, 0, 0, 0, 0}));
    }
}

void BodyHierarchyTest::controlsAreLeftOut()
{
    const Skeleton skeleton = withControls();
    std::vector<bool> bends = allBend(skeleton);
    for (const char *name : {"controls", "ik_LeftUpLeg", "ik_LeftLeg", "ik_LeftFoot"})
        at(bends, jointNamed(skeleton, name)) = false;
    const auto body = bodyHierarchy(skeleton, bends, Vocabulary::builtIn());
    QVERIFY(body.has_value());
    QCOMPARE(int(body->joints.size()), walker().jointCount());
    for (std::size_t i = 0; i < body->joints.size(); ++i)
        QCOMPARE(body->parents[i], skeleton.joint(body->joints[i]).parent);
}

void BodyHierarchyTest::tailsHangOnTheBodyByTheirNearEnd()
{
    const Skeleton rig = rigOfAnimal();
    std::vector<bool> bends = allBend(rig);
    for (const char *name : {"rig", "control_a", "control_b"})
        at(bends, jointNamed(rig, name)) = false;
    const auto body = bodyHierarchy(rig, bends, Vocabulary::builtIn());
    QVERIFY(body.has_value());
    QCOMPARE(int(body->joints.size()), rig.jointCount() - 3);
    const auto parentOf = [&](const char *name) {
        const auto found = std::ranges::find(body->joints, jointNamed(rig, name));
        const int parent = at(body->parents, int(found - body->joints.begin()));
        return parent == NoJoint ? std::string() : rig.joint(at(body->joints, parent)).name;
    };
    QCOMPARE(parentOf("spine.003"), "");
    QCOMPARE(parentOf("spine.002"), "spine.003");
    QCOMPARE(parentOf("spine.001"), "spine.002");
    QCOMPARE(parentOf("spine"), "spine.001");
    QCOMPARE(parentOf("LeftUpLeg"), "spine.003");
    QCOMPARE(parentOf("RightArm"), "spine.005");
    QCOMPARE(parentOf("RightHand"), "RightForeArm");
    // Neither bone of the nose hangs on itself by way of the other.
    QVERIFY(parentOf("nose") == "head" || parentOf("nose.001") == "head");
}

// Names of the second figure are plainer, so that each part of a body would be found in it.
void BodyHierarchyTest::figuresAreNotMixed()
{
    const Clip both =
        bothIn(makeAnimal({.frames = 1}).clip, makeWalker({.frames = 1}).clip, Together::TwoRoots, "rig:", "");
    QVERIFY(!bodyHierarchy(both.skeleton, allBend(both.skeleton), Vocabulary::builtIn()));
    Clip plain = both;
    for (const char *name : {"LeftArm", "LeftForeArm", "LeftUpLeg"})
        plain.skeleton.setName(jointNamed(plain.skeleton, name), std::string("mixamorig:") + name);
    QVERIFY(!bodyHierarchy(plain.skeleton, allBend(plain.skeleton), Vocabulary::builtIn()));
}

void BodyHierarchyTest::jointsOfAFileAreMovedWhereTheBodyHasThem()
{
    const Character character = characterWithLooseLimbs();
    const Skeleton &skeleton = character.rest.skeleton;
    QCOMPARE(skeleton.joint(jointNamed(skeleton, "LeftUpLeg")).parent, jointNamed(skeleton, "Hips"));
    QCOMPARE(character.joints[std::size_t(jointNamed(skeleton, "LeftUpLeg"))].parent, NoJoint);
    Clip clip = character.rest;
    constexpr int frames = 12;
    clip.motion = Motion(frames, skeleton.columnCount());
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        std::vector<glm::dquat> rotations;
        for (int frame = 0; frame < frames; ++frame)
            rotations.push_back(glm::normalize(glm::dquat(5.0, 0.1 * frame, 0.3 * joint - 2.0, 0.07 * frame * joint)));
        writeNewRotations(clip, joint, 0, rotations);
    }
    for (int frame = 0; frame < frames; ++frame)
        clip.motion.setValue(frame, 2, 10.0 * frame);
    const auto motion = motionOnNodes(character, clip, {});
    QVERIFY(motion.has_value());
    for (int frame = 0; frame < frames; ++frame) {
        const Pose pose = poseAt(clip, frame, {});
        const std::vector<glm::dmat4> worlds = nodeWorlds(character.scene, *motion, frame);
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            const glm::dvec3 place = inClip * glm::dvec3(at(worlds, at(character.joints, joint).node)[3]);
            QVERIFY2(glm::distance(place, at(pose.jointPositions, joint)) < 1e-3, skeleton.joint(joint).name.c_str());
        }
    }
}

QTEST_GUILESS_MAIN(BodyHierarchyTest)

} // namespace tst_bodyhierarchy

#include "tst_bodyhierarchy.moc"
