#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "scene/bindpose.h"
#include "scene/clip/scenechoice.h"
#include "scene/clip/sceneclip.h"
#include "scene/clip/scenegrid.h"
#include "scene/clip/scenenames.h"

#include <glm/gtc/matrix_transform.hpp>
#include <glm/mat4x4.hpp>

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

namespace tst_sceneclip {

using namespace limber;

namespace {

constexpr int frames = 25;
constexpr double rate = 24.0;

// Builds scenes whose tracks have a key in every frame, so that the correct result follows from the keys alone.
class SceneBuilder
{
public:
    explicit SceneBuilder(quint32 seed) : m_random(seed)
    {
        std::vector<double> times;
        for (int frame = 0; frame < frames; ++frame)
            times.push_back(0.5 + frame / rate);
        scene.times.push_back(times);
        scene.animations.push_back({"walk", {}});
    }

    double number(double least, double most) { return least + (most - least) * m_random.generateDouble(); }
    glm::dvec3 vector(double size) { return {number(-size, size), number(-size, size), number(-size, size)}; }
    glm::dquat rotation()
    {
        return glm::normalize(glm::dquat(number(-1, 1), number(-1, 1), number(-1, 1), number(-1, 1)));
    }

    int addNode(const std::string &name, int parent, double uniformScale = 1.0)
    {
        SceneNode node;
        node.name = name;
        node.parent = parent;
        node.rest = {vector(1.0), rotation(), glm::dvec3(uniformScale)};
        scene.nodes.push_back(node);
        return int(scene.nodes.size()) - 1;
    }

    void turn(int node)
    {
        SceneTrack track{node, SceneTrack::Property::Rotation, SceneTrack::Blend::Linear, 0, {}};
        glm::dquat q = scene.nodes[std::size_t(node)].rest.rotation;
        for (int frame = 0; frame < frames; ++frame) {
            q = glm::normalize(q * glm::angleAxis(number(-0.4, 0.4), glm::normalize(vector(1.0))));
            for (const double value : {q.x, q.y, q.z, q.w})
                track.values.push_back(float(value));
        }
        scene.animations[0].tracks.push_back(track);
    }

    void move(int node)
    {
        SceneTrack track{node, SceneTrack::Property::Translation, SceneTrack::Blend::Linear, 0, {}};
        for (int i = 0; i < 3 * frames; ++i)
            track.values.push_back(float(number(-1, 1)));
        scene.animations[0].tracks.push_back(track);
    }

    Scene scene;

private:
    QRandomGenerator m_random;
};

// The world matrix of a node in a frame, computed from the definition of a node alone.
glm::dmat4 worldOf(const Scene &scene, int index, int frame)
{
    const SceneNode &node = scene.nodes[std::size_t(index)];
    glm::dvec3 translation = node.rest.translation;
    glm::dquat rotation = node.rest.rotation;
    for (const SceneTrack &track : scene.animations[0].tracks) {
        const float *const value = track.values.data() + std::size_t(frame * track.width());
        if (track.node != index)
            continue;
        if (track.property == SceneTrack::Property::Translation)
            translation = {value[0], value[1], value[2]};
        else
            rotation = glm::normalize(glm::dquat(value[3], value[0], value[1], value[2]));
    }
    glm::dmat4 local = glm::translate(glm::dmat4(1.0), translation) * glm::mat4_cast(rotation);
    local = glm::scale(local, node.rest.scale);
    return node.parent < 0 ? local : worldOf(scene, node.parent, frame) * local;
}

double largestError(const Scene &scene, const Clip &clip, double unitsPerMetre)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const std::vector<int> nodes = chooseJoints(scene);
    double worst = 0.0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        for (std::size_t joint = 0; joint < nodes.size(); ++joint) {
            const glm::dvec3 wanted = glm::dvec3(worldOf(scene, nodes[joint], frame)[3]) * unitsPerMetre;
            worst = std::max(worst, glm::distance(pose.jointPositions[joint], wanted));
        }
    }
    return worst;
}

} // namespace

