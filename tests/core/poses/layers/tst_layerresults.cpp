#include "randomlayers.h"

#include "layers/carriedlayers.h"
#include "layers/layerkind.h"
#include "layers/layermerge.h"
#include "layers/mappedlayers.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"

#include <QTest>

#include <functional>

namespace tst_layerresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Motions with layers of many kinds: what is between their keys is compared with the stored results beside this file
// (see StoredResults), and each edit of layers keeps its promise for all of them.
class LayerResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void motionsWithLayers_data() { stackRows(); }
    void motionsWithLayers();
    void mergingKeepsTheMotion_data() { stackRows(); }
    void mergingKeepsTheMotion();
    void anotherKindKeepsThePosesOfKeys_data() { stackRows(); }
    void anotherKindKeepsThePosesOfKeys();
    void layersFollowTheirFrames_data() { stackRows(); }
    void layersFollowTheirFrames();
    void posesByHandComeOutAsWanted_data() { stackRows(); }
    void posesByHandComeOutAsWanted();

private:
    static void stackRows();
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
};

namespace {

constexpr auto additive = Layer::Kind::Additive;
constexpr auto overriding = Layer::Kind::Override;

Layers stackNamed(const Clip &clip, const QString &name)
{
    using enum PoseChange::Side;
    Layers layers;
    if (name == "local"_L1 || name == "all"_L1)
        layers.push_back(randomLayer(clip, additive, Local, 1));
    if (name == "parent"_L1 || name == "all"_L1) {
        layers.push_back(randomLayer(clip, additive, Parent, 2));
        layers.back().weightKeys = {{10, 0.2}, {40, 1.0}, {90, 0.5}};
    }
    if (name == "override"_L1 || name == "all"_L1) {
        layers.push_back(randomLayer(clip, overriding, Parent, 3));
        layers.back().between = Layer::Between::Linear;
        layers.back().weightKeys = {{0, 0.0}, {60, 0.8}};
    }
    if (name == "mask"_L1) {
        layers.push_back(randomLayer(clip, additive, Local, 4));
        layers.back().joints = {1, 2, 9, 12};
    }
    return layers;
}

// The largest distance between poses of two motions, in some frames of the first and those that belong to them.
double difference(const Clip &clip, const Motion &a, const Motion &b, const FrameInterval &frames,
                  const std::function<int(int)> &frameOfB = std::identity())
{
    double most = 0.0;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const Pose first = evaluatePose(clip.skeleton, a.frame(frame), {});
        const Pose second = evaluatePose(clip.skeleton, b.frame(frameOfB(frame)), {});
        most = std::max(most, distanceOf(first, second));
    }
    return most;
}

constexpr double exact = 1e-6;
constexpr FrameInterval allFrames{0, 119};

QStringList motionOf(const Clip &clip, const Layers &layers)
{
    Clip layered = clip;
    layered.motion = layeredMotion(clip, layers).value_or(Motion());
    return summaryOf(layered, clip);
}

} // namespace

