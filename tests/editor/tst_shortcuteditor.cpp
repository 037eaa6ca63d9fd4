#include "actions/action.h"
#include "actions/shortcuts/shortcutfile.h"
#include "cleanup/cleanuppanel.h"
#include "search/commandsearch.h"
#include "shortcuts/shortcuteditor.h"
#include "shortcuts/shortcutlist.h"
#include "shortcuts/shortcutrecorder.h"
#include "support/textfiles.h"
#include "timeline/timelineruler.h"
#include "viewdriver.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace tst_shortcuteditor {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Keys are changed in the dialog with mouse and keyboard, and work in the window at once.
class ShortcutEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aRecordedKeyWorksAtOnceAndInTheNextWindow();
    void theSecondKeyWorksTooAndCanBeCleared();
    void escapeAndTabLeaveARecordingAsItWas();
    void aKeyOfAnotherCommandIsAskedAboutAndCanBeReassigned();
    void aPresetNeverTakesAKeyTwice();
    void savedKeysInConflictAreSettled();
    void presetBlenderWorksInTheView();
    void presetMayaPlaysWithAltV();
    void textsThatNameKeysFollowTheSettings();
    void searchFindsCommandsKeysAndOtherNames_data();
    void searchFindsCommandsKeysAndOtherNames();
    void fixedKeysAreListedAndCannotBeChanged();
    void resetAllGivesThePresetBack();
    void damagedSettingsAreReportedAndThePresetIsUsed();
    void keysAreExportedAndImported();
    void operationsHaveShortcuts();
    void aSavedShortcutOfAnOperationWorks();
    void everythingIsReachedByTheKeyboard();

private:
    // Opens the dialog by its menu, runs `act` on it and closes it.
    void inEditor(const std::function<void(ShortcutEditor &)> &act);
    static void select(ShortcutEditor &editor, ActionId action) { editor.findChild<ShortcutList *>()->select(action); }
    static void record(ShortcutEditor &editor, int place, Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    static QString textOf(const ShortcutEditor &editor, const char *label)
    {
        return editor.findChild<QLabel *>(QLatin1String(label))->text();
    }
    static void click(const ShortcutEditor &editor, const char *button)
    {
        QTest::mouseClick(editor.findChild<QPushButton *>(QLatin1String(button)), Qt::LeftButton);
    }
    static void choosePreset(const ShortcutEditor &editor, const QString &name);
    QAction *action(const char *name) { return m_driver->child<QAction>(name); }

    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void ShortcutEditorTest::init()
{
    QSettings(u"Limber"_s, u"Limber"_s).remove(u"keys"_s);
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_folder.write(u"take.bvh"_s, smallBvh()));
}

void ShortcutEditorTest::cleanup()
{
    m_driver.reset();
}

void ShortcutEditorTest::inEditor(const std::function<void(ShortcutEditor &)> &act)
{
    bool wasOpen = false;
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        auto *editor = qobject_cast<ShortcutEditor *>(dialog);
        if (editor != nullptr) {
            wasOpen = true;
            // The display may still give the keyboard to the window below, which asked for it earlier.
            for (int tries = 0; tries < 2; ++tries) {
                editor->activateWindow();
                [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(editor);
                QTest::qWait(60);
            }
            act(*editor);
        }
        qobject_cast<QDialog *>(dialog)->reject();
    });
    m_driver->clickMenu(u"Edit"_s, u"Keyboard Shortcuts…"_s);
    QTRY_VERIFY(wasOpen);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
}

void ShortcutEditorTest::record(ShortcutEditor &editor, int place, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    auto *recorder = editor.findChild<ShortcutRecorder *>(u"key%1"_s.arg(place));
    QVERIFY(recorder->isEnabled());
    QTest::mouseClick(recorder, Qt::LeftButton);
    QVERIFY(recorder->isRecording());
    QTest::keyClick(recorder, key, modifiers);
    QVERIFY(!recorder->isRecording());
}