// A clip made of a scene has the positions of the scene.
class SceneClipTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsEqualThoseOfTheScene_data();
    void positionsEqualThoseOfTheScene();
    void theRestPoseHasZeroRotations();
    void restDirectionsEqualThoseOfTheScene();
    void upAxisAndUnitAreConverted();
    void theSavedClipReadsBackWithTheSamePositions();
    void anglesAreContinuous();
    void constantTranslationsBecomeOffsets();
    void changingScalesAreReported();
    void interpolatesAsTheTrackRequires();
    void choosesTheNodesThatBecomeJoints();
    void partsOfRobotsAreJoints();
    void tipsOfLastBonesAreEndSites();
    void namesAreValidAndUnique();
    void theFrameRateFollowsTheKeys_data();
    void theFrameRateFollowsTheKeys();
    void aSceneWithoutMotionGivesOneFrame();
    void endlessMotionsAreRefused();
    void theBindPoseBecomesTheRestPoseAndMovesNothing();
    void bindPosesOfAnotherSizeAreIgnored();
    void roundingDoesNotChangeTheBindPose();
    void feetWithoutToesEndAhead();
    void theLengthOfAnAnimationIsThatOfItsKeys();
    void animationsWithoutTracksStaySo();
};

void SceneClipTest::positionsEqualThoseOfTheScene_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 12; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void SceneClipTest::positionsEqualThoseOfTheScene()
{
    QFETCH(quint32, seed);
    SceneBuilder builder(seed);
    // A node above the skeleton that rotates and shrinks it, as files of Blender and Maya have it.
    builder.addNode("Armature", -1, 0.01);
    builder.scene.nodes[0].rest.scale.x *= seed % 3 == 0 ? -1.0 : 1.0; // also mirrors it
    if (seed % 3 == 0)
        builder.scene.nodes[0].rest.scale.y *= -1.0;
    if (seed % 4 == 0)
        builder.scene.nodes[0].rest.scale *= -1.0;
    for (int i = 1; i < 14; ++i) {
        const int parent = i == 1 ? 0 : 1 + int(builder.number(0.0, 0.999) * (i - 1));
        builder.addNode("joint" + std::to_string(i), parent, i % 5 == 0 ? builder.number(0.5, 2.0) : 1.0);
        if (i % 7 != 6)
            builder.turn(i);
        if (i == 1 || i % 4 == 3)
            builder.move(i);
    }
    const SceneClip made = clipOfScene(builder.scene, {.animation = 0, .metresPerUnit = 0.01});
    QVERIFY2(made.clip, made.problem.text().c_str());
    QCOMPARE(made.clip->motion.frameCount(), frames);
    QVERIFY(std::abs(made.clip->motion.frameTimeSeconds() - 1.0 / rate) < 1e-9);
    const double size = 0.01 * 14.0 * 100.0; // units
    QVERIFY2(largestError(builder.scene, *made.clip, 100.0) < 1e-5 * size,
             qPrintable(QString::number(largestError(builder.scene, *made.clip, 100.0))));
}

void SceneClipTest::theRestPoseHasZeroRotations()
{
    SceneBuilder builder(5);
    for (int i = 0; i < 6; ++i) {
        builder.addNode("j" + std::to_string(i), i - 1);
        builder.scene.nodes.back().isSkinJoint = true;
    }
    const SceneClip made = clipOfScene(builder.scene, {});
    QVERIFY(made.clip);
    const Clip &clip = *made.clip;
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        QVERIFY(std::abs(clip.motion.value(0, column)) < 1e-6);
    const Pose pose = restPose(clip.skeleton);
    for (int joint = 0; joint < 6; ++joint) {
        const glm::dvec3 wanted(worldOf(builder.scene, joint, 0)[3]);
        QVERIFY(glm::distance(pose.jointPositions[std::size_t(joint)], 100.0 * wanted) < 1e-6);
    }
}

