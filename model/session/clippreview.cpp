#include "session/clippreview.h"

#include "document/document.h"
#include "layers/layerstack.h"
#include "layers/mappedlayers.h"
#include "session/layers/layeredclip.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Applying layers over more joints than these, counted in each frame, would block the window.
constexpr double mostLayeredJoints = 200'000.0;

} // namespace

ClipPreview::ClipPreview(const Document &document, const LayeredClip &layered, QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered)
{
    // Whoever shows the preview relies on the joints of the document.
    connect(&document, &Document::aboutToBeReset, this, &ClipPreview::clear);
}

const Motion &ClipPreview::shownMotion() const
{
    return m_layered.clip().motion;
}

void ClipPreview::show(const Clip &clip, const PositionRules &rules, Axis upAxis, const std::optional<FrameMap> &frames)
{
    m_isPart = false;
    m_keepsFrames = frames == FrameMap() && clip.motion.frameCount() == m_document.motion().frameCount();
    show(clip, 0, rules, upAxis, frames);
}

void ClipPreview::showPart(const Clip &part, int firstFrame, const PositionRules &rules, Axis upAxis)
{
    if (!part.skeleton.hasSameLayoutAs(m_document.skeleton()))
        return clear(); // the part was made before the document changed
    m_isPart = true;
    m_keepsFrames = false;
    show(part, firstFrame, rules, upAxis, {});
}

void ClipPreview::show(const Clip &clip, int firstFrame, const PositionRules &rules, Axis upAxis,
                       const std::optional<FrameMap> &frames)
{
    m_clip = clip;
    m_firstFrame = firstFrame;
    m_rules = rules;
    m_upAxis = upAxis;
    m_spread.reset();
    if (frames && m_clip->skeleton.hasSameLayoutAs(m_document.skeleton()))
        putLayersOver(mappedLayers(m_document.layers(), *frames, clip.motion.frameCount()).layers);
    else if (hasTheSameCells())
        putLayersOver(m_document.layers());
    findChangedFrames();
    emit changed();
}

void ClipPreview::showPose(const Clip &frameClip, int frame, const PositionRules &rules, Axis upAxis,
                           std::shared_ptr<const SpreadChange> spread)
{
    m_spread = std::move(spread);
    m_isPart = true;
    m_keepsFrames = false;
    m_clip = frameClip;
    m_firstFrame = frame;
    m_rules = rules;
    m_upAxis = upAxis;
    findChangedFrames();
    emit changed();
}

void ClipPreview::putLayersOver(const Layers &layers)
{
    if (!m_layered.hasLayers())
        return;
    LayerStack stack(m_document.skeleton(), layers);
    const FrameInterval layered = stack.frames(m_firstFrame + m_clip->motion.frameCount());
    const int first = std::max(layered.first, m_firstFrame);
    const int last = std::min(layered.last, m_firstFrame + m_clip->motion.frameCount() - 1);
    if (1.0 * (last - first + 1) * stack.jointCount() > mostLayeredJoints)
        return;
    for (int frame = first; frame <= last; ++frame)
        stack.apply(frame, m_clip->motion.editFrame(frame - m_firstFrame));
}

void ClipPreview::clear()
{
    if (!m_clip)
        return;
    m_clip.reset();
    m_spread.reset();
    m_isPart = false;
    m_keepsFrames = false;
    m_changedFrames.clear();
    emit changed();
}

int ClipPreview::frameAt(int documentFrame) const
{
    const Motion &motion = m_clip->motion;
    const double ratio =
        m_keepsFrames ? 1.0 : m_document.motion().playingFrameTimeSeconds() / motion.playingFrameTimeSeconds();
    const double frame = m_isPart ? documentFrame - m_firstFrame : std::round(documentFrame * ratio);
    return static_cast<int>(std::clamp(frame, 0.0, std::max(0.0, motion.frameCount() - 1.0)));
}

bool ClipPreview::covers(int documentFrame) const
{
    return m_clip &&
           (!m_isPart || (documentFrame >= m_firstFrame && documentFrame < m_firstFrame + m_clip->motion.frameCount()));
}

// Returns whether the preview's frames and columns correspond one by one to those of the document.
bool ClipPreview::hasTheSameCells() const
{
    const int frames = m_clip->motion.frameCount();
    const bool hasItsFrames = m_isPart ? m_firstFrame + frames <= m_document.motion().frameCount()
                                       : frames == m_document.motion().frameCount();
    return hasItsFrames && m_clip->skeleton.hasSameLayoutAs(m_document.skeleton());
}

std::optional<double> ClipPreview::newValue(int documentFrame, int column) const
{
    if (!covers(documentFrame) || !hasTheSameCells())
        return std::nullopt;
    const double value = m_clip->motion.value(documentFrame - m_firstFrame, column);
    return value != shownMotion().value(documentFrame, column) ? std::optional(value) : std::nullopt;
}

void ClipPreview::findChangedFrames()
{
    m_changedFrames.clear();
    if (!hasTheSameCells())
        return;
    const int end = m_firstFrame + m_clip->motion.frameCount();
    for (int frame = m_firstFrame; frame < end; ++frame) {
        if (!changesFrame(frame))
            continue;
        if (!m_changedFrames.empty() && m_changedFrames.back().last == frame - 1)
            m_changedFrames.back().last = frame;
        else
            m_changedFrames.push_back({frame, frame});
    }
}

bool ClipPreview::changesFrame(int frame) const
{
    const std::span<const double> old = shownMotion().frame(frame);
    const std::span<const double> now = m_clip->motion.frame(frame - m_firstFrame);
    return old.data() != now.data() && !std::ranges::equal(old, now);
}

} // namespace limber
