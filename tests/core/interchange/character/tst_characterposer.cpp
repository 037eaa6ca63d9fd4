#include "base/at.h"
#include "body/vocabulary.h"
#include "character/characterposer.h"
#include "geometry/geometry.h"
#include "retarget/retargetclip.h"
#include "scene/gltf/gltfreader.h"
#include "support/scenes/bodyfile.h"
#include "support/walker.h"
#include "surgery/skeletontree.h"

#include <glm/geometric.hpp>

#include <QTest>

namespace tst_characterposer {

using namespace limber;
using namespace limber::test;

namespace {

// A character with a skeleton, in centimetres.
Character characterWith(const Skeleton &skeleton)
{
    const QByteArray file = bodyAsGltf(skeleton);
    GltfReading read = readGltf(file.toStdString(), {}, {.content = GltfContent::MotionAndMesh});
    read.scene->mesh = std::make_shared<const SceneMesh>(*std::move(read.mesh));
    return *characterOf(*std::move(read.scene)).character;
}

Character hero()
{
    return characterWith(makeWalker({.frames = 1}).clip.skeleton);
}

// A walker of another size, with legs or without.
Clip motion(double scale, bool hasLegs)
{
    const Clip walker = makeWalker({.frames = 30, .scale = scale, .bendsKneesForward = true}).clip;
    if (hasLegs)
        return walker;
    SkeletonTree tree(walker.skeleton);
    for (const char *leg : {"LeftUpLeg", "RightUpLeg"})
        tree.remove(tree.nodeOf(NodeId::joint(jointNamed(walker.skeleton, leg))));
    Clip clip;
    clip.skeleton = tree.build().skeleton;
    clip.motion = Motion(30, clip.skeleton.columnCount());
    for (int frame = 0; frame < 30; ++frame)
        clip.motion.setValue(frame, 1, 100.0 * scale);
    return clip;
}

// Some programs end a foot in its heel, beside its toes.
Skeleton withHeels(const Skeleton &skeleton)
{
    Skeleton heeled;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        heeled.addJoint(skeleton.joint(joint));
        if (skeleton.joint(joint).name.ends_with("Foot"))
            heeled.addEndSite({.parent = joint, .offset = {0.0, -6.0, -3.0}});
        for (const NodeId node : skeleton.childrenOf(joint)) {
            if (node.isEndSite())
                heeled.addEndSite(skeleton.endSite(node.index));
        }
    }
    return heeled;
}

RetargetInput inputFor(const Clip &clip, const Character &character)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    RetargetInput input = retargetSource(clip, rules, Axis::Y, Vocabulary::builtIn());
    setRetargetTarget(input, retargetTarget(character));
    input.mapping = mapJoints(input, Vocabulary::builtIn()).sureOnly();
    return input;
}

// Bends a scene as in a stride; its skin was bound as it was before.
Scene inStride(Scene scene, double degrees)
{
    const std::vector<glm::dmat4> worlds = worldsAtRest(scene.nodes);
    for (std::size_t node = 0; node < scene.nodes.size(); ++node) {
        if (scene.nodes[node].isSkinJoint)
            scene.bindings.push_back({int(node), worlds[node]});
        const auto bend = [&, &place = scene.nodes[node]](const char *name, const glm::dvec3 &axis) {
            if (place.name == name)
                place.rest.rotation *= rotationFromVector(degrees / degreesPerRadian * axis);
        };
        bend("LeftUpLeg", {-1, 0, 0});
        bend("LeftLeg", {0.8, 0, 0});
        bend("RightUpLeg", {0.7, 0, 0});
        bend("LeftArm", {0, 0, -1.2});
        bend("RightArm", {0, -1.2, 0});
        bend("LeftForeArm", {0, 1.5, 0});
        bend("LeftHand", {0, 0, 1});
        bend("LeftToeBase", {-0.7, 0, 0});
        bend("Head", {0, 1, 0.3});
    }
    return scene;
}

} // namespace

