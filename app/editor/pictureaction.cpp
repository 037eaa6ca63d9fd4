#include "pictureaction.h"

#include "viewport/viewportpanel.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

namespace limber {

PictureAction::PictureAction(ViewportPanel &viewport, QWidget &window)
    : QObject(&window), m_viewport(viewport), m_window(window)
{
    m_actions.add(ActionId::SavePicture, this, [this] { savePicture(); });
    m_actions.setEnabled(false);
}

void PictureAction::setSession(Session *session)
{
    m_session = session;
    m_actions.setEnabled(session != nullptr);
}

// Beside the document, named like it and its frame.
QString PictureAction::suggestedPath() const
{
    const QFileInfo own(m_session->document().path().isEmpty() ? m_session->document().displayName()
                                                               : m_session->document().path());
    const QString name = QStringLiteral("%1_%2.png").arg(own.completeBaseName()).arg(m_session->playhead().frame());
    return m_session->document().path().isEmpty() ? name : own.dir().filePath(name);
}

void PictureAction::savePicture()
{
    if (!m_session)
        return;
    const QImage picture = m_viewport.grabImage(); // before a dialog covers it
    QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Save Picture"), suggestedPath(), tr("PNG pictures (*.png)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".png");
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit();
    const QString name = QFileInfo(path).fileName();
    emit message(isWritten ? tr("Saved the picture %1").arg(name)
                           : tr("The picture %1 was not saved: %2").arg(name, file.errorString()));
}

} // namespace limber
