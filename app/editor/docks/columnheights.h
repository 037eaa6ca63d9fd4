#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace limber {

// The heights in a column of two parts: a panel above, and tabs below it. A tab whose panel has a height of its own,
// such as the inspector, gets that and leaves the rest to the panel above, also when its content changes; all others
// share one height, which stays as the user last dragged it.
class ColumnHeights : public QObject
{
    Q_OBJECT

public:
    struct Docks
    {
        QDockWidget *above = nullptr;
        QList<QDockWidget *> tabs; // below it
        QDockWidget *fitting = nullptr; // the tab that is as high as its content; null for none
    };

    ColumnHeights(QMainWindow &window, Docks docks);

    // Gives the tab in front its initial height, and forgets what the user chose.
    void reset();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void fit();
    void resize();
    [[nodiscard]] QDockWidget *front() const;
    [[nodiscard]] bool isSplit() const;
    [[nodiscard]] int contentHeight() const;
    [[nodiscard]] int wantedHeight(int column) const;

    QMainWindow &m_window;
    Docks m_docks;
    QWidget *m_content = nullptr; // of the fitting tab
    QTimer m_afterDrag; // checks whether a drag has ended
    QTimer m_afterChange; // of the content of the fitting tab
    QDockWidget *m_front = nullptr; // the tab whose height is set
    int m_sharedHeight = 0; // of all tabs but the fitting one, as the user left it; 0 until then
};

} // namespace limber
