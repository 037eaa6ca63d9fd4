#include "features/status/statuspanel.h"
#include "items/jointtreemodel.h"
#include "items/motiontablemodel.h"
#include "support/textfiles.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
#include "widgets/numberfield.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUndoView>

namespace tst_panels {

using namespace limber;
using namespace limber::test;

// The panels as users operate them.
class PanelsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void filterHidesWhatDoesNotMatch();
    void renamesInTheTreeWithF2();
    void editsAnOffsetInTheTree();
    void inspectorChangesOffsetsByTyping();
    void typedValuesGoToNoOtherJoint();
    void typedValuesAreAppliedBeforeACommand();
    void inspectorDragsAreOneStep();
    void inspectorFollowsThePlayhead();
    void copiesAndPastesBlocks();
    void pastesOneNumberIntoTheWholeSelection();
    void refusesABlockThatDoesNotFit();
    void fillsInterpolatesAddsAndScales();
    void interpolationReplacesTheSelectedCellsAlone();
    void insertsDuplicatesAndDeletesFrames();
    void frameCommandsActOnTheRange();
    void frameCommandsActOnTheCellsWhileTheTableHasTheFocus();
    void theInspectorShowsThatMoreIsSelected();
    void theInspectorNamesTheBoneWhoseLengthItShows();
    void decimalPointsAreAligned();
    void jumpsAreFoundAndVisited();
    void theOriginalMotionIsShownWhereItDiffers();
    void goesToAFrame();
    void historyGoesBackAndForward();
    void thePositionRuleCanBeSetInTheStatusBar();
    void longAndHostileNamesAreHarmless();

private:
    void trigger(const char *name) { m_driver->window().findChild<QAction *>(QLatin1String(name))->trigger(); }
    void selectCells(int top, int left, int bottom, int right);
    Document &document() { return m_driver->document(); }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void PanelsTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), smallBvh()));
}

void PanelsTest::cleanup()
{
    m_driver.reset();
}

void PanelsTest::selectCells(int top, int left, int bottom, int right)
{
    const QAbstractItemModel *model = m_driver->table()->model();
    m_driver->table()->setCurrentIndex(model->index(top, left));
    m_driver->table()->selectionModel()->select({model->index(top, left), model->index(bottom, right)},
                                                QItemSelectionModel::ClearAndSelect);
}

void PanelsTest::filterHidesWhatDoesNotMatch()
{
    QTest::keyClick(&m_driver->window(), Qt::Key_F, Qt::ControlModifier);
    auto *filter = m_driver->child<QLineEdit>("jointFilter");
    QTRY_VERIFY(filter->hasFocus());
    QTest::keyClicks(filter, QStringLiteral("ches"));
    JointTreeModel &model = m_driver->session().jointTree();
    QTreeView *tree = m_driver->tree();
    const auto hidden = [&](NodeId node) {
        const QModelIndex index = model.indexOf(node);
        return tree->isRowHidden(index.row(), index.parent());
    };
    QVERIFY(!hidden(NodeId::joint(1)));
    QVERIFY(!hidden(NodeId::joint(0))); // it stands above a match in the tree
    QTest::keyClicks(filter, QStringLiteral("xyz"));
    QVERIFY(hidden(NodeId::joint(0)));
    filter->clear();
    QVERIFY(!hidden(NodeId::endSite(0)));
}

