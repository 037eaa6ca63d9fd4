#include "operations/parameter.h"

namespace limber {

std::string_view unitText(Unit unit)
{
    switch (unit) {
    case Unit::Frames:
        return "frames";
    case Unit::Seconds:
        return "s";
    case Unit::Hertz:
        return "Hz";
    case Unit::FramesPerSecond:
        return "fps";
    case Unit::Degrees:
        return "°";
    case Unit::Ncm:
        return "ncm";
    case Unit::FileUnits:
        return "units";
    case Unit::Times:
        return "×";
    case Unit::None:
    case Unit::Fraction:
        break;
    }
    return "";
}

} // namespace limber
