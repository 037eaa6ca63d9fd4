#include "scene/clip/scenenotes.h"

#include "messages/scenemessages.h"

namespace limber {

std::optional<Message> leftOut(const SceneCounts &counts)
{
    std::optional<Message> list;
    const auto add = [&](const CountedMessageForm<0> &form, int count) {
        if (count > 0)
            list = list ? messages::sceneListed(*list, form(count)) : form(count);
    };
    add(messages::sceneMeshes, counts.meshes);
    add(messages::sceneMaterials, counts.materials);
    add(messages::sceneMorphs, counts.morphs);
    add(messages::sceneCameras, counts.cameras);
    add(messages::sceneLights, counts.lights);
    return list;
}

std::vector<Message> sceneNotes(const SceneCounts &counts, const SceneLosses &losses)
{
    std::vector<Message> notes;
    if (const auto list = leftOut(counts))
        notes.push_back(messages::sceneLeftOut(*list));
    if (losses.scales > 0)
        notes.push_back(messages::sceneScales(losses.scales));
    if (losses.shears > 0)
        notes.push_back(messages::sceneShears(losses.shears));
    if (losses.renamed > 0)
        notes.push_back(messages::sceneRenamed(losses.renamed));
    if (losses.areCurvesStraightened)
        notes.push_back(messages::sceneCurves());
    return notes;
}

} // namespace limber
