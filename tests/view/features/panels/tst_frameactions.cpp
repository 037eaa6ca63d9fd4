#include "figures.h"
#include "items/motiontablemodel.h"
#include "panels/cellactions.h"
#include "panels/frameactions.h"

#include <QAction>
#include <QApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <memory>

namespace tst_frameactions {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The commands for frames of a clip with 6 frames. The root's X position is 10 times the frame.
class FrameActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void commandsNeedFrames();
    void toolTipsNameTheFrames();
    void aFocusedSelectionComesBeforeTheRange();
    void aFrameIsInsertedHalfway();
    void afterTheLastFrameACopyIsInserted();
    void framesAreDuplicated();
    void framesAreDeleted();
    void theRangeComesBackWithItsFrames();
    void goingToAFrameAsksForIt();

private:
    void trigger(ActionId id) { m_actions->actions()[id]->trigger(); }
    [[nodiscard]] QString toolTip(ActionId id) const { return m_actions->actions()[id]->toolTip(); }
    void selectRows(int first, int last)
    {
        m_table->selectionModel()->select({m_table->model()->index(first, 0), m_table->model()->index(last, 1)},
                                          QItemSelectionModel::ClearAndSelect);
        m_cells->updateActions();
    }
    // The X position of the root in all frames.
    [[nodiscard]] QList<double> values() const
    {
        QList<double> result;
        const Motion &motion = m_session->document().motion();
        for (int frame = 0; frame < motion.frameCount(); ++frame)
            result << motion.value(frame, hipsXPosition);
        return result;
    }
    [[nodiscard]] QString undoText() const { return m_session->document().undoStack().undoText(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    QTableView *m_table = nullptr;
    CellActions *m_cells = nullptr;
    FrameActions *m_actions = nullptr;
};

void FrameActionsTest::init()
{
    m_window.reset();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(6);
    for (int frame = 0; frame < 6; ++frame)
        clip.motion.setValue(frame, hipsXPosition, 10.0 * frame);
    m_session->document().reset(clip);
    m_window = std::make_unique<QWidget>();
    m_table = new QTableView(m_window.get());
    m_table->setModel(&m_session->motionTable());
    m_cells = new CellActions(*m_table);
    m_cells->setSession(m_session.get());
    m_actions = new FrameActions(*m_cells, *m_window);
    m_actions->setSession(m_session.get());
}

void FrameActionsTest::commandsNeedFrames()
{
    const auto areEnabled = [this](bool wanted) {
        for (const QAction *each : m_actions->actions().all()) {
            if (each->isEnabled() != wanted)
                return false;
        }
        return true;
    };
    QVERIFY(areEnabled(true));
    m_session->document().reset(standingFigure(0));
    QVERIFY(areEnabled(false));
    m_session->document().reset(standingFigure(1));
    QVERIFY(areEnabled(true));
    m_actions->setSession(nullptr);
    QVERIFY(areEnabled(false));
    trigger(ActionId::GoToFrame);
    m_session->document().reset(standingFigure(2)); // is not followed any more
    QVERIFY(areEnabled(false));
}

void FrameActionsTest::toolTipsNameTheFrames()
{
    m_session->playhead().setFrame(2);
    QTRY_VERIFY(toolTip(ActionId::DeleteFrames).contains(u"Delete frame 2"_s));
    QVERIFY(toolTip(ActionId::DuplicateFrames).contains(u"Insert a copy after frame 2"_s));
    m_session->playhead().setRange(1, 4);
    QVERIFY(toolTip(ActionId::DeleteFrames).contains(u"Delete frames 1 to 4"_s));
    QVERIFY(toolTip(ActionId::DuplicateFrames).contains(u"Insert a copy of frames 1 to 4 after them"_s));
    m_session->playhead().clearRange();
    selectRows(3, 5);
    QVERIFY(toolTip(ActionId::DeleteFrames).contains(u"Delete frames 3 to 5"_s));
    selectRows(3, 3); // is no more than the current cell
    QVERIFY(toolTip(ActionId::DeleteFrames).contains(u"Delete frame 2"_s));
}

void FrameActionsTest::aFocusedSelectionComesBeforeTheRange()
{
    auto *other = new QLineEdit(m_window.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get()); // there may be no window manager
    other->setFocus();
    QTRY_VERIFY(other->hasFocus());
    m_session->playhead().setRange(1, 4);
    selectRows(3, 5);
    QVERIFY(toolTip(ActionId::DeleteFrames).contains(u"Delete frames 1 to 4"_s));
    m_table->setFocus();
    QTRY_VERIFY(m_table->hasFocus());
    m_cells->updateActions();
    QVERIFY(toolTip(ActionId::DeleteFrames).contains(u"Delete frames 3 to 5"_s));
    selectRows(2, 2);
    QVERIFY(toolTip(ActionId::DeleteFrames).contains(u"Delete frames 1 to 4"_s));
}

void FrameActionsTest::aFrameIsInsertedHalfway()
{
    m_session->playhead().setFrame(2);
    trigger(ActionId::InsertFrame);
    QCOMPARE(values(), QList<double>({0, 10, 20, 25, 30, 40, 50}));
    QCOMPARE(m_session->playhead().frame(), 3);
    QCOMPARE(undoText(), u"Insert frame 3"_s);
    QCOMPARE(m_session->document().motion().value(3, hipsYPosition), 10.0);
    m_session->playhead().setFrame(5);
    trigger(ActionId::InsertFrame); // before the last one
    QCOMPARE(values(), QList<double>({0, 10, 20, 25, 30, 40, 45, 50}));
}

void FrameActionsTest::afterTheLastFrameACopyIsInserted()
{
    m_session->playhead().setFrame(5);
    trigger(ActionId::InsertFrame);
    QCOMPARE(values(), QList<double>({0, 10, 20, 30, 40, 50, 50}));
    QCOMPARE(m_session->playhead().frame(), 6);
}

void FrameActionsTest::framesAreDuplicated()
{
    m_session->playhead().setFrame(1);
    trigger(ActionId::DuplicateFrames);
    QCOMPARE(values(), QList<double>({0, 10, 10, 20, 30, 40, 50}));
    QCOMPARE(undoText(), u"Duplicate 1 frame(s)"_s);
    m_session->document().undoStack().undo();
    m_session->playhead().setRange(3, 4);
    trigger(ActionId::DuplicateFrames);
    QCOMPARE(values(), QList<double>({0, 10, 20, 30, 40, 30, 40, 50}));
    QCOMPARE(undoText(), u"Duplicate 2 frame(s)"_s);
}

void FrameActionsTest::framesAreDeleted()
{
    m_session->playhead().setFrame(1);
    trigger(ActionId::DeleteFrames);
    QCOMPARE(values(), QList<double>({0, 20, 30, 40, 50}));
    m_session->playhead().setRange(2, 3);
    trigger(ActionId::DeleteFrames);
    QCOMPARE(values(), QList<double>({0, 20, 50}));
    QVERIFY(!m_session->playhead().hasRange());
    selectRows(0, 1);
    trigger(ActionId::DeleteFrames);
    QCOMPARE(values(), QList<double>({50}));
}

void FrameActionsTest::theRangeComesBackWithItsFrames()
{
    Playhead &playhead = m_session->playhead();
    QUndoStack &steps = m_session->document().undoStack();
    playhead.setRange(1, 3);
    trigger(ActionId::DeleteFrames);
    QCOMPARE(values(), (QList<double>{0, 40, 50}));
    QVERIFY(!playhead.hasRange());
    playhead.setFrame(1);
    trigger(ActionId::DeleteFrames); // a deletion without a range
    steps.undo();
    QVERIFY(!playhead.hasRange());
    steps.undo();
    QCOMPARE(values(), (QList<double>{0, 10, 20, 30, 40, 50}));
    QVERIFY(playhead.hasRange());
    QCOMPARE(playhead.firstFrame(), 1);
    QCOMPARE(playhead.lastFrame(), 3);
    steps.redo();
    QVERIFY(!playhead.hasRange());
    // A range that was set meanwhile is not replaced, and another step brings none back.
    playhead.setRange(0, 1);
    steps.undo();
    QCOMPARE(playhead.lastFrame(), 1);
    playhead.clearRange();
    trigger(ActionId::InsertFrame);
    steps.undo();
    QVERIFY(!playhead.hasRange());
}

void FrameActionsTest::goingToAFrameAsksForIt()
{
    m_session->playhead().setFrame(2);
    int wanted = 4;
    bool accepts = true;
    QString asked;
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        asked = u"%1 %2 %3 %4"_s.arg(dialog->labelText())
                    .arg(dialog->intValue())
                    .arg(dialog->intMinimum())
                    .arg(dialog->intMaximum());
        dialog->setIntValue(wanted);
        if (accepts)
            dialog->accept();
        else
            dialog->reject();
    });
    answering.start(5);
    trigger(ActionId::GoToFrame);
    QCOMPARE(asked, u"Frame (0 to 5): 2 0 5"_s);
    QCOMPARE(m_session->playhead().frame(), 4);
    accepts = false;
    wanted = 1;
    trigger(ActionId::GoToFrame);
    QCOMPARE(m_session->playhead().frame(), 4);
}

QTEST_MAIN(FrameActionsTest)

} // namespace tst_frameactions

#include "tst_frameactions.moc"
