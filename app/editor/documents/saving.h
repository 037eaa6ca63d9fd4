#pragma once

#include "documents/contactfiles.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QDir>
#include <QList>
#include <QObject>

namespace limber {

class SessionTabs;
struct SaveAnswer;
struct SaveOrder;
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
    // Asks for a file and writes the clip with its layers to it; the document stays as it is. False if that is not done
    // in the end.
    bool exportMerged(Session *session);
    // Those with changes; stops at the first that is not saved, and shows it.
    bool save(const QList<Session *> &sessions);
    // Asks what to do with unsaved changes; false if the user wants to go on working.
    [[nodiscard]] bool mayDiscard(const QList<Session *> &sessions);
    // Informs the user if it is: nothing can be done to its file until then.
    [[nodiscard]] bool isStillRead(const Document &document);
    [[nodiscard]] ContactFiles &contactFiles() { return m_contactFiles; }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // A document was saved under a new path, as the user wanted.
    void savedAs(const QString &path);
    // What a BVH file cannot hold was written to a project for the first time.
    void projectBegun(const limber::Document &document);
    void saved();

private:
    bool saveTo(Session &session, const QString &path, const QString &projectPath);
    bool takeAnswer(Document &document, const SaveOrder &order, const SaveAnswer &answer);
    void announceFailure(const SaveOrder &order, const SaveAnswer &answer);
    [[nodiscard]] bool needsWriting(const Document &document, const QString &path) const;
    [[nodiscard]] bool mayOverwrite(const Document &document);
    [[nodiscard]] bool mayOverwriteProject(const Session &session, const QString &projectPath);
    [[nodiscard]] bool mayRewrite(Session *session);
    [[nodiscard]] QString askForPath(const QString &title, const QString &suggestion);
    [[nodiscard]] QString suggestedPath(const Document &document) const;
    [[nodiscard]] QDir suggestedFolder(const Document &document) const;

    SessionTabs &m_tabs;
    const Settings &m_settings;
    QWidget &m_window;
    ContactFiles m_contactFiles;
};

} // namespace limber
