#include "base/at.h"
#include "body/vocabulary.h"
#include "character/character.h"
#include "character/limbends.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "retarget/retargeter.h"
#include "support/walker.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

namespace tst_limbends {

using namespace limber;
using namespace limber::test;

namespace {

struct Box
{
    glm::dvec3 least{0.0};
    glm::dvec3 most{0.0};
};

// A joint of a body of blocks, in metres in the world, and the blocks that follow it.
struct Block
{
    std::string name;
    int parent = -1;
    glm::dvec3 place{0.0};
    std::vector<Box> boxes;
};

SceneFlesh fleshOf(const Block &block, const glm::dmat4 &nodeFromWorld)
{
    FleshFinder finder;
    for (const Box &box : block.boxes) {
        for (int i = 0; i < 8; ++i) {
            const glm::dvec3 corner((i & 1) != 0 ? box.most.x : box.least.x, (i & 2) != 0 ? box.most.y : box.least.y,
                                    (i & 4) != 0 ? box.most.z : box.least.z);
            finder.add(0, glm::dvec3(nodeFromWorld * glm::dvec4(corner, 1.0)), 1.0);
        }
    }
    return finder.of(0).value_or(SceneFlesh());
}

Block mirrored(Block block)
{
    block.place.x = -block.place.x;
    block.name.replace(0, 4, "right");
    for (Box &box : block.boxes)
        box = {{-box.most.x, box.least.y, box.least.z}, {-box.least.x, box.most.y, box.most.z}};
    return block;
}

// A body with one joint for each limb, two metres high.
struct Options
{
    bool armsOut = false;
    bool hasShoes = false;
    bool jointsInMiddle = false; // of their limbs
    int joints = 1; // of a limb
    bool hangsOnFloor = false; // on a joint between the feet
    bool isApart = false; // arms, legs and head hang on nothing
};

std::vector<Block> blocks(const Options &options)
{
    std::vector<Block> body{{"body", -1, {0, 0.75, 0}, {{{-0.25, 0.75, -0.12}, {0.25, 1.5, 0.12}}}},
                            {"head", 0, {0, 1.5, 0}, {{{-0.25, 1.5, -0.25}, {0.25, 2, 0.25}}}}};
    const auto add = [&body](const Block &block) {
        body.push_back(block);
        Block other = mirrored(block);
        // The joint above a second one is the one of its own side.
        other.parent = block.parent > 0 ? block.parent + 1 : block.parent;
        body.push_back(other);
    };
    const Box arm =
        options.armsOut ? Box{{0.25, 1.25, -0.12}, {1.0, 1.5, 0.12}} : Box{{0.25, 0.75, -0.12}, {0.5, 1.5, 0.12}};
    const glm::dvec3 shoulder = options.armsOut ? glm::dvec3(0.3, 1.375, 0) : glm::dvec3(0.375, 1.45, 0);
    const glm::dvec3 middleOfArm = 0.5 * (arm.least + arm.most);
    add({"leftArm", 0, options.jointsInMiddle ? middleOfArm : shoulder, {arm}});
    Block leg{"leftLeg", 0, {0.125, options.jointsInMiddle ? 0.375 : 0.75, 0}, {{{0, 0, -0.12}, {0.25, 0.75, 0.12}}}};
    const Box shoe{{0, 0, 0.12}, {0.25, 0.12, 0.5}};
    if (options.joints == 2)
        leg.boxes = {{{0, 0.375, -0.12}, {0.25, 0.75, 0.12}}};
    else if (options.hasShoes)
        leg.boxes.push_back(shoe);
    add(leg);
    if (options.joints == 2) {
        leg = {"leftShin", 4, {0.125, 0.375, 0}, {{{0, 0, -0.12}, {0.25, 0.375, 0.12}}}};
        if (options.hasShoes)
            leg.boxes.push_back(shoe);
        add(leg);
    }
    if (options.hangsOnFloor) {
        for (Block &block : body)
            block.parent = block.parent < 0 || block.name.ends_with("Leg") ? 0 : block.parent + 1;
        body.insert(body.begin(), {"root", -1, glm::dvec3(0.0), {}});
    }
    for (Block &block : body)
        block.parent = options.isApart ? -1 : block.parent;
    return body;
}

// Makes nodes of blocks; each node is turned in its own way.
Scene sceneOf(const std::vector<Block> &body, bool isSkinned, const glm::dmat4 &above = glm::dmat4(1.0))
{
    Scene scene;
    scene.nodes.resize(1);
    scene.nodes[0].isWholeScene = true;
    setRest(scene.nodes[0], above);
    std::vector<glm::dmat4> worlds{matrixOf(scene.nodes[0].rest)};
    for (std::size_t i = 0; i < body.size(); ++i) {
        const double angle = 1.0 + 0.7 * static_cast<double>(i);
        glm::dmat4 world = worlds[0] * glm::mat4_cast(rotationFromVector(angle * glm::normalize(glm::dvec3(1, 2, -1))));
        world[3] = glm::dvec4(body[i].place, 1.0);
        SceneNode node;
        node.name = body[i].name;
        node.parent = body[i].parent + 1;
        node.isSkinJoint = isSkinned;
        node.bendsMesh = true;
        node.hasMesh = !isSkinned;
        node.flesh = fleshOf(body[i], glm::inverse(world));
        setRest(node, glm::inverse(at(worlds, node.parent)) * world);
        worlds.push_back(world);
        scene.nodes.push_back(node);
    }
    return scene;
}

Character characterFrom(const Options &options)
{
    return *characterOf(sceneOf(blocks(options), true)).character;
}

Clip walk()
{
    return makeWalker({.frames = 120, .bends = false, .bendsKneesForward = true}).clip;
}

RetargetInput inputFor(const Clip &clip, const Character &character)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    RetargetInput input = retargetSource(clip, rules, Axis::Y, Vocabulary::builtIn());
    setRetargetTarget(input, retargetTarget(character));
    input.mapping = mapJoints(input, Vocabulary::builtIn()).sureOnly();
    return input;
}

glm::dvec3 endOf(const Skeleton &skeleton, const char *joint)
{
    for (const NodeId node : skeleton.childrenOf(jointNamed(skeleton, joint))) {
        if (node.isEndSite())
            return skeleton.offsetOf(node);
    }
    return glm::dvec3(0.0);
}

double degreesBetween(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return degreesPerRadian * std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b));
}

