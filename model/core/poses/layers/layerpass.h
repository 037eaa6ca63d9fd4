#pragma once

#include "layers/layer.h"
#include "motion/skeleton.h"
#include "pose/jointangles.h"

#include <glm/gtc/quaternion.hpp>

#include <functional>
#include <span>
#include <vector>

namespace limber {

// Applies one layer to the frames beneath it: it writes the values with the layer into a frame, or removes the layer's
// part again. With weight 0, in a frame outside of all windows and for a joint outside of the mask all bits stay as
// they are.
//
// An additive layer rotates by q exp(w v) or exp(w v) q, where v is the sum of its keys' rotation vectors, each
// weighted by its window (Bruderlin and Williams 1995). A layer that overrides gives slerp(q, p, w u), where p is the
// mean of its keys' rotations, weighted by their windows, and u is the sum of these weights, at most 1.
class LayerPass
{
public:
    // Both must outlive it.
    LayerPass(const Skeleton &skeleton, const Layer &layer);

    // Returns how many joints the layer may change.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_tracks.size()); }

    // Changes the values of a frame. Frames must come in rising order, so that angles continue from the frame before.
    void apply(int frame, std::span<double> values);
    // Gives these joints (rising) the values that they had beneath the layer. Returns false if the layer hides these
    // values, so that they are unknown.
    [[nodiscard]] bool remove(int frame, std::span<const int> joints, std::span<double> values);

    // Returns what the keys say about a joint in a frame, weighted by their windows, without the layer's weight; for
    // additive layers. Zero if they say nothing.
    [[nodiscard]] JointOffset sumOf(int joint, int frame) const;

private:
    // The part of one key in a joint.
    struct Part
    {
        const LayerKey *key = nullptr;
        const JointOffset *offset = nullptr; // of the key's frame; null if the key has rows
        double sign = 1.0; // of the quaternion, so that it is close to that of the part before
    };
    struct Track
    {
        int joint = NoJoint;
        AngleEditor angles;
        std::vector<Part> parts; // by rising frame
    };
    // Changes a value, given its axis.
    using PositionChange = std::function<double(double value, int axis)>;
    // The weight of a part in a frame, and the offset that it weights.
    struct WeightedOffset
    {
        double weight = 0.0;
        const JointOffset *offset = nullptr;
    };
    // The rotation and position that a layer that overrides leads to, and how far: weights of the windows, 0 to 1.
    struct Wanted
    {
        glm::dquat rotation{0.0, 0.0, 0.0, 0.0}; // the sum until takeMean()
        double rotationWeight = 0.0;
        glm::dvec3 position{0.0};
        double positionWeight = 0.0;

        void add(const WeightedOffset &weighted, double sign);
        void takeMean();
    };

    void addKey(const LayerKey &key);
    void addPart(const LayerKey &key, int joint, const JointOffset *offset);
    void findSigns();
    [[nodiscard]] static WeightedOffset weightedOffsetOf(const Part &part, int joint, int frame);
    [[nodiscard]] JointOffset sumOf(const Track &track, int frame) const;
    [[nodiscard]] Wanted wantedOf(const Track &track, int frame) const;
    // A negative weight removes what was added.
    void add(Track &track, int frame, double weight, std::span<double> values) const;
    void cover(Track &track, int frame, double weight, std::span<double> values) const;
    [[nodiscard]] bool uncover(Track &track, int frame, double weight, std::span<double> values) const;
    void movePositions(int joint, std::span<double> values, const PositionChange &change) const;

    const Skeleton &m_skeleton;
    const Layer &m_layer;
    std::vector<Track> m_tracks; // by rising joint
};

} // namespace limber
