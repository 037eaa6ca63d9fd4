#include "features/pictures/pictureaction.h"

#include "items/messagetext.h"
#include "saving/pathdialogs.h"
#include "storage/paths/filetext.h"
#include "storage/textfile.h"
#include "viewport/viewportpanel.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>

namespace limber {

PictureAction::PictureAction(ViewportPanel &viewport, QWidget &window)
    : QObject(&window), m_viewport(viewport), m_window(window)
{
    m_actions.add(ActionId::SavePicture, this, [this] { savePicture(); });
    m_actions.setEnabled(false);
}

void PictureAction::showSession()
{
    m_actions.setEnabled(session() != nullptr);
}

// Returns a path beside the document, with its name and the frame.
QString PictureAction::suggestedPath() const
{
    const QFileInfo own(session()->document().path().isEmpty() ? session()->document().displayName()
                                                               : session()->document().path());
    const QString name = QStringLiteral("%1_%2.png").arg(own.completeBaseName()).arg(session()->playhead().frame());
    return session()->document().path().isEmpty() ? name : own.dir().filePath(name);
}

void PictureAction::savePicture()
{
    if (!session())
        return;
    const QImage picture = m_viewport.grabImage(); // before a dialog covers it
    const QString path = chosenToSave(m_window, tr("Save Picture"), suggestedPath(), tr("PNG pictures (*.png)"),
                                      QStringLiteral("png"), SuffixRule::WhereAnotherIsTyped);
    if (path.isEmpty())
        return;
    const QString name = fileText(path);
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    if (!picture.save(&bytes, "PNG"))
        return emit message(tr("The picture %1 could not be made").arg(name));
    const SaveResult result = saveText(bytes.data().toStdString(), path);
    emit message(result.saved ? tr("Saved the picture %1").arg(name)
                              : tr("The picture %1 %2").arg(name, textOf(result.message)));
}

} // namespace limber
