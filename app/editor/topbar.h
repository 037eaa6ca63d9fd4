#pragma once

#include <QWidget>

class QMenuBar;

namespace limber {

// The uppermost row of the window: the menus, and beside them the tabs of the open documents.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    // The tabs may outlive the row.
    TopBar(QWidget &tabs, QWidget *parent = nullptr);

    [[nodiscard]] QMenuBar &menus() { return *m_menus; }
    void setTabsShown(bool shown) { m_tabsPlace->setVisible(shown); }

private:
    QMenuBar *m_menus = nullptr;
    QWidget *m_tabsPlace = nullptr;
};

} // namespace limber
