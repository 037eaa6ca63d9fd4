#include "base/at.h"
#include "curvesdriver.h"
#include "session/layers/layeredits.h"
#include "session/posing/toolsettings.h"
#include "support/walker.h"
#include "support/worktime.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <cmath>
#include <utility>

namespace tst_curveshapes {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Shaping curves by their samples in the whole window: pen, frame, reach and locks, also in long clips.
class CurveShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void thePenDrawsACurve();
    void theStepOfThePenNamesItsCurve();
    void theFrameScalesValues();
    void draggedSamplesSnap();
    void aRangeLimitsTheChange();
    void theWholeClipGoesIntoALayer();
    void lockedChannelsDoNotChange();
    void theListIsFiltered();
    void theCurveBeforeTheChangeIsShown();
    void curvesHaveTheButtonsForPlaying();
    void longChangesOfManyCurvesAreMadeOnAWorker();
    void longChangesOfALayerAreMadeOnAWorker();
    void longClipsAreEditedWithoutFreezing();

private:
    [[nodiscard]] CurvesDriver &curves() { return *m_curves; }
    [[nodiscard]] Motion motion() { return m_curves->document().motion(); }
    [[nodiscard]] int column() { return m_curves->columnOf(joint, 0); }
    void setReach(ChangeReach reach);
    void pressButton(const char *name);

    static constexpr auto joint = "LeftUpLeg";
    std::unique_ptr<CurvesDriver> m_curves;
};

void CurveShapesTest::init()
{
    m_curves = std::make_unique<CurvesDriver>(makeWalker({.frames = 150}).clip);
    curves().showCurvesOf(joint);
    curves().panel().curves().choose({column()});
}

void CurveShapesTest::cleanup()
{
    setReach(ChangeReach::Falloff);
    m_curves.reset();
}

void CurveShapesTest::setReach(ChangeReach reach)
{
    const char *name = reach == ChangeReach::Range       ? "pose.changeRange"
                       : reach == ChangeReach::WholeClip ? "pose.changeWholeClip"
                       : reach == ChangeReach::Falloff   ? "pose.changeFalloff"
                                                         : "pose.changeThisFrame";
    curves().driver().child<QAction>(name)->trigger();
}

void CurveShapesTest::pressButton(const char *name)
{
    QTest::mouseClick(curves().driver().child<QToolButton>(name), Qt::LeftButton);
}

void CurveShapesTest::thePenDrawsACurve()
{
    const auto isChecked = [this](const char *name) { return curves().driver().child<QToolButton>(name)->isChecked(); };
    QVERIFY(isChecked("curveBox") && !isChecked("curveLasso") && !isChecked("curvePen"));
    pressButton("curvePen");
    QVERIFY(isChecked("curvePen") && !isChecked("curveBox"));
    const Motion before = motion();
    const QByteArray bytes = curves().bytes();
    const double top = curves().plot().valueScale().most();
    const double vpp = curves().plot().valueScale().valuesPerPixel();
    const int y = 60;
    curves().press(QPoint(curves().pixelOf(60, 0.0).x(), y));
    curves().move(QPoint(curves().pixelOf(70, 0.0).x(), y));
    QCOMPARE(curves().steps(), 0);
    curves().move(QPoint(curves().pixelOf(80, 0.0).x(), y));
    curves().release(QPoint(curves().pixelOf(80, 0.0).x(), y));
    QCOMPARE(curves().steps(), 1);
    const double drawn = top - (y - curves().plot().valueScale().top()) * vpp;
    for (int frame = 60; frame <= 80; ++frame)
        QVERIFY(std::abs(motion().value(frame, column()) - drawn) < 1e-9);
    // The change fades over a quarter of a second on both sides; nothing else changes.
    for (int frame = 0; frame < 150; ++frame) {
        for (int c = 0; c < before.columnCount(); ++c) {
            if (c != column() || frame <= 45 || frame >= 95)
                QCOMPARE(motion().value(frame, c), before.value(frame, c));
        }
    }
    const auto gap = [&](int frame) {
        return std::abs(motion().value(frame, column()) - motion().value(frame - 1, column()));
    };
    QVERIFY(gap(60) < 0.5 * std::abs(drawn - before.value(60, column())));
    curves().document().undoStack().undo();
    QCOMPARE(curves().bytes(), bytes);
    // Going back over a drawn part draws it anew; Esc discards the stroke.
    curves().press(QPoint(curves().pixelOf(60, 0.0).x(), y));
    curves().move(QPoint(curves().pixelOf(80, 0.0).x(), y));
    curves().move(QPoint(curves().pixelOf(60, 0.0).x(), y + 50));
    QVERIFY(std::abs(*curves().plot().gesture().valueOf(column(), 60) - (drawn - 50 * vpp)) < 1e-9);
    curves().type(Qt::Key_Escape);
    curves().release(QPoint(100, 100));
    QCOMPARE(curves().bytes(), bytes);
}

