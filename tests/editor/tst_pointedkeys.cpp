#include "actions/shortcuts/applyshortcuts.h"
#include "actions/shortcuts/shortcutmap.h"
#include "curvespanel/curveplot.h"
#include "curvespanel/curvespanel.h"
#include "support/walker.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"
#include "timeline/transport.h"
#include "viewdriver.h"
#include "widgets/numberfield.h"

#include <QComboBox>
#include <QCursor>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

namespace tst_pointedkeys {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A letter acts on the panel under the mouse, wherever the focus is; text stays text.
class PointedKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aLetterActsOnTheViewUnderTheMouse();
    void panelsPassLettersOnToTheView_data();
    void panelsPassLettersOnToTheView();
    void aLetterOutsideAllPanelsActsInThePanelWithTheFocus();
    void aPanelsOwnLettersActUnderTheMouse();
    void theViewIsNotAskedForTheLettersOfAPanel();
    void lettersOfTheChannelListChangeItsChannels();
    void textStaysText();
    void aNumberFieldKeepsDigitsAndWhatIsBeingTyped();
    void aTableKeepsItsDigits();
    void aDragKeepsItsLetters();
    void aMenuKeepsItsLetters();
    void lettersChooseInMenus();
    void arrowsMoveInMenus();
    void f10GoesToTheMenus();
    void reboundLettersWork();
    void digitsOfTheKeypadWork();
    void aDisabledCommandDoesNothing();
    void shiftBelongsToTheKey();
    void keysWithNamesStayWithTheFocus();
    void aHeldLetterDoesNotFlicker();
    void theBoxOfTheViewCanBeCancelled();
    void shuttleKeysPlayInViewTimelineAndCurves();

private:
    [[nodiscard]] static QWidget *focused() { return QApplication::focusWidget(); }
    [[nodiscard]] QWidget *canvas() { return m_view->canvas(); }
    [[nodiscard]] CurvePlot &plot() { return m_driver->window().findChild<CurvesPanel *>()->plot(); }
    [[nodiscard]] bool isOn(const char *action) { return m_view->action(action)->isChecked(); }
    void focusTree();
    void showCurves();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void point(QWidget &widget);
    void pointNowhere();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

void PointedKeysTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_view->open(makeWalker({.frames = 40}).clip, m_folder->filePath(u"walk.bvh"_s));
    m_driver->session().selectOnly(NodeId::joint(1));
}

void PointedKeysTest::cleanup()
{
    m_view.reset();
    m_driver.reset();
}

void PointedKeysTest::focusTree()
{
    m_driver->tree()->setFocus();
    QTRY_COMPARE(focused(), m_driver->tree());
}

void PointedKeysTest::showCurves()
{
    m_view->action("dock.curves.toggle")->trigger();
    QTRY_VERIFY(plot().isVisible() && !plot().visibleRegion().isEmpty());
    QTRY_VERIFY(plot().width() > 100);
}

void PointedKeysTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(focused(), key, modifiers);
}

void PointedKeysTest::point(QWidget &widget)
{
    // QTest::mouseMove() leaves the pointer where it is while a button is held. A panel may still be laid out.
    const auto isThere = [&widget] {
        QCursor::setPos(widget.mapToGlobal(widget.visibleRegion().boundingRect().center()));
        return QApplication::widgetAt(QCursor::pos()) == &widget;
    };
    QTRY_VERIFY(isThere());
}

void PointedKeysTest::pointNowhere()
{
    QCursor::setPos(m_driver->window().screen()->geometry().bottomRight());
    QTRY_VERIFY(QApplication::widgetAt(QCursor::pos()) == nullptr);
}

void PointedKeysTest::aLetterActsOnTheViewUnderTheMouse()
{
    focusTree();
    const NodeId selected = m_driver->session().currentNode();
    point(*canvas());
    QSignalSpy triggered(m_view->action("view.trails"), &QAction::triggered);
    press(Qt::Key_T);
    QVERIFY(isOn("view.trails"));
    QCOMPARE(triggered.size(), 1);
    press(Qt::Key_T);
    QVERIFY(!isOn("view.trails"));
    press(Qt::Key_R);
    QVERIFY(isOn("pose.ik"));
    QCOMPARE(focused(), m_driver->tree());
    QCOMPARE(m_driver->session().currentNode(), selected); // the tree did not search for the letter
}

