#include "documents/filenews.h"

#include "documents/opening.h"
#include "documents/saving.h"
#include "saving/savequestions.h"
#include "storage/paths/filetext.h"

namespace limber {

namespace {

// Returns the topic of the messages about a file.
QString topicOf(FileWatch::File file)
{
    return file == FileWatch::File::Clip ? QStringLiteral("clip on disk") : QStringLiteral("project on disk");
}

QString nameOf(const Document &document, FileWatch::File file)
{
    return file == FileWatch::File::Clip ? document.displayName() : fileText(document.origin().project.path);
}

// The shown state is in no file any more, so it counts as unsaved.
void markUnsaved(Document &document, FileWatch::File file, const FileStamp &accepted)
{
    DocumentOrigin origin = document.origin();
    if (file == FileWatch::File::Clip) {
        origin.neverSaved = true;
        origin.acceptedOnDisk = accepted;
    } else {
        origin.projectMissing = true;
        origin.acceptedProject = accepted;
    }
    document.setOrigin(origin);
}

} // namespace

FileNews::FileNews(const Parts &parts) : QObject(&parts.window), m_parts(parts)
{
    connect(&parts.watch, &FileWatch::changed, this, &FileNews::reportChanged);
    connect(&parts.watch, &FileWatch::vanished, this, &FileNews::reportVanished);
    connect(&parts.watch, &FileWatch::touched, this, &FileNews::noteTouched);
    connect(&parts.watch, &FileWatch::cameBack, this, &FileNews::takeBack);
    connect(&parts.saving, &Saving::failed, this, &FileNews::reportFailed);
    connect(&parts.saving, &Saving::reloadWanted, &parts.opening, &Opening::revert);
    connect(&parts.saving, &Saving::writing, &parts.watch, &FileWatch::setPaused);
}

void FileNews::withdraw(const Session *session, FileWatch::File file)
{
    m_parts.bar.withdraw(topicOf(file), &session->document());
}

// The file is the known one again; its disk may have been away for a while.
void FileNews::takeBack(Session *session, FileWatch::File file)
{
    withdraw(session, file);
    if (m_unsaved.erase({session, file}) == 0)
        return;
    DocumentOrigin origin = session->document().origin();
    (file == FileWatch::File::Clip ? origin.neverSaved : origin.projectMissing) = false;
    session->document().setOrigin(origin);
}

// Only attributes changed, for example by a program that backs up or shares files, or by chmod. The user need not know.
void FileNews::noteTouched(Session *session, FileWatch::File file, const FileStamp &now)
{
    DocumentOrigin origin = session->document().origin();
    FileStamp &known = file == FileWatch::File::Clip ? origin.onDisk : origin.project;
    if (origin.findingsSource == known)
        origin.findingsSource = now;
    known = now;
    session->document().setOrigin(origin);
}

MessageBar::Answer FileNews::saveAsAnswer(Session *session)
{
    return {tr("Save As…"), [this, session] { m_parts.saving.saveAs(session); },
            tr("Write what you see to another file")};
}

// A message about a document is removed with it, so its session exists when the user answers.
void FileNews::reportChanged(Session *session, FileWatch::File file, const FileStamp &now)
{
    const Document &document = session->document();
    withdraw(session, file);
    MessageBar::Message message{MessageBar::Kind::Warning,
                                tr("%1 was changed by another program.").arg(nameOf(document, file)), &document,
                                topicOf(file)};
    message.answers << MessageBar::Answer{tr("Reload"), [this, session] { reload(*session); },
                                          tr("Show the file as it is now")};
    message.answers << MessageBar::Answer{tr("Keep Mine"),
                                          [this, session, file, now] { keepMine(*session, file, now); },
                                          tr("Keep the version shown here; saving overwrites the file")};
    if (file == FileWatch::File::Clip)
        message.answers << MessageBar::Answer{tr("Compare"), [this, path = now.path] { emit compareWanted(path); },
                                              tr("Show the file as it is now beside this version"), true};
    message.answers << saveAsAnswer(session);
    m_parts.bar.show(std::move(message));
}

void FileNews::reportVanished(Session *session, FileWatch::File file)
{
    Document &document = session->document();
    withdraw(session, file);
    const DocumentOrigin &origin = document.origin();
    if (file == FileWatch::File::Clip ? !origin.neverSaved : !origin.projectMissing)
        m_unsaved.insert({session, file});
    markUnsaved(document, file, {});
    MessageBar::Message message{
        MessageBar::Kind::Warning,
        tr("%1 was deleted or moved by another program. What you see is in no file now.").arg(nameOf(document, file)),
        &document, topicOf(file)};
    message.answers << MessageBar::Answer{tr("Save"), [this, session] { m_parts.saving.save(session); },
                                          tr("Write it to where it was")};
    message.answers << saveAsAnswer(session);
    m_parts.bar.show(std::move(message));
}

void FileNews::reportFailed(Session *session, const QString &why)
{
    const Document &document = session->document();
    MessageBar::Message message{MessageBar::Kind::Error, why, &document, QStringLiteral("file")};
    message.answers << saveAsAnswer(session);
    message.answers << MessageBar::Answer{tr("Try Again"), [this, session] { m_parts.saving.save(session); }};
    m_parts.bar.show(std::move(message));
}

void FileNews::keepMine(Session &session, FileWatch::File file, const FileStamp &theirs)
{
    markUnsaved(session.document(), file, theirs);
}

void FileNews::reload(Session &session)
{
    Document &document = session.document();
    if (document.isLoading())
        return m_parts.saving.sayStillLoading(document);
    if (!document.isModified() || mayRevert(m_parts.window, document.displayName()))
        m_parts.opening.revert(&session);
}

} // namespace limber
