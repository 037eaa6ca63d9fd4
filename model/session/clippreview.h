#pragma once

#include "contacts/contacts.h"
#include "layers/layer.h"
#include "motion/clip.h"
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

// What an operation or a gesture would make of a document, shown in its place until it is applied or given up. The
// document itself does not change; when it is reset, nothing is shown.
class ClipPreview : public QObject
{
    Q_OBJECT

public:
    ClipPreview(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    // What would come in place of the document's clip, with what decides how it is read. The layers of the document are
    // put over it if they fit, or follow its frames where it has these of the document's.
    void show(const Clip &clip, const PositionRules &rules, Axis upAxis, const std::optional<FrameMap> &frames = {});
    // The same of some of the document's frames, until the rest is known: `part` begins with one of them. One with
    // other joints than the document is not shown.
    void showPart(const Clip &part, int firstFrame, const PositionRules &rules, Axis upAxis);
    // Another pose of one frame, as it is to be seen: `frameClip` has no other frame. `spread` is what other frames
    // will take of it, of the motion that is shown; null where nobody needs to know.
    void showPose(const Clip &frameClip, int frame, const PositionRules &rules, Axis upAxis,
                  std::shared_ptr<const SpreadChange> spread = nullptr);
    void clear();

    [[nodiscard]] bool isShown() const { return m_clip.has_value(); }
    // Whether it shows no more than some frames.
    [[nodiscard]] bool isPart() const { return m_isPart; }
    // Whether it has a frame at the time of this one.
    [[nodiscard]] bool covers(int documentFrame) const;
    // While it is shown.
    [[nodiscard]] const Clip &clip() const { return *m_clip; }
    [[nodiscard]] const PositionRules &rules() const { return m_rules; }
    [[nodiscard]] Axis upAxis() const { return m_upAxis; }
    // What the frames around the one that is shown will take of its pose; null where that is not known.
    [[nodiscard]] const SpreadChange *spread() const { return m_spread.get(); }
    // The frame of the preview at the time of one of the document's.
    [[nodiscard]] int frameAt(int documentFrame) const;
    // The frames, as they are shown, whose values it would change; none where frames cannot be compared one by one.
    [[nodiscard]] const std::vector<FrameInterval> &changedFrames() const { return m_changedFrames; }
    // What it would make of a value that is shown; nothing where it leaves it or where that cannot be said.
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
    int m_firstFrame = 0; // of the document's that its first one is
    bool m_isPart = false;
    PositionRules m_rules;
    Axis m_upAxis = Axis::Y;
    std::vector<FrameInterval> m_changedFrames; // in order
    std::shared_ptr<const SpreadChange> m_spread;
};

} // namespace limber
