#include "project/besidereader.h"

#include "base/keptpath.h"
#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"

#include <cstdlib>

namespace limber {

namespace {

constexpr int largestShift = 1000000; // frames

template <typename Choice, std::size_t count>
void readWord(const JsonNode &member, const ProjectWords<Choice, count> &words, Choice &choice, ProjectTrouble &trouble)
{
    if (const std::optional<Choice> found = choiceOf(member, words))
        choice = *found;
    else
        trouble.leaveOut(member.offset, messages::partLeftOut,
                         messages::expectedOneOf(wordArgument(listOf(words)), jsonFound(member)));
}

void readTruth(const JsonNode &member, bool &value, ProjectTrouble &trouble)
{
    if (const std::optional<bool> found = truth(member))
        value = *found;
    else
        trouble.leaveOut(member, messages::partLeftOut, messages::expectedTruth);
}

void readShift(const JsonNode &member, int &shift, ProjectTrouble &trouble)
{
    const std::optional<int> found = wholeNumber(member);
    if (found && std::abs(*found) <= largestShift)
        shift = *found;
    else
        trouble.leaveOut(member.offset, messages::partLeftOut,
                         messages::expectedShift(largestShift, jsonFound(member)));
}

void readOffset(const JsonNode &member, glm::dvec3 &offset, ProjectTrouble &trouble)
{
    if (const std::optional<glm::dvec3> found = threeNumbers(member))
        offset = *found;
    else
        trouble.leaveOut(member, messages::partLeftOut, messages::expectedVector);
}

void readMember(const JsonNode &member, ProjectClip &clip, ProjectTrouble &trouble)
{
    if (member.key == "shift")
        readShift(member, clip.settings.shift, trouble);
    else if (member.key == "placed")
        readWord(member, placementWords, clip.settings.placement, trouble);
    else if (member.key == "offset")
        readOffset(member, clip.settings.offset, trouble);
    else if (member.key == "rotations")
        readWord(member, rotationWords, clip.settings.rotations, trouble);
    else if (member.key == "hidden")
        readTruth(member, clip.isHidden, trouble);
    else if (member.key == "chosen")
        readTruth(member, clip.isChosen, trouble);
    else if (member.key != "file")
        trouble.passOver(member);
}

} // namespace

std::optional<ProjectClip> readClipBeside(const JsonNode &node, ProjectTrouble &trouble)
{
    const JsonNode *file = node.member("file");
    if (file == nullptr) {
        trouble.leaveOut(node.offset, messages::besideLeftOut, messages::expectedMember(wordArgument("file")));
        return std::nullopt;
    }
    const std::string path = pathOfKept(file->text);
    if (!file->is(JsonNode::Kind::String) || !isPathBelow(path)) {
        trouble.leaveOut(*file, messages::besideLeftOut, messages::expectedFileBelow);
        return std::nullopt;
    }
    ProjectClip clip;
    clip.file = path;
    for (const JsonNode &member : node.children)
        readMember(member, clip, trouble);
    return clip;
}

} // namespace limber
