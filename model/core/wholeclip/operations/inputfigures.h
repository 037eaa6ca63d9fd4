#pragma once

#include "body/figureroles.h"
#include "contacts/figurelegs.h"
#include "operations/operationinput.h"
#include "travel/travellingjoint.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace limber {

// Returns the names of joints that are known for the input's clip.
[[nodiscard]] inline Vocabulary vocabularyOf(const OperationInput &input)
{
    return input.vocabulary != nullptr ? *input.vocabulary : Vocabulary::builtIn();
}

// Returns the figures of the input's clip.
[[nodiscard]] inline std::vector<FigureRoles> rolesOfFigures(const OperationInput &input)
{
    return rolesOfFigures(input.clip, input.rules, vocabularyOf(input));
}

// Returns which joint of the input's clip carries each of its figures: moves of the world are written there.
[[nodiscard]] inline std::vector<FigureTravel> figuresOf(const OperationInput &input)
{
    return figureTravel(input.clip, input.rules, input.up.axis, vocabularyOf(input));
}

// Returns which of the carrying joints of the input's clip move this figure and no other.
[[nodiscard]] inline std::vector<FigureTravel> carriersOf(const OperationInput &input, const FigureLegs &figure,
                                                          const std::vector<FigureTravel> &travels)
{
    std::vector<FigureTravel> own;
    std::ranges::copy_if(travels, std::back_inserter(own), [&](const FigureTravel &each) {
        return each.joint != NoJoint &&
               (figure.top == NoJoint || input.clip.skeleton.isInSubtree(each.joint, figure.top));
    });
    return own;
}

// Returns the legs of all figures of the input's clip.
[[nodiscard]] inline std::vector<FigureLegs> legsOf(const OperationInput &input)
{
    return legsOfFigures(input.clip, input.rules, input.up.axis, vocabularyOf(input));
}

} // namespace limber