void LayerResultsTest::stackRows()
{
    QTest::addColumn<QString>("stack");
    for (const char *name : {"local", "parent", "override", "mask", "all"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

// What is between keys is a matter of taste, so it is compared with stored numbers; all else can be said.
void LayerResultsTest::motionsWithLayers()
{
    QFETCH(QString, stack);
    for (const auto &[name, clip] :
         {std::pair{"walk", noisyWalk()}, {"tree", makeRandomClip({.seed = 11, .joints = 12})}})
        check(u"%1 on a %2"_s.arg(stack, QLatin1StringView(name)), motionOf(clip, stackNamed(clip, stack)));
}

void LayerResultsTest::mergingKeepsTheMotion()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    const Layers layers = stackNamed(clip, stack);
    const Motion shown = *layeredMotion(clip, layers);
    for (int index = 0; index < int(layers.size()); ++index) {
        const MergeResult merged = mergeDown(clip, layers, index);
        QCOMPARE(merged.refusal, MergeRefusal::None);
        QCOMPARE(merged.merge->layers.size(), layers.size() - 1);
        Clip base = clip;
        base.motion = merged.merge->motion;
        QVERIFY(difference(clip, shown, *layeredMotion(base, merged.merge->layers), allFrames) < exact);
        QVERIFY(merged.merge->frames > 0 && merged.merge->frames <= 120);
        QVERIFY(merged.merge->columns > 0 && merged.merge->columns <= clip.motion.columnCount());
    }
    const MergeResult all = mergeAll(clip, layers);
    QVERIFY(all.merge && all.merge->layers.empty());
    QVERIFY(difference(clip, shown, all.merge->motion, allFrames) < exact);
}

void LayerResultsTest::anotherKindKeepsThePosesOfKeys()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    Layers layers = stackNamed(clip, stack);
    const int top = int(layers.size()) - 1;
    layers.back().weightKeys.clear();
    layers.back().weight = 1.0;
    const Motion shown = *layeredMotion(clip, layers);
    for (const auto kind : {additive, overriding}) {
        for (const auto side : {PoseChange::Side::Local, PoseChange::Side::Parent}) {
            Layers converted = layers;
            converted.back() = withKind(clip, layers, top, kind, side);
            const Motion after = *layeredMotion(clip, converted);
            for (const LayerKey &key : layers.back().keys)
                QVERIFY(difference(clip, shown, after, {key.frame, key.frame}) < exact);
        }
    }
}

void LayerResultsTest::layersFollowTheirFrames()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    const Layers layers = stackNamed(clip, stack);
    const Motion shown = *layeredMotion(clip, layers);
    for (const auto &[frames, count] :
         {std::pair{FrameMap{25, 1}, 50}, {FrameMap{119, -1}, 120}, {FrameMap{90, -1}, 45}}) {
        const MappedLayers mapped = mappedLayers(layers, frames, count);
        Clip other = clip;
        other.motion = Motion(count, clip.motion.columnCount());
        const auto original = [map = frames](int frame) { return map.oldOf(frame); };
        for (int frame = 0; frame < count; ++frame) {
            for (int column = 0; column < clip.motion.columnCount(); ++column)
                other.motion.setValue(frame, column, clip.motion.value(original(frame), column));
        }
        if (mapped.lostKeys == 0) // the effect of lost keys cannot stay
            QVERIFY(difference(clip, *layeredMotion(other, mapped.layers), shown, {0, count - 1}, original) < exact);
    }
}

void LayerResultsTest::posesByHandComeOutAsWanted()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    const Layers layers = stackNamed(clip, stack);
    const Motion shown = *layeredMotion(clip, layers);
    Motion wanted = shown;
    for (int frame = 40; frame <= 60; ++frame) {
        const std::vector<double> row = posed(clip, shown, frame, {1, 9}, 0.02 * (frame - 40));
        for (int column = 0; column < int(row.size()); ++column)
            wanted.setValue(frame, column, row[std::size_t(column)]);
    }
    for (int index = 0; index < int(layers.size()); ++index) {
        const LayerWriter writer(clip, layers, index);
        const LayerEdit pose = writer.withPose(50, {{48, 52}, 40, 70}, rowOf(shown, 50), rowOf(wanted, 50));
        QCOMPARE(pose.refusal, LayerRefusal::None);
        Layers edited = layers;
        edited[std::size_t(index)] = pose.layer;
        QVERIFY(difference(clip, wanted, *layeredMotion(clip, edited), {50, 50}) < exact);
        const LayerEdit motion = writer.withMotion({40, 60}, 50, shown, wanted);
        QCOMPARE(motion.refusal, LayerRefusal::None);
        edited[std::size_t(index)] = motion.layer;
        QVERIFY(difference(clip, wanted, *layeredMotion(clip, edited), {40, 60}) < exact);
    }
    const std::optional<Motion> under = motionUnder(clip, layers, {40, 60}, shown, wanted);
    QVERIFY(under);
    Clip base = clip;
    base.motion = *under;
    QVERIFY(difference(clip, wanted, *layeredMotion(base, layers), {40, 60}) < exact);
}

QTEST_GUILESS_MAIN(LayerResultsTest)

} // namespace tst_layerresults

#include "tst_layerresults.moc"