void PointedKeysTest::panelsPassLettersOnToTheView_data()
{
    QTest::addColumn<QString>("toggle");
    for (const char *toggle : {"dock.hierarchy.toggle", "dock.inspector.toggle", "dock.layers.toggle",
                               "dock.cleanUp.toggle", "dock.compare.toggle", "dock.history.toggle"})
        QTest::newRow(toggle) << QString::fromLatin1(toggle);
}

void PointedKeysTest::panelsPassLettersOnToTheView()
{
    QFETCH(QString, toggle);
    const QString name = QString(toggle).remove(u".toggle"_s);
    auto *dock = m_driver->window().findChild<QDockWidget *>(name);
    QVERIFY(dock != nullptr);
    QAction *action = m_driver->window().findChild<QAction *>(toggle);
    if (dock->visibleRegion().isEmpty())
        action->trigger();
    QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
    m_view->canvas()->setFocus();
    QTest::mouseMove(dock->widget(), {30, dock->widget()->height() - 10});
    QTRY_VERIFY(dock->isAncestorOf(QApplication::widgetAt(QCursor::pos())));
    press(Qt::Key_T);
    QVERIFY(isOn("view.trails"));
    focusTree();
    press(Qt::Key_T);
    QVERIFY(!isOn("view.trails"));
}

void PointedKeysTest::aLetterOutsideAllPanelsActsInThePanelWithTheFocus()
{
    showCurves();
    pointNowhere();
    plot().setFocus();
    QSignalSpy framed(m_view->action("view.home"), &QAction::triggered);
    press(Qt::Key_A); // the plot's own
    QCOMPARE(framed.size(), 0);
    canvas()->setFocus();
    press(Qt::Key_A);
    QCOMPARE(framed.size(), 1);
    focusTree();
    press(Qt::Key_A); // which the tree has no use for
    QCOMPARE(framed.size(), 2);
    point(*m_driver->window().menuWidget()->findChild<QMenuBar *>());
    plot().setFocus();
    press(Qt::Key_A);
    QCOMPARE(framed.size(), 2);
}

void PointedKeysTest::aPanelsOwnLettersActUnderTheMouse()
{
    showCurves();
    canvas()->setFocus();
    point(plot());
    QSignalSpy framed(m_view->action("view.home"), &QAction::triggered);
    press(Qt::Key_A);
    QCOMPARE(framed.size(), 0);
    // And the other way round.
    plot().setFocus();
    point(*canvas());
    press(Qt::Key_A);
    QCOMPARE(framed.size(), 1);
    QCOMPARE(focused(), &plot());
}

void PointedKeysTest::theViewIsNotAskedForTheLettersOfAPanel()
{
    TimelineRuler &ruler = m_driver->window().findChild<TimelinePanel *>()->ruler();
    focusTree();
    m_driver->session().playhead().setFrame(12);
    point(ruler);
    press(Qt::Key_M);
    QCOMPARE(m_driver->document().markers().size(), 1U);
    QCOMPARE(m_driver->document().markers().front().frame, 12);
    press(Qt::Key_BracketLeft);
    QCOMPARE(m_driver->session().playhead().firstFrame(), 12);
    press(Qt::Key_Period);
    QCOMPARE(m_driver->session().playhead().frame(), 13);
}

void PointedKeysTest::lettersOfTheChannelListChangeItsChannels()
{
    showCurves();
    auto *list = m_driver->child<QTreeWidget>("curveChannels");
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    QTreeWidgetItem *channel = list->topLevelItem(0)->child(0);
    QVERIFY(channel != nullptr);
    channel->setSelected(true);
    focusTree();
    QTRY_VERIFY(list->viewport()->height() > 20);
    point(*list->viewport());
    QSignalSpy hidden(m_view->action("joint.hide"), &QAction::triggered);
    const auto picture = [&] { return channel->icon(2).pixmap(16).toImage(); };
    const QImage before = picture();
    press(Qt::Key_H);
    QCOMPARE(hidden.size(), 0);
    QVERIFY(picture() != before);
}

