#include "randomlayers.h"

#include "layers/carriedlayers.h"
#include "layers/layerkind.h"
#include "layers/layermerge.h"
#include "layers/mappedlayers.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"

#include <QTest>

namespace tst_layerresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Motions with layers, and layers that were edited, compared with the stored results beside this file (see
// StoredResults).
class LayerResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void motionsWithLayers_data() { stackRows(); }
    void motionsWithLayers();
    void mergedLayers_data() { stackRows(); }
    void mergedLayers();
    void otherKinds_data() { stackRows(); }
    void otherKinds();
    void otherFrames_data() { stackRows(); }
    void otherFrames();
    void posedLayers_data() { stackRows(); }
    void posedLayers();

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

QString textOf(const JointOffset &offset)
{
    QString text = QString::number(offset.joint);
    if (offset.rotation)
        text += u" rotation "_s + shortText(*offset.rotation);
    if (offset.position)
        text += u" position "_s + shortText(*offset.position);
    return text;
}

QStringList linesOf(const Layers &layers)
{
    QStringList lines;
    for (const Layer &layer : layers) {
        lines << u"layer, weight %1, %2 joints"_s.arg(shortText(layer.weight)).arg(layer.joints.size());
        for (const WeightKey &key : layer.weightKeys)
            lines << u"weight %1 in %2"_s.arg(shortText(key.weight)).arg(key.frame);
        for (const LayerKey &key : layer.keys) {
            lines << u"key %1, %2 to %3, zero %4 and %5, rows %6 from %7"_s.arg(key.frame)
                         .arg(key.window.full.first)
                         .arg(key.window.full.last)
                         .arg(key.window.zeroBefore.value_or(-1000))
                         .arg(key.window.zeroAfter.value_or(-1000))
                         .arg(key.rows.size())
                         .arg(key.firstRow);
            for (const JointOffset &offset : key.offsets)
                lines << textOf(offset);
            for (std::size_t row = 0; row < key.rows.size(); row += 25) {
                for (const JointOffset &offset : key.rows[row])
                    lines << u"row %1: "_s.arg(row) + textOf(offset);
            }
        }
    }
    return lines;
}

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

void LayerResultsTest::motionsWithLayers()
{
    QFETCH(QString, stack);
    for (const auto &[name, clip] :
         {std::pair{"walk", noisyWalk()}, {"tree", makeRandomClip({.seed = 11, .joints = 12})}})
        check(u"%1 on a %2"_s.arg(stack, QLatin1StringView(name)), motionOf(clip, stackNamed(clip, stack)));
}

void LayerResultsTest::mergedLayers()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    const Layers layers = stackNamed(clip, stack);
    for (int index = 0; index < int(layers.size()); ++index) {
        const MergeResult merged = mergeDown(clip, layers, index);
        QStringList lines{u"refusal %1"_s.arg(int(merged.refusal))};
        if (merged.merge) {
            Clip base = clip;
            base.motion = merged.merge->motion;
            lines << u"%1 frames, %2 columns"_s.arg(merged.merge->frames).arg(merged.merge->columns)
                  << summaryOf(base, clip) << motionOf(base, merged.merge->layers);
        }
        check(u"%1, layer %2 merged down"_s.arg(stack).arg(index), lines);
    }
    const MergeResult all = mergeAll(clip, layers);
    QVERIFY(all.merge);
    Clip base = clip;
    base.motion = all.merge->motion;
    check(stack + u", all merged"_s, summaryOf(base, clip));
}

void LayerResultsTest::otherKinds()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    const Layers layers = stackNamed(clip, stack);
    const int top = int(layers.size()) - 1;
    for (const auto kind : {additive, overriding}) {
        for (const auto side : {PoseChange::Side::Local, PoseChange::Side::Parent}) {
            check(u"%1, kind %2, side %3"_s.arg(stack).arg(int(kind)).arg(int(side)),
                  linesOf({withKind(clip, layers, top, kind, side)}));
        }
    }
}

void LayerResultsTest::otherFrames()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    const Layers layers = stackNamed(clip, stack);
    check(stack + u", frames inserted"_s, linesOf(withFramesInserted(layers, 30, 12)));
    check(stack + u", frames removed"_s, linesOf(withFramesRemoved(layers, 15, 40)));
    for (const auto &[name, frames, count] : {std::tuple{"trimmed", FrameMap{25, 1}, 50},
                                              {"reversed", FrameMap{119, -1}, 120},
                                              {"cut", FrameMap{90, -1}, 45}}) {
        const MappedLayers mapped = mappedLayers(layers, frames, count);
        check(u"%1, %2"_s.arg(stack, QLatin1StringView(name)), linesOf(mapped.layers)
                                                                   << u"%1 keys lost"_s.arg(mapped.lostKeys));
    }
}

void LayerResultsTest::posedLayers()
{
    QFETCH(QString, stack);
    const Clip clip = shortWalk();
    const Layers layers = stackNamed(clip, stack);
    const Motion shown = *layeredMotion(clip, layers);
    const std::vector<double> wanted = posed(clip, shown, 50, {1, 2, 9}, 0.4);
    Motion after = shown;
    for (int frame = 40; frame <= 60; ++frame) {
        const std::vector<double> row = posed(clip, shown, frame, {1, 9}, 0.02 * (frame - 40));
        for (int column = 0; column < int(row.size()); ++column)
            after.setValue(frame, column, row[std::size_t(column)]);
    }
    for (int index = 0; index < int(layers.size()); ++index) {
        const LayerWriter writer(clip, layers, index);
        const LayerEdit pose = writer.withPose(50, {{48, 52}, 40, 70}, rowOf(shown, 50), wanted);
        check(u"%1, pose into layer %2"_s.arg(stack).arg(index),
              QStringList{u"refusal %1 %2"_s.arg(int(pose.refusal)).arg(pose.joint)} + linesOf({pose.layer}));
        const LayerEdit motion = writer.withMotion({40, 60}, 50, shown, after);
        check(u"%1, motion into layer %2"_s.arg(stack).arg(index),
              QStringList{u"refusal %1 %2"_s.arg(int(motion.refusal)).arg(motion.joint)} + linesOf({motion.layer}));
    }
    const std::optional<Motion> under = motionUnder(clip, layers, {40, 60}, shown, after);
    Clip base = clip;
    if (under)
        base.motion = *under;
    check(stack + u", motion under the layers"_s, under ? summaryOf(base, clip) : QStringList{u"hidden"_s});
}

QTEST_GUILESS_MAIN(LayerResultsTest)

} // namespace tst_layerresults

#include "tst_layerresults.moc"
