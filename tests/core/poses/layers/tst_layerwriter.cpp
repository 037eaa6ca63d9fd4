#include "randomlayers.h"

#include <QTest>

namespace tst_layerwriter {

using namespace limber;
using namespace limber::test;

// Poses that are shaped by hand are written into one of several layers.
class LayerWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void theFrameShowsTheGivenPose_data();
    void theFrameShowsTheGivenPose();
    void framesOutsideOfTheWindowKeepEveryBit();
    void posingAFrameTwiceMakesOneKey();
    void anotherWindowMakesAnotherKey();
    void windowsThatFadeAtTheEndsOfTheClipKeepTheirZeros();
    void largeRotationsDoNotFlip();
    void aLayerWithHalfItsWeightReachesThePose();
    void positionsAreWritten();
    void posesBlendIntoEachOther();
    void aKeyOfAnotherJointIsNotChanged();
    void rowsReproduceTheWholeMotion_data();
    void rowsReproduceTheWholeMotion();
    void rowsReplaceRowsWhereTheyOverride();
    void noChangeMakesNoKey();
    void impossibleEditsAreRefused();
    void theBaseCanBePosedBeneathLayers();
    void jointsOutsideOfTheMaskAreNamed();
    void framesWithoutWeightGetEmptyRows();
    void theLeastWeightIsAThousandth();
};

namespace {

ChangeWindow falloff(int frame, int frameCount = 60)
{
    return {ChangeSpread{.secondsBefore = 10.0 / 60.0, .secondsAfter = 10.0 / 60.0}, frame, {}, frameCount, 1.0 / 60.0};
}

KeyWindow keyFalloff(int frame)
{
    return keyWindow(falloff(frame), 60);
}

Layers threeLayers(const Clip &clip, unsigned seed)
{
    Layers layers{randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Parent, seed),
                  randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, seed + 50),
                  randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Parent, seed + 90)};
    return layers;
}

// The motion with the layer that results from an edit.
Motion after(const Clip &clip, Layers layers, int index, const LayerEdit &edit)
{
    layers[static_cast<std::size_t>(index)] = edit.layer;
    return *layeredMotion(clip, layers);
}

} // namespace

void LayerWriterTest::theFrameShowsTheGivenPose_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("index");
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed) {
        for (const int index : {0, 1, 2}) {
            QTest::addRow("additive %d, %u", index, seed) << 0 << index << seed;
            QTest::addRow("override %d, %u", index, seed) << 1 << index << seed;
        }
    }
}

void LayerWriterTest::theFrameShowsTheGivenPose()
{
    QFETCH(int, kind);
    QFETCH(int, index);
    QFETCH(unsigned, seed);
    const Clip clip = makeRandomClip({.seed = seed, .hasOddChannels = false});
    Layers layers = threeLayers(clip, seed);
    layers[static_cast<std::size_t>(index)].kind = static_cast<Layer::Kind>(kind);
    layers[static_cast<std::size_t>(index)].weight = 1.0;
    const Motion shown = *layeredMotion(clip, layers);
    const std::vector<double> wanted = posed(clip, shown, 27, {2, 5, 9}, 0.8);
    const LayerEdit edit = LayerWriter(clip, layers, index).withPose(27, keyFalloff(27), shown.frame(27), wanted);
    QCOMPARE(edit.refusal, LayerRefusal::None);
    const Motion result = after(clip, layers, index, edit);
    const Pose pose = evaluatePose(clip.skeleton, result.frame(27), {});
    QVERIFY(distanceOf(pose, evaluatePose(clip.skeleton, wanted, {})) < 1e-9 * 200.0);
    QVERIFY(distanceOf(clip, shown, result, 27) > 0.1);
    // Joints that the change does not rotate keep every bit.
    const Joint &other = clip.skeleton.joint(1);
    for (int i = 0; i < other.columnCount(); ++i)
        QCOMPARE(result.value(27, other.firstColumn + i), shown.value(27, other.firstColumn + i));
}

void LayerWriterTest::framesOutsideOfTheWindowKeepEveryBit()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const Layers layers = threeLayers(clip, 3);
    const Motion shown = *layeredMotion(clip, layers);
    const LayerEdit edit =
        LayerWriter(clip, layers, 1).withPose(27, keyFalloff(27), shown.frame(27), posed(clip, shown, 27, {2}, 0.8));
    const Motion result = after(clip, layers, 1, edit);
    for (int frame = 0; frame < 60; ++frame) {
        const bool isInside = frame > 17 && frame < 37;
        QCOMPARE(rowOf(result, frame) == rowOf(shown, frame), !isInside);
    }
}

