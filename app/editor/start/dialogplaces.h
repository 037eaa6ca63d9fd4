#pragma once

#include <QObject>

namespace limber {

// Keeps the title bars of dialogs on the screen when they open.
class DialogPlaces : public QObject
{
    Q_OBJECT

public:
    explicit DialogPlaces(QObject *parent); // watches all dialogs of the program

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace limber
