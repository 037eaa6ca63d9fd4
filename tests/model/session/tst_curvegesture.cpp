#include "session/curves/curvegesture.h"

#include "session/curves/curveset.h"
#include "session/session.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_curvegesture {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 40;

ShapedCurve raised(FrameInterval frames, double by)
{
    return {frames, [by](int, double shown) { return shown + by; }};
}

} // namespace

// Shaping curves, from the press of the button to its release.
class CurveGestureTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void impossibleGesturesAreRefused();
    void startShowAndEndAreReported();
    void shownValuesAreThoseOfTheirFrames();
    void theFramesAreThoseOfAllCurves();
    void thePreviewIsTheCurrentFrame();
    void thePreviewOfAnOperationGoesAway();
    void onlyTheirFramesAreWritten();
    void aStepIsAnnouncedAndReported();
    void aChangeOfNothingMakesNoStep();
    void otherEventsCancel_data();
    void otherEventsCancel();
    void manyCellsAreWrittenOnAWorker();
    void aWorkerCanBeStopped();
    void manyFramesInALayerAreWrittenOnAWorker();
    void theKeyOfALayerIsWhereTheChangeWasMade();
    void aNewLayerIsNoted();
    void aLockedLayerRefuses();
    void thereIsNoRoomForOneMoreLayer();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] double value(int frame, int column) { return document().motion().value(frame, column); }
    [[nodiscard]] int steps() { return document().undoStack().index(); }
    void begin() { QCOMPARE(m_gesture->begin(), QString()); }
    void addLayer(bool isLocked = false)
    {
        Layer layer;
        layer.name = "Own";
        layer.isLocked = isLocked;
        document().setLayers({layer}, u"layer"_s);
        m_session->target().choose(0);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<CurveSet> m_curves;
    std::unique_ptr<CurveGesture> m_gesture;
};

void CurveGestureTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(leg(frameCount));
    m_curves = std::make_unique<CurveSet>();
    m_curves->setWatched(true);
    m_curves->setSession(m_session.get());
    m_gesture = std::make_unique<CurveGesture>(*m_curves);
}

void CurveGestureTest::cleanup()
{
    m_gesture.reset();
    m_curves.reset();
    m_session.reset();
}

void CurveGestureTest::impossibleGesturesAreRefused()
{
    const QString notYet = u"The curves are still being computed."_s;
    m_curves->setSession(nullptr);
    QCOMPARE(m_gesture->begin(), notYet);
    m_curves->setSession(m_session.get());
    m_curves->setWatched(false);
    document().setFrameTime(0.05);
    QCOMPARE(m_gesture->begin(), notYet);
    m_curves->setWatched(true);
    document().beginLoading(leg(5));
    QCOMPARE(m_gesture->begin(), u"The file is still being read."_s);
    QVERIFY(!m_gesture->isRunning());
    document().endLoading(leg(9), {});
    begin();
    QVERIFY(m_gesture->isRunning());
}

void CurveGestureTest::startShowAndEndAreReported()
{
    QSignalSpy changed(m_gesture.get(), &CurveGesture::changed);
    QSignalSpy ended(m_gesture.get(), &CurveGesture::ended);
    m_gesture->show({{0, raised({3, 5}, 1.0)}}); // there is no gesture
    m_gesture->cancel();
    m_gesture->commit({});
    QCOMPARE(changed.count() + ended.count(), 0);
    begin();
    QCOMPARE(changed.count(), 1);
    m_gesture->show({{0, raised({3, 5}, 1.0)}});
    QCOMPARE(changed.count(), 2);
    QCOMPARE(ended.count(), 0);
    m_gesture->cancel();
    QCOMPARE(changed.count(), 3);
    QCOMPARE(ended.count(), 1);
    QVERIFY(m_gesture->shaped().empty() && !m_gesture->isRunning());
    begin();
    begin(); // ends the one before
    QCOMPARE(ended.count(), 2);
    QVERIFY(m_gesture->isRunning());
    QCOMPARE(steps(), 0);
}

void CurveGestureTest::shownValuesAreThoseOfTheirFrames()
{
    begin();
    m_gesture->show({{1, raised({3, 5}, 1.0)}, {2, raised({30, 99}, 1.0)}, {9, raised({3, 5}, 1.0)}});
    QVERIFY(!m_gesture->valueOf(1, 2) && !m_gesture->valueOf(1, 6) && !m_gesture->valueOf(0, 4));
    QCOMPARE(m_gesture->valueOf(1, 3), value(3, 1) + 1.0);
    QCOMPARE(m_gesture->valueOf(1, 5), value(5, 1) + 1.0);
    QCOMPARE(m_gesture->valueOf(2, frameCount - 1), value(frameCount - 1, 2) + 1.0);
    QVERIFY(!m_gesture->valueOf(2, frameCount)); // the clip has no such frame
    QVERIFY(!m_gesture->valueOf(9, 4)); // this curve is not shown
}

