#pragma once

#include <string_view>
#include <vector>

namespace limber {

// What a number of a parameter counts.
enum class Unit {
    None,
    Frames,
    Seconds,
    Hertz,
    FramesPerSecond,
    Degrees,
    Ncm, // normalised centimetres: the body's length is 170
    FileUnits,
    Fraction, // 0 to 1
    Times,
};

// "frames", "Hz", "°": for people, after a number; empty for None.
[[nodiscard]] std::string_view unitText(Unit unit);

// A word that a parameter takes, and what the window calls it.
struct ParameterWord
{
    std::string_view word; // in calls
    const char *title; // English, to translate in the context limber::Operation
};

// A setting of an operation: everything that forms, help, completion and checks need to know about it.
struct Parameter
{
    // What its value is. All kinds take the words in `words`, too.
    enum class Kind {
        Number,
        WholeNumber,
        Word, // one of `words` and nothing else
        Flag, // yes or no
        Text,
        Frame, // of the clip, or "last"
        Frames, // FIRST-LAST
        FramePair, // LAST:FIRST, of this clip and of the second one, which is a parameter before it
        Joint,
        Node, // a joint or an end site
        Offset, // X+Y+Z
        Clip, // a second clip: a file, or an open document in the window
        File, // of another kind
    };

    std::string_view name; // in calls
    const char *title; // English, to translate
    const char *help; // one sentence, English, to translate
    Kind kind = Kind::Number; // what its value is
    Unit unit = Unit::None; // of numbers
    std::string_view standard = {}; // the value where none is given; empty: none
    double least = 0.0; // of numbers
    double most = 0.0; // of numbers
    std::vector<ParameterWord> words = {}; // that are values, too
    bool isRequired = false; // has no standard and must be given
    // Used only where that parameter has one of these values; everywhere if empty.
    std::string_view dependsOn = {};
    std::vector<std::string_view> dependsOnWords = {}; // the values for which it is used
    // Of Frames and FramePair: both frames are to be alike. A window may show which pairs of frames are.
    bool isSeam = false;
};

} // namespace limber
