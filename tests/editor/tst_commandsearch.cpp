#include "actions/action.h"
#include "formats/format.h"
#include "search/commanddelegate.h"
#include "search/commandindex.h"
#include "search/commandneed.h"
#include "search/commandsearch.h"
#include "support/textfiles.h"
#include "viewport/viewportpanel.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace tst_commandsearch {

using namespace limber;
using namespace limber::test;

// The search finds commands by the words people use, runs the marked one, and leaves the focus where it was.
class CommandSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void runsTheMarkedCommand();
    void keysMoveTheMark();
    void keepsWhatIsTypedWhereNothingMatches();
    void escapeGivesTheFocusBack();
    void givesTheFocusBackAfterACommand();
    void aClickElsewhereIsNotSwallowed();
    void canBeOpenedFromAFloatingPanel();
    void theRightCommandIsFirst();
    void findsWordsOfOtherPrograms_data();
    void findsWordsOfOtherPrograms();
    void someOfTheWordsAreBetterThanNothing();
    void reportsMissingFeaturesAndUnknownWords_data();
    void reportsMissingFeaturesAndUnknownWords();
    void nothingIsCalledMissingThatIsThere();
    void enterSaysWhatADisabledCommandNeeds();
    void everyDisabledCommandSaysWhatItNeeds();
    void aCommandOfThatNameIsFirst();
    void theOperationOrPanelOfThatNameIsFirst();
    void staysInsideTheWindow();
    void theListHangsBelowTheRightEndOfTheField();

private:
    void openSearch() const
    {
        m_driver->child<QAction>("edit.findCommand")->trigger();
        QCOMPARE(QApplication::focusWidget(), m_search);
    }
    [[nodiscard]] QListWidget *list() const { return m_driver->child<QListWidget>("commandMatches"); }
    [[nodiscard]] QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < list()->count(); ++row)
            titles << list()->item(row)->text();
        return titles;
    }

    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    CommandSearch *m_search = nullptr;
};

void CommandSearchTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_folder.write(QStringLiteral("take.bvh"), smallBvh()));
    m_driver->window().viewport().setFocus();
    m_search = m_driver->window().findChild<CommandSearch *>();
}

void CommandSearchTest::runsTheMarkedCommand()
{
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("window"));
    QVERIFY(list()->isVisible());
    for (int press = 0; press < 3; ++press)
        QTest::keyClick(m_search, Qt::Key_Down);
    QAction *wanted = nullptr;
    const QString marked = list()->currentItem()->text();
    for (QAction *menu : m_driver->window().menus().actions()) {
        for (QAction *entry : menu->menu()->actions()) {
            const QString title =
                QString(menu->text() + QStringLiteral(" › ") + entry->text()).remove(QLatin1Char('&'));
            if (title == marked)
                wanted = entry;
        }
    }
    QVERIFY2(wanted != nullptr, qPrintable(marked));
    int ran = 0;
    int others = 0;
    for (QAction *action : m_driver->window().findChildren<QAction *>()) {
        connect(action, &QAction::triggered, this, [&, action] { ++(action == wanted ? ran : others); });
    }
    QTest::keyClick(m_search, Qt::Key_Return);
    QTRY_COMPARE(ran, 1);
    QCOMPARE(others, 0);
}

void CommandSearchTest::keysMoveTheMark()
{
    QTest::keyClick(m_search, Qt::Key_Down); // without a list nothing happens
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("a"));
    QList<int> rows; // of what can be run; the others are titles and commands that are disabled
    for (int row = 0; row < list()->count(); ++row) {
        if (list()->item(row)->flags() & Qt::ItemIsEnabled)
            rows << row;
    }
    QVERIFY(rows.size() >= 4);
    QCOMPARE(list()->currentRow(), rows.at(0));
    QTest::keyClick(m_search, Qt::Key_Up);
    QCOMPARE(list()->currentRow(), rows.at(0));
    QTest::keyClick(m_search, Qt::Key_Down);
    QTest::keyClick(m_search, Qt::Key_Down);
    QCOMPARE(list()->currentRow(), rows.at(2));
    QTest::keyClick(m_search, Qt::Key_Up);
    QCOMPARE(list()->currentRow(), rows.at(1));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(m_search, Qt::Key_PageDown);
    QCOMPARE(list()->currentRow(), rows.last());
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(m_search, Qt::Key_PageUp);
    QCOMPARE(list()->currentRow(), rows.at(0));
    QTest::keyClick(m_search, Qt::Key_Escape);
    QVERIFY(!list()->isVisible());
}

