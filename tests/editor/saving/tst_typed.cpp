#include "bvh/read/bvhfile.h"
#include "items/jointtreemodel.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QPointer>
#include <QTableView>
#include <QTest>
#include <QTreeView>

namespace tst_typed {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int testedColumn = 4;

} // namespace

// A typed value that was not ended with Enter belongs to the document for every command that follows.
class TypedTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void savingAppliesATypedValue();
    void savingAppliesATypedName();
    void aClickOnAButtonAppliesTheTypedText_data();
    void aClickOnAButtonAppliesTheTypedText();
    void closingAsksAboutATypedValue();
    void escapeDiscardsTheTypedValue();
    void keysOfTheEditorDoNotCloseIt();
    void tabAppliesTheValueAndEditsTheNextCell();
    void theKeyThatOpensACellDoesNotCloseIt_data();
    void theKeyThatOpensACellDoesNotCloseIt();

private:
    [[nodiscard]] Clip saved() const { return *readBvhFile(m_path.toStdString()).clip; }
    [[nodiscard]] double value() { return m_driver->document().motion().value(0, testedColumn); }
    [[nodiscard]] const std::string &name() { return m_driver->document().skeleton().joint(1).name; }
    QLineEdit *openEditor(QAbstractItemView *view, const QModelIndex &index);
    QLineEdit *openCell() { return openEditor(m_driver->table(), m_driver->table()->model()->index(0, testedColumn)); }
    QLineEdit *openName()
    {
        return openEditor(m_driver->tree(), m_driver->session().jointTree().indexOf(NodeId::joint(1)));
    }
    static void save() { QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier); }

    FileFolder m_folder;
    QString m_path;
    std::unique_ptr<WindowDriver> m_driver;
};

void TypedTest::init()
{
    m_path = m_folder.write(u"take.bvh"_s, smallBvh());
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_path);
}

// Opens the editor of this cell of the view and selects all of its text.
QLineEdit *TypedTest::openEditor(QAbstractItemView *view, const QModelIndex &index)
{
    m_driver->window().activateWindow();
    m_driver->child<QDockWidget>("dock.motion")->raise(); // a panel behind another one has no keyboard
    QCoreApplication::processEvents();
    view->setFocus();
    view->setCurrentIndex(index);
    QTest::keyClick(view, Qt::Key_F2);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (editor != nullptr)
        editor->selectAll();
    return editor;
}

void TypedTest::savingAppliesATypedValue()
{
    QLineEdit *editor = openCell();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, u"12.5"_s);
    save();
    QCOMPARE(value(), 12.5);
    QTRY_VERIFY(!m_driver->document().isModified());
    QCOMPARE(saved().motion.value(0, testedColumn), 12.5);
    QTRY_VERIFY(m_driver->table()->hasFocus()); // so the next key moves in the table
}

void TypedTest::savingAppliesATypedName()
{
    QLineEdit *editor = openName();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, u"Torso"_s);
    save();
    QTRY_VERIFY(!m_driver->document().isModified());
    QCOMPARE(saved().skeleton.joint(1).name, std::string("Torso"));
}

void TypedTest::aClickOnAButtonAppliesTheTypedText_data()
{
    QTest::addColumn<QString>("place");
    for (const QString &place : {u"cell"_s, u"name"_s, u"layer"_s})
        QTest::newRow(qPrintable(place)) << place;
}

// Clicking a toolbar button does not move the focus.
void TypedTest::aClickOnAButtonAppliesTheTypedText()
{
    QFETCH(QString, place);
    if (place == "layer"_L1) {
        m_driver->child<QAction>("layer.new")->trigger();
        m_driver->child<QAction>("layer.rename")->trigger();
    }
    QLineEdit *editor = place == "cell"_L1   ? openCell()
                        : place == "name"_L1 ? openName()
                                             : qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, u"123"_s);
    QWidget button(&m_driver->window());
    button.show();
    QTest::mouseClick(&button, Qt::LeftButton);
    if (place == "cell"_L1)
        QCOMPARE(value(), 123.0);
    else
        QCOMPARE(place == "name"_L1 ? name() : m_driver->document().layers()[0].name, std::string("123"));
}

void TypedTest::closingAsksAboutATypedValue()
{
    QLineEdit *editor = openCell();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, u"12.5"_s);
    bool isAsked = false;
    m_driver->whenDialogOpens([&](QWidget *box) {
        isAsked = true;
        QTest::keyClick(box, Qt::Key_Escape);
    });
    QVERIFY(!m_driver->window().close());
    QVERIFY(isAsked);
    QCOMPARE(value(), 12.5);
}

void TypedTest::escapeDiscardsTheTypedValue()
{
    const double before = value();
    QLineEdit *editor = openCell();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, u"12.5"_s);
    QTest::keyClick(editor, Qt::Key_Escape);
    save();
    QCOMPARE(value(), before);
    QVERIFY(!m_driver->document().isModified());
}

void TypedTest::keysOfTheEditorDoNotCloseIt()
{
    const double before = value();
    const QPointer<QLineEdit> editor = openCell();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, u"12.57"_s);
    for (const Qt::Key key : {Qt::Key_Control, Qt::Key_Shift, Qt::Key_Left, Qt::Key_End, Qt::Key_Backspace})
        QTest::keyClick(editor, key);
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_Z})
        QTest::keyClick(editor, key, Qt::ControlModifier);
    QTest::mouseClick(editor, Qt::LeftButton);
    QVERIFY(editor && editor->isVisible());
    QCOMPARE(value(), before);
}

void TypedTest::tabAppliesTheValueAndEditsTheNextCell()
{
    QLineEdit *editor = openCell();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, u"12.5"_s);
    QTest::keyClick(editor, Qt::Key_Tab);
    QTRY_COMPARE(value(), 12.5);
    QCOMPARE(m_driver->table()->currentIndex().column(), testedColumn + 1);
    QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
}

void TypedTest::theKeyThatOpensACellDoesNotCloseIt_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("Meta") << Qt::KeyboardModifiers(Qt::MetaModifier);
}

// Ctrl+Space and Meta+Space open a cell, and the cell's editor receives the key next.
void TypedTest::theKeyThatOpensACellDoesNotCloseIt()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QTableView *table = m_driver->table();
    m_driver->window().activateWindow();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, testedColumn));
    const double before = value();
    QTest::keyClick(table, Qt::Key_Space, modifiers);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(value(), before);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    TypedTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_typed

#include "tst_typed.moc"
