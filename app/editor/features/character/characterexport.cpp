#include "features/character/characterexport.h"

#include "characterpanel/characterformchoice.h"
#include "documents/opening.h"
#include "saving/modalwork.h"
#include "session/exporting/motiononcharacter.h"
#include "settings/settings.h"
#include "storage/paths/filetext.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace limber {

namespace {

// The name of the form that was chosen last.
const Setting<QString> characterForm{"characterForm"};

const CharacterForm &preferredForm(const Settings &settings)
{
    const std::string name = settings.value(characterForm).toStdString();
    const auto found =
        std::ranges::find_if(characterForms(), [&](const CharacterForm &form) { return form.name == name; });
    return found == characterForms().end() ? characterForms().front() : *found;
}

} // namespace

CharacterExport::CharacterExport(CharacterFormChoice &forms, Opening &opening, Saving &saving, Settings &settings,
                                 QWidget &window)
    : QObject(&window), m_forms(forms), m_opening(opening), m_saving(saving, window), m_window(window)
{
    m_actions.add(ActionId::ExportToCharacter, this, [this] { write(); });
    m_actions.add(ActionId::CharacterDocument, this, [this] { makeDocument(); });
    forms.prefer(preferredForm(settings));
    connect(&forms, &CharacterFormChoice::chosen, this,
            [&settings](const CharacterForm &form) { settings.set(characterForm, QString::fromUtf8(form.name)); });
    updateActions();
}

void CharacterExport::attach(Session &session, QObject &context)
{
    connect(&session.character(), &DocumentCharacter::changed, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void CharacterExport::showSession()
{
    updateActions();
}

void CharacterExport::updateActions()
{
    const bool hasMotion = session() && !session()->document().isLoading() && !session()->document().motion().isEmpty();
    m_actions.setEnabled(hasMotion && session()->character().isShown());
}

void CharacterExport::write()
{
    const auto motion = std::make_shared<const MotionOnCharacter>(*session());
    const CharacterSaving::Answer answer =
        m_saving.write({.form = m_forms.form(),
                        .character = session()->character().file(),
                        .motionName = motion->name(),
                        .move = [motion](const Progress &progress) { return motion->make(progress); }});
    if (!answer.text.isEmpty())
        emit message(answer.kind, answer.text);
}

void CharacterExport::makeDocument()
{
    struct Made
    {
        std::optional<CharacterMove> move;
        QString problem;
    };
    Session *const source = session();
    const auto motion = std::make_shared<const MotionOnCharacter>(*source);
    const QString character = QFileInfo(fileText(motion->character().path)).completeBaseName();
    Made made = workWithProgress<Made>(
        tr("Retargeting"), tr("Retargeting onto %1…").arg(character), &m_window,
        [motion](const Progress &progress) {
            return Made{motion->make(progress), {}};
        },
        [](const QString &why) {
            return Made{std::nullopt, why};
        });
    if (!made.problem.isEmpty())
        emit message(MessageBar::Kind::Error, made.problem);
    if (!made.move)
        return;
    m_opening.openNew(std::move(made.move->clip), tr("%1 on %2.bvh").arg(motion->name(), character), made.move->rules,
                      Additions::of(CharacterChoice(shownCharacter(motion->character()))));
    if (session() && session() != source)
        session()->setSource(source);
}

} // namespace limber
