#pragma once

#include <QObject>
#include <QWidget>

namespace limber::bench {

// Reports when a widget was painted and its picture is on the way to the display, however it is drawn.
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
