#include "operations/parameter.h"

#include "base/messageform.h"

namespace limber {

std::string_view unitText(Unit unit)
{
    switch (unit) {
    case Unit::Frames:
        return QT_TRANSLATE_NOOP("limber::Unit", "frames");
    case Unit::Seconds:
        return QT_TRANSLATE_NOOP("limber::Unit", "s");
    case Unit::Hertz:
        return QT_TRANSLATE_NOOP("limber::Unit", "Hz");
    case Unit::FramesPerSecond:
        return QT_TRANSLATE_NOOP("limber::Unit", "fps");
    case Unit::Degrees:
        return QT_TRANSLATE_NOOP("limber::Unit", "°");
    case Unit::Ncm:
        return QT_TRANSLATE_NOOP("limber::Unit", "ncm");
    case Unit::FileUnits:
        return QT_TRANSLATE_NOOP("limber::Unit", "units");
    case Unit::Times:
        return QT_TRANSLATE_NOOP("limber::Unit", "×");
    case Unit::LegLengths:
        return QT_TRANSLATE_NOOP("limber::Unit", "× leg");
    case Unit::MetresPerSecondSquared:
        return QT_TRANSLATE_NOOP("limber::Unit", "m/s²");
    case Unit::None:
    case Unit::Fraction:
        break;
    }
    return "";
}

} // namespace limber
