#include "gltf/gltftracks.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostFramesBetweenKeys = 512; // with more, fitting would take quadratic time

// Returns which columns have different numbers in different frames.
std::optional<std::vector<bool>> movingColumns(const Motion &motion, const Progress &progress)
{
    std::vector<bool> moves(static_cast<std::size_t>(motion.columnCount()), false);
    if (motion.isEmpty())
        return moves;
    const std::span<const double> first = motion.frame(0);
    for (int frame = 1; frame < motion.frameCount(); ++frame) {
        if (progress.wantsToStop(frame, motion.frameCount()))
            return std::nullopt;
        const std::span<const double> values = motion.frame(frame);
        for (std::size_t column = 0; column < moves.size(); ++column) {
            if (values[column] != first[column])
                moves[column] = true;
        }
    }
    return moves;
}

struct JointMoves
{
    bool rotates = false;
    bool translates = false;
};

JointMoves movesOf(const Joint &joint, const std::vector<bool> &columns)
{
    JointMoves moves;
    for (int i = 0; i < joint.columnCount(); ++i) {
        if (at(columns, joint.firstColumn + i))
            (at(joint.channels, i).isRotation() ? moves.rotates : moves.translates) = true;
    }
    return moves;
}

glm::dvec4 vectorOf(std::span<const float> values, int width, int key)
{
    const auto start = static_cast<std::size_t>(key) * static_cast<std::size_t>(width);
    return {values[start], values[start + 1], values[start + 2], width == 4 ? values[start + 3] : 0.0F};
}

glm::dquat quaternionOf(const glm::dvec4 &xyzw)
{
    return {xyzw.w, xyzw.x, xyzw.y, xyzw.z};
}

// Returns how far a sample is from the linear blend between two others, in degrees or metres.
double deviation(std::span<const float> values, bool isRotation, int first, int last, int at)
{
    const int width = isRotation ? 4 : 3;
    const double part = double(at - first) / double(last - first);
    const glm::dvec4 a = vectorOf(values, width, first);
    const glm::dvec4 b = vectorOf(values, width, last);
    const glm::dvec4 own = vectorOf(values, width, at);
    if (!isRotation)
        return glm::length(glm::mix(a, b, part) - own);
    const glm::dquat between = glm::slerp(quaternionOf(a), quaternionOf(b), part);
    return glm::length(rotationVector(glm::conjugate(between) * quaternionOf(own))) * degreesPerRadian;
}

// Keeps the sample that is farthest from the linear blend between kept samples, until none is too far away (Ramer 1972,
// Douglas and Peucker 1973).
void keepBetween(std::span<const float> values, bool isRotation, double tolerance, int first, int last,
                 std::vector<int> &kept)
{
    std::vector<std::pair<int, int>> open{{first, last}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double worst = tolerance;
        int worstAt = -1;
        for (int at = from + 1; at < to; ++at) {
            const double distance = deviation(values, isRotation, from, to, at);
            if (distance > worst) {
                worst = distance;
                worstAt = at;
            }
        }
        if (worstAt < 0)
            continue;
        kept.push_back(worstAt);
        open.emplace_back(from, worstAt);
        open.emplace_back(worstAt, to);
    }
}

std::vector<int> keptFrames(std::span<const float> values, bool isRotation, double tolerance, int frameCount)
{
    std::vector<int> kept;
    for (int first = 0; first < frameCount; first += mostFramesBetweenKeys) {
        const int last = std::min(first + mostFramesBetweenKeys, frameCount - 1);
        kept.push_back(first);
        keepBetween(values, isRotation, tolerance, first, last, kept);
    }
    kept.push_back(frameCount - 1);
    std::ranges::sort(kept);
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
    return kept;
}

