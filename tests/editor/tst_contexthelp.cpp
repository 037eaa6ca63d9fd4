#include "actions/operationwords.h"
#include "cleanup/cleanuppanel.h"
#include "dialogs/helpdialog.h"
#include "features/help/helptopics.h"
#include "shortcuts/shortcuteditor.h"
#include "shortcuts/shortcutlist.h"
#include "shortcuts/shortcutrecorder.h"
#include "support/textfiles.h"
#include "viewport/viewportpanel.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QDockWidget>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>

namespace tst_contexthelp {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// F1 opens the page about what is under the mouse or has the focus.
class ContextHelpTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyTopicHasItsPageAndSection();
    void everyPanelHasATopic();
    void everyDialogOfTheSourcesHasATopic();
    void f1SpeaksAboutWhatIsUnderTheMouse_data();
    void f1SpeaksAboutWhatIsUnderTheMouse();
    void f1SpeaksAboutTheFocusWhereTheMouseIsElsewhere();
    void everyOperationHasItsSection();
    void f1SpeaksAboutTheOperationUnderTheMouse();
    void f1WorksInAModalDialog();
    void theMenuOpensTheManualWhereItWasLeft();
    void theHeadingIsAtTheTop();
    void theUsersOwnKeyReplacesF1();

private:
    [[nodiscard]] HelpDialog *help() { return m_driver->window().findChild<HelpDialog *>(); }
    static void putMouseOn(const QWidget &widget) { QCursor::setPos(widget.mapToGlobal(widget.rect().center())); }
    void waitForWindow()
    {
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
    }

    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void ContextHelpTest::init()
{
    QSettings(u"Limber"_s, u"Limber"_s).remove(u"keys"_s);
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_folder.write(u"take.bvh"_s, smallBvh()));
    m_driver->window().viewport().setFocus();
}

void ContextHelpTest::everyTopicHasItsPageAndSection()
{
    const Manual manual;
    for (const HelpTopic &topic : helpTopics()) {
        const QString page = QLatin1String(topic.page);
        QVERIFY2(manual.hasPage(page), topic.type);
        const QString section = QLatin1String(topic.section);
        const QStringList lines = manual.markdownOf(page).split(u'\n');
        QVERIFY2(section.isEmpty() || lines.contains(u"## "_s + section), qPrintable(page + u": "_s + section));
    }
}

void ContextHelpTest::everyPanelHasATopic()
{
    const QList<QDockWidget *> docks = m_driver->window().findChildren<QDockWidget *>();
    QVERIFY(docks.size() > 8);
    QSet<const HelpTopic *> topics;
    for (const QDockWidget *dock : docks) {
        const HelpTopic *topic = helpTopicOf(dock->widget());
        QVERIFY2(topic != nullptr, qPrintable(dock->objectName()));
        QCOMPARE(helpTopicOf(dock), topic); // the title bar has the same topic
        topics.insert(topic);
    }
    QCOMPARE(topics.size(), docks.size());
    for (const char *name : {"toolBar", "toolRow", "seeingStrip", "startPage"}) {
        const auto *widget = m_driver->child<QWidget>(name);
        QVERIFY2(widget == nullptr || helpTopicOf(widget) != nullptr, name);
    }
    QVERIFY(helpTopicOf(&m_driver->window()) == nullptr);
    QVERIFY(helpTopicOf(nullptr) == nullptr);
}

void ContextHelpTest::everyDialogOfTheSourcesHasATopic()
{
    static const QRegularExpression dialog(u"class (\\w+) (?:final )?: public QDialog"_s);
    int dialogs = 0;
    for (const char *folder : {"view", "app/editor"}) {
        QDirIterator files(QStringLiteral(LIMBER_SOURCES "/") + QLatin1String(folder), {u"*.h"_s, u"*.cpp"_s},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QByteArray source = bytesOf(files.next());
            auto found = dialog.globalMatch(QString::fromUtf8(source));
            while (found.hasNext()) {
                const QByteArray type = "limber::" + found.next().captured(1).toUtf8();
                QVERIFY2(std::ranges::any_of(helpTopics(), [&](const HelpTopic &topic) { return type == topic.type; }),
                         type.constData());
                ++dialogs;
            }
        }
    }
    QVERIFY(dialogs > 9);
}

