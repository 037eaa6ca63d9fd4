#include "features/contacts/contactactions.h"

#include "documents/contactfiles.h"

namespace limber {

ContactActions::ContactActions(ContactFiles &files, QObject *parent) : QObject(parent)
{
    m_actions.add(ActionId::DetectContacts, this,
                  [this] { session()->document().setContacts(std::nullopt, tr("Detect contacts again")); });
    m_actions.add(ActionId::OpenContacts, this, [this, &files] { files.open(*session()); });
    m_actions.add(ActionId::SaveContacts, this, [this, &files] { files.save(*session()); });
    updateActions();
}

void ContactActions::attach(Session &session, QObject &context)
{
    connect(&session.footContacts(), &FootContacts::changed, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::loaded, &Document::wasReset})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void ContactActions::showSession()
{
    updateActions();
}

void ContactActions::updateActions()
{
    const bool isLoaded = session() != nullptr && !session()->document().isLoading();
    const bool areSet = isLoaded && session()->footContacts().areSet();
    m_actions[ActionId::DetectContacts]->setEnabled(areSet);
    m_actions[ActionId::OpenContacts]->setEnabled(isLoaded);
    // Detected contacts can be saved once they are known.
    m_actions[ActionId::SaveContacts]->setEnabled(areSet ||
                                                  (isLoaded && !session()->footContacts().contacts().empty()));
}

} // namespace limber
