#pragma once

#include <QObject>
#include <QPointer>

class QProgressDialog;
class QWidget;

namespace limber {

// Shows the progress of a change that goes to many frames and takes a while, and lets the user stop it.
class GestureProgress : public QObject
{
    Q_OBJECT

public:
    // `gesture` has a signal working(fraction), above 1 when it is over, and a slot cancel(). The window owns this
    // object.
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