void CurveShapesTest::theStepOfThePenNamesItsCurve()
{
    pressButton("curvePen");
    curves().showCurvesOf("Hips");
    for (const int channel : {0, 1}) {
        const int drawn = curves().columnOf("Hips", channel);
        QCOMPARE(drawn, channel); // the first column of the file, too
        curves().panel().curves().choose({drawn});
        curves().drag(curves().pixelOf(60, 0.0), curves().pixelOf(80, 0.0));
        QCOMPARE(curves().steps(), channel + 1);
        const QString name = channel == 0 ? u"Hips Xpos"_s : u"Hips Ypos"_s;
        const QString text = curves().document().undoStack().undoText();
        QVERIFY2(text.startsWith(u"Draw "_s + name), qPrintable(text));
    }
}

void CurveShapesTest::theFrameScalesValues()
{
    setReach(ChangeReach::ThisFrame);
    curves().plot().edit().select({{column(), {40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50}}});
    const Motion before = motion();
    const QRectF frame = *curves().plot().view().frameOfSelection();
    double least = 1e9;
    for (int i = 40; i <= 50; ++i)
        least = std::min(least, before.value(i, column()));
    QCOMPARE(gripsOf(curves().plot().view()).size(), std::size_t(2)); // samples cannot move in time
    const QPoint grip = FrameGrip{0, -1}.on(frame).toPoint();
    const double height = frame.height() - 2.0 * PlotView::frameMargin;
    curves().drag(grip, grip - QPoint(0, static_cast<int>(std::lround(height))));
    QCOMPARE(curves().steps(), 1);
    for (int i = 40; i <= 50; ++i) {
        const double wanted = least + 2.0 * (before.value(i, column()) - least);
        QVERIFY(std::abs(motion().value(i, column()) - wanted) < 3.0 * curves().plot().valueScale().valuesPerPixel());
    }
    QCOMPARE(motion().value(39, column()), before.value(39, column()));
    QCOMPARE(motion().value(51, column()), before.value(51, column()));
    QVERIFY(curves().document().undoStack().undoText().contains(QLatin1StringView(joint)));
}

void CurveShapesTest::draggedSamplesSnap()
{
    setReach(ChangeReach::ThisFrame);
    pressButton("curveSnap");
    curves().typeInto("curveStep", u"5"_s);
    const QPoint from = curves().sample(column(), 60);
    curves().drag(from, from - QPoint(0, 33));
    const double value = motion().value(60, column());
    QVERIFY2(std::abs(value - 5.0 * std::round(value / 5.0)) < 1e-9, qPrintable(QString::number(value)));
    // Ctrl inverts snapping for a drag.
    const QPoint again = curves().sample(column(), 60);
    curves().press(again);
    curves().move(again + QPoint(0, 20), Qt::ControlModifier);
    curves().release(again + QPoint(0, 20));
    const double exact = 20.0 * curves().plot().valueScale().valuesPerPixel();
    QVERIFY(std::abs(value - motion().value(60, column()) - exact) < 1e-9);
}