// Removes keys of tracks that have one in every frame.
bool thin(const GltfSampler &sampler, int frameCount, const GltfTolerance &tolerance, std::vector<GltfTrack> &tracks,
          const Progress &progress)
{
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        GltfTrack &track = tracks[i];
        const double own = track.isRotation ? tolerance.degrees : tolerance.metres;
        if (!progress(double(i) / double(tracks.size())))
            return false;
        if (!track.isInEveryFrame || own <= 0.0)
            continue;
        std::vector<std::vector<float>> values;
        if (!sampler.sample({&track, 1}, values))
            return false;
        track.frames = keptFrames(values.front(), track.isRotation, own, frameCount);
        track.isInEveryFrame = false;
    }
    return true;
}

void append(std::vector<float> &values, const glm::dquat &rotation)
{
    glm::dquat next = glm::normalize(rotation);
    if (values.size() >= 4) {
        const std::span<const float> before(values.data() + values.size() - 4, 4);
        if (before[0] * next.x + before[1] * next.y + before[2] * next.z + before[3] * next.w < 0.0)
            next = -next;
    } else if (next.w < 0.0) {
        next = -next;
    }
    for (const double part : {next.x, next.y, next.z, next.w})
        values.push_back(static_cast<float>(part));
}

} // namespace

std::optional<std::vector<GltfTrack>> gltfTracks(const Clip &clip, const PositionRules &rules, double metresPerUnit,
                                                 const GltfTolerance &tolerance, const Progress &progress)
{
    std::vector<GltfTrack> tracks;
    if (clip.motion.isEmpty())
        return tracks;
    const auto columns = movingColumns(clip.motion, progress.part(0.0, tolerance.isExact() ? 1.0 : 0.2));
    if (!columns)
        return std::nullopt;
    const auto add = [&](int joint, bool isRotation, bool moves) {
        GltfTrack track{.joint = joint, .isRotation = isRotation, .isInEveryFrame = moves, .frames = {}};
        if (!moves)
            track.frames = {0};
        tracks.push_back(std::move(track));
    };
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        const Joint &joint = clip.skeleton.joint(index);
        const JointMoves moves = movesOf(joint, *columns);
        if (joint.hasRotations())
            add(index, true, moves.rotates);
        const glm::dvec3 first = localTranslation(joint, clip.motion.frame(0), rules.of(joint));
        if (moves.translates || first != joint.offset)
            add(index, false, moves.translates);
    }
    const GltfSampler sampler(clip, rules, metresPerUnit);
    if (!tolerance.isExact() && !thin(sampler, clip.motion.frameCount(), tolerance, tracks, progress.part(0.2, 1.0)))
        return std::nullopt;
    return tracks;
}

bool GltfSampler::sample(std::span<const GltfTrack> tracks, std::vector<std::vector<float>> &values,
                         const Progress &progress) const
{
    const int frameCount = m_clip.motion.frameCount();
    values.assign(tracks.size(), {});
    std::vector<std::size_t> next(tracks.size(), 0); // next key of each track
    for (std::size_t i = 0; i < tracks.size(); ++i)
        values[i].reserve(static_cast<std::size_t>(tracks[i].keyCount(frameCount) * tracks[i].width()));
    for (int frame = 0; frame < frameCount; ++frame) {
        if (progress.wantsToStop(frame, frameCount))
            return false;
        const std::span<const double> numbers = m_clip.motion.frame(frame);
        for (std::size_t i = 0; i < tracks.size(); ++i) {
            const GltfTrack &track = tracks[i];
            if (!track.isInEveryFrame) {
                if (next[i] == track.frames.size() || track.frames[next[i]] != frame)
                    continue;
                ++next[i];
            }
            const Joint &joint = m_clip.skeleton.joint(track.joint);
            if (track.isRotation) {
                append(values[i], glm::quat_cast(localRotation(joint, numbers)));
                continue;
            }
            const glm::dvec3 translation = m_metresPerUnit * localTranslation(joint, numbers, m_rules.of(joint));
            for (int axis = 0; axis < 3; ++axis)
                values[i].push_back(static_cast<float>(translation[axis]));
        }
    }
    return true;
}

} // namespace limber