void SceneClipTest::restDirectionsEqualThoseOfTheScene()
{
    SceneBuilder builder(6);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.turn(0);
    builder.turn(1);
    const Clip clip = *clipOfScene(builder.scene, {.animation = 0}).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    for (int frame = 0; frame < frames; ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        for (int joint = 0; joint < 2; ++joint) {
            // The rotation from rest to the frame, in world space.
            glm::dmat4 rest = glm::mat4_cast(builder.scene.nodes[0].rest.rotation);
            if (joint == 1)
                rest = rest * glm::mat4_cast(builder.scene.nodes[1].rest.rotation);
            const glm::dmat3 turn = glm::dmat3(worldOf(builder.scene, joint, frame)) * glm::transpose(glm::dmat3(rest));
            for (int column = 0; column < 3; ++column)
                QVERIFY(glm::distance(turn[column], pose.worldFromJoint[std::size_t(joint)][column]) < 1e-5);
        }
    }
}

void SceneClipTest::upAxisAndUnitAreConverted()
{
    SceneBuilder builder(7);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.turn(0);
    builder.move(0);
    builder.scene.metresPerUnit = 0.0254;
    const Clip y = *clipOfScene(builder.scene, {.animation = 0, .metresPerUnit = 0.0254}).clip;
    const Clip z = *clipOfScene(builder.scene, {.animation = 0, .metresPerUnit = 0.001, .upAxis = Axis::Z}).clip;
    for (int frame = 0; frame < frames; ++frame) {
        const glm::dvec3 inY = poseAt(y, frame, {}).jointPositions[1];
        const glm::dvec3 inZ = poseAt(z, frame, {}).jointPositions[1];
        // Y up instead of Z up, so +Z becomes -Y.
        QVERIFY(glm::distance(glm::dvec3(inY.x, -inY.z, inY.y) * 25.4, inZ) < 1e-6);
    }
    QVERIFY(largestError(builder.scene, y, 1.0) < 1e-6);
}

void SceneClipTest::theSavedClipReadsBackWithTheSamePositions()
{
    SceneBuilder builder(8);
    builder.addNode("hips", -1);
    for (int i = 1; i < 6; ++i)
        builder.addNode("j" + std::to_string(i), i - 1);
    // The joints move near their parents and have OFFSETs: the position rule must not be mistaken for the other one.
    builder.turn(0);
    builder.turn(2);
    builder.move(3);
    builder.move(0);
    for (SceneTrack &track : builder.scene.animations[0].tracks) {
        for (float &value : track.values)
            value *= track.property == SceneTrack::Property::Translation ? 0.01F : 1.0F;
    }
    const Clip clip = *clipOfScene(builder.scene, {.animation = 0}).clip;
    const ReadResult again = readBvh(writeBvh(clip));
    QVERIFY(again.clip);
    QVERIFY(again.findings.empty());
    QVERIFY(largestError(builder.scene, *again.clip, 100.0) < 1e-3);
}

void SceneClipTest::anglesAreContinuous()
{
    SceneBuilder builder(9);
    builder.addNode("a", -1);
    SceneTrack track{0, SceneTrack::Property::Rotation, SceneTrack::Blend::Linear, 0, {}};
    for (int frame = 0; frame < frames; ++frame) {
        const glm::dquat q = glm::angleAxis(frame * 0.9, glm::dvec3(0, 0, 1)) * builder.scene.nodes[0].rest.rotation;
        const float sign = frame % 2 == 0 ? 1.0F : -1.0F; // the same rotation with the other sign
        for (const double value : {q.x, q.y, q.z, q.w})
            track.values.push_back(sign * float(value));
    }
    builder.scene.animations[0].tracks.push_back(track);
    const Clip clip = *clipOfScene(builder.scene, {.animation = 0}).clip;
    for (int frame = 1; frame < frames; ++frame) {
        for (int column = 3; column < 6; ++column)
            QVERIFY(std::abs(clip.motion.value(frame, column) - clip.motion.value(frame - 1, column)) < 60.0);
    }
    QVERIFY(std::abs(clip.motion.value(frames - 1, 3)) > 1000.0); // whole turns are kept
}