void CurveShapesTest::aRangeLimitsTheChange()
{
    curves().session().playhead().setRange(40, 90);
    setReach(ChangeReach::Range);
    const Motion before = motion();
    const QPoint from = curves().sample(column(), 65);
    curves().drag(from, from - QPoint(0, 20));
    const double wanted = 20.0 * curves().plot().valueScale().valuesPerPixel();
    for (int frame = 0; frame < 150; ++frame) {
        const double by = motion().value(frame, column()) - before.value(frame, column());
        if (frame < 40 || frame > 90)
            QCOMPARE(by, 0.0);
        else if (frame >= 48 && frame <= 82)
            QVERIFY(std::abs(by - wanted) < 1e-9);
        else
            QVERIFY(by > 0.0 && by <= wanted + 1e-9);
    }
}

void CurveShapesTest::theWholeClipGoesIntoALayer()
{
    setReach(ChangeReach::WholeClip);
    const QByteArray base = curves().bytes();
    const Motion before = motion();
    const QPoint from = curves().sample(column(), 65);
    const double wanted = 20.0 * curves().plot().valueScale().valuesPerPixel();
    curves().drag(from, from - QPoint(0, 20));
    QTRY_COMPARE(curves().document().layers().size(), std::size_t(1));
    QCOMPARE(curves().bytes(), base);
    QVERIFY(!curves().session().target().isBase());
    QTRY_VERIFY(curves().status().contains(u"layer"_s));
    QTRY_VERIFY(curves().session().layered().isComplete());
    for (const int frame : {0, 1, 70, 149}) {
        const double after = curves().session().layered().clip().motion.value(frame, column());
        const double by = after - before.value(frame, column());
        QVERIFY2(std::abs(by - wanted) < 1e-6, qPrintable(u"%1, not %2, in frame %3"_s.arg(by).arg(wanted).arg(frame)));
    }
    QCOMPARE(curves().steps(), 1);
}