void LayerWriterTest::posingAFrameTwiceMakesOneKey()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    for (const double radians : {0.5, -0.9}) {
        const Motion shown = *layeredMotion(clip, layers);
        const std::vector<double> wanted = posed(clip, shown, 27, {2, 4}, radians);
        const LayerEdit edit = LayerWriter(clip, layers, 0).withPose(27, keyFalloff(27), shown.frame(27), wanted);
        layers.front() = edit.layer;
        QVERIFY(distanceOf(evaluatePose(clip.skeleton, wanted, {}),
                           evaluatePose(clip.skeleton, layeredMotion(clip, layers)->frame(27), {})) < 1e-9);
    }
    QCOMPARE(layers.front().keys.size(), 1U);
    QCOMPARE(layers.front().keys.front().offsets.size(), 2U);
    QCOMPARE(layers.front().keys.front().frame, 27);
}

void LayerWriterTest::anotherWindowMakesAnotherKey()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    const KeyWindow whole = keyWindow({ChangeSpread{.reach = ChangeReach::WholeClip}, 27, {}, 60, 1.0 / 60.0}, 60);
    QVERIFY(!whole.zeroBefore && !whole.zeroAfter);
    for (const KeyWindow &window : {keyFalloff(27), whole}) {
        const Motion shown = *layeredMotion(clip, layers);
        const std::vector<double> wanted = posed(clip, shown, 27, {2}, 0.4);
        layers.front() = LayerWriter(clip, layers, 0).withPose(27, window, shown.frame(27), wanted).layer;
        QVERIFY(distanceOf(evaluatePose(clip.skeleton, wanted, {}),
                           evaluatePose(clip.skeleton, layeredMotion(clip, layers)->frame(27), {})) < 1e-9);
    }
    QCOMPARE(layers.front().keys.size(), 2U);
}

void LayerWriterTest::windowsThatFadeAtTheEndsOfTheClipKeepTheirZeros()
{
    const ChangeSpread fading{.reach = ChangeReach::Range, .rangeFadeSeconds = 5.0 / 60.0};
    const KeyWindow toTheEnds = keyWindow({fading, 27, FrameInterval{0, 59}, 60, 1.0 / 60.0}, 60);
    QVERIFY(toTheEnds.full == (FrameInterval{5, 54}));
    QCOMPARE(toTheEnds.zeroBefore, std::optional(-1));
    QCOMPARE(toTheEnds.zeroAfter, std::optional(60));
    QCOMPARE(keyFalloff(0).zeroBefore, std::optional(-10));
    QCOMPARE(keyFalloff(59).zeroAfter, std::optional(69));
    const ChangeSpread hard{.reach = ChangeReach::Range, .rangeFadeSeconds = 0.0};
    const KeyWindow whole = keyWindow({hard, 27, FrameInterval{0, 59}, 60, 1.0 / 60.0}, 60);
    QVERIFY(!whole.zeroBefore && !whole.zeroAfter);
}

void LayerWriterTest::largeRotationsDoNotFlip()
{
    // Three times 100 degrees about one axis are 300 degrees in the frames around, not 60 degrees the other way.
    const Clip clip = makeRandomClip({.joints = 3, .degrees = 0.0, .hasOddChannels = false});
    Layers layers(1);
    for (int i = 0; i < 3; ++i) {
        const Motion shown = *layeredMotion(clip, layers);
        const std::vector<double> wanted = posed(clip, shown, 27, {1}, 100.0 / degreesPerRadian);
        layers.front() = LayerWriter(clip, layers, 0).withPose(27, keyFalloff(27), shown.frame(27), wanted).layer;
    }
    QCOMPARE(layers.front().keys.size(), 1U);
    QVERIFY(std::abs(glm::length(*layers.front().keys.front().offsets.front().rotation) * degreesPerRadian - 300.0) <
            1e-6);
}

