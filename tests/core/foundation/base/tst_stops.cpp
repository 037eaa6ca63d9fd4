#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "bvh/repair/repair.h"
#include "bvh/write/bvhwriter.h"
#include "channels/normalise.h"
#include "comparison/clipcomparison.h"
#include "curves/keyfit.h"
#include "gltf/gltfexport.h"
#include "joining/joinmap.h"
#include "joining/seammap.h"
#include "layers/layermerge.h"
#include "operations/applyoperation.h"
#include "proportions/offsetretarget.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "secondlife/upload/uploadcheck.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/results/resultinputs.h"
#include "support/walker.h"
#include "tables/csvexport.h"
#include "tables/npzexport.h"
#include "webpage/pageexport.h"

#include <QTest>

#include <limits>

namespace tst_stops {

using namespace limber;
using namespace limber::test;

// Everything that takes a while stops when it is asked to, whenever that is, and its progress never goes back.
class StopsTest : public QObject
{
    Q_OBJECT

private slots:
    void operationsStop_data();
    void operationsStop();
    void operationsOnTwoClipsStop_data();
    void operationsOnTwoClipsStop();
    void aRetargetStops();
    void otherOffsetsStop_data();
    void otherOffsetsStop();
    void comparisonsStop();
    void exportsStop();
    void searchesStop();
    void editsStop();

private:
    // Work that gets a progress and returns whether it was done.
    using Work = std::function<bool(const Progress &progress)>;
    void check(const Work &work) const;
};

namespace {

struct Run
{
    bool isDone = false;
    int reports = 0;
    bool rises = true;
};

// Wants to stop from the report with this number on.
Run runUntil(int stop, const std::function<bool(const Progress &)> &work)
{
    Run run;
    double last = 0.0;
    run.isDone = work(Progress([&](double fraction) {
        run.rises = run.rises && fraction >= last - 1e-9 && fraction <= 1.0 + 1e-9;
        last = fraction;
        return ++run.reports < stop;
    }));
    return run;
}

Clip longWalk()
{
    return makeWalker({.frames = 900}).clip;
}

} // namespace

void StopsTest::check(const Work &work) const
{
    const Run whole = runUntil(std::numeric_limits<int>::max(), work);
    QVERIFY(whole.isDone);
    QVERIFY2(whole.reports > 0, "there is no progress");
    QVERIFY2(whole.rises, "the progress goes back");
    constexpr int mostStops = 25;
    constexpr int fewMore = 3; // a step that is nearly done may end first
    for (int stop = 1; stop <= whole.reports; stop += std::max(1, whole.reports / mostStops)) {
        const Run stopped = runUntil(stop, work);
        QVERIFY2(!stopped.isDone, qPrintable(QStringLiteral("report %1 of %2").arg(stop).arg(whole.reports)));
        QVERIFY(stopped.reports <= stop + fewMore);
    }
}

void StopsTest::operationsStop_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call :
         {"smooth:feet=keep", "smooth:type=savgol,feet=free", "footlock", "floor:tilt=yes,push=yes", "loop", "reduce",
          "despike", "timewarp:keys=0:0+60:30+119:119", "inplace:heading=yes", "rootmotion", "mirror",
          "bakerest:frame=40", "reroot:joint=Spine", "collapse:joint=Neck,loss=positions", "resample:fps=100",
          "interpolate:frames=20-90", "orient:to=30", "upaxis:to=z"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void StopsTest::operationsStop()
{
    QFETCH(QString, call);
    const Clip clip = noisyWalk();
    check([&](const Progress &progress) { return apply(call.toStdString(), clip, {}, progress).isDone(); });
}

void StopsTest::operationsOnTwoClipsStop_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call : {"concat:with=other.bvh", "concat:with=other.bvh,transition=crossfade",
                             "mix:with=other.bvh", "mix:with=other.bvh,match=contacts"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void StopsTest::operationsOnTwoClipsStop()
{
    QFETCH(QString, call);
    const Clip clip = shortWalk();
    const Clip other = noisyWalk();
    check([&](const Progress &progress) {
        return apply(call.toStdString(), clip, contextWith(other), progress).isDone();
    });
}

void StopsTest::aRetargetStops()
{
    Clip target = slowWalk();
    scaleOffsets(target, "Leg", 0.8);
    const RetargetInput input = automaticRetarget(longWalk(), target);
    check([&](const Progress &progress) {
        RetargetRun run;
        run.progress = progress;
        return retargetClip(input, run).has_value();
    });
}

void StopsTest::otherOffsetsStop_data()
{
    QTest::addColumn<int>("motion");
    QTest::newRow("channels") << int(OffsetMotion::KeepChannels);
    QTest::newRow("feet") << int(OffsetMotion::KeepFeet);
    QTest::newRow("positions") << int(OffsetMotion::KeepPositions);
}

void StopsTest::otherOffsetsStop()
{
    QFETCH(int, motion);
    const Clip clip = longWalk();
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const std::vector<NodeOffset> offsets{
        {NodeId::joint(jointNamed(clip.skeleton, "LeftLeg")), {0.0, -35.0, 0.0}},
        {NodeId::joint(jointNamed(clip.skeleton, "RightLeg")), {0.0, -35.0, 0.0}},
    };
    OffsetSettings settings;
    settings.motion = OffsetMotion(motion);
    settings.roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    if (OffsetMotion(motion) == OffsetMotion::KeepChannels) {
        QVERIFY(withOffsets(clip, rules, offsets, settings)); // at once
        return;
    }
    check([&](const Progress &progress) { return withOffsets(clip, rules, offsets, settings, progress).has_value(); });
}

void StopsTest::comparisonsStop()
{
    const Clip clip = longWalk();
    const Clip other = makeWalker({.frames = 800, .stride = 90.0}).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    check([&](const Progress &progress) { return !compareByName(clip, rules, other, rules, {}, progress).cancelled; });
    check([&](const Progress &progress) { return bestShift(clip, rules, other, rules, progress).has_value(); });
}

void StopsTest::exportsStop()
{
    const Clip clip = longWalk();
    const ByteSink sink = [](std::string_view) { return true; };
    check([&](const Progress &progress) { return writePage(clip, {}, {.progress = progress}, sink); });
    check([&](const Progress &progress) { return writeNpz(clip, {}, {.progress = progress}, sink); });
    for (const TableContent content : {TableContent::Channels, TableContent::Positions, TableContent::Accelerations}) {
        const auto columns = MotionColumns::make(clip, {}, content, TableSpace::World);
        check([&](const Progress &progress) { return writeCsv(clip, *columns, {.progress = progress}, sink); });
    }
    for (const GltfForm form : {GltfForm::Binary, GltfForm::Text}) {
        check([&](const Progress &progress) {
            const auto made = GltfExport::make(clip, {}, {.form = form, .progress = progress});
            return made && made->write(sink);
        });
    }
}

void StopsTest::searchesStop()
{
    const Clip clip = longWalk();
    const Clip other = makeWalker({.frames = 400, .stride = 90.0}).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    check([&](const Progress &progress) { return joinMap(clip, other, rules, Axis::Y, 50, progress).has_value(); });
    check([&](const Progress &progress) { return seamMap(clip, rules, UpAxis{}, 50, progress).has_value(); });
    std::vector<double> values;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        values.push_back(clip.motion.value(frame, 7));
    check([&](const Progress &progress) { return fitKeys({values}, 0.2, progress).has_value(); });
}

void StopsTest::editsStop()
{
    const Clip clip = longWalk();
    Layer layer;
    layer.keys = {{300, {{0, 899}, {}, {}}, {{1, glm::dvec3(0.2, 0.1, 0.0), {}}}, 0, {}}};
    check([&](const Progress &progress) { return layeredMotion(clip, {layer}, progress).has_value(); });
    check([&](const Progress &progress) { return mergeAll(clip, {layer}, progress).merge.has_value(); });
    NormaliseOptions options;
    options.channels.rotationOrder = RotationOrder{Axis::X, Axis::Y, Axis::Z};
    check([&](const Progress &progress) {
        return !normalise(clip, PositionRuleChoice::Auto, options, progress).cancelled;
    });
    const std::string text = writeBvh(clip);
    check([&](const Progress &progress) {
        return !judgeUpload(clip, decidePositionRules(clip.skeleton, clip.motion), text, {}, progress).isCancelled;
    });
    std::string broken = text;
    broken.replace(broken.rfind('.'), 1, ",");
    check([&](const Progress &progress) {
        return repairedText(broken, {.frameTimeSeconds = {}, .progress = progress}).has_value();
    });
}

QTEST_GUILESS_MAIN(StopsTest)

} // namespace tst_stops

#include "tst_stops.moc"
