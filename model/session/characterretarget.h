#pragma once

#include "ground/floormotion.h"
#include "mapping/mappingfile.h"
#include "pose/upaxis.h"
#include "retarget/retargetinput.h"
#include "storage/characters/characterfile.h"

#include <memory>
#include <optional>

namespace limber {

// How the motion of a document is put on its character, with what the user decided about it. It is a value, so that a
// worker can use it.
class CharacterRetarget
{
public:
    // `floor` is what the user has said about the floor below the motion's feet.
    CharacterRetarget(std::shared_ptr<const CharacterFile> file, std::optional<MappingFile> decided,
                      const FloorChoice &floor)
        : m_file(std::move(file)), m_decided(std::move(decided)), m_floor(floor)
    {
    }

    [[nodiscard]] const CharacterFile &file() const { return *m_file; }
    // Returns the retarget of a motion; its mapping is empty if there is no decision.
    [[nodiscard]] RetargetInput input(Clip clip, const PositionRules &rules, Axis up) const;

    // A motion on the character's skeleton: in centimetres, Y up.
    struct Moved
    {
        Clip clip;
        PositionRules rules;
        Axis up = Axis::Y;
    };
    // Returns the motion on the character; one that has its skeleton stays as it is. Returns nothing if the progress
    // stopped it.
    [[nodiscard]] std::optional<Moved> moved(Clip clip, const PositionRules &rules, Axis up,
                                             const Progress &progress) const;

private:
    std::shared_ptr<const CharacterFile> m_file;
    std::optional<MappingFile> m_decided;
    FloorChoice m_floor;
};

} // namespace limber
