#pragma once

#include "gltf/gltffigure.h"
#include "gltf/gltfjson.h"

namespace limber {

// Writes the buffer of a file, part after part, in the order of the plan: a few tracks at a time, so that it needs only
// some megabytes in addition to the clip.
class GltfWriter
{
public:
    // Clip, rules, options and tracks must outlive it.
    GltfWriter(const Clip &clip, const PositionRules &rules, const GltfOptions &options,
               const std::vector<GltfTrack> &tracks);

    [[nodiscard]] const GltfPlan &plan() const { return m_plan; }
    // Writes the buffer; returns false if the sink or the progress stopped it.
    [[nodiscard]] bool writeBuffer(const ByteSink &sink) const;

private:
    void planFigure();
    void planTracks();
    [[nodiscard]] std::vector<float> bindMatrices() const;
    [[nodiscard]] double timeOf(int frame) const;
    [[nodiscard]] bool writeSharedTimes(const ByteSink &sink) const;
    [[nodiscard]] bool writeTracks(const ByteSink &sink) const;
    [[nodiscard]] std::size_t groupEnd(std::size_t first) const;

    const Clip &m_clip;
    const PositionRules &m_rules;
    const GltfOptions &m_options;
    const std::vector<GltfTrack> &m_tracks;
    GltfFigure m_figure;
    GltfPlan m_plan;
    bool m_hasFirstTime = false; // whether a track has one key
    bool m_hasAllTimes = false; // whether a track has a key in every frame
};

} // namespace limber
