#include "additions/additionkind.h"
#include "additions/layers/layerscode.h"
#include "additions/layers/layersreader.h"
#include "additions/layers/layerswriter.h"
#include "additions/soundness.h"
#include "layers/carriedlayers.h"
#include "layers/mappedlayers.h"

#include <algorithm>
#include <functional>

namespace limber {

namespace {

// Checks the parts of the layers of a clip with these joints.
class LayerCheck
{
public:
    explicit LayerCheck(const Skeleton &skeleton) : m_skeleton(skeleton) {}

    [[nodiscard]] bool isSound(const Layer &layer) const
    {
        return isFraction(layer.weight) && isRising(layer.weightKeys, &WeightKey::frame) &&
               std::ranges::all_of(layer.weightKeys, isFraction, &WeightKey::weight) &&
               isRising(layer.joints, std::identity()) &&
               std::ranges::all_of(layer.joints, [this](int joint) { return isJointOf(m_skeleton, joint); }) &&
               std::ranges::is_sorted(layer.keys, {}, &LayerKey::frame) &&
               std::ranges::all_of(layer.keys, [this](const LayerKey &key) { return isSound(key); }) &&
               (!layer.hold || isSound(*layer.hold));
    }

private:
    [[nodiscard]] static bool isFraction(double weight) { return weight >= 0.0 && weight <= 1.0; }

    [[nodiscard]] bool isSound(const Hold &hold) const
    {
        const auto isTime = [](double seconds) { return seconds >= 0.0 && seconds <= longestHoldFadeSeconds; };
        return m_skeleton.contains(hold.node) && (hold.space == NoJoint || isJointOf(m_skeleton, hold.space)) &&
               hold.frames.first >= 0 && isInOrder(hold.frames) && isTime(hold.fadeInSeconds) &&
               isTime(hold.fadeOutSeconds) && hold.chain >= SolverReach::Limb && hold.chain <= SolverReach::WholeBody;
    }

    [[nodiscard]] bool isSound(const LayerKey &key) const
    {
        const KeyWindow &window = key.window;
        return isInOrder(window.full) && (!window.zeroBefore || *window.zeroBefore < window.full.first) &&
               (!window.zeroAfter || *window.zeroAfter > window.full.last) && areSound(key.offsets) &&
               std::ranges::all_of(key.rows, [this](const auto &row) { return areSound(row); });
    }

    [[nodiscard]] bool areSound(const std::vector<JointOffset> &offsets) const
    {
        return isRising(offsets, &JointOffset::joint) &&
               std::ranges::all_of(offsets, [this](const JointOffset &offset) {
                   return isJointOf(m_skeleton, offset.joint) && isFinite(offset.rotation) && isFinite(offset.position);
               });
    }

    const Skeleton &m_skeleton;
};

class LayersKind final : public AdditionKindOf<Layers>
{
public:
    [[nodiscard]] std::string_view name() const override { return "layers"; }
    [[nodiscard]] int place() const override { return 90; } // last: they can be very long

    [[nodiscard]] bool isSound(const Additions &additions, const Skeleton &skeleton) const override
    {
        const Layers &layers = additions.get<Layers>();
        const LayerCheck check(skeleton);
        return layers.size() <= static_cast<std::size_t>(mostLayers) &&
               std::ranges::all_of(layers, [&](const Layer &layer) { return check.isSound(layer); });
    }

    void insertFrames(Additions &additions, int before, int count) const override
    {
        additions.set(withFramesInserted(additions.get<Layers>(), before, count));
    }
    void removeFrames(Additions &additions, int first, int count) const override
    {
        additions.set(withFramesRemoved(additions.get<Layers>(), first, count));
    }
    void mapFrames(Additions &additions, const FrameMap &frames, int frameCount) const override
    {
        additions.set(mappedLayers(additions.get<Layers>(), frames, frameCount).layers);
    }
    void dropFrames(Additions &additions) const override { additions.clear<Layers>(); }
    void carry(Additions &additions, const Clip &from, const Clip &to) const override
    {
        additions.set(carriedLayers(additions.get<Layers>(), from, to));
    }

    void put(ByteWriter &out, const Additions &additions, const Additions &before) const override
    {
        putLayers(out, additions.get<Layers>(), before.get<Layers>());
    }
    void take(ByteReader &in, Additions &additions, const Additions &before) const override
    {
        additions.set(takeLayers(in, before.get<Layers>()));
    }

    void write(ProjectLines &out, const Additions &additions) const override
    {
        const Layers &layers = additions.get<Layers>();
        if (layers.empty())
            return;
        out.add(",\n \"layers\": ");
        writeLayers(out, layers);
    }
    [[nodiscard]] std::unique_ptr<AdditionReader> reader(const ProjectReaderInput &input) const override
    {
        return std::make_unique<LayersReader>(input);
    }
};

} // namespace

std::unique_ptr<const AdditionKind> layersAddition()
{
    return std::make_unique<LayersKind>();
}

} // namespace limber
