#include "widgets/lengthtext.h"

#include "bvh/text/numberformat.h"

namespace limber {

QString lengthText(double value)
{
    return QString::fromStdString(NumberFormat::trimmed(4).format(value));
}

} // namespace limber
