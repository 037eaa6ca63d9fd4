#include "files/characterforms.h"

#include "base/ascii.h"
#include "character/characterfbx.h"
#include "files/filepath.h"
#include "files/piecefile.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "storage/paths/filename.h"
#include "vrma/vrmamotion.h"

#include <algorithm>
#include <array>
#include <utility>

namespace limber::cli {

namespace {

bool saveGlb(const CharacterFile &character, const Clip &clip, const PositionRules &rules, const CharacterOutput &out,
             const CommandLine &line)
{
    ProgressLine progress("writing " + printable(out.path), line.isQuiet());
    Message problem;
    const auto writing = CharacterWriting::make(character, clip, rules, {out.motionName, out.isAnimationOnly},
                                                progress.callback(), problem);
    if (!writing) {
        reportError(bytesOfName(character.path).toStdString(), problem.text());
        return false;
    }
    for (const Message &note : writing->notes()) {
        if (!line.isQuiet())
            reportWarning(out.path, note.text());
    }
    return savePiecesTo(out.path, [&writing](const PieceSink &sink) { return writing->write(sink); });
}

bool saveFbx(const CharacterFile &character, const Clip &clip, const PositionRules &rules, const CharacterOutput &out,
             const CommandLine &line)
{
    ProgressLine progress("writing " + printable(out.path), line.isQuiet());
    auto motion = motionOnNodes(character.character, clip, rules, progress.callback());
    if (!motion)
        return false;
    for (const Message &note : motion->notes) {
        if (!line.isQuiet())
            reportWarning(out.path, note.text());
    }
    const auto bytes = writeFbx(fbxOfCharacter(character.character, *std::move(motion), out.motionName, "Limber"));
    return bytes && savePiecesTo(out.path, [&bytes](const PieceSink &sink) { return sink(*bytes); });
}

bool saveVrma(const CharacterFile &character, const Clip &clip, const PositionRules &rules, const CharacterOutput &out,
              const CommandLine &line)
{
    ProgressLine progress("writing " + printable(out.path), line.isQuiet());
    const VrmaResult laid = vrmaMotion(character.character, clip, rules, progress.callback());
    if (!laid.motion) {
        if (!laid.problem.isEmpty())
            reportError(bytesOfName(character.path).toStdString(), laid.problem.text());
        return false;
    }
    const auto file =
        GltfExport::make(laid.motion->clip, laid.motion->rules, vrmaOptions(*laid.motion, out.motionName, "Limber"));
    return file && savePiecesTo(out.path, [&file](const PieceSink &sink) { return file->write(sink); });
}

// What people most likely want comes first.
constexpr std::array forms{
    CharacterForm{.ending = ".glb", .isItsOwnFile = true, .canLeaveOutMeshes = true, .save = saveGlb},
    CharacterForm{.ending = ".vrma", .save = saveVrma},
    CharacterForm{.ending = ".fbx", .save = saveFbx},
};

} // namespace

const CharacterForm *characterFormOf(std::string_view file)
{
    std::string name = fileNameOf(std::string(file));
    std::ranges::transform(name, name.begin(), lowered);
    const auto found =
        std::ranges::find_if(forms, [&](const CharacterForm &form) { return name.ends_with(form.ending); });
    return found == forms.end() ? nullptr : &*found;
}

std::string characterFormNames(std::string_view before)
{
    std::string names;
    for (const CharacterForm &form : forms)
        names.append(names.empty() ? "" : ", ").append(before).append(form.ending);
    return names;
}

} // namespace limber::cli
