#pragma once

#include "feet/clipflights.h"
#include "work/watchedwork.h"

#include <QObject>

#include <memory>

namespace limber {

class Document;

// When the figures of a document's own clip are in the air, and how fast they fall then. The search takes some time on
// a worker thread, so it runs only while somebody watches, and again a moment after edits.
class DocumentFlights : public QObject
{
    Q_OBJECT

public:
    explicit DocumentFlights(const Document &document, QObject *parent = nullptr);

    // Flights are looked for as long as a result of this function is kept.
    [[nodiscard]] std::shared_ptr<const void> watch();

    // Returns what was found the last time; no flights before that, and after the clip got other frames or joints.
    [[nodiscard]] const ClipFlights &found() const { return m_found; }
    // Returns whether these are the flights of the clip as it is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    void changed();

private:
    void findSoon();
    void find();
    void take(ClipFlights found);

    const Document &m_document;
    WatchedWork m_work;
    ClipFlights m_found;
    std::size_t m_joints = 0; // of the clip in which they were found
    int m_frames = 0; // … likewise
    bool m_isDone = false;
};

} // namespace limber
