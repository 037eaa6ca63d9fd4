#include "items/jointtreemodel.h"
#include "support/textfiles.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"
#include "timeline/transport.h"
#include "viewport/viewportpanel.h"
#include "widgets/numberfield.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QUndoStack>

#include <algorithm>

namespace tst_keyboard {

using namespace limber;
using namespace limber::test;

// Keys do what users expect, whatever has the focus.
class KeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void undoWorksWhileANumberFieldHasTheFocus();
    void undoWorksAfterALetterWasDragged();
    void undoIgnoresFieldsThatNobodySees();
    void undoWorksWhileABoxHasTheFocus();
    void typedTextIsUndoneInItsField();
    void spacePlaysFromEveryPanel();
    void spaceIsTypedIntoText();
    void spacePressesAFocusedButton();
    void tabLeavesTheTable();
    void enterMovesDownInTheTable();
    void f6GoesThroughThePanels();
    void ctrlTabGoesThroughTheDocuments();
    void anotherDocumentTakesTheKeysFromText();
    void escapeLeavesSearchFields_data();
    void escapeLeavesSearchFields();
    void returnInTheFilterGoesToTheTree();
    void copyInTheTreeCopiesTheName();
    void everyMenuEntryHasAMnemonic();

private:
    [[nodiscard]] static QWidget *focused() { return QApplication::focusWidget(); }
    [[nodiscard]] NumberField *field(const char *name) { return m_driver->child<NumberField>(name); }
    [[nodiscard]] bool isPlaying() { return m_driver->window().findChild<Transport *>()->isPlaying(); }
    void trigger(const char *action) { m_driver->child<QAction>(action)->trigger(); }
    void undo() const { QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier); }

    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void KeyboardTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_folder.write(QStringLiteral("take.bvh"), smallBvh()));
    m_driver->session().selectOnly(NodeId::joint(1));
}

void KeyboardTest::undoWorksWhileANumberFieldHasTheFocus()
{
    const double before = m_driver->document().motion().value(0, 6);
    field("rotationX")->setFocus();
    field("rotationX")->selectAll();
    QTest::keyClicks(field("rotationX"), QStringLiteral("20"));
    QTest::keyClick(field("rotationX"), Qt::Key_Return);
    QCOMPARE(m_driver->document().motion().value(0, 6), 20.0);
    QCOMPARE(focused(), field("rotationX"));
    undo();
    QCOMPARE(m_driver->document().motion().value(0, 6), before);
    QVERIFY(!m_driver->document().isModified());
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_driver->document().motion().value(0, 6), 20.0);
    undo();
    QTest::keyClick(focused(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(m_driver->document().motion().value(0, 6), 20.0);
}

void KeyboardTest::undoWorksAfterALetterWasDragged()
{
    NumberField *letter = field("rotationZ");
    QTRY_VERIFY(letter->height() > 10 && !letter->visibleRegion().isEmpty()); // the inspector has unfolded
    const double before = letter->value();
    const QPoint at(8, letter->height() / 2);
    letter->setFocus();
    QTest::mousePress(letter, Qt::LeftButton, {}, at);
    for (int x = 0; x < 60; x += 10)
        QTest::mouseMove(letter, at + QPoint(x, 0));
    QTest::mouseRelease(letter, Qt::LeftButton, {}, at + QPoint(50, 0));
    QVERIFY(field("rotationZ")->value() != before);
    undo();
    QCOMPARE(field("rotationZ")->value(), before);
    QVERIFY(!m_driver->document().isModified());
}

// What was typed into a panel can be undone there only as long as the panel is seen.
void KeyboardTest::undoIgnoresFieldsThatNobodySees()
{
    trigger("dock.layers.toggle");
    trigger("layer.new");
    NumberField *weight = field("layerWeight");
    QTRY_VERIFY(weight != nullptr && !weight->visibleRegion().isEmpty());
    weight->setFocus();
    QTest::keyClicks(weight, QStringLiteral("0"));
    QVERIFY(weight->isUndoAvailable());
    trigger("dock.history.toggle");
    QTRY_VERIFY(weight->visibleRegion().isEmpty());
    QTRY_VERIFY(focused() != weight);
    const int steps = m_driver->document().undoStack().index();
    QVERIFY(steps > 0);
    undo();
    QCOMPARE(m_driver->document().undoStack().index(), steps - 1);
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_driver->document().undoStack().index(), steps);
}

void KeyboardTest::undoWorksWhileABoxHasTheFocus()
{
    m_driver->document().setName(0, "Pelvis");
    const auto boxes = m_driver->window().findChildren<QComboBox *>();
    const auto speed = std::ranges::find_if(boxes, [](const QComboBox *box) { return box->isEditable(); });
    QVERIFY(speed != boxes.end());
    (*speed)->setFocus();
    QTRY_COMPARE(focused(), *speed);
    undo();
    QVERIFY(!m_driver->document().isModified());
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_driver->document().isModified());
    trigger("dock.cleanUp.toggle");
    auto *operations = m_driver->child<QTreeWidget>("operationList");
    operations->setCurrentItem(operations->findItems(QStringLiteral("Smooth"), Qt::MatchRecursive).constFirst());
    const auto spins = m_driver->window().findChildren<QDoubleSpinBox *>();
    const auto spin = std::ranges::find_if(spins, [](const QDoubleSpinBox *box) { return box->isVisible(); });
    QVERIFY(spin != spins.end());
    (*spin)->setFocus();
    QTRY_COMPARE(focused(), *spin);
    undo();
    QVERIFY(!m_driver->document().isModified());
}

