#pragma once

#include "documents/fileactions.h"
#include "session/posing/toolsettings.h"
#include "settings/settings.h"
#include "theme/theme.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QMenuBar;

namespace limber {

class Centre;
class CommandSearch;
class DockLayout;
class FeatureHost;
class FittingToolBar;
class TopBar;
class MessageRouting;
class OpenDocuments;
class OpenQueue;
class ProgressArea;
class SessionTabs;
class StartPage;
class ViewportPanel;
class WindowArrangement;

// The main window: it holds the documents, the view and what is around it, and shows the session in front. Everything
// else comes into it by features (see FeatureHost).
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
    [[nodiscard]] QMenuBar &menus() const;
    [[nodiscard]] ViewportPanel &viewport() { return *m_viewport; }
    [[nodiscard]] ToolSettings &tools() { return m_tools; }
    // Opens several files, one after the other.
    void openFiles(const QStringList &paths);
    // Takes files from a later start of the program and brings the window to the front.
    void takeFiles(const QStringList &paths);
    // Reports that something needed more memory than there is and was not done.
    void reportMemoryShort();
    // Takes over what the user has set in the window whose place this one takes.
    void takeStates(const MainWindow &earlier);
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
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createCentre();
    void createMessages();
    void createToolBar();
    void createFeatures();
    void createActions();
    void fillMenus();
    void disconnectDocuments();
    void showSession(Session *session);
    [[nodiscard]] bool isTypingHere() const;
    void focusView();
    [[nodiscard]] bool keepsSession();
    void rememberLayout();
    void updateTitle();
    void showFullScreenOrNormal();
    // `point` is where on the screen they were dropped.
    void openFilesAt(const std::optional<QPoint> &point, const QStringList &paths);
    void importFiles(const std::optional<QPoint> &point, const QStringList &paths);

    std::unique_ptr<OpenDocuments> m_documents; // before everything that uses them
    Settings m_settings;
    Theme m_theme;
    ToolSettings m_tools;
    SessionTabs *m_tabs = nullptr; // of the documents
    FileActions *m_files = nullptr;
    OpenQueue *m_openQueue = nullptr;
    TopBar *m_topBar = nullptr;
    ProgressArea *m_progress = nullptr;
    Centre *m_centre = nullptr;
    StartPage *m_startPage = nullptr;
    ViewportPanel *m_viewport = nullptr;
    MessageRouting *m_messages = nullptr;
    DockLayout *m_layout = nullptr;
    WindowArrangement *m_arrangement = nullptr;
    FittingToolBar *m_toolBar = nullptr;
    CommandSearch *m_search = nullptr;
    FeatureHost *m_features = nullptr;
};

} // namespace limber
