#include "documents/filewatch.h"

#include "documents/sessiontabs.h"

#include <QEvent>

#include <algorithm>

namespace limber {

namespace {

constexpr int activeMilliseconds = 1000;
constexpr int idleMilliseconds = 5000;
constexpr int mostTabsAtOnce = 20;
constexpr int mostPatience = 10; // checks of a file that is empty or cannot be read

} // namespace

FileWatch::FileWatch(SessionTabs &tabs, QWidget &window) : QObject(&window), m_tabs(tabs), m_window(window)
{
    m_timer.setInterval(activeMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &FileWatch::look);
    connect(&tabs, &SessionTabs::sessionRemoved, this, [this](Session *session) {
        m_watched.erase({session, File::Clip});
        m_watched.erase({session, File::Project});
    });
    window.installEventFilter(this);
    m_timer.start();
}

bool FileWatch::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        look();
    if (event->type() == QEvent::WindowActivate || event->type() == QEvent::WindowDeactivate)
        m_timer.setInterval(m_window.isActiveWindow() ? activeMilliseconds : idleMilliseconds);
    return false;
}

void FileWatch::look()
{
    const QList<Session *> sessions = m_tabs.sessions();
    const auto lookAtBoth = [this](Session *session) {
        lookAt(*session, File::Clip);
        lookAt(*session, File::Project);
    };
    Session *front = m_tabs.current();
    if (front != nullptr)
        lookAtBoth(front);
    const int count = static_cast<int>(std::min<qsizetype>(sessions.size(), mostTabsAtOnce));
    for (int i = 0; i < count; ++i) {
        m_next = (m_next + 1) % static_cast<int>(sessions.size());
        if (sessions.at(m_next) != front)
            lookAtBoth(sessions.at(m_next));
    }
}

void FileWatch::lookAt(Session &session, File file)
{
    const DocumentOrigin &origin = session.document().origin();
    const QString path = file == File::Clip ? origin.path : origin.project.path;
    if (m_isPaused || path.isEmpty() || session.document().isLoading())
        return;
    FileStamp known = file == File::Clip ? origin.onDisk : origin.project;
    known.path = path;
    std::unique_ptr<Watched> &watched = m_watched[{&session, file}];
    if (!watched)
        watched = std::make_unique<Watched>();
    if (watched->question.isWaiting())
        return; // a file that hangs is asked only once
    const bool isToBeRemembered = watched->remembered != known;
    watched->question.ask([known, isToBeRemembered] { return FileState::of(known, isToBeRemembered); },
                          [this, &session, file, watched = watched.get()](const FileState &now) {
                              if (!m_isPaused)
                                  judge(session, file, *watched, now);
                          });
}

bool FileWatch::isLooking() const
{
    return std::ranges::any_of(m_watched, [](const auto &entry) { return entry.second->question.isWaiting(); });
}

bool FileWatch::hasSameBytes(const Watched &watched, const FileStamp &known, const FileState &now)
{
    return watched.remembered == known && now.stamp.hasOtherAttributesThan(known) &&
           now.fingerprint == watched.fingerprint;
}

void FileWatch::judgeKnown(Session &session, File file, Watched &watched, const FileState &now)
{
    watched.seen = now.stamp;
    watched.patience = 0;
    if (now.fingerprint) {
        watched.remembered = now.stamp;
        watched.fingerprint = *now.fingerprint;
    }
    if (std::exchange(watched.isReported, false))
        emit cameBack(&session, file);
}

void FileWatch::judge(Session &session, File file, Watched &watched, const FileState &now)
{
    const DocumentOrigin &origin = session.document().origin();
    const FileStamp &known = file == File::Clip ? origin.onDisk : origin.project;
    const FileStamp &accepted = file == File::Clip ? origin.acceptedOnDisk : origin.acceptedProject;
    if (now.isUnknown || now.stamp.path != known.path)
        return; // or the document was saved under another name in the meantime
    if (hasSameBytes(watched, known, now))
        emit touched(&session, file, now.stamp); // the signal makes this state the known one
    if (now.stamp == known || now.stamp == accepted)
        return judgeKnown(session, file, watched, now);
    if (watched.isReported && now.stamp == watched.reported)
        return;
    const bool isSettled = now.stamp == watched.seen;
    watched.seen = now.stamp;
    if (!isSettled || (!now.isWhole() && now.stamp.exists() && ++watched.patience < mostPatience))
        return;
    watched.patience = 0;
    watched.reported = now.stamp;
    watched.isReported = true;
    if (now.stamp.exists())
        emit changed(&session, file, now.stamp);
    else
        emit vanished(&session, file);
}

} // namespace limber
