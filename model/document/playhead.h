#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <utility>

namespace limber {

class Document;

// The current frame of a document and the range that is played. It follows the document when frames are inserted or
// removed; the frame is always one of the document's (0 if it has none).
class Playhead : public QObject
{
    Q_OBJECT

public:
    explicit Playhead(const Document &document, QObject *parent = nullptr);

    [[nodiscard]] int frame() const { return m_frame; }
    void setFrame(int frame); // clamped to the document's frames

    // The first and last frame to play: the whole clip, unless the user set a range.
    [[nodiscard]] int firstFrame() const;
    [[nodiscard]] int lastFrame() const;
    [[nodiscard]] bool hasRange() const { return m_rangeFirst >= 0; }
    void setRange(int first, int last);
    void clearRange();

    // Whether the clip plays: then panels follow only now and then, so that the view is drawn first.
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    void setPlaying(bool playing);

signals:
    void frameChanged(int frame);
    // Like frameChanged(), for the panels around the view: while the clip plays it is emitted at most ten times per
    // second, and once more when it stops.
    void panelFrameChanged(int frame);
    void rangeChanged();

private:
    void clamp();
    void clampRange(int first, int last);
    void reportFrame();
    void reportRange();
    void reportClamped();

    const Document &m_document;
    int m_frame = 0;
    int m_rangeFirst = -1; // -1: the whole clip
    int m_rangeLast = -1;
    int m_reportedFrame = 0;
    std::pair<int, int> m_reportedRange{-1, -1};
    bool m_isPlaying = false;
    int m_panelFrame = 0; // the last frame that panels received
    QElapsedTimer m_sincePanels; // since panels were last updated
};

} // namespace limber
