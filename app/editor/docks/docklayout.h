#pragma once

#include "actions/actionlist.h"

#include <QByteArray>
#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace limber {

class BottomTabs;
class DockTabs;

// The arrangement of the panels: docks around the viewport that can be moved, floated, closed and put back, with a few
// presets.
class DockLayout : public QObject
{
    Q_OBJECT

public:
    enum class Preset { Browse, Edit, SmallScreen };

    explicit DockLayout(QMainWindow &window);

    struct Panels
    {
        QWidget *hierarchy = nullptr;
        QWidget *inspector = nullptr;
        QWidget *motion = nullptr;
        QWidget *layers = nullptr;
        QWidget *cleanUp = nullptr;
        QWidget *compare = nullptr;
        QWidget *secondLife = nullptr;
        QWidget *findings = nullptr;
        QWidget *history = nullptr;
        QWidget *timeline = nullptr;
        QWidget *curves = nullptr;
    };
    void addPanels(const Panels &panels);

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
    // Emitted when the curves came in front of the timeline, or no longer are.
    void curvesInFront(bool areInFront);

private:
    QDockWidget *add(QWidget *panel, ActionId toggle, const QString &name, Qt::DockWidgetArea area);
    void placeAll();
    void applySizes();
    [[nodiscard]] bool restoreState(const QByteArray &state);
    void updateTitleBars();
    void showTabBarsInUse();
    [[nodiscard]] QList<QWidget *> visiblePanels() const;

    QMainWindow &m_window;
    DockTabs *m_dockTabs;
    QList<QDockWidget *> m_docks;
    QDockWidget *m_hierarchy = nullptr;
    QDockWidget *m_inspector = nullptr;
    QDockWidget *m_motion = nullptr;
    QDockWidget *m_layers = nullptr;
    QDockWidget *m_cleanUp = nullptr;
    QDockWidget *m_compare = nullptr;
    QDockWidget *m_secondLife = nullptr;
    QDockWidget *m_findings = nullptr;
    QDockWidget *m_history = nullptr;
    QDockWidget *m_timeline = nullptr;
    QDockWidget *m_curves = nullptr;
    BottomTabs *m_bottomTabs = nullptr;
    ActionList m_actions;
    QByteArray m_shownState; // while the docks are hidden: the arrangement in which they come back
    bool m_shown = true;
    bool m_isArranged = false; // by a preset, a saved state or the user
};

} // namespace limber
