#include "retargeting/lengthtext.h"

#include "bvh/numbermanner.h"

namespace limber {

QString lengthText(double value)
{
    return QString::fromStdString(NumberManner::trimmed(4).format(value));
}

} // namespace limber
