#include "mainwindow.h"

#include "actions/action.h"
#include "actions/actionmenus.h"
#include "actions/actiontable.h"
#include "beforekey.h"
#include "cleanup/cleanuppanel.h"
#include "compare/comparepanel.h"
#include "curvespanel/curveplot.h"
#include "curvespanel/curvespanel.h"
#include "dialogs/aboutdialog.h"
#include "documents/exportaction.h"
#include "documents/filenews.h"
#include "documents/importaction.h"
#include "documents/openqueue.h"
#include "documents/sessiontabs.h"
#include "guide/contexthelp.h"
#include "guide/tour.h"
#include "items/messagetext.h"
#include "keyrouting.h"
#include "layerspanel/layeractions.h"
#include "layerspanel/layerspanel.h"
#include "menus/cleanupactions.h"
#include "menus/compareactions.h"
#include "menus/contactactions.h"
#include "menus/jointactions.h"
#include "menus/keyactions.h"
#include "menus/namemenu.h"
#include "menus/pictureaction.h"
#include "menus/poselibraryactions.h"
#include "menus/retargetactions.h"
#include "menus/savedviewactions.h"
#include "menus/selectionmenu.h"
#include "menus/skeletonactions.h"
#include "menus/windowactions.h"
#include "messagerouting.h"
#include "panels/findingspanel.h"
#include "panels/hierarchypanel.h"
#include "panels/historypanel.h"
#include "panels/inspectorpanel.h"
#include "panels/motionpanel.h"
#include "panels/startpage.h"
#include "pictures/pictureview.h"
#include "recovery/opendocuments.h"
#include "recovery/recoveryactions.h"
#include "recovery/recoverykeeper.h"
#include "search/commandsearch.h"
#include "secondlifepanel/secondlifepanel.h"
#include "settings/docklayout.h"
#include "settings/translations.h"
#include "statuspanel.h"
#include "storage/paths/filetext.h"
#include "storage/paths/pathtexts.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"
#include "timeline/transport.h"
#include "toolrow/poseactions.h"
#include "toolrow/toolrow.h"
#include "uploading/secondlifeactions.h"
#include "viewgrid/viewgrid.h"
#include "viewport/posetool.h"
#include "viewport/shown/shownscene.h"
#include "viewport/viewportpanel.h"
#include "widgets/accessibleparts.h"
#include "widgets/fittingtoolbar.h"
#include "widgets/gestureprogress.h"
#include "widgets/messagebar.h"
#include "widgets/windowsize.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QUndoGroup>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr QSize firstSize(1440, 900);
constexpr QSize smallestSize(900, 560);
constexpr int briefMilliseconds = 6000;

// A source whose files were moved removes them.
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
    m_theme.setMode(m_settings.preferences().theme);
    m_tools.setChoices(m_settings.toolChoices());

    m_files = new FileActions(*m_tabs, m_settings, m_theme, *this);
    m_recovery = new RecoveryActions(*m_documents, files(), *this);
    m_skeletonActions = new SkeletonActions(*this);
    m_jointActions = new JointActions(this);
    m_contactActions = new ContactActions(m_files->saving().contactFiles(), this);
    m_retargetActions = new RetargetActions(m_files->opening(), m_settings, m_theme, *this);
    m_keyActions = new KeyActions(m_settings, *this);
    m_windowActions = new WindowActions(*m_tabs, this);
    m_undoGroup = new QUndoGroup(this);
    createCentre();
    createPanels();
    m_status = new StatusPanel(*statusBar());
    createToolBars();
    createActions();
    fillMenus();
    applyKeys();
    createTour();
    new KeyRouting(*this);
    new BeforeKey(*this, m_viewport->shown());

    connect(m_tabs, &SessionTabs::currentSessionChanged, this, &MainWindow::showSession);
    connect(&files(), &Opening::opened, this, &MainWindow::focusView);
    connect(&files(), &Opening::loadStarted, m_status, &StatusPanel::watch);
    connect(&m_files->recentMenu(), &RecentMenu::changed, this,
            [this] { m_startPage->setRecentFiles(m_settings.recentFiles()); });
    connect(&m_theme, &Theme::changed, this, &MainWindow::applyColours);
    applyColours();
    applyPreferences(m_settings.preferences());

    m_layout->setDocksShown(false);
    if (const QByteArray layout = m_settings.windowLayout(); !layout.isEmpty())
        m_layout->restore(layout);
    restoreGeometry(m_settings.windowGeometry());
    showSession(nullptr);
    m_tabs->announceAll();
}