// Returns the height of the lowest corner of the legs above the floor.
double lowestOf(const Character &character, const Pose &pose)
{
    double lowest = 1e9;
    for (const EndSite &sole : character.soles) {
        const glm::dvec3 place =
            at(pose.jointPositions, sole.parent) + at(pose.worldFromJoint, sole.parent) * sole.offset;
        lowest = std::min(lowest, place.y);
    }
    return lowest;
}

} // namespace

// Bodies whose limbs end without a hand or a foot, as those of blocks: the vertices that follow a joint show where it
// leads.
class LimbEndsTest : public QObject
{
    Q_OBJECT

private slots:
    void limbsLeadThroughTheirVertices_data();
    void limbsLeadThroughTheirVertices();
    void scalesAndMirrorsAboveDoNotMatter_data();
    void scalesAndMirrorsAboveDoNotMatter();
    void othersKeepTheirEnds();
    void whatHangsOnALegBelongsToItsSole();
    void cubesShowNoDirection();
    void stiffLimbsFollowWholeOnes_data();
    void stiffLimbsFollowWholeOnes();
    void aTrunkOfOneJointLeansAsTheWholeTrunk();
    void aTrunkIsUprightWhateverPoseTheSourceShows();
    void theBodyStandsOnItsFloor_data();
    void theBodyStandsOnItsFloor();
    void aFloorThatIsHigherStaysThere();
    void itJumpsAsHighAsTheMotion();
    void nothingSaysThatItHasNoLegs();
};

