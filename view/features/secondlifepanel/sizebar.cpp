#include "secondlifepanel/sizebar.h"

#include <QPainter>

#include <algorithm>

namespace limber {

namespace {

constexpr int barHeight = 8;
constexpr double leastWidth = 2.0; // pixels, of a bar that is not empty

} // namespace

SizeBar::SizeBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("assetSizeBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SizeBar::setColours(const Colours &colours)
{
    m_colours = colours;
    update();
}

void SizeBar::setFraction(double fraction)
{
    m_fraction = fraction;
    update();
}

QSize SizeBar::sizeHint() const
{
    return {80, barHeight};
}

void SizeBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = all.height() / 2;
    painter.setPen(m_colours.line);
    painter.setBrush(m_colours.raised);
    painter.drawRoundedRect(all, radius, radius);
    if (m_fraction <= 0.0)
        return;
    QRectF used = all.adjusted(1, 1, -1, -1);
    used.setWidth(std::max(leastWidth, used.width() * std::min(1.0, m_fraction)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_fraction > 1.0 ? m_colours.error : m_colours.accent);
    painter.drawRoundedRect(used, radius - 1, radius - 1);
}

} // namespace limber
