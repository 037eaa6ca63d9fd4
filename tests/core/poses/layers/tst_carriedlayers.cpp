#include "layers/carriedlayers.h"

#include "randomlayers.h"

#include <QTest>

namespace tst_carriedlayers {

using namespace limber;
using namespace limber::test;

// Layers follow changes of the frames and joints beneath them.
class CarriedLayersTest : public QObject
{
    Q_OBJECT

private slots:
    void insertedFramesMoveWhatComesLater();
    void insertedFramesWidenAWindow();
    void insertedFramesExtendRows();
    void removedFramesTakeTheirKeysAlong();
    void aWindowAroundRemovedFramesIsKept();
    void whatWasInsertedCanBeRemoved_data();
    void whatWasInsertedCanBeRemoved();
    void removingStaysSound_data();
    void removingStaysSound();
    void jointsAreFoundAgain();
    void otherFramesAreNotFoundAgain();
};

namespace {

LayerKey keyAt(int frame, int before, int after)
{
    return {frame, {{frame, frame}, frame - before, frame + after}, {{0, glm::dvec3(0.1), {}}}, 0, {}};
}

bool isSound(const Layers &layers)
{
    for (const LayerKey &key : layers.front().keys) {
        const KeyWindow &window = key.window;
        if (!window.full.contains(key.frame) && key.rows.empty())
            return false;
        if ((window.zeroBefore && *window.zeroBefore >= window.full.first) ||
            (window.zeroAfter && *window.zeroAfter <= window.full.last))
            return false;
    }
    return std::ranges::is_sorted(layers.front().keys, {}, &LayerKey::frame) &&
           std::ranges::is_sorted(layers.front().weightKeys, {}, &WeightKey::frame);
}

} // namespace

void CarriedLayersTest::insertedFramesMoveWhatComesLater()
{
    Layer layer;
    layer.keys = {keyAt(10, 3, 3), keyAt(30, 4, 5)};
    layer.weightKeys = {{5, 1.0}, {20, 0.0}};
    const Layers moved = withFramesInserted({layer}, 20, 7);
    QCOMPARE(moved[0].keys[0], layer.keys[0]);
    QCOMPARE(moved[0].keys[1], keyAt(37, 4, 5));
    QCOMPARE(moved[0].weightKeys, (std::vector<WeightKey>{{5, 1.0}, {27, 0.0}}));
}

void CarriedLayersTest::insertedFramesWidenAWindow()
{
    Layer layer;
    layer.keys = {keyAt(10, 3, 3)};
    QCOMPARE(withFramesInserted({layer}, 11, 5)[0].keys[0], keyAt(10, 3, 8));
    QCOMPARE(withFramesInserted({layer}, 10, 5)[0].keys[0], keyAt(15, 8, 3));
    layer.keys[0].window = {{10, 10}, {}, {}};
    const KeyWindow whole = withFramesInserted({layer}, 4, 5)[0].keys[0].window;
    QVERIFY(!whole.zeroBefore && !whole.zeroAfter);
}

void CarriedLayersTest::insertedFramesExtendRows()
{
    Layer layer;
    layer.keys = {keyAt(10, 2, 2)};
    layer.keys[0].firstRow = 9;
    for (const double radians : {0.1, 0.2, 0.3})
        layer.keys[0].rows.push_back({{0, glm::dvec3(radians), {}}});
    const LayerKey inside = withFramesInserted({layer}, 10, 2)[0].keys[0];
    QCOMPARE(inside.rows.size(), 5U);
    QCOMPARE(inside.rows[1], inside.rows[0]);
    QCOMPARE(inside.firstRow, 9);
    const LayerKey before = withFramesInserted({layer}, 9, 2)[0].keys[0];
    QCOMPARE(before.rows, layer.keys[0].rows);
    QCOMPARE(before.firstRow, 11);
    const LayerKey less = withFramesRemoved({layer}, 10, 1)[0].keys[0];
    QCOMPARE(less.rows.size(), 2U);
    QCOMPARE(less.rows[1], layer.keys[0].rows[2]);
    // The remaining part of the window still has a beginning and an end.
    const KeyWindow rest = withFramesRemoved({layer}, 10, 3)[0].keys[0].window;
    QVERIFY(*rest.zeroBefore<rest.full.first && * rest.zeroAfter> rest.full.last);
    QVERIFY(withFramesRemoved({layer}, 5, 20)[0].keys.empty());
}

void CarriedLayersTest::removedFramesTakeTheirKeysAlong()
{
    Layer layer;
    layer.keys = {keyAt(10, 3, 3), keyAt(30, 4, 5)};
    layer.weightKeys = {{5, 1.0}, {12, 0.5}, {20, 0.0}};
    const Layers left = withFramesRemoved({layer}, 8, 10);
    QCOMPARE(left[0].keys, (std::vector<LayerKey>{keyAt(20, 4, 5)}));
    QCOMPARE(left[0].weightKeys, (std::vector<WeightKey>{{5, 1.0}, {10, 0.0}}));
}

void CarriedLayersTest::aWindowAroundRemovedFramesIsKept()
{
    Layer layer;
    layer.keys = {{10, {{5, 30}, 2, 33}, {{0, glm::dvec3(0.1), {}}}, 0, {}}};
    const LayerKey left = withFramesRemoved({layer}, 8, 10)[0].keys.front();
    QCOMPARE(left.window, (KeyWindow{{5, 20}, 2, 23}));
    QVERIFY(left.window.full.contains(left.frame));
}

void CarriedLayersTest::whatWasInsertedCanBeRemoved_data()
{
    QTest::addColumn<int>("before");
    for (const int before : {0, 9, 10, 11, 30, 59, 60})
        QTest::addRow("before %d", before) << before;
}

void CarriedLayersTest::whatWasInsertedCanBeRemoved()
{
    QFETCH(int, before);
    const Clip clip = makeRandomClip();
    const Layers layers{randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 4)};
    QCOMPARE(withFramesRemoved(withFramesInserted(layers, before, 9), before, 9), layers);
}

