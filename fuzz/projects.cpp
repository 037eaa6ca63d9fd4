#include "promises.h"

#include "layers/layerstack.h"
#include "project/projectreader.h"
#include "project/projectwriter.h"

#include <algorithm>

namespace limber::fuzz {

namespace {

constexpr int frames = 60;

// A figure with ordinary names, one of which occurs twice.
Skeleton figure()
{
    Skeleton skeleton;
    skeleton.addJoint({.name = "Hips", .channels = {channels::Xposition, channels::Yrotation}});
    skeleton.addJoint({.name = "Leg", .parent = 0, .offset = {0.0, -1.0, 0.0}, .channels = {channels::Xrotation}});
    skeleton.addEndSite({.parent = 1, .offset = {0.0, -1.0, 0.0}});
    skeleton.addJoint({.name = "Leg", .parent = 0, .offset = {0.0, 1.0, 0.0}, .channels = {channels::Zrotation}});
    skeleton.addEndSite({.parent = 2, .offset = {0.0, 1.0, 0.0}});
    return skeleton;
}

bool isOfClip(int frame)
{
    return frame >= 0 && frame < frames;
}

bool isSound(const Layer &layer, const Skeleton &skeleton)
{
    const auto isJoint = [&](int joint) { return joint >= 0 && joint < skeleton.jointCount(); };
    const bool hasSoundWeights = std::ranges::all_of(layer.weightKeys, [](const WeightKey &key) {
        return isOfClip(key.frame) && key.weight >= 0.0 && key.weight <= 1.0;
    });
    return hasSoundWeights && std::ranges::all_of(layer.joints, isJoint) &&
           std::ranges::is_sorted(layer.keys, {}, &LayerKey::frame) &&
           std::ranges::all_of(layer.keys, [&](const LayerKey &key) {
               const FrameInterval changed = framesOf(key, frames);
               const bool isInside =
                   changed.last < changed.first || (isOfClip(changed.first) && isOfClip(changed.last));
               return isOfClip(key.frame) && key.window.full.contains(key.frame) && isInside &&
                      std::ranges::all_of(key.offsets, isJoint, &JointOffset::joint);
           });
}

} // namespace

std::string brokenByReadingProjects(std::string_view bytes)
{
    const Skeleton skeleton = figure();
    const ProjectReading reading = readProject(bytes, skeleton, frames);
    for (const Finding &finding : reading.findings) {
        if (finding.line < 1 || finding.column < 1 || finding.toString("").empty())
            return "a finding without a place or a text";
    }
    const Project &project = reading.project;
    if (project.additions.get<Layers>().size() > static_cast<std::size_t>(mostLayers))
        return "more layers than are kept";
    for (const Layer &layer : project.additions.get<Layers>()) {
        if (!isSound(layer, skeleton))
            return "a layer that does not belong to the clip";
    }
    if (std::ranges::any_of(project.additions.get<Markers>(),
                            [](const Marker &marker) { return !isOfClip(marker.frame); }))
        return "a marker outside of the clip";
    const std::string text = projectText(project, skeleton);
    const ProjectReading again = readProject(text, skeleton, frames);
    if (again.damage || !again.findings.empty())
        return "what was written is found fault with: " + again.findings.front().toString("");
    return projectText(again.project, skeleton) == text ? "" : "written and read, the project is another";
}

} // namespace limber::fuzz