MainWindow::~MainWindow()
{
    if (m_documents)
        letDocumentsGo();
}

void MainWindow::letDocumentsGo()
{
    delete m_tour; // its card may go before the session that it is about
    delete m_recovery; // it follows the documents
    // The panels stop using the sessions before these are deleted.
    showSession(nullptr);
    disconnect(m_tabs, nullptr, this, nullptr);
}

std::unique_ptr<OpenDocuments> MainWindow::releaseDocuments()
{
    rememberLayout();
    letDocumentsGo();
    m_tabs->setParent(nullptr);
    return std::move(m_documents);
}

bool MainWindow::isBusy() const
{
    const auto isInUse = [](const Session *session) {
        return session->document().isLoading() || session->hand().isBusy();
    };
    return m_files->opening().isLoading() || m_openQueue->waiting() > 0 ||
           std::ranges::any_of(m_tabs->sessions(), isInUse) || QApplication::activeModalWidget() != nullptr ||
           QApplication::activePopupWidget() != nullptr;
}

Session *MainWindow::currentSession() const
{
    return m_tabs->current();
}

void MainWindow::createCentre()
{
    m_startPage = new StartPage(this);
    m_startPage->setActions(m_files->actions().of({ActionId::OpenFile, ActionId::OpenSample, ActionId::NewFile}));
    m_startPage->setRecentFiles(m_settings.recentFiles());
    connect(m_startPage, &StartPage::fileWanted, &files(), &Opening::open);
    m_viewport = new ViewportPanel(this);
    m_viewport->setTools(m_tools);
    m_viewport->setOptions(m_settings.viewOptions());
    m_viewport->grid().arrange(m_settings.viewLayout());
    m_poseActions = new PoseActions(m_tools, this);
    m_poseLibraryActions = new PoseLibraryActions(*m_poseActions, m_theme, *this);
    m_layerActions = new LayerActions(*this);
    new GestureProgress(m_poseActions->gesture(), *this);
    new GestureProgress(m_viewport->tool()->gesture(), *this);
    const auto tell = [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); };
    connect(m_poseActions, &PoseActions::refused, this, tell);
    connect(m_layerActions, &LayerActions::refused, this, tell);
    connect(m_poseActions, &PoseActions::done, this, tell);
    connect(m_poseLibraryActions, &PoseLibraryActions::message, this, tell);
    connect(m_viewport->tool(), &PoseTool::refused, this, tell);
    connect(m_viewport->tool(), &PoseTool::described, this,
            [this](const QString &text) { statusBar()->showMessage(text); });
    m_messages = new MessageBar(this);
    m_centre = new QStackedWidget(this);
    m_centre->addWidget(m_startPage);
    m_centre->addWidget(m_viewport);

    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_messages);
    layout->addWidget(m_centre, 1);
    setCentralWidget(centre);
}