void ContextHelpTest::f1SpeaksAboutWhatIsUnderTheMouse_data()
{
    QTest::addColumn<QString>("widget");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("section");
    QTest::newRow("timeline") << u"dock.timeline"_s << u"navigation.md"_s << u"The timeline"_s;
    QTest::newRow("tree") << u"jointTree"_s << u"navigation.md"_s << u"Selecting"_s;
    QTest::newRow("table") << u"motionTable"_s << u"editing.md"_s << u"In the motion table"_s;
    QTest::newRow("search") << u"commandSearch"_s << u"window.md"_s << u"Commands"_s;
}

void ContextHelpTest::f1SpeaksAboutWhatIsUnderTheMouse()
{
    QFETCH(QString, widget);
    QFETCH(QString, page);
    QFETCH(QString, section);
    if (widget == u"motionTable") {
        m_driver->child<QDockWidget>("dock.motion")->raise();
        QTRY_VERIFY(m_driver->table()->height() > 100); // the panel grows when it comes to the front
    }
    putMouseOn(*m_driver->window().findChild<QWidget *>(widget));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QTRY_VERIFY(help() != nullptr && help()->isVisible());
    QCOMPARE(help()->currentPage(), page);
    QCOMPARE(help()->currentSection(), section);
}

void ContextHelpTest::f1SpeaksAboutTheFocusWhereTheMouseIsElsewhere()
{
    QCursor::setPos(m_driver->window().mapToGlobal(QPoint(0, 0)) + QPoint(m_driver->window().width() + 60, 700));
    m_driver->child<QWidget>("jointFilter")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QTRY_VERIFY(help() != nullptr && help()->isVisible());
    QCOMPARE(help()->currentSection(), u"Selecting");
    // F1 in the manual itself opens its contents.
    for (int tries = 0; tries < 2; ++tries) { // the display may first give the keyboard to the window below
        help()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(help()));
        QTest::qWait(60);
    }
    QTest::keyClick(help(), Qt::Key_F1);
    QCOMPARE(help()->currentPage(), u"index.md");
}

void ContextHelpTest::everyOperationHasItsSection()
{
    QVERIFY(operations().size() > 30);
    const Manual manual;
    m_driver->child<QAction>("cleanUp.find")->trigger();
    auto *panel = m_driver->window().findChild<CleanUpPanel *>();
    const QPoint elsewhere(-100, -100);
    QCOMPARE(helpPlaceOf(panel, elsewhere).page, u"operations.md"_s); // no operation is shown
    QSet<QString> sections;
    for (const Operation &operation : operations()) {
        panel->showOperation(nameOf(operation));
        const HelpPlace place = helpPlaceOf(panel->findChild<QWidget *>(u"operationSearch"_s), elsewhere);
        QVERIFY2(manual.hasPage(place.page), qPrintable(place.page));
        const QString markdown = manual.markdownOf(place.page);
        const QStringList lines = markdown.split(u'\n');
        QVERIFY2(lines.contains(u"## "_s + place.section), qPrintable(place.page + u": "_s + place.section));
        // The section describes this very operation.
        const QString own = markdown.section(u"## "_s + place.section + u'\n', 1).section(u"\n## "_s, 0, 0);
        QVERIFY2(own.contains(u"`%1`"_s.arg(nameOf(operation))), qPrintable(place.section));
        sections.insert(place.page + place.section);
    }
    QCOMPARE(sections.size(), static_cast<qsizetype>(operations().size()));
}

