#include "time/curvespanel/smallplot.h"

#include <QMouseEvent>
#include <QSignalSpy>

#include <algorithm>
#include <memory>

namespace tst_plotkeyboard {

using namespace limber;
using namespace limber::test;

// The keyboard in a plot of curves.
class PlotKeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void arrowsGoFromFrameToFrame();
    void altMovesSelectedSamples();
    void samplesStayInTheirFrames();
    void altMovesKeysInTime();
    void ctrlWalksOverSamples();
    void ctrlWalksOverKeys();
    void ctrlWalksOverCurves();
    void ctrlWalksOverTheKeysOfOneFrame();
    void escapeDeselects();
    void escapeAndUndoGiveADragUp_data();
    void escapeAndUndoGiveADragUp();
    void deleteRemovesKeys();
    void aKeyIsSetInTheCurrentFrame();
    void ownKeysAreNoShortcuts();

private:
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&plot(), which, modifiers); }
    [[nodiscard]] CurvePlot &plot() const { return m_small->plot; }
    [[nodiscard]] int frame() const { return m_small->session.playhead().frame(); }
    [[nodiscard]] int steps() const { return m_small->session.document().undoStack().index(); }
    void selectSamples(const std::vector<int> &frames) { plot().selectPoints({}, {{chestZRotation, frames}}, {}); }
    [[nodiscard]] bool isOwn(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) const
    {
        QKeyEvent event(QEvent::ShortcutOverride, which, modifiers);
        event.ignore();
        QCoreApplication::sendEvent(&plot(), &event);
        return event.isAccepted();
    }

    std::unique_ptr<SmallPlot> m_small;
};

void PlotKeyboardTest::init()
{
    m_small = std::make_unique<SmallPlot>();
    QVERIFY(m_small->waitForCurves());
    m_small->session.playhead().setFrame(5);
}

void PlotKeyboardTest::arrowsGoFromFrameToFrame()
{
    key(Qt::Key_Right);
    QCOMPARE(frame(), 6);
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    QCOMPARE(frame(), 4);
}

void PlotKeyboardTest::altMovesSelectedSamples()
{
    plot().setSnap({false, 2.0});
    selectSamples({5});
    key(Qt::Key_Up, Qt::AltModifier);
    plot().giveUp();
    QCOMPARE(m_small->value(5), 22.0);
    QVERIFY(m_small->waitForCurves());
    key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    plot().giveUp();
    QCOMPARE(m_small->value(5), 2.0);
    QCOMPARE(steps(), 2);
    key(Qt::Key_A, Qt::AltModifier); // is no arrow
    QCOMPARE(steps(), 2);
}

void PlotKeyboardTest::samplesStayInTheirFrames()
{
    const QSignalSpy refused(&plot(), &CurvePlot::refused);
    selectSamples({5});
    key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().startsWith(QStringLiteral("Samples stay")));
    QCOMPARE(steps(), 0);
    QVERIFY(m_small->addKey(5));
    m_small->curves.setLocked(chestXRotation, true);
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(refused.count(), 2);
    QVERIFY(refused[1][0].toString().startsWith(QStringLiteral("Keys move")));
}

void PlotKeyboardTest::altMovesKeysInTime()
{
    QVERIFY(m_small->addKey(5));
    key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(plot().keyEdit().transform().frames, 1);
    QCOMPARE(plot().keyEdit().transform().amount, 0.0);
    key(Qt::Key_Left, Qt::AltModifier);
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(plot().keyEdit().transform().frames, -1);
    key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(plot().keyEdit().transform().frames, -1);
    QCOMPARE(plot().keyEdit().transform().amount, 1.0);
    plot().giveUp();
    QCOMPARE(steps(), 1);
}

void PlotKeyboardTest::ctrlWalksOverSamples()
{
    key(Qt::Key_Right, Qt::ControlModifier); // begins in the current frame
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestZRotation, {5}}}));
    key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestZRotation, {6}}}));
    QCOMPARE(frame(), 6);
    key(Qt::Key_Left, Qt::ControlModifier);
    key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestZRotation, {4, 5}}}));
    QCOMPARE(frame(), 4);
    selectSamples({20});
    key(Qt::Key_Right, Qt::ControlModifier); // the last one
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestZRotation, {20}}}));
    selectSamples({0});
    key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestZRotation, {0}}}));
}

void PlotKeyboardTest::ctrlWalksOverKeys()
{
    QVERIFY(m_small->addKey(5));
    QVERIFY(plot().keyEdit().addKey(chest, 8, {chestZRotation}).isEmpty());
    const auto selected = [this] {
        const CurvePoints &points = plot().keyEdit().selected();
        return points.size() == 1 ? points.begin()->second : std::vector<int>();
    };
    plot().selectPoints({{chestZRotation, {8}}}, {}, {});
    std::vector<int> frames;
    for (const CurveKey &each : plot().keys().find(chestZRotation)->track->keys())
        frames.push_back(each.frame);
    const auto at8 = std::ranges::find(frames, 8);
    QVERIFY(at8 != frames.end() && at8 != frames.begin());
    key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<int>({*std::prev(at8)}));
    QCOMPARE(frame(), *std::prev(at8));
    key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<int>({8}));
    plot().selectPoints({{chestZRotation, {0}}}, {}, {});
    key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<int>({0}));
    plot().selectPoints({{chestZRotation, {20}}}, {}, {});
    key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<int>({20}));
    plot().selectPoints({}, {}, {}); // from between two keys
    m_small->session.playhead().setFrame(*std::prev(at8) + 1);
    if (*std::prev(at8) + 1 < 8) {
        key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<int>({8}));
    }
}

