#pragma once

#include "contacts/contacts.h"
#include "contacts/figurelegs.h"
#include "feet/feetrecord.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace limber {

class Document;

// When the feet of a document's figures stand: as the user has set it, otherwise as it is detected. Detection takes
// some time on a worker thread, so it runs only while somebody watches, and again a moment after edits.
class FootContacts : public QObject
{
    Q_OBJECT

public:
    explicit FootContacts(const Document &document, QObject *parent = nullptr);

    // Sets whether somebody watches the contacts.
    void setWatched(bool isWatched);

    // Returns the contacts that the user has set, otherwise those that were detected last; none before the first
    // detection.
    [[nodiscard]] const Contacts &contacts() const;
    // Returns whether the user has set the contacts.
    [[nodiscard]] bool areSet() const;
    // Returns the legs of all figures; none before the first detection.
    [[nodiscard]] const std::vector<FigureLegs> &legs() const { return m_legs; }
    // Returns the feet that were found never to stand; of no meaning while the user has set the contacts.
    [[nodiscard]] const std::vector<NeverStanding> &neverStanding() const { return m_neverStanding; }
    // Returns whether contacts and legs are those of the document as it is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    void changed();

private:
    void detectSoon();
    void detect();

    const Document &m_document;
    BackgroundWork m_work;
    QTimer m_delay; // edits come in bursts
    std::vector<FigureLegs> m_legs;
    Contacts m_detected;
    std::vector<NeverStanding> m_neverStanding;
    bool m_isWatched = false;
    bool m_isDone = false;
};

} // namespace limber
