#pragma once

#include "actions/actionlist.h"
#include "documents/fileactions.h"
#include "session/posing/toolsettings.h"
#include "settings/settings.h"
#include "theme/theme.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;
class QToolBar;
class QUndoGroup;

namespace limber {

class CleanUpActions;
class CleanUpPanel;
class CompareActions;
class ComparePanel;
class CommandSearch;
class ContactActions;
class DockLayout;
class FindingsPanel;
class FittingToolBar;
class HierarchyPanel;
class HistoryPanel;
class InspectorPanel;
class JointActions;
class KeyActions;
class MessageBar;
class MessageRouting;
class LayerActions;
class LayersPanel;
class MotionPanel;
class NameMenu;
class OpenDocuments;
class OpenQueue;
class ExportAction;
class ImportAction;
class PictureAction;
class PoseActions;
class PoseLibraryActions;
class SavedViewActions;
class SelectionMenu;
class SessionTabs;
class RecoveryActions;
class RetargetActions;
class SecondLifeActions;
class SecondLifePanel;
class SkeletonActions;
class StartPage;
class StatusPanel;
class CurvesPanel;
class TimelinePanel;
class ToolRow;
class Tour;
class ViewportPanel;
class WindowActions;

// Arranges the panels and hands them the session in front. Does nothing else.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
    // Takes the place of a window that showed these.
    explicit MainWindow(std::unique_ptr<OpenDocuments> documents);
    ~MainWindow() override;

    // Gives its documents away, to be shown by another window; it is of no use from then on.
    [[nodiscard]] std::unique_ptr<OpenDocuments> releaseDocuments();
    // Whether something is going on that belongs to this window: files are read, a pose is dragged, a question waits.
    [[nodiscard]] bool isBusy() const;

    [[nodiscard]] Opening &files() { return m_files->opening(); }
    [[nodiscard]] Theme &theme() { return m_theme; }
    [[nodiscard]] Session *currentSession() const;
    [[nodiscard]] ViewportPanel &viewport() { return *m_viewport; }
    // Opens several files, one after the other.
    void openFiles(const QStringList &paths);
    // From a later start: the window comes forward.
    void takeFiles(const QStringList &paths);
    // Something took more memory than there is, and was left undone.
    void tellMemoryShort();
    // Opens what was open at the end of the last run, if the user wants that.
    void reopenFiles();
    // Shows work of earlier runs that was not saved, if there is any.
    void offerRecovery();
    // The program is about to end without asking: everything that is not saved is there at the next start.
    void keepForNextStart();
    // How much of what is not saved is still being written down.
    [[nodiscard]] const std::atomic_int &pendingJournals() const;
    // It may be about to: everything that is not saved is written down.
    void writeRecovery();

signals:
    // By its code; empty for that of the system.
    void languageWanted(const QString &code);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createCentre();
    void createPanels();
    void createLeftPanels();
    void createRightPanels();
    void createBottomPanels();
    void arrangePanels();
    void createFeatures();
    void connectMessages();
    void shareKeys();
    void tellOfCrash(const QString &report);
    void tellBriefly(const QString &text);
    void describe(const QString &text);
    void createToolBars();
    void createActions();
    void fillMenus();
    void applyKeys();
    void createTour();
    void letDocumentsGo();
    void showSession(Session *session);
    void showToolRow();
    void applyColours();
    void applyPreferences(const Preferences &preferences);
    void focusView();
    [[nodiscard]] bool keepsSession();
    void rememberLayout();
    void updateTitle();
    void forgetGoneFields();
    void editPreferences();
    void showAbout();
    void showFullScreenOrNormal();

    std::unique_ptr<OpenDocuments> m_documents; // before all that uses them
    Settings m_settings;
    Theme m_theme;
    ToolSettings m_tools;
    SessionTabs *m_tabs = nullptr; // of the documents
    QToolBar *m_documentBar = nullptr;
    FileActions *m_files = nullptr;
    OpenQueue *m_openQueue = nullptr;
    PoseActions *m_poseActions = nullptr;
    PoseLibraryActions *m_poseLibraryActions = nullptr;
    SkeletonActions *m_skeletonActions = nullptr;
    JointActions *m_jointActions = nullptr;
    KeyActions *m_keyActions = nullptr;
    ContactActions *m_contactActions = nullptr;
    RecoveryActions *m_recovery = nullptr;
    RetargetActions *m_retargetActions = nullptr;
    WindowActions *m_windowActions = nullptr;
    ActionList m_actions; // all of the window
    QUndoGroup *m_undoGroup = nullptr;
    QStackedWidget *m_centre = nullptr;
    StartPage *m_startPage = nullptr;
    ViewportPanel *m_viewport = nullptr;
    SavedViewActions *m_savedViews = nullptr;
    MessageBar *m_messages = nullptr;
    MessageRouting *m_messageRouting = nullptr;
    HierarchyPanel *m_hierarchy = nullptr;
    InspectorPanel *m_inspector = nullptr;
    MotionPanel *m_motion = nullptr;
    LayersPanel *m_layers = nullptr;
    LayerActions *m_layerActions = nullptr;
    CleanUpPanel *m_cleanUp = nullptr;
    ComparePanel *m_compare = nullptr;
    CleanUpActions *m_cleanUpActions = nullptr;
    CompareActions *m_compareActions = nullptr;
    SecondLifePanel *m_secondLife = nullptr;
    SecondLifeActions *m_secondLifeActions = nullptr;
    PictureAction *m_pictureAction = nullptr;
    ExportAction *m_exportAction = nullptr;
    ImportAction *m_importAction = nullptr;
    FindingsPanel *m_findings = nullptr;
    HistoryPanel *m_history = nullptr;
    TimelinePanel *m_timeline = nullptr;
    CurvesPanel *m_curves = nullptr;
    DockLayout *m_layout = nullptr;
    StatusPanel *m_status = nullptr;
    CommandSearch *m_search = nullptr;
    NameMenu *m_nameMenu = nullptr;
    SelectionMenu *m_selectionMenu = nullptr;
    FittingToolBar *m_toolBar = nullptr;
    ToolRow *m_toolRow = nullptr;
    Tour *m_tour = nullptr;
};

} // namespace limber
