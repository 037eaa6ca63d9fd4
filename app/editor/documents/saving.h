#pragma once

#include "documents/contactfiles.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QDir>
#include <QList>
#include <QObject>

namespace limber {

class SessionTabs;
class Settings;

// Writes documents to their files, with the questions that keep work and the files of others from being lost.
class Saving : public QObject
{
    Q_OBJECT

public:
    Saving(SessionTabs &tabs, const Settings &settings, QWidget &window);

    // Each is false if the document is not saved in the end.
    bool save(Session *session);
    bool saveAs(Session *session);
    // Those with changes; stops at the first that is not saved, and shows it.
    bool save(const QList<Session *> &sessions);
    // Asks what to do with unsaved changes and with contacts that are in no file; false if the user wants to go on
    // working.
    [[nodiscard]] bool mayDiscard(const QList<Session *> &sessions);
    // Informs the user if it is: nothing can be done to its file until then.
    [[nodiscard]] bool isStillRead(const Document &document);
    [[nodiscard]] ContactFiles &contactFiles() { return m_contactFiles; }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // A document was saved under a new path, as the user wanted.
    void savedAs(const QString &path);
    void saved();

private:
    [[nodiscard]] bool mayDiscardContacts(const QList<Session *> &sessions);
    bool saveTo(Document &document, const QString &path);
    [[nodiscard]] bool mayOverwrite(const Document &document);
    [[nodiscard]] bool mayRewrite(Session *session);
    [[nodiscard]] QString suggestedPath(const Document &document) const;
    [[nodiscard]] QDir suggestedFolder(const Document &document) const;

    SessionTabs &m_tabs;
    const Settings &m_settings;
    QWidget &m_window;
    ContactFiles m_contactFiles;
};

} // namespace limber