void CommandSearchTest::keepsWhatIsTypedWhereNothingMatches()
{
    for (const char *word : {"smooth", "trim", "mirror", "fps", "qqqq", "xylophone"}) {
        openSearch();
        QTest::keyClicks(m_search, QLatin1String(word));
        QCOMPARE(m_search->text(), QLatin1String(word));
        QTest::keyClick(m_search, Qt::Key_Escape);
        QVERIFY(m_search->text().isEmpty());
    }
}

void CommandSearchTest::escapeGivesTheFocusBack()
{
    m_driver->tree()->setFocus();
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("op"));
    QTest::keyClick(m_search, Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), m_driver->tree());
    QVERIFY(!list()->isVisible());
}

void CommandSearchTest::givesTheFocusBackAfterACommand()
{
    QWidget *view = QApplication::focusWidget();
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("frame all"));
    QTest::keyClick(m_search, Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), view);
    // The search opens from a dialog, too.
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("about"));
    m_driver->whenDialogOpens([](QWidget *dialog) { qobject_cast<QDialog *>(dialog)->reject(); });
    QTest::keyClick(m_search, Qt::Key_Return);
    QTest::qWait(200);
    m_driver->window().activateWindow(); // no window manager runs here that would do this
    QTRY_COMPARE(QApplication::focusWidget(), view);
}

void CommandSearchTest::aClickElsewhereIsNotSwallowed()
{
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("frame"));
    const QModelIndex index = m_driver->tree()->model()->index(0, 0);
    QTest::mouseClick(m_driver->tree()->viewport(), Qt::LeftButton, {}, m_driver->tree()->visualRect(index).center());
    QVERIFY(m_driver->session().isSelected(NodeId::joint(0)));
    QVERIFY(!list()->isVisible());
}

void CommandSearchTest::canBeOpenedFromAFloatingPanel()
{
    auto *dock = m_driver->child<QDockWidget>("dock.hierarchy");
    dock->setFloating(true);
    dock->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dock));
    m_driver->tree()->setFocus();
    m_driver->child<QAction>("edit.findCommand")->trigger();
    QTRY_COMPARE(QApplication::activeWindow(), &m_driver->window());
    QCOMPARE(QApplication::focusWidget(), m_search);
}

