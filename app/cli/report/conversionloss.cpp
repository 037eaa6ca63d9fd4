#include "report/conversionloss.h"

#include "output/messages.h"

#include <array>
#include <charconv>

namespace limber::cli {

namespace {

std::string shortNumber(double value)
{
    constexpr int digits = 3;
    std::array<char, 32> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    return {buffer.data(), end.ptr};
}

std::string printedName(const Skeleton &skeleton, NodeId node)
{
    if (node.isJoint())
        return printable(skeleton.joint(node.index).name);
    return printable(skeleton.joint(skeleton.parentOf(node)).name) + "/End";
}

std::string worst(const NormaliseResult &result, const WorstDifference &difference, const std::string &unit)
{
    if (difference.amount <= NormaliseResult::nothing)
        return "nothing";
    return "at most " + shortNumber(difference.amount) + " " + unit + ", " +
           printedName(result.clip.skeleton, difference.node) + " in frame " + std::to_string(difference.frame);
}

std::string listOf(const NormaliseResult &result, const std::vector<int> &joints)
{
    constexpr std::size_t most = 5;
    std::string text;
    for (std::size_t i = 0; i < joints.size() && i < most; ++i)
        text += (i > 0 ? ", " : "") + printable(result.clip.skeleton.joint(joints[i]).name);
    return joints.size() > most ? text + " and " + std::to_string(joints.size() - most) + " more" : text;
}

std::string droppedPositions(const NormaliseResult &result)
{
    return "positions of " + listOf(result, result.jointsWithoutPositions) + " that move are dropped";
}

} // namespace

bool changesNumbers(const NormaliseOptions &options)
{
    return !options.channels.isAsItIs() || options.namesWithoutBlanks;
}

std::string previewText(const NormaliseResult &result)
{
    std::string text;
    if (!result.jointsWithoutPositions.empty())
        text += "lost: " + droppedPositions(result) + "\n";
    if (!result.jointsCarriedByRoot.empty())
        text += "kept: the travel of " + listOf(result, result.jointsCarriedByRoot) + " is now carried by the root\n";
    if (!result.jointsWithNewOffset.empty())
        text +=
            "kept: positions of " + listOf(result, result.jointsWithNewOffset) + " stand still and become OFFSETs\n";
    if (result.renamedJoints > 0)
        text += "changed: " + countedText(result.renamedJoints, "name") + "\n";
    text += "joints move: " + worst(result, result.loss.position, "units") + "\n";
    text += "joints turn: " + worst(result, result.loss.rotation, "degrees") + "\n";
    return text;
}

void reportLosses(const std::string &file, const NormaliseResult &result)
{
    if (!result.jointsWithoutPositions.empty())
        reportWarning(file, droppedPositions(result));
    if (result.loss.position.amount > NormaliseResult::nothing)
        reportWarning(file, "joints move: " + worst(result, result.loss.position, "units"));
    if (result.loss.rotation.amount > NormaliseResult::nothing)
        reportWarning(file, "joints turn: " + worst(result, result.loss.rotation, "degrees"));
}

} // namespace limber::cli
