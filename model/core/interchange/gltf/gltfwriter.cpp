#include "gltf/gltfwriter.h"

#include "base/at.h"
#include "base/littleendian.h"
#include "pose/pose.h"
#include "pose/upaxis.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <limits>
#include <span>

namespace limber {

namespace {

constexpr std::size_t mostNumbersAtOnce = std::size_t{8} << 20; // 32 MiB of floats

bool writeShorts(const ByteSink &sink, const std::vector<std::uint16_t> &values)
{
    std::string bytes;
    for (const std::uint16_t value : values)
        appendLittleEndian(bytes, value);
    bytes.resize((bytes.size() + 3) / 4 * 4, '\0');
    return sink(bytes);
}

bool writeCorners(const ByteSink &sink, const std::vector<std::uint32_t> &corners)
{
    std::string bytes;
    for (const std::uint32_t corner : corners)
        appendLittleEndian(bytes, corner);
    return sink(bytes);
}

} // namespace

GltfWriter::GltfWriter(const Clip &clip, const PositionRules &rules, const GltfOptions &options,
                       const std::vector<GltfTrack> &tracks)
    : m_clip(clip), m_rules(rules), m_options(options), m_tracks(tracks)
{
    const auto joints = static_cast<std::uint64_t>(clip.skeleton.jointCount());
    const bool isForVrm = !options.humanBones.empty();
    if (joints > 0 && !isForVrm)
        m_plan.bindMatrices = m_plan.buffer.add(GltfNumber::Float, "MAT4", 16, joints);
    if (options.hasFigure && !isForVrm)
        m_figure =
            options.body ? *options.body : gltfFigure(clip.skeleton, options.metresPerUnit, yUpFrom(options.upAxis));
    if (!m_figure.isEmpty())
        planFigure();
    planTracks();
}

void GltfWriter::planFigure()
{
    const auto count = static_cast<std::uint64_t>(m_figure.vertexCount());
    GltfBuffer &buffer = m_plan.buffer;
    m_plan.positions = buffer.add(GltfNumber::Float, "VEC3", 3, count, GltfTarget::Vertices);
    m_plan.normals = buffer.add(GltfNumber::Float, "VEC3", 3, count, GltfTarget::Vertices);
    m_plan.joints = buffer.add(GltfNumber::UnsignedShort, "VEC4", 4, count, GltfTarget::Vertices);
    m_plan.weights = buffer.add(GltfNumber::Float, "VEC4", 4, count, GltfTarget::Vertices);
    if (!m_figure.colours.empty())
        m_plan.colours = buffer.add(GltfNumber::Float, "VEC3", 3, count, GltfTarget::Vertices);
    if (!m_figure.corners.empty())
        m_plan.corners = buffer.add(GltfNumber::UnsignedInt, "SCALAR", 1, m_figure.corners.size(), GltfTarget::Corners);
    std::vector<double> least(3, std::numeric_limits<double>::max());
    std::vector<double> most(3, std::numeric_limits<double>::lowest());
    for (std::size_t i = 0; i < m_figure.positions.size(); ++i) {
        const double value = m_figure.positions[i];
        least[i % 3] = std::min(least[i % 3], value);
        most[i % 3] = std::max(most[i % 3], value);
    }
    buffer.setBounds(m_plan.positions, least, most);
}

double GltfWriter::timeOf(int frame) const
{
    return static_cast<float>(frame * m_clip.motion.playingFrameTimeSeconds());
}

// Plans the tracks. Tracks with a key in every frame share their times, and so do those with one key.
void GltfWriter::planTracks()
{
    const int frames = m_clip.motion.frameCount();
    const auto isStill = [](const GltfTrack &track) { return !track.isInEveryFrame && track.frames.size() == 1; };
    m_hasFirstTime = std::ranges::any_of(m_tracks, isStill);
    m_hasAllTimes = std::ranges::any_of(m_tracks, &GltfTrack::isInEveryFrame);
    const auto addTimes = [&](int count, int last) {
        const int times = m_plan.buffer.add(GltfNumber::Float, "SCALAR", 1, static_cast<std::uint64_t>(count));
        m_plan.buffer.setBounds(times, {0.0}, {timeOf(last)});
        return times;
    };
    const int firstTime = m_hasFirstTime ? addTimes(1, 0) : -1;
    const int allTimes = m_hasAllTimes ? addTimes(frames, frames - 1) : -1;
    for (const GltfTrack &track : m_tracks) {
        const int count = track.keyCount(frames);
        GltfPlan::Keys keys;
        keys.times = track.isInEveryFrame ? allTimes
                     : isStill(track)     ? firstTime
                                          : addTimes(count, track.frames.back());
        keys.values = m_plan.buffer.add(GltfNumber::Float, track.isRotation ? "VEC4" : "VEC3", track.width(),
                                        static_cast<std::uint64_t>(count));
        m_plan.keys.push_back(keys);
    }
}

// Returns the inverse of each joint's transform at rest, column after column: it undoes the rotation that stood the
// joint upright, and then moves back to the origin.
std::vector<float> GltfWriter::bindMatrices() const
{
    std::vector<float> bound;
    for (const glm::dmat4 &joint : m_figure.boundJoints) {
        const glm::dmat4 inverse = glm::inverse(joint);
        for (int column = 0; column < 4; ++column) {
            for (int row = 0; row < 3; ++row)
                bound.push_back(static_cast<float>(inverse[column][row]));
            bound.push_back(column == 3 ? 1.0F : 0.0F);
        }
    }
    if (!bound.empty())
        return bound;
    const Pose rest = restPose(m_clip.skeleton);
    const glm::dmat3 back = glm::transpose(yUpFrom(m_options.upAxis));
    std::vector<float> numbers;
    for (const glm::dvec3 &position : rest.jointPositions) {
        for (int column = 0; column < 3; ++column) {
            for (int row = 0; row < 3; ++row)
                numbers.push_back(static_cast<float>(back[column][row]));
            numbers.push_back(0.0F);
        }
        for (int row = 0; row < 3; ++row)
            numbers.push_back(static_cast<float>(-m_options.metresPerUnit * position[row]));
        numbers.push_back(1.0F);
    }
    return numbers;
}

bool GltfWriter::writeBuffer(const ByteSink &sink) const
{
    const bool hasSkin = m_plan.bindMatrices >= 0;
    const bool hasBegun = (!hasSkin || writeFloats(sink, bindMatrices())) && writeFloats(sink, m_figure.positions) &&
                          writeFloats(sink, m_figure.normals) && writeShorts(sink, m_figure.joints) &&
                          writeFloats(sink, m_figure.weights) && writeFloats(sink, m_figure.colours) &&
                          writeCorners(sink, m_figure.corners);
    return hasBegun && writeSharedTimes(sink) && writeTracks(sink);
}

bool GltfWriter::writeSharedTimes(const ByteSink &sink) const
{
    std::vector<float> times;
    if (m_hasFirstTime)
        times.push_back(0.0F);
    for (int frame = 0; m_hasAllTimes && frame < m_clip.motion.frameCount(); ++frame)
        times.push_back(static_cast<float>(timeOf(frame)));
    return writeFloats(sink, times);
}

// Returns the end of a group of tracks that fit into memory together.
std::size_t GltfWriter::groupEnd(std::size_t first) const
{
    std::size_t numbers = 0;
    std::size_t end = first;
    while (end < m_tracks.size() && (end == first || numbers < mostNumbersAtOnce)) {
        const GltfTrack &track = m_tracks[end++];
        numbers += static_cast<std::size_t>(track.keyCount(m_clip.motion.frameCount())) *
                   static_cast<std::size_t>(track.width());
    }
    return end;
}

bool GltfWriter::writeTracks(const ByteSink &sink) const
{
    const GltfSampler sampler(m_clip, m_rules, m_options.metresPerUnit);
    const auto count = static_cast<double>(m_tracks.size());
    std::vector<std::vector<float>> values;
    for (std::size_t first = 0; first < m_tracks.size();) {
        const std::size_t end = groupEnd(first);
        const std::span<const GltfTrack> group = std::span(m_tracks).subspan(first, end - first);
        const Progress progress = m_options.progress.part(double(first) / count, double(end) / count);
        if (!sampler.sample(group, values, progress))
            return false;
        for (std::size_t i = 0; i < group.size(); ++i) {
            std::vector<float> times;
            for (std::size_t key = 0;
                 !group[i].isInEveryFrame && group[i].frames.size() > 1 && key < group[i].frames.size(); ++key)
                times.push_back(static_cast<float>(timeOf(group[i].frames[key])));
            if (!writeFloats(sink, times) || !writeFloats(sink, values[i]))
                return false;
        }
        first = end;
    }
    return true;
}

} // namespace limber
