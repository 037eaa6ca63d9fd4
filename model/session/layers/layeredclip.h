#pragma once

#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/pose.h"
#include "work/backgroundwork.h"

#include <QObject>

#include <optional>

namespace limber {

class Document;
class Playhead;

// The clip of a document with its layers over it, as views show it. It follows every edit. If that takes long, a worker
// does it, and until it is done only the current frame is up to date.
class LayeredClip : public QObject
{
    Q_OBJECT

public:
    LayeredClip(const Document &document, const Playhead &playhead, QObject *parent = nullptr);

    // Returns the document's own clip if no layer changes anything.
    [[nodiscard]] const Clip &clip() const;
    // Returns whether a layer changes anything.
    [[nodiscard]] bool hasLayers() const { return m_clip.has_value(); }
    // Returns whether all frames are up to date.
    [[nodiscard]] bool isComplete() const { return !m_work.isRunning(); }
    // Returns the pose of a frame by the document's rules.
    [[nodiscard]] Pose pose(int frame) const;

signals:
    // Emitted with the frames of the document that look different now; `last` is before `first` if there are none.
    void changed(const limber::FrameInterval &frames);

private:
    void report(const FrameInterval &frames);
    void update();
    void updateFrames(const FrameInterval &frames);
    void updateSkeleton();
    void updateCurrentFrame();
    void updateOnWorker(const FrameInterval &affected);

    const Document &m_document;
    const Playhead &m_playhead;
    std::optional<Clip> m_clip;
    FrameInterval m_layeredFrames{0, -1}; // the frames that layers change at present
    bool m_isReset = false; // a reset of the document is not announced yet
    FrameInterval m_unreported{0, -1}; // frames that changed during that reset
    BackgroundWork m_work;
};

} // namespace limber
