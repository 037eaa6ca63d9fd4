#include "timeline/contactstrip.h"

#include "base/at.h"
#include "contactbars/contactbars.h"
#include "items/decimaltext.h"
#include "items/messagetext.h"
#include "items/shortnames.h"
#include "session/session.h"
#include "timeline/rows/rowsnap.h"
#include "timeline/rows/visibilitybutton.h"
#include "timeline/timelineruler.h"

#include <QCoreApplication>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr int mostLines = 8; // at once: four people, or two animals; a file of contacts may have more

QString gravityText(double gravity)
{
    return decimalText(gravity, 'f', 1);
}

} // namespace

ContactStrip::ContactStrip(TimelineRuler &ruler, const Colours &colours, QWidget *parent)
    : QScrollArea(parent), m_ruler(ruler), m_bars(new ContactBars(colours, this)),
      m_eye(new VisibilityButton(tr("Contacts"), m_bars))
{
    setAccessibleName(tr("Contacts"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(m_bars);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bars->setObjectName(QStringLiteral("timelineContacts"));
    m_bars->installEventFilter(this);
    setWidget(m_bars);
    connect(&ruler, &TimelineRuler::scaleChanged, this, [this] {
        m_bars->follow(m_ruler.timeScale());
        m_eye->place(static_cast<int>(m_ruler.timeScale().left()), 0, ContactLayout::lineHeight);
    });
    connect(m_eye, &QToolButton::clicked, this, &ContactStrip::hideWanted);
    connect(m_bars, &ContactBars::panWanted, &ruler, &TimelineRuler::pan);
    connect(m_bars, &ContactBars::frameWanted, &ruler, &TimelineRuler::goTo);
    connect(m_bars, &ContactBars::contactsEdited, this, &ContactStrip::setContacts);
    connect(m_bars, &ContactBars::chosenChanged, this, [this] {
        if (const int chosen = m_bars->chosen().row; chosen >= 0)
            ensureVisible(0, qRound(m_bars->rectOfRow(chosen).center().y()), 0, ContactLayout::lineHeight / 2);
    });
    m_bars->setSnapping([this](double x, const FrameInterval &dragged) {
        const std::array<int, 2> ends{dragged.first, dragged.last};
        return session() != nullptr ? snappedX(*session(), m_tools, m_ruler.timeScale(), x, ends) : x;
    });
    m_bars->follow(ruler.timeScale());
    fitRows();
}

ContactStrip::~ContactStrip() = default;

void ContactStrip::setColours(const Colours &colours)
{
    m_bars->setColours(colours);
}

void ContactStrip::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    const auto showAnew = [this] {
        m_isClipShown = false;
        showContacts();
    };
    for (const auto signal : {&Document::wasReset, &Document::frameTimeChanged, &Document::nameCodecChanged})
        connect(&document, signal, &context, showAnew);
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, showAnew);
    connect(&document, &Document::nameChanged, &context, showAnew);
    connect(&session.footContacts(), &FootContacts::changed, &context, [this] { showContacts(); });
    connect(&session.flights(), &DocumentFlights::changed, &context, [this] { showFlights(); });
    connect(&session.shownFrames(), &ShownFrames::frameChanged, &context,
            [this, &session] { m_bars->showFrame(session.playhead().frame(), session.shownFrames().documentPlace()); });
}

void ContactStrip::detach()
{
    watch(false);
}

void ContactStrip::showSession()
{
    m_isClipShown = false;
    showContacts();
    watch(isVisible());
    showFlights();
}

// Shows feet and frames. As long as the feet are not known there are no rows.
void ContactStrip::showClip()
{
    const Document &document = session()->document();
    const FootContacts &feet = session()->footContacts();
    m_isClipShown = feet.isDone();
    m_bars->setClip(document.skeleton(), feet.isDone() ? feet.legs() : std::vector<FigureLegs>(),
                    document.motion().frameCount(), document.motion().playingFrameTimeSeconds());
    QStringList names;
    for (int joint = 0; joint < document.skeleton().jointCount(); ++joint)
        names << document.textOfName(joint);
    m_bars->setJointNames(ShortNames(names).shortNames());
    m_bars->follow(m_ruler.timeScale());
    m_bars->showFrame(session()->playhead().frame(), session()->shownFrames().documentPlace());
}

