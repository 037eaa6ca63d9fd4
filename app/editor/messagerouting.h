#pragma once

#include "documents/loadjob.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QObject>

class QStatusBar;

namespace limber {

class DockLayout;
class FindingsPanel;
class Opening;
struct ProjectNews;
class SessionTabs;

// Decides where messages about files and edits are shown, and removes them when they are no longer true: success is
// shown briefly in the status bar, failure stays above the view until it is read, and findings come to the front.
class MessageRouting : public QObject
{
    Q_OBJECT

public:
    struct Outlets
    {
        MessageBar &bar;
        QStatusBar &status;
        FindingsPanel &findings;
        DockLayout &layout;
    };

    MessageRouting(const Outlets &outlets, const SessionTabs &tabs, Opening &opening, QObject *parent);

    void show(MessageBar::Kind kind, const QString &text);
    void showRefusedEdit(const QString &why);
    // Notes that things a BVH file cannot hold were saved in a project for the first time.
    void noteProjectBegun(const Document &document);
    // Withdraws messages about the document when they are no longer true.
    void listenTo(const Document &document);

private:
    void showRefusal(const FileStamp &file, const std::vector<Finding> &findings, bool repairable);
    void noteLoadStarted(const LoadJob *job);
    void noteOpened(const Session *session);
    void offerProject(const Document &document, const QString &project);
    void noteProject(const Session *session, const ProjectNews &news);
    [[nodiscard]] const Document *current() const;

    Outlets m_outlets;
    const SessionTabs &m_tabs;
    Opening &m_opening;
};

} // namespace limber
