#include "items/axistext.h"

namespace limber {

QString signedAxisText(const UpAxis &up)
{
    const QLatin1Char letter(axisLetter(up.axis));
    return up.isNegative ? QString(QChar(0x2212)) + letter : QString(letter);
}

} // namespace limber