void MainWindow::createPanels()
{
    m_hierarchy = new HierarchyPanel(this);
    m_hierarchy->addContextActions(m_jointActions->actions().all());
    m_selectionMenu = new SelectionMenu(this);
    m_hierarchy->addSetsMenu(*m_selectionMenu);
    connect(m_selectionMenu, &SelectionMenu::refused, this,
            [this](const QString &why) { statusBar()->showMessage(why, briefMilliseconds); });
    m_hierarchy->addContextActions(
        {m_retargetActions->actions()[ActionId::ScaleBones], m_skeletonActions->actions()[ActionId::Channels]});
    m_viewport->addActions(m_hierarchy->ownActions()); // their keys work there too
    m_viewport->addActions(m_jointActions->actions().all());
    m_viewport->addContextActions(
        m_poseActions->actions().of({ActionId::PinJoints, ActionId::PinWithRotation, ActionId::FreePins,
                                     ActionId::CopyPose, ActionId::PastePose, ActionId::PasteMirroredPose}));
    m_viewport->addContextActions(m_jointActions->actions().all());
    m_viewport->addContextActions(m_hierarchy->selectionActions());
    m_savedViews = new SavedViewActions(*m_viewport);
    connect(m_savedViews, &SavedViewActions::message, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); });
    m_inspector = new InspectorPanel(this);
    m_inspector->setTools(m_tools);
    connect(m_inspector, &InspectorPanel::refused, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); });
    m_motion = new MotionPanel(this);
    m_layers = new LayersPanel(m_layerActions->actions(), this);
    connect(m_layerActions, &LayerActions::renameWanted, m_layers, &LayersPanel::startRename);
    m_cleanUp = new CleanUpPanel(this);
    m_compare = new ComparePanel(this);
    m_secondLife = new SecondLifePanel(this);
    m_findings = new FindingsPanel(this);
    m_history = new HistoryPanel(this);
    m_timeline = new TimelinePanel(this);
    m_timeline->setTools(&m_tools);
    m_timeline->addContextActions(m_motion->frameActions());
    m_timeline->setHiddenRows(m_settings.hiddenTimelineRows());
    connect(m_timeline, &TimelinePanel::hiddenRowsChanged, this,
            [this] { m_settings.setHiddenTimelineRows(m_timeline->hiddenRows()); });
    m_timeline->setUnit(m_settings.timelineUnit());
    connect(m_timeline, &TimelinePanel::unitChanged, this, [this] { m_settings.setTimelineUnit(m_timeline->unit()); });
    m_curves = new CurvesPanel(m_timeline->ruler(), this);
    m_curves->setTools(&m_tools);
    m_curves->setSnapMenu(m_poseActions->snapMenu());
    connect(m_curves, &CurvesPanel::refused, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); });
    connect(m_curves, &CurvesPanel::described, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text); });
    connect(m_curves, &CurvesPanel::shownWanted, this, [this] { m_layout->bringToFront(m_curves); });
    connect(&m_timeline->transport(), &Transport::playingChanged, m_curves, &CurvesPanel::setPlaying);
    new GestureProgress(m_curves->plot().gesture(), *this);
    m_layout = new DockLayout(*this);
    m_layout->addPanels({m_hierarchy, m_inspector, m_motion, m_layers, m_cleanUp, m_compare, m_secondLife, m_findings,
                         m_history, m_timeline, m_curves});
    connect(m_layout, &DockLayout::curvesInFront, this, [this](bool areInFront) {
        if (areInFront)
            m_curves->takeTransportRow(m_timeline->transportRow());
        else
            m_timeline->takeTransportRow();
    });
    m_messageRouting = new MessageRouting({*m_messages, *statusBar(), *m_findings, *m_layout}, *m_tabs, files(), this);
    m_cleanUpActions = new CleanUpActions(*m_cleanUp, *m_layout, *m_tabs, m_settings, *this);
    connect(m_cleanUpActions, &CleanUpActions::message, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); });
    m_pictureAction = new PictureAction(*m_viewport, *this);
    connect(m_pictureAction, &PictureAction::message, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); });
    m_exportAction = new ExportAction(
        m_files->saving(), m_settings, [this] { return m_viewport->pictureView(); }, *this);
    connect(m_exportAction, &ExportAction::message, m_messageRouting, &MessageRouting::show);
    m_importAction = new ImportAction(m_files->opening(), m_settings, *this);
    connect(m_importAction, &ImportAction::message, m_messageRouting, &MessageRouting::show);
    m_compareActions = new CompareActions(*m_compare, *m_layout, *m_tabs, *this);
    connect(m_compareActions, &CompareActions::message, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); });
    m_secondLifeActions = new SecondLifeActions(*m_secondLife, *m_layout, m_files->saving(), *this);
    m_secondLife->addButtons({m_secondLifeActions->actions()[ActionId::MakeUploadable],
                              m_secondLifeActions->actions()[ActionId::ExportAnimation],
                              m_retargetActions->actions()[ActionId::RetargetOntoAvatar]});
    connect(m_secondLifeActions, &SecondLifeActions::message, statusBar(),
            [this](const QString &text) { statusBar()->showMessage(text, briefMilliseconds); });
    connect(m_secondLifeActions, &SecondLifeActions::failed, m_messages,
            [this](const QString &text) { m_messages->show({.kind = MessageBar::Kind::Error, .text = text}); });
    connect(&m_files->saving(), &Saving::message, m_messageRouting, &MessageRouting::show);
    auto *news =
        new FileNews({*m_messages, *new FileWatch(*m_tabs, *this), m_files->opening(), m_files->saving(), *this});
    connect(news, &FileNews::compareWanted, m_compareActions, &CompareActions::addFile);
    m_openQueue = new OpenQueue(m_files->opening(), *m_tabs, *statusBar(), *this);
    connect(m_files, &FileActions::openWanted, this, &MainWindow::openFiles);
    connect(m_recovery, &RecoveryActions::message, m_messageRouting, &MessageRouting::show);
    connect(m_recovery, &RecoveryActions::crashed, m_messages, [this](const QString &report) {
        m_messages->show({.kind = MessageBar::Kind::Warning,
                          .text = tr("Limber ended unexpectedly. A report was written; nothing was sent."),
                          .answers = {{.text = tr("Show"),
                                       .act = [this, report] { m_recovery->showCrashReport(report); },
                                       .toolTip = tr("Read the report")}},
                          .stays = true});
    });
    connect(&m_files->saving(), &Saving::projectBegun, m_messageRouting, &MessageRouting::noteProjectBegun);
    connect(m_motion, &MotionPanel::refused, m_messageRouting, &MessageRouting::showRefusedEdit);
    connect(m_hierarchy, &HierarchyPanel::refused, m_messageRouting, &MessageRouting::showRefusedEdit);
    connect(m_findings, &FindingsPanel::repairWanted, &files(), &Opening::openRepaired);
    connect(m_findings, &FindingsPanel::encodingWanted, this,
            [this](const QPoint &position) { m_nameMenu->exec(position); });
    connect(m_findings, &FindingsPanel::countChanged, this, [this](int count) {
        m_layout->setTitle(m_findings, count > 0 ? tr("Findings (%1)").arg(count) : tr("Findings"));
    });
    m_timeline->transport().addShortcutsTo(m_viewport);
    m_timeline->transport().addShortcutsTo(&m_curves->plot());
    for (QWidget *widget : {static_cast<QWidget *>(m_viewport), static_cast<QWidget *>(&m_timeline->ruler()),
                            static_cast<QWidget *>(&m_curves->plot())})
        widget->addAction(m_curves->actions()[ActionId::SetKey]); // its key works there
    for (QWidget *widget : {static_cast<QWidget *>(m_viewport), static_cast<QWidget *>(&m_timeline->ruler())})
        widget->addActions(m_poseActions->actions().all()); // their keys work there
    connect(&m_timeline->transport(), &Transport::playingChanged, m_cleanUp, &CleanUpPanel::setPlaying);
}

