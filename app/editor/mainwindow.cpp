#include "mainwindow.h"

#include "cleanup/cleanuppanel.h"
#include "compare/comparepanel.h"
#include "curvespanel/curvespanel.h"
#include "dialogs/aboutdialog.h"
#include "docks/docklayout.h"
#include "documents/openqueue.h"
#include "documents/sessiontabs.h"
#include "guide/tour.h"
#include "interchange/exportaction.h"
#include "interchange/importaction.h"
#include "keyrouting.h"
#include "layerspanel/layeractions.h"
#include "layerspanel/layerspanel.h"
#include "menus/cleanupactions.h"
#include "menus/compareactions.h"
#include "menus/contactactions.h"
#include "menus/jointactions.h"
#include "menus/namemenu.h"
#include "menus/pictureaction.h"
#include "menus/poselibraryactions.h"
#include "menus/retargetactions.h"
#include "menus/selectionmenu.h"
#include "menus/shortcutactions.h"
#include "menus/skeletonactions.h"
#include "menus/windowactions.h"
#include "messagerouting.h"
#include "panels/findingspanel.h"
#include "panels/hierarchypanel.h"
#include "panels/historypanel.h"
#include "panels/inspectorpanel.h"
#include "panels/motionpanel.h"
#include "panels/startpage.h"
#include "recovery/opendocuments.h"
#include "recovery/recoveryactions.h"
#include "recovery/recoverykeeper.h"
#include "secondlifepanel/secondlifepanel.h"
#include "settings/filesettings.h"
#include "settings/posingsettings.h"
#include "settings/preferencesettings.h"
#include "settings/translations.h"
#include "settings/viewsettings.h"
#include "showoriginalshortcut.h"
#include "start/hiddenwindows.h"
#include "start/memorypolicy.h"
#include "statuspanel.h"
#include "storage/paths/filetext.h"
#include "storage/paths/pathtexts.h"
#include "timeline/timelinepanel.h"
#include "toolrow/poseactions.h"
#include "toolrow/toolrow.h"
#include "uploading/secondlifeactions.h"
#include "viewgrid/viewgrid.h"
#include "viewport/shown/shownscene.h"
#include "viewport/viewportpanel.h"
#include "widgets/accessibleparts.h"
#include "widgets/fittingtoolbar.h"
#include "widgets/messagebar.h"
#include "widgets/windowsize.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QUndoGroup>

#include <algorithm>

namespace limber {

namespace {

const Setting<QByteArray> windowGeometry{"windowGeometry"};
const Setting<QByteArray> windowLayout{"windowLayout"};

constexpr QSize firstSize(1440, 900);
constexpr QSize smallestSize(900, 560);
constexpr int briefMilliseconds = 6000;

// If the drop were a move, the source would delete its files.
void acceptCopy(QDropEvent &event)
{
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

} // namespace

MainWindow::MainWindow() : MainWindow(std::make_unique<OpenDocuments>())
{
}

MainWindow::MainWindow(std::unique_ptr<OpenDocuments> documents)
    : m_documents(std::move(documents)), m_tabs(&m_documents->tabs())
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    installAccessibleParts();
    setMinimumSize(smallestSize);
    resize(fittingScreen(*this, firstSize));
    m_theme.setMode(storedPreferences(m_settings).theme);
    m_tools.setChoices(storedToolChoices(m_settings));

    m_files = new FileActions(*m_tabs, m_settings, m_theme, *this);
    m_recovery = new RecoveryActions(*m_documents, files(), *this);
    m_skeletonActions = new SkeletonActions(*this);
    m_jointActions = new JointActions(this);
    m_contactActions = new ContactActions(m_files->saving().contactFiles(), this);
    m_retargetActions = new RetargetActions(m_files->opening(), m_settings, m_theme, *this);
    m_shortcutActions = new ShortcutActions(m_settings, *this);
    m_windowActions = new WindowActions(*m_tabs, this);
    m_undoGroup = new QUndoGroup(this);
    createCentre();
    createPanels();
    m_status = new StatusPanel(*statusBar());
    createToolBars();
    createActions();
    fillMenus();
    applyShortcuts();
    createTour();
    new KeyRouting(*this);
    new HiddenWindows(this);
    new ShowOriginalShortcut(*this, m_viewport->shown());

    connect(m_tabs, &SessionTabs::currentSessionChanged, this, &MainWindow::showSession);
    connect(m_tabs, &SessionTabs::sessionRemoved, this, &MainWindow::forgetGoneFields);
    returnMemoryAfterClosing();
    connect(&files(), &Opening::opened, this, &MainWindow::focusView);
    connect(&files(), &Opening::loadStarted, m_status, &StatusPanel::watch);
    connect(&m_files->recentMenu(), &RecentMenu::changed, this,
            [this] { m_startPage->setRecentFiles(recentFiles(m_settings)); });
    connect(&m_theme, &Theme::changed, this, &MainWindow::applyColours);
    applyColours();
    applyPreferences(storedPreferences(m_settings));

