#include "project/projecthead.h"

#include "base/keptpath.h"
#include "messages/jsonmessages.h"
#include "project/projectvalues.h"
#include "json/jsonfindings.h"
#include "json/jsonpieces.h"

#include <algorithm>

namespace limber {

namespace {

bool isVersion(const JsonNode *node)
{
    return node != nullptr && wholeNumber(*node).value_or(0) >= 1;
}

bool isSha1(std::string_view text)
{
    return text.size() == 40 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// Reads the properties that only show whether the file has changed; wrong values count as unknown.
void readTraits(const JsonNode &node, ProjectMotion &motion)
{
    if (const JsonNode *bytes = node.member("bytes")) {
        constexpr double most = 9.0e15; // beyond it doubles leave out whole numbers
        const std::optional<double> number = finiteNumber(*bytes);
        if (number && *number >= 0 && *number <= most)
            motion.bytes = static_cast<std::int64_t>(*number);
    }
    if (const JsonNode *sum = node.member("sha1"); sum != nullptr && isSha1(sum->text))
        motion.sha1 = sum->text;
    if (const JsonNode *joints = node.member("joints"))
        motion.joints = std::max(0, wholeNumber(*joints).value_or(0));
    if (const JsonNode *frames = node.member("frames"))
        motion.frames = std::max(0, wholeNumber(*frames).value_or(0));
}

Reading<ProjectMotion> motionOf(std::string_view text, const JsonNode &node)
{
    const JsonNode *file = node.member("file");
    if (file == nullptr)
        return Reading<ProjectMotion>::refused(jsonError(text, node.offset, messages::expectedMotionOfProject()));
    const std::string path = pathOfKept(file->text);
    if (!file->is(JsonNode::Kind::String) || !isPathBelow(path))
        return Reading<ProjectMotion>::refused(jsonMismatch(text, *file, messages::expectedFileBelow));
    ProjectMotion motion;
    motion.file = path;
    readTraits(node, motion);
    return {std::move(motion), {}};
}

Reading<ProjectMotion> refusal(std::string_view text, const JsonPrefix &prefix, bool isProject)
{
    if (prefix.damage) {
        Finding error = *prefix.damage;
        error.severity = Severity::Error;
        return Reading<ProjectMotion>::refused(std::move(error));
    }
    if (isProject)
        return Reading<ProjectMotion>::refused(
            jsonError(text, prefix.root.offset, messages::expectedMotionOfProject()));
    const JsonNode *version = prefix.root.member("limber-project");
    return Reading<ProjectMotion>::refused(
        jsonMismatch(text, version != nullptr ? *version : prefix.root, messages::expectedProject));
}

} // namespace

Reading<ProjectMotion> readProjectHead(std::string_view text)
{
    std::optional<Reading<ProjectMotion>> reading;
    bool isProject = false;
    const JsonPrefix prefix = readJsonPieces(text, [&](JsonNode &piece, std::span<const JsonLevel> above) {
        if (above.empty())
            isProject = isVersion(piece.member("limber-project"));
        if (above.size() != 1 || !piece.isWhole)
            return JsonPiece::Keep;
        if (piece.key != "motion" || !isVersion(above[0].node.member("limber-project")))
            return JsonPiece::Drop;
        reading = motionOf(text, piece);
        return JsonPiece::Stop;
    });
    return reading ? *std::move(reading) : refusal(text, prefix, isProject);
}

} // namespace limber
