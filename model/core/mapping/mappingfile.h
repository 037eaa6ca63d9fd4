#pragma once

#include "base/reading.h"
#include "contacts/contacts.h"
#include "mapping/jointmapping.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace limber {

// Where something stands in a mapping file, from 1; 0 if it comes from no file.
struct FilePosition
{
    int line = 0; // from 1
    int column = 0; // from 1, in characters
};

// A mapping as it is kept beside the motions, for any two files whose joints have these names. Joints are named by
// their keys, see jointKeys().
struct MappingFile
{
    // Which joint of the source a joint of the target follows.
    struct Pair
    {
        std::string target; // its key
        std::optional<std::string> source; // nothing: the joint follows its parent
        FilePosition position; // of the entry
    };
    // Two chains of unlike count and how the rotations of one go to the other: "interpolated", "from base", "from tip".
    struct Chain
    {
        std::vector<std::string> source; // keys from base to tip
        std::vector<std::string> target; // keys from base to tip
        std::string mode = "interpolated"; // how the rotations go over
        FilePosition position; // of the entry
    };
    // When a source joint stands on the ground.
    struct Contact
    {
        std::string joint; // its key
        std::vector<FrameInterval> intervals; // in order, without overlap
        FilePosition position; // of the entry
    };
    using Value = std::variant<bool, double, std::string>; // Of a setting.

    std::vector<std::string> sourceJoints; // all keys of the skeletons it was made for; may be empty
    std::vector<std::string> targetJoints; // all keys of the target; may be empty
    std::vector<Pair> mapping; // in the order of the target's joints
    std::vector<Chain> chains; // those of unlike count
    std::string rest = "auto"; // "auto", "match" or "keep"
    std::optional<std::vector<Contact>> contacts; // nothing: to be detected
    std::vector<std::pair<std::string, Value>>
        settings; // of the retargeting, by name, numbers finite; each reader takes what it knows
    std::string notes; // of the user
};

// Reads the JSON text of a mapping, up to the first error. Unknown members are skipped with a
// warning; anything else not as written by mappingText() is refused. {"mapping": …} alone and {"contacts": …} alone
// are accepted.
[[nodiscard]] Reading<MappingFile> readMapping(std::string_view text);

// The JSON text; the same mapping gives the same bytes.
[[nodiscard]] std::string mappingText(const MappingFile &file);

// The mapping of two skeletons as a file; questions become unmapped joints.
[[nodiscard]] MappingFile mappingFileOf(const JointMapping &mapping, const Skeleton &source, const Skeleton &target);

// A file's mapping for two skeletons, with reason File and score 1. Refuses by line joints that a skeleton does not
// have, and contradictions: a source joint for two targets, and pairs that reverse the order of the hierarchy.
[[nodiscard]] Reading<JointMapping> fitMapping(const MappingFile &file, const Skeleton &source, const Skeleton &target);

// The contacts of a file for the skeleton of the source, in its order of joints. Joints that it does not have are
// errors.
[[nodiscard]] Contacts fitContacts(const MappingFile &file, const Skeleton &source, std::vector<Finding> &findings);

} // namespace limber
