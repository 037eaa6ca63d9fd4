#pragma once

#include "body/upaxisdecision.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "storage/characters/characterfile.h"
#include "words/commandline.h"

#include <optional>
#include <string>
#include <vector>

namespace limber::cli {

// What pictures and pages show: the motion of a file, or the motion that a character makes of it.
struct ShownMotion
{
    Clip clip;
    PositionRules rules;
    Axis up = Axis::Y;
    std::optional<CharacterFile> character; // whose skeleton the clip has
    std::vector<int> sources; // with a character: the joint of the file that each of its joints follows, or NoJoint

    // Returns the joint that shows a joint of the file, or nothing if none follows it.
    [[nodiscard]] std::optional<int> jointFor(int joint) const;
};

// Puts the motion of a file on a character with the settings of `retarget`. A motion that is on its skeleton already
// stays as it is. Reports what goes wrong, what of the character is not shown, and what of it cannot follow the motion.
[[nodiscard]] std::optional<ShownMotion> putOnCharacter(Clip clip, const std::string &file,
                                                        const std::string &character, UpAxisChoice up,
                                                        const CommandLine &line);

// Adds --map and --guess, which say how putOnCharacter() maps joints.
void addCharacterMapping(CommandLine &line);

// Returns what is wrong with --character, --mannequin, --map and --guess beside each other; empty for nothing.
[[nodiscard]] std::string characterOptionsProblem(const CommandLine &line);

} // namespace limber::cli
