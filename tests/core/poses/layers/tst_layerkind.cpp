#include "layers/layerkind.h"

#include "randomlayers.h"

#include <QTest>

namespace tst_layerkind {

using namespace limber;
using namespace limber::test;

// Layers are converted to another kind.
class LayerKindTest : public QObject
{
    Q_OBJECT

private slots:
    void thePosesOfKeysAreKept_data();
    void thePosesOfKeysAreKept();
    void overlappingKeysKeepTheirPoses();
    void rowsAreKept();
    void nothingToDoChangesNothing();
    void silentLayersAreConvertedAtFullWeight();
    void onlyHeardLayersBeneathCount();
};

void LayerKindTest::thePosesOfKeysAreKept_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed) {
        QTest::addRow("local to parent, %u", seed) << 0 << 1 << seed;
        QTest::addRow("parent to local, %u", seed) << 1 << 0 << seed;
        QTest::addRow("additive to override, %u", seed) << 0 << 2 << seed;
        QTest::addRow("override to additive, %u", seed) << 2 << 1 << seed;
    }
}

void LayerKindTest::thePosesOfKeysAreKept()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(unsigned, seed);
    const auto kindOf = [](int kind) { return kind == 2 ? Layer::Kind::Override : Layer::Kind::Additive; };
    const auto sideOf = [](int kind) { return kind == 0 ? PoseChange::Side::Local : PoseChange::Side::Parent; };
    const Clip clip = makeRandomClip({.seed = seed, .hasOddChannels = false});
    Layers layers{randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, seed + 10),
                  randomLayer(clip, kindOf(from), sideOf(from), seed),
                  randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, seed + 20)};
    layers[1].weight = 1.0;
    const Motion before = *layeredMotion(clip, layers);
    const Layer changed = withKind(clip, layers, 1, kindOf(to), sideOf(to));
    QCOMPARE(changed.kind, kindOf(to));
    QCOMPARE(changed.side, sideOf(to));
    QCOMPARE(changed.keys.size(), layers[1].keys.size());
    const std::vector<LayerKey> keys = layers[1].keys;
    layers[1] = changed;
    const Motion after = *layeredMotion(clip, layers);
    for (const LayerKey &key : keys)
        QVERIFY2(distanceOf(clip, before, after, key.frame) < 1e-6, qPrintable(QString::number(key.frame)));
}

void LayerKindTest::overlappingKeysKeepTheirPoses()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    layers[0].side = PoseChange::Side::Local;
    for (const int frame : {20, 25, 32})
        layers[0].keys.push_back(
            {frame, {{frame, frame}, frame - 12, frame + 12}, {{4, glm::dvec3(0.3, 0.01 * frame, -0.2), {}}}, 0, {}});
    const Motion before = *layeredMotion(clip, layers);
    const Motion after =
        *layeredMotion(clip, {withKind(clip, layers, 0, Layer::Kind::Additive, PoseChange::Side::Parent)});
    for (const int frame : {20, 25, 32})
        QVERIFY2(distanceOf(clip, before, after, frame) < 1e-6, qPrintable(QString::number(frame)));
}

void LayerKindTest::rowsAreKept()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers(1);
    layers[0].side = PoseChange::Side::Local;
    layers[0].keys.push_back({11, {{11, 11}, 9, 13}, {}, 10, {}});
    for (const double radians : {0.1, 0.2, 0.3})
        layers[0].keys[0].rows.push_back({{5, glm::dvec3(radians, 0.0, 0.4), {}}});
    const Motion before = *layeredMotion(clip, layers);
    for (const Layer::Kind kind : {Layer::Kind::Additive, Layer::Kind::Override}) {
        const Layer changed = withKind(clip, layers, 0, kind, PoseChange::Side::Parent);
        const Motion after = *layeredMotion(clip, {changed});
        for (int frame = 0; frame < 60; ++frame)
            QVERIFY(distanceOf(clip, before, after, frame) < 1e-8);
    }
}

void LayerKindTest::nothingToDoChangesNothing()
{
    const Clip clip = makeRandomClip();
    const Layers layers{randomLayer(clip, Layer::Kind::Override, PoseChange::Side::Local, 1)};
    QCOMPARE(withKind(clip, layers, 0, Layer::Kind::Override, PoseChange::Side::Local), layers[0]);
    QCOMPARE(withKind(clip, layers, 0, Layer::Kind::Override, PoseChange::Side::Parent).keys, layers[0].keys);
}

void LayerKindTest::silentLayersAreConvertedAtFullWeight()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layer full = randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 1);
    full.weight = 1.0;
    Layer silent = full;
    silent.isMuted = silent.isLocked = true;
    silent.weight = 0.2;
    silent.weightKeys = {{0, 0.0}, {50, 0.4}};
    const Layer converted = withKind(clip, {silent}, 0, Layer::Kind::Additive, PoseChange::Side::Parent);
    Layer expected = silent;
    expected.side = PoseChange::Side::Parent;
    expected.keys = withKind(clip, {full}, 0, Layer::Kind::Additive, PoseChange::Side::Parent).keys;
    QVERIFY(expected.keys != silent.keys);
    QCOMPARE(converted, expected);
}

void LayerKindTest::onlyHeardLayersBeneathCount()
{
    const Clip clip = makeRandomClip({.hasOddChannels = false});
    Layers layers{randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 1),
                  randomLayer(clip, Layer::Kind::Additive, PoseChange::Side::Local, 2), Layer()};
    const auto keysOf = [&] { return withKind(clip, layers, 1, Layer::Kind::Additive, PoseChange::Side::Parent).keys; };
    const std::vector<LayerKey> above = keysOf();
    layers[0].isMuted = true;
    const std::vector<LayerKey> alone = keysOf();
    QVERIFY(above != alone);
    layers[0].isMuted = false;
    layers[2].isSolo = true;
    QCOMPARE(keysOf(), alone);
    layers[0].isSolo = true;
    QCOMPARE(keysOf(), above);
}

QTEST_APPLESS_MAIN(LayerKindTest)

} // namespace tst_layerkind

#include "tst_layerkind.moc"
