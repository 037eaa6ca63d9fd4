#include "widgets/numberspin.h"

#include "bvh/text/numberformat.h"
#include "items/decimaltext.h"

#include <QWheelEvent>

namespace limber {

namespace {

constexpr int mostDecimals = 6;
constexpr int usualWidth = 72;

} // namespace

NumberSpin::NumberSpin(QWidget *parent) : QDoubleSpinBox(parent)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    setLocale(locale);
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

// Leaves enough width for a usual number rather than for the largest possible one.
QSize NumberSpin::minimumSizeHint() const
{
    return {usualWidth, QDoubleSpinBox::minimumSizeHint().height()};
}

QString NumberSpin::textFromValue(double value) const
{
    return decimalText(QString::fromStdString(NumberFormat::trimmed(decimals()).format(value)));
}

// A point is the decimal sign in every language, as in the files and on the command line.
QValidator::State NumberSpin::validate(QString &text, int &position) const
{
    text.replace(QLatin1Char('.'), locale().decimalPoint());
    return QDoubleSpinBox::validate(text, position);
}

void NumberSpin::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace limber
