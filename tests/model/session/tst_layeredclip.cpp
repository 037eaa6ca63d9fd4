#include "session/layers/layeredclip.h"

#include "items/motiontablemodel.h"
#include "layers/layerstack.h"
#include "session/layers/changetarget.h"
#include "session/layers/layeredits.h"
#include "session/session.h"
#include "support/randommotion.h"

#include <glm/vec3.hpp>

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <tuple>

namespace tst_layeredclip {

using namespace limber;
using namespace limber::test;

namespace {

Layer bend(int joint, int frame, int before, int after)
{
    Layer layer;
    layer.name = "Bend";
    layer.keys.push_back(
        {frame, {{frame, frame}, frame - before, frame + after}, {{joint, glm::dvec3(0.5, 0.1, 0.2), {}}}, 0, {}});
    return layer;
}

// A layer that bends a joint over all frames.
Layer bendAll(int joint)
{
    Layer layer = bend(joint, 5, 1, 1);
    layer.keys[0].window.zeroBefore.reset();
    layer.keys[0].window.zeroAfter.reset();
    return layer;
}

} // namespace

// What is shown of a document with layers, and where changes go.
class LayeredClipTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withoutLayersTheResultIsTheClip();
    void theResultFollowsLayers();
    void theResultFollowsEdits();
    void theResultFollowsFramesAndSkeletons();
    void longClipsAreComputedOnAWorkerThread();
    void theFramesThatChangedAreReported();
    void previewsLieUnderLayers();
    void theTargetFollowsItsLayer();
    void layersAreEditedInUndoSteps();
    void weightsAndTheirKeysAreEdited();
    void keysAreMovedInTime();
    void theNumberOfLayersIsLimited();
    void otherClipsCarryTheirLayers();
    void aResetIsReportedAfterAllPartsAreUpdated();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] const Clip &shown() { return m_session->layered().clip(); }
    [[nodiscard]] bool isAsWorkedOut()
    {
        const Motion wanted = *layeredMotion(document().clip(), document().layers());
        for (int frame = 0; frame < wanted.frameCount(); ++frame) {
            if (!std::ranges::equal(wanted.frame(frame), shown().motion.frame(frame)))
                return false;
        }
        return wanted.frameCount() == shown().motion.frameCount();
    }

    std::unique_ptr<Session> m_session;
};

void LayeredClipTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(makeRandomClip({.hasOddChannels = false}));
}

void LayeredClipTest::withoutLayersTheResultIsTheClip()
{
    QCOMPARE(&shown(), &document().clip());
    QVERIFY(!m_session->layered().hasLayers());
    QVERIFY(addLayer(document(), -1) == 0);
    QCOMPARE(&shown(), &document().clip()); // the layer is still empty
}

void LayeredClipTest::theResultFollowsLayers()
{
    QSignalSpy changed(&m_session->layered(), &LayeredClip::changed);
    document().setLayers({bend(3, 20, 5, 5)}, {});
    QVERIFY(m_session->layered().hasLayers());
    QVERIFY(isAsWorkedOut());
    QCOMPARE(changed.last().first().value<FrameInterval>(), (FrameInterval{16, 24}));
    QVERIFY(!std::ranges::equal(shown().motion.frame(20), document().motion().frame(20)));
    document().setLayers({bend(3, 40, 5, 5)}, {});
    QCOMPARE(changed.last().first().value<FrameInterval>(), (FrameInterval{16, 44}));
    QVERIFY(isAsWorkedOut());
    document().setLayers({}, {});
    QCOMPARE(changed.last().first().value<FrameInterval>(), (FrameInterval{36, 44}));
    QCOMPARE(&shown(), &document().clip());
}

void LayeredClipTest::theResultFollowsEdits()
{
    document().setLayers({bendAll(3)}, {});
    const int column = document().skeleton().joint(3).firstColumn;
    document().setValues({20, 2, {column}}, {17.0, 18.0}, {});
    QVERIFY(std::abs(document().motion().value(20, column) - 17.0) < 1e-12);
    for (const int frame : {19, 20, 21, 22}) {
        const Pose wanted =
            evaluatePose(document().skeleton(), layeredMotion(document().clip(), document().layers())->frame(frame),
                         document().positionRules());
        QVERIFY(glm::distance(wanted.jointPositions.back(), m_session->layered().pose(frame).jointPositions.back()) <
                1e-9);
    }
}

void LayeredClipTest::theResultFollowsFramesAndSkeletons()
{
    document().setLayers({bend(3, 20, 5, 5)}, {});
    document().removeFrames(0, 7);
    QCOMPARE(document().layers()[0].keys[0].frame, 13);
    QVERIFY(isAsWorkedOut());
    document().setName(2, "other");
    QCOMPARE(shown().skeleton.joint(2).name, std::string("other"));
    document().setOffsets({{NodeId::joint(2), {1.0, 2.0, 3.0}}}, {});
    QCOMPARE(shown().skeleton.joint(2).offset.y, 2.0);
    document().setFrameTime(0.125);
    QCOMPARE(shown().motion.frameTimeSeconds(), 0.125);
    while (document().undoStack().canUndo())
        document().undoStack().undo();
    QCOMPARE(&shown(), &document().clip());
}

