#include "layers/layermerge.h"

#include "randomlayers.h"

#include <QTest>

namespace tst_layermerge {

using namespace limber;
using namespace limber::test;

// Layers are merged into what lies beneath them.
class LayerMergeTest : public QObject
{
    Q_OBJECT

private slots:
    void mergingIntoTheBaseIsExact_data();
    void mergingIntoTheBaseIsExact();
    void mergingIntoTheLayerBeneathIsExact_data();
    void mergingIntoTheLayerBeneathIsExact();
    void theChangeIsReported();
    void layersThatAreNotHeardAreNotMerged();
    void aLayerBeneathWithoutWeightPreventsTheMerge();
    void theMaskGrowsByTheMergedJoints();
    void layersThatAreNotHeardStayUnheard();
    void theProgressCanStopIt();
    void aLayerBeneathThatLosesItsWeightPreventsTheMerge_data();
    void aLayerBeneathThatLosesItsWeightPreventsTheMerge();
    void rowsOutsideOfTheMaskStayWithoutEffect();
    void aLockedLayerBeneathStaysLocked();
    void theProgressCanStopTheComparison();
};

namespace {

void addSeeds()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

Layers someLayers(const Clip &clip, unsigned seed)
{
    const auto kindOf = [&](unsigned bit) { return (seed & bit) != 0 ? Layer::Kind::Override : Layer::Kind::Additive; };
    return {randomLayer(clip, kindOf(1), PoseChange::Side::Parent, seed),
            randomLayer(clip, kindOf(2), PoseChange::Side::Local, seed + 20),
            randomLayer(clip, kindOf(4), PoseChange::Side::Local, seed + 40)};
}

} // namespace

void LayerMergeTest::mergingIntoTheBaseIsExact_data()
{
    addSeeds();
}

void LayerMergeTest::mergingIntoTheBaseIsExact()
{
    QFETCH(unsigned, seed);
    Clip clip = makeRandomClip({.seed = seed});
    const Layers layers = someLayers(clip, seed);
    const Motion shown = *layeredMotion(clip, layers);
    const MergeResult all = mergeAll(clip, layers);
    QVERIFY(all.merge && all.merge->layers.empty());
    for (int frame = 0; frame < 60; ++frame)
        QCOMPARE(rowOf(all.merge->motion, frame), rowOf(shown, frame));
    const MergeResult one = mergeDown(clip, layers, 0);
    QVERIFY(one.merge);
    QCOMPARE(one.merge->layers.size(), 2U);
    clip.motion = one.merge->motion;
    const Motion after = *layeredMotion(clip, one.merge->layers);
    for (int frame = 0; frame < 60; ++frame)
        QVERIFY(distanceOf(clip, shown, after, frame) < 1e-9);
}

void LayerMergeTest::mergingIntoTheLayerBeneathIsExact_data()
{
    addSeeds();
}

void LayerMergeTest::mergingIntoTheLayerBeneathIsExact()
{
    QFETCH(unsigned, seed);
    const Clip clip = makeRandomClip({.seed = seed, .hasOddChannels = false});
    const Layers layers = someLayers(clip, seed);
    const Motion shown = *layeredMotion(clip, layers);
    for (const int index : {1, 2}) {
        const MergeResult result = mergeDown(clip, layers, index);
        // A layer that overrides with part of its weight cannot reach every pose; in that case nothing is done.
        if (!result.merge) {
            QCOMPARE(layers[static_cast<std::size_t>(index - 1)].kind, Layer::Kind::Override);
            QCOMPARE(result.refusal, MergeRefusal::NoWeight);
            continue;
        }
        QCOMPARE(result.merge->layers.size(), 2U);
        QCOMPARE(result.merge->layers[static_cast<std::size_t>(index - 1)].name,
                 layers[static_cast<std::size_t>(index - 1)].name);
        const Motion after = *layeredMotion(clip, result.merge->layers);
        for (int frame = 0; frame < 60; ++frame)
            QVERIFY2(distanceOf(clip, shown, after, frame) < 1e-7, qPrintable(QString::number(frame)));
        for (int frame = 0; frame < 60; ++frame)
            QCOMPARE(rowOf(result.merge->motion, frame), rowOf(clip.motion, frame));
    }
}

void LayerMergeTest::theChangeIsReported()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layer layer;
    layer.keys.push_back({20, {{20, 20}, 14, 27}, {{4, glm::dvec3(0.3, 0.2, 0.1), {}}}, 0, {}});
    MergeResult result = mergeDown(clip, {layer}, 0);
    QCOMPARE(result.merge->frames, 12);
    QCOMPARE(result.merge->columns, 3);
    Layer beneath;
    beneath.name = "Beneath";
    result = mergeDown(clip, {beneath, layer}, 1);
    QCOMPARE(result.merge->frames, 12);
    QCOMPARE(result.merge->columns, 3);
    // A layer without keys is removed without a trace.
    result = mergeDown(clip, {layer, beneath}, 1);
    QCOMPARE(result.merge->frames, 0);
    QCOMPARE(result.merge->layers, Layers{layer});
}

