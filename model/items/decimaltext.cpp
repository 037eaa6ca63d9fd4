#include "items/decimaltext.h"

#include <QLocale>

namespace limber {

QString decimalText(double value, char format, int precision)
{
    return decimalText(QString::number(value, format, precision));
}

QString decimalText(QString number)
{
    return number.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

} // namespace limber
