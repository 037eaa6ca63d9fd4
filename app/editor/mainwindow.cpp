#include "mainwindow.h"

#include "actions/action.h"
#include "actions/actionmenus.h"
#include "docks/centre.h"
#include "docks/docklayout.h"
#include "docks/progressarea.h"
#include "documents/messagerouting.h"
#include "documents/openqueue.h"
#include "documents/sessiontabs.h"
#include "features/character/characteractions.h"
#include "features/featurehost.h"
#include "features/interchange/importaction.h"
#include "importing/importedfile.h"
#include "keyrouting.h"
#include "panels/startpage.h"
#include "pointedkeys.h"
#include "recovery/opendocuments.h"
#include "recovery/recoveryactions.h"
#include "recovery/recoverykeeper.h"
#include "search/commandsearch.h"
#include "settings/filesettings.h"
#include "settings/posingsettings.h"
#include "settings/preferencesettings.h"
#include "start/dialogplaces.h"
#include "start/hiddenwindows.h"
#include "storage/paths/filetext.h"
#include "storage/paths/pathtexts.h"
#include "topbar.h"
#include "viewport/viewportpanel.h"
#include "widgets/accessibleparts.h"
#include "widgets/fittingtoolbar.h"
#include "widgets/messagebar.h"
#include "widgets/textinput.h"
#include "widgets/windowsize.h"
#include "windowarrangement.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>

namespace limber {

namespace {

constexpr QSize firstSize(1440, 900);
constexpr QSize smallestSize(900, 560);
constexpr int searchMargin = 6; // from the right edge of the window
constexpr int untilNextLook = 200; // milliseconds, while a dialog is open

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
    m_topBar = new TopBar(*m_tabs, this);
    setMenuWidget(m_topBar);
    new KeyRouting(*this);
    new HiddenWindows(this);
    new DialogPlaces(this);
    createCentre();
    new PointedKeys(*this, *m_viewport);
    m_openQueue = new OpenQueue(files(), *m_tabs, *m_progress, *this);
    createMessages();
    createToolBar();
    createFeatures();
    fillMenus();

    connect(m_tabs, &SessionTabs::currentSessionChanged, this, &MainWindow::showSession);
    connect(m_tabs, &SessionTabs::sessionAdded, this, [this](const Session *session) {
        connect(&session->document(), &Document::modifiedChanged, this, &MainWindow::updateTitle);
        connect(&session->document(), &Document::pathChanged, this, &MainWindow::updateTitle);
    });
    connect(&files(), &Opening::opened, this, &MainWindow::focusView);