void PanelsTest::renamesInTheTreeWithF2()
{
    m_driver->selectInTree(1);
    QTest::keyClick(m_driver->tree(), Qt::Key_F2);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("Torso"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(document().skeleton().joint(1).name, std::string("Torso"));
}

void PanelsTest::editsAnOffsetInTheTree()
{
    const QModelIndex cell = m_driver->session().jointTree().indexOf(NodeId::joint(1), JointTreeModel::OffsetYColumn);
    m_driver->tree()->setFocus();
    m_driver->tree()->setCurrentIndex(cell);
    m_driver->tree()->edit(cell);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->text(), QStringLiteral("5.21"));
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("*2"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(document().skeleton().joint(1).offset.y, 10.42);
}

void PanelsTest::inspectorChangesOffsetsByTyping()
{
    m_driver->selectInTree(1);
    auto *field = m_driver->child<NumberField>("offsetY");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("+=1"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document().skeleton().joint(1).offset.y, 6.21);
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClicks(field, QStringLiteral("nonsense"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document().undoStack().count(), 1);
    auto *length = m_driver->child<NumberField>("length");
    length->setFocus();
    length->selectAll();
    QTest::keyClicks(length, QStringLiteral("*2"));
    QTest::keyClick(length, Qt::Key_Return);
    QCOMPARE(document().skeleton().joint(1).offset.y, 12.42);
}

void PanelsTest::typedValuesGoToNoOtherJoint()
{
    m_driver->selectInTree(1);
    for (const char *name : {"offsetY", "length", "rotationX"}) {
        auto *field = m_driver->child<NumberField>(name);
        const auto type = [field] {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QStringLiteral("12"));
        };
        m_driver->session().selectOnly(NodeId::joint(1));
        type();
        m_driver->session().selectOnly(NodeId::joint(2)); // not selected with the mouse, which would take the focus
        QVERIFY(field->text() != QStringLiteral("12"));
        QTest::keyClick(field, Qt::Key_Return);
        m_driver->session().selectOnly(NodeId::joint(1));
        type();
        m_driver->session().clearSelection();
        m_driver->tree()->setFocus();
        QCOMPARE(document().undoStack().count(), 0);
    }
}

// With Ctrl+Tab the field keeps the focus.
void PanelsTest::typedValuesAreAppliedBeforeACommand()
{
    const FileFolder folder;
    const Document &first = document();
    m_driver->open(folder.write(QStringLiteral("other.bvh"), smallBvh()));
    const Document &second = document();
    QVERIFY(&first != &second);
    m_driver->selectInTree(1);
    auto *field = m_driver->child<NumberField>("offsetY");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("12"));
    QTest::keyClick(field, Qt::Key_Tab, Qt::ControlModifier);
    QTRY_VERIFY(&document() == &first);
    QCOMPARE(second.skeleton().joint(1).offset.y, 12.0);
    QCOMPARE(first.undoStack().count(), 0);
}

void PanelsTest::inspectorDragsAreOneStep()
{
    m_driver->selectInTree(1);
    auto *field = m_driver->child<NumberField>("rotationX"); // the first rotation channel, Zrotation
    QTRY_VERIFY(field->height() > 10 && !field->visibleRegion().isEmpty()); // the inspector has unfolded
    const double before = document().motion().value(0, 6);
    const auto send = [&](QEvent::Type type, QPoint at, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, field->mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          buttons, {});
        QApplication::sendEvent(field, &event);
    };
    send(QEvent::MouseButtonPress, {6, 8}, Qt::LeftButton);
    for (int x = 8; x <= 46; x += 2)
        send(QEvent::MouseMove, {x, 8}, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, {46, 8}, Qt::NoButton);
    QCOMPARE(document().motion().value(0, 6), before + 10);
    QCOMPARE(document().undoStack().count(), 1);
    document().undoStack().undo();
    QCOMPARE(document().motion().value(0, 6), before);
}

void PanelsTest::inspectorFollowsThePlayhead()
{
    m_driver->selectInTree(1);
    auto *field = m_driver->child<NumberField>("rotationX");
    QCOMPARE(field->text(), QLocale().toString(-4.25, 'f', 2));
    m_driver->session().playhead().setFrame(2);
    QCOMPARE(field->text(), QLocale().toString(-4.45, 'f', 2));
}

void PanelsTest::copiesAndPastesBlocks()
{
    selectCells(0, 0, 1, 2);
    m_driver->table()->setFocus();
    QTest::keyClick(m_driver->table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("0.1\t39.98\t0.2\n0.11\t39.97\t0.21\n"));
    selectCells(1, 3, 1, 3);
    QTest::keyClick(m_driver->table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document().motion().value(1, 4), 39.98);
    QCOMPARE(document().motion().value(2, 5), 0.21);
    QCOMPARE(document().undoStack().count(), 1);
}

void PanelsTest::pastesOneNumberIntoTheWholeSelection()
{
    QApplication::clipboard()->setText(QStringLiteral("7,5"));
    selectCells(0, 1, 2, 2);
    trigger("motion.paste");
    for (int frame = 0; frame < 3; ++frame) {
        QCOMPARE(document().motion().value(frame, 1), 7.5);
        QCOMPARE(document().motion().value(frame, 2), 7.5);
    }
}

