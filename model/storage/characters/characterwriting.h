#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "character/gltfaddition.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "storage/characters/characterfile.h"
#include "storage/safesave.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// A motion that is ready to be written into the file of a character, as one more animation. It may be made and written
// on any thread.
class CharacterWriting
{
public:
    // Reads the file again and plans the new one. Sets `problem` and returns nothing if that fails; returns nothing
    // without a problem if the progress stopped it.
    [[nodiscard]] static std::optional<CharacterWriting> make(const CharacterFile &character, const Clip &clip,
                                                              const PositionRules &rules,
                                                              const GltfAdditionOptions &options,
                                                              const Progress &progress, Message &problem);

    // Returns what the file cannot show of the motion, and which files beside it are missing.
    [[nodiscard]] const std::vector<Message> &notes() const;
    // Returns the name that the motion gets: another than the wanted one if the file has an animation of that name.
    [[nodiscard]] const std::string &motionName() const;
    // Writes the .glb; returns false if the sink or the progress stopped it.
    [[nodiscard]] bool write(const PieceSink &sink, const Progress &progress = {}) const;

private:
    struct Parts;
    explicit CharacterWriting(std::shared_ptr<const Parts> parts) : m_parts(std::move(parts)) {}

    std::shared_ptr<const Parts> m_parts;
};

} // namespace limber