void CurveShapesTest::lockedChannelsDoNotChange()
{
    auto *list = curves().driver().child<QTreeWidget>("curveChannels");
    const QModelIndex channel = list->model()->index(0, 3, list->model()->index(0, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(channel).center());
    QVERIFY(curves().panel().curves().isLocked(column()));
    const QPoint from = curves().sample(column(), 65);
    curves().drag(from, from - QPoint(0, 20));
    QCOMPARE(curves().steps(), 0);
    QVERIFY(curves().plot().edit().selected().empty());
    // The keyboard unlocks the channel again.
    list->setFocus();
    list->setCurrentItem(list->topLevelItem(0)->child(0));
    QTest::keyClick(list, Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(!curves().panel().curves().isLocked(column()));
    QTest::keyClick(list, Qt::Key_H);
    QVERIFY(!curves().panel().curves().isSeen(column()));
    QTest::keyClick(list, Qt::Key_H);
    // A joint that is locked in the tree is locked in the curves panel, too.
    const NodeId node = NodeId::joint(jointNamed(curves().document().skeleton(), joint));
    curves().session().jointStates().setLocked({node}, true);
    QVERIFY(curves().panel().curves().isLocked(column()));
    curves().drag(from, from - QPoint(0, 20));
    QCOMPARE(curves().steps(), 0);
}

void CurveShapesTest::theListIsFiltered()
{
    auto *list = curves().driver().child<QTreeWidget>("curveChannels");
    auto *filter = curves().driver().child<QLineEdit>("channelFilter");
    QTest::keyClicks(filter, u"yrot"_s);
    int shown = 0;
    for (int row = 0; row < 3; ++row)
        shown += list->topLevelItem(0)->child(row)->isHidden() ? 0 : 1;
    QCOMPARE(shown, 1);
    filter->clear();
    QVERIFY(!list->topLevelItem(0)->child(0)->isHidden());
    filter->setText(u"no such"_s);
    QVERIFY(list->topLevelItem(0)->isHidden());
    filter->clear();
}

void CurveShapesTest::theCurveBeforeTheChangeIsShown()
{
    const auto before = [&] { return curves().panel().curves().before(column()); };
    QVERIFY(before() == nullptr);
    const double was = motion().value(65, column());
    const QPoint from = curves().sample(column(), 65);
    curves().drag(from, from - QPoint(0, 20));
    QVERIFY(before() != nullptr);
    QCOMPARE(at(before()->values, 65), was);
    const QImage with = curves().plot().grab().toImage();
    pressButton("curveBefore");
    QVERIFY(curves().plot().grab().toImage() != with);
    pressButton("curveBefore");
    const double now = motion().value(65, column());
    curves().drag(curves().sample(column(), 65), from);
    QCOMPARE(at(before()->values, 65), now);
    curves().document().undoStack().undo();
    QVERIFY(before() == nullptr);
}

void CurveShapesTest::curvesHaveTheButtonsForPlaying()
{
    auto *dock = curves().driver().child<QDockWidget>("dock.curves");
    auto *timeline = curves().driver().child<QDockWidget>("dock.timeline");
    auto *frame = curves().driver().child<QLineEdit>("frameField");
    const int height = dock->height();
    for (int i = 0; i < 3; ++i) {
        QTRY_VERIFY(frame->isVisible() && dock->isAncestorOf(frame));
        timeline->raise();
        QTRY_VERIFY(frame->isVisible() && timeline->isAncestorOf(frame));
        QCOMPARE(timeline->height(), height); // nothing above moves
        dock->raise();
        QTRY_VERIFY(dock->isAncestorOf(frame));
        QCOMPARE(dock->height(), height);
    }
}

void CurveShapesTest::longChangesOfManyCurvesAreMadeOnAWorker()
{
    curves().document().replaceClip(makeWalker({.frames = 11'000}).clip, u"long"_s);
    curves().showCurvesOf(joint);
    QTRY_VERIFY(curves().panel().curves().isComplete());
    auto *dock = curves().driver().child<QDockWidget>("dock.curves");
    curves().driver().window().resizeDocks({dock}, {460}, Qt::Vertical); // otherwise the curves lie on one another
    curves().settle();
    curves().session().playhead().setRange(1, 10'998);
    setReach(ChangeReach::Range);
    const int frame = 5010;
    const int second = curves().columnOf(joint, 1);
    const Motion before = motion();
    const int steps = curves().steps();
    for (const bool both : {false, true}) {
        SampleEdit::Samples samples{{column(), {frame}}};
        if (both)
            samples[second] = {frame};
        curves().plot().edit().select(samples);
        const QPoint from = curves().sample(column(), frame);
        curves().drag(from, from - QPoint(0, 20));
        QCOMPARE(curves().plot().gesture().isKeeping(), both);
        QTRY_COMPARE(curves().steps(), steps + (both ? 2 : 1));
        QTRY_VERIFY(curves().panel().curves().isComplete());
    }
    QVERIFY(motion().value(frame, second) > before.value(frame, second) + 0.1);
    QVERIFY(motion().value(frame, column()) > before.value(frame, column()) + 0.2);
}

void CurveShapesTest::longChangesOfALayerAreMadeOnAWorker()
{
    curves().document().replaceClip(makeWalker({.frames = 1500}).clip, u"long"_s);
    curves().showCurvesOf(joint);
    QTRY_VERIFY(curves().panel().curves().isComplete());
    curves().session().target().choose(addLayer(curves().document(), -1));
    setReach(ChangeReach::WholeClip);
    curves().panel().curves().choose({column()});
    QTRY_VERIFY(curves().panel().curves().isComplete());
    const QByteArray base = curves().bytes();
    const Motion before = motion();
    const int steps = curves().steps();
    const int frame = 700;
    const QPoint from = curves().sample(column(), frame);
    const double wanted = 20.0 * curves().plot().valueScale().valuesPerPixel();
    curves().drag(from, from - QPoint(0, 20));
    QVERIFY(curves().plot().gesture().isKeeping());
    QTRY_COMPARE(curves().steps(), steps + 1);
    QCOMPARE(curves().bytes(), base);
    QCOMPARE(curves().document().layers().size(), std::size_t(1));
    QTRY_VERIFY(curves().session().layered().isComplete());
    for (const int other : {0, frame, 1499}) {
        const double by =
            curves().session().layered().clip().motion.value(other, column()) - before.value(other, column());
        QVERIFY2(std::abs(by - wanted) < 1e-6, qPrintable(u"%1, not %2"_s.arg(by).arg(wanted)));
    }
}

void CurveShapesTest::longClipsAreEditedWithoutFreezing()
{
    Clip clip = makeWalker({.frames = 240}).clip;
    Motion motion(200'000, clip.motion.columnCount());
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        const std::span<double> to = motion.editFrame(frame);
        std::ranges::copy(clip.motion.frame(frame % 240), to.begin());
        to[10] += 0.05 * std::sin(frame * 1.7) + 5.0 * std::sin(frame * 0.0131);
    }
    motion.setFrameTimeSeconds(clip.motion.frameTimeSeconds());
    clip.motion = std::move(motion);
    curves().document().replaceClip(clip, u"long"_s);
    curves().showCurvesOf(joint);
    QTRY_VERIFY(curves().panel().curves().isComplete());
    curves().plot().fitAll();
    curves().typeInto("keyTolerance", u"0.1"_s);
    // While keys are fitted, the window responds and the fit can be stopped.
    int turns = 0;
    QTimer tick;
    tick.setInterval(0);
    connect(&tick, &QTimer::timeout, this, [&] { ++turns; });
    const auto watch = [&] {
        turns = 0;
        tick.start();
    };
    watch();
    curves().panel().actions()[ActionId::FitKeys]->trigger();
    QVERIFY(curves().keys().isFitting());
    QTRY_VERIFY(curves().driver().child<QLabel>("curveState")->text().contains(u'%'));
    pressButton("stopFit");
    QVERIFY(!curves().keys().isFitting());
    QVERIFY(!curves().keys().isAny());
    curves().fitKeys();
    QVERIFY(curves().track(joint).keys().size() > 500);
    QVERIFY2(turns > 20, qPrintable(QString::number(turns)));
    curves().panel().curves().choose({column()});
    const auto paint = [&] {
        QPixmap target(curves().plot().size());
        return leastWorkTime([&] {
            curves().plot().repaintAll();
            curves().plot().render(&target);
        });
    };
    // A picture takes no longer the more frames it shows.
    double least = std::numeric_limits<double>::max();
    double most = 0.0;
    for (const double part : {1.0, 0.3, 0.1, 0.03, 0.01, 0.003, 0.0005}) {
        TimeScale time = curves().plot().timeScale();
        time.show(1000.0, 1000.0 + 199'000.0 * part);
        curves().plot().showPart(time, curves().plot().valueScale());
        QApplication::processEvents();
        const double took = paint();
        least = std::min(least, took);
        most = std::max(most, took);
    }
    QVERIFY2(hardlyGrows(least, most), qPrintable(u"%1 and %2 ms"_s.arg(least).arg(most)));
    std::vector<int> all;
    for (const CurveKey &key : curves().track(joint).keys())
        all.push_back(key.frame);
    curves().plot().keyEdit().select({{column(), all}});
    const int frame = 100'000;
    const double before = curves().document().motion().value(frame, column());
    const int steps = curves().steps();
    watch();
    curves().plot().setFocus();
    curves().type(Qt::Key_Up, Qt::AltModifier); // all keys at once
    QTRY_COMPARE(curves().steps(), steps + 1);
    QTRY_VERIFY(curves().panel().curves().isComplete() && curves().keys().isAny());
    tick.stop();
    QVERIFY(std::abs(curves().document().motion().value(frame, column()) - before - 1.0) < 1e-6);
    QVERIFY2(turns > 20, qPrintable(QString::number(turns)));
    curves().document().undoStack().undo();
    QApplication::processEvents();
    curves().document().undoStack().redo();
    QTRY_VERIFY(curves().panel().curves().isComplete() && curves().keys().isAny());
    // While that change is computed no other one can begin, and selecting something else does not discard it.
    curves().type(Qt::Key_Down, Qt::AltModifier);
    curves().plot().keyEdit().finishRun();
    QVERIFY(curves().plot().gesture().isKeeping());
    curves().click(curves().key(joint, 0, 3));
    QVERIFY(curves().plot().gesture().isKeeping());
    m_curves->session().selectOnly(NodeId::joint(jointNamed(curves().document().skeleton(), "RightUpLeg")));
    QTRY_COMPARE(curves().steps(), steps + 2);
    QVERIFY(std::abs(curves().document().motion().value(frame, column()) - before) < 1e-6);
    QVERIFY(!curves().plot().gesture().isRunning());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    CurveShapesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_curveshapes

#include "tst_curveshapes.moc"