void PanelsTest::refusesABlockThatDoesNotFit()
{
    QApplication::clipboard()->setText(QStringLiteral("1\t2\n3\t4\n"));
    selectCells(2, 8, 2, 8);
    trigger("motion.paste");
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(m_driver->message().contains(QStringLiteral("2 × 2 values, but only 1 × 1 fit")));
    selectCells(2, 0, 2, 0); // too few rows, enough columns
    trigger("motion.paste");
    QVERIFY(m_driver->message().contains(QStringLiteral("2 × 2 values, but only 1 × 2 fit")));
    selectCells(0, 8, 0, 8); // too few columns, enough rows
    trigger("motion.paste");
    QVERIFY(m_driver->message().contains(QStringLiteral("2 × 2 values, but only 2 × 1 fit")));
    QCOMPARE(document().undoStack().count(), 0);
    QApplication::clipboard()->setText(QStringLiteral("Hips"));
    trigger("motion.paste");
    QVERIFY(m_driver->message().contains(QStringLiteral("expected a number")));
}

void PanelsTest::fillsInterpolatesAddsAndScales()
{
    selectCells(0, 0, 2, 0);
    trigger("motion.fillDown");
    QCOMPARE(document().motion().value(2, 0), 0.1);
    document().undoStack().undo();
    document().setValues({2, 1, {0}}, {10.1}, QStringLiteral("x"));
    selectCells(0, 0, 2, 0);
    trigger("motion.interpolate");
    QCOMPARE(document().motion().value(1, 0), 5.1);
    const auto answer = [this](const QString &text) {
        m_driver->whenDialogOpens([text](QWidget *dialog) {
            qobject_cast<QInputDialog *>(dialog)->setTextValue(text);
            qobject_cast<QInputDialog *>(dialog)->accept();
        });
    };
    answer(QStringLiteral("2*5"));
    trigger("motion.offset");
    QCOMPARE(document().motion().value(1, 0), 15.1);
    answer(QStringLiteral("2"));
    trigger("motion.scale");
    QCOMPARE(document().motion().value(1, 0), 30.2);
    QCOMPARE(document().motion().value(1, 1), 39.97); // the cell was not selected
}

void PanelsTest::interpolationReplacesTheSelectedCellsAlone()
{
    const double untouched = document().motion().value(1, 1);
    document().setValues({0, 3, {0}}, {1, 99, 3}, QStringLiteral("x"));
    for (const char *command : {"motion.interpolate", "motion.interpolateLinearly"}) {
        selectCells(1, 0, 1, 0); // selects just the bad cell
        trigger(command);
        QCOMPARE(document().motion().value(1, 0), 2.0);
        QCOMPARE(document().motion().value(1, 1), untouched);
        document().undoStack().undo();
        QCOMPARE(document().motion().value(1, 0), 99.0);
    }
    const int steps = document().undoStack().count();
    selectCells(0, 0, 0, 0);
    trigger("motion.interpolate");
    QVERIFY2(m_driver->message().contains(QStringLiteral("Nothing to interpolate")), qPrintable(m_driver->message()));
    QCOMPARE(document().undoStack().count(), steps);
}

void PanelsTest::insertsDuplicatesAndDeletesFrames()
{
    m_driver->session().playhead().setFrame(0);
    trigger("motion.insertFrame");
    QCOMPARE(document().motion().frameCount(), 4);
    QVERIFY(qAbs(document().motion().value(1, 1) - 39.975) < 1e-9);
    QCOMPARE(m_driver->session().playhead().frame(), 1);
    selectCells(0, 0, 1, 0);
    trigger("motion.duplicateFrames");
    QCOMPARE(document().motion().frameCount(), 6);
    selectCells(0, 0, 3, 0);
    trigger("motion.deleteFrames");
    QCOMPARE(document().motion().frameCount(), 2);
    while (document().undoStack().canUndo())
        document().undoStack().undo();
    QVERIFY(!document().isModified());
    QCOMPARE(document().motion().frameCount(), 3);
}

