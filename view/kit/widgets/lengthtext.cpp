#include "widgets/lengthtext.h"

#include "bvh/text/numberformat.h"
#include "items/decimaltext.h"

namespace limber {

QString lengthText(double value)
{
    return decimalText(QString::fromStdString(NumberFormat::trimmed(4).format(value)));
}

} // namespace limber
