#include "project/viewreader.h"

#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"
#include "json/jsontree.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace limber {

namespace {

// Returns the camera, or nothing if one of its members is wrong or missing.
std::optional<ProjectCamera> cameraOf(const JsonNode &node)
{
    const JsonNode *target = node.member("target");
    const auto number = [&node](std::string_view name) {
        const JsonNode *member = node.member(name);
        return member == nullptr ? std::nullopt : finiteNumber(*member);
    };
    const std::optional<glm::dvec3> point = target == nullptr ? std::nullopt : threeNumbers(*target);
    const std::optional<double> distance = number("distance");
    const std::optional<double> yaw = number("yaw");
    const std::optional<double> pitch = number("pitch");
    const JsonNode *orthographic = node.member("orthographic");
    if (!point || !distance || *distance <= 0.0 || !yaw || !pitch)
        return std::nullopt;
    return ProjectCamera{*point, *distance, *yaw, *pitch,
                         orthographic != nullptr && truth(*orthographic).value_or(false)};
}

void readFrame(const JsonNode &member, int frameCount, ProjectTrouble &trouble, ProjectView &view)
{
    const std::optional<int> frame = wholeNumber(member);
    // A clip without frames is shown at frame 0.
    if (frame && *frame >= 0 && *frame < std::max(1, frameCount))
        view.frame = *frame;
    else
        trouble.leaveOut(member.offset, messages::partLeftOut,
                         messages::expectedFrame(frameCount - 1, jsonFound(member)));
}

void readRange(const JsonNode &member, int frameCount, ProjectTrouble &trouble, ProjectView &view)
{
    const std::optional<FrameInterval> range = frameInterval(member);
    if (!member.isWhole)
        return;
    if (range && range->first >= 0 && range->last < frameCount)
        view.range = range;
    else
        trouble.leaveOut(member.offset, messages::partLeftOut,
                         messages::expectedFrames(frameCount - 1, jsonFound(member)));
}

// Whether there are so many layers is seen when the view is taken.
void readLayer(const JsonNode &member, ProjectTrouble &trouble, ProjectView &view)
{
    const std::optional<int> layer = wholeNumber(member);
    if (layer && *layer >= 0)
        view.layer = layer;
    else
        trouble.leaveOut(member, messages::partLeftOut, messages::expectedWholeNumber);
}

template <typename Choice, std::size_t count>
void readChoice(const JsonNode &member, const ProjectWords<Choice, count> &words, ProjectTrouble &trouble,
                Choice &choice)
{
    if (const std::optional<Choice> found = choiceOf(member, words))
        choice = *found;
    else
        trouble.leaveOut(member.offset, messages::partLeftOut,
                         messages::expectedOneOf(wordArgument(listOf(words)), jsonFound(member)));
}

void readBody(const JsonNode &member, ProjectTrouble &trouble, ProjectView &view)
{
    FigureStyle style = FigureStyle::Bones;
    readChoice(member, bodyWords, trouble, style);
    if (choiceOf(member, bodyWords))
        view.body = style;
}

void readCamera(const JsonNode &node, ProjectTrouble &trouble, ProjectView &view)
{
    if (!node.isWhole)
        return;
    const std::optional<ProjectCamera> camera = cameraOf(node);
    if (camera)
        view.cameras.front() = camera;
    else
        trouble.leaveOut(node, messages::partLeftOut, messages::expectedCamera);
}

} // namespace

void readView(const JsonNode &node, int frameCount, ProjectTrouble &trouble, ProjectView &view)
{
    for (const JsonNode &member : node.children) {
        if (member.key == "frame")
            readFrame(member, frameCount, trouble, view);
        else if (member.key == "range")
            readRange(member, frameCount, trouble, view);
        else if (member.key == "positions")
            readChoice(member, positionWords, trouble, view.positions);
        else if (member.key == "up")
            readChoice(member, upWords, trouble, view.up);
        else if (member.key == "poses apart")
            readChoice(member, posesApartWords, trouble, view.posesApart);
        else if (member.key == "layer")
            readLayer(member, trouble, view);
        else if (member.key == "feet")
            readChoice(member, feetWords, trouble, view.holdsFeet);
        else if (member.key == "body")
            readBody(member, trouble, view);
        else if (member.key == "textures")
            readChoice(member, texturesWords, trouble, view.surface.hasTextures);
        else if (member.key == "sides")
            readChoice(member, sidesWords, trouble, view.surface.showsBothSides);
        else if (member.key == "camera")
            readCamera(member, trouble, view);
        else
            trouble.passOver(member);
    }
}

void readSideCamera(const JsonNode &node, ProjectTrouble &trouble, ProjectView &view)
{
    const JsonNode *named = node.member("view");
    if (named == nullptr)
        return trouble.leaveOut(node.offset, messages::viewLeftOut, messages::expectedMember(wordArgument("view")));
    const std::optional<ViewPlace> place = choiceOf(*named, placeWords);
    if (!place)
        return trouble.leaveOut(named->offset, messages::viewLeftOut,
                                messages::expectedOneOf(wordArgument(listOf(placeWords)), jsonFound(*named)));
    const std::optional<ProjectCamera> camera = cameraOf(node);
    if (!camera)
        return trouble.leaveOut(node, messages::viewLeftOut, messages::expectedCamera);
    std::optional<ProjectCamera> &kept = view.cameras.at(static_cast<std::size_t>(*place));
    if (kept)
        return trouble.leaveOut(named->offset, messages::viewLeftOut,
                                messages::expectedNewView(wordArgument(named->text)));
    kept = camera;
}

void readSavedView(const JsonNode &node, ProjectTrouble &trouble, SavedViews &views)
{
    const JsonNode *slot = node.member("slot");
    if (slot == nullptr)
        return trouble.leaveOut(node.offset, messages::savedViewLeftOut,
                                messages::expectedMember(wordArgument("slot")));
    const int number = wholeNumber(*slot).value_or(0);
    if (number < 1 || number > savedViewCount)
        return trouble.leaveOut(slot->offset, messages::savedViewLeftOut,
                                messages::expectedSlot(savedViewCount, jsonFound(*slot)));
    const std::optional<ProjectCamera> camera = cameraOf(node);
    if (!camera)
        return trouble.leaveOut(node, messages::savedViewLeftOut, messages::expectedCamera);
    std::optional<SavedView> &kept = views.at(static_cast<std::size_t>(number - 1));
    if (kept)
        return trouble.leaveOut(node.offset, messages::savedViewLeftOut, messages::expectedNewSlot(number));
    const JsonNode *figure = node.member("figure");
    kept = SavedView{*camera, figure == nullptr ? std::nullopt : threeNumbers(*figure)};
    if (figure != nullptr && !kept->figure)
        trouble.leaveOut(*figure, messages::partLeftOut, messages::expectedVector);
}

} // namespace limber
