// This file has the part of MainWindow that creates its parts and connects them.
#include "mainwindow.h"

#include "actions/action.h"
#include "actions/actionmenus.h"
#include "actions/actiontable.h"
#include "cleanup/cleanuppanel.h"
#include "compare/comparepanel.h"
#include "curvespanel/curveplot.h"
#include "curvespanel/curvespanel.h"
#include "docks/docklayout.h"
#include "documents/filenews.h"
#include "documents/openqueue.h"
#include "documents/sessiontabs.h"
#include "guide/contexthelp.h"
#include "guide/tour.h"
#include "interchange/exportaction.h"
#include "interchange/importaction.h"
#include "items/messagetext.h"
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
#include "menus/savedviewactions.h"
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
#include "pictures/pictureview.h"
#include "recovery/recoveryactions.h"
#include "search/commandsearch.h"
#include "secondlifepanel/secondlifepanel.h"
#include "settings/filesettings.h"
#include "settings/viewsettings.h"
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

#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QUndoGroup>
#include <QVBoxLayout>

namespace limber {

namespace {

// The keys of the timeline's rows that the user has hidden.
const Setting<QStringList> hiddenTimelineRows{"hiddenTimelineRows"};
// The unit of the timeline's ruler (see TimeUnit).
const Setting<QString> timelineUnit{"timelineUnit"};
// Whether the user has taken or declined the tour.
constexpr Setting<bool> knowsTour{"knowsTour"};

} // namespace

void MainWindow::createCentre()
{
    m_startPage = new StartPage(this);
    m_startPage->setActions(m_files->actions().of({ActionId::OpenFile, ActionId::OpenSample, ActionId::NewFile}));
    m_startPage->setRecentFiles(recentFiles(m_settings));
    connect(m_startPage, &StartPage::fileWanted, &files(), &Opening::open);
    m_viewport = new ViewportPanel(this);
    m_viewport->setTools(m_tools);
    m_viewport->setOptions(storedViewOptions(m_settings));
    m_viewport->grid().arrange(storedViewLayout(m_settings));
    m_poseActions = new PoseActions(m_tools, this);
    m_poseLibraryActions = new PoseLibraryActions(*m_poseActions, m_theme, *this);
    m_layerActions = new LayerActions(*this);
    new GestureProgress(m_poseActions->gesture(), *this);
    new GestureProgress(m_viewport->tool()->gesture(), *this);
    connect(m_poseActions, &PoseActions::refused, this, &MainWindow::showBriefly);
    connect(m_layerActions, &LayerActions::refused, this, &MainWindow::showBriefly);
    connect(m_poseActions, &PoseActions::done, this, &MainWindow::showBriefly);
    connect(m_poseLibraryActions, &PoseLibraryActions::message, this, &MainWindow::showBriefly);
    connect(m_viewport->tool(), &PoseTool::refused, this, &MainWindow::showBriefly);
    connect(m_viewport->tool(), &PoseTool::described, this, &MainWindow::describe);
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
    createLeftPanels();
    createRightPanels();
    createBottomPanels();
    arrangePanels();
    m_messageRouting = new MessageRouting({*m_messages, *statusBar(), *m_findings, *m_layout}, *m_tabs, files(), this);
    createFeatures();
    connectMessages();
    shareKeys();
}

void MainWindow::createLeftPanels()
{
    m_hierarchy = new HierarchyPanel(this);
    m_hierarchy->addContextActions(m_jointActions->actions().all());
    m_selectionMenu = new SelectionMenu(this);
    m_hierarchy->addSetsMenu(*m_selectionMenu);
    connect(m_selectionMenu, &SelectionMenu::refused, this, &MainWindow::showBriefly);
    m_hierarchy->addContextActions(
        {m_retargetActions->actions()[ActionId::ScaleBones], m_skeletonActions->actions()[ActionId::Channels]});
    m_viewport->addActions(m_hierarchy->ownActions()); // so that their keys work in the view, too
    m_viewport->addActions(m_jointActions->actions().all());
    m_viewport->addContextActions(
        m_poseActions->actions().of({ActionId::PinJoints, ActionId::PinWithRotation, ActionId::FreePins,
                                     ActionId::CopyPose, ActionId::PastePose, ActionId::PasteMirroredPose}));
    m_viewport->addContextActions(m_jointActions->actions().all());
    m_viewport->addContextActions(m_hierarchy->selectionActions());
    m_savedViews = new SavedViewActions(*m_viewport);
    connect(m_savedViews, &SavedViewActions::message, this, &MainWindow::showBriefly);
    m_inspector = new InspectorPanel(this);
    m_inspector->setTools(m_tools);
    connect(m_inspector, &InspectorPanel::refused, this, &MainWindow::showBriefly);
}

void MainWindow::createRightPanels()
{
    m_motion = new MotionPanel(this);
    m_layers = new LayersPanel(m_layerActions->actions(), this);
    connect(m_layerActions, &LayerActions::renameWanted, m_layers, &LayersPanel::startRename);
    m_cleanUp = new CleanUpPanel(this);
    m_compare = new ComparePanel(this);
    m_secondLife = new SecondLifePanel(this);
    m_findings = new FindingsPanel(this);
    m_history = new HistoryPanel(this);
}

void MainWindow::createBottomPanels()
{
    m_timeline = new TimelinePanel(this);
    m_timeline->setTools(&m_tools);
    m_timeline->addContextActions(m_motion->frameActions());
    m_timeline->setHiddenRows(m_settings.value(hiddenTimelineRows));
    connect(m_timeline, &TimelinePanel::hiddenRowsChanged, this,
            [this] { m_settings.set(hiddenTimelineRows, m_timeline->hiddenRows()); });
    m_timeline->setUnit(m_settings.value(timelineUnit));
    connect(m_timeline, &TimelinePanel::unitChanged, this,
            [this] { m_settings.set(timelineUnit, m_timeline->unit()); });
    m_curves = new CurvesPanel(m_timeline->ruler(), this);
    m_curves->setTools(&m_tools);
    m_curves->setSnapMenu(m_poseActions->snapMenu());
    connect(m_curves, &CurvesPanel::refused, this, &MainWindow::showBriefly);
    connect(m_curves, &CurvesPanel::described, this, &MainWindow::describe);
    connect(m_curves, &CurvesPanel::shownWanted, this, [this] { m_layout->bringToFront(m_curves); });
    connect(&m_timeline->transport(), &Transport::playingChanged, m_curves, &CurvesPanel::setPlaying);
    new GestureProgress(m_curves->plot().gesture(), *this);
}

void MainWindow::arrangePanels()
{
    m_layout = new DockLayout(*this);
    m_layout->addPanels({m_hierarchy, m_inspector, m_motion, m_layers, m_cleanUp, m_compare, m_secondLife, m_findings,
                         m_history, m_timeline, m_curves});
    connect(m_layout, &DockLayout::curvesInFront, this, [this](bool areInFront) {
        if (areInFront)
            m_curves->takeTransportRow(m_timeline->transportRow());
        else
            m_timeline->takeTransportRow();
    });
}

// Creates the features that panels start in the window: operations, pictures, import, comparison and uploads.
void MainWindow::createFeatures()
{
    m_cleanUpActions = new CleanUpActions(*m_cleanUp, *m_layout, *m_tabs, m_settings, *this);
    connect(m_cleanUpActions, &CleanUpActions::message, this, &MainWindow::showBriefly);
    m_pictureAction = new PictureAction(*m_viewport, *this);
    connect(m_pictureAction, &PictureAction::message, this, &MainWindow::showBriefly);
    m_exportAction = new ExportAction(
        m_files->saving(), m_settings, [this] { return m_viewport->pictureView(); }, *this);
    connect(m_exportAction, &ExportAction::message, m_messageRouting, &MessageRouting::show);
    m_importAction = new ImportAction(m_files->opening(), m_settings, *this);
    connect(m_importAction, &ImportAction::message, m_messageRouting, &MessageRouting::show);
    m_compareActions = new CompareActions(*m_compare, *m_layout, *m_tabs, *this);
    connect(m_compareActions, &CompareActions::message, this, &MainWindow::showBriefly);
    m_secondLifeActions = new SecondLifeActions(*m_secondLife, *m_layout, m_files->saving(), *this);
    m_secondLife->addButtons({m_secondLifeActions->actions()[ActionId::MakeUploadable],
                              m_secondLifeActions->actions()[ActionId::ExportAnimation],
                              m_retargetActions->actions()[ActionId::RetargetOntoAvatar]});
    connect(m_secondLifeActions, &SecondLifeActions::message, this, &MainWindow::showBriefly);
    connect(m_secondLifeActions, &SecondLifeActions::failed, m_messages,
            [this](const QString &text) { m_messages->show({.kind = MessageBar::Kind::Error, .text = text}); });
}

void MainWindow::connectMessages()
{
    connect(&m_files->saving(), &Saving::message, m_messageRouting, &MessageRouting::show);
    auto *news =
        new FileNews({*m_messages, *new FileWatch(*m_tabs, *this), m_files->opening(), m_files->saving(), *this});
    connect(news, &FileNews::compareWanted, m_compareActions, &CompareActions::addFile);
    m_openQueue = new OpenQueue(m_files->opening(), *m_tabs, *statusBar(), *this);
    connect(m_files, &FileActions::openWanted, this, &MainWindow::openFiles);
    connect(m_recovery, &RecoveryActions::message, m_messageRouting, &MessageRouting::show);
    connect(m_recovery, &RecoveryActions::crashed, this, &MainWindow::reportCrash);
    connect(&m_files->saving(), &Saving::projectBegun, m_messageRouting, &MessageRouting::noteProjectBegun);
    connect(m_motion, &MotionPanel::refused, m_messageRouting, &MessageRouting::showRefusedEdit);
    connect(m_hierarchy, &HierarchyPanel::refused, m_messageRouting, &MessageRouting::showRefusedEdit);
    connect(m_findings, &FindingsPanel::repairWanted, &files(), &Opening::openRepaired);
    connect(m_findings, &FindingsPanel::refused, m_messageRouting, &MessageRouting::showRefusedEdit);
    connect(m_findings, &FindingsPanel::encodingWanted, this,
            [this](const QPoint &position) { m_nameMenu->exec(position); });
    connect(m_findings, &FindingsPanel::countChanged, this, [this](int count) {
        m_layout->setTitle(m_findings, count > 0 ? tr("Findings (%1)").arg(count) : tr("Findings"));
    });
}

// Shares keys that belong to several panels.
void MainWindow::shareKeys()
{
    m_timeline->transport().addShortcutsTo(m_viewport);
    m_timeline->transport().addShortcutsTo(&m_curves->plot());
    for (QWidget *widget : {static_cast<QWidget *>(m_viewport), static_cast<QWidget *>(&m_timeline->ruler()),
                            static_cast<QWidget *>(&m_curves->plot())})
        widget->addAction(m_curves->actions()[ActionId::SetKey]); // so that its key works there
    for (QWidget *widget : {static_cast<QWidget *>(m_viewport), static_cast<QWidget *>(&m_timeline->ruler())})
        widget->addActions(m_poseActions->actions().all()); // so that their keys work there
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
        m_settings.set(knowsTour, true);
        m_tour->start();
    });
    m_actions.add(ActionId::About, this, &MainWindow::showAbout);
    for (const ActionList *list : {&m_files->actions(),           &m_recovery->actions(),
                                   &m_poseActions->actions(),     &m_poseLibraryActions->actions(),
                                   &m_layerActions->actions(),    &m_skeletonActions->actions(),
                                   &m_jointActions->actions(),    &m_contactActions->actions(),
                                   &m_shortcutActions->actions(), &m_retargetActions->actions(),
                                   &m_motion->actions(),          &m_timeline->transport().actions(),
                                   &m_curves->actions(),          &m_cleanUpActions->actions(),
                                   &m_compareActions->actions(),  &m_secondLifeActions->actions(),
                                   &m_pictureAction->actions(),   &m_exportAction->actions(),
                                   &m_importAction->actions(),    &m_layout->actions(),
                                   &m_windowActions->actions(),   &m_savedViews->actions()})
        m_actions.take(list->all());
    m_actions.take(m_hierarchy->ownActions());
    m_actions.take(m_timeline->ownActions());
    m_actions.take(m_viewport->viewActions());
    m_viewport->showStrip(m_actions.of({ActionId::ShowTrails, ActionId::ShowOnionSkins, ActionId::ShowOriginal,
                                        ActionId::ShowContacts, ActionId::ShowNames}));
    m_nameMenu = new NameMenu(m_settings, this);
    m_actions.take({m_nameMenu->menuAction(), m_selectionMenu->menuAction(), m_selectionMenu->saveAction()});
}

