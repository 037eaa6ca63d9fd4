#pragma once

#include <QObject>

namespace limber {

// Gives back the picture of each window that is hidden: menus, panels and dialogs that open again later. Qt would keep
// one for every window that was ever shown, some megabytes for a large one. The picture is drawn anew when the window
// is shown.
class HiddenWindows : public QObject
{
    Q_OBJECT

public:
    explicit HiddenWindows(QObject *parent); // watches all windows of the program

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace limber
