#include "timeline/transport.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "session/session.h"
#include "theme/icons.h"
#include "timeline/heldkey.h"

#include <QWidget>

#include <algorithm>

namespace limber {

namespace {

constexpr int tickMilliseconds = 8; // often enough for every display; unchanged frames cost nothing
constexpr int mostHaste = 4;

LoopMode modeAfter(LoopMode mode)
{
    switch (mode) {
    case LoopMode::Once:
        return LoopMode::Loop;
    case LoopMode::Loop:
        return LoopMode::PingPong;
    case LoopMode::PingPong:
        break;
    }
    return LoopMode::Once;
}

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

void Transport::addPlaying()
{
    m_actions.add(ActionId::PlayPause, this, [this] { setPlaying(!isPlaying()); });
    m_actions.add(ActionId::PlayRange, this, &Transport::playRange);
    m_actions.add(ActionId::Loop, this, [this] { setLoopMode(modeAfter(loopMode())); });
    addShuttle();
    showLoopMode();
}

void Transport::addShuttle()
{
    QAction *stop = m_actions.add(ActionId::StopPlaying, this, [this] { setPlaying(false); });
    m_stopKey = new HeldKey(*stop, this);
    for (const bool isBackward : {true, false}) {
        const ActionId id = isBackward ? ActionId::PlayBackward : ActionId::PlayForward;
        QAction *action = m_actions.add(id, this, [this, isBackward] {
            if (m_stopKey->isHeld())
                step(isBackward ? -1 : 1);
            else
                shuttle(isBackward);
        });
        action->setAutoRepeat(false); // holding the key is not pressing it again
    }
}

void Transport::addStepping()
{
    m_actions.add(ActionId::FirstFrame, this, &Transport::goToFirst);
    m_actions.add(ActionId::StepBack, this, [this] { step(-1); });
    m_actions.add(ActionId::StepForward, this, [this] { step(1); });
    m_actions.add(ActionId::LastFrame, this, &Transport::goToLast);
}

void Transport::addRange()
{
    m_actions.add(ActionId::SetRangeStart, this, [this] {
        Playhead &playhead = session()->playhead();
        playhead.setRange(playhead.frame(), std::max(playhead.frame(), playhead.lastFrame()));
    });
    m_actions.add(ActionId::SetRangeEnd, this, [this] {
        Playhead &playhead = session()->playhead();
        playhead.setRange(std::min(playhead.frame(), playhead.firstFrame()), playhead.frame());
    });
    m_actions.add(ActionId::ClearRange, this, [this] { session()->playhead().clearRange(); });
    m_actions.add(ActionId::AddMarker, this, &Transport::addMarker);
}

// Adds a marker; a frame that already has one keeps it.
void Transport::addMarker()
{
    Markers markers = session()->document().markers();
    if (static_cast<int>(markers.size()) >= mostMarkers)
        return;
    const QString name = tr("Marker %1").arg(markers.size() + 1);
    markers.push_back({session()->playhead().frame(), name.toStdString()});
    session()->document().setMarkers(std::move(markers), tr("Add %1").arg(name));
}

void Transport::addShortcutsTo(QWidget *widget)
{
    widget->addActions(m_actions.all());
}

void Transport::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&document, &Document::frameTimeChanged, &context, [this] { readFrames(); });
    connect(&document, &Document::wasReset, &context, [this] {
        setPlaying(false);
        readFrames();
    });
    connect(&document, &Document::framesInserted, &context, [this] { readFrames(); });
    connect(&document, &Document::framesRemoved, &context, [this] { readFrames(); });
    connect(&session.playhead(), &Playhead::rangeChanged, &context, [this] { readFrames(); });
    connect(&session.shownFrames(), &ShownFrames::changed, &context, [this] { readFrames(); });
    connect(&session.shownFrames(), &ShownFrames::frameChanged, &context, [this](int frame) { followFrame(frame); });
}

void Transport::detach()
{
    setPlaying(false);
}

void Transport::showSession()
{
    if (session() != nullptr)
        readFrames();
    updateEnabled();
}

void Transport::updateEnabled()
{
    const bool hasFrames = session() && session()->shownFrames().frameCount() > 1;
    m_actions.setEnabled(hasFrames);
    m_actions.setEnabled({ActionId::AddMarker}, session() && !session()->document().motion().isEmpty());
    if (!hasFrames)
        setPlaying(false);
}

