#pragma once

#include "documents/contactfiles.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QDir>
#include <QList>
#include <QObject>
#include <QSet>

namespace limber {

class SessionTabs;
struct SaveAnswer;
struct SaveManner;
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
    // How a file is to be replaced, as the preferences and, where it has other names, the user say; false for not at
    // all.
    [[nodiscard]] bool chooseManner(const QString &path, SaveManner &manner);
    // What a file made of a document is called at first: beside it, with another ending.
    [[nodiscard]] QString suggestedPath(const Document &document, const QString &suffix) const;
    [[nodiscard]] ContactFiles &contactFiles() { return m_contactFiles; }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // A document was saved under a new path, as the user wanted.
    void savedAs(const QString &path);
    // What a BVH file cannot hold was written to a project for the first time.
    void projectBegun(const limber::Document &document);
    void saved();
    // A document was not saved, for a reason other than the user's wish.
    void failed(limber::Session *session, const QString &why);
    // The user wants what is on the disk instead.
    void reloadWanted(limber::Session *session);
    // A document is going to be written as it is now.
    void aboutToWrite(limber::Session *session);
    // Files are being written, or not any more.
    void writing(bool isWriting);

private:
    bool saveTo(Session &session, const QString &path, const QString &projectPath);
    bool takeAnswer(Session &session, const SaveOrder &order, const SaveAnswer &answer);
    void announceFailure(Session &session, const SaveOrder &order, const SaveAnswer &answer);
    [[nodiscard]] bool needsWriting(const Document &document, const QString &path) const;
    [[nodiscard]] bool mayOverwrite(Session &session);
    [[nodiscard]] bool mayReplaceChanged(Session &session, const QString &name);
    [[nodiscard]] bool mayOverwriteProject(Session &session, const QString &projectPath);
    [[nodiscard]] bool mayRewrite(Session *session);
    [[nodiscard]] QString askForPath(const QString &title, const QString &suggestion);
    [[nodiscard]] QString suggestedPath(const Document &document) const;
    [[nodiscard]] QDir suggestedFolder(const Document &document) const;

    SessionTabs &m_tabs;
    const Settings &m_settings;
    QWidget &m_window;
    ContactFiles m_contactFiles;
    QSet<QString> m_writtenInPlace; // files with other names, as the user wanted
};

} // namespace limber
