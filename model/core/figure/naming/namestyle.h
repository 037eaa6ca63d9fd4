#pragma once

#include "body/bodyside.h"

#include <span>
#include <string>
#include <string_view>

namespace limber {

// How names show sides, or how their words are written. The words of a file are kept.
enum class NameStyle {
    LeftWord, // LeftArm
    LetterFirst, // lArm
    LetterFirstUnderscore, // L_Arm
    LetterLastUnderscore, // Arm_L
    LetterLastDot, // Arm.L
    SmallLetterLastUnderscore, // Arm_l
    SmallLetterLastDot, // Arm.l
    CamelCase, // leftArm
    PascalCase, // LeftArm, from separate words
    SnakeCase, // left_arm
    LowerCase,
    UpperCase,
};

// A style with its word in calls, such as X_L.
struct NamedStyle
{
    std::string_view word;
    const char *title; // English, to translate in the context limber::Operation
    NameStyle style;
};
[[nodiscard]] std::span<const NamedStyle> namedStyles();

// Returns the name in a style; `side` is the side that the name shows. The part before a colon stays. In styles for
// sides, names without a side stay as they are.
[[nodiscard]] std::string styled(const std::string &name, BodySide side, NameStyle style);

// Returns the name of the joint on the other side, such as RightArm for L_Arm; `side` is the side that the name shows.
// Names without a word for it stay as they are.
[[nodiscard]] std::string nameOnOtherSide(const std::string &name, BodySide side);

} // namespace limber
