#include "feet/weighing.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "contacts/figurelegs.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr double fractionOfFeetRecord = 0.7; // of the time
constexpr double lowestOfFrames = 0.01; // that may be below a floor without feet

Axis axisOf(const glm::dvec3 &up)
{
    if (up.y != 0.0)
        return Axis::Y;
    return up.z != 0.0 ? Axis::Z : Axis::X;
}

bool hasWholeLeg(const FigureLegs &figure)
{
    return std::ranges::any_of(figure.legs, [](const SidedLeg &leg) { return leg.joints.isWhole(); });
}

// Returns the first figure with legs, else the first one.
const FigureLegs &weighedOf(const std::vector<FigureLegs> &figures)
{
    const auto found = std::ranges::find_if(figures, hasWholeLeg);
    return found == figures.end() ? figures.front() : *found;
}

std::vector<int> feetOf(const FigureLegs &figure)
{
    std::vector<int> feet;
    for (const SidedLeg &leg : figure.legs)
        feet.push_back(leg.joints.foot);
    return feet;
}

std::vector<BodySide> sidesOf(std::span<const LegRecord> legs, const FigureLegs &figure)
{
    std::vector<BodySide> sides;
    for (const LegRecord &leg : legs) {
        const auto found = std::ranges::find_if(
            figure.legs, [&leg](const SidedLeg &own) { return own.joints.foot == leg.joints().foot; });
        sides.push_back(found->side);
    }
    return sides;
}

double lengthOf(const WeighingInput &input, const FigureLegs &figure)
{
    const double length =
        bodyLength(input.clip.skeleton, figureShape(input.clip, input.rules), figure.roles, figure.top);
    return std::isfinite(length) && length > 0.0 ? length : 0.0;
}

// Without feet the floor is below the lowest point of the body.
double lowestLevel(const BodyCourse &course)
{
    std::vector<double> heights;
    std::ranges::copy_if(course.lowest, std::back_inserter(heights),
                         [](double height) { return std::isfinite(height); });
    return heights.empty() ? 0.0 : percentile(std::move(heights), lowestOfFrames);
}

// Adds when the feet stand, and the floor below them.
void stand(const WeighingInput &input, const FigureLegs &figure, const FeetRecord &feet, WeighedFigure &weighed)
{
    weighed.legs = feet.legs;
    weighed.sides = sidesOf(feet.legs, figure);
    std::vector<NeverStanding> ignored; // which feet never stand does not matter here
    weighed.standing = feet.standing(input.contacts != nullptr ? *input.contacts : feet.detectSupport(ignored));
    weighed.isStandingGiven = input.contacts != nullptr;
    weighed.floor = feet.floor();
    const auto floor = floorBelow(feet.legs, weighed.standing);
    weighed.floorHeight = floor ? floor->height : lowestLevel(weighed.course);
}

} // namespace

std::vector<FigureLegs> legsOfClip(const WeighingInput &input)
{
    return legsOfFigures(input.clip, input.rules, axisOf(input.up), input.vocabulary);
}

std::optional<FigureWeight> weighFigure(const WeighingInput &input, const FigureLegs &figure, const Progress &progress)
{
    auto body = weighBody(input, figure, progress);
    return body ? std::optional(std::move(body->weight)) : std::nullopt;
}

std::optional<WeighedBody> weighBody(const WeighingInput &input, const FigureLegs &figure, const Progress &progress)
{
    WeighedFigure weighed;
    weighed.up = input.up;
    weighed.gravity = input.gravity;
    weighed.frameTimeSeconds = input.clip.motion.playingFrameTimeSeconds();
    BodyMass mass = massOfBody(input.clip, input.rules, figure);
    if (mass.points.empty() || input.clip.motion.isEmpty())
        return WeighedBody{FigureWeight(weighed), std::move(mass), {}, {}};
    auto feet = recordFeet(input.clip, input.rules, {&figure, 1}, input.up, progress.part(0.0, fractionOfFeetRecord),
                           input.floor);
    auto course = feet ? courseOfBody(input.clip, input.rules, mass, feetOf(figure), input.up,
                                      progress.part(fractionOfFeetRecord, 1.0))
                       : std::nullopt;
    if (!course)
        return std::nullopt;
    const double length = lengthOf(input, figure);
    weighed.course = *course;
    weighed.isEstimated = mass.isEstimated;
    weighed.ncmPerUnit = length > 0.0 ? ncmOfBody / length : 0.0;
    weighed.metresPerUnit = input.metresPerUnit.value_or(length > 0.0 ? usualHeightMetres / length : 0.0);
    stand(input, figure, *feet, weighed);
    return WeighedBody{FigureWeight(weighed), std::move(mass), *std::move(course), *std::move(feet)};
}

std::optional<WeighedClip> weighClip(const WeighingInput &input, const Progress &progress)
{
    const std::vector<FigureLegs> figures = legsOfClip(input);
    if (figures.empty())
        return WeighedClip{FigureWeight({}), 0};
    auto weight = weighFigure(input, weighedOf(figures), progress);
    if (!weight)
        return std::nullopt;
    return WeighedClip{*std::move(weight), static_cast<int>(figures.size())};
}

} // namespace limber
