#pragma once

#include "base/reading.h"
#include "contacts/contacts.h"
#include "mapping/jointmapping.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace limber {

// A position in a mapping file, counted from 1; 0 if it does not come from a file.
struct FilePosition
{
    int line = 0; // from 1
    int column = 0; // from 1, in characters
};

// A mapping as it is kept beside the motions, for any two files whose joints have these names. Joints are named by
// their keys, see jointKeys().
struct MappingFile
{
    // A target joint and the source joint that it follows.
    struct Pair
    {
        std::string target; // its key
        std::optional<std::string> source; // empty if the joint follows its parent
        FilePosition position; // of the entry
    };
    // Two chains with different numbers of joints, and how the rotations of one are transferred to the other:
    // "interpolated", "from base", "from tip".
    struct Chain
    {
        std::vector<std::string> source; // keys from base to tip
        std::vector<std::string> target; // keys from base to tip
        std::string mode = "interpolated"; // how the rotations are transferred
        FilePosition position; // of the entry
    };
    // The frames in which a source joint stands on the ground.
    struct Contact
    {
        std::string joint; // its key
        std::vector<FrameInterval> intervals; // in order, without overlap
        FilePosition position; // of the entry
    };
    using Value = std::variant<bool, double, std::string>; // The value of a setting.

    std::vector<std::string> sourceJoints; // all keys of the source skeleton it was made for; may be empty
    std::vector<std::string> targetJoints; // all keys of the target skeleton; may be empty
    std::vector<Pair> mapping; // in the order of the target's joints
    std::vector<Chain> chains; // those with different numbers of joints
    std::string rest = "auto"; // "auto", "match" or "keep"
    std::optional<std::vector<Contact>> contacts; // if empty, contacts are detected
    std::vector<std::pair<std::string, Value>>
        settings; // of the retargeting, by name, numbers finite; each reader takes those that it knows
    std::string notes; // of the user
};

// Returns the JSON text; the same mapping gives the same bytes.
[[nodiscard]] std::string mappingText(const MappingFile &file);

// Returns the mapping of two skeletons as a file; joints with open questions become unmapped.
[[nodiscard]] MappingFile mappingFileOf(const JointMapping &mapping, const Skeleton &source, const Skeleton &target);

// Returns a file's mapping for two skeletons, with reason File and score 1. Refuses, by line, joints that a skeleton
// does not have, and contradictions: a source joint for two targets, and pairs that reverse the order of the hierarchy.
[[nodiscard]] Reading<JointMapping> fitMapping(const MappingFile &file, const Skeleton &source, const Skeleton &target);

// Returns the contacts of a file for the source skeleton, in its order of joints. Joints that the skeleton does not
// have are errors.
[[nodiscard]] Contacts fitContacts(const MappingFile &file, const Skeleton &source, std::vector<Finding> &findings);

} // namespace limber
