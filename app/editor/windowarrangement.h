#pragma once

#include <QObject>
#include <QTimer>

class QMainWindow;

namespace limber {

class DockLayout;
class Settings;

// Remembers where the window and its panels are, soon after each change: the end of the program may be a crash.
class WindowArrangement : public QObject
{
    Q_OBJECT

public:
    // All of them must outlive it.
    WindowArrangement(QMainWindow &window, DockLayout &layout, Settings &settings);

    // Puts the panels and the window where they were; panels need a window that has them all.
    void restore();
    void remember();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QMainWindow &m_window;
    DockLayout &m_layout;
    Settings &m_settings;
    QTimer m_changed; // since the last change
};

} // namespace limber
