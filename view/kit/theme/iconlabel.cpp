#include "theme/iconlabel.h"

#include <QPainter>

namespace limber {

IconLabel::IconLabel(int size, QWidget *parent) : QLabel(parent), m_size(size)
{
}

void IconLabel::setIcon(const QIcon &icon)
{
    m_icon = icon;
    update();
}

void IconLabel::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event); // what a style sheet draws
    QPainter painter(this);
    const QRect square(0, 0, m_size, m_size);
    m_icon.paint(&painter, square.translated(contentsRect().center() - square.center()), Qt::AlignCenter,
                 isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

} // namespace limber