void LayerWriterTest::aLayerWithHalfItsWeightReachesThePose()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    for (const Layer::Kind kind : {Layer::Kind::Additive, Layer::Kind::Override}) {
        Layers layers(1);
        layers.front().kind = kind;
        layers.front().weightKeys = {{0, 0.0}, {59, 1.0}};
        const std::vector<double> wanted = posed(clip, clip.motion, 30, {2, 4}, 0.5);
        const LayerEdit edit = LayerWriter(clip, layers, 0).withPose(30, keyFalloff(30), clip.motion.frame(30), wanted);
        QCOMPARE(edit.refusal, LayerRefusal::None);
        QVERIFY(distanceOf(evaluatePose(clip.skeleton, wanted, {}),
                           evaluatePose(clip.skeleton, layeredMotion(clip, {edit.layer})->frame(30), {})) < 1e-9);
    }
    // Half the weight of an overriding layer cannot rotate by more than half a turn.
    Layers layers(1);
    layers.front().kind = Layer::Kind::Override;
    layers.front().weight = 0.4;
    const LayerEdit edit =
        LayerWriter(clip, layers, 0)
            .withPose(30, keyFalloff(30), clip.motion.frame(30), posed(clip, clip.motion, 30, {2}, 2.5));
    QCOMPARE(edit.refusal, LayerRefusal::TooFar);
    QCOMPARE(edit.joint, 2);
    QVERIFY(edit.layer.keys.empty());
}

void LayerWriterTest::positionsAreWritten()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    QVERIFY(clip.skeleton.joint(0).hasPositions());
    for (const Layer::Kind kind : {Layer::Kind::Additive, Layer::Kind::Override}) {
        Layers layers(2);
        layers.front().kind = kind;
        layers.front().weight = 0.5;
        std::vector<double> wanted = rowOf(clip.motion, 30);
        const int column = *clip.skeleton.columnOf(0, clip.skeleton.joint(0).channels.front());
        wanted[static_cast<std::size_t>(column)] += 12.5;
        layers.front() = LayerWriter(clip, layers, 0).withPose(30, keyFalloff(30), clip.motion.frame(30), wanted).layer;
        const Motion result = *layeredMotion(clip, layers);
        QVERIFY(std::abs(result.value(30, column) - wanted[static_cast<std::size_t>(column)]) < 1e-9);
        QVERIFY(std::abs(result.value(25, column) - clip.motion.value(25, column)) > 1.0);
    }
}

void LayerWriterTest::posesBlendIntoEachOther()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    layers.front().kind = Layer::Kind::Override;
    std::vector<std::vector<double>> wanted;
    for (const int frame : {20, 40, 30}) {
        const Motion shown = *layeredMotion(clip, layers);
        wanted.push_back(posed(clip, shown, frame, {4}, 0.7));
        const ChangeWindow wide({.secondsBefore = 0.4, .secondsAfter = 0.4}, frame, {}, 60, 1.0 / 60.0);
        layers.front() =
            LayerWriter(clip, layers, 0).withPose(frame, keyWindow(wide, 60), shown.frame(frame), wanted.back()).layer;
    }
    const std::vector<LayerKey> &keys = layers.front().keys;
    QCOMPARE(keys.size(), 3U);
    QCOMPARE(keys[0].window.zeroAfter, std::optional(30));
    QCOMPARE(keys[1].window.zeroBefore, std::optional(20));
    QCOMPARE(keys[1].window.zeroAfter, std::optional(40));
    QCOMPARE(keys[2].window.zeroBefore, std::optional(30));
    const Motion result = *layeredMotion(clip, layers);
    const std::array frames{20, 40, 30};
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(distanceOf(evaluatePose(clip.skeleton, wanted[i], {}),
                           evaluatePose(clip.skeleton, result.frame(frames[i]), {})) < 1e-9);
    for (int frame = 20; frame <= 40; ++frame) {
        double sum = 0.0;
        for (const LayerKey &key : keys)
            sum += key.window.weight(frame);
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
    }
}

void LayerWriterTest::aKeyOfAnotherJointIsNotChanged()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    layers.front().kind = Layer::Kind::Override;
    for (const int joint : {3, 7}) {
        const int frame = 20 + joint;
        const Motion shown = *layeredMotion(clip, layers);
        layers.front() =
            LayerWriter(clip, layers, 0)
                .withPose(frame, keyFalloff(frame), shown.frame(frame), posed(clip, shown, frame, {joint}, 0.5))
                .layer;
    }
    QCOMPARE(layers.front().keys.front().window, keyFalloff(23));
    QCOMPARE(layers.front().keys.back().window, keyFalloff(27));
}

void LayerWriterTest::rowsReproduceTheWholeMotion_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("additive") << 0;
    QTest::newRow("override") << 1;
}

