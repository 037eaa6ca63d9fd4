#pragma once

#include "contacts/contacts.h"
#include "contacts/figurelegs.h"
#include "feet/feetrecord.h"
#include "ground/floormotion.h"
#include "work/watchedwork.h"

#include <QObject>

#include <memory>
#include <vector>

namespace limber {

class Document;

// When the feet of a document's figures stand and how the floor below them moves: as the user has set it, otherwise as
// it is detected. Detection takes some time on a worker thread, so it runs only while somebody watches, and again a
// moment after edits.
class FootContacts : public QObject
{
    Q_OBJECT

public:
    explicit FootContacts(const Document &document, QObject *parent = nullptr);

    // Contacts are detected as long as a result of this function is kept: those of a short clip before it returns.
    [[nodiscard]] std::shared_ptr<const void> watch();

    // Returns the contacts that the user has set, otherwise those that were detected last; none before the first
    // detection.
    [[nodiscard]] const Contacts &contacts() const;
    // Returns whether the user has set the contacts.
    [[nodiscard]] bool areSet() const;
    // Returns the legs of all figures; none before the first detection.
    [[nodiscard]] const std::vector<FigureLegs> &legs() const { return m_legs; }
    // Returns the feet that were found never to stand; of no meaning while the user has set the contacts.
    [[nodiscard]] const std::vector<NeverStanding> &neverStanding() const { return m_neverStanding; }
    // Returns how the floor below the first figure moves, as the user has set it or as it was found.
    [[nodiscard]] const FloorMotion &floor() const { return m_floor; }
    // Returns whether contacts, legs and floor are those of the document as it is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }
    // Returns whether contacts and legs were detected for these joints, if perhaps before the last edits.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

signals:
    void changed();

private:
    struct DetectedFeet;

    void detectSoon();
    void detect();
    void detectAtOnce();
    void take(DetectedFeet feet);

    const Document &m_document;
    WatchedWork m_work;
    std::vector<FigureLegs> m_legs;
    Contacts m_detected;
    FloorMotion m_floor;
    std::vector<NeverStanding> m_neverStanding;
    bool m_isDone = false;
    bool m_isKnown = false;
};

} // namespace limber
