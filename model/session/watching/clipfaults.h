#pragma once

#include "tracks/figurefindings.h"
#include "work/watchedwork.h"

#include <QObject>

#include <memory>
#include <vector>

namespace limber {

class Document;

// What is wrong with the movement of a document's own clip, on which operations work. The search takes some time on a
// worker thread, so it runs only while somebody watches, and again a moment after edits.
class ClipFaults : public QObject
{
    Q_OBJECT

public:
    explicit ClipFaults(const Document &document, QObject *parent = nullptr);

    // Faults are looked for as long as a result of this function is kept.
    [[nodiscard]] std::shared_ptr<const void> watch();

    // Returns what was found the last time; nothing before that, and after the clip got other frames or joints.
    [[nodiscard]] const std::vector<FigureFinding> &all() const { return m_found; }
    // Returns whether these are the faults of the clip as it is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    void changed();

private:
    void findSoon();
    void find();
    void take(std::vector<FigureFinding> found);

    const Document &m_document;
    WatchedWork m_work;
    std::vector<FigureFinding> m_found;
    std::size_t m_joints = 0; // of the clip in which they were found
    int m_frames = 0; // … likewise
    bool m_isDone = false;
};

} // namespace limber