void SceneClipTest::constantTranslationsBecomeOffsets()
{
    SceneBuilder builder(10);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.turn(0);
    SceneTrack track{1, SceneTrack::Property::Translation, SceneTrack::Blend::Linear, 0, {}};
    for (int frame = 0; frame < frames; ++frame)
        track.values.insert(track.values.end(), {0.5F, 0.25F, 0.125F}); // in every frame, but not at rest
    builder.scene.animations[0].tracks.push_back(track);
    const Clip clip = *clipOfScene(builder.scene, {.animation = 0}).clip;
    QVERIFY(clip.skeleton.joint(0).hasPositions());
    QVERIFY(!clip.skeleton.joint(1).hasPositions());
    QVERIFY(largestError(builder.scene, clip, 100.0) < 1e-4);
}

void SceneClipTest::changingScalesAreReported()
{
    SceneBuilder builder(11);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.turn(0);
    SceneTrack track{0, SceneTrack::Property::Scale, SceneTrack::Blend::Linear, 0, {}};
    for (int frame = 0; frame < frames; ++frame)
        track.values.insert(track.values.end(), {1.0F + 0.1F * float(frame), 1.0F, 1.0F});
    builder.scene.animations[0].tracks.push_back(track);
    builder.scene.counts = {2, 1, 0, 1, 0};
    builder.scene.nodes[0].rest.scale = {2.0, 1.0, 1.0};
    const SceneClip made = clipOfScene(builder.scene, {.animation = 0});
    QVERIFY(made.clip);
    QCOMPARE(int(made.notes.size()), 3);
    QCOMPARE(made.notes[0].text(), std::string("left out: 2 meshes, 1 material, 1 camera"));
    QCOMPARE(made.notes[1].text(), std::string("the size of 1 joint changes, which BVH cannot hold: left out"));
    QCOMPARE(made.notes[2].text(), std::string("1 joint is skewed, which BVH cannot hold: left out"));
}

void SceneClipTest::interpolatesAsTheTrackRequires()
{
    Scene scene;
    scene.nodes.resize(1);
    scene.nodes[0].name = "a";
    scene.times = {{0.0, 1.0}};
    using Track = SceneTrack;
    const auto heights = [&](Track::Blend blend, std::vector<float> values) {
        scene.animations = {{"", {{0, Track::Property::Translation, blend, 0, std::move(values)}}}};
        const Clip clip = *clipOfScene(scene, {.animation = 0, .framesPerSecond = 4.0, .metresPerUnit = 1.0}).clip;
        std::vector<double> found;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            found.push_back(poseAt(clip, frame, {}).jointPositions[0].y);
        return found;
    };
    QCOMPARE(heights(Track::Blend::Linear, {0, 0, 0, 0, 8, 0}), (std::vector<double>{0, 2, 4, 6, 8}));
    QCOMPARE(heights(Track::Blend::Step, {0, 0, 0, 0, 8, 0}), (std::vector<double>{0, 0, 0, 0, 8}));
    // p(t) = t^3 starts with slope 0 and ends with slope 3; t^2 ends with slope 2.
    const std::vector<float> cube{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 1, 0, 0, 0, 0};
    const std::vector<double> found = heights(Track::Blend::Cubic, cube);
    QCOMPARE(found.size(), std::size_t(5));
    for (int i = 0; i < 5; ++i)
        QVERIFY(std::abs(found[std::size_t(i)] - std::pow(i / 4.0, 3)) < 1e-9);
    // Rotations: a quarter of a right angle.
    const float h = float(std::sqrt(0.5));
    scene.animations = {{"", {{0, Track::Property::Rotation, Track::Blend::Linear, 0, {0, 0, 0, 1, 0, 0, -h, -h}}}}};
    const Clip clip = *clipOfScene(scene, {.animation = 0, .framesPerSecond = 4.0}).clip;
    QVERIFY(std::abs(clip.motion.value(1, 3) - 22.5) < 1e-4);
    QVERIFY(std::abs(clip.motion.value(4, 3) - 90.0) < 1e-4);
}

