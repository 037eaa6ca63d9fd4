#pragma once

#include "body/bodyroles.h"
#include "contacts/contacts.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QTimer>

namespace limber {

class Document;

// When the feet of a document's figure stand: as the user has set it, else as it is detected. Detecting takes a worker
// thread some time, so it is done only while somebody looks, and again a moment after edits.
class FootContacts : public QObject
{
    Q_OBJECT

public:
    explicit FootContacts(const Document &document, QObject *parent = nullptr);

    // Somebody looks, or nobody any more.
    void setWatched(bool isWatched);

    // Those that are set, or those that were detected last; none before that.
    [[nodiscard]] const Contacts &contacts() const;
    // Whether the user has set them.
    [[nodiscard]] bool areSet() const;
    // Which joints are feet; none before the first detection.
    [[nodiscard]] const BodyRoles &roles() const { return m_roles; }
    // Whether contacts and roles are those of the document as it is now.
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
