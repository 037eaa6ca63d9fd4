#pragma once

#include "actions/actionlist.h"

#include <QByteArray>
#include <QLatin1String>
#include <QList>
#include <QObject>

#include <vector>

class QDockWidget;
class QIcon;
class QMainWindow;
class QTabBar;

namespace limber {

class BottomSwitch;
class ColumnHeights;
class DockTabs;

// Where a panel lies until the user moves it: in the column at the right, above or as one of the tabs below, or as a
// tab at the bottom.
enum class DockSpot { ColumnTop, Column, Bottom };

struct DockPlace
{
    ActionId toggle; // shows and hides the panel; its text is the panel's title
    QLatin1String name; // under which the user's arrangement is stored
    DockSpot spot = DockSpot::Column;
    QWidget *title = nullptr; // the panel's own, which replaces that of the dock; null if it has none
    bool hasCount = false; // in its title, at times
    QString icon = {}; // of its tab in the column, where only the tab in front has room for a word
    bool isShownAtFirst = true;
    bool needsDocument = true; // has nothing to show without one
    bool needsWidth = false; // may widen the column while it is shown
    bool fitsContent = false; // is as high as its content and leaves the rest of the column to the panel above
};

// The arrangement of the panels: docks around the viewport that can be moved, floated, closed and put back, with a few
// presets.
class DockLayout : public QObject
{
    Q_OBJECT

public:
    enum class Preset { Browse, Edit, Classic };

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
    // Makes the bottom high, or low again.
    void toggleBottomHeight();
    // Gives the focus to the next (or, with -1, the previous) visible panel; the centre counts as one.
    void focusNext(int panels);
    // Gives the panel a title with the number of what it has to tell; 0 for nothing. Where only its icon is seen, that
    // has a dot then.
    void setTitle(const QWidget *panel, const QString &title, int count);

    [[nodiscard]] QByteArray saved() const;
    // Returns false if `state` is not from this version.
    bool restore(const QByteArray &state);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

    // Returns the tabs of the panels at the bottom, for the row of buttons that these share; null if there are none.
    [[nodiscard]] QWidget *bottomSwitch() const;

signals:
    // Emitted when the arrangement or the size of panels may have changed.
    void arrangementChanged();
    // Emitted when another panel came in front of the others at the bottom; null if none is shown there.
    void bottomPanelChanged(QWidget *panel);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct PlacedDock
    {
        QDockWidget *dock = nullptr;
        DockPlace place;
    };

    [[nodiscard]] QIcon iconOf(const PlacedDock &placed) const;
    [[nodiscard]] QList<QDockWidget *> docksAt(DockSpot spot) const;
    void showChecked(const QDockWidget &dock);
    [[nodiscard]] QDockWidget *dockOf(const QWidget *panel) const;
    void placeAll();
    void placeTabBar();
    void placeTabs(const QList<QDockWidget *> &docks, Qt::DockWidgetArea side);
    void placeColumn();
    void placeClassic();
    [[nodiscard]] bool hasSecondColumn() const;
    void setSecondColumn(bool isWanted);
    void updateSecondColumn();
    void applySizes();
    [[nodiscard]] int lowBottom() const;
    [[nodiscard]] int highBottom() const;
    [[nodiscard]] bool restoreState(const QByteArray &state);
    void updateTitleBars();
    void takeFocusFrom(const QDockWidget &dock);
    void showTabBarsInUse();
    void showIcons(QTabBar &bar) const;
    [[nodiscard]] QList<QWidget *> visiblePanels() const;

    QMainWindow &m_window;
    DockTabs *m_dockTabs;
    std::vector<PlacedDock> m_docks;
    QList<const QDockWidget *> m_withCount; // that have something to tell
    BottomSwitch *m_bottom = nullptr; // null without panels at the bottom
    ColumnHeights *m_columnHeights = nullptr; // null without a column
    ActionList m_actions;
    QByteArray m_shownState; // while the docks are hidden: the arrangement in which they come back
    bool m_isClassic = false;
    bool m_shown = true;
    bool m_isArranged = false; // by a preset, a saved state or the user
};

} // namespace limber