void PointedKeysTest::textStaysText()
{
    auto *filter = m_driver->child<QLineEdit>("jointFilter");
    filter->setFocus();
    point(*canvas());
    QTest::keyClicks(filter, u"Trt5"_s);
    QCOMPARE(filter->text(), u"Trt5"_s);
    QVERIFY(!isOn("view.trails"));
    const auto boxes = m_driver->window().findChildren<QComboBox *>();
    const auto speed = std::ranges::find_if(boxes, [](const QComboBox *box) { return box->isEditable(); });
    QVERIFY(speed != boxes.end());
    (*speed)->lineEdit()->setFocus();
    (*speed)->lineEdit()->selectAll();
    QTest::keyClicks((*speed)->lineEdit(), u"2x"_s);
    QCOMPARE((*speed)->lineEdit()->text(), u"2x"_s);
}

void PointedKeysTest::aNumberFieldKeepsDigitsAndWhatIsBeingTyped()
{
    auto *field = m_driver->child<NumberField>("rotationX");
    field->setFocus();
    point(*canvas());
    press(Qt::Key_T); // no number begins with it
    QVERIFY(isOn("view.trails"));
    QVERIFY(!field->isModified());
    field->selectAll();
    QTest::keyClicks(field, u"1e1"_s);
    QCOMPARE(field->text(), u"1e1"_s);
    QVERIFY(!isOn("pose.rotate"));
    QTest::keyClick(field, Qt::Key_Escape);
}

void PointedKeysTest::aTableKeepsItsDigits()
{
    m_view->action("dock.motion.toggle")->trigger();
    QTRY_VERIFY(!m_driver->table()->visibleRegion().isEmpty());
    m_driver->table()->setFocus();
    m_driver->table()->setCurrentIndex(m_driver->table()->model()->index(1, 0));
    QSignalSpy front(m_view->action("view.front"), &QAction::triggered);
    point(*canvas());
    press(Qt::Key_1);
    QCOMPARE(front.size(), 1);
    QCOMPARE(focused(), m_driver->table());
    point(*m_driver->table()->viewport());
    press(Qt::Key_1);
    auto *editor = qobject_cast<QLineEdit *>(focused());
    QVERIFY(editor != nullptr);
    point(*canvas());
    QTest::keyClicks(editor, u"3"_s);
    QCOMPARE(editor->text(), u"13"_s);
    QCOMPARE(front.size(), 1);
    QTest::keyClick(editor, Qt::Key_Escape);
}

void PointedKeysTest::aDragKeepsItsLetters()
{
    m_view->action("pose.move")->trigger();
    focusTree();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, {20, canvas()->height() - 40});
    point(*m_driver->tree()->viewport()); // the mouse left the view with the button held
    focusTree();
    press(Qt::Key_T);
    QVERIFY(!isOn("view.trails"));
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, {20, canvas()->height() - 40});
    press(Qt::Key_T);
    QVERIFY(isOn("view.trails"));
}

void PointedKeysTest::aMenuKeepsItsLetters()
{
    focusTree();
    point(*canvas());
    QMenu menu;
    menu.addAction(u"nothing"_s);
    menu.popup(m_driver->window().mapToGlobal(QPoint(5, 60)));
    QTRY_COMPARE(QApplication::activePopupWidget(), &menu);
    QTest::keyClick(m_driver->tree(), Qt::Key_T);
    QVERIFY(!isOn("view.trails"));
    menu.close();
}

