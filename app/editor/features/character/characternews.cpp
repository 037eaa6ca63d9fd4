#include "features/character/characternews.h"

#include "storage/paths/filetext.h"

#include <utility>

namespace limber {

namespace {

const QString characterTopic = QStringLiteral("character"); // of the messages

QString nameOf(const Session &session)
{
    return fileText(session.character().path());
}

} // namespace

void CharacterNews::show(const Session &session, MessageBar::Kind kind, const QString &text,
                         QList<MessageBar::Answer> answers, bool comesFirst)
{
    m_bar.show({.kind = kind,
                .text = text,
                .about = &session.document(),
                .topic = characterTopic,
                .answers = std::move(answers),
                .comesFirst = comesFirst});
}

void CharacterNews::sayLost(const Session &session, const QString &why, const std::function<void()> &find,
                            const std::function<void()> &remove)
{
    const QString text = why.isEmpty()
                             ? tr("%1 is not where it was: the motion is shown without it.").arg(nameOf(session))
                             : tr("%1 cannot be shown, the motion is shown without it: %2").arg(nameOf(session), why);
    show(session, MessageBar::Kind::Warning, text,
         {{.text = tr("Find…"), .act = find, .toolTip = tr("Choose the file of the character")},
          {.text = tr("Remove"), .act = remove, .toolTip = tr("Show the motion without a character")}},
         true); // what the project or the file with the motion says else may cover it
}

void CharacterNews::sayOther(const Session &session, const CharacterFile &file)
{
    const bool hasProject = !session.document().origin().project.path.isEmpty();
    show(session, MessageBar::Kind::Information,
         hasProject ? tr("%1 is not the file that this project was saved with. It is used as it is now.")
                          .arg(fileText(file.path))
                    : tr("%1 has changed since it was shown. It is used as it is now.").arg(fileText(file.path)));
}

void CharacterNews::sayNotReadAgain(const Session &session, const QString &why)
{
    show(session, MessageBar::Kind::Warning,
         tr("%1 has changed and cannot be shown, so the one before stays: %2").arg(nameOf(session), why));
}

void CharacterNews::sayGone(const Session &session)
{
    const QStringList &gone = session.character().goneJoints();
    if (gone == m_saidGone)
        return;
    m_saidGone = gone;
    if (!gone.isEmpty())
        show(session, MessageBar::Kind::Warning,
             tr("%n joint(s) of the mapping no longer exist: %1.", nullptr, static_cast<int>(gone.size()))
                 .arg(gone.join(QStringLiteral(", "))));
}

void CharacterNews::sayNotKept(const Session &session, const std::function<void()> &copy)
{
    show(session, MessageBar::Kind::Information,
         tr("A project keeps %1 only if it is in the folder of %2 or below it.")
             .arg(nameOf(session), session.document().displayName()),
         {{.text = tr("Copy %1 beside the project").arg(nameOf(session)), .act = copy}});
}

void CharacterNews::sayFailed(const Session &session, const QString &why)
{
    show(session, MessageBar::Kind::Error, why);
}

void CharacterNews::withdraw(const Session &session)
{
    m_bar.withdraw(characterTopic, &session.document());
    m_saidGone.clear();
}

} // namespace limber