void PlotKeyboardTest::ctrlWalksOverCurves()
{
    key(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestZRotation, {5}}}));
    key(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestXRotation, {5}}}));
    key(Qt::Key_Down, Qt::ControlModifier);
    key(Qt::Key_Down, Qt::ControlModifier); // there are three
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestXRotation + 1, {5}}}));
    for (int step = 0; step < 3; ++step)
        key(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestZRotation, {5}}}));
    m_small->curves.setLocked(chestXRotation, true); // cannot be edited
    key(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(plot().edit().selected(), (CurvePoints{{chestXRotation + 1, {5}}}));
}

void PlotKeyboardTest::ctrlWalksOverTheKeysOfOneFrame()
{
    QVERIFY(m_small->addKey(5));
    for (const int each : {0, 5}) {
        plot().selectPoints({{chestZRotation, {each}}}, {}, {});
        key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(plot().keyEdit().selected(), (CurvePoints{{chestXRotation, {each}}}));
    }
}

void PlotKeyboardTest::escapeAndUndoGiveADragUp_data()
{
    QTest::addColumn<Qt::Key>("which");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<bool>("givesUp");
    QTest::newRow("escape") << Qt::Key_Escape << Qt::KeyboardModifiers() << true;
    QTest::newRow("undo") << Qt::Key_Z << Qt::KeyboardModifiers(Qt::ControlModifier) << true;
    QTest::newRow("another key") << Qt::Key_Right << Qt::KeyboardModifiers() << false;
}

void PlotKeyboardTest::escapeAndUndoGiveADragUp()
{
    QFETCH(Qt::Key, which);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(bool, givesUp);
    plot().show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot()));
    plot().fitAll();
    const QPoint at = plot().view().pixelOf(5, 20.0).toPoint();
    const auto send = [&](QEvent::Type type, const QPoint &to, Qt::MouseButton button, Qt::MouseButtons held) {
        QMouseEvent event(type, to, plot().mapToGlobal(QPointF(to)), button, held, {});
        QCoreApplication::sendEvent(&plot(), &event);
    };
    send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, at - QPoint(0, 30), Qt::NoButton, Qt::LeftButton);
    QVERIFY(plot().edit().isRunning());
    key(which, modifiers);
    QCOMPARE(plot().edit().isRunning(), !givesUp);
    send(QEvent::MouseButtonRelease, at - QPoint(0, 30), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(m_small->value(5) > 20.0, !givesUp);
    QCOMPARE(frame(), 5);
}

void PlotKeyboardTest::escapeDeselects()
{
    selectSamples({5, 6});
    key(Qt::Key_Up, Qt::AltModifier);
    key(Qt::Key_Escape); // takes the run back
    QCOMPARE(m_small->value(5), 20.0);
    QCOMPARE(countOf(plot().edit().selected()), 2);
    QCOMPARE(steps(), 0);
    key(Qt::Key_Escape);
    QVERIFY(plot().edit().selected().empty());
    QVERIFY(m_small->addKey(5));
    key(Qt::Key_Escape);
    QVERIFY(plot().keyEdit().selected().empty());
}

void PlotKeyboardTest::deleteRemovesKeys()
{
    const QSignalSpy refused(&plot(), &CurvePlot::refused);
    key(Qt::Key_Delete);
    QCOMPARE(refused.count(), 1);
    for (const Qt::Key which : {Qt::Key_Delete, Qt::Key_Backspace}) {
        QVERIFY(m_small->addKey(5));
        const std::size_t before = plot().keys().find(chestZRotation)->track->keys().size();
        key(which);
        QCOMPARE(plot().keys().find(chestZRotation)->track->keys().size(), before - 1);
        QVERIFY(m_small->waitForCurves());
    }
    QCOMPARE(refused.count(), 1);
    key(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(refused.count(), 1);
}

void PlotKeyboardTest::aKeyIsSetInTheCurrentFrame()
{
    const QSignalSpy refused(&plot(), &CurvePlot::refused);
    plot().setKey();
    QCOMPARE(refused.count(), 1);
    QVERIFY(m_small->addKey(5));
    m_small->session.playhead().setFrame(7);
    plot().setKey();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(plot().keyEdit().selected(),
             (CurvePoints{{chestZRotation, {7}}, {chestXRotation, {7}}, {chestXRotation + 1, {7}}}));
    QVERIFY(plot().keys().find(chestZRotation)->track->keyAt(7) >= 0);
}

void PlotKeyboardTest::ownKeysAreNoShortcuts()
{
    for (const Qt::Key which : {Qt::Key_A, Qt::Key_Home, Qt::Key_F}) {
        QVERIFY(isOwn(which));
        QVERIFY(!isOwn(which, Qt::ControlModifier));
    }
    for (const Qt::Key which : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        QVERIFY(isOwn(which, Qt::AltModifier));
        QVERIFY(isOwn(which, Qt::ControlModifier));
        QVERIFY(!isOwn(which));
        QVERIFY(!isOwn(which, Qt::ShiftModifier));
    }
    for (const Qt::Key which : {Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Backspace}) {
        selectSamples({});
        QVERIFY(!isOwn(which));
        selectSamples({5});
        QVERIFY(isOwn(which));
    }
    QVERIFY(!isOwn(Qt::Key_X));
    selectSamples({5});
    key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(steps(), 0);
    QVERIFY(!isOwn(Qt::Key_Z, Qt::ControlModifier)); // undo keeps the run first
    QCOMPARE(steps(), 1);
}

QTEST_MAIN(PlotKeyboardTest)

} // namespace tst_plotkeyboard

#include "tst_plotkeyboard.moc"