void SceneClipTest::choosesTheNodesThatBecomeJoints()
{
    SceneBuilder builder(12);
    Scene &scene = builder.scene;
    const int whole = builder.addNode("RootNode", -1);
    scene.nodes[std::size_t(whole)].isWholeScene = true;
    const int armature = builder.addNode("Armature", whole);
    const int hips = builder.addNode("Hips", armature);
    const int twist = builder.addNode("Twist", hips);
    const int spine = builder.addNode("Spine", twist);
    const int end = builder.addNode("SpineEnd", spine);
    const int hat = builder.addNode("Hat", end);
    const int body = builder.addNode("Body", armature);
    const int camera = builder.addNode("Camera", whole);
    scene.nodes[std::size_t(hips)].isSkinJoint = true;
    scene.nodes[std::size_t(spine)].isSkinJoint = true;
    scene.nodes[std::size_t(hat)].hasMesh = true;
    scene.nodes[std::size_t(body)].hasMesh = true;
    scene.nodes[std::size_t(camera)].isCamera = true;
    builder.turn(camera);
    builder.turn(body);
    QCOMPARE(chooseJoints(scene), (std::vector<int>{hips, twist, spine, end}));
    // A second branch: the node that both branches share is the root.
    const int tail = builder.addNode("Tail", armature);
    builder.turn(tail);
    QCOMPARE(chooseJoints(scene), (std::vector<int>{armature, hips, twist, spine, end, tail}));
    // Without skins and meshes, the nodes that move become joints, in the order of the tree.
    for (SceneNode &node : scene.nodes)
        node.isSkinJoint = false;
    QCOMPARE(chooseJoints(scene), (std::vector<int>{armature, hips, twist, spine, end, body, tail}));
    // The node that both branches share may be the first of the file.
    SceneBuilder small(13);
    const int first = small.addNode("Armature", -1);
    for (const char *name : {"Left", "Right"})
        small.scene.nodes[std::size_t(small.addNode(name, first))].isSkinJoint = true;
    QCOMPARE(chooseJoints(small.scene), (std::vector<int>{first, first + 1, first + 2}));
}

// A robot has neither skins nor bones: its parts hang on each other, or each on a node of its own.
void SceneClipTest::partsOfRobotsAreJoints()
{
    for (const bool onNodes : {false, true}) {
        SceneBuilder builder(14);
        Scene &scene = builder.scene;
        const auto setMesh = [&](int node) { scene.nodes[std::size_t(node)].hasMesh = true; };
        std::vector<int> row;
        const auto addPart = [&](const char *name) {
            const int part = builder.addNode(name, row.empty() ? -1 : row.back());
            setMesh(onNodes ? builder.addNode("shell", part) : part);
            row.push_back(part);
        };
        addPart("Shoulder");
        addPart("Elbow");
        QVERIFY(onNodes || chooseJoints(scene).empty()); // two things, one on the other
        QCOMPARE(std::ranges::count(movingNodes(scene.nodes, {}), true), 0);
        addPart("Hand");
        QCOMPARE(chooseJoints(scene), row);
        QCOMPARE(std::ranges::count(movingNodes(scene.nodes, {}), true), std::ptrdiff_t(scene.nodes.size()));
        // Beside a skeleton these are things.
        const int bone = builder.addNode("Bone", -1);
        scene.nodes[std::size_t(bone)].isSkinJoint = true;
        QCOMPARE(chooseJoints(scene), std::vector<int>{bone});
        QCOMPARE(std::ranges::count(movingNodes(scene.nodes, {}), true), 1);
    }
}

