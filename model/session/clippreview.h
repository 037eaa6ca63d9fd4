#pragma once

#include "layers/layer.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "motion/framemap.h"
#include "pose/positionrule.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace limber {

class Document;
class LayeredClip;
struct SpreadChange;

// The clip that an operation or a gesture would make of a document. It is shown in place of the document's clip until
// the change is applied or cancelled. The document itself does not change; when it is reset, the preview is cleared.
class ClipPreview : public QObject
{
    Q_OBJECT

public:
    ClipPreview(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    // Shows a clip in place of the document's clip, with the rules that decide how it is read. The document's layers
    // are put over it if they fit. If `frames` is given, it says which of the document's frames the clip has, and the
    // layers follow them. If the clip has all of them, each stays the frame that it is, however long it lasts.
    void show(const Clip &clip, const PositionRules &rules, Axis upAxis, const std::optional<FrameMap> &frames = {});
    // Shows only some of the document's frames, until the rest is known: `part` begins with the document's frame
    // `firstFrame`. A part with other joints than the document's is not shown.
    void showPart(const Clip &part, int firstFrame, const PositionRules &rules, Axis upAxis);
    // Shows another pose of one frame, with layers already in it: `frameClip` has that frame only. `spread` is the
    // change that other frames of the shown motion will take from the pose; null where nobody needs it.
    void showPose(const Clip &frameClip, int frame, const PositionRules &rules, Axis upAxis,
                  std::shared_ptr<const SpreadChange> spread = nullptr);
    void clear();

    [[nodiscard]] bool isShown() const { return m_clip.has_value(); }
    // Returns whether the preview has only some of the frames.
    [[nodiscard]] bool isPart() const { return m_isPart; }
    // Returns whether each frame of the preview is the document's frame with the same number, even if frames last
    // longer or shorter in it.
    [[nodiscard]] bool keepsFrames() const { return m_keepsFrames; }
    // Returns whether the preview has a frame at the time of this one.
    [[nodiscard]] bool covers(int documentFrame) const;
    // These three are valid only while the preview is shown.
    [[nodiscard]] const Clip &clip() const { return *m_clip; }
    [[nodiscard]] const PositionRules &rules() const { return m_rules; }
    [[nodiscard]] Axis upAxis() const { return m_upAxis; }
    // Returns the change that the frames around the shown one will take from its pose; null if it is not known.
    [[nodiscard]] const SpreadChange *spread() const { return m_spread.get(); }
    // Returns the frame of the preview that belongs to a frame of the document: the same one, or the one at its time.
    [[nodiscard]] int frameAt(int documentFrame) const;
    // Returns the frames in which the preview differs from the values that are shown without it; none if the frames of
    // both cannot be compared one by one.
    [[nodiscard]] const std::vector<FrameInterval> &changedFrames() const { return m_changedFrames; }
    // Returns the preview's value for a cell; nothing if it is the value that is shown anyway, or if the cells of both
    // cannot be compared.
    [[nodiscard]] std::optional<double> newValue(int documentFrame, int column) const;

signals:
    void changed();

private:
    void show(const Clip &clip, int firstFrame, const PositionRules &rules, Axis upAxis,
              const std::optional<FrameMap> &frames);
    void putLayersOver(const Layers &layers);
    void findChangedFrames();
    [[nodiscard]] bool hasTheSameCells() const;
    [[nodiscard]] bool changesFrame(int frame) const;

    [[nodiscard]] const Motion &shownMotion() const;

    const Document &m_document;
    const LayeredClip &m_layered;
    std::optional<Clip> m_clip;
    int m_firstFrame = 0; // the document's frame that is the preview's first one
    bool m_isPart = false;
    bool m_keepsFrames = false;
    PositionRules m_rules;
    Axis m_upAxis = Axis::Y;
    std::vector<FrameInterval> m_changedFrames; // rising
    std::shared_ptr<const SpreadChange> m_spread;
};

} // namespace limber
