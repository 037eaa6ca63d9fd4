#include "features/help/tour.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "docks/docklayout.h"
#include "documents/opening.h"
#include "documents/sessiontabs.h"
#include "panels/tourcard.h"
#include "timeline/transport.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>

#include <cmath>

namespace limber {

namespace {

constexpr int pauseMilliseconds = 900; // to see the effect before the next step
constexpr double leastOrbit = 0.15; // radians: more than an accidental movement
constexpr int leastFrames = 10;

} // namespace

Tour::Tour(const TourParts &parts, const ActionList &actions, QObject *parent)
    : QObject(parent), m_parts(parts), m_actions(actions), m_card(new TourCard(&parts.window)),
      m_highlight(new TourHighlight(&parts.window))
{
    connect(m_card, &TourCard::nextWanted, this, [this] { show(m_step + 1); });
    connect(m_card, &TourCard::backWanted, this, [this] { show(m_step - 1); });
    connect(m_card, &TourCard::leaveWanted, this, &Tour::leave);
    connect(&m_parts.opening, &Opening::opened, this, [this](Session *session) {
        if (m_isOpening && session->document().path().isEmpty())
            begin(session);
    });
    connect(&m_parts.opening, &Opening::refused, this, [this] { m_isOpening = false; });
    connect(&m_parts.tabs, &SessionTabs::currentSessionChanged, this, &Tour::placeSoon);
    for (QWidget *target : {&m_parts.timeline, &m_parts.history, &m_parts.cleanUp,
                            static_cast<QWidget *>(&m_parts.viewport), static_cast<QWidget *>(&m_parts.window)})
        target->installEventFilter(this);
}

void Tour::start()
{
    if (isRunning())
        return m_parts.tabs.bringToFront(m_session);
    if (m_isOpening)
        return;
    m_isOpening = true;
    m_parts.opening.openSample();
}

void Tour::begin(Session *session)
{
    m_isOpening = false;
    m_session = session;
    connect(session, &QObject::destroyed, this, &Tour::leave);
    show(0);
    m_card->takeFocus();
}

void Tour::leave()
{
    m_watcher.reset();
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session.clear();
    m_isOpening = false;
    const bool hadFocus = m_card->isAncestorOf(m_card->window()->focusWidget());
    m_card->hide();
    m_highlight->hide();
    if (hadFocus && m_parts.viewport.isVisible())
        m_parts.viewport.setFocus();
}

void Tour::show(int step)
{
    if (!isRunning() || step < 0)
        return;
    if (step >= stepCount)
        return leave();
    m_step = step;
    m_parts.transport.setPlaying(false);
    const Step shown = stepAt(step);
    if (shown.target != &m_parts.viewport)
        m_parts.layout.bringToFront(shown.target);
    m_card->showPage({shown.title, shown.text, step + 1, stepCount});
    watch();
    placeSoon();
}

Tour::Step Tour::stepAt(int step) const
{
    switch (step) {
    case 0:
        return {tr("Look around"),
                tr("Drag in the view to see the walk from all sides. The wheel zooms, %1 frames the whole figure.")
                    .arg(keysOf(ActionId::FrameFigure)),
                &m_parts.viewport};
    case 1:
        return {tr("Play and scrub"),
                tr("%1 plays and pauses. Drag in the numbers of the timeline to go to any frame.")
                    .arg(keysOf(ActionId::PlayPause)),
                &m_parts.timeline};
    case 2:
        return {tr("Shape a pose"),
                tr("Take the tool Rotate (%1), click an arm in the view and drag one of the rings. The row above the "
                   "view says which frames the change affects.")
                    .arg(keysOf(ActionId::RotateTool)),
                &m_parts.viewport};
    case 3:
        return {
            tr("Take it back"),
            tr("%1 takes the last step back, %2 makes it again. The history lists all steps: click one to go there.")
                .arg(keysOf(ActionId::Undo), keysOf(ActionId::Redo)),
            &m_parts.history};
    default:
        return {
            tr("Clean up and save"),
            tr("Clean Up smooths, repairs and loops a motion: choose an operation to see what it would do. %1 saves; "
               "what you did not touch keeps its exact bytes. %2 opens the manual at what is under the mouse.")
                .arg(keysOf(ActionId::Save), keysOf(ActionId::Manual)),
            &m_parts.cleanUp};
    }
}

// Returns the keys as the user has set them, or the name of the command if it has none.
QString Tour::keysOf(ActionId action) const
{
    const QString keys = keysTextOf(*m_actions[action]);
    return keys.isEmpty() ? withoutMnemonic(m_actions[action]->text()) : keys;
}

void Tour::placeSoon()
{
    // This is done after the docks were laid out.
    if (isRunning() && !m_isPlacing) {
        m_isPlacing = true;
        QTimer::singleShot(0, this, &Tour::place);
    }
}

void Tour::place()
{
    m_isPlacing = false;
    if (!isRunning())
        return;
    const bool isInFront = m_parts.tabs.current() == m_session;
    m_card->setVisible(isInFront);
    m_highlight->setVisible(isInFront);
    if (!isInFront)
        return;
    const QWidget *target = stepAt(m_step).target;
    // A panel may float, or be closed again: then the card is over the view.
    const bool isHere = target->isVisible() && target->window() == &m_parts.window;
    const QWidget *beside = isHere ? target : &m_parts.viewport;
    const QRect area(beside->mapTo(&m_parts.window, QPoint()), beside->size());
    m_highlight->place(isHere ? area : QRect());
    m_card->placeBeside(area);
}

bool Tour::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_pressed = m_parts.viewport.scene().camera();
        break;
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        placeSoon();
        break;
    default:
        break;
    }
    return false;
}