void ShortcutEditorTest::choosePreset(const ShortcutEditor &editor, const QString &name)
{
    auto *box = editor.findChild<QComboBox *>(u"keyPreset"_s);
    box->setFocus();
    while (box->currentText() != name && box->currentIndex() + 1 < box->count())
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentText(), name);
}

void ShortcutEditorTest::aRecordedKeyWorksAtOnceAndInTheNextWindow()
{
    inEditor([&](ShortcutEditor &editor) {
        select(editor, ActionId::ShowTrails);
        record(editor, 1, Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(action("view.trails")->shortcut().toString(), u"Ctrl+Shift+K"); // while the dialog is still open
    });
    QVERIFY(action("view.trails")->toolTip().endsWith(u"(Ctrl+Shift+K)"));
    ViewDriver view(*m_driver);
    m_driver->window().viewport().setFocus();
    const bool before = action("view.trails")->isChecked();
    view.key(Qt::Key_T); // the old key no longer works
    QCOMPARE(action("view.trails")->isChecked(), before);
    view.key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(action("view.trails")->isChecked(), !before);
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    QCOMPARE(action("view.trails")->shortcut().toString(), u"Ctrl+Shift+K");
}

void ShortcutEditorTest::theSecondKeyWorksTooAndCanBeCleared()
{
    inEditor([&](ShortcutEditor &editor) {
        select(editor, ActionId::FullScreen);
        record(editor, 2, Qt::Key_F12);
        const QList<QKeySequence> two{QKeySequence(Qt::Key_F11), QKeySequence(Qt::Key_F12)};
        QCOMPARE(action("view.fullScreen")->shortcuts(), two);
        click(editor, "clearKey1");
        QCOMPARE(action("view.fullScreen")->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_F12)});
        click(editor, "clearKey1");
        QVERIFY(action("view.fullScreen")->shortcuts().isEmpty());
        QCOMPARE(action("view.fullScreen")->toolTip(), u"Use the whole screen"); // without empty brackets
        QVERIFY(
            !editor.findChild<ShortcutRecorder *>(u"key2"_s)->isEnabled()); // there is no second key without a first
        click(editor, "resetKey");
        QCOMPARE(action("view.fullScreen")->shortcut(), QKeySequence(Qt::Key_F11));
    });
    QVERIFY(!QSettings(u"Limber"_s, u"Limber"_s).value(u"keys"_s).toByteArray().contains("fullScreen"));
}

void ShortcutEditorTest::escapeAndTabLeaveARecordingAsItWas()
{
    inEditor([&](ShortcutEditor &editor) {
        select(editor, ActionId::FullScreen);
        record(editor, 1, Qt::Key_Escape);
        QVERIFY(editor.isVisible()); // Esc ended the recording and not the dialog
        record(editor, 1, Qt::Key_Tab);
        auto *recorder = editor.findChild<ShortcutRecorder *>(u"key1"_s);
        QTest::mouseClick(recorder, Qt::LeftButton);
        QTest::keyClick(recorder, Qt::Key_Shift, Qt::ShiftModifier); // a modifier alone is not a key
        QVERIFY(recorder->isRecording());
        editor.findChild<QWidget *>(u"keySearch"_s)->setFocus();
        QVERIFY(!recorder->isRecording());
        QCOMPARE(action("view.fullScreen")->shortcut(), QKeySequence(Qt::Key_F11));
    });
}

