#pragma once

#include <QObject>
#include <QWidget>

namespace limber::bench {

// Tells when a widget was painted and its picture is on the way to the display, however it draws.
class PictureWatch : public QObject
{
    Q_OBJECT

public:
    explicit PictureWatch(QWidget &widget);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void done();
};

} // namespace limber::bench