void CarriedLayersTest::removingStaysSound_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 0; seed < 40; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void CarriedLayersTest::removingStaysSound()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const Clip clip = makeRandomClip();
    Layers layers{randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, seed)};
    layers[0].weightKeys = {{3, 0.1}, {30, 0.4}, {50, 1.0}};
    for (int i = 0; i < 12; ++i) {
        const int first = static_cast<int>(random() % 40U);
        const int count = 1 + static_cast<int>(random() % 9U);
        layers =
            random() % 2U == 0 ? withFramesInserted(layers, first, count) : withFramesRemoved(layers, first, count);
        QVERIFY(isSound(layers));
    }
}

void CarriedLayersTest::jointsAreFoundAgain()
{
    Clip from = makeRandomClip({.joints = 4, .hasOddChannels = false});
    Skeleton flat;
    for (const char *name : {"Hips", "Arm", "Leg", "Head"})
        flat.addJoint({.name = name,
                       .parent = flat.jointCount() == 0 ? NoJoint : 0,
                       .channels = from.skeleton.joint(1).channels});
    from.skeleton = flat;
    Clip to = from;
    Skeleton other;
    for (const char *name : {"Hips", "Head", "Arm"})
        other.addJoint(
            {.name = name, .parent = other.jointCount() == 0 ? NoJoint : 0, .channels = flat.joint(0).channels});
    to.skeleton = other;
    Layer layer;
    layer.joints = {1, 2, 3};
    layer.keys = {keyAt(10, 3, 3)};
    layer.keys[0].offsets = {{1, glm::dvec3(0.1), {}}, {2, glm::dvec3(0.2), {}}, {3, glm::dvec3(0.3), {}}};
    layer.keys[0].rows = {layer.keys[0].offsets};
    const Layer carried = carriedLayers({layer}, from, to)[0];
    QCOMPARE(carried.joints, (std::vector<int>{1, 2}));
    const std::vector<JointOffset> wanted{{1, glm::dvec3(0.3), {}}, {2, glm::dvec3(0.1), {}}};
    QCOMPARE(carried.keys[0].offsets, wanted);
    QCOMPARE(carried.keys[0].rows[0], wanted);
    // A layer whose joints are all removed changes nothing, instead of all joints.
    layer.joints = {2};
    const Layer empty = carriedLayers({layer}, from, to)[0];
    QVERIFY(empty.keys.empty());
}

void CarriedLayersTest::otherFramesAreNotFoundAgain()
{
    const Clip clip = makeRandomClip();
    const Layers layers{randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 4)};
    QVERIFY(carriedLayers(layers, clip, makeRandomClip({.frames = 59})).empty());
    QCOMPARE(carriedLayers(layers, clip, clip), layers);
}

QTEST_APPLESS_MAIN(CarriedLayersTest)

} // namespace tst_carriedlayers

#include "tst_carriedlayers.moc"
