#include "figures.h"
#include "items/motiontablemodel.h"
#include "panels/cellactions.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <memory>

namespace tst_cellactions {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frames = 6;

} // namespace

// The commands for selected cells of a motion with 6 frames. The value of a cell is 10 times its frame plus its column.
class CellActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void commandsNeedASelection();
    void theBlockSurroundsTheSelection();
    void selectedCellsAreCopied();
    void cellsOfShownJointsAreCopied();
    void aBlockIsPastedAtTheFirstSelectedCell();
    void withoutASelectionABlockIsPastedAtTheCurrentCell();
    void aSingleNumberFillsTheSelection();
    void aSingleNumberGoesIntoOneCell();
    void aBlockThatDoesNotFitIsRefused_data();
    void aBlockThatDoesNotFitIsRefused();
    void textWithoutNumbersIsRefused();
    void theFirstRowIsFilledDown();
    void separateCellsAreChangedAlone();
    void cellsAreInterpolated();
    void theEndsAreNotInterpolated();
    void aNumberIsAdded();
    void cellsAreScaled();
    void cancelledQuestionsChangeNothing();

private:
    void select(int firstRow, int firstColumn, int lastRow, int lastColumn, bool also = false)
    {
        m_table->selectionModel()->select({model().index(firstRow, firstColumn), model().index(lastRow, lastColumn)},
                                          also ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect);
        m_actions->updateActions();
    }
    void trigger(ActionId id) { m_actions->actions()[id]->trigger(); }
    // Triggers a command that asks for a number, and answers it; an empty text cancels.
    void triggerAndAnswer(ActionId id, const QString &text);
    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        trigger(ActionId::PasteValues);
    }
    [[nodiscard]] MotionTableModel &model() const { return m_session->motionTable(); }
    [[nodiscard]] double value(int frame, int column) const
    {
        return m_session->document().motion().value(frame, column);
    }
    [[nodiscard]] QList<double> column(int index) const
    {
        QList<double> result;
        for (int frame = 0; frame < frames; ++frame)
            result << value(frame, index);
        return result;
    }
    [[nodiscard]] QString undoText() const { return m_session->document().undoStack().undoText(); }
    [[nodiscard]] QString refusal() const
    {
        return m_refused->isEmpty() ? QString() : m_refused->constLast()[0].toString();
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QTableView> m_table;
    std::unique_ptr<CellActions> m_actions;
    std::unique_ptr<QSignalSpy> m_refused;
    QString m_asked; // the label of the question
    QString m_start; // the text that was in its field
};

void CellActionsTest::init()
{
    m_actions.reset();
    m_table.reset();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(frames);
    for (int frame = 0; frame < frames; ++frame) {
        for (int column = 0; column < clip.motion.columnCount(); ++column)
            clip.motion.setValue(frame, column, 10.0 * frame + column);
    }
    m_session->document().reset(clip);
    m_session->motionTable().showAllJoints();
    m_table = std::make_unique<QTableView>();
    m_table->setModel(&m_session->motionTable());
    m_actions = std::make_unique<CellActions>(*m_table);
    m_actions->setSession(m_session.get());
    m_refused = std::make_unique<QSignalSpy>(m_actions.get(), &CellActions::refused);
}

void CellActionsTest::triggerAndAnswer(ActionId id, const QString &text)
{
    m_asked.clear();
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        m_asked = dialog->labelText();
        m_start = dialog->textValue();
        dialog->setTextValue(text);
        if (text.isEmpty())
            dialog->reject();
        else
            dialog->accept();
    });
    answering.start(5);
    trigger(id);
}

void CellActionsTest::commandsNeedASelection()
{
    const QSignalSpy changed(m_actions.get(), &CellActions::selectionChanged);
    m_actions->updateActions();
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_actions->selectedBlock().isEmpty());
    for (const QAction *each : m_actions->actions().all())
        QVERIFY(!each->isEnabled());
    select(1, 1, 1, 1);
    for (const QAction *each : m_actions->actions().all())
        QVERIFY(each->isEnabled());
    m_actions->setSession(nullptr);
    QVERIFY(m_actions->selectedBlock().isEmpty());
    for (const QAction *each : m_actions->actions().all())
        QVERIFY(!each->isEnabled());
}

void CellActionsTest::theBlockSurroundsTheSelection()
{
    select(1, 2, 3, 4);
    QCOMPARE(m_actions->selectedBlock(), (CellBlock{1, 3, {2, 3, 4}}));
    select(4, 6, 4, 6, true);
    QCOMPARE(m_actions->selectedBlock(), (CellBlock{1, 4, {2, 3, 4, 5, 6}}));
    select(0, 0, 0, 0);
    QCOMPARE(m_actions->selectedBlock(), (CellBlock{0, 1, {0}}));
}

