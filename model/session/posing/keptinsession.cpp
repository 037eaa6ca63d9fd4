#include "session/posing/keptinsession.h"

#include "base/at.h"
#include "items/jointtreemodel.h"
#include "session/layers/refusaltext.h"
#include "session/posing/heldinsession.h"
#include "session/posing/spreadvalue.h"
#include "session/session.h"

#include <algorithm>

namespace limber {

namespace {

constexpr std::size_t manyCells = 2'000'000; // storing more would be larger than sharing the rest

std::vector<int> jointsOf(const PoseChange &change, const Skeleton &skeleton)
{
    std::vector<int> joints;
    for (const int column : change.columns())
        joints.push_back(skeleton.column(column).joint);
    return joints;
}

QString nameOf(const Session &session, int layer)
{
    const Layers &layers = session.document().layers();
    return layer >= 0 && layer < static_cast<int>(layers.size()) ? QString::fromStdString(at(layers, layer).name)
                                                                 : QString();
}

// The steps of one drag write the same cells, so that they merge into one.
SpreadValue changedCells(const Document &document, const PoseKeeping &keeping, const FrameInterval &frames, int gesture)
{
    if (gesture == 0)
        return changedCells(document.motion(), *keeping.base, frames);
    SpreadValue result{{frames.first, frames.frameCount(), keeping.columns}, {}};
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        for (const int column : keeping.columns)
            result.values.push_back(keeping.base->value(frame, column));
    }
    return result;
}

void takeBase(Document &document, PoseKeeping keeping, const FrameInterval &frames, const QString &text, int gesture)
{
    SpreadValue changed = changedCells(document, keeping, frames, gesture);
    if (changed.cells.cellCount() < manyCells)
        return document.setValues(changed.cells, std::move(changed.values), text, gesture);
    Clip clip = document.clip();
    clip.motion = std::move(*keeping.base);
    document.replaceClip(std::move(clip), document.feet(), text);
}

} // namespace

PosedMotion posedMotion(const Session &session)
{
    const Document &document = session.document();
    return {document.clip(), document.layers(), std::make_shared<const Clip>(session.layered().clip()),
            document.positionRules(), session.target().layer()};
}

KeptPose keptPose(PosedMotion motion, std::vector<double> before, SpreadChange spread, PoseChange::Side side,
                  const QString &what)
{
    const int frames = motion.base.motion.frameCount();
    leaveOutUnmoved(spread.held, motion.base.skeleton, jointsOf(spread.change, motion.base.skeleton));
    const bool isWhole = frames > 1 && spread.window.full().frameCount() >= frames;
    if (isWhole && motion.layer == ChangeTarget::Base && motion.layers.size() < mostLayers) {
        Layer layer;
        layer.name = what.toStdString();
        layer.side = side;
        motion.layers.push_back(std::move(layer));
        motion.layer = static_cast<int>(motion.layers.size()) - 1;
    }
    return {std::move(motion), std::move(before), std::move(spread), nullptr};
}

QString targetRefusal(const Session &session)
{
    const int layer = session.target().layer();
    if (layer == ChangeTarget::Base)
        return {};
    const Document &document = session.document();
    const LayerWriter writer(document.clip(), document.layers(), layer);
    return refusalText(writer.refusalIn(session.playhead().frame()), nameOf(session, layer), {});
}

QString takeKeeping(Session &session, PoseKeeping keeping, const FrameInterval &frames, const QString &text,
                    int gesture)
{
    Document &document = session.document();
    if (keeping.refusal != LayerRefusal::None) {
        const QString joint =
            keeping.joint == NoJoint ? QString() : session.jointTree().displayName(NodeId::joint(keeping.joint));
        return refusalText(keeping.refusal, nameOf(session, session.target().layer()), joint);
    }
    if (keeping.base)
        takeBase(document, std::move(keeping), frames, text, gesture);
    else if (keeping.layers) {
        document.setLayers(std::move(*keeping.layers), text, gesture);
        session.target().choose(keeping.layer);
    }
    return {};
}

} // namespace limber