void LayerWriterTest::rowsReproduceTheWholeMotion()
{
    QFETCH(int, kind);
    const Clip clip = makeRandomClip({.seed = 7, .hasOddChannels = false});
    Layers layers = threeLayers(clip, 7);
    layers[1].kind = static_cast<Layer::Kind>(kind);
    layers[1].weight = 1.0;
    const Motion shown = *layeredMotion(clip, layers);
    Motion wanted = shown;
    for (int frame = 15; frame <= 34; ++frame)
        std::ranges::copy(posed(clip, shown, frame, {2, 3, 8}, 0.05 * (frame - 10)), wanted.editFrame(frame).begin());
    const LayerEdit edit = LayerWriter(clip, layers, 1).withMotion({14, 35}, 25, shown, wanted);
    QCOMPARE(edit.refusal, LayerRefusal::None);
    const Motion result = after(clip, layers, 1, edit);
    for (int frame = 0; frame < 60; ++frame) {
        QVERIFY2(distanceOf(clip, result, wanted, frame) < 1e-7, qPrintable(QString::number(frame)));
        if (frame < 15 || frame > 34)
            QCOMPARE(rowOf(result, frame), rowOf(shown, frame));
    }
}

void LayerWriterTest::rowsReplaceRowsWhereTheyOverride()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    layers.front().kind = Layer::Kind::Override;
    for (const double radians : {0.4, -0.7}) {
        QCOMPARE(LayerWriter(clip, layers, 0).needsRows({25, 30}), radians < 0);
        QVERIFY(!LayerWriter(clip, layers, 0).needsRows({41, 50}));
        const Motion shown = *layeredMotion(clip, layers);
        Motion wanted = shown;
        for (int frame = 20; frame <= 40; ++frame)
            std::ranges::copy(posed(clip, shown, frame, {2}, radians), wanted.editFrame(frame).begin());
        layers.front() = LayerWriter(clip, layers, 0).withMotion({20, 40}, 30, shown, wanted).layer;
        const Motion result = *layeredMotion(clip, layers);
        for (int frame = 0; frame < 60; ++frame)
            QVERIFY(distanceOf(clip, result, wanted, frame) < 1e-8);
    }
    QCOMPARE(layers.front().keys.size(), 1U);
}

void LayerWriterTest::noChangeMakesNoKey()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const Layers layers = threeLayers(clip, 3);
    const Motion shown = *layeredMotion(clip, layers);
    const LayerWriter writer(clip, layers, 1);
    QCOMPARE(writer.withPose(27, keyFalloff(27), shown.frame(27), shown.frame(27)).layer, layers[1]);
    QCOMPARE(writer.withMotion({10, 20}, 15, shown, shown).layer, layers[1]);
}

void LayerWriterTest::impossibleEditsAreRefused()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const std::vector<double> wanted = posed(clip, clip.motion, 30, {4}, 0.5);
    const auto refusalOf = [&](const Layers &layers) {
        const LayerEdit edit = LayerWriter(clip, layers, 0).withPose(30, keyFalloff(30), clip.motion.frame(30), wanted);
        return edit.layer == layers.front() ? edit.refusal : LayerRefusal::None;
    };
    Layers layers(2);
    layers[0].isLocked = true;
    QCOMPARE(refusalOf(layers), LayerRefusal::Locked);
    layers[0] = {};
    layers[0].isMuted = true;
    QCOMPARE(refusalOf(layers), LayerRefusal::NotHeard);
    layers[0] = {};
    layers[0].weight = 0.0;
    QCOMPARE(refusalOf(layers), LayerRefusal::NoWeight);
    layers[0] = {};
    layers[0].joints = {3, 5};
    QCOMPARE(refusalOf(layers), LayerRefusal::NotItsJoint);
    layers[0] = Layer{};
    layers[1].isSolo = true;
    QCOMPARE(refusalOf(layers), LayerRefusal::NotHeard);
    layers[1] = randomLayer(clip, Layer::Kind::Override, PoseChange::Side::Local, 1);
    layers[1].weight = 1.0;
    layers[1].keys = {{30, {{30, 30}, 20, 40}, {{4, glm::dvec3(0.1), {}}}, 0, {}}};
    QCOMPARE(refusalOf(layers), LayerRefusal::Hidden);
    layers[1].keys.front().offsets.front().joint = 5; // the key is of another joint
    QCOMPARE(LayerWriter(clip, layers, 0).withPose(30, keyFalloff(30), clip.motion.frame(30), wanted).refusal,
             LayerRefusal::None);
}