void CellActionsTest::selectedCellsAreCopied()
{
    select(1, 2, 2, 4);
    trigger(ActionId::CopyValues);
    QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), u"12\t13\t14\n22\t23\t24"_s);
}

void CellActionsTest::cellsOfShownJointsAreCopied()
{
    model().showJoints({hips, chest});
    select(1, 5, 1, 6);
    trigger(ActionId::CopyValues);
    QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), u"15\t22"_s); // columns 5 and 12
}

void CellActionsTest::aBlockIsPastedAtTheFirstSelectedCell()
{
    m_table->setCurrentIndex(model().index(5, 5));
    select(2, 3, 4, 3);
    paste(u"1\t2\n3\t4"_s);
    QCOMPARE(value(2, 3), 1.0);
    QCOMPARE(value(2, 4), 2.0);
    QCOMPARE(value(3, 3), 3.0);
    QCOMPARE(value(3, 4), 4.0);
    QCOMPARE(value(4, 3), 43.0);
    QCOMPARE(value(2, 5), 25.0);
    QCOMPARE(undoText(), u"Paste: 2 frame(s)"_s);
    QCOMPARE(m_actions->selectedBlock(), (CellBlock{2, 2, {3, 4}}));
}

void CellActionsTest::withoutASelectionABlockIsPastedAtTheCurrentCell()
{
    const int last = model().columnCount() - 1;
    paste(u"7"_s); // there is no cell
    QCOMPARE(m_session->document().undoStack().count(), 0);
    m_table->setCurrentIndex(model().index(4, last - 1));
    m_table->clearSelection();
    m_actions->actions().setEnabled(true); // as if the selection had just gone
    paste(u"1\t2\n3\t4"_s); // fits exactly
    QCOMPARE(refusal(), QString());
    QCOMPARE(value(4, last - 1), 1.0);
    QCOMPARE(value(5, last), 4.0);
    QCOMPARE(value(3, last), 30.0 + last);
    m_table->clearSelection();
    m_actions->actions().setEnabled(true);
    m_actions->setSession(nullptr);
    m_actions->actions().setEnabled(true);
    paste(u"9\t9"_s);
    QCOMPARE(value(4, last), 2.0);
}

void CellActionsTest::aSingleNumberFillsTheSelection()
{
    m_table->setCurrentIndex(model().index(1, 1));
    select(1, 1, 2, 2);
    paste(u"7.5"_s);
    for (const int frame : {1, 2}) {
        QCOMPARE(value(frame, 1), 7.5);
        QCOMPARE(value(frame, 2), 7.5);
    }
    QCOMPARE(value(3, 1), 31.0);
    QCOMPARE(value(1, 3), 13.0);
    QCOMPARE(undoText(), u"Paste: 2 frame(s)"_s);
}

void CellActionsTest::aSingleNumberGoesIntoOneCell()
{
    m_table->setCurrentIndex(model().index(1, 1));
    select(1, 1, 1, 1);
    paste(u"7.5"_s);
    QCOMPARE(value(1, 1), 7.5);
    QCOMPARE(value(1, 2), 12.0);
    select(1, 3, 2, 4);
    paste(u"1\t2"_s); // more than one number does not fill
    QCOMPARE(value(1, 3), 1.0);
    QCOMPARE(value(1, 4), 2.0);
    QCOMPARE(value(2, 3), 23.0);
}

void CellActionsTest::aBlockThatDoesNotFitIsRefused_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("why");
    QTest::newRow("too many rows") << 5 << 0 << "Not pasted: the clipboard has 2 × 2 values, but only 1 × 2 fit here.";
    QTest::newRow("too many columns") << 0 << 14
                                      << "Not pasted: the clipboard has 2 × 2 values, but only 2 × 1 fit here.";
    QTest::newRow("too many of both") << 5 << 14
                                      << "Not pasted: the clipboard has 2 × 2 values, but only 1 × 1 fit here.";
}

void CellActionsTest::aBlockThatDoesNotFitIsRefused()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QCOMPARE(model().columnCount(), 15);
    m_table->setCurrentIndex(model().index(row, column));
    select(row, column, row, column);
    paste(u"1\t2\n3\t4"_s);
    QTEST(refusal(), "why");
    QCOMPARE(m_session->document().undoStack().count(), 0);
}

void CellActionsTest::textWithoutNumbersIsRefused()
{
    m_table->setCurrentIndex(model().index(1, 1));
    select(1, 1, 1, 1);
    paste(u"one"_s);
    QVERIFY(!refusal().isEmpty());
    QCOMPARE(m_session->document().undoStack().count(), 0);
}

