#include "layers/mappedlayers.h"

#include "contacts/mappedcontacts.h"
#include "layers/layermerge.h"
#include "randomlayers.h"

#include <QTest>

namespace tst_mappedlayers {

using namespace limber;
using namespace limber::test;

namespace {

constexpr int frames = 60;

Clip clipOf(unsigned seed)
{
    Clip clip = makeRandomClip({.seed = seed, .joints = 6, .frames = frames});
    clip.source.reset();
    return clip;
}

// The frames of a clip that a map selects.
Clip mappedClip(const Clip &clip, const FrameMap &map, int frameCount)
{
    Clip mapped = clip;
    mapped.motion = Motion(frameCount, clip.skeleton.columnCount());
    mapped.motion.setFrameTimeSeconds(clip.motion.frameTimeSeconds());
    for (int frame = 0; frame < frameCount; ++frame)
        std::ranges::copy(clip.motion.frame(map.oldOf(frame)), mapped.motion.editFrame(frame).begin());
    return mapped;
}

// The clip with its layers merged, as it is shown.
Clip together(Clip clip, const Layers &layers)
{
    LayerStack stack(clip.skeleton, layers);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        stack.apply(frame, clip.motion.editFrame(frame));
    return clip;
}

double largestDistance(const Clip &a, const Clip &b)
{
    const PositionRules rules{PositionRule::Replace, PositionRule::Replace, {}};
    double most = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame)
        most = std::max(most, distanceOf(poseAt(a, frame, rules), poseAt(b, frame, rules)));
    return most;
}

bool isSound(const Layers &layers, int frameCount)
{
    for (const Layer &layer : layers) {
        for (std::size_t i = 0; i < layer.keys.size(); ++i) {
            const LayerKey &key = layer.keys[i];
            const KeyWindow &window = key.window;
            const bool isInOrder = (i == 0 || layer.keys[i - 1].frame < key.frame) && key.frame >= 0 &&
                                   key.frame < frameCount && window.full.contains(key.frame);
            if (!isInOrder || (window.zeroBefore && *window.zeroBefore >= window.full.first) ||
                (window.zeroAfter && *window.zeroAfter <= window.full.last))
                return false;
            if (!key.rows.empty() &&
                (key.firstRow < 0 || key.firstRow + static_cast<int>(key.rows.size()) > frameCount))
                return false;
        }
    }
    return true;
}

} // namespace

// Layers follow frames that are trimmed or reversed.
class MappedLayersTest : public QObject
{
    Q_OBJECT

private slots:
    void trimmingAndMergingMayBeSwapped_data();
    void trimmingAndMergingMayBeSwapped();
    void keysOfOneFrameAreJoined();
    void weightsKeepTheirValuesWhereTheirCurveIsCut_data();
    void weightsKeepTheirValuesWhereTheirCurveIsCut();
    void windowsMoveWithoutChange();
    void lostOverridingKeysAreCounted();
    void twoReversesRestoreTheLayers();
    void contactsFollowTheFrames();
    void rowsWithoutAFreeFrameJoinOtherRows();
    void overridingRowsWithoutAFreeFrameAreLost();
    void rowsTakeTheFreeFrameNearTheirOwn();
};

void MappedLayersTest::trimmingAndMergingMayBeSwapped_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("step");
    QTest::newRow("all") << 0 << frames << 1;
    QTest::newRow("the middle") << 13 << 31 << 1;
    QTest::newRow("the beginning") << 0 << 22 << 1;
    QTest::newRow("the end") << 37 << frames - 37 << 1;
    QTest::newRow("one frame") << 29 << 1 << 1;
    QTest::newRow("two frames") << 11 << 2 << 1;
    QTest::newRow("reversed") << frames - 1 << frames << -1;
}

