#pragma once

#include "widgets/command.h"

#include <QMenu>

#include <functional>

namespace limber {

class DockLayout;
class SessionTabs;

// The Window menu: panels and their layouts, the way from panel to panel, and the open documents.
class WindowMenu : public QMenu
{
    Q_OBJECT

public:
    WindowMenu(DockLayout &layout, SessionTabs &tabs, QAction &toolBarToggle, QWidget *parent);

private:
    QAction *add(const CommandSpec &spec, const std::function<void()> &run);
    void addLayouts();
    void addPanelKeys();
    void addDocumentKeys();
    void listDocuments();

    DockLayout &m_layout;
    SessionTabs &m_tabs;
    QList<QAction *> m_documents; // made when the menu opens
};

} // namespace limber
