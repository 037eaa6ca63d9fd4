#pragma once

#include <memory>

namespace limber {

class RecoveryKeeper;
class SessionTabs;

// The open documents with their tabs and their journals. They survive when another window replaces the one that shows
// them.
class OpenDocuments
{
public:
    OpenDocuments();
    ~OpenDocuments(); // removes the journals of unsaved work unless they are kept for the next start

    [[nodiscard]] SessionTabs &tabs() { return *m_tabs; }
    [[nodiscard]] RecoveryKeeper &keeper() { return *m_keeper; }

private:
    std::unique_ptr<SessionTabs> m_tabs;
    std::unique_ptr<RecoveryKeeper> m_keeper; // follows the tabs
};

} // namespace limber
