#include "features/retargeting/retargetactions.h"

#include "documents/opening.h"
#include "documents/saving.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "mapping/mappingfile.h"
#include "proportions/offsetretarget.h"
#include "retargeting/retargetdialog.h"
#include "saving/pathdialogs.h"
#include "saving/savejob.h"
#include "settings/filesettings.h"
#include "settings/settings.h"
#include "storage/characters/characterfile.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"
#include "theme/theme.h"

#include <QFileInfo>

namespace limber {

namespace {

// What was kept of the motion at the last change of proportions.
constexpr ChoiceSetting<OffsetMotion> offsetMotion{"offsetMotion", OffsetMotion::KeepPositions,
                                                   OffsetMotion::KeepChannels};

} // namespace

RetargetActions::RetargetActions(Opening &opening, Saving &saving, const SessionTabs &tabs, Settings &settings,
                                 const Theme &theme, QWidget &window)
    : QObject(&window), m_opening(opening), m_saving(saving), m_tabs(tabs), m_settings(settings), m_theme(theme),
      m_window(window)
{
    m_actions.add(ActionId::Proportions, this, [this] { changeProportions(ProportionsDialog::Page::Limbs); });
    m_actions.add(ActionId::ScaleBones, this, [this] { changeProportions(ProportionsDialog::Page::Bones); });
    m_actions.add(ActionId::RetargetOnto, this, [this] { retargetOnto({}); });
    m_actions.add(ActionId::RetargetOntoAvatar, this,
                  [this] { retargetOnto(QStringLiteral(":/samples/second-life.bvh")); });
    m_actions.add(ActionId::CharacterJoints, this, [this] { editShown(); });
    m_actions.add(ActionId::ExportToCharacter, this, [this] {
        const QString character = session()->character().path();
        if (isThere(character))
            return retargetOnto(character);
        emit message(MessageBar::Kind::Error,
                     tr("%1 is not where it was: nothing can be written into a copy of it.").arg(fileText(character)));
    });
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
    m_actions[ActionId::ExportToCharacter]->setEnabled(isShown);
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
    if (skeleton.startsWith(u':'))
        (void)dialog.setSkeleton(skeleton); // a skeleton that comes with the program can be read
    else if (!skeleton.isEmpty())
        dialog.startWith(skeleton);
    // What was chosen in the dialog survives a file that was not written.
    while (dialog.exec() == QDialog::Accepted && session()) {
        if (dialog.destination() != RetargetDialog::Destination::Character)
            return takeResult(dialog);
        if (writeIntoCharacter(dialog))
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
                          decidePositionRules(dialog.result().skeleton, dialog.result().motion));
        if (session() && session() != source)
            session()->setSource(source);
    } else // the result was written for automatic position rules
        session()->document().replaceClip(dialog.result(), PositionRuleChoice::Auto,
                                          tr("Retarget onto %1").arg(dialog.setup().targetName()));
}

bool RetargetActions::writeIntoCharacter(const RetargetDialog &dialog)
{
    const QString motion = QFileInfo(session()->document().displayName()).completeBaseName();
    const QFileInfo character(pathForDialog(dialog.character()->path));
    // A name of its own, so that the character stays as it is unless the user wants it otherwise.
    const QString suggestion =
        QStringLiteral("%1/%2-%3.glb").arg(character.path(), character.completeBaseName(), motion);
    const QString path = chosenToSave(m_window, tr("Write Character"), suggestion, QStringLiteral("*.glb"),
                                      QStringLiteral("glb"), SuffixRule::WhereAnotherIsTyped);
    SaveMethod method;
    if (path.isEmpty() || !m_saving.chooseSaveMethod(path, method))
        return false;
    // A worker whose disk does not answer may outlive this.
    const auto notes = std::make_shared<std::vector<Message>>();
    const auto given = std::make_shared<std::string>(motion.toStdString());
    const SaveResult result = writeWithProgress(
        [=, file = *dialog.character(), clip = dialog.result()](const Progress &progress) {
            SaveResult saved;
            const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
            const auto writing =
                CharacterWriting::make(file, clip, rules, {.motionName = *given}, progress, saved.message);
            if (!writing) {
                saved.cancelled = saved.message.isEmpty();
                return saved;
            }
            *notes = writing->notes();
            *given = writing->motionName();
            return savePieces([&](const PieceSink &sink) { return writing->write(sink, progress); }, path, method);
        },
        path, &m_window);
    if (result.saved) {
        QString text = tr("Wrote %1, with the animation “%2”").arg(fileText(path), QString::fromStdString(*given));
        for (const Message &note : *notes)
            text += QStringLiteral(". ") + sentence(textOf(note));
        emit message(notes->empty() ? MessageBar::Kind::Information : MessageBar::Kind::Warning, text);
    } else if (!result.cancelled) {
        emit message(MessageBar::Kind::Error, pathText(path) + u' ' + textOf(result.message));
    }
    return result.saved;
}

} // namespace limber