void CurveGestureTest::theFramesAreThoseOfAllCurves()
{
    QVERIFY(m_gesture->frames().last < m_gesture->frames().first);
    begin();
    m_gesture->show({{0, raised({8, 12}, 1.0)}, {1, raised({3, 5}, 1.0)}, {2, {{0, -1}, {}}}});
    QCOMPARE(m_gesture->frames(), (FrameInterval{3, 12}));
}

void CurveGestureTest::thePreviewIsTheCurrentFrame()
{
    const auto shownAt = [this](int frame) {
        m_session->playhead().setFrame(frame);
        return m_session->preview().isShown() && m_session->preview().covers(frame);
    };
    begin();
    QVERIFY(!shownAt(4));
    m_gesture->show({{1, raised({3, 5}, 10.0)}, {2, raised({8, 9}, 20.0)}});
    QVERIFY(!shownAt(2));
    QVERIFY(shownAt(3));
    QVERIFY(shownAt(9));
    QVERIFY(!shownAt(10));
    QVERIFY(shownAt(5));
    const ClipPreview &preview = m_session->preview();
    QVERIFY(!preview.covers(4));
    QCOMPARE(preview.clip().motion.frameCount(), 1);
    QCOMPARE(preview.clip().motion.value(0, 1), value(5, 1) + 10.0);
    QCOMPARE(preview.clip().motion.value(0, 2), value(5, 2));
    QCOMPARE(preview.clip().motion.value(0, 11), value(5, 11));
    QVERIFY(shownAt(8));
    QCOMPARE(preview.clip().motion.value(0, 1), value(8, 1));
    QCOMPARE(preview.clip().motion.value(0, 2), value(8, 2) + 20.0);
    m_gesture->cancel();
    QVERIFY(!preview.isShown());
    m_session->playhead().setFrame(4);
    QVERIFY(!preview.isShown());
}

void CurveGestureTest::thePreviewOfAnOperationGoesAway()
{
    Clip other = leg(frameCount);
    other.motion.setValue(0, 0, 99.0);
    m_session->preview().show(other, document().positionRules(), Axis::Y);
    QVERIFY(m_session->preview().isShown());
    begin();
    QVERIFY(!m_session->preview().isShown());
}

void CurveGestureTest::onlyTheirFramesAreWritten()
{
    begin();
    m_gesture->show({{1, raised({3, 5}, 1.0)}, {2, raised({5, 8}, -2.0)}});
    m_gesture->commit({u"text"_s, {}, {}, {}});
    QCOMPARE(document().undoStack().undoText(), u"text"_s);
    const Motion before = leg(frameCount).motion;
    for (int frame = 0; frame < frameCount; ++frame) {
        for (int column = 0; column < before.columnCount(); ++column) {
            double wanted = before.value(frame, column);
            if (column == 1 && frame >= 3 && frame <= 5)
                wanted += 1.0;
            else if (column == 2 && frame >= 5 && frame <= 8)
                wanted -= 2.0;
            QCOMPARE(value(frame, column), wanted);
        }
    }
}

void CurveGestureTest::aStepIsAnnouncedAndReported()
{
    QStringList events;
    const auto step = [&events, this] {
        return CurveGesture::Step{u"text"_s,
                                  {},
                                  [&events, this] { events << u"coming %1"_s.arg(steps()); },
                                  [&events, this](bool isStep) { events << u"over %1 %2"_s.arg(steps()).arg(isStep); }};
    };
    begin();
    m_gesture->show({{1, raised({3, 5}, 1.0)}});
    m_gesture->commit(step());
    QCOMPARE(events, (QStringList{u"coming 0"_s, u"over 1 1"_s}));
    events.clear();
    begin();
    m_gesture->show({{1, raised({3, 5}, 0.0)}}); // the same values
    m_gesture->commit(step());
    QCOMPARE(events, (QStringList{u"coming 1"_s, u"over 1 0"_s}));
    events.clear();
    begin();
    m_gesture->show({{1, raised({3, 5}, 1.0)}});
    m_gesture->cancel();
    QVERIFY(events.isEmpty());
}

void CurveGestureTest::aChangeOfNothingMakesNoStep()
{
    QSignalSpy ended(m_gesture.get(), &CurveGesture::ended);
    QSignalSpy refused(m_gesture.get(), &CurveGesture::refused);
    begin();
    m_gesture->commit({});
    QCOMPARE(ended.count(), 1);
    begin();
    m_gesture->show({{0, {{0, -1}, {}}}});
    m_gesture->commit({});
    QCOMPARE(ended.count(), 2);
    QCOMPARE(refused.count(), 0);
    QCOMPARE(steps(), 0);
}

