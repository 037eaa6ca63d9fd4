#pragma once

#include <string_view>
#include <vector>

namespace limber {

// The unit of a parameter's number.
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
    LegLengths, // times the length of a leg
    Times,
    MetresPerSecondSquared,
};

// Returns "frames", "Hz", "°": the text for people after a number; empty for None.
[[nodiscard]] std::string_view unitText(Unit unit);

// A word that a parameter accepts, and its title in the window.
struct ParameterWord
{
    std::string_view word; // in calls
    const char *title; // English, to translate in the context limber::Operation
};

// A setting of an operation, with all that forms, help, completion and checks need to know about it.
struct Parameter
{
    // The kind of its value. All kinds also accept the words in `words`.
    enum class Kind {
        Number,
        WholeNumber,
        Word, // one of `words` and nothing else
        Flag, // yes or no
        Text,
        Frame, // of the clip, or "last"
        Frames, // FIRST-LAST
        FramePair, // LAST:FIRST: a frame of this clip and one of the second clip, which is a parameter before it
        Joint,
        Node, // a joint or an end site
        Offset, // X+Y+Z
        Pair, // X+Y: two numbers from `least` to `most`
        Place, // a joint, an end site, or a point X+Y+Z
        Clip, // a second clip: a file, or an open document in the window
        Clips, // several clips of the same kind, separated by +
        File, // another kind of file
    };

    std::string_view name; // in calls
    const char *title; // English, to translate
    const char *help; // one sentence, English, to translate
    Kind kind = Kind::Number; // the kind of its value
    Unit unit = Unit::None; // for numbers
    std::string_view standard = {}; // the value if none is given; empty if there is none
    double least = 0.0; // for numbers
    double most = 0.0; // for numbers
    std::vector<ParameterWord> words = {}; // words that are also accepted as values
    bool isRequired = false; // whether it has no standard value and must be given
    std::string_view suggested = {}; // the value that a form begins with if there is no standard value
    // The parameter that must have one of `dependsOnWords` for this one to be used; if empty, it is always used.
    std::string_view dependsOn = {};
    std::vector<std::string_view> dependsOnWords = {}; // the values for which this parameter is used
    // For Frames and FramePair: whether both frames should be alike. A window may show which pairs of frames are.
    bool isSeam = false;
};

} // namespace limber
