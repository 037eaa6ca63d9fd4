#include "viewport/seeingstrip.h"

#include <QAction>
#include <QBoxLayout>
#include <QToolButton>

namespace limber {

namespace {

constexpr int edge = 10; // from the view's edges
constexpr int symbolSize = 18;
constexpr QSize leastArea(440, 220); // leaves enough width for the legend of the trails
constexpr int roomForName = 60; // height of the view above a vertical strip

} // namespace

SeeingStrip::SeeingStrip(QWidget *view) : QFrame(view), m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(QStringLiteral("seeingStrip"));
    setProperty("role", QStringLiteral("strip"));
    setAccessibleName(tr("What the view shows"));
    setCursor(Qt::ArrowCursor);
    m_row->setContentsMargins(3, 3, 3, 3);
    m_row->setSpacing(2);
    hide();
}

void SeeingStrip::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({symbolSize, symbolSize});
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(true);
        m_row->addWidget(button);
    }
}

void SeeingStrip::place(const QSize &area, const QSize &view, int below)
{
    m_row->setDirection(QBoxLayout::LeftToRight);
    QSize size = sizeHint();
    const bool isUpright = 2 * view.width() < 5 * size.width();
    if (isUpright) {
        m_row->setDirection(QBoxLayout::TopToBottom);
        size = sizeHint();
    }
    const bool isInArea = area.width() >= leastArea.width() && area.height() >= leastArea.height();
    const bool fits = isInArea && (!isUpright || view.height() > size.height() + roomForName);
    setVisible(fits && m_row->count() > 0);
    setGeometry(edge, area.height() - size.height() - edge - below, size.width(), size.height());
    raise();
}

} // namespace limber
