#include "documents/contactfiles.h"

#include "feet/contactssource.h"
#include "items/messagetext.h"
#include "mapping/contactsfile.h"
#include "saving/pathdialogs.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "storage/textfile.h"

#include <QFileDialog>
#include <QFileInfo>

namespace limber {

ContactFiles::ContactFiles(QWidget &window) : m_window(window)
{
}

// Returns a path beside the motion: walk.contacts.json for walk.bvh.
QString ContactFiles::suggestedPath(const Document &document)
{
    if (!document.contactsFile().isEmpty())
        return document.contactsFile();
    const QFileInfo file(document.path().isEmpty() ? document.displayName() : document.path());
    return file.dir().filePath(file.completeBaseName() + QStringLiteral(".contacts.json"));
}

void ContactFiles::open(Session &session)
{
    Document &document = session.document();
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open Contacts"), pathForDialog(suggestedPath(document)), tr("Contacts (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    ContactsFromFile file = contactsFromFile(bytesOfName(path).toStdString(), document.clip());
    if (!file.contacts) {
        emit message(MessageBar::Kind::Error,
                     tr("%1: %2").arg(fileText(path), textOf(file.problem, document.nameCodec())));
        return;
    }
    document.setContacts(std::move(file.contacts), tr("Open contacts"));
    document.markContactsStored(path);
}

bool ContactFiles::save(Session &session)
{
    Document &document = session.document();
    const QString path = chosenToSave(m_window, tr("Save Contacts"), suggestedPath(document),
                                      tr("Contacts (*.json);;All files (*)"), QStringLiteral("json"));
    if (path.isEmpty())
        return false;
    const FootContacts &feet = session.footContacts();
    const std::string floor = feet.isDone() ? floorText(feet.floor(), directionOf(document.upAxis())) : std::string();
    const SaveResult result = saveText(contactsText(feet.contacts(), document.skeleton(), floor), path);
    if (!result.saved) {
        emit message(MessageBar::Kind::Error, tr("%1 %2").arg(fileText(path), textOf(result.message)));
        return false;
    }
    document.markContactsStored(path);
    emit message(MessageBar::Kind::Information, tr("Saved %1").arg(fileText(path)));
    return true;
}

} // namespace limber
