#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QBoxLayout;

namespace limber {

// A small strip of buttons at the lower left of the view that show and hide aids for seeing a movement. It is hidden if
// the view is too small for it, and vertical if it would cover the figure of a narrow view.
class SeeingStrip : public QFrame
{
    Q_OBJECT

public:
    explicit SeeingStrip(QWidget *view);

    // Sets checkable actions of others, in this order; they must outlive the strip.
    void setActions(const QList<QAction *> &actions);
    // Places the strip in an area of this size, over a view in its corner, with `below` pixels free below it.
    void place(const QSize &area, const QSize &view, int below);

private:
    QBoxLayout *m_row = nullptr;
};

} // namespace limber
