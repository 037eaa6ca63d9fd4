#include "randomlayers.h"

#include <QTest>

#include <cmath>

namespace tst_layerstack {

using namespace limber;
using namespace limber::test;

// What layers do to the motion beneath them.
class LayerStackTest : public QObject
{
    Q_OBJECT

private slots:
    void aKeyActsWithinItsWindow();
    void additiveRotationsAreAppliedOnTheirSide_data();
    void additiveRotationsAreAppliedOnTheirSide();
    void overridingLeadsToTheKey();
    void overridingLeadsFromKeyToKey();
    void unaffectedFramesAndJointsKeepEveryBit_data();
    void unaffectedFramesAndJointsKeepEveryBit();
    void weightsFollowTheirKeys_data();
    void weightsFollowTheirKeys();
    void soloAndMuteDecideWhichLayersAreHeard();
    void layersOfDifferentJointsHaveNoOrder();
    void layersCanBeSubtractedAgain_data();
    void layersCanBeSubtractedAgain();
    void aFullyOverridingLayerCannotBeSubtracted();
    void rowsReplaceTheWindow();
    void theEndsOfWindowsHaveNoKink();
    void damagedLayersAreHandled();
    void theProgressCanStopIt();
    void jointsOfHeardLayersAreCounted();
};

namespace {

Layer oneKey(int frame, KeyWindow window, JointOffset offset)
{
    Layer layer;
    layer.keys.push_back({frame, window, {offset}, 0, {}});
    return layer;
}

glm::dquat rotationOf(const Clip &clip, const Motion &motion, int frame, int joint)
{
    const Pose pose = evaluatePose(clip.skeleton, motion.frame(frame), {});
    const int parent = clip.skeleton.joint(joint).parent;
    const glm::dmat3 own = pose.worldFromJoint[static_cast<std::size_t>(joint)];
    if (parent == NoJoint)
        return glm::quat_cast(own);
    return glm::quat_cast(glm::transpose(pose.worldFromJoint[static_cast<std::size_t>(parent)]) * own);
}

double degreesBetween(const glm::dquat &a, const glm::dquat &b)
{
    return glm::length(rotationVector(glm::conjugate(a) * b)) * degreesPerRadian;
}

} // namespace

void LayerStackTest::aKeyActsWithinItsWindow()
{
    const KeyWindow window{{10, 12}, 4, 20};
    QCOMPARE(window.weight(4), 0.0);
    QCOMPARE(window.weight(7), 0.5);
    QCOMPARE(window.weight(10), 1.0);
    QCOMPARE(window.weight(12), 1.0);
    QCOMPARE(window.weight(16), 0.5);
    QCOMPARE(window.weight(20), 0.0);
    QCOMPARE(window.weight(200), 0.0);
    QCOMPARE(window.frames(100), (FrameInterval{5, 19}));
    QCOMPARE(window.frames(15), (FrameInterval{5, 14}));
    const KeyWindow whole{{3, 3}, {}, {}};
    QCOMPARE(whole.weight(0), 1.0);
    QCOMPARE(whole.weight(1000), 1.0);
    QCOMPARE(whole.frames(8), (FrameInterval{0, 7}));
}

void LayerStackTest::additiveRotationsAreAppliedOnTheirSide_data()
{
    QTest::addColumn<bool>("isLocal");
    QTest::newRow("local") << true;
    QTest::newRow("parent") << false;
}

void LayerStackTest::additiveRotationsAreAppliedOnTheirSide()
{
    QFETCH(bool, isLocal);
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const int joint = fullJoints(clip.skeleton).back();
    const glm::dvec3 vector(0.3, -0.2, 0.5);
    Layer layer = oneKey(20, {{20, 20}, 10, 30}, {joint, vector, {}});
    layer.side = isLocal ? PoseChange::Side::Local : PoseChange::Side::Parent;
    layer.weight = 0.6;
    const std::optional<Motion> motion = layeredMotion(clip, {layer});
    QVERIFY(motion);
    for (const int frame : {12, 15, 20, 27}) {
        const double part = 0.6 * layer.keys.front().window.weight(frame);
        const glm::dquat change = rotationFromVector(part * vector);
        const glm::dquat base = rotationOf(clip, clip.motion, frame, joint);
        QVERIFY(degreesBetween(isLocal ? base * change : change * base, rotationOf(clip, *motion, frame, joint)) <
                1e-9);
    }
}

void LayerStackTest::overridingLeadsToTheKey()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const int joint = fullJoints(clip.skeleton).back();
    const glm::dvec3 vector(0.9, -0.2, 1.5);
    Layer layer = oneKey(20, {{20, 20}, 10, 30}, {joint, vector, {}});
    layer.kind = Layer::Kind::Override;
    std::optional<Motion> motion = layeredMotion(clip, {layer});
    QVERIFY(degreesBetween(rotationFromVector(vector), rotationOf(clip, *motion, 20, joint)) < 1e-9);
    // In another frame of the window, and with less weight, the layer leads only part of the way.
    layer.weight = 0.5;
    motion = layeredMotion(clip, {layer});
    const glm::dquat base = rotationOf(clip, clip.motion, 15, joint);
    const glm::dquat wanted = glm::slerp(base, rotationFromVector(vector), 0.25);
    QVERIFY(degreesBetween(wanted, rotationOf(clip, *motion, 15, joint)) < 1e-9);
}

