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
struct SaveMethod;
struct SaveOrder;
struct SaveTarget;
struct SaveTargets;
class Settings;

// Writes documents to their files, with the questions that keep work and other people's files from being lost.
class Saving : public QObject
{
    Q_OBJECT

public:
    Saving(SessionTabs &tabs, const Settings &settings, QWidget &window);

    // These functions return false if the document is not saved in the end.
    bool save(Session *session);
    bool saveAs(Session *session);
    // Asks for a file and writes the clip with its layers merged to it; the document stays as it is. Returns false if
    // that is not done in the end.
    bool exportMerged(Session *session);
    // Saves the sessions with changes; stops at the first that is not saved, and shows it.
    bool save(const QList<Session *> &sessions);
    // Asks what to do with unsaved changes; returns false if the user wants to go on working.
    [[nodiscard]] bool mayDiscard(const QList<Session *> &sessions);
    // Tells the user that nothing can be done to the file of a document that is still loading.
    void sayStillLoading(const Document &document);
    // Sets how a file is to be replaced, by the preferences and, if it has other names, by asking the user. Returns
    // false if it must not be replaced at all, or if the user does not wait for its disk.
    [[nodiscard]] bool chooseSaveMethod(const QString &path, SaveMethod &method);
    // Returns a suggested path for a file made from a document: beside it, with another suffix.
    [[nodiscard]] QString suggestedPath(const Document &document, const QString &suffix) const;
    [[nodiscard]] ContactFiles &contactFiles() { return m_contactFiles; }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // Emitted when a document was saved under a new path that the user chose.
    void savedAs(const QString &path);
    // Emitted when things a BVH file cannot hold were saved in a project for the first time.
    void projectBegun(const limber::Document &document);
    void saved();
    // Emitted when a document was not saved for a reason other than the user's wish.
    void failed(limber::Session *session, const QString &why);
    // Emitted when the user wants to reload the file from disk instead.
    void reloadWanted(limber::Session *session);
    // Emitted before a document is written as it is now.
    void aboutToWrite(limber::Session *session);
    // Emitted when writing files starts and when it ends.
    void writing(bool isWriting);

private:
    bool saveTo(Session &session, const SaveTargets &targets);
    bool takeAnswer(Session &session, const SaveOrder &order, const SaveAnswer &answer);
    [[nodiscard]] static QString withCharacter(const QString &files, const Document &document);
    void announceFailure(Session &session, const SaveOrder &order, const SaveAnswer &answer);
    [[nodiscard]] bool chooseSaveMethod(const SaveTarget &target, SaveMethod &method);
    [[nodiscard]] bool mayOverwrite(Session &session, const FileStamp &now);
    [[nodiscard]] bool mayReplaceChanged(Session &session, const QString &name);
    [[nodiscard]] bool mayOverwriteProject(Session &session, const FileStamp &now);
    [[nodiscard]] bool mayRewrite(Session *session);
    [[nodiscard]] QString askForPath(const QString &title, const QString &suggestion);
    [[nodiscard]] QString suggestedPath(const Document &document) const;
    [[nodiscard]] QDir suggestedFolder(const Document &document) const;

    SessionTabs &m_tabs;
    const Settings &m_settings;
    QWidget &m_window;
    ContactFiles m_contactFiles;
    QSet<QString> m_writtenInPlace; // files with other names that the user wants to be written over
};

} // namespace limber
