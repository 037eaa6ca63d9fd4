#include "documents/saving.h"

#include "documents/filefilter.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "saving/pathdialogs.h"
#include "saving/saveattempt.h"
#include "saving/savequestions.h"
#include "saving/savetargets.h"
#include "session/documentcharacter.h"
#include "session/sessionproject.h"
#include "settings/filesettings.h"
#include "settings/preferencesettings.h"
#include "storage/paths/filetext.h"
#include "storage/projectfile.h"

#include <QFileInfo>
#include <QScopeGuard>

#include <algorithm>

namespace limber {

namespace {

// A document with a project keeps it, even if there is nothing left to put into it.
bool wantsProject(const Session &session)
{
    const Document &document = session.document();
    return additionsForProject(document.additions(), document.path()) != Additions() || hasLastingChoices(session) ||
           !document.origin().project.path.isEmpty();
}

// Returns whether the clip has to be written: a file that already has it keeps its bytes and its time.
bool needsWriting(const Document &document, const FileStamp &file)
{
    return file.path != document.path() || !document.isClipSaved() || document.origin().onDisk != file;
}

} // namespace

Saving::Saving(SessionTabs &tabs, const Settings &settings, QWidget &window)
    : m_tabs(tabs), m_settings(settings), m_window(window), m_contactFiles(window)
{
    connect(&m_contactFiles, &ContactFiles::message, this, &Saving::message);
}

void Saving::sayStillLoading(const Document &document)
{
    emit message(
        MessageBar::Kind::Warning,
        tr("%1 is still loading. You can edit and save it when loading has finished.").arg(document.displayName()));
}

bool Saving::save(Session *session)
{
    Document &document = session->document();
    if (document.isLoading()) {
        sayStillLoading(document);
        return false;
    }
    const QString path = document.path();
    if (path.isEmpty())
        return saveAs(session);
    const QString &known = document.origin().project.path;
    const QString projectPath = known.isEmpty() ? projectPathOf(path) : known;
    emit aboutToWrite(session);
    const auto targets = lookAtTargets(path, wantsProject(*session) ? projectPath : QString(), m_window);
    if (!targets)
        return false;
    const FileStamp &file = targets->clip.stamp;
    if (needsWriting(document, file) && !(mayOverwrite(*session, file) && mayRewrite(session)))
        return false;
    return mayOverwriteProject(*session, targets->project.stamp) && saveTo(*session, *targets);
}

bool Saving::saveAs(Session *session)
{
    Document &document = session->document();
    if (document.isLoading()) {
        sayStillLoading(document);
        return false;
    }
    const QString path = askForPath(tr("Save As"), suggestedPath(document));
    if (path.isEmpty())
        return false;
    emit aboutToWrite(session);
    const auto targets = lookAtTargets(path, wantsProject(*session) ? projectPathOf(path) : QString(), m_window);
    if (!targets || !mayOverwriteProject(*session, targets->project.stamp) || !saveTo(*session, *targets))
        return false;
    const QString &project = document.origin().project.path;
    emit savedAs(project.isEmpty() ? document.path() : project);
    return true;
}

// Returns an empty path if none is chosen. A project has the name of its BVH file.
QString Saving::askForPath(const QString &title, const QString &suggestion)
{
    const QString path = chosenToSave(m_window, title, suggestion, fileFilter(), QStringLiteral("bvh"));
    if (isProjectPath(path)) {
        emit message(MessageBar::Kind::Warning,
                     tr("%1 would be a project, which is saved with its BVH file and named like it. Choose a name "
                        "that ends in .bvh.")
                         .arg(fileText(path)));
        return {};
    }
    return path;
}

bool Saving::exportMerged(Session *session)
{
    const Document &document = session->document();
    if (document.isLoading()) {
        sayStillLoading(document);
        return false;
    }
    const QString path = askForPath(tr("Export Merged"), suggestedPath(document, QStringLiteral("_merged.bvh")));
    if (path.isEmpty())
        return false;
    const auto targets = lookAtTargets(path, {}, m_window);
    if (!targets)
        return false;
    if (targets->clip.stamp.isOfSameFile(document.origin().onDisk)) {
        emit message(MessageBar::Kind::Warning,
                     tr("%1 holds the motion without its layers: choose another name for both in one.")
                         .arg(document.displayName()));
        return false;
    }
    SaveMethod method;
    if (!chooseSaveMethod(targets->clip, method))
        return false;
    const SaveResult result =
        exportWithProgress(document.clip(), document.layers(), path, document.writeOptions(), method, &m_window);
    if (!result.saved && !result.cancelled)
        emit message(MessageBar::Kind::Error, pathText(path) + QLatin1Char(' ') + textOf(result.message));
    if (result.saved)
        emit message(MessageBar::Kind::Information, tr("Exported %1").arg(fileText(path)));
    return result.saved;
}

QString Saving::suggestedPath(const Document &document) const
{
    if (!document.path().isEmpty())
        return document.path();
    QString name = document.displayName();
    if (!name.endsWith(QLatin1String(".bvh"), Qt::CaseInsensitive))
        name += QStringLiteral(".bvh");
    return suggestedFolder(document).filePath(name);
}

QString Saving::suggestedPath(const Document &document, const QString &suffix) const
{
    const QFileInfo own(suggestedPath(document));
    return own.dir().filePath(own.completeBaseName() + suffix);
}

// Returns the folder of the file that a repaired copy came from, otherwise the folder used last.
QDir Saving::suggestedFolder(const Document &document) const
{
    const QString &source = document.origin().findingsSource.path;
    if (!source.isEmpty())
        return QFileInfo(source).dir();
    const QStringList recent = recentFiles(m_settings);
    return recent.isEmpty() ? QDir::home() : QFileInfo(recent.first()).dir();
}

bool Saving::saveTo(Session &session, const SaveTargets &targets)
{
    Document &document = session.document();
    const FileStamp &file = targets.clip.stamp;
    SaveOrder order{document.clip(), file.path, document.writeOptions(), {}, needsWriting(document, file), {}, {}, {}};
    if (order.writesClip && !chooseSaveMethod(targets.clip, order.method))
        return false;
    order.projectPath = targets.project.stamp.path;
    if (!order.projectPath.isEmpty()) {
        order.project = projectOf(session, order.projectPath);
        if (!chooseSaveMethod(targets.project, order.projectMethod))
            return false;
    }
    SaveAttempt attempt;
    bool isSaved = false;
    {
        emit writing(true);
        const auto end = qScopeGuard([this] { emit writing(false); });
        attempt = saveWithQuestions(order, m_window);
        isSaved = takeAnswer(session, order, attempt.answer);
    }
    return attempt.wantsOtherName ? saveAs(&session) : isSaved;
}

bool Saving::chooseSaveMethod(const QString &path, SaveMethod &method)
{
    const auto targets = lookAtTargets(path, {}, m_window);
    return targets && chooseSaveMethod(targets->clip, method);
}

bool Saving::chooseSaveMethod(const SaveTarget &target, SaveMethod &method)
{
    const QString &path = target.stamp.path;
    method.backups = storedPreferences(m_settings).backups;
    if (target.otherNames == 0)
        return true;
    if (!m_writtenInPlace.contains(path)) {
        switch (askAboutOtherNames(m_window, fileText(path), target.otherNames)) {
        case OtherNames::Cancel:
            return false;
        case OtherNames::Separate:
            return true;
        case OtherNames::WriteInPlace:
            m_writtenInPlace << path;
        }
    }
    method.inPlaceFolder = overwrittenFolder();
    if (method.inPlaceFolder.isEmpty())
        emit message(
            MessageBar::Kind::Error,
            tr("%1 was not saved: there is no folder for a copy while it is written in place.").arg(fileText(path)));
    return !method.inPlaceFolder.isEmpty();
}

bool Saving::takeAnswer(Session &session, const SaveOrder &order, const SaveAnswer &answer)
{
    Document &document = session.document();
    const bool isBegun = order.project && document.origin().project.path != order.projectPath;
    const FileStamp file = order.writesClip ? answer.clipFile : document.origin().onDisk;
    if (!answer.clip.saved || !answer.project.saved) {
        if (answer.clip.saved)
            document.markClipSaved(file);
        announceFailure(session, order, answer);
        return false;
    }
    document.markSaved(file, answer.projectFile);
    emit saved();
    if (isBegun) {
        emit savedAs(order.projectPath);
        emit projectBegun(document);
    }
    const QString project = fileText(order.projectPath);
    const QString name = document.displayName();
    const QString files = !order.project      ? tr("Saved %1").arg(name)
                          : !order.writesClip ? tr("Saved %1").arg(project)
                                              : tr("Saved %1 and %2").arg(name, project);
    emit message(MessageBar::Kind::Information, withCharacter(files, document));
    return true;
}

// Says which character the project now names, or that it names none although one is shown.
QString Saving::withCharacter(const QString &files, const Document &document)
{
    const CharacterChoice &choice = document.additions().get<CharacterChoice>();
    if (!choice)
        return files;
    const QString character = fileText(characterPath(*choice));
    return additionsForProject(document.additions(), document.path()).get<CharacterChoice>()
               ? tr("%1, with the character %2").arg(files, character)
               : tr("%1, without the character %2, which is in another folder").arg(files, character);
}

// Reports which of the two files was saved and which was not.
void Saving::announceFailure(Session &session, const SaveOrder &order, const SaveAnswer &answer)
{
    const auto report = [&](const QString &text) { emit failed(&session, text); };
    const QString project = fileText(order.projectPath);
    if (!answer.clip.saved) {
        if (answer.clip.cancelled)
            return;
        const QString why = pathText(order.path) + QLatin1Char(' ') + textOf(answer.clip.message);
        return report(order.project ? tr("%1. %2 was not saved either.").arg(why, project) : why);
    }
    const QString why = answer.project.cancelled ? tr("%1 was not saved: it was cancelled").arg(project)
                                                 : project + QLatin1Char(' ') + textOf(answer.project.message);
    report(order.writesClip ? tr("%1 is saved, but %2").arg(fileText(order.path), why) : why);
}

// Asks if saving would destroy something that the user may not know about.
bool Saving::mayOverwrite(Session &session, const FileStamp &now)
{
    const Document &document = session.document();
    return !document.origin().wasChangedByOthers(now) || mayReplaceChanged(session, document.displayName());
}

bool Saving::mayReplaceChanged(Session &session, const QString &name)
{
    switch (askAboutChangedFile(m_window, name, !session.document().isModified())) {
    case ChangedFile::Replace:
        return true;
    case ChangedFile::SaveAs:
        saveAs(&session);
        return false;
    case ChangedFile::Reload:
        emit reloadWanted(&session);
        return false;
    case ChangedFile::Cancel:
        break;
    }
    return false;
}

// `now` is the project's file; it has no path if none is to be written.
bool Saving::mayOverwriteProject(Session &session, const FileStamp &now)
{
    const Document &document = session.document();
    if (now.path.isEmpty())
        return true;
    const QString name = fileText(now.path);
    if (document.origin().project.path != now.path)
        return !now.exists() || mayReplaceProject(m_window, name);
    return !document.origin().wasProjectChangedByOthers(now) || mayReplaceChanged(session, name);
}

// A file that does not quite follow the format can keep its oddities or be written in standard form. This asks once per
// document.
bool Saving::mayRewrite(Session *session)
{
    Document &document = session->document();
    if (!document.origin().isRepaired() || !document.isModified())
        return true;
    switch (askHowToSaveRepaired(m_window, document.displayName())) {
    case RepairedSave::KeepFormatting:
        return true;
    case RepairedSave::StandardForm: {
        WriteOptions options = document.writeOptions();
        options.clean = true;
        document.setWriteOptions(options);
        return true;
    }
    case RepairedSave::SaveAs:
        saveAs(session);
        return false;
    case RepairedSave::Cancel:
        break;
    }
    return false;
}

// Asks one question for all changes that would be lost.
bool Saving::mayDiscard(const QList<Session *> &sessions)
{
    QList<Session *> changed;
    QStringList names;
    for (Session *session : sessions) {
        if (!session->document().isModified())
            continue;
        changed << session;
        names << session->document().displayName();
    }
    if (changed.isEmpty())
        return true;
    if (changed.size() == 1)
        m_tabs.bringToFront(changed.first());
    switch (askAboutUnsaved(m_window, names)) {
    case UnsavedChanges::Save:
        return save(changed);
    case UnsavedChanges::Discard:
        return true;
    case UnsavedChanges::Cancel:
        break;
    }
    return false;
}

bool Saving::save(const QList<Session *> &sessions)
{
    for (Session *session : sessions) {
        if (!session->document().isModified())
            continue;
        m_tabs.bringToFront(session);
        if (!save(session))
            return false;
    }
    return true;
}

} // namespace limber
