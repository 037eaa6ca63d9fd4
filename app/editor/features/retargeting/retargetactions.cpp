#include "features/retargeting/retargetactions.h"

#include "documents/opening.h"
#include "documents/sessiontabs.h"
#include "mapping/mappingfile.h"
#include "proportions/offsetretarget.h"
#include "retargeting/retargetdialog.h"
#include "settings/filesettings.h"
#include "settings/settings.h"
#include "storage/characters/characterfile.h"
#include "theme/theme.h"

#include <QFileInfo>

namespace limber {

namespace {

// What was kept of the motion at the last change of proportions.
constexpr ChoiceSetting<OffsetMotion> offsetMotion{"offsetMotion", OffsetMotion::KeepPositions,
                                                   OffsetMotion::KeepChannels};

// A motion on the skeleton of a character shows the character.
Additions additionsFor(const CharacterFile *character)
{
    return character != nullptr ? Additions::of(CharacterChoice(shownCharacter(*character))) : Additions();
}

} // namespace

RetargetActions::RetargetActions(Opening &opening, Saving &saving, const SessionTabs &tabs, Settings &settings,
                                 const Theme &theme, QWidget &window)
    : QObject(&window), m_opening(opening), m_characters(saving, window), m_tabs(tabs), m_settings(settings),
      m_theme(theme), m_window(window)
{
    m_actions.add(ActionId::Proportions, this, [this] { changeProportions(ProportionsDialog::Page::Limbs); });
    m_actions.add(ActionId::ScaleBones, this, [this] { changeProportions(ProportionsDialog::Page::Bones); });
    m_actions.add(ActionId::RetargetOnto, this, [this] { retargetOnto({}); });
    m_actions.add(ActionId::RetargetOntoAvatar, this,
                  [this] { retargetOnto(QStringLiteral(":/samples/second-life.bvh")); });
    m_actions.add(ActionId::CharacterJoints, this, [this] { editShown(); });
    updateActions();
}

void RetargetActions::attach(Session &session, QObject &context)
{
    connect(&session, &Session::selectionChanged, &context, [this] { updateActions(); });
    connect(&session.character(), &DocumentCharacter::changed, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void RetargetActions::showSession()
{
    updateActions();
}

void RetargetActions::updateActions()
{
    const bool isThere = session() && !session()->document().isLoading();
    m_actions[ActionId::Proportions]->setEnabled(isThere);
    m_actions[ActionId::ScaleBones]->setEnabled(isThere && !session()->selectedNodes().empty());
    const bool hasMotion = isThere && !session()->document().motion().isEmpty();
    for (const ActionId id : {ActionId::RetargetOnto, ActionId::RetargetOntoAvatar})
        m_actions[id]->setEnabled(hasMotion);
    const bool isShown = hasMotion && session()->character().isShown();
    const auto &poser = isShown ? session()->character().poser() : nullptr;
    m_actions[ActionId::CharacterJoints]->setEnabled(poser != nullptr && !poser->isOnOwnSkeleton());
}

void RetargetActions::changeProportions(ProportionsDialog::Page page)
{
    ProportionsDialog dialog(*session(), m_theme.colours(), &m_window);
    dialog.setup().setMotion(m_settings.value(offsetMotion));
    dialog.showPage(page);
    if (dialog.exec() == QDialog::Accepted)
        m_settings.set(offsetMotion, dialog.setup().settings().motion);
}

void RetargetActions::retargetOnto(const QString &skeleton)
{
    RetargetDialog dialog(*session(), m_theme.colours(), &m_window);
    dialog.setNameCodecs([this](const QString &path) { return NameCodec(nameCodecOf(m_settings, path)); });
    std::vector<const Document *> documents;
    for (const Session *other : m_tabs.sessions()) {
        if (other != session() && !other->document().isLoading())
            documents.push_back(&other->document());
    }
    dialog.offerDocuments(documents);
    const DocumentCharacter &shown = session()->character();
    if (!skeleton.isEmpty())
        (void)dialog.setSkeleton(skeleton); // one that comes with the program can be read
    else if (shown.isShown())
        dialog.startWith(*shown.file(), shown.choice()->mapping);
    // What was chosen in the dialog survives a file that was not written.
    while (dialog.exec() == QDialog::Accepted && session()) {
        if (dialog.destination() != RetargetDialog::Destination::Character)
            return takeResult(dialog);
        if (writeForCharacter(dialog))
            return;
    }
}

// Joints and settings of the character that shows the motion.
void RetargetActions::editShown()
{
    DocumentCharacter &character = session()->character();
    const std::shared_ptr<const CharacterFile> file = character.file();
    RetargetDialog dialog(*session(), m_theme.colours(), &m_window);
    dialog.editShown(*file, character.choice()->mapping);
    if (dialog.exec() == QDialog::Accepted && session() && session()->character().file() == file)
        session()->character().decide(mappingText(dialog.setup().toFile()));
}

void RetargetActions::takeResult(const RetargetDialog &dialog)
{
    if (dialog.destination() == RetargetDialog::Destination::NewDocument) {
        Session *source = session();
        m_opening.openNew(dialog.result(), dialog.resultName(),
                          decidePositionRules(dialog.result().skeleton, dialog.result().motion),
                          additionsFor(dialog.character()));
        if (session() && session() != source)
            session()->setSource(source);
    } else // the result was written for automatic position rules
        session()->document().replaceClip(dialog.result(), PositionRuleChoice::Auto,
                                          tr("Retarget onto %1").arg(dialog.setup().targetName()));
}

bool RetargetActions::writeForCharacter(const RetargetDialog &dialog)
{
    const auto character = std::make_shared<const CharacterFile>(*dialog.character());
    const QString name = QFileInfo(session()->document().displayName()).completeBaseName();
    const auto move = [name, clip = dialog.result()](const Progress &) {
        return std::optional(CharacterMove{clip, decidePositionRules(clip.skeleton, clip.motion), name.toStdString()});
    };
    const CharacterSaving::Answer answer = m_characters.write(
        {.form = usualCharacterForm(character->format), .character = character, .motionName = name, .move = move});
    if (!answer.text.isEmpty())
        emit message(answer.kind, answer.text);
    return answer.isWritten;
}

} // namespace limber
