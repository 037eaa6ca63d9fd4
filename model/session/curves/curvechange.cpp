#include "session/curves/curvechange.h"

#include "base/at.h"
#include "layers/layerwriter.h"
#include "session/posing/keptinsession.h"
#include "session/session.h"

#include <QCoreApplication>

namespace limber {

namespace {

// Returns the shown motion with the change applied.
Motion changedMotion(const Motion &shown, const CurveChange &change)
{
    Motion motion = shown;
    std::size_t next = 0;
    for (int frame = change.cells.firstFrame; frame < change.cells.firstFrame + change.cells.frameCount; ++frame) {
        for (const int column : change.cells.columns) {
            const double value = change.values[next++];
            if (value != motion.value(frame, column))
                motion.setValue(frame, column, value);
        }
    }
    return motion;
}

FrameInterval framesOf(const CurveChange &change)
{
    return {change.cells.firstFrame, change.cells.firstFrame + change.cells.frameCount - 1};
}

// Returns the current frame if the change covers it, otherwise the frame in the middle of the change.
int centreOf(const Session &session, const FrameInterval &frames)
{
    const int here = session.playhead().frame();
    return frames.contains(here) ? here : (frames.first + frames.last) / 2;
}

} // namespace

bool isChangeOfBase(const Session &session, const CurveChange &change)
{
    return session.target().isBase() && session.document().layers().empty() && change.layerName.isEmpty();
}

PoseKeeping keptCurveChange(PosedMotion motion, const CurveChange &change, int centre)
{
    const FrameInterval frames = framesOf(change);
    const Motion after = changedMotion(motion.shown->motion, change);
    if (motion.layer == ChangeTarget::Base && !change.layerName.isEmpty() &&
        motion.layers.size() < static_cast<std::size_t>(mostLayers)) {
        Layer layer;
        layer.name = change.layerName.toStdString();
        layer.side = PoseChange::Side::Local;
        motion.layers.push_back(std::move(layer));
        motion.layer = static_cast<int>(motion.layers.size()) - 1;
    }
    PoseKeeping keeping;
    keeping.layer = motion.layer;
    keeping.columns = change.cells.columns;
    if (motion.layer == ChangeTarget::Base) {
        keeping.base = motionUnder(motion.base, motion.layers, frames, motion.shown->motion, after);
        keeping.refusal = keeping.base ? LayerRefusal::None : LayerRefusal::Hidden;
        return keeping;
    }
    const LayerWriter writer(motion.base, motion.layers, motion.layer);
    LayerEdit edit = writer.withMotion(frames, centre, motion.shown->motion, after);
    keeping.refusal = edit.refusal;
    keeping.joint = edit.joint;
    if (edit.refusal == LayerRefusal::None) {
        at(motion.layers, motion.layer) = std::move(edit.layer);
        keeping.layers = std::move(motion.layers);
    }
    return keeping;
}

QString curveRefusal(const Session &session)
{
    if (session.document().isLoading())
        return QCoreApplication::translate("CurveChange", "The file is still being read.");
    if (!session.layered().isComplete())
        return QCoreApplication::translate("CurveChange", "The layers are still being computed.");
    return targetRefusal(session);
}

QString keepCurveChange(Session &session, CurveChange change, const QString &text)
{
    if (QString why = curveRefusal(session); !why.isEmpty())
        return why;
    if (isChangeOfBase(session, change)) {
        session.document().setValues(change.cells, std::move(change.values), text);
        return {};
    }
    const FrameInterval frames = framesOf(change);
    const int centre = centreOf(session, frames);
    return takeKeeping(session, keptCurveChange(posedMotion(session), change, centre), frames, text);
}

void previewCurveChange(Session &session, const CurveChange &change)
{
    const int frame = session.playhead().frame();
    const Motion &shown = session.layered().clip().motion;
    const int row = frame - change.cells.firstFrame;
    if (row < 0 || row >= change.cells.frameCount || frame >= shown.frameCount())
        return session.preview().clear();
    Clip clip;
    clip.skeleton = session.document().skeleton();
    clip.motion = Motion(1, shown.columnCount());
    clip.motion.setFrameTimeSeconds(shown.frameTimeSeconds());
    const std::span<double> values = clip.motion.editFrame(0);
    std::ranges::copy(shown.frame(frame), values.begin());
    std::size_t next = static_cast<std::size_t>(row) * change.cells.columns.size();
    for (const int column : change.cells.columns)
        at(values, column) = change.values[next++];
    session.preview().showPose(clip, frame, session.document().positionRules(), session.document().upAxis().axis);
}

} // namespace limber
