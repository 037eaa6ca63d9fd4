#pragma once

#include <QObject>
#include <QPointer>

class QProgressDialog;
class QWidget;

namespace limber {

class PoseGesture;

// Shows how far a change has come that goes to so many frames that it takes a while, and lets the user stop it.
class PoseProgress : public QObject
{
    Q_OBJECT

public:
    // Lives with the window over which it is shown.
    PoseProgress(PoseGesture &gesture, QWidget &window);

private:
    void show(double fraction);

    PoseGesture &m_gesture;
    QWidget &m_window;
    QPointer<QProgressDialog> m_dialog;
};

} // namespace limber
