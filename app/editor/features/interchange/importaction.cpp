#include "features/interchange/importaction.h"

#include "dialogs/importdialog.h"
#include "documents/opening.h"
#include "importing/importfilters.h"
#include "pose/positionrule.h"
#include "saving/modalwork.h"
#include "settings/filesettings.h"
#include "settings/importsettings.h"
#include "storage/paths/filetext.h"

#include <QFileDialog>
#include <QFileInfo>

#include <memory>
#include <utility>

namespace limber {

namespace {

// The result is large, so it is passed on rather than copied.
template <typename Result>
using Shared = std::shared_ptr<Result>;

template <typename Result>
Shared<Result> failed(const QString &why)
{
    auto result = std::make_shared<Result>();
    result->problem = why;
    return result;
}

} // namespace

ImportAction::ImportAction(Opening &opening, Settings &settings, QWidget &window)
    : QObject(&window), m_opening(opening), m_settings(settings), m_window(window)
{
    m_actions.add(ActionId::Import, this, [this] { askAndImport(); });
}

void ImportAction::askAndImport()
{
    const QStringList recent = recentFiles(m_settings);
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(pathForDialog(recent.first())).path();
    importFiles(QFileDialog::getOpenFileNames(&m_window, tr("Import"), folder, importFilters()));
}

void ImportAction::importFiles(const QStringList &paths)
{
    m_waiting += paths;
    if (m_isBusy)
        return; // the running import continues with them
    m_isBusy = true;
    while (!m_waiting.isEmpty()) {
        if (!importFile(m_waiting.takeFirst()))
            m_waiting.clear();
    }
    m_isBusy = false;
}

bool ImportAction::importFile(const QString &path)
{
    const auto file = workWithProgress<Shared<ImportedFile>>(
        tr("Import"), tr("Reading %1").arg(fileText(path)), &m_window,
        [path](const Progress &progress) { return std::make_shared<ImportedFile>(readToImport(path, progress)); },
        failed<ImportedFile>);
    if (file->isCancelled)
        return false;
    if (!file->problem.isEmpty()) {
        emit message(MessageBar::Kind::Error, fileText(path) + QStringLiteral(": ") + file->problem);
        return true;
    }
    ImportChoices choices = storedImportChoices(m_settings);
    if (file->scene) {
        ImportDialog dialog(*file, choices, &m_window);
        if (dialog.exec() != QDialog::Accepted)
            return false;
        choices = dialog.choices();
        storeImportChoices(m_settings, choices);
    }
    return importClips(*file, choices);
}

bool ImportAction::importClips(const ImportedFile &file, const ImportChoices &choices)
{
    const auto made = workWithProgress<Shared<ImportedClips>>(
        tr("Import"), tr("Importing %1").arg(fileText(file.path)), &m_window,
        [&file, choices](const Progress &progress) {
            return std::make_shared<ImportedClips>(makeClips(file, choices, progress));
        },
        failed<ImportedClips>);
    openClips(*made);
    report(file.path, *made);
    return !made->isCancelled;
}

void ImportAction::openClips(ImportedClips &made)
{
    for (ImportedClip &imported : made.clips) {
        const PositionRules rules = decidePositionRules(imported.clip.skeleton, imported.clip.motion);
        Additions additions;
        additions.set(std::move(imported.secondLife));
        m_opening.openNew(std::move(imported.clip), imported.name, rules, std::move(additions));
    }
}

void ImportAction::report(const QString &path, const ImportedClips &made)
{
    const QString file = fileText(path);
    if (!made.problem.isEmpty())
        emit message(MessageBar::Kind::Error, file + QStringLiteral(": ") + made.problem);
    else if (!made.notes.isEmpty())
        emit message(MessageBar::Kind::Warning, file + QStringLiteral(": ") + made.notes.join(QStringLiteral("; ")));
}

} // namespace limber
