#pragma once

#include "actions/actionlist.h"

#include <QByteArray>
#include <QLatin1String>
#include <QList>
#include <QObject>

#include <vector>

class QDockWidget;
class QMainWindow;

namespace limber {

class BottomTabs;
class DockTabs;

// Where a panel lies until the user moves it. On the left the first panel is above the others, which are tabs; on the
// right and at the bottom all are tabs.
struct DockPlace
{
    ActionId toggle; // shows and hides the panel; its text is the panel's title
    QLatin1String name; // under which the user's arrangement is stored
    Qt::DockWidgetArea side = Qt::RightDockWidgetArea;
    bool isShownAtFirst = true;
    bool needsDocument = true; // has nothing to show without one
    bool needsHeight = false; // one tab of the bottom may be higher than the others
};

// The arrangement of the panels: docks around the viewport that can be moved, floated, closed and put back, with a few
// presets.
class DockLayout : public QObject
{
    Q_OBJECT

public:
    enum class Preset { Browse, Edit, SmallScreen };

    explicit DockLayout(QMainWindow &window);

    // Puts the panel into a dock, as the last one of its side.
    void add(QWidget &panel, const DockPlace &place);
    // Call this when all panels are added.
    void arrange();

    void apply(Preset preset);
    void dockAll();
    // Without a document the panels have nothing to show, except for the findings of a file that was refused.
    void setDocksShown(bool shown);
    void bringToFront(const QWidget *panel);
    // Makes the panel at least this wide, if the window has enough width.
    void widen(const QWidget *panel, int width);
    // Gives the focus to the next (or, with -1, the previous) visible panel; the centre counts as one.
    void focusNext(int panels);
    void setTitle(const QWidget *panel, const QString &title);

    [[nodiscard]] QByteArray saved() const;
    // Returns false if `state` is not from this version.
    bool restore(const QByteArray &state);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted when the high panel came in front of the others at the bottom, or no longer is.
    void highPanelInFront(bool isInFront);

private:
    struct PlacedDock
    {
        QDockWidget *dock = nullptr;
        DockPlace place;
    };

    [[nodiscard]] QList<QDockWidget *> docksAt(Qt::DockWidgetArea side) const;
    [[nodiscard]] QDockWidget *dockOf(const QWidget *panel) const;
    void placeAll();
    void applySizes();
    [[nodiscard]] bool restoreState(const QByteArray &state);
    void updateTitleBars();
    void showTabBarsInUse();
    [[nodiscard]] QList<QWidget *> visiblePanels() const;

    QMainWindow &m_window;
    DockTabs *m_dockTabs;
    std::vector<PlacedDock> m_docks;
    BottomTabs *m_bottomTabs = nullptr; // null if no panel needs height
    ActionList m_actions;
    QByteArray m_shownState; // while the docks are hidden: the arrangement in which they come back
    bool m_shown = true;
    bool m_isArranged = false; // by a preset, a saved state or the user
};

} // namespace limber
