#include "widgets/lengthtext.h"

#include "bvh/text/numbermanner.h"

namespace limber {

QString lengthText(double value)
{
    return QString::fromStdString(NumberManner::trimmed(4).format(value));
}

} // namespace limber
