#include "features/character/characteractions.h"

#include "characterpanel/characterpanel.h"
#include "docks/docklayout.h"
#include "documents/pathdialogs.h"
#include "items/messagetext.h"
#include "settings/settings.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include <utility>

namespace limber {

namespace {

// The folder of the character that was shown last.
const Setting<QString> characterFolder{"characterFolder"};

} // namespace

CharacterActions::CharacterActions(CharacterPanel &panel, DockLayout &layout, Settings &settings, QWidget &window)
    : QObject(&window), m_panel(panel), m_layout(layout), m_settings(settings), m_window(window)
{
    m_actions.add(ActionId::ShowOnCharacter, this, [this] { askForFile(); });
    m_actions.add(ActionId::RemoveCharacter, this, [this] {
        if (session())
            session()->character().remove();
    });
    connect(&panel, &CharacterPanel::cancelled, this, [this] {
        m_work.cancel();
        m_panel.showState();
    });
    updateActions();
}

void CharacterActions::attach(Session &session, QObject &context)
{
    connect(&session.character(), &DocumentCharacter::changed, &context, [this] {
        updateActions();
        readNamed();
    });
    connect(&session.character(), &DocumentCharacter::failed, &context,
            [this](const QString &why) { emit message(MessageBar::Kind::Error, why); });
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void CharacterActions::showSession()
{
    updateActions();
    readNamed();
}

void CharacterActions::updateActions()
{
    const bool hasMotion = session() && !session()->document().isLoading() && !session()->document().motion().isEmpty();
    m_actions[ActionId::ShowOnCharacter]->setEnabled(hasMotion);
    m_actions[ActionId::RemoveCharacter]->setEnabled(session() && !session()->character().path().isEmpty());
}

void CharacterActions::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Show on Character"), m_settings.value(characterFolder),
        tr("Characters (*.glb *.gltf *.vrm *.fbx *.GLB *.GLTF *.VRM *.FBX);;All files (*)"));
    if (path.isEmpty())
        return;
    m_settings.set(characterFolder, QFileInfo(path).path());
    showOn(path);
}

void CharacterActions::showOn(const QString &path)
{
    if (!session())
        return;
    m_layout.bringToFront(&m_panel);
    read(absolutePath(path));
}

bool CharacterActions::askAboutDrop(const QStringList &paths, const QPoint &point, const std::function<void()> &open)
{
    const auto format = paths.size() == 1 ? sceneFormatOf(paths.front()) : std::nullopt;
    if ((format != SceneFormat::Gltf && format != SceneFormat::Fbx) ||
        !m_actions[ActionId::ShowOnCharacter]->isEnabled())
        return false;
    const QString path = paths.front();
    const QString name = fileText(path).replace(u'&', QStringLiteral("&&"));
    const QString motion = session()->document().displayName().replace(u'&', QStringLiteral("&&"));
    auto *menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("characterDrop"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show %1 on %2").arg(motion, name), this, [this, path] { showOn(path); });
    menu->addAction(tr("Import the motion of %1").arg(name), this, open);
    menu->popup(point);
    return true;
}

// A project names its character: it is read as soon as its document is in front.
void CharacterActions::readNamed()
{
    if (!session() || !session()->character().isMissing() || (m_work.isRunning() && m_reader == session()))
        return;
    if (isThere(session()->character().path()))
        return read(session()->character().path());
    const QString name = fileText(session()->character().path());
    session()->character().remove();
    emit message(MessageBar::Kind::Warning, tr("%1 is not where it was: the motion is shown without it.").arg(name));
}

void CharacterActions::read(const QString &path)
{
    m_reader = session();
    m_panel.showReading(fileText(path));
    m_work.start(
        [this, path](const BackgroundWork::Reporter &reporter) {
            return loadCharacter(path,
                                 reporter.progress([this](double fraction) { m_panel.setFractionRead(fraction); }),
                                 SceneContent::MotionAndMesh);
        },
        [this, path](CharacterLoad loaded) { take(path, std::move(loaded)); },
        [this](const QString &why) { m_panel.showState(why); });
}

void CharacterActions::take(const QString &path, CharacterLoad loaded)
{
    if (!m_reader)
        return m_panel.showState();
    const bool hasMesh = loaded.file && loaded.file->character.scene.mesh;
    if (!hasMesh) {
        const QString why =
            loaded.file ? QString::fromStdString(loaded.file->character.scene.meshProblem) : textOf(loaded.problem);
        if (m_reader->character().isMissing())
            m_reader->character().remove();
        m_panel.showState(loaded.isCancelled ? QString() : fileText(path) + QStringLiteral(": ") + why);
        return;
    }
    m_reader->character().show(std::make_shared<const CharacterFile>(*std::move(loaded.file)));
    if (m_reader->figureStyle().value_or(FigureStyle::Bones) == FigureStyle::Bones)
        m_reader->setFigureStyle(FigureStyle::Body);
    m_panel.showState();
}

} // namespace limber