void MappedLayersTest::trimmingAndMergingMayBeSwapped()
{
    QFETCH(const int, first);
    QFETCH(const int, count);
    QFETCH(const int, step);
    const FrameMap map{first, step};
    int compared = 0;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        const Clip clip = clipOf(seed);
        const auto kind = seed % 3 == 0 ? Layer::Kind::Override : Layer::Kind::Additive;
        Layers layers{randomLayer(clip, kind, seed % 2 ? PoseChange::Side::Local : PoseChange::Side::Parent, seed),
                      randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, seed + 100)};
        layers[1].weightKeys = {{5, 0.1}, {20, 1.0}, {44, 0.3}};
        layers[0].between = seed % 2 ? Layer::Between::Linear : Layer::Between::Eased;
        LayerKey rows{30, {{30, 30}, 23, 36}, {}, 24, {}};
        for (int row = 0; row < 12; ++row)
            rows.rows.push_back({{1, glm::dvec3(0.1 * row, 0.2, -0.03 * row), {}}});
        rows.offsets = rows.rows[6];
        std::erase_if(layers[1].keys, [](const LayerKey &key) { return key.frame == 30; });
        layers[1].keys.push_back(rows);
        std::ranges::sort(layers[1].keys, {}, &LayerKey::frame);
        const MappedLayers mapped = mappedLayers(layers, map, count);
        QVERIFY(isSound(mapped.layers, count));
        QVERIFY(kind == Layer::Kind::Override || mapped.lostKeys == 0);
        if (mapped.lostKeys > 0)
            continue;
        const Clip trimmedLater = mappedClip(together(clip, layers), map, count);
        const Clip trimmedFirst = together(mappedClip(clip, map, count), mapped.layers);
        const double distance = largestDistance(trimmedLater, trimmedFirst);
        QVERIFY2(distance < 1e-9, qPrintable(QString::number(distance)));
        ++compared;
    }
    QVERIFY(compared >= 20);
}

// Three fading keys end in the first remaining frame, which has a key of its own.
void MappedLayersTest::keysOfOneFrameAreJoined()
{
    const Clip clip = clipOf(3);
    Layer layer;
    for (const int frame : {10, 12, 14, 20}) {
        layer.keys.push_back({frame, {{frame, frame}, frame - 9, frame + 11}, {}, 0, {}});
        layer.keys.back().offsets = {{2, glm::dvec3(0.1, 0.02 * frame, 0.0), {}}};
    }
    layer.keys[0].window.zeroAfter = 21; // only frame 20 remains of the window
    const FrameMap map{20, 1};
    const MappedLayers mapped = mappedLayers({layer}, map, 5);
    QVERIFY(isSound(mapped.layers, 5));
    for (const LayerKey &key : mapped.layers[0].keys) {
        for (const std::vector<JointOffset> &row : key.rows)
            QVERIFY(row.size() <= 1); // a joint has one offset, which is the sum
    }
    const Clip later = mappedClip(together(clip, {layer}), map, 5);
    QVERIFY(largestDistance(later, together(mappedClip(clip, map, 5), mapped.layers)) < 1e-9);
}

void MappedLayersTest::weightsKeepTheirValuesWhereTheirCurveIsCut_data()
{
    QTest::addColumn<bool>("isEased");
    QTest::newRow("linear") << false;
    QTest::newRow("eased") << true;
}

void MappedLayersTest::weightsKeepTheirValuesWhereTheirCurveIsCut()
{
    QFETCH(const bool, isEased);
    Layer layer;
    layer.between = isEased ? Layer::Between::Eased : Layer::Between::Linear;
    layer.weightKeys = {{10, 0.2}, {30, 0.9}, {50, 0.4}};
    for (const auto &[map, count] :
         {std::pair(FrameMap{15, 1}, 30), std::pair(FrameMap{12, 1}, 10), std::pair(FrameMap{0, 1}, 8),
          std::pair(FrameMap{52, 1}, 8), std::pair(FrameMap{59, -1}, 60), std::pair(FrameMap{30, 1}, 1)}) {
        const MappedLayers mapped = mappedLayers({layer}, map, count);
        for (int frame = 0; frame < count; ++frame) {
            const double wanted = layer.weightAt(map.oldOf(frame));
            QVERIFY(std::abs(mapped.layers[0].weightAt(frame) - wanted) < 1e-12);
        }
        if (!isEased)
            QVERIFY(mapped.layers[0].weightKeys.size() <= 5);
    }
}

