#pragma once

#include "contacts/figurelegs.h"
#include "operations/operationinput.h"
#include "travel/travellingjoint.h"

namespace limber {

// Returns which joint of the input's clip carries each of its figures: moves of the world are written there.
[[nodiscard]] inline std::vector<FigureTravel> figuresOf(const OperationInput &input)
{
    return figureTravel(input.clip, input.rules, input.up.axis,
                        input.vocabulary != nullptr ? *input.vocabulary : Vocabulary::builtIn());
}

// Returns the legs of all figures of the input's clip.
[[nodiscard]] inline std::vector<FigureLegs> legsOf(const OperationInput &input)
{
    return legsOfFigures(input.clip, input.rules, input.up.axis,
                         input.vocabulary != nullptr ? *input.vocabulary : Vocabulary::builtIn());
}

} // namespace limber
