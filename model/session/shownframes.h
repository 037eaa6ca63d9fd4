#pragma once

#include <QObject>

namespace limber {

class ClipPreview;
class Document;
class Playhead;

// The frames that are shown and played: those of the document, or those of a preview that has another length or another
// frame time. Then it has a current frame of its own, and the document's playhead goes along by time: a preview may go
// on where the document has no frames any more. A preview that keeps the document's frames and only lets them last
// longer or shorter is shown by their numbers.
class ShownFrames : public QObject
{
    Q_OBJECT

public:
    ShownFrames(const Document &document, Playhead &playhead, const ClipPreview &preview, QObject *parent = nullptr);

    // Whether they are those of a preview.
    [[nodiscard]] bool areOfPreview() const { return m_areOfPreview; }
    // Whether a preview lets the document's own frames last longer or shorter.
    [[nodiscard]] bool lastOtherwise() const { return m_lastOtherwise; }
    [[nodiscard]] int frameCount() const { return m_frameCount; }
    [[nodiscard]] double frameTimeSeconds() const { return m_frameTimeSeconds; }
    [[nodiscard]] int frame() const;
    void setFrame(int frame); // clamped
    // The first and last frame to play: the document's range, or the whole preview.
    [[nodiscard]] int firstFrame() const;
    [[nodiscard]] int lastFrame() const;
    // How many of these frames pass while one of the document does.
    [[nodiscard]] double perDocumentFrame() const;
    // Returns the place of the current frame among the document's, by time; it may be behind the last one.
    [[nodiscard]] double documentPlace() const;
    // Returns the preview's frame that is shown, of a preview of any kind; call it only while there is one.
    [[nodiscard]] int frameOfPreview() const;

signals:
    void frameChanged(int frame);
    // Emitted when other frames are shown: those of another clip, or another number of them. The current one is already
    // the one at the same time.
    void changed();

private:
    void read();
    void follow(int documentFrame);

    const Document &m_document;
    Playhead &m_playhead;
    const ClipPreview &m_preview;
    bool m_areOfPreview = false;
    bool m_lastOtherwise = false;
    int m_frameCount = 0;
    double m_frameTimeSeconds = 0.0;
    int m_frame = 0; // of the preview
    bool m_leads = false; // the playhead goes where this sends it
};

} // namespace limber
