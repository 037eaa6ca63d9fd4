#include "formats/scenereading.h"

#include "base/numbertext.h"
#include "formats/sharedparameters.h"
#include "scene/clip/sceneclip.h"
#include "scene/clip/scenenames.h"

#include <algorithm>

namespace limber {

namespace {

std::optional<Axis> axisOf(UpAxisChoice choice)
{
    switch (choice) {
    case UpAxisChoice::Auto:
        break;
    case UpAxisChoice::X:
        return Axis::X;
    case UpAxisChoice::Y:
        return Axis::Y;
    case UpAxisChoice::Z:
        return Axis::Z;
    }
    return std::nullopt;
}

std::string listOf(const std::vector<std::string> &names)
{
    constexpr std::size_t most = 20;
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        list += (i > 0 ? ", " : "") + std::to_string(i + 1) + " " + quoted(names[i]);
    return names.size() > most ? list + " and " + std::to_string(names.size() - most) + " more" : list;
}

// Returns the animation of that name or number, from 1; -1 if there is none. The name has priority, because it may be
// "2".
int chosenAnimation(const std::vector<std::string> &names, const std::string &word)
{
    const auto named = std::ranges::find(names, word);
    if (named != names.end())
        return static_cast<int>(named - names.begin());
    const auto number = numberOfText(word);
    if (!number || !(*number >= 1.0) || *number > static_cast<double>(names.size()))
        return -1;
    const int index = static_cast<int>(*number);
    return static_cast<double>(index) == *number ? index - 1 : -1;
}

// Sets the animation of the options; returns false if there is none of that name.
bool choose(const ImportInput &input, SceneClipOptions &options, std::vector<FormatNote> &notes)
{
    const std::vector<std::string> names = animationNames(*input.scene);
    options.animation = names.empty() ? -1 : 0;
    if (!input.values.has("animation")) {
        if (names.size() > 1)
            notes.push_back(
                {FormatNote::Kind::Note, "the first of " + countOf(names.size(), "animation") + ": " + listOf(names)});
        return true;
    }
    const std::string &word = input.values.text("animation");
    options.animation = chosenAnimation(names, word);
    if (options.animation >= 0)
        return true;
    notes.push_back({FormatNote::Kind::Error,
                     names.empty() ? "it has no animations, found --animation " + quoted(word)
                                   : "expected one of its animations, " + listOf(names) + ", found " + quoted(word)});
    return false;
}

ImportOutput readScene(const ImportInput &input)
{
    ImportOutput output;
    SceneClipOptions options;
    if (const auto unit = unitIn(input.values))
        options.metresPerUnit = unit->metres;
    options.upAxis = axisOf(upAxisIn(input.values));
    options.framesPerSecond = input.framesPerSecond;
    options.progress = input.progress;
    if (!choose(input, options, output.notes))
        return output;
    SceneClip made = clipOfScene(*input.scene, options);
    output.problem = std::move(made.problem);
    if (!made.clip)
        return output;
    for (const Message &note : made.notes)
        output.notes.push_back(FormatNote::warning(note));
    const Motion &motion = made.clip->motion;
    output.notes.push_back(
        {FormatNote::Kind::Note, countOf(static_cast<std::size_t>(made.clip->skeleton.jointCount()), "joint") + ", " +
                                     countOf(static_cast<std::size_t>(motion.frameCount()), "frame") + ", read at " +
                                     roundedNumber(1.0 / motion.frameTimeSeconds()) + " fps"});
    output.clip = std::move(made.clip);
    return output;
}

FormatParameter animationParameter()
{
    return {.parameter = {.name = "animation", .title = "", .help = "", .kind = Parameter::Kind::Text},
            .optionHelp = "For 3D files: which animation, by its number from 1 or its name; the first is the default.",
            .valueName = "N|NAME",
            .isInWindow = false};
}

FormatParameter importedUnitParameter()
{
    FormatParameter unit = unitParameter();
    unit.optionHelp = "For 3D files: the unit of length in the clip; else cm, or the unit that the clip had before "
                      "Limber exported it.";
    return unit;
}

} // namespace

FormatImport sceneImport(SceneFormat reader, std::vector<std::string_view> extensions)
{
    return {
        .extensions = std::move(extensions),
        .help = "a skeleton with an animation from another 3D program, in its rest pose if it has none. The reader of "
                "these\n"
                "formats is a separate program that can do nothing but read this file. All rotations are zero in the "
                "rest\n"
                "pose. Meshes, materials and morphs are left out, and so are changing sizes.",
        .parameters = {animationParameter(), importedUnitParameter(),
                       upParameter("For 3D files: the axis that is to point up; auto, the default, is y, or what it "
                                   "was before Limber exported the file.")},
        .rateHelp = "for a 3D file those of its keys if they are evenly spaced, else 30",
        .scene = reader,
        .read = readScene};
}

FormatImport characterImport(SceneFormat reader, std::vector<std::string_view> extensions)
{
    FormatImport importing = sceneImport(reader, std::move(extensions));
    importing.holdsCharacters = true;
    return importing;
}

} // namespace limber
