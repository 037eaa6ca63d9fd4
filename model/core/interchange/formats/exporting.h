#pragma once

#include "base/bytesink.h"
#include "base/message.h"
#include "base/progress.h"
#include "formats/formatnote.h"
#include "motion/clip.h"
#include "operations/parametervalues.h"
#include "pose/positionrule.h"
#include "scene/scenemesh.h"
#include "secondlife/animsettings.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// A motion that is to be written in another format.
struct ExportInput
{
    const Clip &clip; // must outlive the output, too
    PositionRules rules; // of the clip
    ParameterValues values; // of the format's parameters
    std::string extension; // with which the file is written: ".glb"
    std::string name; // of the file or document that it comes from, without folders; UTF-8
    std::optional<Axis> upAxis = {}; // if the user has chosen it already; otherwise see upAxisOf()
    // Returns how the document is written for Second Life; nothing if that is not known. May be empty.
    std::function<std::optional<AnimSettings>()> secondLife = {};
    // Returns all bytes of another file that a parameter names. If there are none, it has said why. May be empty.
    std::function<std::optional<std::string>(const std::string &file)> readFile = {};
    // Converts names of joints to UTF-8. If empty, names stay as they are, and invalid bytes are replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    // The surface of a character on whose skeleton the clip is, for formats that show one (see PageOptions).
    std::shared_ptr<const SceneMesh> surface = {};
    std::string generator = "Limber"; // the name and the version of the program
    Progress progress = {};
};

// Returns the name that the motion of a file gets in another one: that of the file without its ending.
[[nodiscard]] std::string motionNameOf(const std::string &file);

// A file that is ready to be written, or why there is none.
struct ExportOutput
{
    // Passes the bytes of the file to a sink; returns false if the sink or the progress stopped it. Empty if there is
    // no file.
    std::function<bool(const ByteSink &)> write;
    Message problem; // why there is no file; empty if there is one, if it was cancelled or if a note says it
    std::vector<FormatNote> notes; // what the command line says first
};

} // namespace limber