void LayerMergeTest::layersThatAreNotHeardAreNotMerged()
{
    const Clip clip = makeRandomClip();
    Layers layers = someLayers(clip, 1);
    layers[1].isMuted = true;
    QCOMPARE(mergeDown(clip, layers, 1).refusal, MergeRefusal::NotHeard);
    QCOMPARE(mergeDown(clip, layers, 2).refusal, MergeRefusal::NotHeard);
    QVERIFY(mergeDown(clip, layers, 0).merge);
    const MergeResult all = mergeAll(clip, layers);
    QCOMPARE(all.merge->layers, Layers{layers[1]});
}

void LayerMergeTest::aLayerBeneathWithoutWeightPreventsTheMerge()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers{Layer{}, randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 3)};
    layers[0].weightKeys = {{0, 0.0}, {40, 0.0}, {50, 1.0}};
    const MergeResult result = mergeDown(clip, layers, 1);
    QCOMPARE(result.refusal, MergeRefusal::NoWeight);
    QVERIFY(!result.merge);
}

void LayerMergeTest::theMaskGrowsByTheMergedJoints()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layer beneath = randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 5);
    beneath.joints = {3};
    Layer layer;
    layer.keys.push_back({20, {{20, 20}, 14, 27}, {{6, glm::dvec3(0.3, 0.2, 0.1), {}}}, 0, {}});
    const Layers layers{beneath, layer};
    const Motion shown = *layeredMotion(clip, layers);
    const MergeResult result = mergeDown(clip, layers, 1);
    QVERIFY(result.merge);
    QCOMPARE(result.merge->layers.front().joints, (std::vector<int>{3, 6}));
    const Motion after = *layeredMotion(clip, result.merge->layers);
    for (int frame = 0; frame < 60; ++frame)
        QVERIFY(distanceOf(clip, shown, after, frame) < 1e-9);
}

void LayerMergeTest::layersThatAreNotHeardStayUnheard()
{
    const Clip clip = makeRandomClip();
    Layers layers = someLayers(clip, 2);
    layers[0].isSolo = true;
    const Motion shown = *layeredMotion(clip, layers);
    for (const MergeResult &result : {mergeDown(clip, layers, 0), mergeAll(clip, layers)}) {
        QVERIFY(result.merge);
        QCOMPARE(result.merge->layers.size(), 2U);
        const Motion after = *layeredMotion({clip.skeleton, result.merge->motion, {}}, result.merge->layers);
        for (int frame = 0; frame < 60; ++frame)
            QCOMPARE(rowOf(after, frame), rowOf(shown, frame));
    }
}

void LayerMergeTest::theProgressCanStopIt()
{
    const Clip clip = makeRandomClip({.frames = 300});
    Layer layer = randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 3);
    const Layers layers{layer, layer};
    const Progress stop([](double) { return false; });
    QCOMPARE(mergeDown(clip, layers, 0, stop).refusal, MergeRefusal::Stopped);
    QCOMPARE(mergeDown(clip, layers, 1, stop).refusal, MergeRefusal::Stopped);
    QCOMPARE(mergeAll(clip, layers, stop).refusal, MergeRefusal::Stopped);
}