// How large a character is beside the figure that moves it, and whether it stands on its floor.
class CharacterPoserTest : public QObject
{
    Q_OBJECT

private slots:
    void legsDecideSizeAndFloor();
    void withoutLegsThereIsNoFloor();
    void aCharacterThatFollowsNothingIsAsLargeAsTheFigure();
    void thePoseInWhichAFileRestsDoesNotMatter_data();
    void thePoseInWhichAFileRestsDoesNotMatter();
    void skinsBoundWithBentElbowsShowTheBuild();
    void anAvatarRestsInItsTPose();
    void feetWithoutToesLeadAhead();
    void whatHangsOnAHeadDoesNotTurnIt();
    void aCharacterWithoutSizeIsRefused();
    void aMirroredCharacterLooksAhead_data();
    void aMirroredCharacterLooksAhead();
    void aMotionInAnotherUnitStaysAsItIs();
    void guessesAreOfferedAndNotUsed();
};

void CharacterPoserTest::legsDecideSizeAndFloor()
{
    const Character character = hero();
    const Clip clip = motion(0.5, true);
    const auto poser = CharacterPoser::make(inputFor(clip, character), Vocabulary::builtIn());
    QVERIFY(poser.has_value());
    const CharacterPoser::Placed placed = poser->placed(3, poseAt(clip, 3, {}));
    QVERIFY(placed.stands);
    QVERIFY2(std::abs(placed.scale - 0.5) < 0.01, qPrintable(QString::number(placed.scale)));
}

void CharacterPoserTest::withoutLegsThereIsNoFloor()
{
    const Character character = hero();
    const Clip clip = motion(2.0, false);
    const auto poser = CharacterPoser::make(inputFor(clip, character), Vocabulary::builtIn());
    QVERIFY(poser.has_value());
    const CharacterPoser::Placed placed = poser->placed(0, poseAt(clip, 0, {}));
    QVERIFY(!placed.stands);
    QVERIFY2(std::abs(placed.scale - 2.0) < 0.05, qPrintable(QString::number(placed.scale)));
}

void CharacterPoserTest::aCharacterThatFollowsNothingIsAsLargeAsTheFigure()
{
    const Character character = hero();
    const Clip clip = motion(0.01, true); // metres
    RetargetInput input = inputFor(clip, character);
    for (JointMatch &match : input.mapping.matches)
        match.source = NoJoint;
    const auto poser = CharacterPoser::make(input, Vocabulary::builtIn());
    QVERIFY(poser.has_value());
    const CharacterPoser::Placed placed = poser->placed(0, poseAt(clip, 0, {}));
    QVERIFY2(std::abs(placed.scale / 0.01 - 1.0) < 0.1, qPrintable(QString::number(placed.scale)));
}

void CharacterPoserTest::thePoseInWhichAFileRestsDoesNotMatter_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<bool>("isNamed"); // else the shape alone shows what the joints are
    QTest::newRow("a step") << 25.0 << true;
    QTest::newRow("a leap") << 60.0 << true;
    QTest::newRow("a kick without names") << 100.0 << false;
    QTest::newRow("folded legs") << 170.0 << true;
}