// All in one window, because opening one takes longer than a hundred searches.
void CommandSearchTest::theRightCommandIsFirst()
{
    const std::pair<const char *, const char *> wanted[] = {
        // As users asked for them.
        {"foot slide", "Lock Feet"},
        {"foot sliding", "Lock Feet"},
        {"cm to m", "Scale"},
        {"units", "Scale"},
        {"mocap cleanup", "Find an Operation"},
        {"rotate 90", "Orient"},
        {"dope sheet", "Timeline"},
        {"graph editor", "Curves"},
        {"gif", "Export…"},
        {"video", "Export…"},
        {"export fbx", "Export…"},
        {"t-pose", "Bake Rest Pose"},
        {"jitter", "Smooth"},
        {"noise", "Smooth"},
        {"hips", "Re-root"},
        {"fps", "Frame Time…"},
        {"crop", "Trim"},
        {"cut", "Trim"},
        {"merge", "Merge Down"},
        {"blend", "Mix"},
        {"speed up", "Time Warp"},
        {"slow motion", "Frame Time…"},
        {"bake", "Bake Rest Pose"},
        {"pin", "Pin"},
        {"delete bone", "Collapse Joint"},
        {"zero", "Zero Root Offset"},
        {"root motion", "Floor Root"},
        {"loop", "Loop"},
        {"dark", "Preferences…"},
        {"reverse", "Reverse"},
        {"rename", "Rename"},
        {"shortcuts", "Keyboard Shortcuts…"},
        // Whole words before beginnings, titles before other words.
        {"scale", "Scale"},
        {"scaling bones", "Scale Bones…"},
        {"trim", "Trim"},
        {"smooth", "Smooth"},
        {"mirror", "Mirror"},
        {"timewarp", "Time Warp"},
        {"t pose", "Bake Rest Pose"},
        {"a-pose", "Bake Rest Pose"},
        {"retarget", "Retarget Onto…"},
        {"ik", "IK"},
        {"move", "Move"},
        {"fbx", "Import…"},
        {"mp4", "Export…"},
        {"screenshot", "Save Picture…"},
        {"skating", "Lock Feet"},
        {"foot skating", "Lock Feet"},
        {"sticky feet", "Lock Feet"},
        {"shaky", "Smooth"},
        {"knee pop", "Despike"},
        {"night mode", "Preferences…"},
        {"turn around", "Orient"},
        {"bigger character", "Scale"},
        {"half speed", "Time Warp"},
        {"make shorter", "Proportions…"},
        {"exaggerate", "Scale Values…"},
        {"gap", "Interpolate"},
        {"spike", "Despike"},
        {"ghost", "Onion Skins"},
        {"trails", "Trails"},
        {"names", "Names"},
        // As animators, makers of dances and researchers say it.
        {"game engine", "Floor Root"},
        {"undo all", "Revert"},
        {"rig", "Retarget Onto…"},
        {"make bigger", "Scale"},
        {"convert fbx", "Import…"},
        {"export to unity", "Export…"},
        {"set origin", "Start at Origin"},
        {"faster", "Time Warp"},
        {"slower", "Time Warp"},
        {"slow down", "Time Warp"},
        {"split clip", "Trim"},
        {"shorten clip", "Trim"},
        {"combine two takes", "Join"},
        {"walk cycle", "Loop"},
        {"loop dance", "Loop"},
        {"smooth my hands", "Smooth"},
        {"trembling", "Smooth"},
        {"jerky", "Smooth"},
        {"popping", "Despike"},
        {"upside down", "Up Axis"},
        {"face other way", "Orient"},
        {"rotate character", "Orient"},
        {"left handed", "Mirror"},
        {"mirror walk", "Mirror"},
        {"feet through floor", "Set on Floor"},
        {"floating", "Set on Floor"},
        {"put on ground", "Set on Floor"},
        {"stop sliding", "Lock Feet"},
        {"ice skating", "Lock Feet"},
        {"hand on hip", "Hold"},
        {"hold object", "Hold"},
        {"keyframe reduction", "Reduce"},
        {"change frame rate", "Resample"},
        {"sl animation", "Export for Second Life (.anim)…"},
        {"hand pose", "Pose Library…"},
        {"mixamo", "Import…"},
        {"unity", "Export…"},
        {"vtuber", "Retarget Onto…"},
        {"joint angles", "Motion"},
        {"matlab", "Export…"},
        {"acceleration", "Export…"},
        {"stick figure", "Body"},
        {"shrink", "Scale"},
        {"hide grid", "Grid"},
        {"language", "Preferences…"},
        {"panels missing", "Reset Layout"},
        {"dropout", "Interpolate"},
        {"lower hips", "Move"},
        {"bend knees", "Rotate"},
        {"stronger", "Scale Values…"},
        {"bpm", "Time Warp"},
        {"thumbnail", "Save Picture…"},
        {"layer", "New Layer"},
        {"markers", "New Marker"},
        {"full body", "IK"},
        {"fk", "Rotate"},
        {"detect steps", "Detect Contacts Again"},
        {"stabilize", "Smooth"},
        {"rokoko", "Open…"},
        {"jump", "Flight"},
        {"repeat", "Loop"},
        {"frozen hand", "Interpolate"},
        {"lost arm", "Fill"},
        {"stuck", "Interpolate"},
        {"delete keys", "Reduce"},
        {"teleport frame", "Despike"},
        {"root rotation", "Orient"},
        // A submenu by its name, even if its commands cannot be used now.
        {"pin space", "World"},
        {"saved views", "Go to View 1"},
        {"remove jitter", "Smooth"},
        {"rename bones", "Rename"}};
    openSearch();
    QStringList wrong;
    for (const auto &[query, command] : wanted) {
        m_search->clear();
        QTest::keyClicks(m_search, QLatin1String(query));
        if (titles().value(0).section(QStringLiteral(" › "), -1) != QString::fromUtf8(command))
            wrong << QLatin1String(query) + QStringLiteral(": ") + titles().join(QStringLiteral(", "));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void CommandSearchTest::findsWordsOfOtherPrograms_data()
{
    QTest::addColumn<QString>("command");
    for (const auto &[word, command] : {std::pair("fps", "Motion › Frame Time…"),
                                        {"theme", "Edit › Preferences…"},
                                        {"dark", "Edit › Preferences…"},
                                        {"bone", "Skeleton"},
                                        {"delete", "Motion › Delete Frames"},
                                        {"crop", "Motion › Delete Frames"},
                                        {"trim", "Motion › Delete Frames"},
                                        {"ground", "View › Grid"},
                                        {"speed", "Motion › Frame Time…"},
                                        {"units", "Clean Up"},
                                        {"loop", "Motion › Playback › Loop"},
                                        {"compare", "View › Original Motion"},
                                        {"glitch", "Motion › Next Mark"},
                                        {"shortcuts", "Help › Manual"},
                                        {"encoding", "View › Joint Name Encoding"},
                                        {"inverse kinematics", "Pose › IK"},
                                        {"gizmo", "Pose › Move"},
                                        {"zoom", "View › Frame"}})
        QTest::newRow(word) << QString::fromUtf8(command);
}

void CommandSearchTest::findsWordsOfOtherPrograms()
{
    QFETCH(QString, command);
    openSearch();
    QTest::keyClicks(m_search, QLatin1String(QTest::currentDataTag()));
    const QStringList found = titles();
    const bool isThere =
        std::any_of(found.begin(), found.end(), [&](const QString &t) { return t.startsWith(command); });
    QVERIFY2(isThere, qPrintable(found.join(QLatin1Char('\n'))));
}

// People type what they see: a word that no command has must not hide what the others mean. As nobody asked for just
// that, Return runs none of it.
void CommandSearchTest::someOfTheWordsAreBetterThanNothing()
{
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("zigzag jitter"));
    QVERIFY2(titles().constFirst().contains(QStringLiteral("zigzag jitter")), qPrintable(titles().join(u'\n')));
    QVERIFY2(titles().value(1).endsWith(QStringLiteral("Smooth")), qPrintable(titles().join(u'\n')));
    QVERIFY(list()->count() <= 7);
    QCOMPARE(list()->currentRow(), -1);
    QTest::keyClick(m_search, Qt::Key_Down);
    QCOMPARE(list()->currentRow(), 1);
    m_search->clear();
    QTest::keyClicks(m_search, QStringLiteral("to the xylophone"));
    QCOMPARE(list()->count(), 1);
    // Most of these words could belong to any command, and Close is none of what is meant.
    m_search->clear();
    QTest::keyClicks(m_search, QStringLiteral("arms too close"));
    QVERIFY2(titles().constFirst().contains(QStringLiteral("arms too close")), qPrintable(titles().join(u'\n')));
}

void CommandSearchTest::reportsMissingFeaturesAndUnknownWords_data()
{
    QTest::addColumn<bool>("isKnown");
    for (const char *word : {"usd", "export usd", "write collada", "DAE"})
        QTest::newRow(word) << true;
    QTest::newRow("xylophone") << false;
}

void CommandSearchTest::reportsMissingFeaturesAndUnknownWords()
{
    QFETCH(bool, isKnown);
    openSearch();
    const QString word = QLatin1String(QTest::currentDataTag());
    QTest::keyClicks(m_search, word);
    const QString last = titles().constLast();
    QVERIFY2(last.contains(isKnown ? QStringLiteral("does not write Collada") : word), qPrintable(last));
}

// The text must not say that a feature is missing after that feature was added.
void CommandSearchTest::nothingIsCalledMissingThatIsThere()
{
    QStringList endings{QStringLiteral(".png"), QStringLiteral(".mp4"),  QStringLiteral(".webm"),
                        QStringLiteral(".gif"), QStringLiteral("video"), QStringLiteral("bvh")};
    for (const Format &format : formats()) {
        for (const FormatExtension &extension : format.exporting.extensions)
            endings << QString::fromUtf8(extension.text.data(), static_cast<qsizetype>(extension.text.size()));
    }
    QVERIFY(endings.contains(QStringLiteral(".glb")) && endings.contains(QStringLiteral(".csv")));
    for (const QString &ending : endings)
        QVERIFY2(CommandIndex::absentFeature(ending).isEmpty(), qPrintable(ending));
}

void CommandSearchTest::enterSaysWhatADisabledCommandNeeds()
{
    const auto type = [this](const QString &words) {
        m_search->clear();
        QTest::keyClicks(m_search, words);
        QVERIFY(list()->count() > 0 && !(list()->item(0)->flags() & Qt::ItemIsEnabled));
    };
    const auto said = [this] { return list()->item(1)->text(); };
    openSearch();
    type(QStringLiteral("hide joints"));
    QVERIFY(list()->currentItem() == nullptr); // Enter runs nothing else
    const qsizetype count = titles().size();
    QTest::keyClick(m_search, Qt::Key_Return);
    QCOMPARE(said(), QStringLiteral("Select a joint first."));
    QTest::keyClick(m_search, Qt::Key_Return); // it is said once
    QCOMPARE(titles().size(), count + 1);
    QVERIFY(list()->isVisible());
    QCOMPARE(m_search->text(), QStringLiteral("hide joints"));
    QTest::keyClick(m_search, Qt::Key_Escape);

    m_driver->child<QAction>("file.close")->trigger();
    openSearch();
    type(QStringLiteral("delete frames"));
    QVERIFY2(list()->item(0)->toolTip().contains(QStringLiteral("Open a file first.")),
             qPrintable(list()->item(0)->toolTip()));
    QTest::keyClick(m_search, Qt::Key_Enter);
    QCOMPARE(said(), QStringLiteral("Open a file first."));
    type(QStringLiteral("open a repaired copy")); // for which no file need be open
    QTest::keyClick(m_search, Qt::Key_Return);
    QCOMPARE(said(), QStringLiteral("No file was refused that can be repaired."));
}

void CommandSearchTest::everyDisabledCommandSaysWhatItNeeds()
{
    QStringList unexplained;
    int explained = 0;
    for (const QAction *action : m_driver->window().findChildren<QAction *>()) {
        if (action->isEnabled() || action->menu() != nullptr || !idOf(*action) || !action->isVisible())
            continue;
        ++explained;
        if (!hasOwnNeed(*action))
            unexplained << action->objectName();
    }
    QVERIFY(explained > 20);
    QVERIFY2(unexplained.isEmpty(), qPrintable(unexplained.join(QLatin1Char(' '))));
}

// Even a command that is currently disabled comes first, because its name was typed.
void CommandSearchTest::aCommandOfThatNameIsFirst()
{
    openSearch();
    QVERIFY(!m_driver->child<QAction>("edit.undo")->isEnabled());
    QTest::keyClicks(m_search, QStringLiteral("undo"));
    QVERIFY2(titles().constFirst().contains(QStringLiteral("Undo")), qPrintable(titles().constFirst()));
    QVERIFY(list()->count() > 1);
    QCOMPARE(list()->currentRow(), -1); // Enter does not run another command instead
    QTest::keyClick(m_search, Qt::Key_Return);
    QCOMPARE(m_search->text(), QStringLiteral("undo"));
    QTest::keyClick(m_search, Qt::Key_Down);
    QCOMPARE(list()->currentRow(), 2); // below what Enter said
}

// Playback has a Loop, too, but the name of an operation or a panel means just that.
void CommandSearchTest::theOperationOrPanelOfThatNameIsFirst()
{
    openSearch();
    int tried = 0;
    for (const QAction *action : m_driver->window().findChildren<QAction *>()) {
        const QString name = action->objectName();
        const bool isPanel = name.startsWith(QLatin1String("dock.")) && name.endsWith(QLatin1String(".toggle"));
        if (!isPanel && !name.startsWith(QLatin1String("operation.")))
            continue;
        ++tried;
        const QString title = QString(action->text()).remove(u'&');
        m_search->setText(title.chopped(1)); // the list follows what is typed
        QTest::keyClicks(m_search, title.right(1));
        const QObject *first = list()->item(0)->data(CommandDelegate::ActionRole).value<QObject *>();
        QVERIFY2(first == action, qPrintable(name + QStringLiteral(": ") + titles().constFirst()));
    }
    QVERIFY(tried > 40);
}

void CommandSearchTest::staysInsideTheWindow()
{
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("e"));
    QVERIFY(m_driver->window().rect().contains(list()->geometry()));
    const int height = list()->visualItemRect(list()->item(0)).height();
    for (int row = 0; row < list()->count(); ++row)
        QCOMPARE(list()->visualItemRect(list()->item(row)).height(), height);
}

void CommandSearchTest::theListHangsBelowTheRightEndOfTheField()
{
    m_driver->window().resize(1200, 700);
    openSearch();
    QTest::keyClicks(m_search, QStringLiteral("e"));
    const QRect place = list()->geometry();
    const QPoint end = m_search->mapTo(&m_driver->window(), QPoint(m_search->width(), m_search->height()));
    QVERIFY(end.x() > place.width() && end.x() <= m_driver->window().width() - 4);
    QCOMPARE(place.right() + 1, end.x());
    QCOMPARE(place.top(), end.y() + 2);
    const int rows = qMin(12, list()->count());
    QCOMPARE(place.height(), rows * list()->visualItemRect(list()->item(0)).height() + 2 * list()->frameWidth());
    QVERIFY(list()->count() > rows); // the remaining entries can be scrolled to
    QTest::keyClicks(m_search, QStringLiteral("xport pict"));
    QVERIFY(list()->count() < 12 && list()->height() < place.height());
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    CommandSearchTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_commandsearch

#include "tst_commandsearch.moc"