void ContextHelpTest::f1SpeaksAboutTheOperationUnderTheMouse()
{
    m_driver->child<QAction>("cleanUp.find")->trigger();
    auto *list = m_driver->child<QTreeWidget>("operationList");
    QTRY_VERIFY(list->isVisible());
    m_driver->window().findChild<CleanUpPanel *>()->showOperation(u"smooth"_s);
    const QTreeWidgetItem *reverse = nullptr;
    for (QTreeWidgetItemIterator item(list); *item != nullptr; ++item) {
        if ((*item)->text(0) == titleOf(*findOperation("reverse")))
            reverse = *item;
    }
    QVERIFY(reverse != nullptr);
    list->scrollToItem(reverse);
    QCursor::setPos(list->viewport()->mapToGlobal(list->visualItemRect(reverse).center()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QTRY_VERIFY(help() != nullptr && help()->isVisible());
    QCOMPARE(help()->currentPage(), u"operations-time.md"_s);
    QCOMPARE(help()->currentSection(), titleOf(*findOperation("reverse")));
    QTRY_COMPARE(help()->findChild<QTextBrowser *>()->cursorForPosition({30, 20}).block().text(),
                 titleOf(*findOperation("reverse")));
}

void ContextHelpTest::f1WorksInAModalDialog()
{
    bool wasOpen = false;
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        [&] {
            dialog->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            putMouseOn(*dialog);
            auto *recorder = dialog->findChild<ShortcutRecorder *>();
            QTest::keyClick(dialog, Qt::Key_F1);
            auto *own = dialog->findChild<HelpDialog *>();
            QVERIFY(own != nullptr && own->isVisible());
            QCOMPARE(own->currentPage(), u"window.md");
            QCOMPARE(own->currentSection(), u"Keyboard shortcuts");
            own->close();
            QTRY_VERIFY(dialog->findChild<HelpDialog *>() == nullptr);
            // F1 itself can be recorded as a key, and is taken from the manual.
            dialog->findChild<ShortcutList *>()->select(ActionId::FullScreen);
            QTest::mouseClick(recorder, Qt::LeftButton);
            QTest::keyClick(recorder, Qt::Key_F1);
            QVERIFY(dialog->findChild<HelpDialog *>() == nullptr);
            QTest::mouseClick(dialog->findChild<QPushButton *>(u"takeKey"_s), Qt::LeftButton);
            QVERIFY(m_driver->child<QAction>("view.fullScreen")->shortcut() == QKeySequence(Qt::Key_F1));
            wasOpen = true;
        }();
        qobject_cast<QDialog *>(dialog)->reject();
    });
    m_driver->child<QAction>("edit.keys")->trigger();
    QTRY_VERIFY(wasOpen);
}

void ContextHelpTest::theMenuOpensTheManualWhereItWasLeft()
{
    m_driver->clickMenu(u"Help"_s, u"Manual"_s);
    QTRY_VERIFY(help() != nullptr && help()->isVisible());
    QCOMPARE(help()->currentPage(), u"index.md");
    help()->showPage(u"curves.md"_s);
    help()->close();
    waitForWindow();
    m_driver->clickMenu(u"Help"_s, u"Manual"_s);
    QTRY_VERIFY(help()->isVisible());
    QCOMPARE(help()->currentPage(), u"curves.md");
}

void ContextHelpTest::theHeadingIsAtTheTop()
{
    HelpDialog dialog;
    dialog.showPage(u"posing.md"_s, u"Pins"_s);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto *text = dialog.findChild<QTextBrowser *>();
    QTRY_COMPARE(text->cursorForPosition({30, 20}).block().text(), u"Pins");
    dialog.showPage(u"posing.md"_s, u"The tools"_s); // a heading on the same page
    QTRY_COMPARE(text->cursorForPosition({30, 20}).block().text(), u"The tools");
}

void ContextHelpTest::theUsersOwnKeyReplacesF1()
{
    QSettings(u"Limber"_s, u"Limber"_s)
        .setValue(u"keys"_s,
                  QByteArray(R"({"limber-keys": 1, "preset": "limber", "changes": {"help.contents": ["Ctrl+F12"]}})"));
    m_driver = std::make_unique<WindowDriver>();
    QTest::keyClick(&m_driver->window(), Qt::Key_F1);
    QVERIFY(help() == nullptr);
    QTest::keyClick(&m_driver->window(), Qt::Key_F12, Qt::ControlModifier);
    QTRY_VERIFY(help() != nullptr && help()->isVisible());
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ContextHelpTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_contexthelp

#include "tst_contexthelp.moc"