void LimbEndsTest::limbsLeadThroughTheirVertices_data()
{
    QTest::addColumn<Options>("options");
    QTest::addColumn<glm::dvec3>("arm"); // centimetres
    QTest::addColumn<glm::dvec3>("leg");
    QTest::newRow("arms that hang") << Options{} << glm::dvec3(0, -70, 0) << glm::dvec3(0, -75, 0);
    QTest::newRow("arms to the sides") << Options{.armsOut = true} << glm::dvec3(70, 0, 0) << glm::dvec3(0, -75, 0);
    QTest::newRow("shoes") << Options{.hasShoes = true} << glm::dvec3(0, -70, 0) << glm::dvec3(0, -75, 0);
    QTest::newRow("joints in the middle")
        << Options{.jointsInMiddle = true} << glm::dvec3(0, -37.5, 0) << glm::dvec3(0, -37.5, 0);
    QTest::newRow("arms to the sides, joints in the middle")
        << Options{.armsOut = true, .jointsInMiddle = true} << glm::dvec3(37.5, 0, 0) << glm::dvec3(0, -37.5, 0);
    QTest::newRow("shins with shoes") << Options{.hasShoes = true, .joints = 2} << glm::dvec3(0, -70, 0)
                                      << glm::dvec3(0, -37.5, 0);
}

void LimbEndsTest::limbsLeadThroughTheirVertices()
{
    QFETCH(Options, options);
    QFETCH(glm::dvec3, arm);
    QFETCH(glm::dvec3, leg);
    const Character character = characterFrom(options);
    const Skeleton &skeleton = character.rest.skeleton;
    const bool hasShins = options.joints == 2;
    // An arm may lead a little up or down to the middle of its block, but not to another side.
    QVERIFY(degreesBetween(endOf(skeleton, "leftArm"), arm) < 1.0);
    QVERIFY(degreesBetween(endOf(skeleton, "rightArm"), {-arm.x, arm.y, arm.z}) < 1.0);
    QVERIFY(std::abs(glm::length(endOf(skeleton, "leftArm")) - glm::length(arm)) < 2.0);
    for (const char *joint : {hasShins ? "leftShin" : "leftLeg", hasShins ? "rightShin" : "rightLeg"})
        QVERIFY(glm::distance(endOf(skeleton, joint), leg) < 1e-6);
    QVERIFY(!character.soles.empty());
}

void LimbEndsTest::scalesAndMirrorsAboveDoNotMatter_data()
{
    QTest::addColumn<glm::dvec3>("scale");
    QTest::addColumn<bool>("isSkinned");
    QTest::newRow("centimetres") << glm::dvec3(100.0) << true;
    QTest::newRow("a mirror") << glm::dvec3(-1.0, 1.0, 1.0) << true;
    QTest::newRow("parts that hang on each other") << glm::dvec3(1.0) << false;
}

void LimbEndsTest::scalesAndMirrorsAboveDoNotMatter()
{
    QFETCH(glm::dvec3, scale);
    QFETCH(bool, isSkinned);
    glm::dmat4 above(1.0);
    for (int axis = 0; axis < 3; ++axis)
        above[axis][axis] = scale[axis];
    // Parts are known as a robot if three of them follow each other.
    const std::vector<Block> body = blocks({.armsOut = true, .joints = isSkinned ? 1 : 2});
    const Character character = *characterOf(sceneOf(body, isSkinned, above)).character;
    const Skeleton &skeleton = character.rest.skeleton;
    QVERIFY(degreesBetween(endOf(skeleton, "leftArm"), {1, 0, 0}) < 1.0);
    QVERIFY(degreesBetween(endOf(skeleton, "rightArm"), {-1, 0, 0}) < 1.0);
    for (const char *joint : {isSkinned ? "leftLeg" : "leftShin", isSkinned ? "rightLeg" : "rightShin"})
        QVERIFY(degreesBetween(endOf(skeleton, joint), {0, -1, 0}) < 1e-6);
}

// Heads and hands stay as they are, whatever hangs on them.
void LimbEndsTest::othersKeepTheirEnds()
{
    std::vector<Block> body = blocks({.armsOut = true});
    for (const char *name : {"leftHand", "rightHand"}) {
        const bool isLeft = name[0] == 'l';
        body.push_back({name, isLeft ? 2 : 3, {isLeft ? 0.9 : -0.9, 1.375, 0}, {{{0, 0, 0}, {0.1, 0.1, 0.1}}}});
    }
    body[1].boxes.push_back({{-0.1, 0.5, -0.5}, {0.1, 1.8, -0.4}}); // a ponytail
    const Character character = *characterOf(sceneOf(body, true)).character;
    const Skeleton &skeleton = character.rest.skeleton;
    QVERIFY(degreesBetween(endOf(skeleton, "head"), {0, 1, 0}) < 1e-6);
    QVERIFY(degreesBetween(endOf(skeleton, "leftHand"), {1, 0, 0}) < 1e-6);
    QCOMPARE(endOf(skeleton, "leftArm"), glm::dvec3(0.0)); // the hand is its end
}