void PanelsTest::frameCommandsActOnTheRange()
{
    Playhead &playhead = m_driver->session().playhead();
    playhead.setRange(1, 2);
    playhead.setFrame(0);
    m_driver->window().viewport().setFocus();
    const double last = document().motion().value(2, 0);
    QVERIFY(m_driver->child<QAction>("motion.deleteFrames")->toolTip().contains(QStringLiteral("1 to 2")));
    trigger("motion.duplicateFrames");
    QCOMPARE(document().motion().frameCount(), 5);
    QCOMPARE(document().motion().value(4, 0), last);
    document().undoStack().undo();
    playhead.setRange(1, 2);
    trigger("motion.deleteFrames");
    QCOMPARE(document().motion().frameCount(), 1);
    QVERIFY(!playhead.hasRange());
    document().undoStack().undo();
    QCOMPARE(document().motion().frameCount(), 3);
    QVERIFY(playhead.hasRange());
    playhead.clearRange();
    trigger("motion.deleteFrames"); // without a range and a selection the command takes the current frame
    QCOMPARE(document().motion().frameCount(), 2);
}

void PanelsTest::frameCommandsActOnTheCellsWhileTheTableHasTheFocus()
{
    m_driver->session().playhead().setRange(0, 1);
    selectCells(1, 0, 2, 0);
    m_driver->table()->setFocus();
    const double first = document().motion().value(0, 1);
    trigger("motion.deleteFrames");
    QCOMPARE(document().motion().frameCount(), 1);
    QCOMPARE(document().motion().value(0, 1), first);
}

void PanelsTest::theInspectorShowsThatMoreIsSelected()
{
    auto *others = m_driver->child<QLabel>("inspectorOthers");
    m_driver->session().selectOnly(NodeId::joint(0));
    QVERIFY(!others->isVisible());
    m_driver->session().select({NodeId::joint(0), NodeId::joint(1)}, QItemSelectionModel::ClearAndSelect);
    QVERIFY(others->isVisible());
    QVERIFY2(others->text().contains(QStringLiteral("1 more")), qPrintable(others->text()));
}

void PanelsTest::theInspectorNamesTheBoneWhoseLengthItShows()
{
    m_driver->session().selectOnly(NodeId::joint(1));
    const QString toolTip = m_driver->child<QLineEdit>("length")->toolTip();
    QVERIFY2(toolTip.contains(QStringLiteral("from Hips to Chest")), qPrintable(toolTip));
}

void PanelsTest::decimalPointsAreAligned()
{
    QByteArray text = smallBvh();
    text.replace("0.10 39.98", "-93.5 39.98");
    text.replace("0.12 39.96", "1.95586 39.96");
    m_driver->open(m_folder->write(QStringLiteral("digits.bvh"), text));
    m_driver->child<QDockWidget>("dock.motion")->raise();
    QTRY_VERIFY(m_driver->table()->height() > 100);
    const QAbstractItemModel *model = m_driver->table()->model();
    const int decimals = model->headerData(0, Qt::Horizontal, MotionTableModel::DecimalsRole).toInt();
    QCOMPARE(decimals, 5);
    // The points are aligned, so the last dark pixel of a number with fewer decimals is further left.
    const auto rightEdge = [&](int row) {
        const QRect cell = m_driver->table()->visualRect(model->index(row, 0));
        const QImage picture = m_driver->table()->viewport()->grab(cell).toImage();
        for (int x = picture.width() - 1; x >= 0; --x) {
            for (int y = 3; y < picture.height() - 3; ++y) {
                if (qAbs(qGray(picture.pixel(x, y)) - qGray(picture.pixel(0, y))) > 60)
                    return x;
            }
        }
        return -1;
    };
    m_driver->session().playhead().setFrame(0);
    int shortRow = -1;
    int longRow = -1;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString shown = model->index(row, 0).data().toString();
        shortRow = shown == QLatin1String("-93.5") ? row : shortRow;
        longRow = shown == QLatin1String("1.95586") ? row : longRow;
    }
    QVERIFY(shortRow >= 0 && longRow >= 0);
    const int digit = m_driver->table()->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    QVERIFY(qAbs(rightEdge(longRow) - rightEdge(shortRow) - 4 * digit) <= 2);
}

