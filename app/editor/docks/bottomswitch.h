#pragma once

#include <QTabBar>

class QDockWidget;
class QMainWindow;

namespace limber {

// The tabs of the panels at the bottom. They lie in the row of buttons that these panels share, in place of Qt's own
// bar, which would take a row for itself.
class BottomSwitch : public QTabBar
{
    Q_OBJECT

public:
    BottomSwitch(QMainWindow &window, const QList<QDockWidget *> &docks);

    // Returns the panel that is in front of the others at the bottom; null if none is shown there.
    [[nodiscard]] QDockWidget *front() const { return m_front; }
    // Shows the panels that lie at the bottom now.
    void follow();
    // Returns whether only panels of this switch are tabs of their area, so that Qt's bar has nothing to add.
    [[nodiscard]] bool replacesTabs() const;

signals:
    // Emitted when another panel came in front.
    void frontChanged(QDockWidget *front);

private:
    [[nodiscard]] QList<QDockWidget *> docksAtBottom() const;

    QMainWindow &m_window;
    QList<QDockWidget *> m_docks;
    QList<QDockWidget *> m_shown; // in the order of the tabs
    QDockWidget *m_front = nullptr;
};

} // namespace limber
