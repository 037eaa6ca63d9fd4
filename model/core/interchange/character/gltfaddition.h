#pragma once

#include "base/bytesink.h"
#include "base/message.h"
#include "character/charactertracks.h"
#include "scene/gltf/gltffile.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Returns the names of the files beside a .gltf that become parts of a .glb: its numbers and its pictures. Names that
// lead out of the folder are not among them. Empty for a file that is no glTF.
[[nodiscard]] std::vector<std::string> filesOfGltf(std::string_view bytes);

// How a motion is added to a file.
struct GltfAdditionOptions
{
    std::string motionName = "motion"; // UTF-8; a number follows if the file has an animation of that name
    bool isAlone = false; // only nodes and this animation, without meshes, skins, pictures and other animations
};

// A .glb that is the file of a character with one more animation. All its other parts are as they were, numbers by
// their text, and the bytes of its first buffer come first; only a matrix of a node that moves becomes a translation, a
// rotation and a scale, since glTF animates those. A .gltf gets the files beside it into its text.
class GltfAddition
{
public:
    // `file` is the file of the character, `beside` what filesOfGltf() names as far as it is there. Both must outlive
    // it. Returns nothing and sets `problem` if the file is not right or the result too long for its 32 bits.
    [[nodiscard]] static std::optional<GltfAddition> make(std::string_view file, const GltfBuffers &beside,
                                                          const Character &character, CharacterMotion motion,
                                                          const GltfAdditionOptions &options, Message &problem);

    // Returns the name that the motion gets.
    [[nodiscard]] const std::string &motionName() const { return m_motionName; }
    // Returns how long the file is, in bytes.
    [[nodiscard]] std::uint64_t length() const;
    // Writes the file; returns false if the sink stopped it.
    [[nodiscard]] bool write(const ByteSink &sink) const;

private:
    GltfAddition() = default;

    // Returns the bytes of the file's first buffer.
    [[nodiscard]] std::string_view before() const { return m_decoded.empty() ? m_before : m_decoded; }

    std::string m_motionName;
    std::string m_head; // JSON, padded to a multiple of 4
    std::string m_decoded; // the first buffer of a file that has it as text
    std::string_view m_before; // that of any other file
    std::uint64_t m_length = 0; // of the buffer with the animation
    CharacterMotion m_motion;
    bool m_hasOneTime = false; // a track has one key
    bool m_hasAllTimes = false; // a track has a key in every frame
};

} // namespace limber