void LayerStackTest::overridingLeadsFromKeyToKey()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const int joint = fullJoints(clip.skeleton).back();
    Layer layer = oneKey(10, {{0, 10}, {}, 30}, {joint, glm::dvec3(0.0, 0.0, 0.2), {}});
    layer.kind = Layer::Kind::Override;
    layer.keys.push_back({30, {{30, 59}, 10, {}}, {{joint, glm::dvec3(0.0, 0.0, 1.0), {}}}, 0, {}});
    const std::optional<Motion> motion = layeredMotion(clip, {layer});
    for (int frame = 0; frame < 60; ++frame) {
        const glm::dquat rotation = rotationOf(clip, *motion, frame, joint);
        const double angle = rotationVector(rotation).z;
        QVERIFY2(std::abs(rotationVector(rotation).x) < 1e-9, "the base shines through");
        QVERIFY(angle > 0.2 - 1e-9 && angle < 1.0 + 1e-9);
    }
    QVERIFY(degreesBetween(rotationFromVector({0.0, 0.0, 0.6}), rotationOf(clip, *motion, 20, joint)) < 1e-9);
}

void LayerStackTest::unaffectedFramesAndJointsKeepEveryBit_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("additive") << 0;
    QTest::newRow("override") << 1;
}

void LayerStackTest::unaffectedFramesAndJointsKeepEveryBit()
{
    QFETCH(int, kind);
    const Clip clip = makeRandomClip({.seed = 4});
    Layer layer = oneKey(20, {{20, 20}, 10, 30}, {5, glm::dvec3(0.3, 0.1, 0.2), glm::dvec3(1.0)});
    layer.keys.front().offsets.push_back({7, glm::dvec3(0.3, 0.1, 0.2), glm::dvec3(1.0)});
    layer.kind = static_cast<Layer::Kind>(kind);
    layer.joints = {5};
    const std::optional<Motion> motion = layeredMotion(clip, {layer});
    const Joint &joint = clip.skeleton.joint(5);
    int changed = 0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 0; column < clip.motion.columnCount(); ++column) {
            const bool mayDiffer = frame > 10 && frame < 30 && column >= joint.firstColumn &&
                                   column < joint.firstColumn + joint.columnCount();
            const bool differs = motion->value(frame, column) != clip.motion.value(frame, column);
            changed += differs ? 1 : 0;
            QVERIFY(mayDiffer || !differs);
        }
        if (frame <= 10 || frame >= 30)
            QVERIFY(!motion->isTouched(frame));
    }
    QVERIFY(changed > 0);
    layer.weight = 0.0;
    const std::optional<Motion> none = layeredMotion(clip, {layer});
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        QCOMPARE(rowOf(*none, frame), rowOf(clip.motion, frame));
}

void LayerStackTest::weightsFollowTheirKeys_data()
{
    QTest::addColumn<int>("between");
    QTest::addColumn<double>("quarter");
    QTest::newRow("linear") << static_cast<int>(Layer::Between::Linear) << 0.25;
    QTest::newRow("eased") << static_cast<int>(Layer::Between::Eased) << smootherStep(0.25);
}