void PanelsTest::jumpsAreFoundAndVisited()
{
    m_driver->window().files().openSample();
    QTRY_COMPARE(document().motion().frameCount(), 330);
    auto *next = m_driver->child<QAction>("motion.nextMark");
    QTest::qWait(700);
    QVERIFY(!next->isEnabled()); // a clean walk has none
    const int column = document().skeleton().joint(3).firstColumn;
    document().setValues({100, 2, {column}}, {130.0, 130.0}, QStringLiteral("glitch"));
    QTRY_VERIFY(next->isEnabled());
    next->trigger();
    QCOMPARE(m_driver->session().playhead().frame(), 100);
    QVERIFY(m_driver->session().isSelected(NodeId::joint(3)));
    document().undoStack().undo();
    QTRY_VERIFY(!next->isEnabled());
}

void PanelsTest::theOriginalMotionIsShownWhereItDiffers()
{
    ViewportScene &scene = m_driver->window().viewport().scene();
    auto *original = m_driver->child<QAction>("view.original");
    document().setValues({0, 1, {0}}, {60.0}, QStringLiteral("move"));
    QVERIFY(!m_driver->viewportPicture().isNull());
    QVERIFY(scene.original().bones.empty());
    original->setChecked(true);
    const QImage with = m_driver->viewportPicture();
    QVERIFY(!scene.original().bones.empty());
    m_driver->session().playhead().setFrame(1); // this frame was not edited
    QVERIFY(!m_driver->viewportPicture().isNull());
    QVERIFY(scene.original().bones.empty());
    m_driver->session().playhead().setFrame(0);
    document().undoStack().undo();
    QVERIFY(!m_driver->viewportPicture().isNull());
    QVERIFY(scene.original().bones.empty());
}

void PanelsTest::goesToAFrame()
{
    m_driver->whenDialogOpens([](QWidget *dialog) {
        qobject_cast<QInputDialog *>(dialog)->setIntValue(2);
        qobject_cast<QInputDialog *>(dialog)->accept();
    });
    QTest::keyClick(&m_driver->window(), Qt::Key_G, Qt::ControlModifier);
    QTRY_COMPARE(m_driver->session().playhead().frame(), 2);
}

void PanelsTest::historyGoesBackAndForward()
{
    document().setName(0, "one");
    document().setName(0, "two");
    auto *history = m_driver->child<QUndoView>("historyList");
    QCOMPARE(history->model()->rowCount(), 3);
    history->setCurrentIndex(history->model()->index(0, 0));
    QCOMPARE(document().skeleton().joint(0).name, std::string("Hips"));
    history->setCurrentIndex(history->model()->index(2, 0));
    QCOMPARE(document().skeleton().joint(0).name, std::string("two"));
}

void PanelsTest::thePositionRuleCanBeSetInTheStatusBar()
{
    auto *rule = m_driver->child<QToolButton>("statusRule");
    QVERIFY(rule->isVisible());
    QVERIFY(rule->text().contains(QStringLiteral("replace")));
    QVERIFY(!rule->text().contains(QStringLiteral("joints"))); // roots and joints follow the same rule
    rule->menu()->actions().at(2)->trigger();
    QVERIFY(rule->text().contains(QStringLiteral("add")));
    QVERIFY(rule->toolTip().contains(QStringLiteral("set by the user")));
    auto *up = m_driver->child<QToolButton>("statusUpAxis");
    up->menu()->actions().at(2)->trigger();
    QCOMPARE(document().upAxis().axis, Axis::Z);
    QVERIFY(!document().isModified());
}

void PanelsTest::longAndHostileNamesAreHarmless()
{
    const QByteArray name = "<img src=x>" + QByteArray(300, 'n') + "\x8d\xb6&%s";
    m_driver->open(m_folder->write(QStringLiteral("b.bvh"), smallBvh().replace("Chest", name)));
    m_driver->selectInTree(1);
    QVERIFY(!m_driver->child<QLabel>("inspectorName")->text().isEmpty());
    QCOMPARE(m_driver->child<QLabel>("inspectorName")->textFormat(), Qt::PlainText);
    QVERIFY(m_driver->window().width() <= 1300); // a long name does not make the window wider
    QVERIFY(!m_driver->viewportPicture().isNull());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    PanelsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_panels

#include "tst_panels.moc"