void Transport::readFrames()
{
    const ShownFrames &shown = session()->shownFrames();
    m_clock.setFrames(shown.firstFrame(), shown.lastFrame(), shown.frameTimeSeconds());
    updateEnabled();
}

void Transport::setPlaying(bool playing)
{
    if (playing == isPlaying())
        return;
    if (playing)
        return start(false);
    m_timer.stop();
    setHaste(1);
    if (session())
        session()->playhead().setPlaying(false);
    showPlaying();
    emit playingChanged(false);
}

void Transport::shuttle(bool isBackward)
{
    if (isPlaying() && m_clock.isBackward() == isBackward)
        setHaste(std::min(2 * m_haste, mostHaste));
    else
        start(isBackward);
}

void Transport::playRange()
{
    setPlaying(false);
    goToFirst();
    setPlaying(true);
}

void Transport::start(bool isBackward)
{
    if (!m_actions[ActionId::PlayPause]->isEnabled())
        return;
    setHaste(1);
    m_clock.setBackward(isBackward);
    if (isPlaying())
        return;
    const ShownFrames &shown = session()->shownFrames();
    const int first = isBackward ? shown.lastFrame() : shown.firstFrame();
    const int last = isBackward ? shown.firstFrame() : shown.lastFrame();
    const bool isOver = shown.frame() == last && loopMode() == LoopMode::Once;
    m_clock.jumpTo(isOver ? first : shown.frame());
    m_clock.forgetDroppedFrames();
    emit droppedFramesChanged(0);
    m_sinceTick.start();
    m_timer.start();
    session()->playhead().setPlaying(true);
    showPlaying();
    emit playingChanged(true);
}

void Transport::showPlaying()
{
    const ActionRow &row = rowOf(ActionId::PlayPause);
    QAction *action = m_actions[ActionId::PlayPause];
    action->setText(isPlaying() ? tr("&Pause") : textOf(row));
    action->setIcon(themedIcon(isPlaying() ? QStringLiteral("media-pause") : QString::fromLatin1(row.icon)));
    setActionToolTip(*action, isPlaying() ? tr("Pause") : toolTipOf(row));
}

void Transport::tick()
{
    const long long droppedBefore = m_clock.droppedFrames();
    m_clock.advance(static_cast<double>(m_sinceTick.nsecsElapsed()) * 1e-9);
    m_sinceTick.start();
    m_isTicking = true;
    session()->shownFrames().setFrame(m_clock.frame());
    m_isTicking = false;
    if (m_clock.droppedFrames() != droppedBefore)
        emit droppedFramesChanged(m_clock.droppedFrames());
    if (m_clock.hasEnded())
        setPlaying(false);
}

void Transport::followFrame(int frame)
{
    if (!m_isTicking)
        m_clock.jumpTo(frame);
}

void Transport::setSpeed(double speed)
{
    if (speed == m_clock.speed())
        return;
    PlaybackClock clock;
    clock.setSpeed(speed);
    m_speed = clock.speed(); // clamped
    setHaste(1);
}

void Transport::setHaste(int factor)
{
    m_haste = factor;
    const double before = m_clock.speed();
    m_clock.setSpeed(m_speed * factor);
    if (m_clock.speed() != before)
        emit speedChanged(m_clock.speed());
}

void Transport::setLoopMode(LoopMode mode)
{
    m_clock.setLoopMode(mode);
    showLoopMode();
}

// The button has a look for each of the three states.
void Transport::showLoopMode()
{
    const ActionRow &row = rowOf(ActionId::Loop);
    const bool isBackAndForth = loopMode() == LoopMode::PingPong;
    QAction *action = m_actions[ActionId::Loop];
    action->setChecked(loopMode() != LoopMode::Once);
    action->setText(isBackAndForth ? tr("&Loop Back and Forth") : textOf(row));
    action->setIcon(themedIcon(isBackAndForth ? QStringLiteral("media-ping-pong") : QString::fromLatin1(row.icon)));
    setActionToolTip(*action,
                     isBackAndForth ? tr("Play back and forth; pressed once more, play only once") : toolTipOf(row));
}

void Transport::step(int frames)
{
    if (!session())
        return;
    setPlaying(false);
    session()->shownFrames().setFrame(session()->shownFrames().frame() + frames);
}

void Transport::goToFirst()
{
    if (session())
        session()->shownFrames().setFrame(session()->shownFrames().firstFrame());
}

void Transport::goToLast()
{
    if (session())
        session()->shownFrames().setFrame(session()->shownFrames().lastFrame());
}

} // namespace limber