// Nothing tells that it is a foot.
void LimbEndsTest::whatHangsOnALegBelongsToItsSole()
{
    std::vector<Block> body = blocks({});
    body.push_back({"leftThing", 4, {0.125, 0.05, 0}, {{{0, -0.1, -0.1}, {0.25, 0.05, 0.4}}}});
    const Character character = *characterOf(sceneOf(body, true)).character;
    const auto depthOf = [&character](int joint) {
        double lowest = 0.0;
        for (const EndSite &sole : character.soles) {
            if (sole.parent == joint)
                lowest = std::min(lowest, sole.offset.y);
        }
        return lowest;
    };
    const Skeleton &skeleton = character.rest.skeleton;
    QVERIFY(std::abs(depthOf(jointNamed(skeleton, "leftLeg")) + 85.0) < 1e-6);
    QVERIFY(std::abs(depthOf(jointNamed(skeleton, "rightLeg")) + 75.0) < 1e-6);
    QVERIFY(glm::distance(endOf(skeleton, "leftLeg"), {0.0, -75.0, 0.0}) < 1e-6);
}

void LimbEndsTest::cubesShowNoDirection()
{
    std::vector<Block> body = blocks({});
    const glm::dvec3 size(0.1, 0.1, 0.1);
    for (Block &block : body)
        block.boxes = {{block.place - size, block.place + size}};
    QVERIFY(characterOf(sceneOf(body, true)).character.has_value());
    body[4].boxes.clear(); // no vertex follows a leg
    QVERIFY(characterOf(sceneOf(body, true)).character.has_value());
    for (Block &block : body)
        block.boxes = {{block.place, block.place}};
    QVERIFY(characterOf(sceneOf(body, true)).character->soles.empty());
}

void LimbEndsTest::stiffLimbsFollowWholeOnes_data()
{
    QTest::addColumn<Options>("options");
    QTest::newRow("arms that hang") << Options{};
    QTest::newRow("arms to the sides") << Options{.armsOut = true};
    QTest::newRow("shoes") << Options{.hasShoes = true};
    QTest::newRow("joints in the middle") << Options{.jointsInMiddle = true};
    QTest::newRow("legs that hang on the floor") << Options{.hangsOnFloor = true};
    QTest::newRow("parts side by side") << Options{.isApart = true};
}

// A leg of one joint points from hip to ankle, an arm from shoulder to wrist.
void LimbEndsTest::stiffLimbsFollowWholeOnes()
{
    QFETCH(Options, options);
    const Character character = characterFrom(options);
    const Retargeter retargeter(inputFor(walk(), character));
    const Skeleton &source = walk().skeleton;
    const Skeleton &skeleton = character.rest.skeleton;
    TransferredPose pose;
    for (int frame = 0; frame < 120; frame += 7) {
        retargeter.evaluate(frame, pose);
        const auto differs = [&](const char *joint, const char *from, const char *to) {
            const glm::dvec3 theirs = at(pose.source.jointPositions, jointNamed(source, to)) -
                                      at(pose.source.jointPositions, jointNamed(source, from));
            return degreesBetween(at(pose.pose.worldFromJoint, jointNamed(skeleton, joint)) * endOf(skeleton, joint),
                                  theirs);
        };
        QVERIFY(differs("leftLeg", "LeftUpLeg", "LeftFoot") < 0.1);
        QVERIFY(differs("rightLeg", "RightUpLeg", "RightFoot") < 0.1);
        QVERIFY(differs("leftArm", "LeftArm", "LeftHand") < 0.1);
        QVERIFY(differs("rightArm", "RightArm", "RightHand") < 0.1);
    }
}

