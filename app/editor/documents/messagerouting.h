#pragma once

#include "documents/loadjob.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QObject>

class QStatusBar;

namespace limber {

class Opening;
struct ProjectNews;
class SessionTabs;

// Decides where messages about files and edits are shown, and removes them when they are no longer true: success is
// shown briefly in the status bar, failure stays above the view until it is read, and findings come to the front.
class MessageRouting : public QObject
{
    Q_OBJECT

public:
    MessageRouting(MessageBar &bar, QStatusBar &status, const SessionTabs &tabs, Opening &opening, QObject *parent);

    void show(MessageBar::Kind kind, const QString &text);
    // Shows what was done, or why nothing was, for some seconds.
    void showBriefly(const QString &text);
    // Shows this until something else is shown.
    void describe(const QString &text);
    // Shows why something that the user asked for was not done.
    void showFailure(const QString &why);
    void showRefusedEdit(const QString &why);
    // Notes that things a BVH file cannot hold were saved in a project for the first time.
    void noteProjectBegun(const Document &document);

signals:
    // Emitted when the findings of a file that was refused have to be shown.
    void refusalToShow(const limber::FileStamp &file, const std::vector<limber::Finding> &findings, bool repairable);
    // Emitted when the user wants to see the findings of a project.
    void projectFindingsWanted(const limber::FileStamp &file, const std::vector<limber::Finding> &findings);
    // Emitted when the findings of the document in front have to be in sight.
    void findingsWanted();

private:
    // Withdraws messages about the document when they are no longer true.
    void listenTo(const Document &document);
    void showRefusal(const FileStamp &file, const std::vector<Finding> &findings, bool repairable);
    void noteLoadStarted(const LoadJob *job);
    void noteOpened(const Session *session);
    void offerProject(const Document &document, const QString &project);
    void noteProject(const Session *session, const ProjectNews &news);
    [[nodiscard]] const Document *current() const;

    MessageBar &m_bar;
    QStatusBar &m_status;
    const SessionTabs &m_tabs;
    Opening &m_opening;
};

} // namespace limber