void ContactStrip::showContacts()
{
    if (!isVisible())
        return;
    if (session() == nullptr)
        m_bars->setClip({}, {}, 0, 0.0);
    else if (!m_isClipShown)
        showClip();
    if (session() != nullptr && (m_isClipShown || session()->footContacts().areSet()))
        m_bars->setContacts(session()->footContacts().contacts());
    sayWhyRowsAreEmpty();
    m_bars->setEmptyText(session() == nullptr || m_isClipShown ? tr("No feet were detected.") : tr("Detecting feet…"));
    fitRows();
}

void ContactStrip::sayWhyRowsAreEmpty()
{
    QStringList texts;
    if (session() != nullptr && m_isClipShown) {
        const FootContacts &feet = session()->footContacts();
        const QString standard = feet.areSet() ? tr("No contact is set.") : tr("No contacts: the leg is not complete.");
        texts.resize(session()->document().skeleton().jointCount(), standard);
        if (!feet.areSet()) {
            for (const NeverStanding &never : feet.neverStanding()) {
                if (never.joint < texts.size())
                    texts[never.joint] = textOf(never.why);
            }
        }
    }
    m_bars->setEmptyRowTexts(texts);
}

// If most jumps have a wrong gravity, all are marked: then the clip plays at the wrong speed.
void ContactStrip::showFlights()
{
    std::vector<AirMark> marks;
    if (session() != nullptr) {
        const ClipFlights &found = session()->flights().found();
        for (const Flight &flight : found.flights)
            marks.push_back({.frames = flight.frames,
                             .text = gravityText(flight.gravity),
                             .toolTip = toolTipOf(flight),
                             .isWarning = !found.problem.isEmpty()});
    }
    m_bars->setAirMarks(std::move(marks));
}

QString ContactStrip::toolTipOf(const Flight &flight) const
{
    const double seconds = flight.frames.frameCount() * session()->document().motion().playingFrameTimeSeconds();
    return tr("In the air from frame %1 to %2 (%3 s): falls at %4 m/s² if the figure is 1.70 m tall; on earth it would "
              "be 9.8")
        .arg(flight.frames.first)
        .arg(flight.frames.last)
        .arg(decimalText(seconds, 'f', 2), gravityText(flight.gravity));
}

void ContactStrip::fitRows()
{
    setFixedHeight(std::clamp(m_bars->rows().lineCount(), 1, mostLines) * ContactLayout::lineHeight + 2);
    emit fitted();
}

int ContactStrip::namesWidth() const
{
    return m_bars->namesWidth();
}

void ContactStrip::setGutterOpen(bool isOpen)
{
    m_eye->setVisible(isOpen);
    m_bars->setStateShown(isOpen);
}

void ContactStrip::watch(bool isWatched)
{
    const bool isOfSession = isWatched && session() != nullptr;
    m_watch = isOfSession ? session()->footContacts().watch() : nullptr;
    m_flightWatch = isOfSession ? session()->flights().watch() : nullptr;
}

void ContactStrip::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    watch(true);
    m_isClipShown = false;
    showContacts();
}

void ContactStrip::hideEvent(QHideEvent *event)
{
    QScrollArea::hideEvent(event);
    watch(false);
    fitRows();
}

void ContactStrip::setContacts(const Contacts &contacts)
{
    if (session() == nullptr)
        return;
    const int row = m_bars->chosen().row;
    const auto joint = at(m_bars->rows().rows(), std::max(0, row)).joint;
    session()->document().setContacts(contacts, tr("Contact of %1").arg(session()->document().textOfName(joint)));
    showContacts(); // restores the bars if the document refused the change, as it does while loading
}

// The wheel steps and zooms as it does over the ruler; over the names it scrolls the rows if not all of them fit.
bool ContactStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_bars || event->type() != QEvent::Wheel)
        return QScrollArea::eventFilter(watched, event);
    if (static_cast<QWheelEvent *>(event)->position().x() >= m_ruler.timeScale().left())
        return QCoreApplication::sendEvent(&m_ruler, event);
    event->ignore(); // goes on to what scrolls
    return true;
}

} // namespace limber
