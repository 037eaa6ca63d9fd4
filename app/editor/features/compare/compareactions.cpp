#include "features/compare/compareactions.h"

#include "compare/comparepanel.h"
#include "docks/docklayout.h"
#include "document/clipchanges.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "storage/clipfile.h"
#include "storage/paths/filetext.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace limber {

namespace {

constexpr int settlingMilliseconds = 300;

QList<CompareHead::OpenClip> comparableClips(const SessionTabs &tabs)
{
    QList<CompareHead::OpenClip> clips;
    for (Session *session : tabs.sessions()) {
        if (!session->document().isLoading())
            clips.append({session->document().displayName(), session});
    }
    return clips;
}

ClipBeside::Source sourceOf(const Session &session)
{
    const Document &document = session.document();
    return {document.displayName(), std::make_shared<const Clip>(session.layered().clip()), document.positionRules(),
            document.upAxis().axis, document.path()};
}

} // namespace

CompareActions::CompareActions(ComparePanel &panel, DockLayout &layout, SessionTabs &tabs, QWidget &window)
    : QObject(&window), m_panel(panel), m_layout(layout), m_tabs(tabs), m_window(window)
{
    m_actions.add(ActionId::CompareClips, this, [this] {
        showPanel();
        m_panel.head().chooser().setFocus();
    });
    m_actions.setEnabled(false);
    panel.head().setOpenClips([&tabs] { return comparableClips(tabs); });
    connect(&panel.head(), &CompareHead::clipWanted, this, &CompareActions::compareWith);
    connect(&panel.head(), &CompareHead::fileWanted, this, [this] { compareWithFile(chosenFile()); });
    connect(&panel.head(), &CompareHead::furtherClipWanted, this, &CompareActions::add);
    connect(&panel.head(), &CompareHead::furtherFileWanted, this, [this] { addFile(chosenFile()); });
    for (const auto signal : {&SessionTabs::sessionAdded, &SessionTabs::sessionRemoved})
        connect(&tabs, signal, &panel.head(), [&panel] { panel.head().refreshSoon(); });
    connect(&panel, &ComparePanel::loadWanted, this, &CompareActions::load);
    connect(&panel, &ComparePanel::refused, this, &CompareActions::message);
}

CompareActions::~CompareActions() = default;

void CompareActions::showSession()
{
    m_actions.setEnabled(session() != nullptr);
    m_panel.setSession(session());
}

void CompareActions::showPanel()
{
    m_layout.bringToFront(&m_panel);
    m_panel.head().refresh(); // other documents may have been opened since
    // The first thing to compare a result with is what it was made of. Who then chooses another clip or none is not
    // asked again.
    if (!session() || session()->source() == nullptr)
        return;
    Session *source = session()->source();
    session()->setSource(nullptr);
    if (session()->clipsBeside().all().empty() && m_tabs.sessions().contains(source))
        add(source);
}

int CompareActions::chosenId() const
{
    const ClipBeside *chosen = session() ? session()->clipsBeside().chosen() : nullptr;
    return chosen == nullptr ? 0 : chosen->id;
}

void CompareActions::compareWith(Session *other)
{
    if (!session())
        return;
    const int id = chosenId();
    if (other != nullptr) {
        giveUpReading(id);
        return lay(other, id);
    }
    giveUpReading(id);
    forget(session(), id);
    session()->secondClip().clear();
}

// Cancels a file that the user chose earlier and that is not read yet.
void CompareActions::giveUpReading(int id)
{
    const auto isIt = [&](const Reading &reading) { return reading.first == session() && reading.id == id; };
    std::erase_if(m_waiting, isIt);
    if (!m_reading.isRunning() || !isIt(m_current))
        return;
    m_reading.cancel();
    readNext();
}

void CompareActions::add(Session *other)
{
    if (session() && other != nullptr)
        lay(other, 0);
}

void CompareActions::lay(Session *other, int id)
{
    ClipsBeside &beside = session()->clipsBeside();
    if (id == 0)
        id = beside.add(sourceOf(*other));
    else
        beside.replace(id, sourceOf(*other));
    if (id == 0)
        return emit message(tr("%n clip(s) lie beside this one: no more are possible", nullptr, ClipsBeside::most));
    forget(session(), id);
    follow(session(), id, other);
}