void CurveGestureTest::otherEventsCancel_data()
{
    QTest::addColumn<int>("event");
    int event = 0;
    for (const char *name : {"an edit", "undo", "another file", "other joints", "the session ends"})
        QTest::newRow(name) << event++;
}

void CurveGestureTest::otherEventsCancel()
{
    QFETCH(const int, event);
    document().setValues({20, 1, {7}}, {8.0}, u"edit"_s);
    begin();
    QSignalSpy ended(m_gesture.get(), &CurveGesture::ended);
    m_gesture->show({{1, raised({0, 5}, 1.0)}});
    if (event == 0)
        document().setValues({20, 1, {7}}, {9.0}, u"edit"_s);
    else if (event == 1)
        document().undoStack().undo();
    else if (event == 2)
        document().reset(leg(3));
    else if (event == 3)
        m_session->selectOnly(NodeId::joint(1));
    else
        m_session.reset();
    QVERIFY(!m_gesture->isRunning());
    QCOMPARE(ended.count(), 1);
    m_gesture->show({{1, raised({0, 5}, 1.0)}});
    QVERIFY(m_gesture->shaped().empty());
    QVERIFY(!m_session || !m_session->preview().isShown());
}

void CurveGestureTest::manyCellsAreWrittenOnAWorker()
{
    document().reset(makeWalker({.frames = 5'100}).clip);
    QTRY_VERIFY(m_curves->isComplete());
    const auto raise = [this](int last, double by) {
        ShapedCurves shaped;
        for (int column = 0; column < 4; ++column)
            shaped[column] = raised({0, last}, by);
        begin();
        m_gesture->show(std::move(shaped));
    };
    QSignalSpy working(m_gesture.get(), &CurveGesture::working);
    raise(4'999, 1.0); // 20,000 cells
    m_gesture->commit({u"at once"_s, {}, {}, {}});
    QCOMPARE(steps(), 1);
    QCOMPARE(working.count(), 0);
    QTRY_VERIFY(m_curves->isComplete());
    const Motion before = document().motion();
    QStringList events;
    raise(5'000, 1.0);
    m_gesture->commit({u"on a worker"_s,
                       {},
                       [&events] { events << u"coming"_s; },
                       [&events](bool isStep) { events << u"over %1"_s.arg(isStep); }});
    QVERIFY(m_gesture->isKeeping() && m_gesture->isRunning());
    QCOMPARE(working.count(), 1);
    QCOMPARE(working.first().first().toDouble(), 0.0);
    QCOMPARE(m_gesture->begin(), u"The last change is still being computed."_s);
    m_gesture->show({}); // is no part of it any more
    m_gesture->commit({});
    m_session->selectOnly(NodeId::joint(1)); // other joints may be shown meanwhile
    QVERIFY(m_gesture->isKeeping());
    QTRY_COMPARE(steps(), 2);
    QVERIFY(!m_gesture->isKeeping() && !m_gesture->isRunning());
    QCOMPARE(events, (QStringList{u"coming"_s, u"over 1"_s}));
    QCOMPARE(working.last().first().toDouble(), 2.0);
    for (const int frame : {0, 2'500, 5'000, 5'001, 5'099}) {
        for (int column = 0; column < 6; ++column)
            QCOMPARE(value(frame, column), before.value(frame, column) + (column < 4 && frame <= 5'000 ? 1.0 : 0.0));
    }
    document().undoStack().undo();
    QCOMPARE(value(5'000, 0), before.value(5'000, 0));
}

void CurveGestureTest::aWorkerCanBeStopped()
{
    document().reset(makeWalker({.frames = 30'000}).clip);
    QTRY_VERIFY(m_curves->isComplete());
    const QByteArray before = bytesOf(document());
    for (const bool byCancel : {true, false}) {
        QTRY_VERIFY(m_curves->isComplete());
        begin();
        m_gesture->show({{0, raised({0, 29'999}, 1.0)}});
        bool isOver = false;
        m_gesture->commit({u"text"_s, {}, {}, [&isOver](bool) { isOver = true; }});
        QSignalSpy working(m_gesture.get(), &CurveGesture::working);
        QVERIFY(m_gesture->isKeeping());
        if (byCancel)
            m_gesture->cancel();
        else
            document().setValues({0, 1, {9}}, {0.25}, u"another edit"_s);
        QVERIFY(!m_gesture->isKeeping() && !m_gesture->isRunning() && !isOver);
        QCOMPARE(working.last().first().toDouble(), 2.0);
    }
    QCOMPARE(steps(), 1);
    document().undoStack().undo();
    QCOMPARE(bytesOf(document()), before);
}

void CurveGestureTest::manyFramesInALayerAreWrittenOnAWorker()
{
    document().reset(makeWalker({.frames = 1'100}).clip);
    addLayer();
    QTRY_VERIFY(m_session->layered().isComplete() && m_curves->isComplete());
    const QByteArray before = bytesOf(document());
    begin();
    m_gesture->show({{0, raised({0, 999}, 1.0)}});
    m_gesture->commit({u"at once"_s, {}, {}, {}});
    QCOMPARE(steps(), 2);
    QTRY_VERIFY(m_session->layered().isComplete() && m_curves->isComplete());
    begin();
    m_gesture->show({{0, raised({0, 1'000}, 1.0)}});
    m_gesture->commit({u"on a worker"_s, {}, {}, {}});
    QVERIFY(m_gesture->isKeeping());
    QTRY_COMPARE(steps(), 3);
    QTRY_VERIFY(m_session->layered().isComplete());
    QCOMPARE(bytesOf(document()), before);
    const Motion &layered = m_session->layered().clip().motion;
    QVERIFY(qAbs(layered.value(500, 0) - value(500, 0) - 2.0) < 1e-9);
    QVERIFY(qAbs(layered.value(1'000, 0) - value(1'000, 0) - 1.0) < 1e-9);
    QVERIFY(qAbs(layered.value(1'001, 0) - value(1'001, 0)) < 1e-9);
}

void CurveGestureTest::theKeyOfALayerIsWhereTheChangeWasMade()
{
    addLayer();
    const auto keyFrame = [this](int playhead) {
        m_session->playhead().setFrame(playhead);
        begin();
        m_gesture->show({{0, raised({6, 20}, 1.0)}});
        m_gesture->commit({u"text"_s, {}, {}, {}});
        const std::vector<LayerKey> keys = document().layers().front().keys;
        document().undoStack().undo();
        return keys.size() == 1 ? keys.front().frame : -1;
    };
    QCOMPARE(keyFrame(6), 6);
    QCOMPARE(keyFrame(20), 20);
    QCOMPARE(keyFrame(5), 13); // in the middle
    QCOMPARE(keyFrame(21), 13);
}

void CurveGestureTest::aNewLayerIsNoted()
{
    QSignalSpy noted(m_gesture.get(), &CurveGesture::noted);
    begin();
    m_gesture->show({{0, raised({0, frameCount - 1}, 1.0)}});
    m_gesture->commit({u"text"_s, u"Above"_s, {}, {}});
    QCOMPARE(document().layers().size(), std::size_t(1));
    QCOMPARE(noted.count(), 1);
    QVERIFY(noted.first().first().toString().contains(u": Above."_s));
    QCOMPARE(m_session->target().layer(), 0);
    QTRY_VERIFY(m_curves->isComplete());
    begin();
    m_gesture->show({{0, raised({0, frameCount - 1}, 1.0)}});
    m_gesture->commit({u"text"_s, u"Above"_s, {}, {}}); // goes into the active layer
    QCOMPARE(document().layers().size(), std::size_t(1));
    QCOMPARE(noted.count(), 1);
    QCOMPARE(steps(), 2);
}

void CurveGestureTest::aLockedLayerRefuses()
{
    addLayer(true);
    QVERIFY(m_gesture->begin().contains(u"locked"_s));
    QVERIFY(!m_gesture->isRunning());
    m_session->target().choose(ChangeTarget::Base);
    begin();
    bool isOver = false;
    QSignalSpy refused(m_gesture.get(), &CurveGesture::refused);
    m_gesture->show({{0, raised({0, 5}, 1.0)}});
    m_session->target().choose(0);
    m_gesture->commit({u"text"_s, {}, {}, [&isOver](bool) { isOver = true; }});
    QCOMPARE(refused.count(), 1);
    QVERIFY(!isOver);
    QCOMPARE(steps(), 1);
}

void CurveGestureTest::thereIsNoRoomForOneMoreLayer()
{
    Layer layer;
    layer.name = "Own";
    for (const int layers : {mostLayers, mostLayers - 1}) {
        document().setLayers(Layers(std::size_t(layers), layer), u"layers"_s);
        QTRY_VERIFY(m_session->layered().isComplete() && m_curves->isComplete());
        const double before = value(3, 0);
        begin();
        m_gesture->show({{0, raised({0, frameCount - 1}, 1.0)}});
        m_gesture->commit({u"text"_s, u"Above"_s, {}, {}});
        QCOMPARE(document().layers().size(), std::size_t(mostLayers));
        QCOMPARE(value(3, 0), before + (layers == mostLayers ? 1.0 : 0.0));
    }
}

QTEST_GUILESS_MAIN(CurveGestureTest)

} // namespace tst_curvegesture

#include "tst_curvegesture.moc"