void CharacterPoserTest::thePoseInWhichAFileRestsDoesNotMatter()
{
    QFETCH(const double, degrees);
    QFETCH(const bool, isNamed);
    Scene scene = hero().scene;
    Scene bent = inStride(scene, degrees);
    for (std::size_t node = 0; node < scene.nodes.size() && !isNamed; ++node)
        scene.nodes[node].name = bent.nodes[node].name = "j" + std::to_string(node);
    const Character drawn = *characterOf(scene).character;
    QCOMPARE(drawn.rest.motion.frameCount(), 1);
    const Character posed = *characterOf(bent).character;
    QCOMPARE(posed.rest.motion.frameCount(), 2);
    const Clip clip = motion(1.0, true);
    const auto expected = CharacterPoser::make(inputFor(clip, drawn), Vocabulary::builtIn());
    const auto poser = CharacterPoser::make(inputFor(clip, posed), Vocabulary::builtIn());
    QVERIFY(expected && poser);
    const Pose bound = poseAt(posed.rest, 1, decidePositionRules(posed.rest.skeleton, posed.rest.motion));
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 7) {
        const Pose pose = poseAt(clip, frame, {});
        const Pose wanted = expected->placed(frame, pose).pose;
        const Pose found = poser->placed(frame, pose).pose;
        for (int joint = 0; joint < drawn.rest.skeleton.jointCount(); ++joint) {
            const double distance = glm::distance(at(found.jointPositions, joint) - found.jointPositions.front(),
                                                  at(wanted.jointPositions, joint) - wanted.jointPositions.front());
            const glm::dmat3 turned = at(found.worldFromJoint, joint) * glm::transpose(at(bound.worldFromJoint, joint));
            const double wrung = degreesPerRadian * angleOf(glm::transpose(at(wanted.worldFromJoint, joint)) * turned);
            QVERIFY2(distance < 2.0 && wrung < 3.0,
                     qPrintable(QString::number(distance) + u' ' + QString::number(wrung) + u' ' +
                                QString::fromStdString(drawn.rest.skeleton.joint(joint).name)));
        }
    }
}

void CharacterPoserTest::skinsBoundWithBentElbowsShowTheBuild()
{
    Scene drawn = hero().scene;
    for (SceneNode &node : drawn.nodes) {
        const auto turn = [&node](const char *name, double degrees, const glm::dvec3 &axis) {
            if (node.name == name)
                node.rest.rotation = rotationFromVector(degrees / degreesPerRadian * axis);
        };
        for (const auto &[side, sign] : {std::pair{std::string("Left"), 1.0}, {std::string("Right"), -1.0}}) {
            turn((side + "Arm").c_str(), 50.0, {0, 0, -sign});
            turn((side + "ForeArm").c_str(), 25.0, {0, -sign, 0});
            turn((side + "UpLeg").c_str(), 5.0, {-1, 0, 0});
            turn((side + "Leg").c_str(), 10.0, {1, 0, 0});
        }
    }
    Scene posed = inStride(drawn, 60.0);
    QCOMPARE(characterOf(posed).character->rest.motion.frameCount(), 2);
}

// The format says that it does, whatever its skin was bound to.
void CharacterPoserTest::anAvatarRestsInItsTPose()
{
    Scene scene = inStride(hero().scene, 4.0);
    QCOMPARE(characterOf(scene).character->rest.motion.frameCount(), 2);
    for (SceneNode &node : scene.nodes)
        node.humanBone = node.name == "Hips" ? "hips" : "";
    QCOMPARE(characterOf(scene).character->rest.motion.frameCount(), 1);
}

void CharacterPoserTest::feetWithoutToesLeadAhead()
{
    const Clip walker = makeWalker({.frames = 1}).clip;
    SkeletonTree tree(walker.skeleton);
    for (const char *toe : {"LeftToeBase", "RightToeBase"})
        tree.remove(tree.nodeOf(NodeId::joint(jointNamed(walker.skeleton, toe))));
    const Character character = characterWith(tree.build().skeleton);
    const Skeleton &skeleton = character.rest.skeleton;
    const int foot = jointNamed(skeleton, "LeftFoot");
    const std::vector<NodeId> below = skeleton.childrenOf(foot);
    QCOMPARE(below.size(), 1U);
    const glm::dvec3 end = skeleton.offsetOf(below.front());
    QVERIFY(end.z > 5.0 && end.y < -2.0 && std::abs(end.x) < 1.0);
    // The soles of a walk stay where they are with toes, also if the feet of the motion end in their heels as well.
    Clip clip = motion(1.0, true);
    clip.skeleton = withHeels(clip.skeleton);
    const auto poser = CharacterPoser::make(inputFor(clip, character), Vocabulary::builtIn());
    const auto expected = CharacterPoser::make(inputFor(clip, hero()), Vocabulary::builtIn());
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 5) {
        const Pose pose = poseAt(clip, frame, {});
        const Pose is = poser->placed(frame, pose).pose;
        const Pose wanted = expected->placed(frame, pose).pose;
        const int same = jointNamed(hero().rest.skeleton, "LeftFoot");
        const glm::dmat3 turn = glm::transpose(at(is.worldFromJoint, foot)) * at(wanted.worldFromJoint, same);
        QVERIFY2(angleOf(turn) * degreesPerRadian < 20.0, qPrintable(QString::number(frame)));
    }
}

