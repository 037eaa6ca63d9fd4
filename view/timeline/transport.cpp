#include "timeline/transport.h"

#include "session/session.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

#include <algorithm>

namespace limber {

namespace {

constexpr int tickMilliseconds = 8; // often enough for every display; frames that are the same cost nothing

} // namespace

Transport::Transport(QObject *parent) : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(tickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Transport::tick);
    addStepping();
    addPlaying();
    addRange();
    updateEnabled();
}

Transport::~Transport() = default;

QAction *Transport::add(const char *name, const QString &text, const char *iconName,
                        const QList<QKeySequence> &shortcuts)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setProperty("iconName", QLatin1String(iconName));
    action->setShortcuts(shortcuts);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    const QString plain = QString(text).remove(QLatin1Char('&'));
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? plain : tr("%1 (%2)").arg(plain, key));
    m_actions.append(action);
    return action;
}

void Transport::addPlaying()
{
    m_playPause = add("transport.playPause", tr("&Play"), "media-play", {QKeySequence(Qt::Key_Space)});
    m_playPause->setShortcutContext(Qt::WindowShortcut);
    connect(m_playPause, &QAction::triggered, this, [this] { setPlaying(!isPlaying()); });
    // Between the steps, where people look for it.
    m_actions.move(m_actions.indexOf(m_playPause), 2);

    m_loop = add("transport.loop", tr("&Loop"), "media-loop", {});
    m_loop->setCheckable(true);
    m_loop->setChecked(m_clock.isLooping());
    connect(m_loop, &QAction::toggled, this, &Transport::setLooping);
}

void Transport::addStepping()
{
    const QAction *first =
        add("transport.first", tr("&First Frame"), "media-first", {QKeySequence(Qt::ShiftModifier | Qt::Key_Left)});
    connect(first, &QAction::triggered, this, &Transport::goToFirst);
    const QAction *back = add("transport.stepBack", tr("Step &Back"), "media-step-back",
                              {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Comma)});
    connect(back, &QAction::triggered, this, [this] { step(-1); });
    const QAction *forward = add("transport.stepForward", tr("Step F&orward"), "media-step-forward",
                                 {QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Period)});
    connect(forward, &QAction::triggered, this, [this] { step(1); });
    const QAction *last =
        add("transport.last", tr("L&ast Frame"), "media-last", {QKeySequence(Qt::ShiftModifier | Qt::Key_Right)});
    connect(last, &QAction::triggered, this, &Transport::goToLast);
}

void Transport::addRange()
{
    const QAction *start = add("transport.setRangeStart", tr("Set Range &Start"), "media-range-start",
                               {QKeySequence(Qt::Key_BracketLeft)});
    connect(start, &QAction::triggered, this, [this] {
        Playhead &playhead = m_session->playhead();
        playhead.setRange(playhead.frame(), std::max(playhead.frame(), playhead.lastFrame()));
    });
    const QAction *end =
        add("transport.setRangeEnd", tr("Set Range &End"), "media-range-end", {QKeySequence(Qt::Key_BracketRight)});
    connect(end, &QAction::triggered, this, [this] {
        Playhead &playhead = m_session->playhead();
        playhead.setRange(std::min(playhead.frame(), playhead.firstFrame()), playhead.frame());
    });
    const QAction *clear = add("transport.clearRange", tr("&Clear Range"), "media-range-clear", {});
    connect(clear, &QAction::triggered, this, [this] { m_session->playhead().clearRange(); });
}

QAction *Transport::action(const QString &objectName) const
{
    const auto found = std::find_if(m_actions.begin(), m_actions.end(),
                                    [&](const QAction *action) { return action->objectName() == objectName; });
    return found == m_actions.end() ? nullptr : *found;
}

void Transport::addShortcutsTo(QWidget *widget)
{
    widget->addActions(m_actions);
}

void Transport::setSession(Session *session)
{
    if (session == m_session)
        return;
    setPlaying(false);
    m_session = session;
    m_listener.reset();
    if (session) {
        m_listener = std::make_unique<QObject>();
        QObject *context = m_listener.get();
        const Document &document = session->document();
        connect(session, &QObject::destroyed, context, [this] { setSession(nullptr); });
        connect(&document, &Document::frameTimeChanged, context, [this] { readFrames(); });
        connect(&document, &Document::wasReset, context, [this] {
            setPlaying(false);
            readFrames();
        });
        connect(&document, &Document::framesInserted, context, [this] { readFrames(); });
        connect(&document, &Document::framesRemoved, context, [this] { readFrames(); });
        connect(&session->playhead(), &Playhead::rangeChanged, context, [this] { readFrames(); });
        connect(&session->playhead(), &Playhead::frameChanged, context, [this](int frame) { followPlayhead(frame); });
        readFrames();
    }
    updateEnabled();
}

void Transport::updateEnabled()
{
    const bool hasFrames = m_session && m_session->document().motion().frameCount() > 1;
    for (QAction *action : m_actions)
        action->setEnabled(hasFrames);
    if (!hasFrames)
        setPlaying(false);
}

void Transport::readFrames()
{
    const Playhead &playhead = m_session->playhead();
    m_clock.setFrames(playhead.firstFrame(), playhead.lastFrame(),
                      m_session->document().motion().playingFrameTimeSeconds());
    updateEnabled();
}

void Transport::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !m_playPause->isEnabled()))
        return;
    if (playing) {
        const Playhead &playhead = m_session->playhead();
        const bool atEnd = playhead.frame() == playhead.lastFrame() && !isLooping();
        m_clock.jumpTo(atEnd ? playhead.firstFrame() : playhead.frame());
        m_clock.forgetDroppedFrames();
        emit droppedFramesChanged(0);
        m_sinceTick.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
    showPlaying();
    emit playingChanged(playing);
}

void Transport::showPlaying()
{
    m_playPause->setText(isPlaying() ? tr("&Pause") : tr("&Play"));
    m_playPause->setToolTip(isPlaying() ? tr("Pause (Space)") : tr("Play (Space)"));
    m_playPause->setProperty("iconName", QLatin1String(isPlaying() ? "media-pause" : "media-play"));
}

void Transport::tick()
{
    const long long droppedBefore = m_clock.droppedFrames();
    m_clock.advance(static_cast<double>(m_sinceTick.nsecsElapsed()) * 1e-9);
    m_sinceTick.start();
    m_isTicking = true;
    m_session->playhead().setFrame(m_clock.frame());
    m_isTicking = false;
    if (m_clock.droppedFrames() != droppedBefore)
        emit droppedFramesChanged(m_clock.droppedFrames());
    if (m_clock.hasEnded())
        setPlaying(false);
}

void Transport::followPlayhead(int frame)
{
    if (!m_isTicking)
        m_clock.jumpTo(frame);
}

void Transport::setSpeed(double speed)
{
    const double before = m_clock.speed();
    m_clock.setSpeed(speed);
    if (m_clock.speed() != before)
        emit speedChanged(m_clock.speed());
}

void Transport::setLooping(bool looping)
{
    if (looping == isLooping())
        return;
    m_clock.setLooping(looping);
    m_loop->setChecked(looping);
    emit loopingChanged(looping);
}

void Transport::step(int frames)
{
    if (!m_session)
        return;
    setPlaying(false);
    m_session->playhead().setFrame(m_session->playhead().frame() + frames);
}

void Transport::goToFirst()
{
    if (m_session)
        m_session->playhead().setFrame(m_session->playhead().firstFrame());
}

void Transport::goToLast()
{
    if (m_session)
        m_session->playhead().setFrame(m_session->playhead().lastFrame());
}

} // namespace limber
