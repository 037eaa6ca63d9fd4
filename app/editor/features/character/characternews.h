#pragma once

#include "session/session.h"
#include "storage/characters/characterfile.h"
#include "widgets/messagebar.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <functional>

namespace limber {

// What the message bar says about the file of a document's character.
class CharacterNews
{
    Q_DECLARE_TR_FUNCTIONS(limber::CharacterNews)

public:
    explicit CharacterNews(MessageBar &bar) : m_bar(bar) {} // which must outlive it

    // Says that the file cannot be shown: it is not there, or `why` it cannot be read. The user can look for it.
    void sayLost(const Session &session, const QString &why, const std::function<void()> &find,
                 const std::function<void()> &remove);
    // Says that the file is another one than that which the document knows.
    void sayOther(const Session &session, const CharacterFile &file);
    // Says that the file has changed and is not shown as it is now.
    void sayNotReadAgain(const Session &session, const QString &why);
    // Says which joints of the mapping are gone, once for each list of them.
    void sayGone(const Session &session);
    // Says that a project does not keep the file where it is.
    void sayNotKept(const Session &session, const std::function<void()> &copy);
    // Withdraws what is no longer true, because another character or none is shown.
    void withdraw(const Session &session);
    // Shows why something failed.
    void sayFailed(const Session &session, const QString &why);

private:
    void show(const Session &session, MessageBar::Kind kind, const QString &text,
              QList<MessageBar::Answer> answers = {}, bool comesFirst = false);

    MessageBar &m_bar;
    QStringList m_saidGone;
};

} // namespace limber
