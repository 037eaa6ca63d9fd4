#pragma once

#include "layers/layer.h"
#include "motion/skeleton.h"
#include "pose/jointangles.h"

#include <glm/gtc/quaternion.hpp>

#include <functional>
#include <span>
#include <vector>

namespace limber {

// One layer over the frames beneath it: writes the values with the layer into a frame, or takes the layer's part out of
// it again. Weight 0, a frame outside of all windows and a joint that the mask leaves out keep every bit.
//
// An additive layer rotates by q exp(w v) or exp(w v) q, where v is the sum of its keys' rotation vectors, each
// weighted by its window (Bruderlin and Williams 1995). A layer that overrides leads to slerp(q, p, w u), where p is
// the mean of its keys' rotations, weighted by their windows, and u the sum of these weights, at most 1.
class LayerPass
{
public:
    // Both must outlive it.
    LayerPass(const Skeleton &skeleton, const Layer &layer);

    // How many joints it may change.
    [[nodiscard]] int jointCount() const { return static_cast<int>(m_tracks.size()); }

    // Changes the values of a frame. Frames come in rising order, so that angles go on in the turn of the frame before.
    void apply(int frame, std::span<double> values);
    // Gives these joints, rising, the values that they had beneath the layer. False where these cannot be known: the
    // layer hides them.
    [[nodiscard]] bool remove(int frame, std::span<const int> joints, std::span<double> values);

    // What the keys say of a joint in a frame, weighted by their windows, without the layer's weight; for additive
    // layers. Zero where they say nothing.
    [[nodiscard]] JointOffset sumOf(int joint, int frame) const;

private:
    // One key's part in a joint.
    struct Part
    {
        const LayerKey *key = nullptr;
        const JointOffset *offset = nullptr; // of the key's frame; null where it has rows
        double sign = 1.0; // of the quaternion, so that it is near to that of the part before
    };
    struct Track
    {
        int joint = NoJoint;
        AngleEditor angles;
        std::vector<Part> parts; // by rising frame
    };
    // Of a value, by its axis.
    using PositionChange = std::function<double(double value, int axis)>;
    // How much a part takes in a frame, and of what.
    struct Share
    {
        double weight = 0.0;
        const JointOffset *offset = nullptr;
    };
    // What a layer that overrides leads to, and how far: weights of the windows, 0 to 1.
    struct Wanted
    {
        glm::dquat rotation{0.0, 0.0, 0.0, 0.0}; // the sum until takeMean()
        double rotationWeight = 0.0;
        glm::dvec3 position{0.0};
        double positionWeight = 0.0;

        void add(const Share &share, double sign);
        void takeMean();
    };

    void addKey(const LayerKey &key);
    void addPart(const LayerKey &key, int joint, const JointOffset *offset);
    void findSigns();
    [[nodiscard]] static Share shareOf(const Part &part, int joint, int frame);
    [[nodiscard]] JointOffset sumOf(const Track &track, int frame) const;
    [[nodiscard]] Wanted wantedOf(const Track &track, int frame) const;
    // With a negative weight what was added is taken away.
    void add(Track &track, int frame, double weight, std::span<double> values) const;
    void cover(Track &track, int frame, double weight, std::span<double> values) const;
    [[nodiscard]] bool uncover(Track &track, int frame, double weight, std::span<double> values) const;
    void movePositions(int joint, std::span<double> values, const PositionChange &change) const;

    const Skeleton &m_skeleton;
    const Layer &m_layer;
    std::vector<Track> m_tracks; // by rising joint
};

} // namespace limber