void LayerMergeTest::aLayerBeneathThatLosesItsWeightPreventsTheMerge_data()
{
    QTest::addColumn<bool>("isRotation"); // or a displacement
    QTest::addColumn<int>("zeroFrom");
    QTest::addColumn<bool>("isMerged");
    for (const bool isRotation : {true, false}) {
        const char *change = isRotation ? "rotation" : "displacement";
        QTest::addRow("%s, within the change", change) << isRotation << 30 << false;
        QTest::addRow("%s, in its last frame", change) << isRotation << 34 << false;
        QTest::addRow("%s, after the change", change) << isRotation << 35 << true;
    }
}

void LayerMergeTest::aLayerBeneathThatLosesItsWeightPreventsTheMerge()
{
    QFETCH(bool, isRotation);
    QFETCH(int, zeroFrom);
    QFETCH(bool, isMerged);
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(2);
    layers[0].weightKeys = {{20, 1.0}, {zeroFrom - 1, 1.0}, {zeroFrom, 0.0}};
    const glm::dvec3 change(0.3, 0.2, 0.1);
    const JointOffset offset = isRotation ? JointOffset{0, change, {}} : JointOffset{0, {}, change};
    layers[1].keys.push_back({20, {{20, 20}, 10, 35}, {offset}, 0, {}});
    const MergeResult result = mergeDown(clip, layers, 1);
    QCOMPARE(result.merge.has_value(), isMerged);
    QCOMPARE(result.refusal, isMerged ? MergeRefusal::None : MergeRefusal::NoWeight);
}

void LayerMergeTest::rowsOutsideOfTheMaskStayWithoutEffect()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const JointOffset inside{3, glm::dvec3(0.1), {}};
    const JointOffset outside{6, glm::dvec3(0.2), {}};
    Layer beneath;
    beneath.joints = {3};
    beneath.keys = {{11, {{11, 11}, 9, 12}, {inside, outside}, 10, {{inside, outside}, {inside, outside}}}};
    Layer layer;
    layer.keys.push_back({20, {{20, 20}, 14, 27}, {outside}, 0, {}});
    const Motion shown = *layeredMotion(clip, {beneath, layer});
    const MergeResult result = mergeDown(clip, {beneath, layer}, 1);
    QVERIFY(result.merge);
    const Layer &merged = result.merge->layers.front();
    QCOMPARE(merged.joints, (std::vector<int>{3, 6}));
    QCOMPARE(merged.keys.front().offsets, std::vector{inside});
    QCOMPARE(merged.keys.front().rows, (std::vector<std::vector<JointOffset>>{{inside}, {inside}}));
    const Motion after = *layeredMotion(clip, {merged});
    for (int frame = 0; frame < 60; ++frame)
        QVERIFY(distanceOf(clip, shown, after, frame) < 1e-9);
}

void LayerMergeTest::aLockedLayerBeneathStaysLocked()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layer layer;
    layer.keys.push_back({20, {{20, 20}, 14, 27}, {{4, glm::dvec3(0.3, 0.2, 0.1), {}}}, 0, {}});
    for (const bool isLocked : {true, false}) {
        Layer beneath = layer;
        beneath.isLocked = isLocked;
        const MergeResult result = mergeDown(clip, {beneath, layer}, 1);
        QVERIFY(result.merge);
        QCOMPARE(result.merge->layers.front().isLocked, isLocked);
    }
}

void LayerMergeTest::theProgressCanStopTheComparison()
{
    const Clip clip = makeRandomClip({.frames = 300});
    const Layer layer = randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 3);
    for (const double end : {0.1, 0.3, 0.6}) {
        const Progress stop([end](double done) { return done < end; });
        QCOMPARE(mergeDown(clip, {layer, layer}, 1, stop).refusal, MergeRefusal::Stopped);
    }
    double last = 0.0;
    QVERIFY(mergeDown(clip, {layer, layer}, 1, Progress([&](double done) {
                          const bool isLater = done >= last;
                          last = done;
                          return isLater && done <= 1.0;
                      }))
                .merge);
    QVERIFY(last > 0.7);
}

QTEST_APPLESS_MAIN(LayerMergeTest)

} // namespace tst_layermerge

#include "tst_layermerge.moc"
