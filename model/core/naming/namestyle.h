#pragma once

#include "body/bodyside.h"

#include <span>
#include <string>
#include <string_view>

namespace limber {

// How names state sides, or how their words are written. The words of a file are kept.
enum class NameStyle {
    LeftWord, // LeftArm
    LetterFirst, // lArm
    LetterFirstUnderscore, // L_Arm
    LetterLastUnderscore, // Arm_L
    LetterLastDot, // Arm.L
    SmallLetterLastUnderscore, // Arm_l
    SmallLetterLastDot, // Arm.l
    CamelCase, // leftArm
    PascalCase, // LeftArm, from words that are separated
    SnakeCase, // left_arm
    LowerCase,
    UpperCase,
};

// The style as calls write it, such as X_L, and back.
struct NamedStyle
{
    std::string_view word;
    const char *title; // English, to translate in the context limber::Operation
    NameStyle style;
};
[[nodiscard]] std::span<const NamedStyle> namedStyles();

// The name in a style; `side` is the one that the name states. What stands before a colon stays. Names that state no
// side are as they were in the styles for sides.
[[nodiscard]] std::string styled(const std::string &name, BodySide side, NameStyle style);

} // namespace limber
