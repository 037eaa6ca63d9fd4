#pragma once

#include <QElapsedTimer>
#include <QObject>

namespace limber {

class Document;

// The current frame of a document and the range that is played. Follows the document when frames come
// and go; the frame is always one of the document's (0 when it has none).
class Playhead : public QObject
{
    Q_OBJECT

public:
    explicit Playhead(const Document &document, QObject *parent = nullptr);

    [[nodiscard]] int frame() const { return m_frame; }
    void setFrame(int frame); // clamped to the document's frames

    // First and last frame to play; the whole clip unless the user chose a part.
    [[nodiscard]] int firstFrame() const;
    [[nodiscard]] int lastFrame() const;
    [[nodiscard]] bool hasRange() const { return m_rangeFirst >= 0; }
    void setRange(int first, int last);
    void clearRange();

    // Whether the clip plays: then panels follow only now and then, so that pictures come first.
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    void setPlaying(bool playing);

signals:
    void frameChanged(int frame);
    // As frameChanged() for panels beside the picture: while the clip plays at most ten times a second, and once more
    // when it stops.
    void panelFrameChanged(int frame);
    void rangeChanged();

private:
    void clampAll();
    void tellFrame();

    const Document &m_document;
    int m_frame = 0;
    int m_rangeFirst = -1; // -1: the whole clip
    int m_rangeLast = -1;
    bool m_isPlaying = false;
    int m_panelFrame = 0; // that panels know
    QElapsedTimer m_sincePanels; // since they were told
};

} // namespace limber
