#pragma once

#include <QObject>
#include <QPointer>

class QProgressDialog;
class QWidget;

namespace limber {

// Shows how far a change has come that goes to so many frames that it takes a while, and lets the user stop it.
class GestureProgress : public QObject
{
    Q_OBJECT

public:
    // For a gesture, which says working(fraction), above 1 when it is over, and can be cancelled. Lives with the window
    // over which it is shown.
    template <typename Gesture>
    GestureProgress(Gesture &gesture, QWidget &window) : GestureProgress(window)
    {
        connect(&gesture, &Gesture::working, this, &GestureProgress::show);
        connect(this, &GestureProgress::stopWanted, &gesture, &Gesture::cancel);
    }

signals:
    void stopWanted();

private:
    explicit GestureProgress(QWidget &window);
    void show(double fraction);

    QWidget &m_window;
    QPointer<QProgressDialog> m_dialog;
};

} // namespace limber