void KeyboardTest::typedTextIsUndoneInItsField()
{
    m_driver->document().setName(0, "Pelvis");
    auto *filter = m_driver->child<QLineEdit>("jointFilter");
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("che"));
    undo();
    QVERIFY(filter->text().isEmpty());
    QVERIFY(m_driver->document().isModified()); // the rename is still there
    undo();
    QVERIFY(!m_driver->document().isModified());
}

void KeyboardTest::spacePlaysFromEveryPanel()
{
    QWidget *ruler = &m_driver->window().findChild<TimelinePanel *>()->ruler();
    const QList<QWidget *> places{m_driver->tree(),
                                  m_driver->table(),
                                  field("rotationX"),
                                  field("offsetX"),
                                  m_driver->window().viewport().focusProxy(),
                                  ruler,
                                  m_driver->child<QLineEdit>("frameField")};
    for (QWidget *place : places) {
        place->setFocus();
        QTRY_COMPARE(focused(), place);
        QTest::keyClick(place, Qt::Key_Space);
        QVERIFY2(isPlaying(), qPrintable(place->accessibleName() + place->objectName()));
        QTest::keyClick(place, Qt::Key_Space);
        QVERIFY(!isPlaying());
        QVERIFY2(qobject_cast<QLineEdit *>(focused()) == nullptr || focused() == place, "a cell was opened");
    }
    QVERIFY(!m_driver->document().isModified());
}

void KeyboardTest::spaceIsTypedIntoText()
{
    auto *filter = m_driver->child<QLineEdit>("jointFilter");
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("a b"));
    QCOMPARE(filter->text(), QStringLiteral("a b"));
    QVERIFY(!isPlaying());
    filter->clear();
    field("rotationX")->setFocus();
    field("rotationX")->selectAll();
    QTest::keyClicks(field("rotationX"), QStringLiteral("1 + 2"));
    QVERIFY(!isPlaying());
    QTest::keyClick(field("rotationX"), Qt::Key_Return);
    QCOMPARE(m_driver->document().motion().value(0, 6), 3.0);
}

void KeyboardTest::spacePressesAFocusedButton()
{
    QToolButton *loop = nullptr;
    const auto buttons = m_driver->window().findChildren<QToolButton *>();
    for (QToolButton *button : buttons) {
        const QAction *action = button->defaultAction();
        if (action != nullptr && action->objectName() == QLatin1String("transport.loop"))
            loop = button;
    }
    QVERIFY(loop != nullptr);
    const QString before = loop->defaultAction()->text();
    loop->setFocus();
    QTest::keyClick(loop, Qt::Key_Space);
    QVERIFY(loop->defaultAction()->text() != before);
    QVERIFY(!isPlaying());
}

void KeyboardTest::tabLeavesTheTable()
{
    m_driver->table()->setFocus();
    m_driver->table()->setCurrentIndex(m_driver->table()->model()->index(1, 0));
    QTest::keyClick(m_driver->table(), Qt::Key_Tab);
    QVERIFY(focused() != m_driver->table());
    QCOMPARE(m_driver->table()->currentIndex(), m_driver->table()->model()->index(1, 0));
}

void KeyboardTest::enterMovesDownInTheTable()
{
    QTableView *table = m_driver->table();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(table->currentIndex(), table->model()->index(1, 1));
    QTest::keyClicks(table, QStringLiteral("7"));
    auto *editor = qobject_cast<QLineEdit *>(focused());
    QVERIFY(editor != nullptr);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_driver->document().motion().value(1, 7), 7.0);
    QCOMPARE(table->currentIndex(), table->model()->index(2, 1));
    QTest::keyClick(table, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(table->currentIndex(), table->model()->index(1, 1));
    table->setCurrentIndex(table->model()->index(2, 1));
    QTest::keyClick(table, Qt::Key_Return); // there is no frame below the last
    QCOMPARE(table->currentIndex(), table->model()->index(2, 1));
}

