#include "operations/notenumber.h"

#include "bvh/text/numberformat.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int digits = 3;
constexpr int mostDecimals = 6; // what is less is nothing in any unit

} // namespace

MessageArgument noteNumber(double value)
{
    const double size = std::abs(value);
    if (size < 0.5 * std::pow(10.0, -mostDecimals))
        return numberArgument("0");
    const int before = size > 0.0 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 1;
    return numberArgument(NumberFormat::trimmed(std::clamp(digits - before, 0, mostDecimals)).format(value));
}

MessageArgument noteCentimetres(double length, double ncmPerUnit)
{
    return noteNumber(std::round(length * ncmPerUnit * 10.0) / 10.0);
}

MessageArgument noteMetres(double length, double ncmPerUnit)
{
    return noteNumber(std::round(length * ncmPerUnit) / 100.0);
}

} // namespace limber