void CharacterPoserTest::whatHangsOnAHeadDoesNotTurnIt()
{
    const Clip walker = makeWalker({.frames = 1}).clip;
    Skeleton hairy;
    for (int joint = 0; joint < walker.skeleton.jointCount(); ++joint) {
        Joint copy = walker.skeleton.joint(joint);
        if (copy.parent > jointNamed(walker.skeleton, "Head"))
            ++copy.parent;
        const int added = hairy.addJoint(copy);
        if (copy.name == "Head")
            hairy.addJoint({"hair", added, {0, 4, -60}, copy.channels, 0}); // long enough for a limb
    }
    const Character character = characterWith(hairy);
    Clip clip = motion(1.0, true); // with the source's own end of the head elsewhere
    clip.skeleton.setOffset(clip.skeleton.childrenOf(jointNamed(clip.skeleton, "Head")).front(), {0, 10, 15});
    const auto poser = CharacterPoser::make(inputFor(clip, character), Vocabulary::builtIn());
    for (const RetargetNote &note : poser->notes())
        QVERIFY2(note.text.text().find("hair") == std::string::npos, note.text.text().c_str());
    const auto expected = CharacterPoser::make(inputFor(clip, hero()), Vocabulary::builtIn());
    const Pose pose = poseAt(clip, 3, {});
    const Pose is = poser->placed(3, pose).pose;
    const Pose wanted = expected->placed(3, pose).pose;
    const glm::dmat3 turn = glm::transpose(at(is.worldFromJoint, jointNamed(character.rest.skeleton, "Head"))) *
                            at(wanted.worldFromJoint, jointNamed(hero().rest.skeleton, "Head"));
    QVERIFY2(angleOf(turn) * degreesPerRadian < 0.5, qPrintable(QString::number(angleOf(turn) * degreesPerRadian)));
}

void CharacterPoserTest::aCharacterWithoutSizeIsRefused()
{
    Scene scene = hero().scene;
    for (SceneNode &node : scene.nodes)
        node.rest.scale = glm::dvec3(0.0);
    const CharacterOfScene made = characterOf(std::move(scene));
    QVERIFY(!made.character);
    QCOMPARE(made.problem.text(), std::string("expected joints at different places, found all of them in one point: it "
                                              "has no size"));
}

void CharacterPoserTest::aMirroredCharacterLooksAhead_data()
{
    QTest::addColumn<bool>("isUndone"); // by the places of its joints
    QTest::newRow("a body in a mirror") << false;
    QTest::newRow("a mirror that another one undoes") << true;
}

