#include "cleanup/numberspin.h"

#include "bvh/text/numberformat.h"

#include <QWheelEvent>

namespace limber {

namespace {

constexpr int mostDecimals = 6;
constexpr int usualWidth = 72;

} // namespace

NumberSpin::NumberSpin(QWidget *parent) : QDoubleSpinBox(parent)
{
    setLocale(QLocale::c());
    setDecimals(mostDecimals);
    setFocusPolicy(Qt::StrongFocus);
    setStepType(AdaptiveDecimalStepType);
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(true);
}

void NumberSpin::setWhole(bool isWhole)
{
    setDecimals(isWhole ? 0 : mostDecimals);
    setStepType(isWhole ? DefaultStepType : AdaptiveDecimalStepType);
}

// Room for a usual number, not for the largest that is allowed.
QSize NumberSpin::minimumSizeHint() const
{
    return {usualWidth, QDoubleSpinBox::minimumSizeHint().height()};
}

QString NumberSpin::textFromValue(double value) const
{
    return QString::fromStdString(NumberFormat::trimmed(decimals()).format(value));
}

void NumberSpin::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace limber