// Blender adds a bone to each last one in .fbx, which shows its length.
void SceneClipTest::tipsOfLastBonesAreEndSites()
{
    SceneBuilder builder(15);
    Scene &scene = builder.scene;
    const int hips = builder.addNode("Hips", -1, 0.5);
    const int head = builder.addNode("Head", hips);
    const int tip = builder.addNode("Head_end", head);
    for (const int joint : {hips, head})
        scene.nodes[std::size_t(joint)].isSkinJoint = true;
    builder.turn(head);
    const glm::dmat4 place = worldsAtRest(scene.nodes)[std::size_t(tip)];
    const SceneClip made = clipOfScene(scene, {.metresPerUnit = 1.0, .upAxis = Axis::Y});
    QVERIFY(made.clip.has_value());
    QCOMPARE(made.clip->skeleton.jointCount(), 2);
    QCOMPARE(made.clip->skeleton.endSiteCount(), 1);
    const glm::dvec3 end = restPose(made.clip->skeleton).endPositions.front();
    QVERIFY(glm::distance(end - restPose(made.clip->skeleton).jointPositions.front(),
                          glm::dvec3(place[3]) - glm::dvec3(worldsAtRest(scene.nodes)[std::size_t(hips)][3])) < 1e-9);
    // One that bends a skin, moves, carries another or has a brother is a joint.
    const auto isJoint = [&](const Scene &changed) {
        const std::vector<int> joints = chooseJoints(changed);
        return std::ranges::find(joints, tip) != joints.end();
    };
    Scene bends = scene;
    bends.nodes[std::size_t(tip)].isSkinJoint = true;
    QVERIFY(isJoint(bends));
    for (const int parent : {head, tip}) {
        SceneBuilder more(16);
        more.scene = scene;
        more.addNode("Eye", parent);
        QVERIFY(isJoint(more.scene));
    }
    SceneBuilder moves(17);
    moves.scene = scene;
    moves.turn(tip);
    QVERIFY(isJoint(moves.scene));
}

void SceneClipTest::namesAreValidAndUnique()
{
    Scene scene;
    for (const char *name : {"Hips", "Hips", "", " a{b}\n ", "Hips#2", "mixamorig:Spine", "    "}) {
        SceneNode node;
        node.name = name;
        node.isSkinJoint = true;
        scene.nodes.push_back(node);
    }
    const std::vector<int> nodes{0, 1, 2, 3, 4, 5, 6};
    const SceneNames names = jointNames(scene, nodes);
    QCOMPARE(names.names,
             (std::vector<std::string>{"Hips", "Hips#2", "joint", "a_b__", "Hips#2#2", "mixamorig:Spine", "joint#2"}));
    QCOMPARE(names.renamed, 5);
    scene.animations = {{"Walk", {}}, {"", {}}, {"Walk", {}}};
    QCOMPARE(animationNames(scene), (std::vector<std::string>{"Walk", "animation 2", "Walk#2"}));
}

void SceneClipTest::theFrameRateFollowsTheKeys_data()
{
    QTest::addColumn<std::vector<double>>("times");
    QTest::addColumn<double>("wanted");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, int keys, double perSecond, double wanted, int count, double jitter = 0.0) {
        std::vector<double> times;
        for (int i = 0; i < keys; ++i)
            times.push_back(double(float(i / perSecond)) + (i % 2 == 1 ? jitter : 0.0));
        QTest::newRow(name) << times << wanted << count;
    };
    row("24", 49, 24.0, 24.0, 49);
    row("60 for long", 20001, 60.0, 60.0, 20001);
    row("NTSC", 100, 30000.0 / 1001.0, 30000.0 / 1001.0, 100);
    row("few keys", 3, 1.0, 30.0, 61);
    row("uneven", 25, 24.0, 30.0, 31, 0.01);
    row("one key", 1, 1.0, 30.0, 1);
    row("too many", 10001, 5000.0, 30.0, 61);
}

void SceneClipTest::theFrameRateFollowsTheKeys()
{
    QFETCH(std::vector<double>, times);
    QFETCH(double, wanted);
    QFETCH(int, count);
    Scene scene;
    scene.nodes.resize(1);
    SceneTrack track;
    for (std::size_t i = 0; i < 3 * times.size(); ++i)
        track.values.push_back(float(i));
    scene.times = {times};
    scene.animations = {{"", {track}}};
    QVERIFY2(std::abs(sceneRate(scene, 0) - wanted) < 1e-4 * wanted, qPrintable(QString::number(sceneRate(scene, 0))));
    QCOMPARE(sceneFrames(scene, 0, {}).count, count);
}

void SceneClipTest::aSceneWithoutMotionGivesOneFrame()
{
    SceneBuilder builder(14);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.scene.animations.clear();
    const SceneClip made = clipOfScene(builder.scene, {});
    QVERIFY(made.clip);
    QCOMPARE(made.clip->motion.frameCount(), 1);
    QCOMPARE(made.clip->skeleton.endSiteCount(), 1);
    for (SceneNode &node : builder.scene.nodes)
        node.hasMesh = true;
    QCOMPARE(clipOfScene(builder.scene, {}).problem.text(),
             std::string("expected a skeleton or an animation, found neither"));
    QVERIFY(!clipOfScene(Scene(), {}).problem.isEmpty());
}