void ShortcutEditorTest::aKeyOfAnotherCommandIsAskedAboutAndCanBeReassigned()
{
    const QKeySequence save(Qt::CTRL | Qt::Key_S);
    const auto wants = [&](ShortcutEditor &editor) {
        select(editor, ActionId::FullScreen);
        record(editor, 1, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(textOf(editor, "keyConflicts").contains(u"“Save”"));
        QCOMPARE(action("view.fullScreen")->shortcut(), QKeySequence(Qt::Key_F11)); // nothing has changed yet
        QCOMPARE(action("file.save")->shortcut(), save);
    };
    inEditor(wants); // closed without an answer
    QCOMPARE(action("file.save")->shortcut(), save);
    inEditor([&](ShortcutEditor &editor) {
        wants(editor);
        select(editor, ActionId::MoveTool);
        QVERIFY(textOf(editor, "keyConflicts").isEmpty()); // to go elsewhere is an answer, too
        wants(editor);
        click(editor, "takeKey");
        QVERIFY(textOf(editor, "keyConflicts").isEmpty());
        QCOMPARE(action("view.fullScreen")->shortcut(), save);
        QVERIFY(action("file.save")->shortcuts().isEmpty());
        select(editor, ActionId::Save);
        click(editor, "resetKey");
        QVERIFY(textOf(editor, "keyConflicts").contains(u"Full Screen"));
        click(editor, "takeKey");
        QCOMPARE(action("file.save")->shortcut(), save);
        QVERIFY(action("view.fullScreen")->shortcuts().isEmpty());
    });
}

// G moves in Blender's preset only.
void ShortcutEditorTest::aPresetNeverTakesAKeyTwice()
{
    inEditor([&](ShortcutEditor &editor) {
        select(editor, ActionId::FullScreen);
        record(editor, 1, Qt::Key_G);
        if (editor.findChild<QPushButton *>(u"takeKey"_s)->isVisible())
            click(editor, "takeKey");
        choosePreset(editor, u"Blender"_s);
        QCOMPARE(action("view.fullScreen")->shortcut(), QKeySequence(Qt::Key_G));
        QVERIFY(action("pose.move")->shortcuts().isEmpty());
        choosePreset(editor, u"Maya"_s);
        QCOMPARE(action("pose.move")->shortcut(), QKeySequence(Qt::Key_W));
        select(editor, ActionId::FullScreen);
        click(editor, "resetKey");
    });
}

void ShortcutEditorTest::savedKeysInConflictAreSettled()
{
    const QKeySequence save(Qt::CTRL | Qt::Key_S);
    m_driver.reset();
    QSettings(u"Limber"_s, u"Limber"_s)
        .setValue(u"keys"_s, QByteArray(R"({"limber-keys": 1, "preset": "limber", "changes": {)"
                                        R"("view.fullScreen": ["Ctrl+S", "F11"], "view.trails": ["B"],)"
                                        R"("view.grid": ["F12"], "view.front": ["F12"]}})"));
    m_driver = std::make_unique<WindowDriver>();
    QCOMPARE(action("file.save")->shortcut(), save);
    QCOMPARE(action("view.fullScreen")->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_F11)});
    QVERIFY(action("view.trails")->shortcuts().isEmpty()); // the view drags a box with B
    QCOMPARE(action("view.grid")->shortcuts().size() + action("view.front")->shortcuts().size(), 1);
    const QString text = m_driver->message();
    QVERIFY2(text.contains(u"Ctrl+S") && text.contains(u"Save"), qPrintable(text));
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY(!m_driver->message().contains(u"Ctrl+S")); // it is said once
}

void ShortcutEditorTest::presetBlenderWorksInTheView()
{
    inEditor([](ShortcutEditor &editor) { choosePreset(editor, u"Blender"_s); });
    ViewDriver view(*m_driver);
    m_driver->window().viewport().setFocus();
    view.key(Qt::Key_G);
    QVERIFY(action("pose.move")->isChecked());
    view.key(Qt::Key_R);
    QVERIFY(action("pose.rotate")->isChecked());
    view.key(Qt::Key_W);
    QVERIFY(action("pose.select")->isChecked());
    QSignalSpy front(action("view.front"), &QAction::triggered);
    view.key(Qt::Key_1, Qt::KeypadModifier);
    QCOMPARE(front.count(), 1);
}

