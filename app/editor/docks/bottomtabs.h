#pragma once

#include <QMap>
#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace limber {

// Timeline and curves are tabs of one area, and the curves need more height: the area has that of the tab in front, as
// it was left. Where tree and inspector, one above the other, leave no room for that they become tabs meanwhile.
class BottomTabs : public QObject
{
    Q_OBJECT

public:
    // Windows that are less high, in pixels, have lower panels.
    static constexpr int lowWindow = 800;

    struct Docks
    {
        QDockWidget *timeline = nullptr;
        QDockWidget *curves = nullptr;
        QDockWidget *hierarchy = nullptr;
        QDockWidget *inspector = nullptr;
    };

    BottomTabs(QMainWindow &window, const Docks &docks);

    // Without a document none of them is in front.
    void setShown(bool shown) { m_shown = shown; }
    // Gives the tab in front the height that it has at first, and forgets all others.
    void resetHeights();

signals:
    // The curves stand in front of the timeline, or no more.
    void curvesInFront(bool areInFront);

private:
    void follow();
    void makeRoomAbove();
    void resizeTo(QDockWidget *front);
    [[nodiscard]] int heightOfTabs(const QDockWidget &dock) const;

    QMainWindow &m_window;
    Docks m_docks;
    QTimer m_afterDrag; // looks whether a drag has ended
    bool m_shown = true;
    bool m_hasCurvesInFront = false;
    QMap<bool, int> m_heights; // with the curves in front or not, as it was left
    int m_treeHeight = 0; // where tree and inspector are tabs only because the curves are in front
};

} // namespace limber