void SceneClipTest::endlessMotionsAreRefused()
{
    Scene scene;
    scene.nodes.resize(2000);
    scene.times = {{0.0, 1e11}};
    scene.animations = {
        {"", {{0, SceneTrack::Property::Translation, SceneTrack::Blend::Linear, 0, {0, 0, 0, 1, 1, 1}}}}};
    QVERIFY(!clipOfScene(scene, {.animation = 0}).clip);
    QVERIFY(!clipOfScene(scene, {.animation = 0}).problem.isEmpty());
    for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
        scene.nodes[i].parent = int(i) - 1;
        scene.nodes[i].isSkinJoint = true;
    }
    scene.animations.clear();
    QCOMPARE(clipOfScene(scene, {}).problem.text(),
             std::string("expected joints at most 1000 deep, found deeper ones"));
    scene.nodes.resize(1000);
    QVERIFY(clipOfScene(scene, {}).clip);
    scene.nodes[3].rest.scale = glm::dvec3(1e11);
    scene.nodes[4].rest.translation = glm::dvec3(1e11);
    QVERIFY(!clipOfScene(scene, {}).clip);
}

// The nodes of the file have the pose of some frame; the skin was bound in another pose.
void SceneClipTest::theBindPoseBecomesTheRestPoseAndMovesNothing()
{
    SceneBuilder bound(15);
    for (int i = 0; i < 5; ++i)
        bound.addNode("j" + std::to_string(i), i - 1, i == 0 ? 3.0 : 1.0);
    Scene scene = bound.scene;
    SceneBuilder builder(16);
    std::vector<SceneBinding> bindings;
    for (int i = 0; i < 5; ++i) {
        bindings.push_back({i, worldOf(bound.scene, i, 0)});
        scene.nodes[std::size_t(i)].isSkinJoint = true;
        if (i > 0) {
            scene.nodes[std::size_t(i)].rest.rotation = builder.rotation();
            scene.nodes[std::size_t(i)].rest.translation = builder.vector(1.0);
        }
    }
    builder.scene = scene;
    builder.scene.animations = {{"walk", {}}};
    builder.scene.times = {{}};
    for (int frame = 0; frame < frames; ++frame)
        builder.scene.times[0].push_back(frame / rate);
    builder.turn(0);
    builder.turn(2); // the other nodes have the pose of the file
    builder.move(3);
    Scene atBinding = builder.scene;
    restAtBindPose(atBinding, bindings);
    QVERIFY(!(atBinding == builder.scene));
    const Clip clip = *clipOfScene(atBinding, {.animation = 0}).clip;
    QCOMPARE(clip.motion.frameCount(), frames);
    QVERIFY(largestError(builder.scene, clip, 100.0) < 1e-3);
    const Clip still = *clipOfScene(atBinding, {}).clip;
    const Pose rest = restPose(still.skeleton);
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(glm::distance(rest.jointPositions[i], 100.0 * glm::dvec3(bindings[i].world[3])) < 1e-6);
}

void SceneClipTest::bindPosesOfAnotherSizeAreIgnored()
{
    SceneBuilder builder(17);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.turn(0);
    const Scene before = builder.scene;
    const glm::dmat4 large = glm::scale(glm::dmat4(1.0), glm::dvec3(100.0));
    const glm::dmat4 mirror = glm::scale(glm::dmat4(1.0), glm::dvec3(-1.0, 1.0, 1.0));
    glm::dmat4 skewed(1.0);
    skewed[1] = glm::dvec4(std::sqrt(0.5), std::sqrt(0.5), 0, 0);
    for (const glm::dmat4 &world : {large, mirror, skewed, glm::dmat4(0.0)}) {
        const std::vector<SceneBinding> bindings{{1, world}};
        restAtBindPose(builder.scene, bindings);
        QVERIFY(builder.scene == before);
    }
}