void CharacterPoserTest::aMirroredCharacterLooksAhead()
{
    QFETCH(const bool, isUndone);
    Scene scene = hero().scene;
    for (SceneNode &node : scene.nodes) {
        if (node.name == "Hips")
            node.rest.scale.x = -1.0;
        else if (isUndone)
            node.rest.translation.x = -node.rest.translation.x;
    }
    const Character character = *characterOf(scene).character;
    QCOMPARE(character.hasExchangedSides, !isUndone);
    const Clip clip = motion(1.0, true);
    const auto poser = CharacterPoser::make(inputFor(clip, character), Vocabulary::builtIn());
    const auto wayOf = [](const Skeleton &skeleton, const Pose &pose, const std::string &side) {
        return at(pose.jointPositions, jointNamed(skeleton, side + "ToeBase")) -
               at(pose.jointPositions, jointNamed(skeleton, side + "Foot"));
    };
    const Skeleton &own = character.rest.skeleton;
    const std::string left = isUndone ? "Left" : "Right"; // as the character calls it
    QCOMPARE(at(poser->sources(), jointNamed(own, left + "Arm")), jointNamed(clip.skeleton, "LeftArm"));
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 5) {
        const Pose pose = poseAt(clip, frame, {});
        const glm::dvec3 is = wayOf(own, poser->placed(frame, pose).pose, left);
        const glm::dvec3 wanted = wayOf(clip.skeleton, pose, "Left");
        QVERIFY2(glm::distance(is, wanted) < 0.2 * glm::length(wanted), qPrintable(QString::number(frame)));
    }
}

void CharacterPoserTest::aMotionInAnotherUnitStaysAsItIs()
{
    const Character character = hero();
    const Clip clip = makeWalker({.frames = 40, .scale = 0.1}).clip; // decimetres; its knees bend backward
    QVERIFY(!isOnSkeletonOf(character, clip.skeleton));
    const auto scale = scaleOfOwnSkeleton(character, clip.skeleton);
    QVERIFY(scale && std::abs(*scale - 10.0) < 1e-6);
    RetargetInput input = inputFor(clip, character);
    input.settings = settingsForCharacter(character, clip.skeleton);
    const auto poser = CharacterPoser::make(input, Vocabulary::builtIn());
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 3) {
        const Pose pose = poseAt(clip, frame, {});
        const CharacterPoser::Placed placed = poser->placed(frame, pose);
        for (std::size_t joint = 0; joint < pose.jointPositions.size(); ++joint) {
            const glm::dvec3 is = placed.pose.jointPositions[joint] - placed.pose.jointPositions.front();
            const glm::dvec3 wanted = 10.0 * (pose.jointPositions[joint] - pose.jointPositions.front());
            QVERIFY2(glm::distance(is, wanted) < 0.01, qPrintable(QString::number(frame)));
        }
    }
    QVERIFY(!scaleOfOwnSkeleton(character, motion(1.0, false).skeleton));
    QVERIFY(settingsForCharacter(character, motion(1.0, false).skeleton).lockFeet);
}

void CharacterPoserTest::guessesAreOfferedAndNotUsed()
{
    Clip other = makeWalker({.frames = 1}).clip;
    scaleOffsets(other, "Arm", 1.15);
    scaleOffsets(other, "Hand", 1.23);
    Skeleton odd = other.skeleton;
    for (const auto &[from, to] : {std::pair{"LeftArm", "L_bicep"},
                                   {"LeftForeArm", "L_ulna"},
                                   {"RightArm", "R_bicep"},
                                   {"RightForeArm", "R_ulna"}})
        odd.setName(jointNamed(odd, from), to);
    const Character character = characterWith(odd);
    const Clip clip = motion(1.0, true);
    RetargetInput input = inputFor(clip, character);
    input.mapping = {};
    const auto poser = CharacterPoser::make(input, Vocabulary::builtIn());
    const int bicep = jointNamed(odd, "L_bicep");
    QVERIFY(poser->guesses().has_value());
    QVERIFY(poser->guesses()->guessCount() > 0);
    QCOMPARE(at(poser->sources(), bicep), NoJoint);
    input.mapping = poser->guesses()->withGuesses();
    QCOMPARE(input.mapping.guessCount(), 0);
    const auto decided = CharacterPoser::make(input, Vocabulary::builtIn());
    QVERIFY(!decided->guesses());
    QCOMPARE(at(decided->sources(), bicep), jointNamed(clip.skeleton, "LeftArm"));
}

QTEST_GUILESS_MAIN(CharacterPoserTest)

} // namespace tst_characterposer

#include "tst_characterposer.moc"
