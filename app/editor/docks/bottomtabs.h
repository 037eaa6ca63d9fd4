#pragma once

#include <QMap>
#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace limber {

// Timeline and curves are tabs of one area, and the curves need more height: the area gets the height that it last had
// with the tab in front. If the hierarchy and the inspector, one above the other, do not leave enough height for that,
// they become tabs in the meantime.
class BottomTabs : public QObject
{
    Q_OBJECT

public:
    // In a window that is lower than this, in pixels, the panels start lower, too.
    static constexpr int lowWindow = 800;

    struct Docks
    {
        QDockWidget *timeline = nullptr;
        QDockWidget *curves = nullptr;
        QDockWidget *hierarchy = nullptr;
        QDockWidget *inspector = nullptr;
    };

    BottomTabs(QMainWindow &window, const Docks &docks);

    // Without a document none of the tabs is in front.
    void setShown(bool shown) { m_shown = shown; }
    // Gives the tab in front its initial height, and forgets all other heights.
    void resetHeights();

signals:
    // Emitted when the curves came in front of the timeline, or no longer are.
    void curvesInFront(bool areInFront);

private:
    void follow();
    [[nodiscard]] int makeRoomAbove();
    void resizeInspector(int inspectorHeight);
    void resizeTo(QDockWidget *front);
    [[nodiscard]] int heightOfTabs(const QDockWidget &dock) const;

    QMainWindow &m_window;
    Docks m_docks;
    QTimer m_afterDrag; // checks whether a drag has ended
    bool m_shown = true;
    bool m_hasCurvesInFront = false;
    QMap<bool, int> m_heights; // the last heights, by whether the curves are in front
    int m_inspectorHeight = 0; // above 0 while hierarchy and inspector are tabs only because of the curves
};

} // namespace limber