void MappedLayersTest::windowsMoveWithoutChange()
{
    Layer layer;
    layer.keys = {{20, {{18, 25}, 10, 33}, {{0, glm::dvec3(0.5), {}}}, 0, {}}};
    const LayerKey trimmed = mappedLayers({layer}, {15, 1}, 40).layers[0].keys[0];
    QCOMPARE(trimmed.frame, 5);
    QVERIFY((trimmed.window == KeyWindow{{3, 10}, -5, 18}));
    const LayerKey reversed = mappedLayers({layer}, {59, -1}, 60).layers[0].keys[0];
    QCOMPARE(reversed.frame, 39);
    QVERIFY((reversed.window == KeyWindow{{34, 41}, 26, 49}));
    layer.keys[0].window = {{20, 20}, {}, {}};
    const KeyWindow whole = mappedLayers({layer}, {15, 1}, 40).layers[0].keys[0].window;
    QVERIFY(!whole.zeroBefore && !whole.zeroAfter);
    // Nothing remains of the window.
    layer.keys[0].window = {{20, 20}, 15, 25};
    QVERIFY(mappedLayers({layer}, {25, 1}, 30).layers[0].keys.empty());
}

void MappedLayersTest::lostOverridingKeysAreCounted()
{
    Layer layer;
    layer.kind = Layer::Kind::Override;
    layer.keys = {{20, {{20, 20}, 10, 33}, {{0, glm::dvec3(0.5), {}}}, 0, {}}};
    QCOMPARE(mappedLayers({layer}, {25, 1}, 30).lostKeys, 1);
    QCOMPARE(mappedLayers({layer}, {33, 1}, 20).lostKeys, 0);
    QCOMPARE(mappedLayers({layer}, {15, 1}, 20).lostKeys, 0);
}

void MappedLayersTest::twoReversesRestoreTheLayers()
{
    const Clip clip = clipOf(7);
    Layers layers{randomLayer(clip, Layer::Kind::Override, PoseChange::Side::Local, 4),
                  randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Parent, 5)};
    layers[1].weightKeys = {{5, 0.1}, {20, 1.0}};
    const FrameMap reverse{frames - 1, -1};
    const Layers back = mappedLayers(mappedLayers(layers, reverse, frames).layers, reverse, frames).layers;
    QVERIFY(back == layers);
}

void MappedLayersTest::contactsFollowTheFrames()
{
    const Contacts contacts{{2, {{0, 4}, {10, 20}, {40, 59}}}, {3, {{5, 6}}}};
    QVERIFY((mappedContacts(contacts, {15, 1}, 30) == Contacts{{2, {{0, 5}, {25, 29}}}, {3, {}}}));
    QVERIFY((mappedContacts(contacts, {59, -1}, 60) == Contacts{{2, {{0, 19}, {39, 49}, {55, 59}}}, {3, {{53, 54}}}}));
}