// Fills the menus from the action table, with the actions that only this window has.
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
    if (m_settings.value(knowsTour))
        return;
    m_startPage->offer(tr("New to Limber?"), *m_actions[ActionId::Tour]);
    connect(m_startPage, &StartPage::offerDeclined, this, [this] { m_settings.set(knowsTour, true); });
}

// Texts that name keys outside the actions follow the actions; damaged settings are reported once.
void MainWindow::applyShortcuts()
{
    const QAction *find = m_actions[ActionId::FindCommand];
    connect(find, &QAction::changed, m_search, [this, find] { m_search->showKeys(keysTextOf(*find)); });
    const QAction *showAll = m_actions[ActionId::ShowAllJoints];
    const auto nameKeys = [this, showAll] { m_viewport->shown().setShowAllKeys(keysTextOf(*showAll)); };
    connect(showAll, &QAction::changed, m_viewport, nameKeys);
    nameKeys();
    if (const QString problem = m_shortcutActions->applySaved(); !problem.isEmpty())
        m_messages->show({.kind = MessageBar::Kind::Warning, .text = problem});
    if (const QString &copy = m_settings.damagedCopy(); !copy.isEmpty())
        m_messages->show({.kind = MessageBar::Kind::Warning,
                          .text = tr("Your settings file is damaged and was kept as %1. The default settings are used.")
                                      .arg(pathText(copy))});
}

} // namespace limber