void LayerStackTest::weightsFollowTheirKeys()
{
    QFETCH(int, between);
    QFETCH(double, quarter);
    Layer layer;
    layer.weight = 0.3;
    QCOMPARE(layer.weightAt(5), 0.3);
    layer.between = static_cast<Layer::Between>(between);
    layer.weightKeys = {{10, 0.0}, {20, 1.0}};
    QCOMPARE(layer.weightAt(0), 0.0);
    QCOMPARE(layer.weightAt(10), 0.0);
    QCOMPARE(layer.weightAt(15), 0.5);
    layer.weightKeys = {{10, 0.0}, {30, 1.0}};
    QCOMPARE(layer.weightAt(15), quarter);
    QCOMPARE(layer.weightAt(30), 1.0);
    QCOMPARE(layer.weightAt(100), 1.0);
}

void LayerStackTest::soloAndMuteDecideWhichLayersAreHeard()
{
    Layers layers(3);
    QVERIFY(isEffective(layers, 0) && isEffective(layers, 2));
    layers[1].isSolo = true;
    QVERIFY(!isEffective(layers, 0) && isEffective(layers, 1) && !isEffective(layers, 2));
    layers[1].isMuted = true;
    QVERIFY(!isEffective(layers, 1) && !isEffective(layers, 0));
}

void LayerStackTest::layersOfDifferentJointsHaveNoOrder()
{
    const Clip clip = makeRandomClip();
    const Layer one = oneKey(20, {{20, 20}, 10, 30}, {3, glm::dvec3(0.3, 0.1, 0.2), glm::dvec3(1.0)});
    const Layer other = oneKey(25, {{25, 25}, 12, 31}, {6, glm::dvec3(0.1, 0.9, 0.2), glm::dvec3(2.0)});
    const std::optional<Motion> a = layeredMotion(clip, {one, other});
    const std::optional<Motion> b = layeredMotion(clip, {other, one});
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        QCOMPARE(rowOf(*a, frame), rowOf(*b, frame));
}

void LayerStackTest::layersCanBeSubtractedAgain_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void LayerStackTest::layersCanBeSubtractedAgain()
{
    QFETCH(unsigned, seed);
    const Clip clip = makeRandomClip({.seed = seed, .hasOddChannels = false});
    Layers layers{randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, seed),
                  randomLayer(clip, Layer::Kind::Override, PoseChange::Side::Local, seed + 100),
                  randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Parent, seed + 200)};
    const std::optional<Motion> motion = layeredMotion(clip, layers);
    LayerStack stack(clip.skeleton, layers);
    std::vector<int> all;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        all.push_back(joint);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        std::vector<double> values = rowOf(*motion, frame);
        QVERIFY(stack.remove(0, frame, all, values));
        const Pose taken = evaluatePose(clip.skeleton, values, {});
        QVERIFY(distanceOf(taken, evaluatePose(clip.skeleton, clip.motion.frame(frame), {})) < 1e-8);
    }
}

void LayerStackTest::aFullyOverridingLayerCannotBeSubtracted()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const int joint = fullJoints(clip.skeleton).back();
    Layer layer = oneKey(20, {{20, 20}, 10, 30}, {joint, glm::dvec3(0.3), {}});
    layer.kind = Layer::Kind::Override;
    const Layers layers{layer};
    const std::optional<Motion> motion = layeredMotion(clip, layers);
    LayerStack stack(clip.skeleton, layers);
    std::vector<double> values = rowOf(*motion, 20);
    const std::vector<int> joints{joint};
    QVERIFY(!stack.remove(0, 20, joints, values));
    const std::vector<int> others{0};
    QVERIFY(joint != 0 && stack.remove(0, 20, others, values));
}

void LayerStackTest::rowsReplaceTheWindow()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const int joint = fullJoints(clip.skeleton).back();
    Layer layer = oneKey(11, {{11, 11}, 0, 40}, {joint, glm::dvec3(3.0), {}});
    layer.keys.front().firstRow = 10;
    for (const double radians : {0.1, 0.2, 0.3})
        layer.keys.front().rows.push_back({{joint, glm::dvec3(radians, 0.0, 0.0), {}}});
    layer.side = PoseChange::Side::Local;
    const std::optional<Motion> motion = layeredMotion(clip, {layer});
    QCOMPARE(framesOf(layer, 60), (FrameInterval{10, 12}));
    QCOMPARE(rowOf(*motion, 9), rowOf(clip.motion, 9));
    QCOMPARE(rowOf(*motion, 13), rowOf(clip.motion, 13));
    for (int i = 0; i < 3; ++i) {
        const glm::dquat wanted =
            rotationOf(clip, clip.motion, 10 + i, joint) * rotationFromVector({0.1 * (i + 1), 0.0, 0.0});
        QVERIFY(degreesBetween(wanted, rotationOf(clip, *motion, 10 + i, joint)) < 1e-9);
    }
}

