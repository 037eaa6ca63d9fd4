#pragma once

#include "body/bodyroles.h"
#include "contacts/contacts.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QTimer>

namespace limber {

class Document;

// When the feet of a document's figure stand: as the user has set it, otherwise as it is detected. Detection takes some
// time on a worker thread, so it runs only while somebody watches, and again a moment after edits.
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
    // Returns which joints are feet; none before the first detection.
    [[nodiscard]] const BodyRoles &roles() const { return m_roles; }
    // Returns whether contacts and roles are those of the document as it is now.
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    void changed();

private:
    void detectSoon();
    void detect();

    const Document &m_document;
    BackgroundWork m_work;
    QTimer m_delay; // edits come in bursts
    BodyRoles m_roles;
    Contacts m_detected;
    bool m_isWatched = false;
    bool m_isDone = false;
};

} // namespace limber