// Alt+V opens the menu View as long as no command has it.
void ShortcutEditorTest::presetMayaPlaysWithAltV()
{
    inEditor([](ShortcutEditor &editor) { choosePreset(editor, u"Maya"_s); });
    QSignalSpy played(action("transport.playPause"), &QAction::triggered);
    QTest::keyClick(&m_driver->window(), Qt::Key_V, Qt::AltModifier);
    QCOMPARE(played.count(), 1);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QSet<QKeySequence> mnemonics;
    for (const QAction *menu : m_driver->window().menus().actions()) {
        const QKeySequence key = QKeySequence::mnemonic(menu->text());
        // Help has no letter left, since E, L and P open other menus.
        QVERIFY2(menu->text() == u"Help" || (!key.isEmpty() && !mnemonics.contains(key)), qPrintable(menu->text()));
        mnemonics.insert(key);
    }
    inEditor([](ShortcutEditor &editor) {
        auto *box = editor.findChild<QComboBox *>(u"keyPreset"_s);
        QTest::keyClick(box, Qt::Key_Home);
    });
    QCOMPARE(m_driver->window().menus().actions().at(7)->text(), u"&View");
    QVERIFY(QSettings(u"Limber"_s, u"Limber"_s).value(u"keys"_s).toByteArray().isEmpty());
}

void ShortcutEditorTest::textsThatNameKeysFollowTheSettings()
{
    inEditor([&](ShortcutEditor &editor) {
        select(editor, ActionId::FindCommand);
        record(editor, 1, Qt::Key_F3);
        select(editor, ActionId::FilterJoints);
        record(editor, 1, Qt::Key_F4);
        select(editor, ActionId::ShowAllJoints);
        record(editor, 1, Qt::Key_F5);
    });
    QVERIFY(m_driver->window().findChild<CommandSearch *>()->placeholderText().endsWith(u"F3"));
    QVERIFY(m_driver->child<QWidget>("jointFilter")->toolTip().endsWith(u"(F4)"));
    QCOMPARE(m_driver->window().viewport().scene().showAllKeys(), u"F5");
}

void ShortcutEditorTest::searchFindsCommandsKeysAndOtherNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("command");
    QTest::newRow("command") << u"full scr"_s << u"Full Screen"_s;
    QTest::newRow("key") << u"ctrl+shift+p"_s << u"Find a Command"_s;
    QTest::newRow("part of a key") << u"Ctrl+Alt+S"_s << u"Save All"_s;
    QTest::newRow("one letter") << u"o"_s << u"Onion Skins"_s;
    QTest::newRow("other name") << u"revert"_s << u"Undo"_s;
    QTest::newRow("fixed key") << u"\\"_s << u"While held, see the motion as it was before"_s;
}

void ShortcutEditorTest::searchFindsCommandsKeysAndOtherNames()
{
    QFETCH(QString, text);
    QFETCH(QString, command);
    inEditor([&](ShortcutEditor &editor) {
        QTest::keyClicks(editor.findChild<QWidget *>(u"keySearch"_s), text);
        const auto *list = editor.findChild<ShortcutList *>();
        QStringList shown;
        int all = 0;
        for (int menu = 0; menu < list->topLevelItemCount(); ++menu) {
            for (int row = 0; row < list->topLevelItem(menu)->childCount(); ++row) {
                ++all;
                if (!list->topLevelItem(menu)->child(row)->isHidden())
                    shown << list->topLevelItem(menu)->child(row)->text(0);
            }
        }
        QVERIFY2(shown.contains(command), qPrintable(shown.join(u'|')));
        QVERIFY(shown.size() < all / 3);
        QTest::keyClicks(editor.findChild<QWidget *>(u"keySearch"_s), u" zzqq"_s);
        QVERIFY(editor.findChild<QWidget *>(u"keyNothingFound"_s)->isVisible());
    });
}