void LayerWriterTest::theBaseCanBePosedBeneathLayers()
{
    Clip clip = makeRandomClip({.seed = 9, .hasOddChannels = false});
    const Layers layers = threeLayers(clip, 9);
    const Motion shown = *layeredMotion(clip, layers);
    Motion wanted = shown;
    for (int frame = 20; frame <= 40; ++frame)
        std::ranges::copy(posed(clip, shown, frame, {2}, 0.4), wanted.editFrame(frame).begin());
    const std::optional<Motion> base = motionUnder(clip, layers, {20, 40}, shown, wanted);
    QVERIFY(base);
    const Joint &changed = clip.skeleton.joint(2);
    for (int frame = 0; frame < 60; ++frame) {
        for (int column = 0; column < clip.motion.columnCount(); ++column) {
            const bool isChanged = frame >= 20 && frame <= 40 && clip.skeleton.column(column).joint == 2;
            QVERIFY(isChanged || base->value(frame, column) == clip.motion.value(frame, column));
        }
    }
    QVERIFY(base->value(30, changed.firstColumn) != clip.motion.value(30, changed.firstColumn));
    clip.motion = *base;
    const Motion result = *layeredMotion(clip, layers);
    for (int frame = 0; frame < 60; ++frame)
        QVERIFY(distanceOf(clip, result, wanted, frame) < 1e-7);
}

void LayerWriterTest::jointsOutsideOfTheMaskAreNamed()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    layers[0].joints = {3, 5};
    Motion wanted = clip.motion;
    for (int frame = 20; frame <= 22; ++frame)
        std::ranges::copy(posed(clip, clip.motion, frame, {3, 4}, 0.5), wanted.editFrame(frame).begin());
    const LayerWriter writer(clip, layers, 0);
    for (const LayerEdit &edit : {writer.withMotion({20, 22}, 21, clip.motion, wanted),
                                  writer.withPose(21, keyFalloff(21), clip.motion.frame(21), wanted.frame(21))}) {
        QCOMPARE(edit.refusal, LayerRefusal::NotItsJoint);
        QCOMPARE(edit.joint, 4);
        QCOMPARE(edit.layer, layers[0]);
    }
}

void LayerWriterTest::framesWithoutWeightGetEmptyRows()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    layers[0].weightKeys = {{21, 1.0}, {22, 0.0}};
    Motion wanted = clip.motion;
    for (int frame = 20; frame <= 23; ++frame)
        std::ranges::copy(posed(clip, clip.motion, frame, {4}, 0.5), wanted.editFrame(frame).begin());
    const LayerWriter writer(clip, layers, 0);
    QCOMPARE(writer.withMotion({20, 23}, 22, clip.motion, wanted).refusal, LayerRefusal::NoWeight);
    const LayerEdit edit = writer.withMotion({20, 23}, 21, clip.motion, wanted);
    QCOMPARE(edit.refusal, LayerRefusal::None);
    QCOMPARE(edit.layer.keys.size(), 1U);
    const LayerKey &key = edit.layer.keys.front();
    QCOMPARE(key.frame, 21);
    QCOMPARE(key.firstRow, 20);
    QVERIFY((key.window == KeyWindow{{21, 21}, 19, 24}));
    QCOMPARE(key.rows.size(), 4U);
    for (std::size_t row = 0; row < 4; ++row)
        QCOMPARE(key.rows[row].size(), row < 2 ? 1U : 0U);
    QCOMPARE(key.offsets, key.rows[1]);
}

void LayerWriterTest::theLeastWeightIsAThousandth()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    const std::vector<double> wanted = posed(clip, clip.motion, 30, {4}, 0.001);
    for (const double weight : {0.00099, 0.001}) {
        Layers layers(1);
        layers[0].weight = weight;
        const LayerWriter writer(clip, layers, 0);
        const bool isEnough = weight == 0.001;
        QCOMPARE(writer.refusalIn(30), isEnough ? LayerRefusal::None : LayerRefusal::NoWeight);
        const LayerEdit edit = writer.withPose(30, keyFalloff(30), clip.motion.frame(30), wanted);
        QCOMPARE(edit.layer.keys.size(), isEnough ? 1U : 0U);
    }
}

QTEST_APPLESS_MAIN(LayerWriterTest)

} // namespace tst_layerwriter

#include "tst_layerwriter.moc"