// Numbers far from zero have fewer digits after the point.
void SceneClipTest::roundingDoesNotChangeTheBindPose()
{
    SceneBuilder builder(18);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.scene.nodes[0].rest.translation = {12345.0, 0.0, 54321.0};
    builder.turn(1);
    const Scene before = builder.scene;
    for (const auto &[error, isOther] : {std::pair(0.01, false), std::pair(2.0, true)}) {
        Scene scene = before;
        glm::dmat4 world = worldOf(before, 0, 0);
        world[3].x += error;
        restAtBindPose(scene, std::vector<SceneBinding>{{0, world}});
        QCOMPARE(!(scene == before), isOther);
    }
}

void SceneClipTest::feetWithoutToesEndAhead()
{
    Scene scene;
    int parent = -1;
    for (const auto &[bone, offset] : {std::pair("hips", glm::dvec3(0.0, 0.9, 0.0)),
                                       {"leftUpperLeg", {0.1, 0.0, 0.0}},
                                       {"leftLowerLeg", {0.0, -0.4, 0.0}},
                                       {"leftFoot", {0.0, -0.4, 0.0}}}) {
        SceneNode node;
        node.name = bone;
        node.humanBone = bone;
        node.isSkinJoint = true;
        node.parent = parent++;
        node.rest.translation = offset;
        scene.nodes.push_back(node);
    }
    const Clip clip = *clipOfScene(scene, {}).clip;
    QCOMPARE(clip.skeleton.endSiteCount(), 1);
    const glm::dvec3 end = clip.skeleton.endSite(0).offset;
    QVERIFY2(end.z > 10.0 && end.y < 0.0 && end.y > -12.0, qPrintable(QString::number(end.z))); // centimetres
    // Other bones go on as they are.
    scene.nodes.back().humanBone.clear();
    QVERIFY(clipOfScene(scene, {}).clip->skeleton.endSite(0).offset.y < -15.0);
}

void SceneClipTest::theLengthOfAnAnimationIsThatOfItsKeys()
{
    SceneBuilder builder(20);
    builder.addNode("a", -1);
    builder.turn(0);
    QVERIFY(std::abs(sceneSeconds(builder.scene, 0) - 1.0) < 1e-12); // from 0.5 to 1.5
    QCOMPARE(sceneRate(builder.scene, 0), rate);
    builder.scene.bvh = SceneBvhMotion{0.01, 7, 1.0, Axis::Y};
    QCOMPARE(sceneRate(builder.scene, 0), 100.0);
    QCOMPARE(sceneFrames(builder.scene, 0, {}).frameTimeSeconds, 0.01);
    QCOMPARE(sceneFrames(builder.scene, 0, {}).startSeconds, 0.0);
    QCOMPARE(sceneFrames(builder.scene, 0, {}).count, 151);
    QCOMPARE(sceneFrames(builder.scene, 0, 10.0).count, 16);
    builder.scene.bvh->frames = 200;
    QCOMPARE(sceneFrames(builder.scene, 0, {}).count, 200);
    QCOMPARE(sceneFrames(builder.scene, -1, {}).count, 1);
    QCOMPARE(sceneFrames(builder.scene, 0, 10.0).count, 16);
    builder.scene.animations.clear();
    QCOMPARE(sceneSeconds(builder.scene, -1), 0.0);
}

void SceneClipTest::animationsWithoutTracksStaySo()
{
    SceneBuilder builder(21);
    builder.addNode("a", -1);
    builder.addNode("b", 0);
    builder.turn(0);
    builder.scene.animations.push_back({"nothing", {}});
    const std::vector<SceneBinding> bindings{{1, glm::dmat4(1.0)}};
    restAtBindPose(builder.scene, bindings);
    QCOMPARE(builder.scene.animations.size(), std::size_t(2));
    QVERIFY(builder.scene.animations[1].tracks.empty());
    QVERIFY(builder.scene.animations[0].tracks.size() > 1); // the other node keeps its place there
}

QTEST_GUILESS_MAIN(SceneClipTest)

} // namespace tst_sceneclip

#include "tst_sceneclip.moc"