// Frames 20 and later stay. All rows begin before.
void MappedLayersTest::rowsWithoutAFreeFrameJoinOtherRows()
{
    const auto keyOf = [](int frame, int end, double radians) {
        LayerKey key{frame, {{frame, frame}, frame - 1, end}, {}, frame, {}};
        for (int row = frame; row < end; ++row)
            key.rows.push_back({{1, glm::dvec3(radians * row, 0.0, 0.0), {}}});
        key.offsets = key.rows.front();
        return key;
    };
    const auto rowOf = [](double radians) { return std::vector<JointOffset>{{1, glm::dvec3(radians, 0.0, 0.0), {}}}; };
    Layer layer;
    // The first takes frame 20, the second frame 21, so that no frame is left for the third.
    layer.keys = {keyOf(5, 21, 0.25), keyOf(7, 22, 0.5), keyOf(9, 22, 1.0)};
    layer.keys.push_back({22, {{22, 22}, 21, 23}, rowOf(0.125), 0, {}});
    const MappedLayers mapped = mappedLayers({layer}, {20, 1}, 10);
    QCOMPARE(mapped.lostKeys, 0);
    const std::vector<LayerKey> &keys = mapped.layers[0].keys;
    QCOMPARE(keys.size(), 3U);
    QCOMPARE(keys[0].frame, 0);
    QCOMPARE(keys[0].firstRow, 0);
    QCOMPARE(keys[0].rows, (std::vector{rowOf(25.0), rowOf(21.0)}));
    QCOMPARE(keys[1].frame, 1);
    QCOMPARE(keys[1].firstRow, 0);
    QCOMPARE(keys[1].rows, (std::vector{rowOf(10.0), rowOf(10.5)}));
    QVERIFY((keys[1].window == KeyWindow{{1, 1}, -1, 2}));
    QCOMPARE(keys[1].offsets, rowOf(10.5));
    QCOMPARE(keys[2].offsets, rowOf(0.125));
}

void MappedLayersTest::overridingRowsWithoutAFreeFrameAreLost()
{
    Layer layer;
    layer.kind = Layer::Kind::Override;
    LayerKey rows{15, {{15, 15}, 13, 21}, {}, 14, {}};
    rows.rows.assign(7, {{0, glm::dvec3(0.5), {}}});
    layer.keys = {rows, {20, {{20, 20}, 10, 33}, {{0, glm::dvec3(0.1), {}}}, 0, {}}};
    const MappedLayers mapped = mappedLayers({layer}, {20, 1}, 30);
    QCOMPARE(mapped.lostKeys, 1);
    QCOMPARE(mapped.layers[0].keys.size(), 1U);
    QCOMPARE(mapped.layers[0].keys[0].offsets[0].rotation, glm::dvec3(0.1));
    QVERIFY(mapped.layers[0].keys[0].rows.empty());
    // One frame more, and the rows find a place.
    const MappedLayers longer = mappedLayers({layer}, {19, 1}, 30);
    QCOMPARE(longer.lostKeys, 0);
    QCOMPARE(longer.layers[0].keys.size(), 2U);
    QCOMPARE(longer.layers[0].keys[0].rows.size(), 2U);
}

void MappedLayersTest::rowsTakeTheFreeFrameNearTheirOwn()
{
    Layer layer;
    LayerKey rows{25, {{25, 25}, 19, 30}, {}, 20, {}};
    for (int row = 0; row < 10; ++row)
        rows.rows.push_back({{0, glm::dvec3(row), {}}});
    layer.keys = {rows};
    const auto mapped = [&](int first, int count) { return mappedLayers({layer}, {first, 1}, count).layers[0].keys; };
    std::vector<LayerKey> keys = mapped(22, 30);
    QCOMPARE(keys[0].frame, 3);
    QCOMPARE(keys[0].offsets[0].rotation, glm::dvec3(5.0));
    QVERIFY((keys[0].window == KeyWindow{{3, 3}, -1, 8}));
    keys = mapped(27, 30); // the key's own frame is gone
    QCOMPARE(keys[0].frame, 0);
    QCOMPARE(keys[0].offsets[0].rotation, glm::dvec3(7.0));
    keys = mapped(0, 23);
    QCOMPARE(keys[0].frame, 22);
    QCOMPARE(keys[0].offsets[0].rotation, glm::dvec3(2.0));
    QCOMPARE(keys[0].rows.size(), 3U);
    QVERIFY((keys[0].window == KeyWindow{{22, 22}, 19, 23}));
    QCOMPARE(mapped(29, 30).size(), 1U);
    QCOMPARE(mapped(30, 30).size(), 0U);
    QCOMPARE(mapped(0, 21).size(), 1U);
    QCOMPARE(mapped(0, 20).size(), 0U);
}

QTEST_APPLESS_MAIN(MappedLayersTest)

} // namespace tst_mappedlayers

#include "tst_mappedlayers.moc"