    m_layout->setDocksShown(false);
    if (const QByteArray layout = m_settings.value(windowLayout); !layout.isEmpty())
        m_layout->restore(layout);
    restoreGeometry(m_settings.value(windowGeometry));
    showSession(nullptr);
    m_tabs->announceAll();
}

MainWindow::~MainWindow()
{
    hide(); // hiding emits signals, and later there is nobody to receive them
    if (m_documents)
        disconnectDocuments();
}

void MainWindow::disconnectDocuments()
{
    delete m_tour; // its card may have to go before its session
    delete m_recovery; // it follows the documents
    // The panels stop using the sessions before these are deleted.
    showSession(nullptr);
    disconnect(m_tabs, nullptr, this, nullptr);
}

std::unique_ptr<OpenDocuments> MainWindow::releaseDocuments()
{
    rememberLayout();
    disconnectDocuments();
    m_tabs->setParent(nullptr);
    return std::move(m_documents);
}

bool MainWindow::isBusy() const
{
    const auto isInUse = [](const Session *session) {
        return session->document().isLoading() || session->dragGuard().isBusy();
    };
    return m_files->opening().isLoading() || m_openQueue->waiting() > 0 ||
           std::ranges::any_of(m_tabs->sessions(), isInUse) || QApplication::activeModalWidget() != nullptr ||
           QApplication::activePopupWidget() != nullptr;
}

Session *MainWindow::currentSession() const
{
    return m_tabs->current();
}

void MainWindow::showSession(Session *session)
{
    const std::initializer_list<SessionFollower *> followers{m_hierarchy,
                                                             m_inspector,
                                                             m_motion,
                                                             m_layers,
                                                             m_layerActions,
                                                             m_toolRow,
                                                             m_cleanUp,
                                                             m_compareActions,
                                                             m_secondLifeActions,
                                                             m_pictureAction,
                                                             m_exportAction,
                                                             m_findings,
                                                             m_history,
                                                             m_timeline,
                                                             m_curves,
                                                             &m_viewport->shown(),
                                                             m_status,
                                                             m_poseActions,
                                                             m_poseLibraryActions,
                                                             m_skeletonActions,
                                                             m_jointActions,
                                                             m_contactActions,
                                                             m_retargetActions,
                                                             m_nameMenu,
                                                             m_selectionMenu};
    for (SessionFollower *follower : followers)
        follower->setSession(session);
    m_cleanUpActions->setEnabled(session != nullptr);
    if (session != nullptr && !m_undoGroup->stacks().contains(&session->document().undoStack())) {
        m_undoGroup->addStack(&session->document().undoStack());
        connect(&session->document(), &Document::modifiedChanged, this, &MainWindow::updateTitle);
        connect(&session->document(), &Document::pathChanged, this, &MainWindow::updateTitle);
        m_messageRouting->listenTo(session->document());
    }
    m_undoGroup->setActiveStack(session != nullptr ? &session->document().undoStack() : nullptr);
    m_centre->setCurrentWidget(session != nullptr ? static_cast<QWidget *>(m_viewport) : m_startPage);
    m_messages->setSubject(session != nullptr ? &session->document() : nullptr);
    m_layout->setDocksShown(session != nullptr);
    // This comes after the docks, because their layout restores whether the bar was visible.
    m_documentBar->setVisible(session != nullptr);
    showToolRow();
    updateTitle();
}

// The row is about dragging in the view, so it is shown together with the tools for that.
void MainWindow::showToolRow()
{
    m_toolRow->setVisible(currentSession() != nullptr && m_tools.choices().tool != ToolKind::Select);
}

void MainWindow::applyColours()
{
    const Colours &colours = m_theme.colours();
    m_startPage->setColours(colours);
    m_viewport->setColours(colours);
    m_hierarchy->setColours(colours);
    m_inspector->setColours(colours);
    m_motion->setColours(colours);
    m_layers->setColours(colours);
    m_timeline->setColours(colours);
    m_compare->setColours(colours);
    m_secondLife->setColours(colours);
    m_curves->setColours(colours);
    m_findings->setColours(colours);
}

void MainWindow::applyPreferences(const Preferences &preferences)
{
    m_toolBar->setWantedStyle(preferences.toolBarStyle);
    if (m_theme.mode() != preferences.theme)
        m_theme.setMode(preferences.theme);
    storePreferences(m_settings, preferences);
    emit languageWanted(preferences.language);
}

void MainWindow::focusView()
{
    if (QApplication::focusWidget() == nullptr || m_startPage->isAncestorOf(QApplication::focusWidget()))
        m_viewport->setFocus();
}

// This is done when nothing is open, because then nobody has to wait.
// Documents are deleted and journals let go of them a moment after they are closed.
void MainWindow::returnMemoryAfterClosing()
{
    constexpr int untilDeleted = 1000; // milliseconds
    auto *afterClosing = new QTimer(this);
    afterClosing->setSingleShot(true);
    afterClosing->setInterval(untilDeleted);
    connect(m_tabs, &SessionTabs::sessionRemoved, afterClosing, qOverload<>(&QTimer::start));
    connect(afterClosing, &QTimer::timeout, this, &returnFreedMemory);
}

void MainWindow::forgetGoneFields()
{
    if (m_tabs->sessions().isEmpty())
        m_theme.forgetGoneFieldsSoon();
}

void MainWindow::updateTitle()
{
    const Session *session = m_tabs->current();
    setWindowTitle(session != nullptr ? tr("%1[*] — Limber").arg(session->document().displayName()) : tr("Limber"));
    setWindowModified(session != nullptr && session->document().isModified());
    setWindowFilePath(session != nullptr ? pathText(session->document().path()) : QString());
}

void MainWindow::editPreferences()
{
    PreferencesDialog dialog(storedPreferences(m_settings), languageChoices(), this);
    connect(&dialog, &PreferencesDialog::preferencesChanged, this, &MainWindow::applyPreferences);
    dialog.exec();
}

void MainWindow::showAbout()
{
    AboutDialog(m_viewport->usesOpenGL() ? tr("OpenGL") : tr("drawn without OpenGL"), this).exec();
}

void MainWindow::showFullScreenOrNormal()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::reopenFiles()
{
    if (storedPreferences(m_settings).startup != Preferences::Startup::StartPage)
        openFiles(filesOfLastSession(m_settings));
}

void MainWindow::openFiles(const QStringList &paths)
{
    QStringList toOpen = paths;
    QStringList toImport;
    std::copy_if(paths.begin(), paths.end(), std::back_inserter(toImport), isToBeImported);
    toOpen.removeIf(isToBeImported);
    m_openQueue->open(toOpen);
    // The caller waits for this function, and the import asks questions.
    if (!toImport.isEmpty())
        QTimer::singleShot(0, m_importAction, [this, toImport] { m_importAction->importFiles(toImport); });
}

// While a dialog asks about something, that must not change, so the files wait.
void MainWindow::takeFiles(const QStringList &paths)
{
    if (QApplication::activeModalWidget() != nullptr) {
        constexpr int again = 200;
        QTimer::singleShot(again, this, [this, paths] { takeFiles(paths); });
        return;
    }
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    QApplication::alert(this);
    openFiles(paths);
}

void MainWindow::reportCrash(const QString &report)
{
    m_messages->show({.kind = MessageBar::Kind::Warning,
                      .text = tr("Limber ended unexpectedly. A report was written; nothing was sent."),
                      .answers = {{.text = tr("Show"),
                                   .act = [this, report] { m_recovery->showCrashReport(report); },
                                   .toolTip = tr("Read the report")}},
                      .stays = true});
}

void MainWindow::showBriefly(const QString &text)
{
    statusBar()->showMessage(text, briefMilliseconds);
}

void MainWindow::describe(const QString &text)
{
    statusBar()->showMessage(text);
}

void MainWindow::reportMemoryShort()
{
    m_messages->show({.kind = MessageBar::Kind::Error, .text = tr("There is not enough memory for this.")});
}

void MainWindow::offerRecovery()
{
    m_recovery->offer();
}

void MainWindow::keepForNextStart()
{
    rememberLayout();
    m_documents->keeper().keepForNextStart();
}

const std::atomic_int &MainWindow::pendingJournals() const
{
    return m_documents->keeper().pending();
}

void MainWindow::writeRecovery()
{
    m_documents->keeper().flush();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!keepsSession() && !m_files->saving().mayDiscard(m_tabs->sessions()))
        return event->ignore();
    rememberLayout();
    event->accept();
}