// Goes on when the user has done what the step says.
void Tour::watch()
{
    m_watcher = std::make_unique<QObject>();
    m_isStepDone = false;
    if (m_step == 0)
        watchView();
    else if (m_step == 1)
        watchPlaying();
    else if (m_step == 2 || m_step == 3)
        watchHistory();
}

void Tour::watchView()
{
    // Only changes after a press of the mouse count, because the view also moves its camera by itself.
    m_pressed.reset();
    const auto watchCanvas = [this] {
        m_pressed.reset();
        if (QWidget *canvas = m_parts.viewport.focusProxy())
            canvas->installEventFilter(this);
    };
    watchCanvas();
    connect(&m_parts.viewport, &ViewportPanel::activeViewChanged, m_watcher.get(), watchCanvas);
    connect(&m_parts.viewport, &ViewportPanel::cameraChanged, m_watcher.get(), [this] {
        const Camera &camera = m_parts.viewport.scene().camera();
        if (m_pressed && std::abs(camera.yawRadians() - m_pressed->yawRadians()) +
                                 std::abs(camera.pitchRadians() - m_pressed->pitchRadians()) >
                             leastOrbit)
            goOnSoon();
    });
}

void Tour::watchPlaying()
{
    Playhead &playhead = m_session->playhead();
    const int frame = playhead.frame();
    connect(&playhead, &Playhead::frameChanged, m_watcher.get(), [this, &playhead, frame] {
        if (std::abs(playhead.frame() - frame) >= leastFrames)
            goOnSoon();
    });
}

// Waits for a change of the pose or, in the step about the history, for an undo.
void Tour::watchHistory()
{
    const QUndoStack &stack = m_session->document().undoStack();
    const bool isForward = m_step == 2;
    connect(&stack, &QUndoStack::indexChanged, m_watcher.get(),
            [this, isForward, last = stack.index()](int now) mutable {
                if (isForward ? now > last : now < last)
                    goOnSoon();
                last = now;
            });
}

void Tour::goOnSoon()
{
    if (m_isStepDone)
        return;
    m_isStepDone = true;
    // If the user leaves the step by the card, the timer goes with its watcher.
    QTimer::singleShot(pauseMilliseconds, m_watcher.get(), [this] { show(m_step + 1); });
}

} // namespace limber