// The hips of the motion tilt back and its back bends forward.
void LimbEndsTest::aTrunkOfOneJointLeansAsTheWholeTrunk()
{
    Clip clip = walk();
    const int back = jointNamed(clip.skeleton, "Spine");
    const std::vector<glm::dquat> tilted(120, glm::angleAxis(-0.3, glm::dvec3(1.0, 0.0, 0.0)));
    const std::vector<glm::dquat> bent(120, glm::angleAxis(0.9, glm::dvec3(1.0, 0.0, 0.0)));
    writeNewRotations(clip, 0, 0, tilted);
    writeNewRotations(clip, back, 0, bent);
    const Retargeter retargeter(inputFor(clip, characterFrom({})));
    TransferredPose pose;
    retargeter.evaluate(60, pose);
    const glm::dvec3 trunk =
        at(pose.source.jointPositions, jointNamed(clip.skeleton, "Head")) - pose.source.jointPositions[0];
    const Pose rest = restPose(clip.skeleton);
    const glm::dvec3 atRest = at(rest.jointPositions, jointNamed(clip.skeleton, "Head")) - rest.jointPositions[0];
    QVERIFY(degreesBetween(trunk, atRest) > 15.0);
    QVERIFY(degreesBetween(pose.pose.worldFromJoint[0] * glm::dvec3(0.0, 1.0, 0.0),
                           arc(atRest, {0.0, 1.0, 0.0}) * trunk) < 1.0);
}

// Captured bodies have no rest pose that stands: the pose that stands best leans. Bodies with nothing but their hips in
// common are not the same for that.
void LimbEndsTest::aTrunkIsUprightWhateverPoseTheSourceShows()
{
    const Clip clip = walk();
    const Character character = characterFrom({.armsOut = true});
    QCOMPARE(Retargeter(inputFor(clip, character)).transfer().restMode(), RestMode::Keep);
}

void LimbEndsTest::theBodyStandsOnItsFloor_data()
{
    QTest::addColumn<Options>("options");
    QTest::newRow("one joint") << Options{};
    QTest::newRow("one joint, shoes") << Options{.hasShoes = true};
    QTest::newRow("two joints") << Options{.joints = 2};
    QTest::newRow("joints in the middle") << Options{.jointsInMiddle = true};
    QTest::newRow("legs that hang on the floor") << Options{.hangsOnFloor = true};
}

// While one foot of the motion stands, a leg of the body does.
void LimbEndsTest::theBodyStandsOnItsFloor()
{
    QFETCH(Options, options);
    const Character character = characterFrom(options);
    Retargeter retargeter(inputFor(walk(), character));
    QVERIFY(retargeter.prepare());
    TransferredPose pose;
    for (int frame = 0; frame < 120; ++frame) {
        retargeter.evaluate(frame, pose);
        QVERIFY(std::abs(lowestOf(character, pose.pose) - retargeter.floorHeight()) < 2.0); // of 200
    }
    QCOMPARE(retargeter.floorHeight(), 0.0);
}

void LimbEndsTest::aFloorThatIsHigherStaysThere()
{
    Clip clip = walk();
    for (int frame = 0; frame < 120; ++frame)
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 300.0);
    const Character character = characterFrom({});
    Retargeter retargeter(inputFor(clip, character));
    QVERIFY(retargeter.prepare());
    TransferredPose pose;
    retargeter.evaluate(60, pose);
    const double wanted = 300.0 * retargeter.transfer().travelScale();
    QVERIFY(std::abs(lowestOf(character, pose.pose) - wanted) < 10.0);
}

void LimbEndsTest::itJumpsAsHighAsTheMotion()
{
    Clip clip = walk();
    for (int frame = 50; frame < 70; ++frame)
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 30.0);
    const Character character = characterFrom({});
    Retargeter retargeter(inputFor(clip, character));
    QVERIFY(retargeter.prepare());
    TransferredPose pose;
    retargeter.evaluate(60, pose);
    const double above = lowestOf(character, pose.pose) - retargeter.floorHeight();
    QVERIFY(std::abs(above - 30.0 * retargeter.transfer().travelScale()) < 2.0);
}

void LimbEndsTest::nothingSaysThatItHasNoLegs()
{
    const Retargeter retargeter(inputFor(walk(), characterFrom({})));
    for (const RetargetNote &note : retargeter.notes()) {
        QVERIFY2(note.text.text().find("legs") == std::string::npos, note.text.text().c_str());
        QVERIFY2(note.text.text().find("follows LeftForeArm") == std::string::npos,
                 note.text.text().c_str()); // the arm follows its line
    }
}

QTEST_GUILESS_MAIN(LimbEndsTest)

} // namespace tst_limbends

#include "tst_limbends.moc"