void LayeredClipTest::longClipsAreComputedOnAWorkerThread()
{
    document().reset(makeRandomClip({.frames = 60000}));
    m_session->playhead().setFrame(500);
    QSignalSpy changed(&m_session->layered(), &LayeredClip::changed);
    document().setLayers({bendAll(3)}, {});
    QVERIFY(!m_session->layered().isComplete());
    // The frame in view is ready at once, and so is a frame to which the user goes.
    QVERIFY(!std::ranges::equal(shown().motion.frame(500), document().motion().frame(500)));
    QVERIFY(std::ranges::equal(shown().motion.frame(900), document().motion().frame(900)));
    m_session->playhead().setFrame(900);
    QVERIFY(!std::ranges::equal(shown().motion.frame(900), document().motion().frame(900)));
    QTRY_VERIFY(m_session->layered().isComplete());
    QVERIFY(isAsWorkedOut());
    // A change during the computation is not lost.
    document().setLayers({bendAll(4)}, {});
    document().setLayers({bendAll(5)}, {});
    QTRY_VERIFY(m_session->layered().isComplete());
    QVERIFY(isAsWorkedOut());
    document().setLayers({bendAll(4)}, {});
    document().setLayers({}, {});
    QVERIFY(m_session->layered().isComplete());
    QCOMPARE(&shown(), &document().clip());
}

void LayeredClipTest::theFramesThatChangedAreReported()
{
    const LayeredClip &layered = m_session->layered();
    std::vector<FrameInterval> reported;
    QObject context;
    connect(&layered, &LayeredClip::changed, &context,
            [&](const FrameInterval &frames) { reported.push_back(frames); });
    document().setValues({2, 3, {0}}, {1.0, 2.0, 3.0}, {});
    QVERIFY(reported.empty()); // without layers the document reports it
    const int frames = document().motion().frameCount();
    document().setLayers({bend(1, 8, 3, 2)}, {});
    QCOMPARE(reported, (std::vector<FrameInterval>{{6, 9}}));
    document().setValues({2, 3, {0}}, {4.0, 5.0, 6.0}, {});
    QCOMPARE(reported.back(), (FrameInterval{2, 4}));
    document().setLayers({bend(1, 5, 2, 2)}, {});
    QCOMPARE(reported.back(), (FrameInterval{4, 9})); // where the layer was and where it is
    document().setName(1, "Other");
    QVERIFY(reported.back().last < reported.back().first);
    QCOMPARE(layered.clip().skeleton.joint(1).name, std::string("Other"));
    document().setFrameTime(0.25);
    QCOMPARE(layered.clip().motion.frameTimeSeconds(), 0.25);
    document().setLayers({bendAll(1)}, {});
    QCOMPARE(reported.back(), (FrameInterval{0, frames - 1}));
    QCOMPARE(reported.size(), std::size_t(6));
    document().setLayers({}, {});
    QCOMPARE(reported.back(), (FrameInterval{0, frames - 1}));
    QVERIFY(isAsWorkedOut());
}

void LayeredClipTest::previewsLieUnderLayers()
{
    document().setLayers({bend(3, 20, 5, 5)}, {});
    Clip tried = document().clip();
    const int column = document().skeleton().joint(6).firstColumn;
    tried.motion.setValue(20, column, 33.0);
    m_session->preview().show(tried, document().positionRules(), document().upAxis().axis);
    QCOMPARE(m_session->preview().clip().motion.value(20, column), 33.0);
    const int bent = document().skeleton().joint(3).firstColumn;
    QCOMPARE(m_session->preview().clip().motion.value(20, bent), shown().motion.value(20, bent));
    QCOMPARE(m_session->preview().changedFrames(), (std::vector<FrameInterval>{{20, 20}}));
    QCOMPARE(m_session->preview().newValue(20, column), std::optional(33.0));
    QVERIFY(!m_session->preview().newValue(20, bent));
}

void LayeredClipTest::theTargetFollowsItsLayer()
{
    ChangeTarget &target = m_session->target();
    QVERIFY(target.isBase());
    document().setLayers({Layer{}, Layer{}, Layer{}}, {});
    QVERIFY(document().layers()[0].id != document().layers()[1].id);
    QSignalSpy changed(&target, &ChangeTarget::changed);
    target.choose(2);
    QCOMPARE(changed.count(), 1);
    moveLayer(document(), 2, 0);
    QCOMPARE(target.layer(), 0);
    removeLayer(document(), 0);
    QVERIFY(target.isBase());
    document().undoStack().undo();
    QCOMPARE(target.layer(), 0);
    target.choose(17);
    QVERIFY(target.isBase());
}

