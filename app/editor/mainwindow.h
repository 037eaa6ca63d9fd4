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
class ShortcutActions;
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
struct Preferences;

// The main window arranges the panels and passes them the session in front. It does nothing else.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
    // Replaces a window that showed these documents.
    explicit MainWindow(std::unique_ptr<OpenDocuments> documents);
    ~MainWindow() override;

    // Releases its documents for another window; this window is unusable afterwards.
    [[nodiscard]] std::unique_ptr<OpenDocuments> releaseDocuments();
    // Returns whether something that belongs to this window is still running: files are being read, a pose is dragged,
    // or a question is open.
    [[nodiscard]] bool isBusy() const;

    [[nodiscard]] Opening &files() { return m_files->opening(); }
    [[nodiscard]] Theme &theme() { return m_theme; }
    [[nodiscard]] Session *currentSession() const;
    [[nodiscard]] ViewportPanel &viewport() { return *m_viewport; }
    // Opens several files, one after the other.
    void openFiles(const QStringList &paths);
    // Takes files from a later start of the program and brings the window to the front.
    void takeFiles(const QStringList &paths);
    // Reports that something needed more memory than there is and was not done.
    void reportMemoryShort();
    // Opens what was open at the end of the last run, if the user wants that.
    void reopenFiles();
    // Shows unsaved work of earlier runs, if there is any.
    void offerRecovery();
    // Call this when the program is about to end without asking: all unsaved changes are kept for the next start.
    void keepForNextStart();
    // Returns how much unsaved work is still being written to journals.
    [[nodiscard]] const std::atomic_int &pendingJournals() const;
    // Call this when the program may be about to end: writes all unsaved changes to the journals.
    void writeRecovery();

signals:
    // `code` is the code of the language; empty for that of the system.
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
    void reportCrash(const QString &report);
    void showBriefly(const QString &text);
    void describe(const QString &text);
    void createToolBars();
    void createActions();
    void fillMenus();
    void applyShortcuts();
    void createTour();
    void disconnectDocuments();
    void showSession(Session *session);
    void showToolRow();
    void applyColours();
    void applyPreferences(const Preferences &preferences);
    void focusView();
    [[nodiscard]] bool keepsSession();
    void rememberLayout();
    void updateTitle();
    void returnMemoryAfterClosing();
    void forgetGoneFields();
    void editPreferences();
    void showAbout();
    void showFullScreenOrNormal();

    std::unique_ptr<OpenDocuments> m_documents; // before everything that uses them
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
    ShortcutActions *m_shortcutActions = nullptr;
    ContactActions *m_contactActions = nullptr;
    RecoveryActions *m_recovery = nullptr;
    RetargetActions *m_retargetActions = nullptr;
    WindowActions *m_windowActions = nullptr;
    ActionList m_actions; // all actions of the window
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
