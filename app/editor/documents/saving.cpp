#include "documents/saving.h"

#include "documents/filefilter.h"
#include "documents/savejob.h"
#include "documents/savequestions.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "settings/settings.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace limber {

Saving::Saving(SessionTabs &tabs, const Settings &settings, QWidget &window)
    : m_tabs(tabs), m_settings(settings), m_window(window), m_contactFiles(window)
{
    connect(&m_contactFiles, &ContactFiles::message, this, &Saving::message);
}

bool Saving::isStillRead(const Document &document)
{
    if (document.isLoading()) {
        emit message(
            MessageBar::Kind::Warning,
            tr("%1 is still loading. You can edit and save it when loading has finished.").arg(document.displayName()));
    }
    return document.isLoading();
}

bool Saving::save(Session *session)
{
    Document &document = session->document();
    if (isStillRead(document))
        return false;
    if (document.path().isEmpty())
        return saveAs(session);
    return mayOverwrite(document) && mayRewrite(session) && saveTo(document, document.path());
}

bool Saving::saveAs(Session *session)
{
    Document &document = session->document();
    if (isStillRead(document))
        return false;
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save As"), suggestedPath(document), fileFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".bvh");
    if (!saveTo(document, path))
        return false;
    emit savedAs(path);
    return true;
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

// Beside the file that a repaired copy came from; else where work went on last.
QDir Saving::suggestedFolder(const Document &document) const
{
    const QString &source = document.origin().findingsSource.path;
    if (!source.isEmpty())
        return QFileInfo(source).absoluteDir();
    const QStringList recent = m_settings.recentFiles();
    return recent.isEmpty() ? QDir::home() : QFileInfo(recent.first()).absoluteDir();
}

bool Saving::saveTo(Document &document, const QString &path)
{
    const SaveResult result = saveWithProgress(document.clip(), path, document.writeOptions(), &m_window);
    if (!result.saved) {
        if (!result.cancelled)
            emit message(MessageBar::Kind::Error, path + QLatin1Char(' ') + textOf(result.message));
        return false;
    }
    document.markSaved(FileStamp::of(path));
    emit saved();
    emit message(MessageBar::Kind::Information, tr("Saved %1").arg(document.displayName()));
    return true;
}

// Asks if saving would destroy something that the user may not know about.
bool Saving::mayOverwrite(const Document &document)
{
    return !document.origin().wasChangedByOthers() || mayReplaceChangedFile(m_window, document.displayName());
}

// A file that does not quite follow the format: keep its oddities, or write it in standard form? Asked once per
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

// One question for all changes that would be lost, then one for each document whose contacts are in no file.
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
        return mayDiscardContacts(sessions);
    if (changed.size() == 1)
        m_tabs.bringToFront(changed.first());
    switch (askAboutUnsaved(m_window, names)) {
    case UnsavedChanges::Save:
        return save(changed) && mayDiscardContacts(sessions);
    case UnsavedChanges::Discard: {
        QList<Session *> unchanged = sessions;
        unchanged.removeIf([&](Session *session) { return changed.contains(session); });
        return mayDiscardContacts(unchanged);
    }
    case UnsavedChanges::Cancel:
        break;
    }
    return false;
}

bool Saving::mayDiscardContacts(const QList<Session *> &sessions)
{
    return std::ranges::all_of(sessions, [this](Session *session) {
        if (session->document().hasUnstoredContacts())
            m_tabs.bringToFront(session);
        return m_contactFiles.mayDiscard(*session);
    });
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
