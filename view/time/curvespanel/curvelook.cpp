#include "curvespanel/curvelook.h"

#include "session/curves/weightcurves.h"

#include <QCoreApplication>

namespace limber {

namespace {

struct CurveTexts
{
    Q_DECLARE_TR_FUNCTIONS(CurveLook)
};

} // namespace

QString nameOf(const ChannelCurve &curve)
{
    constexpr int lettersOfName = 4; // "Xpos"
    if (curve.channel)
        return QString::fromLatin1(channelName(*curve.channel).data(), lettersOfName);
    switch (static_cast<WeightCurve>(curve.column)) {
    case WeightCurve::ForceLeft:
        return CurveTexts::tr("Left", "the feet of that side");
    case WeightCurve::ForceRight:
        return CurveTexts::tr("Right", "the feet of that side");
    case WeightCurve::ForceTotal:
        return CurveTexts::tr("Total");
    default:
        break;
    }
    return CurveTexts::tr("Speed");
}

QString letterOf(const ChannelCurve &curve)
{
    if (curve.channel)
        return {QLatin1Char(axisLetter(curve.channel->axis))};
    switch (static_cast<WeightCurve>(curve.column)) {
    case WeightCurve::ForceLeft:
        return CurveTexts::tr("L", "the left feet");
    case WeightCurve::ForceRight:
        return CurveTexts::tr("R", "the right feet");
    default:
        break;
    }
    return {};
}

QColor colourOf(const ChannelCurve &curve, const Colours &colours)
{
    if (curve.channel)
        return colours.axis(curve.channel->axisIndex());
    switch (static_cast<WeightCurve>(curve.column)) {
    case WeightCurve::ForceLeft:
        return colours.left;
    case WeightCurve::ForceRight:
        return colours.right;
    case WeightCurve::ForceTotal:
        return colours.centre;
    case WeightCurve::CentreSpeed: // beside those of three axes
        return colours.text;
    default:
        break;
    }
    return colours.accent;
}

QString titleOf(CurveKind kind)
{
    switch (kind) {
    case CurveKind::CentreOfMass:
        return CurveTexts::tr("Centre of mass");
    case CurveKind::GroundForce:
        return CurveTexts::tr("Ground force");
    case CurveKind::Angles:
    case CurveKind::Continuous:
    case CurveKind::Speed:
        break;
    }
    return {};
}

QString unitTextOf(CurveKind kind)
{
    switch (kind) {
    case CurveKind::Speed:
        return CurveTexts::tr("°/s");
    case CurveKind::CentreOfMass:
        return CurveTexts::tr("file units; speed: per second");
    case CurveKind::GroundForce:
        return CurveTexts::tr("body weights");
    case CurveKind::Angles:
    case CurveKind::Continuous:
        break;
    }
    return {};
}

} // namespace limber