void ShortcutEditorTest::fixedKeysAreListedAndCannotBeChanged()
{
    inEditor([&](ShortcutEditor &editor) {
        auto *list = editor.findChild<ShortcutList *>();
        QTreeWidgetItem *fixed = list->topLevelItem(list->topLevelItemCount() - 1);
        QVERIFY(fixed->childCount() > 4);
        list->setCurrentItem(fixed->child(0));
        QVERIFY(!editor.findChild<ShortcutRecorder *>(u"key1"_s)->isEnabled());
        QVERIFY(!editor.findChild<QPushButton *>(u"clearKey1"_s)->isEnabled());
        select(editor, ActionId::ShowTrails);
        record(editor, 1, Qt::Key_B);
        QVERIFY(!textOf(editor, "keyConflicts").isEmpty());
        QVERIFY(!editor.findChild<QPushButton *>(u"takeKey"_s)->isVisible());
    });
}

void ShortcutEditorTest::resetAllGivesThePresetBack()
{
    inEditor([&](ShortcutEditor &editor) {
        select(editor, ActionId::Undo);
        record(editor, 1, Qt::Key_F8);
        select(editor, ActionId::Redo);
        record(editor, 1, Qt::Key_F9);
        QVERIFY(textOf(editor, "keyState").startsWith(u"2 command"));
        click(editor, "resetAllKeys");
        QCOMPARE(textOf(editor, "keyState"), u"Nothing changed");
        QCOMPARE(action("edit.undo")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    });
}

void ShortcutEditorTest::damagedSettingsAreReportedAndThePresetIsUsed()
{
    QVERIFY(m_driver->message().isEmpty());
    QSettings(u"Limber"_s, u"Limber"_s).setValue(u"keys"_s, QByteArray("{\"limber-keys\": 1, \"preset\": "));
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY2(m_driver->message().startsWith(u"Your keyboard shortcuts could not be read"),
             qPrintable(m_driver->message()));
    QCOMPARE(action("edit.undo")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QSettings(u"Limber"_s, u"Limber"_s).setValue(u"keys"_s, 17);
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY(!m_driver->message().isEmpty());
    QCOMPARE(action("pose.move")->shortcut(), QKeySequence(Qt::Key_W));
}

void ShortcutEditorTest::keysAreExportedAndImported()
{
    const QString path = m_folder.path(u"keys.json"_s);
    inEditor([&](ShortcutEditor &editor) {
        choosePreset(editor, u"Blender"_s);
        select(editor, ActionId::Undo);
        record(editor, 1, Qt::Key_F8);
        m_driver->chooseInFileDialog(path);
        click(editor, "exportKeys");
        QVERIFY(QFile::exists(path));
        click(editor, "resetAllKeys");
        auto *box = editor.findChild<QComboBox *>(u"keyPreset"_s);
        QTest::keyClick(box, Qt::Key_Home);
        QCOMPARE(action("pose.move")->shortcut(), QKeySequence(Qt::Key_W));
        m_driver->chooseInFileDialog(path);
        click(editor, "importKeys");
        QCOMPARE(action("pose.move")->shortcut(), QKeySequence(Qt::Key_G));
        QCOMPARE(action("edit.undo")->shortcut(), QKeySequence(Qt::Key_F8));
        QCOMPARE(box->currentText(), u"Blender");
    });
}

void ShortcutEditorTest::operationsHaveShortcuts()
{
    const auto choose = [](ShortcutEditor &editor, const QString &title) {
        auto *list = editor.findChild<ShortcutList *>();
        for (QTreeWidgetItem *item : list->findItems(title, Qt::MatchExactly | Qt::MatchRecursive)) {
            if (item->parent() != nullptr && item->parent()->text(0).startsWith(u"Clean Up › "))
                list->setCurrentItem(item);
        }
    };
    const QString path = m_folder.path(u"operations.json"_s);
    inEditor([&](ShortcutEditor &editor) {
        choose(editor, u"Smooth"_s);
        QCOMPARE(textOf(editor, "keyCommand"), u"Smooth");
        QVERIFY(!textOf(editor, "keyAbout").isEmpty());
        record(editor, 1, Qt::Key_F7);
        QCOMPARE(action("operation.smooth")->shortcut(), QKeySequence(Qt::Key_F7));
        QVERIFY(action("operation.smooth")->toolTip().endsWith(u"(F7)"));
        choose(editor, u"Trim"_s);
        record(editor, 1, Qt::Key_F7);
        QVERIFY2(textOf(editor, "keyConflicts").contains(u"“Smooth”"), qPrintable(textOf(editor, "keyConflicts")));
        QVERIFY(action("operation.trim")->shortcut().isEmpty());
        click(editor, "takeKey");
        QVERIFY(action("operation.smooth")->shortcut().isEmpty());
        m_driver->chooseInFileDialog(path);
        click(editor, "exportKeys");
        click(editor, "resetAllKeys");
        QVERIFY(action("operation.trim")->shortcut().isEmpty());
        m_driver->chooseInFileDialog(path);
        click(editor, "importKeys");
        QCOMPARE(action("operation.trim")->shortcut(), QKeySequence(Qt::Key_F7));
        choosePreset(editor, u"Blender"_s);
        QCOMPARE(action("operation.trim")->shortcut(), QKeySequence(Qt::Key_F7));
    });
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    QCOMPARE(action("operation.trim")->shortcut(), QKeySequence(Qt::Key_F7));
}

// The shortcut does what the entry of the menu does.
void ShortcutEditorTest::aSavedShortcutOfAnOperationWorks()
{
    m_driver.reset();
    QSettings(u"Limber"_s, u"Limber"_s)
        .setValue(u"keys"_s, QByteArray(R"({"limber-keys": 1, "preset": "limber", "changes": {)"
                                        R"("operation.smooth": ["U"], "operation.trim": ["Ctrl+Alt+T"],)"
                                        R"("operation.reverse": ["Ctrl+S"]}})"));
    m_driver = std::make_unique<WindowDriver>();
    QVERIFY2(m_driver->message().contains(u"Ctrl+S"), qPrintable(m_driver->message())); // it belongs to Save
    QVERIFY(action("operation.reverse")->shortcut().isEmpty());
    m_driver->open(m_folder.path(u"take.bvh"_s));
    ViewDriver view(*m_driver);
    auto &panel = *m_driver->window().findChild<CleanUpPanel *>();
    m_driver->window().viewport().setFocus();
    view.key(Qt::Key_U);
    QTRY_VERIFY(panel.isVisible());
    QCOMPARE(QString::fromStdString(panel.call()->name), u"smooth");
    m_driver->window().viewport().setFocus();
    view.key(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(QString::fromStdString(panel.call()->name), u"trim");
}

void ShortcutEditorTest::everythingIsReachedByTheKeyboard()
{
    inEditor([&](ShortcutEditor &editor) {
        select(editor, ActionId::Undo);
        QSet<QString> reached;
        for (int step = 0; step < 20; ++step) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            reached.insert(QApplication::focusWidget()->objectName());
        }
        for (const char *name :
             {"keySearch", "keyPreset", "keyList", "key1", "key2", "clearKey1", "importKeys", "exportKeys"})
            QVERIFY2(reached.contains(QLatin1String(name)), name);
        for (const QPushButton *button : editor.findChildren<QPushButton *>())
            QVERIFY(!button->text().isEmpty() || !button->accessibleName().isEmpty());
        // With the keyboard alone, Space starts a recording and the next key is recorded.
        auto *recorder = editor.findChild<ShortcutRecorder *>(u"key1"_s);
        recorder->setFocus();
        QTest::keyClick(recorder, Qt::Key_Space);
        QVERIFY(recorder->isRecording());
        QTest::keyClick(recorder, Qt::Key_Space, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(action("edit.undo")->shortcut(), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Space));
        QVERIFY(recorder->accessibleName().contains(u"Ctrl+Alt+Space"));
    });
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ShortcutEditorTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_shortcuteditor

#include "tst_shortcuteditor.moc"