void MainWindow::createToolBars()
{
    m_toolBar = new FittingToolBar(tr("Toolbar"), this);
    addToolBar(m_toolBar);
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({20, 20});
    m_search = new CommandSearch(m_toolBar);

    addToolBarBreak();
    m_toolRow = new ToolRow(m_tools, *m_poseActions, this);
    addToolBar(m_toolRow);
    connect(&m_tools, &ToolSettings::changed, this, &MainWindow::showToolRow);

    addToolBarBreak();
    m_documentBar = addToolBar(tr("Documents"));
    m_documentBar->setObjectName(QStringLiteral("documentBar"));
    m_documentBar->setMovable(false);
    // A toolbar deletes the widgets that are added to it, and the tabs may outlive this one.
    auto *holder = new QWidget(m_documentBar);
    auto *layout = new QHBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    m_documentBar->addWidget(holder);
    m_documentBar->toggleViewAction()->setVisible(false);
    for (QToolBar *bar : {static_cast<QToolBar *>(m_toolBar), static_cast<QToolBar *>(m_toolRow), m_documentBar})
        nameExtension(*bar);
}

void MainWindow::createActions()
{
    m_actions.adopt(ActionId::Undo, m_undoGroup->createUndoAction(this, textOf(rowOf(ActionId::Undo))));
    m_actions.adopt(ActionId::Redo, m_undoGroup->createRedoAction(this, textOf(rowOf(ActionId::Redo))));
    m_actions.adopt(ActionId::ShowToolBar, m_toolBar->toggleViewAction());
    m_actions.add(ActionId::Quit, this, [this] { close(); });
    m_actions.add(ActionId::FindCommand, this, [this] { m_search->start(); });
    m_actions.add(ActionId::Preferences, this, &MainWindow::editPreferences);
    m_actions.add(ActionId::FullScreen, this, &MainWindow::showFullScreenOrNormal);
    new ContextHelp(*m_actions.add(ActionId::Manual, this), *this);
    m_actions.add(ActionId::Tour, this, [this] {
        m_startPage->withdrawOffer();
        m_settings.setKnowsTour();
        m_tour->start();
    });
    m_actions.add(ActionId::About, this, &MainWindow::showAbout);
    for (const ActionList *list : {&m_files->actions(),          &m_recovery->actions(),
                                   &m_poseActions->actions(),    &m_poseLibraryActions->actions(),
                                   &m_layerActions->actions(),   &m_skeletonActions->actions(),
                                   &m_jointActions->actions(),   &m_contactActions->actions(),
                                   &m_keyActions->actions(),     &m_retargetActions->actions(),
                                   &m_motion->actions(),         &m_timeline->transport().actions(),
                                   &m_curves->actions(),         &m_cleanUpActions->actions(),
                                   &m_compareActions->actions(), &m_secondLifeActions->actions(),
                                   &m_pictureAction->actions(),  &m_exportAction->actions(),
                                   &m_importAction->actions(),   &m_layout->actions(),
                                   &m_windowActions->actions(),  &m_savedViews->actions()})
        m_actions.take(list->all());
    m_actions.take(m_hierarchy->ownActions());
    m_actions.take(m_timeline->ownActions());
    m_actions.take(m_viewport->viewActions());
    m_viewport->showStrip(m_actions.of({ActionId::ShowTrails, ActionId::ShowOnionSkins, ActionId::ShowOriginal,
                                        ActionId::ShowContacts, ActionId::ShowNames}));
    m_nameMenu = new NameMenu(m_settings, this);
    m_actions.take({m_nameMenu->menuAction(), m_selectionMenu->menuAction(), m_selectionMenu->saveAction()});
}

