#pragma once

#include "additions/additions.h"
#include "project/projectvalues.h"
#include "json/jsonpieces.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>

namespace limber {

// The joints of a clip by their keys (see jointKeys).
using JointsByKey = std::unordered_map<std::string, int>;

// The clip whose project is read; all of it outlives the readers.
struct ProjectReaderInput
{
    const Skeleton &skeleton;
    int frameCount = 0;
    const JointsByKey &joints;
    ProjectTrouble &trouble; // takes what is left out
    // Returns the joint or end site that an object names; if there is none, reports what is left out.
    std::function<std::optional<NodeId>(const JsonNode &node, const MessageForm<1> &leftOut)> nodeNamed;
};

// Reads a member of a project from the pieces of its text.
class AdditionReader
{
public:
    AdditionReader() = default;
    AdditionReader(const AdditionReader &) = delete;
    AdditionReader &operator=(const AdditionReader &) = delete;
    virtual ~AdditionReader() = default;

    // Takes a list or an object inside of the member: `above` has the project, the member and what is around the piece.
    // A damaged text may end in it.
    [[nodiscard]] virtual JsonPiece take(JsonNode & /*piece*/, std::span<const JsonLevel> /*above*/)
    {
        return JsonPiece::Keep;
    }
    // Takes the member with what take() has kept.
    virtual void finish(const JsonNode &member) = 0;
    // Adds what was read.
    virtual void giveTo(Additions &additions) = 0;
};

} // namespace limber