    m_layout->setDocksShown(false);
    m_arrangement->restore();
    showSession(nullptr);
    m_tabs->announceAll();
}

MainWindow::~MainWindow()
{
    hide(); // hiding emits signals, and later there is nobody to receive them
    if (m_documents)
        disconnectDocuments();
}

void MainWindow::createCentre()
{
    m_startPage = new StartPage(this);
    m_startPage->setActions(m_files->actions().of({ActionId::OpenFile, ActionId::OpenSample, ActionId::NewFile}));
    m_startPage->setRecentFiles(recentFiles(m_settings));
    connect(m_startPage, &StartPage::fileWanted, &files(), &Opening::open);
    connect(&m_files->recentMenu(), &RecentMenu::changed, this,
            [this] { m_startPage->setRecentFiles(recentFiles(m_settings)); });
    m_viewport = new ViewportPanel(this);
    m_viewport->setTools(m_tools);
    m_progress = new ProgressArea(this);
    m_centre = new Centre(*m_startPage, *m_viewport, *m_progress, *statusBar(), this);
    setCentralWidget(m_centre);
}

void MainWindow::createMessages()
{
    m_messages = new MessageRouting(m_centre->messages(), *statusBar(), *m_tabs, files(), this);
    connect(&m_files->saving(), &Saving::message, m_messages, &MessageRouting::show);
    connect(&m_files->saving(), &Saving::projectBegun, m_messages, &MessageRouting::noteProjectBegun);
    if (const QString &copy = m_settings.damagedCopy(); !copy.isEmpty())
        m_centre->messages().show(
            {.kind = MessageBar::Kind::Warning,
             .text = tr("Your settings file is damaged and was kept as %1. The default settings are used.")
                         .arg(pathText(copy))});
}

void MainWindow::createToolBar()
{
    m_toolBar = new FittingToolBar(tr("Toolbar"), this);
    addToolBar(m_toolBar);
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({20, 20});
    nameExtension(*m_toolBar);
    m_search = new CommandSearch(m_toolBar);
    m_search->setFallback(m_viewport);
    m_search->setDocumentQuestion([this] { return currentSession() != nullptr; });
}

void MainWindow::createFeatures()
{
    m_layout = new DockLayout(*this);
    m_arrangement = new WindowArrangement(*this, *m_layout, m_settings);
    m_features = new FeatureHost({.window = *this,
                                  .menus = m_topBar->menus(),
                                  .documents = *m_documents,
                                  .tabs = *m_tabs,
                                  .settings = m_settings,
                                  .theme = m_theme,
                                  .tools = m_tools,
                                  .files = *m_files,
                                  .startPage = *m_startPage,
                                  .viewport = *m_viewport,
                                  .centre = *m_centre,
                                  .messageBar = m_centre->messages(),
                                  .progress = *m_progress,
                                  .messages = *m_messages,
                                  .layout = *m_layout,
                                  .toolBar = *m_toolBar});
    connect(m_features, &FeatureHost::languageWanted, this, &MainWindow::languageWanted);
    m_features->colour(*m_startPage);
    createActions();
    addFeatures(*m_features);
    m_layout->arrange();
    m_features->finish();
    connect(m_files, &FileActions::openWanted, this, &MainWindow::openFiles);
}

QMenuBar &MainWindow::menus() const
{
    return m_topBar->menus();
}

// Creates the actions of the window itself.
void MainWindow::createActions()
{
    ActionList &actions = m_features->actions();
    actions.adopt(ActionId::ShowToolBar, m_toolBar->toggleViewAction());
    actions.add(ActionId::Quit, this, [this] { close(); });
    actions.add(ActionId::FullScreen, this, &MainWindow::showFullScreenOrNormal);
    const QAction *find = actions.add(ActionId::FindCommand, this, [this] { m_search->start(); });
    connect(find, &QAction::changed, m_search, [this, find] { m_search->showKeys(keysTextOf(*find)); });
    actions.take(m_files->actions().all());
}

// Fills the menus from the action table.
void MainWindow::fillMenus()
{
    fillMenuBar(menus(), m_features->actions());
    fillToolBar(*m_toolBar, m_features->actions());
    emit m_features->menusFilled();
    for (const QAction *menu : menus().actions())
        m_search->addMenu(*menu->menu());
    auto *space = new QWidget(m_toolBar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    m_toolBar->addWidget(m_search);
    auto *margin = new QWidget(m_toolBar);
    margin->setFixedWidth(searchMargin);
    m_toolBar->addWidget(margin);
}

void MainWindow::disconnectDocuments()
{
    emit m_features->documentsLeaving();
    // The features stop using the sessions before these are deleted.
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
    m_features->showSession(session);
    m_centre->showView(session != nullptr);
    m_centre->messages().setSubject(session != nullptr ? &session->document() : nullptr);
    m_layout->setDocksShown(session != nullptr);
    m_topBar->setTabsShown(session != nullptr);
    emit m_features->sessionShown(session);
    if (session != nullptr && isTypingHere())
        m_viewport->setFocus();
    updateTitle();
}

// Returns whether keys are text in the window: what was typed so far was meant for the document that was in front.
bool MainWindow::isTypingHere() const
{
    const QWidget *focused = focusWidget();
    return focused != nullptr && takesText(focused) && !m_search->hasFocus();
}

void MainWindow::focusView()
{
    if (QApplication::focusWidget() == nullptr || m_startPage->isAncestorOf(QApplication::focusWidget()))
        m_viewport->setFocus();
}

void MainWindow::updateTitle()
{
    const Session *session = m_tabs->current();
    setWindowTitle(session != nullptr ? tr("%1[*] — Limber").arg(session->document().displayName()) : tr("Limber"));
    setWindowModified(session != nullptr && session->document().isModified());
    setWindowFilePath(session != nullptr ? pathText(session->document().path()) : QString());
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
    openFilesAt({}, paths);
}

void MainWindow::openFilesAt(const std::optional<QPoint> &point, const QStringList &paths)
{
    QStringList toOpen = paths;
    QStringList toImport;
    std::ranges::copy_if(paths, std::back_inserter(toImport), isToBeImported);
    toOpen.removeIf(isToBeImported);
    m_openQueue->open(toOpen);
    if (toImport.isEmpty())
        return;
    // The caller waits for this function, and the import asks questions.
    const auto import = [this, point, toImport] { importFiles(point, toImport); };
    if (CharacterActions::isCharacter(toImport)) // for a motion that may still be read
        m_openQueue->whenAllAreOpen(import);
    else
        QTimer::singleShot(0, this, import);
}

// A dialog may have been opened while the motion was read.
void MainWindow::importFiles(const std::optional<QPoint> &point, const QStringList &paths)
{
    if (QApplication::activeModalWidget() != nullptr) {
        QTimer::singleShot(untilNextLook, this, [this, point, paths] { importFiles(point, paths); });
        return;
    }
    const auto import = [this, paths] { m_features->find<ImportAction>().importFiles(paths); };
    if (!m_features->find<CharacterActions>().askAbout(paths, point, import))
        import();
}

// While a dialog asks about something, that must not change, so the files wait.
void MainWindow::takeFiles(const QStringList &paths)
{
    if (QApplication::activeModalWidget() != nullptr) {
        QTimer::singleShot(untilNextLook, this, [this, paths] { takeFiles(paths); });
        return;
    }
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    QApplication::alert(this);
    openFiles(paths);
}

void MainWindow::reportMemoryShort()
{
    m_messages->showFailure(tr("There is not enough memory for this."));
}

void MainWindow::takeStates(const MainWindow &earlier)
{
    m_tools.setChoices(earlier.m_tools.choices());
    m_features->takeStates(*earlier.m_features);
}

void MainWindow::offerRecovery()
{
    m_features->find<RecoveryActions>().offer();
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

// A key that nobody has used comes here, so it can still be the shortcut of a command.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::NoModifier && !menus().actions().isEmpty())
        menus().setActiveAction(menus().actions().constFirst());
    else
        QMainWindow::keyPressEvent(event);
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
    m_arrangement->remember();
    storeToolChoices(m_settings, m_tools.choices());
    emit m_features->settingsToBeStored();
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
    QTimer::singleShot(0, this,
                       [this, paths, point = mapToGlobal(event->position().toPoint())] { openFilesAt(point, paths); });
}

} // namespace limber
