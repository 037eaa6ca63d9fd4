#include "verbs/verbtable.h"

#include "formats/format.h"
#include "verbs/formatoptions.h"
#include "verbs/verbs.h"

#include <algorithm>
#include <string>
#include <vector>

namespace limber::cli {

namespace {

using Result = VerbFiles::Result;

constexpr VerbFiles printsText{Result::Printed, ".bvh", ".txt", false};
constexpr VerbFiles printsJson{Result::Printed, ".bvh", ".json", false};
constexpr VerbFiles writesBvh{Result::SecondWord, ".bvh", ".bvh", false};

const std::vector<Verb> &verbs()
{
    static const std::string imported = joined(importExtensions(), " ");
    static const std::vector<Verb> all{
        {"info", "shows what is in a file: joints, channels, frames, bounds, format", runInfo, printsText},
        {"check",
         "reports everything that is wrong or odd about a file",
         runCheck,
         {Result::Printed, ".bvh", ".txt", true}},
        {"positions", "prints world positions of every joint and end site", runPositions, printsJson},
        {"convert", "reads and writes, with another layout if asked for", runConvert, writesBvh},
        {"set", "edits values, offsets, names and the frame time; all other bytes stay", runSet, writesBvh},
        {"apply", "smooths, trims, repairs and shapes a motion: one or more operations in order", runApply, writesBvh},
        {"operations", "lists the operations of apply with their settings", runOperations},
        {"split", "cuts a motion into several files", runSplit},
        {"compare", "reports how far two motions are apart, joint by joint", runCompare, printsText},
        {"contacts", "finds when feet stand on the ground", runContacts, printsJson},
        {"retarget",
         "puts a motion on the skeleton of another file",
         runRetarget,
         {Result::OptionO, ".bvh", ".bvh", false}},
        {"map", "finds which joint of one skeleton each joint of another is to follow", runMap, printsJson},
        {"export",
         "writes a motion for engines, other programs, tables, NumPy, browsers or Second Life",
         runExport,
         {Result::SecondWord, ".bvh", "", false}},
        {"import",
         "reads a motion of another format and writes it as BVH",
         runImport,
         {Result::SecondWord, imported, ".bvh", false}},
        {"render", "draws pictures, contact sheets and videos", runRender, {Result::OptionO, ".bvh", ".png", false}},
        {"thumbnail",
         "draws a small picture of a file, for file managers",
         runThumbnail,
         {Result::SecondWord, ".bvh", ".png", false}},
        {"batch", "runs a verb on many files, several at a time", runBatch},
        {"recover", "lists or writes work of the editor that was not saved", runRecover},
    };
    return all;
}

} // namespace

std::span<const Verb> allVerbs()
{
    return verbs();
}

const Verb *findVerb(std::string_view name)
{
    const auto found = std::ranges::find(verbs(), name, &Verb::name);
    return found != verbs().end() ? &*found : nullptr;
}

} // namespace limber::cli
