#include "menus/contactactions.h"

#include "documents/contactfiles.h"

namespace limber {

ContactActions::ContactActions(ContactFiles &files, QObject *parent) : QObject(parent)
{
    m_actions.add(ActionId::DetectContacts, this,
                  [this] { m_session->document().setContacts(std::nullopt, tr("Detect contacts again")); });
    m_actions.add(ActionId::OpenContacts, this, [this, &files] { files.open(*m_session); });
    m_actions.add(ActionId::SaveContacts, this, [this, &files] { files.save(*m_session); });
    updateActions();
}

void ContactActions::setSession(Session *session)
{
    m_session = session;
    m_listener = std::make_unique<QObject>();
    if (session != nullptr) {
        connect(&session->footContacts(), &FootContacts::changed, m_listener.get(), [this] { updateActions(); });
        connect(&session->document(), &Document::loaded, m_listener.get(), [this] { updateActions(); });
        connect(&session->document(), &Document::wasReset, m_listener.get(), [this] { updateActions(); });
    }
    updateActions();
}

void ContactActions::updateActions()
{
    const bool isLoaded = m_session != nullptr && !m_session->document().isLoading();
    const bool areSet = isLoaded && m_session->footContacts().areSet();
    m_actions[ActionId::DetectContacts]->setEnabled(areSet);
    m_actions[ActionId::OpenContacts]->setEnabled(isLoaded);
    // Detected contacts can be saved once they are known.
    m_actions[ActionId::SaveContacts]->setEnabled(areSet ||
                                                  (isLoaded && !m_session->footContacts().contacts().empty()));
}

} // namespace limber
