#include "session/layers/layeredclip.h"

#include "document/document.h"
#include "document/playhead.h"
#include "layers/layerstack.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

// The rough cost of one joint of a layer in one frame. If the total exceeds the limit below, a worker does it.
constexpr double secondsPerJoint = 1e-6;
constexpr double mostSecondsAtOnce = 0.04;

} // namespace

LayeredClip::LayeredClip(const Document &document, const Playhead &playhead, QObject *parent)
    : QObject(parent), m_document(document), m_playhead(playhead)
{
    connect(&document, &Document::layersChanged, this, &LayeredClip::update);
    connect(&document, &Document::aboutToBeReset, this, [this] { m_isReset = true; });
    connect(&document, &Document::resetFollowed, this, [this] {
        m_isReset = false;
        emit changed(std::exchange(m_unreported, {0, -1}));
    });
    connect(&document, &Document::wasReset, this, &LayeredClip::update);
    connect(&document, &Document::framesInserted, this, &LayeredClip::update);
    connect(&document, &Document::framesRemoved, this, &LayeredClip::update);
    connect(&document, &Document::valuesChanged, this, [this](const CellRange &where) {
        updateFrames({where.firstFrame, where.firstFrame + where.frameCount - 1});
    });
    connect(&document, &Document::offsetsChanged, this, &LayeredClip::updateSkeleton);
    connect(&document, &Document::nameChanged, this, &LayeredClip::updateSkeleton);
    connect(&document, &Document::frameTimeChanged, this, &LayeredClip::updateSkeleton);
    connect(&playhead, &Playhead::frameChanged, this, [this] {
        if (!isComplete())
            updateCurrentFrame();
    });
}

const Clip &LayeredClip::clip() const
{
    return m_clip ? *m_clip : m_document.clip();
}

Pose LayeredClip::pose(int frame) const
{
    return poseAt(clip(), frame, m_document.positionRules());
}

// Updates all frames in which layers are now or were before.
void LayeredClip::update()
{
    m_work.cancel();
    const LayerStack stack(m_document.skeleton(), m_document.layers());
    const FrameInterval now = stack.frames(m_document.motion().frameCount());
    const FrameInterval affected = united(m_layeredFrames, now);
    m_layeredFrames = now;
    if (now.last < now.first) {
        m_clip.reset();
        report(affected);
        return;
    }
    const bool fits = m_clip && m_clip->motion.frameCount() == m_document.motion().frameCount() &&
                      m_clip->skeleton.hasSameLayoutAs(m_document.skeleton());
    if (!fits)
        m_clip = m_document.clip();
    if (secondsPerJoint * stack.jointCount() * now.frameCount() > mostSecondsAtOnce)
        return updateOnWorker(affected);
    m_clip = m_document.clip();
    m_clip->motion = *layeredMotion(m_document.clip(), m_document.layers());
    report(affected);
}

// Item models and the selection follow a reset after this object; until then, listeners would look at joints and
// columns that no longer exist.
void LayeredClip::report(const FrameInterval &frames)
{
    if (m_isReset)
        m_unreported = united(m_unreported, frames);
    else
        emit changed(frames);
}

void LayeredClip::updateOnWorker(const FrameInterval &affected)
{
    updateCurrentFrame();
    m_work.start(
        [clip = m_document.clip(), layers = m_document.layers()](const BackgroundWork::Reporter &reporter) {
            return layeredMotion(clip, layers, Progress(reporter.progress()));
        },
        [this, affected](std::optional<Motion> motion) {
            if (!motion)
                return;
            m_clip = m_document.clip();
            m_clip->motion = std::move(*motion);
            emit changed(affected);
        },
        [](const QString &) {}); // only memory can run out; the layers stay as they are
}

// Called after an edit of the base.
void LayeredClip::updateFrames(const FrameInterval &frames)
{
    if (!m_clip)
        return;
    if (!isComplete())
        return update();
    LayerStack stack(m_document.skeleton(), m_document.layers());
    if (secondsPerJoint * stack.jointCount() * frames.frameCount() > mostSecondsAtOnce)
        return update();
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const std::span<double> values = m_clip->motion.editFrame(frame);
        std::ranges::copy(m_document.motion().frame(frame), values.begin());
        stack.apply(frame, values);
    }
    emit changed(frames);
}

void LayeredClip::updateSkeleton()
{
    if (!m_clip)
        return;
    m_clip->skeleton = m_document.skeleton();
    m_clip->motion.setFrameTimeSeconds(m_document.motion().frameTimeSeconds());
    emit changed({0, -1});
}

// Updates the current frame while the others are not known yet.
void LayeredClip::updateCurrentFrame()
{
    const int frame = m_playhead.frame();
    if (!m_clip || frame < 0 || frame >= m_clip->motion.frameCount())
        return;
    const std::span<double> values = m_clip->motion.editFrame(frame);
    std::ranges::copy(m_document.motion().frame(frame), values.begin());
    LayerStack(m_document.skeleton(), m_document.layers()).apply(frame, values);
    report({frame, frame});
}

} // namespace limber
