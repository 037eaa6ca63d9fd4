#pragma once

#include "base/bytesink.h"
#include "base/message.h"
#include "base/progress.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "retarget/retargetinput.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace limber {

// The files into which a motion on a character is written.
enum class CharacterForm {
    Glb, // the character's file with one more animation
    GlbAnimation, // only its nodes and the animation
    Vrma, // an animation of VRM: the bones of a human in a T-pose
    Fbx, // its joints and the motion, in centimetres
};

// How a motion on a character is written.
struct CharacterWriteOptions
{
    CharacterForm form = CharacterForm::Glb; // the kind of file
    // The name of the animation, in UTF-8. In a .glb, a number follows if the file has an animation of that name.
    std::string motionName = "motion";
    Progress progress = {}; // may be empty
};

// How the writing of a motion on a character ended.
struct CharacterWriteResult
{
    bool isWritten = false; // whether the sink got all bytes
    Message problem; // why not; empty if it is written, and if the sink or the progress stopped it
    std::vector<Message> notes; // what the file cannot show of the motion
};

struct CharacterReading;

// A character of another 3D program, onto which motions are put and in whose file they are written: glTF 2.0 (.glb,
// .gltf), VRM (.vrm) or an animation of VRM (.vrma). It is a value: copies share what was read, and several threads may
// use them.
class CharacterModel
{
public:
    // Returns the bytes of a file that a .gltf names, relative to its folder, or nothing if there is none.
    using FileBeside = std::function<std::optional<std::string>(const std::string &name)>;
    // Reads a character from the bytes of its file, and those beside it, if `beside` is given. It has a surface if the
    // file has one that can be shown. The file is read in the process of the caller, in memory that is bounded by its
    // length.
    [[nodiscard]] static CharacterReading read(std::string bytes, const FileBeside &beside = {});
    // Reads the file of a character, of at most 512 MiB, and those beside it that it names. Files outside its folder
    // are not read, also if a link leads there.
    [[nodiscard]] static CharacterReading readFile(const std::filesystem::path &path);

    // Returns what the file is: "glTF 2.0", "VRM 1.0", "VRM 0.x" or "VRM animation 1.0".
    [[nodiscard]] std::string format() const;
    // Returns its skeleton at rest in the first frame: centimetres, Y up, looking along +Z if the file says where it
    // looks. In it all rotations are zero. If the file rests in the middle of a motion, and its skins were bound in a
    // T-pose or an A-pose, that is a second frame: as the target of a retarget it shows how the body is built.
    [[nodiscard]] const Clip &rest() const;
    // Returns which part of the body each joint is, by joint: the bone that the file says it is, such as
    // "leftUpperArm", else words such as "left upper arm"; empty for joints of which nothing is known.
    [[nodiscard]] std::vector<std::string> roles() const;
    // Returns the names by which the joints are matched with those of a motion: bones where the file says which they
    // are. Empty if these are the joints' own names.
    [[nodiscard]] std::vector<std::string> matchedNames() const;
    // Returns what setRetargetTarget() needs to put motions on it.
    [[nodiscard]] RetargetTarget target() const;

    // Returns how many vertices its surface has: that of all meshes that move with joints. 0 without a surface.
    [[nodiscard]] std::size_t vertexCount() const;
    // Returns the corners of each triangle of the surface, counter-clockwise as seen from outside.
    [[nodiscard]] std::vector<std::array<std::uint32_t, 3>> triangles() const;
    // Returns why it has no surface; empty if it has one.
    [[nodiscard]] std::string surfaceProblem() const;

    // Returns whether a skeleton is that of rest(): the same joints at about the same places.
    [[nodiscard]] bool hasSkeleton(const Skeleton &skeleton) const;
    // Returns where the vertices are in a frame, in metres and the axes of the file, as the file that write() makes
    // shows them. The clip must have the skeleton and the frame.
    [[nodiscard]] std::vector<glm::dvec3> verticesAt(const Clip &clip, const PositionRules &rules, int frame) const;
    // Writes a motion; the clip must have the skeleton. The same motion gives the same bytes as limber-cli retarget.
    [[nodiscard]] CharacterWriteResult write(const Clip &clip, const PositionRules &rules,
                                             const CharacterWriteOptions &options, const ByteSink &sink) const;
    // Writes a motion to a file, which is then either complete or unchanged. It may be the character's own.
    [[nodiscard]] CharacterWriteResult writeFile(const Clip &clip, const PositionRules &rules,
                                                 const CharacterWriteOptions &options,
                                                 const std::filesystem::path &path) const;

private:
    struct Parts;
    explicit CharacterModel(std::shared_ptr<const Parts> parts) : m_parts(std::move(parts)) {}

    std::shared_ptr<const Parts> m_parts;
};

// A character, or why there is none.
struct CharacterReading
{
    std::optional<CharacterModel> character; // what was read
    Message problem; // why there is no character; empty if there is one
    std::vector<Message> notes; // what of the file its skeleton cannot hold
};

// Makes all steps of a retarget onto a character, see automaticRetarget() of two clips: its joints are matched by the
// bones that its file says they are.
[[nodiscard]] RetargetInput automaticRetarget(Clip source, const CharacterModel &target,
                                              const Vocabulary &vocabulary = Vocabulary::builtIn());

} // namespace limber
