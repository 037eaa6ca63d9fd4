#include "features/character/characteractions.h"

#include "characterpanel/characterpanel.h"
#include "docks/docklayout.h"
#include "items/messagetext.h"
#include "mapping/mappingfile.h"
#include "saving/pathdialogs.h"
#include "session/sessionproject.h"
#include "settings/settings.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <array>
#include <utility>

namespace limber {

namespace {

// The folder of the character that was shown last.
const Setting<QString> characterFolder{"characterFolder"};

constexpr std::array<std::pair<ActionId, bool SurfaceLook::*>, 2> looks{
    {{ActionId::ShowTextures, &SurfaceLook::hasTextures}, {ActionId::ShowBothSides, &SurfaceLook::showsBothSides}}};

} // namespace

CharacterActions::CharacterActions(CharacterPanel &panel, DockLayout &layout, MessageBar &bar, Settings &settings,
                                   QWidget &window)
    : QObject(&window), m_panel(panel), m_layout(layout), m_settings(settings), m_window(window), m_news(bar)
{
    m_actions.add(ActionId::ShowOnCharacter, this, [this] { askForFile(); });
    m_actions.add(ActionId::RemoveCharacter, this, [this] {
        if (session())
            session()->character().remove();
    });
    m_actions.add(ActionId::UseGuessedJoints, this, [this] { useGuesses(); });
    for (const auto &[id, part] : looks) {
        m_actions.add(id, this, [this, which = part](bool isOn) {
            if (!session())
                return;
            SurfaceLook look = session()->surfaceLook();
            look.*which = isOn;
            session()->setSurfaceLook(look);
        });
    }
    connect(&panel, &CharacterPanel::cancelled, this, [this] {
        m_work.cancel();
        takeUnusable({}, {});
    });
    connect(&m_watch, &CharacterWatch::changed, this, [this](Session *changed) {
        if (changed == session() && !m_work.isRunning())
            read(changed->character().path());
        else
            m_watch.reportAgain(*changed);
    });
    updateActions();
}

void CharacterActions::attach(Session &session, QObject &context)
{
    connect(&session.character(), &DocumentCharacter::changed, &context, [this, &session] {
        updateActions();
        if (session.character().path().isEmpty())
            m_news.withdraw(session);
        m_news.sayGone(session);
        m_styles.follow(session);
        m_watch.watch(this->session());
        readNamed();
    });
    connect(&session.character(), &DocumentCharacter::failed, &context,
            [this](const QString &why) { emit message(MessageBar::Kind::Error, why); });
    connect(&session, &Session::figureStyleChanged, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void CharacterActions::showSession()
{
    updateActions();
    m_watch.watch(session());
    readNamed();
}

void CharacterActions::updateActions()
{
    const bool hasMotion = session() && !session()->document().isLoading() && !session()->document().motion().isEmpty();
    m_actions[ActionId::ShowOnCharacter]->setEnabled(hasMotion);
    m_actions[ActionId::RemoveCharacter]->setEnabled(session() && !session()->character().path().isEmpty());
    const CharacterPoser *const poser = session() ? session()->character().poser().get() : nullptr;
    m_actions[ActionId::UseGuessedJoints]->setEnabled(poser != nullptr && poser->guesses());
    for (const auto &[id, part] : looks) {
        m_actions[id]->setEnabled(session() && session()->character().isShown());
        m_actions[id]->setChecked((session() ? session()->surfaceLook() : SurfaceLook()).*part);
    }
}

void CharacterActions::useGuesses()
{
    DocumentCharacter &character = session()->character();
    const JointMapping mapping = character.poser()->guesses()->withGuesses();
    character.decide(mappingText(
        mappingFileOf(mapping, session()->document().skeleton(), character.file()->character.rest.skeleton)));
}

QString CharacterActions::chosenFile()
{
    QString folder = m_settings.value(characterFolder);
    if (folder.isEmpty() && session() && !session()->document().path().isEmpty())
        folder = QFileInfo(session()->document().path()).path();
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Show on Character"), folder,
                                                      tr("Characters (%1);;All files (*)").arg(characterPatterns()));
    if (!path.isEmpty())
        m_settings.set(characterFolder, QFileInfo(path).path());
    return path;
}

void CharacterActions::askForFile()
{
    if (const QString path = chosenFile(); !path.isEmpty())
        showOn(path);
}

void CharacterActions::showOn(const QString &path)
{
    if (!session())
        return;
    m_layout.bringToFront(&m_panel);
    read(absolutePath(path));
}

bool CharacterActions::isCharacter(const QStringList &paths)
{
    if (paths.size() != 1 || paths.front().endsWith(QLatin1String(".vrma"), Qt::CaseInsensitive))
        return false; // a VRMA file has a motion and no body
    const auto format = sceneFormatOf(paths.front());
    return format == SceneFormat::Gltf || format == SceneFormat::Fbx;
}

bool CharacterActions::askAbout(const QStringList &paths, const std::optional<QPoint> &point,
                                const std::function<void()> &import)
{
    if (!isCharacter(paths) || !m_actions[ActionId::ShowOnCharacter]->isEnabled())
        return false;
    if (point)
        askInMenu(paths.front(), *point, import);
    else
        askInDialog(paths.front(), import);
    return true;
}

void CharacterActions::askInMenu(const QString &path, const QPoint &point, const std::function<void()> &import)
{
    const QString name = fileText(path).replace(u'&', QStringLiteral("&&"));
    const QString motion = session()->document().displayName().replace(u'&', QStringLiteral("&&"));
    auto *menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("characterDrop"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show %1 on %2").arg(motion, name), this, [this, path] { showOn(path); });
    menu->addAction(tr("Import the motion of %1").arg(name), this, import);
    menu->popup(point);
}

void CharacterActions::askInDialog(const QString &path, const std::function<void()> &import)
{
    QMessageBox box(&m_window);
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(QStringLiteral("Limber"));
    box.setText(tr("Show %1 on %2?").arg(session()->document().displayName(), fileText(path)));
    box.setInformativeText(tr("The motion stays as it is and is seen on the character. Import opens what the file has "
                              "of motion as a document of its own."));
    QPushButton *show = box.addButton(tr("Show on Character"), QMessageBox::AcceptRole);
    const QPushButton *toImport = box.addButton(tr("Import"), QMessageBox::ActionRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(show);
    box.exec();
    if (box.clickedButton() == show)
        showOn(path);
    else if (box.clickedButton() == toImport)
        import();
}

// A document names its character, after it was opened or by undo: it is read as soon as its document is in front.
void CharacterActions::readNamed()
{
    if (!session() || !session()->character().isMissing() || (m_work.isRunning() && m_reader == session()))
        return;
    if (isThere(session()->character().path()))
        return read(session()->character().path());
    session()->character().giveUp();
    sayLost(*session(), {});
}

void CharacterActions::sayLost(Session &session, const QString &why)
{
    const QPointer<Session> lost = &session;
    m_news.sayLost(
        session, why,
        [this] {
            if (const QString path = chosenFile(); !path.isEmpty() && this->session())
                read(absolutePath(path));
        },
        [lost] {
            if (lost)
                lost->character().remove();
        });
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
        [this, path](const QString &why) { takeUnusable(path, why); });
}

void CharacterActions::take(const QString &path, CharacterLoad loaded)
{
    if (!m_reader)
        return m_panel.showState();
    if (loaded.file && loaded.file->character.scene.mesh)
        return takeUsable(std::make_shared<const CharacterFile>(*std::move(loaded.file)));
    const QString why =
        loaded.file ? QString::fromStdString(loaded.file->character.scene.meshProblem) : textOf(loaded.problem);
    takeUnusable(path, loaded.isCancelled ? QString() : why);
}

// The character before stays. `why` is empty if the user cancelled the reading.
void CharacterActions::takeUnusable(const QString &path, const QString &why)
{
    const bool isOfDocument = m_reader && m_reader->character().path() == path;
    if (m_reader && m_reader->character().isMissing()) {
        m_reader->character().giveUp();
        sayLost(*m_reader, why.isEmpty() ? tr("reading was cancelled") : why);
    } else if (isOfDocument && m_reader->character().isShown() && !why.isEmpty()) {
        m_news.sayNotReadAgain(*m_reader, why);
        return m_panel.showState();
    }
    m_panel.showState(why.isEmpty() ? QString() : fileText(path) + QStringLiteral(": ") + why);
}

void CharacterActions::takeUsable(const std::shared_ptr<const CharacterFile> &file)
{
    DocumentCharacter &character = m_reader->character();
    const bool isOfDocument = character.path() == file->path;
    const bool isReadAgain = isOfDocument && character.isShown();
    const bool isOther = isOfDocument && !isReadAgain && !character.choice()->sha1.empty() && !file->sha1.empty() &&
                         character.choice()->sha1 != file->sha1;
    m_news.withdraw(*m_reader);
    if (character.path().isEmpty())
        m_styles.noteBefore(*m_reader);
    character.show(file);
    if (isOther)
        m_news.sayOther(*m_reader, *file);
    if (!isOfDocument)
        sayIfNotKept(*m_reader);
    if (!isReadAgain && m_reader->figureStyle().value_or(FigureStyle::Bones) == FigureStyle::Bones)
        m_reader->setFigureStyle(FigureStyle::Body);
    m_panel.showState();
}

void CharacterActions::sayIfNotKept(Session &session)
{
    const Document &document = session.document();
    const QString path = document.path();
    if (path.isEmpty() || additionsForProject(document.additions(), path).get<CharacterChoice>())
        return;
    m_news.sayNotKept(session, [this, kept = QPointer<Session>(&session)] {
        if (kept)
            copyBeside(*kept);
    });
}

void CharacterActions::copyBeside(Session &session)
{
    const std::shared_ptr<const CharacterFile> file = session.character().file();
    if (file == nullptr)
        return;
    struct Copied
    {
        QString path;
        FileStamp stamp;
        Message problem;
    };
    const QString folder = QFileInfo(absolutePath(session.document().path())).path();
    m_copying.start(
        [path = file->path, folder](const BackgroundWork::Reporter &) {
            Copied copied;
            copied.path = copyCharacter(path, folder, copied.problem);
            copied.stamp = FileStamp::of(copied.path);
            return copied;
        },
        [this, file, kept = QPointer<Session>(&session)](const Copied &copied) {
            if (!kept || kept->character().file() != file)
                return;
            if (copied.path.isEmpty())
                return m_news.sayFailed(*kept, fileText(file->path) + u' ' + textOf(copied.problem));
            auto copy = std::make_shared<CharacterFile>(*file);
            copy->path = copied.path;
            copy->stamp = copied.stamp;
            kept->character().show(std::move(copy));
        },
        [this, kept = QPointer<Session>(&session)](const QString &why) {
            if (kept)
                m_news.sayFailed(*kept, why);
        });
}

} // namespace limber