void CellActionsTest::theFirstRowIsFilledDown()
{
    select(1, 2, 3, 3);
    trigger(ActionId::FillDown);
    QCOMPARE(column(2), QList<double>({2, 12, 12, 12, 42, 52}));
    QCOMPARE(column(3), QList<double>({3, 13, 13, 13, 43, 53}));
    QCOMPARE(column(4), QList<double>({4, 14, 24, 34, 44, 54}));
    QCOMPARE(undoText(), u"Fill down: 3 frame(s)"_s);
}

void CellActionsTest::separateCellsAreChangedAlone()
{
    select(1, 2, 1, 3);
    select(3, 4, 4, 4, true);
    triggerAndAnswer(ActionId::OffsetValues, u"100"_s);
    QCOMPARE(column(2), QList<double>({2, 112, 22, 32, 42, 52}));
    QCOMPARE(column(3), QList<double>({3, 113, 23, 33, 43, 53}));
    QCOMPARE(column(4), QList<double>({4, 14, 24, 134, 144, 54}));
}

void CellActionsTest::cellsAreInterpolated()
{
    m_session->document().setValues({2, 2, {2}}, {500.0, 700.0}, u"set"_s);
    select(2, 2, 3, 2);
    trigger(ActionId::InterpolateLinearly);
    QCOMPARE(column(2), QList<double>({2, 12, 22, 32, 42, 52}));
    QCOMPARE(undoText(), u"Interpolate: 2 frame(s)"_s);
    m_session->document().setValues({2, 1, {3}}, {500.0}, u"set"_s);
    m_session->document().setValues({0, 1, {3}}, {-50.0}, u"set"_s);
    select(2, 3, 2, 3);
    trigger(ActionId::InterpolateLinearly);
    QCOMPARE(value(2, 3), 23.0);
    m_session->document().setValues({2, 2, {3}}, {500.0, 500.0}, u"set"_s);
    select(2, 3, 3, 3);
    trigger(ActionId::Interpolate); // takes the slopes beside the gap into account
    QVERIFY(value(2, 3) != 23.0 && value(2, 3) != 500.0);
    QCOMPARE(refusal(), QString());
}

void CellActionsTest::theEndsAreNotInterpolated()
{
    select(0, 2, 0, 2);
    trigger(ActionId::Interpolate);
    QVERIFY(refusal().startsWith(u"Nothing to interpolate"_s));
    QCOMPARE(m_session->document().undoStack().count(), 0);
}

void CellActionsTest::aNumberIsAdded()
{
    select(1, 2, 2, 3);
    triggerAndAnswer(ActionId::OffsetValues, u"2*3"_s);
    QCOMPARE(m_asked, u"Add to all selected cells:"_s);
    QCOMPARE(m_start, u"0"_s);
    QCOMPARE(column(2), QList<double>({2, 18, 28, 32, 42, 52}));
    QCOMPARE(column(3), QList<double>({3, 19, 29, 33, 43, 53}));
    QCOMPARE(undoText(), u"Add 6: 2 frame(s)"_s);
}

void CellActionsTest::cellsAreScaled()
{
    select(1, 2, 2, 3);
    triggerAndAnswer(ActionId::ScaleValues, u"0.5"_s);
    QCOMPARE(m_asked, u"Multiply all selected cells by:"_s);
    QCOMPARE(m_start, u"1"_s);
    QCOMPARE(column(2), QList<double>({2, 6, 11, 32, 42, 52}));
    QCOMPARE(undoText(), u"Scale by 0.5: 2 frame(s)"_s);
}

void CellActionsTest::cancelledQuestionsChangeNothing()
{
    select(1, 2, 2, 3);
    triggerAndAnswer(ActionId::OffsetValues, {});
    QVERIFY(!m_asked.isEmpty());
    triggerAndAnswer(ActionId::ScaleValues, {});
    QVERIFY(!m_asked.isEmpty());
    QCOMPARE(m_session->document().undoStack().count(), 0);
    m_table->clearSelection();
    m_actions->actions().setEnabled(true); // as if the selection had just gone
    for (const ActionId id : {ActionId::OffsetValues, ActionId::ScaleValues, ActionId::FillDown, ActionId::Interpolate})
        triggerAndAnswer(id, u"5"_s);
    QVERIFY(m_asked.isEmpty());
    QCOMPARE(m_session->document().undoStack().count(), 0);
}

QTEST_MAIN(CellActionsTest)

} // namespace tst_cellactions

#include "tst_cellactions.moc"
