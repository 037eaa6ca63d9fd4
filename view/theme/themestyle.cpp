#include "theme/themestyle.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <optional>

namespace limber {

namespace {

constexpr double widestArrow = 8.0; // in pixels
constexpr double slimness = 8.0 / 14.0; // height by width

// By how many degrees an arrow down is turned.
std::optional<double> turnOf(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowDown:
        return 0.0;
    case QStyle::PE_IndicatorArrowLeft:
        return 90.0;
    case QStyle::PE_IndicatorArrowUp:
        return 180.0;
    case QStyle::PE_IndicatorArrowRight:
        return 270.0;
    default:
        return std::nullopt;
    }
}

void drawArrow(QPainter &painter, const QStyleOption &option, double turn)
{
    const QRectF area(option.rect);
    const double width = std::min({widestArrow, area.width(), area.height()});
    const double height = slimness * width;
    if (width <= 1.0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.rotate(turn);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::ButtonText));
    painter.drawPolygon(QPolygonF({{-0.5 * width, -0.5 * height}, {0.5 * width, -0.5 * height}, {0.0, 0.5 * height}}));
    painter.restore();
}

} // namespace

ThemeStyle::ThemeStyle() : QProxyStyle(QStringLiteral("Fusion"))
{
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (const std::optional<double> turn = turnOf(element))
        drawArrow(*painter, *option, *turn);
    else
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace limber
