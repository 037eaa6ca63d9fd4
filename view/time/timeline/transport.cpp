#include "timeline/transport.h"

#include "actions/action.h"
#include "session/session.h"
#include "theme/icons.h"

#include <QWidget>

#include <algorithm>

namespace limber {

namespace {

constexpr int tickMilliseconds = 8; // often enough for every display; unchanged frames cost nothing

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
    QAction *loop = m_actions.add(ActionId::Loop, this);
    loop->setChecked(m_clock.isLooping());
    connect(loop, &QAction::toggled, this, &Transport::setLooping);
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
    connect(&session.playhead(), &Playhead::frameChanged, &context, [this](int frame) { followPlayhead(frame); });
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
    const bool hasFrames = session() && session()->document().motion().frameCount() > 1;
    m_actions.setEnabled(hasFrames);
    m_actions.setEnabled({ActionId::AddMarker}, session() && !session()->document().motion().isEmpty());
    if (!hasFrames)
        setPlaying(false);
}

void Transport::readFrames()
{
    const Playhead &playhead = session()->playhead();
    m_clock.setFrames(playhead.firstFrame(), playhead.lastFrame(),
                      session()->document().motion().playingFrameTimeSeconds());
    updateEnabled();
}

void Transport::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !m_actions[ActionId::PlayPause]->isEnabled()))
        return;
    if (playing) {
        const Playhead &playhead = session()->playhead();
        const bool atEnd = playhead.frame() == playhead.lastFrame() && !isLooping();
        m_clock.jumpTo(atEnd ? playhead.firstFrame() : playhead.frame());
        m_clock.forgetDroppedFrames();
        emit droppedFramesChanged(0);
        m_sinceTick.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
    if (session())
        session()->playhead().setPlaying(playing);
    showPlaying();
    emit playingChanged(playing);
}

void Transport::showPlaying()
{
    QAction *action = m_actions[ActionId::PlayPause];
    describeAction(*action, ActionId::PlayPause);
    if (!isPlaying())
        return;
    action->setText(tr("&Pause"));
    action->setIcon(themedIcon(QStringLiteral("media-pause")));
    setActionToolTip(*action, tr("Pause"));
}

void Transport::tick()
{
    const long long droppedBefore = m_clock.droppedFrames();
    m_clock.advance(static_cast<double>(m_sinceTick.nsecsElapsed()) * 1e-9);
    m_sinceTick.start();
    m_isTicking = true;
    session()->playhead().setFrame(m_clock.frame());
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
    m_actions[ActionId::Loop]->setChecked(looping);
    emit loopingChanged(looping);
}

void Transport::step(int frames)
{
    if (!session())
        return;
    setPlaying(false);
    session()->playhead().setFrame(session()->playhead().frame() + frames);
}

void Transport::goToFirst()
{
    if (session())
        session()->playhead().setFrame(session()->playhead().firstFrame());
}

void Transport::goToLast()
{
    if (session())
        session()->playhead().setFrame(session()->playhead().lastFrame());
}

} // namespace limber
