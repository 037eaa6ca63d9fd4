#include "features/interchange/exportaction.h"

#include "documents/saving.h"
#include "exporting/exportdialog.h"
#include "features/interchange/pictureexport.h"
#include "items/messagetext.h"
#include "pictures/picturefiles.h"
#include "saving/pathdialogs.h"
#include "saving/savejob.h"
#include "saving/savequestions.h"
#include "session/exporting/exportedmotion.h"
#include "settings/exportsettings.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"

namespace limber {

ExportAction::ExportAction(Saving &saving, Settings &settings, ViewSource view, QWidget &window)
    : QObject(&window), m_saving(saving), m_settings(settings), m_view(std::move(view)), m_window(window)
{
    m_actions.add(ActionId::Export, this, [this] { exportMotion(); });
    updateAction();
}

void ExportAction::attach(Session &session, QObject &context)
{
    for (const auto signal : {&Document::loaded, &Document::wasReset})
        connect(&session.document(), signal, &context, [this] { updateAction(); });
}

void ExportAction::showSession()
{
    updateAction();
}

void ExportAction::updateAction()
{
    m_actions.setEnabled(session() && !session()->document().isLoading());
}

void ExportAction::exportMotion()
{
    if (!session())
        return;
    const PictureView view = m_view();
    ExportDialog dialog(*session(), view, storedExportChoices(m_settings), &m_window);
    if (dialog.exec() != QDialog::Accepted || !session())
        return;
    const ExportChoices choices = dialog.choices();
    storeExportChoices(m_settings, choices);
    if (const QString path = askForPath(choices); !path.isEmpty() && session())
        write(choices, view, path);
}

// Suggests a path beside the document, with its name.
QString ExportAction::askForPath(const ExportChoices &choices)
{
    const QString extension = exportTargetOf(choices.target).extension;
    return chosenToSave(m_window, tr("Export"), m_saving.suggestedPath(session()->document(), extension),
                        QStringLiteral("*%1").arg(extension), extension.mid(1), SuffixRule::WhereAnotherIsTyped);
}

void ExportAction::write(const ExportChoices &choices, const PictureView &view, const QString &path)
{
    ExportedMotion motion(*session(), choices);
    if (motion.target().drawing)
        return writePictures({std::move(motion), view, path, {}});
    SaveMethod method;
    if (m_saving.chooseSaveMethod(path, method))
        writeMotion(std::move(motion), path, method);
}

void ExportAction::writeMotion(ExportedMotion motion, const QString &path, const SaveMethod &method)
{
    const auto shared = std::make_shared<const ExportedMotion>(std::move(motion));
    const SaveResult result = writeWithProgress(
        [shared, path, method](const Progress &progress) {
            Message problem;
            SaveResult saved =
                savePieces([&](const PieceSink &sink) { return shared->write(sink, progress, problem); }, path, method);
            if (!problem.isEmpty()) {
                saved.cancelled = false;
                saved.message = problem;
            }
            return saved;
        },
        path, &m_window);
    report(result, path, tr("Exported %1").arg(fileText(path)));
}

void ExportAction::writePictures(PictureExport pictures)
{
    const bool isSequence = pictures.isSequence();
    const bool isWanted =
        isSequence ? mayReplacePictures(pictures) : m_saving.chooseSaveMethod(pictures.path, pictures.method);
    if (!isWanted)
        return;
    const auto shared = std::make_shared<const PictureExport>(std::move(pictures));
    const SaveResult result = writeWithProgress([shared](const Progress &progress) { return shared->write(progress); },
                                                shared->path, &m_window);
    const QString first = fileText(isSequence ? numberedName(shared->path, 1) : shared->path);
    report(result, shared->path,
           isSequence ? tr("Exported %n picture(s) from %1 on", nullptr, shared->frameCount()).arg(first)
                      : tr("Exported %1").arg(first));
}

// The file dialog asked only about the name without a number, which none of the pictures has.
bool ExportAction::mayReplacePictures(const PictureExport &pictures)
{
    for (int number = 1; number <= pictures.frameCount(); ++number) {
        const QString name = numberedName(pictures.path, number);
        if (isThere(name))
            return mayReplaceFile(m_window, fileText(name)); // and all others with it
    }
    return true;
}

void ExportAction::report(const SaveResult &result, const QString &path, const QString &success)
{
    if (result.saved)
        emit message(MessageBar::Kind::Information, success);
    else if (!result.cancelled)
        emit message(MessageBar::Kind::Error, pathText(path) + u' ' + textOf(result.message));
}

} // namespace limber
