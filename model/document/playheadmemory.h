#pragma once

#include "journal/documentedit.h"

#include <QObject>

#include <optional>
#include <vector>

namespace limber {

class Document;
class Playhead;

// Gives the frame and the range back that a step took away, when that step is undone: a trimmed clip has other frames,
// and deleted frames take their range with them.
class PlayheadMemory : public QObject
{
    Q_OBJECT

public:
    PlayheadMemory(const Document &document, Playhead &playhead, QObject *parent = nullptr);

private:
    struct Place
    {
        int frame = 0;
        std::optional<FrameInterval> range; // empty for the whole clip
    };

    // A step that takes frames away or puts another clip in place. Of its two places, the one that the document has
    // left is up to date.
    struct Step
    {
        int index = 0; // of the step in the document's undo stack
        bool isOtherClip = false; // no frame need have kept its number
        Place before;
        Place after;
    };

    void begin(const DocumentEdit &edit);
    void end();
    void follow(int index);
    // These return the place to go to, and note the one that the document leaves.
    [[nodiscard]] static Place undo(Step &step, const Place &left);
    [[nodiscard]] static Place redo(Step &step, const Place &left);
    void noteLeft();
    [[nodiscard]] Place place() const;
    void go(const Place &place);

    const Document &m_document;
    Playhead &m_playhead;
    std::vector<Step> m_steps; // in the order of the undo stack
    Step m_coming; // the step that is being made
    bool m_isComing = false;
    std::optional<Place> m_left; // the place before undo or redo, which may have reset the playhead already
    bool m_removesFrames = false; // the step that is being made does
    int m_index = 0; // the undo stack's, as it was last followed
};

} // namespace limber
