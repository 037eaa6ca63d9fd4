#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "work/backgroundwork.h"

#include <QObject>

#include <optional>

namespace limber {

class Document;
class Playhead;

// The clip of a document with its layers over it: what views show. It follows every edit. Where that takes long, a
// worker does it, and until it is done only the current frame is up to date.
class LayeredClip : public QObject
{
    Q_OBJECT

public:
    LayeredClip(const Document &document, const Playhead &playhead, QObject *parent = nullptr);

    // The document's own clip where no layer changes anything.
    [[nodiscard]] const Clip &clip() const;
    // Whether a layer changes anything.
    [[nodiscard]] bool hasLayers() const { return m_clip.has_value(); }
    // Whether all frames are up to date.
    [[nodiscard]] bool isComplete() const { return !m_work.isRunning(); }
    // The pose of a frame by the document's rules.
    [[nodiscard]] Pose pose(int frame) const;

signals:
    // The frames of the document that look different now; last before first for none.
    void changed(const limber::FrameInterval &frames);

private:
    void tell(const FrameInterval &frames);
    void holdBack();
    void update();
    void updateFrames(const FrameInterval &frames);
    void updateSkeleton();
    void updateCurrentFrame();
    void updateOnWorker(const FrameInterval &affected);

    const Document &m_document;
    const Playhead &m_playhead;
    std::optional<Clip> m_clip;
    FrameInterval m_layeredFrames{0, -1}; // that layers change at present
    bool m_isReset = false; // and not everybody knows
    FrameInterval m_untold{0, -1}; // that changed with it
    BackgroundWork m_work;
};

} // namespace limber
