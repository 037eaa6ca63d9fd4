#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QBoxLayout;

namespace limber {

// A small strip of buttons at the lower left of the view that show and hide what helps to see a movement. It gives way
// where the view is too small for it, and stands upright where it would cover the figure of a narrow view.
class SeeingStrip : public QFrame
{
    Q_OBJECT

public:
    explicit SeeingStrip(QWidget *view);

    // Checkable actions of others, in this order; they must outlive it.
    void setActions(const QList<QAction *> &actions);
    // In an area of this size, over a view in its corner, with so many pixels free below it.
    void place(const QSize &area, const QSize &view, int below);

private:
    QBoxLayout *m_row = nullptr;
};

} // namespace limber
