#pragma once

#include "formats/exporting.h"
#include "formats/formatparameter.h"
#include "formats/importing.h"
#include "scene/sceneformat.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace limber {

// An ending of files with its title where people choose between endings.
struct FormatExtension
{
    std::string_view text; // ".glb"
    const char *title; // English, to translate in the context limber::Format
};

// How motions are written in a format.
struct FormatExport
{
    std::vector<FormatExtension> extensions = {}; // empty: it is not written
    const char *purpose = ""; // what it is good for: one sentence for the window, English, to translate
    // What the command line's help says, with its line breaks; the lines after the first are indented there.
    const char *help = "";
    std::vector<FormatParameter> parameters = {};
    bool isForStandardOutput = false; // whether it is meant by an output without a name; of one format only
    bool showsSurface = false; // whether it shows the surface of a character (see ExportInput)
    bool isInDialog = true; // whether the window's Export… offers it; otherwise another action does
    // Returns what it cannot hold, with these values. May be null.
    std::vector<Message> (*losses)(const ParameterValues &values) = nullptr;
    ExportOutput (*make)(const ExportInput &input) = nullptr;
};

// How files of a format become clips.
struct FormatImport
{
    std::vector<std::string_view> extensions = {}; // ".fbx"; found in any letter case
    // As in FormatExport. Formats with the same help share one entry.
    const char *help = "";
    std::vector<FormatParameter> parameters = {};
    // How many frames per second it is read with by default, for the help: "for a table those of …"; may be empty.
    const char *rateHelp = "";
    bool needsSkeleton = false; // whether it has only numbers, and a BVH file gives the skeleton
    const char *noun = ""; // "a table": what needs the skeleton
    // Whether it is meant by a file with another ending: one format with a skeleton and one without.
    bool isForOtherFiles = false;
    std::optional<SceneFormat> scene = std::nullopt; // if limber-reader reads it
    bool holdsCharacters = false; // whether its files can hold a character: a body with a mesh
    ImportOutput (*read)(const ImportInput &input) = nullptr; // null: it is not read
};

// A format of files: all that command line, window, manual and tests know about it. Each is a source of its own in
// model/core/interchange/formats/kinds, and the file's name determines the name of its function `NAMEFormat()`.
struct Format
{
    std::string_view name; // one word, for programs
    const char *title; // English, to translate in the context limber::Format, as all texts for the window
    int place = 100; // where lists have it: rising
    FormatExport exporting = {};
    FormatImport importing = {};

    [[nodiscard]] bool isExported() const { return exporting.make != nullptr; }
    [[nodiscard]] bool isImported() const { return importing.read != nullptr; }
};

// Returns all formats by their places.
[[nodiscard]] const std::vector<Format> &formats();
// Returns the format with this name, or null if there is none.
[[nodiscard]] const Format *findFormat(std::string_view name);

// Returns the format that is written with this ending, such as ".glb", or null if there is none.
[[nodiscard]] const Format *exportFormatOf(std::string_view extension);
// Returns the format that is read from a file with this name, in any letter case, or null if there is none.
[[nodiscard]] const Format *importFormatOf(std::string_view file);

// Returns whether the window can make clips of its files, which have all that a clip needs.
[[nodiscard]] bool isImportedInWindow(const Format &format);

// Returns all endings that are written, or read: those that limber-reader reads come last.
[[nodiscard]] std::vector<std::string_view> exportExtensions();
[[nodiscard]] std::vector<std::string_view> importExtensions();
// Returns all endings of files that can hold a character.
[[nodiscard]] std::vector<std::string_view> characterExtensions();

} // namespace limber
