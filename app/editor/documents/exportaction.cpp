#include "documents/exportaction.h"

#include "documents/pathdialogs.h"
#include "documents/savejob.h"
#include "documents/saving.h"
#include "exporting/exportdialog.h"
#include "items/messagetext.h"
#include "session/exporting/exportedmotion.h"
#include "settings/settings.h"
#include "storage/paths/filetext.h"

namespace limber {

ExportAction::ExportAction(Saving &saving, Settings &settings, QWidget &window)
    : QObject(&window), m_saving(saving), m_settings(settings), m_window(window)
{
    m_actions.add(ActionId::Export, this, [this] { exportMotion(); });
    updateAction();
}

void ExportAction::setSession(Session *session)
{
    m_session = session;
    m_listener = std::make_unique<QObject>();
    if (session != nullptr) {
        for (const auto signal : {&Document::loaded, &Document::wasReset})
            connect(&session->document(), signal, m_listener.get(), [this] { updateAction(); });
    }
    updateAction();
}

void ExportAction::updateAction()
{
    m_actions.setEnabled(m_session && !m_session->document().isLoading());
}

void ExportAction::exportMotion()
{
    if (!m_session)
        return;
    ExportDialog dialog(*m_session, m_settings.exportChoices(), &m_window);
    if (dialog.exec() != QDialog::Accepted || !m_session)
        return;
    const ExportChoices choices = dialog.choices();
    m_settings.setExportChoices(choices);
    if (const QString path = askForPath(choices); !path.isEmpty() && m_session)
        write(choices, path);
}

// Beside the document, named like it.
QString ExportAction::askForPath(const ExportChoices &choices)
{
    const QString extension = extensionOf(choices.format);
    return chosenToSave(m_window, tr("Export"), m_saving.suggestedPath(m_session->document(), extension),
                        QStringLiteral("*%1").arg(extension), extension.mid(1), SuffixRule::WhereAnotherIsTyped);
}

void ExportAction::write(const ExportChoices &choices, const QString &path)
{
    SaveManner manner;
    if (!m_saving.chooseManner(path, manner))
        return;
    const auto motion = std::make_shared<const ExportedMotion>(*m_session, choices);
    const SaveResult result = writeWithProgress(
        [motion, path, manner](const Progress &progress) {
            Message problem;
            SaveResult saved =
                savePieces([&](const PieceSink &sink) { return motion->write(sink, progress, problem); }, path, manner);
            if (!problem.isEmpty()) {
                saved.cancelled = false;
                saved.message = problem;
            }
            return saved;
        },
        path, &m_window);
    if (result.saved)
        emit message(MessageBar::Kind::Information, tr("Exported %1").arg(fileText(path)));
    else if (!result.cancelled)
        emit message(MessageBar::Kind::Error, pathText(path) + u' ' + textOf(result.message));
}

} // namespace limber