// Follows a document while it is edited; when it is closed, its last state stays.
void CompareActions::follow(Session *first, int id, Session *second)
{
    auto follower = std::make_unique<Follower>();
    follower->first = first;
    follower->id = id;
    follower->second = second;
    follower->listener = std::make_unique<QObject>();
    follower->delay.setSingleShot(true);
    follower->delay.setInterval(settlingMilliseconds);
    QObject *context = follower->listener.get();
    QTimer *delay = &follower->delay;
    const auto again = [delay] { delay->start(); };
    connect(&second->layered(), &LayeredClip::changed, context, again);
    connect(&second->document(), &Document::pathChanged, context, again); // the name may have changed
    connect(&second->document(), &Document::upAxisChanged, context, again);
    whenClipChanges(second->document(), context, again);
    connect(delay, &QTimer::timeout, context, [this, one = follower.get()] { update(*one); });
    m_followers.push_back(std::move(follower));
}

void CompareActions::update(const Follower &follower)
{
    if (follower.first && follower.second)
        follower.first->clipsBeside().replace(follower.id, sourceOf(*follower.second));
}

// Also drops followers whose clip was removed in the list.
void CompareActions::forget(const Session *first, int id)
{
    std::erase_if(m_followers, [&](const auto &follower) {
        return !follower->first || (follower->first == first && follower->id == id) ||
               follower->first->clipsBeside().find(follower->id) == nullptr;
    });
}

// Returns an empty path if none is chosen.
QString CompareActions::chosenFile()
{
    if (!session())
        return {};
    // Other takes are mostly in the same folder.
    const QString own = session()->document().path();
    return QFileDialog::getOpenFileName(&m_window, tr("Compare with a File"),
                                        own.isEmpty() ? QString() : QFileInfo(pathForDialog(own)).path(),
                                        tr("BVH motion capture files (*.bvh *.BVH);;All files (*)"));
}

void CompareActions::compareWithFile(const QString &path)
{
    layFile(path, chosenId());
}

void CompareActions::addFile(const QString &path)
{
    layFile(path, 0);
}

// Nothing changes until the file is read.
void CompareActions::layFile(const QString &path, int id)
{
    if (!session() || path.isEmpty())
        return;
    m_waiting.push_back({session(), id, path});
    if (!m_reading.isRunning())
        readNext();
}

Session *CompareActions::openWith(const QString &path) const
{
    for (const CompareHead::OpenClip &clip : comparableClips(m_tabs)) {
        if (clip.session != session() && clip.session->document().path() == path)
            return clip.session;
    }
    return nullptr;
}

void CompareActions::load(const QList<int> &ids)
{
    for (const int id : ids) {
        const ClipBeside *clip = session() ? session()->clipsBeside().find(id) : nullptr;
        if (clip == nullptr || clip->isLoaded())
            continue;
        if (Session *open = openWith(clip->source.path))
            lay(open, id);
        else
            layFile(clip->source.path, id);
    }
}

void CompareActions::readNext()
{
    if (m_waiting.empty())
        return;
    m_current = m_waiting.front();
    m_waiting.pop_front();
    const auto read = [path = m_current.path](const BackgroundWork::Reporter &) {
        ReadResult result = loadBvh(path);
        FileBeside file;
        if (result.clip)
            file.source = besideFromFile(path, *std::move(result.clip));
        else if (!result.findings.empty())
            file.why = textOf(result.findings.back(), fileText(path));
        return file;
    };
    m_reading.start(
        read,
        [this, reading = m_current](FileBeside file) {
            take(reading, std::move(file));
            readNext();
        },
        [this](const QString &why) {
            emit message(why);
            readNext();
        });
}

void CompareActions::take(const Reading &reading, FileBeside file)
{
    if (!reading.first)
        return;
    if (!file.source.clip) {
        const QString name = fileText(reading.path);
        return emit message(
            tr("%1 was not opened: %2").arg(name, file.why.isEmpty() ? tr("it cannot be read") : file.why));
    }
    ClipsBeside &beside = reading.first->clipsBeside();
    if (reading.id != 0) {
        forget(reading.first, reading.id);
        beside.replace(reading.id, std::move(file.source));
    } else if (beside.add(std::move(file.source)) == 0) {
        emit message(tr("%n clip(s) lie beside this one: no more are possible", nullptr, ClipsBeside::most));
    }
}

} // namespace limber
