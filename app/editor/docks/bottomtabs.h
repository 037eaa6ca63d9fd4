#pragma once

#include <QMap>
#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace limber {

// The panels at the bottom are tabs of one area, and one of them, such as the curves, needs more height: the area gets
// the height that it last had with that tab, or another one, in front. If the first two panels on the left, one above
// the other, do not leave enough height for that, they become tabs in the meantime.
class BottomTabs : public QObject
{
    Q_OBJECT

public:
    // In a window that is lower than this, in pixels, the panels start lower, too.
    static constexpr int lowWindow = 800;

    struct Docks
    {
        QDockWidget *usual = nullptr; // a panel that needs no more height
        QDockWidget *high = nullptr;
        QDockWidget *upperLeft = nullptr;
        QDockWidget *lowerLeft = nullptr; // null if there is one panel on the left
    };

    BottomTabs(QMainWindow &window, const Docks &docks);

    // Without a document none of the tabs is in front.
    void setShown(bool shown) { m_shown = shown; }
    // Gives the tab in front its initial height, and forgets all other heights.
    void resetHeights();

signals:
    // Emitted when the high panel came in front of the others, or no longer is.
    void highInFront(bool isInFront);

private:
    void follow();
    [[nodiscard]] int makeRoomAbove();
    void resizeLowerLeft(int height);
    void resizeTo(QDockWidget *front);
    [[nodiscard]] int heightOfTabs(const QDockWidget &dock) const;

    QMainWindow &m_window;
    Docks m_docks;
    QTimer m_afterDrag; // checks whether a drag has ended
    bool m_shown = true;
    bool m_hasHighInFront = false;
    QMap<bool, int> m_heights; // the last heights, by whether the high panel is in front
    int m_lowerLeftHeight = 0; // above 0 while the panels on the left are tabs only because of the high one
};

} // namespace limber