void LayerStackTest::theEndsOfWindowsHaveNoKink()
{
    // Over a still clip the rotation equals the window: its second difference at the ends is that of a smooth curve.
    Clip clip = makeRandomClip({.joints = 3, .frames = 400, .degrees = 0.0, .hasOddChannels = false});
    Layer layer = oneKey(200, {{200, 200}, 100, 300}, {1, glm::dvec3(1.0, 0.0, 0.0), {}});
    const std::optional<Motion> motion = layeredMotion(clip, {layer});
    std::vector<double> angles;
    for (int frame = 0; frame < 400; ++frame)
        angles.push_back(degreesBetween(rotationOf(clip, clip.motion, frame, 1), rotationOf(clip, *motion, frame, 1)));
    double most = 0.0;
    for (std::size_t i = 3; i < angles.size(); ++i)
        most = std::max(most, std::abs(angles[i] - 3 * angles[i - 1] + 3 * angles[i - 2] - angles[i - 3]));
    QVERIFY(*std::ranges::max_element(angles) > 57.0);
    QVERIFY2(most < 60.0 * 57.3 / 1e6 * 1.2,
             qPrintable(QString::number(most))); // h''' is at most 60 over the width cubed
}

void LayerStackTest::damagedLayersAreHandled()
{
    const Clip clip = makeRandomClip();
    Layer layer = oneKey(2000, {{2000, 2000}, 1, {}}, {99, glm::dvec3(1.0), glm::dvec3(1.0)});
    layer.keys.front().offsets.push_back({-1, glm::dvec3(1.0), {}});
    layer.keys.push_back({-5, {{-5, -5}, {}, -4}, {{0, {}, {}}}, 0, {}});
    layer.keys.push_back({70, {{70, 70}, {}, {}}, {}, 50, {30, std::vector<JointOffset>{{0, {}, glm::dvec3(1.0)}}}});
    const std::optional<Motion> motion = layeredMotion(clip, {layer});
    QVERIFY(motion);
    QCOMPARE(motion->frameCount(), clip.motion.frameCount());
    QCOMPARE(rowOf(*motion, 49), rowOf(clip.motion, 49));
    const Clip none = makeRandomClip({.frames = 0});
    QVERIFY(layeredMotion(none, {layer})->isEmpty());
}

void LayerStackTest::theProgressCanStopIt()
{
    const Clip clip = makeRandomClip({.frames = 500});
    const Layer layer = oneKey(20, {{20, 20}, {}, {}}, {3, glm::dvec3(0.3), {}});
    QVERIFY(!layeredMotion(clip, {layer}, Progress([](double) { return false; })));
    double last = -1.0;
    QVERIFY(layeredMotion(clip, {layer}, Progress([&](double done) { return last = done, true; })));
    QVERIFY(last > 0.5);
}

void LayerStackTest::jointsOfHeardLayersAreCounted()
{
    const Clip clip = makeRandomClip({.joints = 6, .hasOddChannels = false});
    const glm::dvec3 vector(0.3);
    Layers layers(3);
    layers[0].keys = {{10, {{10, 10}, 5, 15}, {{1, vector, {}}, {3, vector, {}}}, 0, {}},
                      {20, {{20, 20}, 15, 25}, {{3, vector, {}}, {5, vector, {}}}, 0, {}}};
    layers[1] = oneKey(10, {{10, 10}, 5, 15}, {2, vector, {}});
    layers[2] = oneKey(10, {{10, 10}, 5, 15}, {4, vector, {}});
    QCOMPARE(LayerStack(clip.skeleton, layers).jointCount(), 5);
    layers[1].isMuted = true;
    QCOMPARE(LayerStack(clip.skeleton, layers).jointCount(), 4);
    layers[2].joints = {3}; // the layer's mask leaves out its only joint
    QCOMPARE(LayerStack(clip.skeleton, layers).jointCount(), 3);
    for (const int joint : {-1, 6}) {
        layers[2] = oneKey(10, {{10, 10}, 5, 15}, {joint, vector, {}});
        QCOMPARE(LayerStack(clip.skeleton, layers).jointCount(), 3);
    }
    QCOMPARE(LayerStack(clip.skeleton, {}).jointCount(), 0);
}

QTEST_APPLESS_MAIN(LayerStackTest)

} // namespace tst_layerstack

#include "tst_layerstack.moc"