void LayeredClipTest::layersAreEditedInUndoSteps()
{
    QCOMPARE(addLayer(document(), -1), 0);
    QCOMPARE(addLayer(document(), 0), 1);
    QVERIFY(document().layers()[0].name != document().layers()[1].name);
    changeLayer(document(), 1, {}, [](Layer &layer) { layer.name = "Top"; });
    QCOMPARE(duplicateLayer(document(), 1), 2);
    QVERIFY(document().layers()[2].name != "Top");
    QVERIFY(document().layers()[2].id != document().layers()[1].id);
    changeLayers(document(), {}, [](Layer &layer) { layer.isMuted = true; });
    QVERIFY(std::ranges::all_of(document().layers(), &Layer::isMuted));
    const int steps = document().undoStack().count();
    removeLayer(document(), 7);
    moveLayer(document(), 0, 3);
    changeLayer(document(), -1, {}, [](Layer &layer) { layer.weight = 0.0; });
    changeLayer(document(), 0, {}, [](Layer &) {});
    QCOMPARE(document().undoStack().count(), steps);
}

void LayeredClipTest::weightsAndTheirKeysAreEdited()
{
    addLayer(document(), -1);
    const auto layer = [&]() -> const Layer & { return document().layers()[0]; };
    setLayerWeight(document(), 0, 10, 1.7);
    QCOMPARE(layer().weight, 1.0);
    const int gesture = document().newGesture();
    const int steps = document().undoStack().count();
    setLayerWeight(document(), 0, 10, 0.7, gesture);
    setLayerWeight(document(), 0, 10, 0.4, gesture);
    QCOMPARE(document().undoStack().count(), steps + 1);
    toggleWeightKey(document(), 0, 10);
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{10, 0.4}}));
    setLayerWeight(document(), 0, 4, 1.0);
    setLayerWeight(document(), 0, 10, 0.2);
    QCOMPARE(layer().weightKeys, (std::vector<WeightKey>{{4, 1.0}, {10, 0.2}}));
    toggleWeightKey(document(), 0, 4);
    toggleWeightKey(document(), 0, 10);
    QVERIFY(layer().weightKeys.empty());
    QCOMPARE(layer().weight, 0.2);
}

void LayeredClipTest::keysAreMovedInTime()
{
    document().setLayers({bend(3, 20, 5, 5)}, {});
    const double frameTime = document().motion().frameTimeSeconds();
    setKeyTimes(document(), 0, 0, 3 * frameTime, -1.0);
    QCOMPARE(document().layers()[0].keys[0].window, (KeyWindow{{20, 20}, 17, 25}));
    setKeyTimes(document(), 0, 0, 0.0, 1e9);
    QCOMPARE(document().layers()[0].keys[0].window.zeroBefore, std::optional(19));
    setKeyTimes(document(), 0, 5, 1.0, 1.0);
    removeKeys(document(), 0, {0, 9});
    QVERIFY(document().layers()[0].keys.empty());
}

void LayeredClipTest::theNumberOfLayersIsLimited()
{
    for (std::size_t i = 0; i < mostLayers; ++i)
        QVERIFY(addLayer(document(), -1) >= 0);
    QCOMPARE(addLayer(document(), -1), -1);
    QCOMPARE(duplicateLayer(document(), 3), -1);
    QCOMPARE(document().layers().size(), mostLayers);
}

void LayeredClipTest::otherClipsCarryTheirLayers()
{
    document().setLayers({bend(3, 20, 5, 5)}, {});
    const Layers before = document().layers();
    Clip clip = document().clip();
    clip.motion.setValue(3, 3, 1.0);
    document().replaceClip(clip, QStringLiteral("in place"));
    QCOMPARE(document().layers(), before);
    document().replaceClip(makeRandomClip({.frames = 12, .hasOddChannels = false}), QStringLiteral("shorter"));
    QVERIFY(document().layers().empty());
    QCOMPARE(&shown(), &document().clip());
    document().undoStack().undo();
    QCOMPARE(document().layers(), before);
    QVERIFY(isAsWorkedOut());
}

// A panel that shows the joint in front must not find a joint and columns of the previous clip.
void LayeredClipTest::aResetIsReportedAfterAllPartsAreUpdated()
{
    Session &session = *m_session;
    session.document().reset(makeRandomClip({.joints = 40, .frames = 12}));
    session.document().setLayers({bendAll(39)}, QStringLiteral("Bend"));
    session.selectOnly(NodeId::joint(39));
    std::ignore = session.motionTable().textOf(session.document().skeleton().columnCount() - 1, 1.0);
    int told = 0;
    connect(&session.layered(), &LayeredClip::changed, this, [&] {
        ++told;
        const NodeId node = session.currentNode();
        const Skeleton &skeleton = session.document().skeleton();
        QVERIFY(!node.isValid() || node.index < (node.isJoint() ? skeleton.jointCount() : skeleton.endSiteCount()));
        QCOMPARE(session.layered().clip().skeleton.jointCount(), skeleton.jointCount());
    });
    session.document().replaceClip(makeRandomClip({.joints = 3, .frames = 12}), QStringLiteral("Fewer"));
    QVERIFY(told > 0);
    told = 0;
    session.selectOnly(NodeId::joint(2));
    session.document().undoStack().undo();
    session.selectOnly(NodeId::joint(39));
    session.document().undoStack().redo();
    QVERIFY(told >= 2);
}

QTEST_GUILESS_MAIN(LayeredClipTest)

} // namespace tst_layeredclip

#include "tst_layeredclip.moc"