// Qt looks for shortcuts before a menu gets a letter.
void PointedKeysTest::lettersChooseInMenus()
{
    canvas()->setFocus();
    QTRY_COMPARE(focused(), canvas());
    QMenuBar &bar = m_driver->window().menus();
    const QList<QAction *> titles = bar.actions();
    QAction *view = *std::ranges::find(titles, u"&View"_s, &QAction::text);
    bar.setActiveAction(view);
    QTRY_COMPARE(QApplication::activePopupWidget(), view->menu());
    QSignalSpy right(m_view->action("view.right"), &QAction::triggered);
    QTest::keyClick(view->menu(), Qt::Key_R); // the mnemonic of Right and the key of IK
    QTRY_COMPARE(right.size(), 1);
    QVERIFY(!isOn("pose.ik"));
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    // Alt alone, or F10, goes to the bar.
    QKeyEvent question(QEvent::ShortcutOverride, Qt::Key_W, {}, u"w"_s);
    question.ignore();
    QCoreApplication::sendEvent(&bar, &question);
    QVERIFY(question.isAccepted());
}

// Left and Right also step through the frames, and Space plays.
void PointedKeysTest::arrowsMoveInMenus()
{
    focusTree();
    point(*canvas());
    QMenuBar &bar = m_driver->window().menus();
    const QList<QAction *> titles = bar.actions();
    const auto pose = std::ranges::find(titles, u"&Pose"_s, &QAction::text);
    bar.setActiveAction(*pose);
    QTRY_COMPARE(QApplication::activePopupWidget(), (*pose)->menu());
    const int frame = m_driver->session().playhead().frame();
    QTest::keyClick((*pose)->menu(), Qt::Key_Right);
    QTRY_COMPARE(QApplication::activePopupWidget(), (*std::next(pose))->menu());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Left);
    QTRY_COMPARE(QApplication::activePopupWidget(), (*pose)->menu());
    QTest::keyClick((*pose)->menu(), Qt::Key_Down);
    QVERIFY((*pose)->menu()->activeAction() != nullptr);
    QTest::keyClick((*pose)->menu(), Qt::Key_Home);
    QTest::keyClick((*pose)->menu(), Qt::Key_End);
    QTest::keyClick((*pose)->menu(), Qt::Key_Left, Qt::KeypadModifier);
    QTRY_COMPARE(QApplication::activePopupWidget(), (*std::prev(pose))->menu());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(m_driver->session().playhead().frame(), frame);
    QVERIFY(!m_driver->window().findChild<Transport *>()->isPlaying());
}

void PointedKeysTest::f10GoesToTheMenus()
{
    focusTree();
    QMenuBar &bar = m_driver->window().menus();
    press(Qt::Key_F10);
    QTRY_COMPARE(QApplication::activePopupWidget(), bar.actions().constFirst()->menu());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QVERIFY(m_driver->session().isSelected(NodeId::joint(1)));
}

void PointedKeysTest::reboundLettersWork()
{
    ShortcutMap map;
    map.setKeys(ActionId::ShowTrails, {QKeySequence(Qt::Key_U)});
    applyShortcuts(map, m_driver->window().menus());
    focusTree();
    point(*canvas());
    press(Qt::Key_T);
    QVERIFY(!isOn("view.trails"));
    press(Qt::Key_U);
    QVERIFY(isOn("view.trails"));
    map.setKeys(ActionId::ShowTrails, {QKeySequence(Qt::Key_Question)});
    applyShortcuts(map, m_driver->window().menus());
    press(Qt::Key_Question, Qt::ShiftModifier); // as most keyboards have it
    QVERIFY(!isOn("view.trails"));
}

void PointedKeysTest::digitsOfTheKeypadWork()
{
    focusTree();
    point(*canvas());
    QSignalSpy front(m_view->action("view.front"), &QAction::triggered);
    press(Qt::Key_1, Qt::KeypadModifier);
    press(Qt::Key_1);
    QCOMPARE(front.size(), 2);
    press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(front.size(), 2);
}