// The menus of the action table, with the actions that only this window has.
void MainWindow::fillMenus()
{
    fillMenuBar(*menuBar(), m_actions);
    const QList<QAction *> menus = menuBar()->actions();
    m_cleanUpActions->listOperationsIn(*menus.at(static_cast<int>(MenuId::CleanUp))->menu());
    m_windowActions->listDocumentsIn(*menus.at(static_cast<int>(MenuId::Window))->menu());
    for (const QAction *menu : menus)
        m_search->addMenu(*menu->menu());
    m_search->setFallback(m_viewport);

    fillToolBar(*m_toolBar, m_actions);
    auto *space = new QWidget(m_toolBar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    m_toolBar->addWidget(m_search);
}

void MainWindow::createTour()
{
    m_tour = new Tour({.window = *this,
                       .opening = files(),
                       .tabs = *m_tabs,
                       .layout = *m_layout,
                       .viewport = *m_viewport,
                       .timeline = *m_timeline,
                       .history = *m_history,
                       .cleanUp = *m_cleanUp,
                       .transport = m_timeline->transport()},
                      m_actions, this);
    if (m_settings.knowsTour())
        return;
    m_startPage->offer(tr("New to Limber?"), *m_actions[ActionId::Tour]);
    connect(m_startPage, &StartPage::offerDeclined, this, [this] { m_settings.setKnowsTour(); });
}

// What names keys beside the actions themselves follows these; damaged settings are told about once.
void MainWindow::applyKeys()
{
    const QAction *find = m_actions[ActionId::FindCommand];
    connect(find, &QAction::changed, m_search, [this, find] { m_search->showKeys(keysTextOf(*find)); });
    const QAction *showAll = m_actions[ActionId::ShowAllJoints];
    const auto nameKeys = [this, showAll] { m_viewport->shown().setShowAllKeys(keysTextOf(*showAll)); };
    connect(showAll, &QAction::changed, m_viewport, nameKeys);
    nameKeys();
    if (const QString problem = m_keyActions->applySaved(); !problem.isEmpty())
        m_messages->show({.kind = MessageBar::Kind::Warning, .text = problem});
    if (const QString &copy = m_settings.damagedCopy(); !copy.isEmpty())
        m_messages->show(
            {.kind = MessageBar::Kind::Warning,
             .text = tr("The file of your settings is damaged and was kept as %1. The usual settings are used.")
                         .arg(pathText(copy))});
}

void MainWindow::showSession(Session *session)
{
    m_hierarchy->setSession(session);
    m_inspector->setSession(session);
    m_motion->setSession(session);
    m_layers->setSession(session);
    m_layerActions->setSession(session);
    m_toolRow->setSession(session);
    m_cleanUp->setSession(session);
    m_cleanUpActions->setEnabled(session != nullptr);
    m_compareActions->setSession(session);
    m_secondLifeActions->setSession(session);
    m_pictureAction->setSession(session);
    m_exportAction->setSession(session);
    m_findings->setSession(session);
    m_history->setSession(session);
    m_timeline->setSession(session);
    m_curves->setSession(session);
    m_viewport->setSession(session);
    m_status->setSession(session);
    m_poseActions->setSession(session);
    m_poseLibraryActions->setSession(session);
    m_skeletonActions->setSession(session);
    m_jointActions->setSession(session);
    m_contactActions->setSession(session);
    m_retargetActions->setSession(session);
    m_nameMenu->setSession(session);
    m_selectionMenu->setSession(session);
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
    // After the docks: their layout restores whether the bar was visible.
    m_documentBar->setVisible(session != nullptr);
    showToolRow();
    updateTitle();
}

// It is about dragging in the view, so it is there with the tools for that.
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
    m_settings.setPreferences(preferences);
    emit languageWanted(preferences.language);
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

void MainWindow::editPreferences()
{
    PreferencesDialog dialog(m_settings.preferences(), languageChoices(), this);
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
    if (m_settings.preferences().startup != Preferences::Startup::StartPage)
        openFiles(m_settings.openFiles());
}

void MainWindow::openFiles(const QStringList &paths)
{
    QStringList toOpen = paths;
    QStringList toImport;
    std::copy_if(paths.begin(), paths.end(), std::back_inserter(toImport), isToBeImported);
    toOpen.removeIf(isToBeImported);
    m_openQueue->open(toOpen);
    // Whoever opened them waits for the end of this, and importing asks questions.
    if (!toImport.isEmpty())
        QTimer::singleShot(0, m_importAction, [this, toImport] { m_importAction->importFiles(toImport); });
}

// What a dialog asks about stays as it is until it is answered.
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

void MainWindow::tellMemoryShort()
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

// Whether unsaved changes wait for the next start. Where there are none the files are enough.
bool MainWindow::keepsSession()
{
    const auto isModified = [](const Session *session) { return session->document().isModified(); };
    return m_settings.preferences().startup == Preferences::Startup::Changes &&
           std::ranges::any_of(m_tabs->sessions(), isModified) && m_documents->keeper().keepSession();
}

void MainWindow::rememberLayout()
{
    QStringList paths;
    for (const Session *session : m_tabs->sessions()) {
        // What goes on with its changes knows its files.
        if (!session->document().path().isEmpty() && !m_documents->keeper().isSessionKept())
            paths << session->document().path();
    }
    m_settings.setOpenFiles(paths);
    m_settings.setWindow(saveGeometry(), m_layout->saved());
    m_settings.setToolChoices(m_tools.choices());
    m_settings.setViewOptions(m_viewport->options());
    m_settings.setViewLayout(m_viewport->grid().arrangement());
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
    // Whoever dropped them waits for the end of this, and a question may come first.
    QTimer::singleShot(0, this, [this, paths] { openFiles(paths); });
}

} // namespace limber
