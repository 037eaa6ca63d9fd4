#include "support/retargetoutcome.h"

#include "pose/pose.h"
#include "retarget/retargeter.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <memory>
#include <utility>

namespace limber::test {

RetargetOutcome retargeted(const RetargetInput &input)
{
    std::shared_ptr<const Retargeter> retargeter;
    RetargetRun run;
    run.prepared = [&](const auto &prepared) { retargeter = prepared; };
    auto result = retargetClip(input, run);
    if (!result)
        return {};
    std::vector<Message> notes;
    for (const RetargetNote &note : result->notes)
        notes.push_back(note.text);
    return {.clip = std::move(result->clip),
            .notes = std::move(notes),
            .contacts = retargeter->contacts(),
            .floorShift = retargeter->floorShift(),
            .scale = retargeter->transfer().travelScale(),
            .up = retargeter->transfer().upAxis(),
            .rest = retargeter->transfer().restMode()};
}

Clip atRest(const Clip &clip)
{
    Clip rest;
    rest.skeleton = clip.skeleton;
    rest.motion = Motion(1, rest.skeleton.columnCount());
    return rest;
}

glm::dvec3 placeOf(const Clip &clip, const char *name, int frame)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return poseAt(clip, frame, rules).jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))];
}

double largestDistance(const Clip &a, const Clip &b, double scale)
{
    double largest = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        const Pose here = poseAt(a, frame, decidePositionRules(a.skeleton, a.motion));
        const Pose there = poseAt(b, frame, decidePositionRules(b.skeleton, b.motion));
        for (std::size_t joint = 0; joint < here.jointPositions.size(); ++joint)
            largest = std::max(largest, glm::distance(here.jointPositions[joint] * scale, there.jointPositions[joint]));
    }
    return largest;
}

bool says(const std::vector<Message> &notes, std::string_view words)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const Message &note) { return note.text().find(words) != std::string::npos; });
}

} // namespace limber::test