// Keeps the unsaved changes for the next start if the user wants that. Without unsaved changes the list of files is
// enough.
bool MainWindow::keepsSession()
{
    const auto isModified = [](const Session *session) { return session->document().isModified(); };
    return storedPreferences(m_settings).startup == Preferences::Startup::Changes &&
           std::ranges::any_of(m_tabs->sessions(), isModified) && m_documents->keeper().keepSession();
}

void MainWindow::rememberLayout()
{
    QStringList paths;
    for (const Session *session : m_tabs->sessions()) {
        // A journal that is kept already knows the file of its document.
        if (!session->document().path().isEmpty() && !m_documents->keeper().isSessionKept())
            paths << session->document().path();
    }
    storeOpenFiles(m_settings, paths);
    m_settings.set(windowGeometry, saveGeometry());
    m_settings.set(windowLayout, m_layout->saved());
    storeToolChoices(m_settings, m_tools.choices());
    storeViewOptions(m_settings, m_viewport->options());
    storeViewLayout(m_settings, m_viewport->grid().arrangement());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::ranges::any_of(urls, [](const QUrl &url) { return url.isLocalFile(); }))
        acceptCopy(*event);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            paths << pathOfUrl(url);
    }
    acceptCopy(*event);
    // The source of the drop waits for this function, and a question may come first.
    QTimer::singleShot(0, this, [this, paths] { openFiles(paths); });
}

} // namespace limber