void PointedKeysTest::aDisabledCommandDoesNothing()
{
    focusTree();
    m_driver->tree()->setCurrentIndex(m_driver->tree()->model()->index(0, 0));
    m_driver->session().clearSelection();
    const QModelIndex current = m_driver->tree()->currentIndex();
    QAction *pin = m_view->action("pose.pin");
    QVERIFY(pin != nullptr && !pin->isEnabled());
    point(*canvas());
    QSignalSpy triggered(pin, &QAction::triggered);
    press(Qt::Key_P);
    QCOMPARE(triggered.size(), 0);
    QCOMPARE(m_driver->tree()->currentIndex(), current);
}

void PointedKeysTest::shiftBelongsToTheKey()
{
    focusTree();
    point(*canvas());
    QSignalSpy hidden(m_view->action("joint.hide"), &QAction::triggered);
    QSignalSpy isolated(m_view->action("joint.isolate"), &QAction::triggered);
    press(Qt::Key_H, Qt::ShiftModifier);
    QCOMPARE(hidden.size(), 0);
    QCOMPARE(isolated.size(), 1);
}

void PointedKeysTest::keysWithNamesStayWithTheFocus()
{
    focusTree();
    m_driver->tree()->setCurrentIndex(m_driver->tree()->model()->index(0, 0));
    const int frame = m_driver->session().playhead().frame();
    point(*canvas());
    press(Qt::Key_Down);
    QCOMPARE(m_driver->session().playhead().frame(), frame);
    QVERIFY(m_driver->tree()->currentIndex() != m_driver->tree()->model()->index(0, 0));
}

void PointedKeysTest::aHeldLetterDoesNotFlicker()
{
    focusTree();
    point(*canvas());
    QAction *trails = m_view->action("view.trails");
    trails->setAutoRepeat(false);
    press(Qt::Key_T);
    for (int times = 0; times < 3; ++times) {
        QKeyEvent question(QEvent::ShortcutOverride, Qt::Key_T, {}, u"t"_s, true);
        QApplication::sendEvent(focused(), &question);
        QKeyEvent again(QEvent::KeyPress, Qt::Key_T, {}, u"t"_s, true);
        QApplication::sendEvent(focused(), &again);
    }
    QVERIFY(isOn("view.trails"));
}

void PointedKeysTest::theBoxOfTheViewCanBeCancelled()
{
    focusTree();
    point(*canvas());
    const Qt::CursorShape before = canvas()->cursor().shape();
    press(Qt::Key_B);
    QCOMPARE(canvas()->cursor().shape(), Qt::CrossCursor);
    press(Qt::Key_Escape);
    QCOMPARE(canvas()->cursor().shape(), before);
    QVERIFY(m_driver->session().isSelected(NodeId::joint(1)));
}

void PointedKeysTest::shuttleKeysPlayInViewTimelineAndCurves()
{
    const Transport &transport = *m_driver->window().findChild<Transport *>();
    TimelineRuler &ruler = m_driver->window().findChild<TimelinePanel *>()->ruler();
    focusTree();
    for (QWidget *place : {canvas(), static_cast<QWidget *>(&ruler), static_cast<QWidget *>(&plot())}) {
        if (place == &plot())
            showCurves();
        point(*place);
        press(Qt::Key_J);
        QVERIFY(transport.isPlaying() && transport.isBackward());
        press(Qt::Key_J);
        QCOMPARE(transport.speed(), 2.0);
        press(Qt::Key_L);
        QVERIFY(transport.isPlaying() && !transport.isBackward());
        press(Qt::Key_K);
        QVERIFY(!transport.isPlaying());
        m_driver->session().playhead().setFrame(20);
        QTest::keyPress(focused(), Qt::Key_K);
        press(Qt::Key_L);
        QCOMPARE(m_driver->session().playhead().frame(), 21);
        QTest::keyRelease(focused(), Qt::Key_K);
    }
    press(Qt::Key_Space, Qt::ShiftModifier);
    QVERIFY(transport.isPlaying());
    press(Qt::Key_Space);
    QVERIFY(!transport.isPlaying());
    QVERIFY(!m_driver->document().isModified());
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    PointedKeysTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_pointedkeys

#include "tst_pointedkeys.moc"