void KeyboardTest::f6GoesThroughThePanels()
{
    m_driver->window().viewport().setFocus();
    QSet<const QWidget *> panels;
    for (int press = 0; press < 6; ++press) {
        QTest::keyClick(focused(), Qt::Key_F6);
        const QWidget *widget = focused();
        QVERIFY(widget != nullptr);
        while (widget != nullptr && qobject_cast<const QDockWidget *>(widget) == nullptr &&
               widget != m_driver->window().centralWidget())
            widget = widget->parentWidget();
        QVERIFY(widget != nullptr);
        panels << widget;
    }
    QVERIFY2(panels.size() >= 4, qPrintable(QString::number(panels.size())));
    const QWidget *here = focused();
    QTest::keyClick(focused(), Qt::Key_F6);
    QVERIFY(focused() != here);
    QTest::keyClick(focused(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(focused(), here);
}

void KeyboardTest::ctrlTabGoesThroughTheDocuments()
{
    const Session *first = &m_driver->session();
    m_driver->open(m_folder.write(QStringLiteral("second.bvh"), smallBvh()));
    const Session *second = &m_driver->session();
    m_driver->open(m_folder.write(QStringLiteral("third.bvh"), smallBvh()));
    m_driver->table()->setFocus();
    QTest::keyClick(focused(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(&m_driver->session(), first);
    QTest::keyClick(focused(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(&m_driver->session(), second);
    QTest::keyClick(focused(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(&m_driver->session(), first);
}

// What is typed into a search belongs to the document in front.
void KeyboardTest::anotherDocumentTakesTheKeysFromText()
{
    trigger("cleanUp.find");
    auto *search = m_driver->child<QLineEdit>("operationSearch");
    QTRY_COMPARE(focused(), search);
    m_driver->open(m_folder.write(QStringLiteral("second.bvh"), smallBvh()));
    QTRY_VERIFY(focused() != search);
    QTest::keyClick(focused(), Qt::Key_Space);
    QVERIFY(isPlaying());
    QTest::keyClick(focused(), Qt::Key_Space);
    auto *filter = m_driver->child<QLineEdit>("jointFilter");
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Tab, Qt::ControlModifier);
    QTRY_VERIFY(focused() != filter);
    QTest::keyClick(focused(), Qt::Key_K);
    QVERIFY(filter->text().isEmpty() && search->text().isEmpty());
    m_driver->tree()->setFocus(); // where nothing is typed
    QTest::keyClick(focused(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(focused(), m_driver->tree());
}

void KeyboardTest::escapeLeavesSearchFields_data()
{
    QTest::addColumn<QByteArray>("panel");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("operations") << QByteArray("dock.cleanUp.toggle") << QByteArray("operationSearch");
    QTest::newRow("joints") << QByteArray() << QByteArray("jointFilter");
    QTest::newRow("channels") << QByteArray("dock.curves.toggle") << QByteArray("channelFilter");
    QTest::newRow("commands") << QByteArray() << QByteArray("commandSearch");
}

void KeyboardTest::escapeLeavesSearchFields()
{
    QFETCH(const QByteArray, panel);
    QFETCH(const QByteArray, field);
    if (!panel.isEmpty())
        trigger(panel.constData());
    auto *search = m_driver->child<QLineEdit>(field.constData());
    QTRY_VERIFY(!search->visibleRegion().isEmpty());
    for (const char *text : {"", "chest"}) {
        search->setFocus();
        QTRY_COMPARE(focused(), search);
        QTest::keyClicks(search, QLatin1String(text));
        QCOMPARE(search->text(), QLatin1String(text));
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(search->text().isEmpty());
        QVERIFY(focused() != nullptr && focused() != search);
        QTest::keyClick(focused(), Qt::Key_Space);
        QVERIFY(isPlaying());
        QTest::keyClick(focused(), Qt::Key_Space);
        QTest::keyClick(focused(), Qt::Key_K);
        QVERIFY(!isPlaying() && search->text().isEmpty());
    }
}

void KeyboardTest::returnInTheFilterGoesToTheTree()
{
    m_driver->session().clearSelection();
    auto *filter = m_driver->child<QLineEdit>("jointFilter");
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("ches"));
    QTest::keyClick(filter, Qt::Key_Return);
    QVERIFY(m_driver->session().isSelected(NodeId::joint(1)));
    QCOMPARE(focused(), m_driver->tree());
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Escape);
    QVERIFY(filter->text().isEmpty());
}

void KeyboardTest::copyInTheTreeCopiesTheName()
{
    m_driver->tree()->setFocus();
    QTest::keyClick(m_driver->tree(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Chest"));
}

void KeyboardTest::everyMenuEntryHasAMnemonic()
{
    for (const QAction *menu : m_driver->window().menus().actions()) {
        QVERIFY2(menu->text().contains(QLatin1Char('&')), qPrintable(menu->text()));
        if (menu->text() == QLatin1String("&Window"))
            continue; // that menu lists documents
        const QList<QAction *> entries = menu->menu()->actions();
        QString taken;
        for (const QAction *entry : entries) {
            if (const qsizetype at = entry->text().indexOf(QLatin1Char('&')); at >= 0)
                taken += entry->text().at(at + 1).toLower();
        }
        for (const QAction *entry : entries) {
            if (entry->isSeparator() || entry->text().contains(QLatin1Char('&')))
                continue;
            // Only where all its letters are taken.
            const bool isFree = std::ranges::any_of(entry->text(), [&taken](QChar letter) {
                return letter.isLetter() && !taken.contains(letter.toLower());
            });
            QVERIFY2(!isFree, qPrintable(entry->text()));
        }
    }
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    KeyboardTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_keyboard

#include "tst_keyboard.moc"
