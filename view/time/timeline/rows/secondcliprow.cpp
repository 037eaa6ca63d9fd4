#include "timeline/rows/secondcliprow.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double barMargin = 4.0; // of a single bar
constexpr double lowMargin = 2.0; // of each bar if there are several

} // namespace

SecondClipRow::SecondClipRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("secondClip"), tr("Second Clip"), ruler, parent), m_gesture(ruler, this)
{
    fitHeight();
    setToolTip(tr("The clips beside this one, on its timeline; drag a bar to shift its clip"));
    connect(&m_gesture, &RowGesture::givenUp, this, [this] {
        unsetCursor();
        if (session() != nullptr)
            setShift(m_shiftAtPress);
    });
}

std::vector<const ClipBeside *> SecondClipRow::loaded() const
{
    std::vector<const ClipBeside *> clips;
    if (session() == nullptr)
        return clips;
    for (const ClipBeside &clip : session()->clipsBeside().all()) {
        if (clip.isLoaded())
            clips.push_back(&clip);
    }
    return clips;
}

bool SecondClipRow::isWanted() const
{
    return !loaded().empty();
}

QString SecondClipRow::valueText() const
{
    if (session() == nullptr || !session()->secondClip().isShown())
        return {};
    const auto frame = session()->secondClip().frameFor(session()->playhead().frame());
    return frame ? tr("frame %1").arg(*frame) : tr("no frame");
}

QColor SecondClipRow::valueColour() const
{
    const ClipBeside *chosen = session() == nullptr ? nullptr : session()->clipsBeside().chosen();
    return colours().clipBeside(chosen == nullptr ? 0 : chosen->place);
}

QRectF SecondClipRow::bar() const
{
    const ClipBeside *chosen = session() == nullptr ? nullptr : session()->clipsBeside().chosen();
    return chosen == nullptr ? QRectF() : barOf(*chosen);
}

QRectF SecondClipRow::barOf(const ClipBeside &clip) const
{
    const std::vector<const ClipBeside *> clips = loaded();
    const auto lane = std::ranges::find(clips, &clip);
    if (lane == clips.end())
        return {};
    const Motion &motion = clip.source.clip->motion;
    const double ratio = session()->document().motion().playingFrameTimeSeconds() / motion.playingFrameTimeSeconds();
    const double first = -clip.settings.shift;
    const double last = first + (motion.frameCount() - 1) / ratio;
    return lanes().boxOf(static_cast<int>(lane - clips.begin()), first, last, scale(), height());
}

void SecondClipRow::paintTrack(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ClipBeside *clip : loaded())
        paintBar(painter, *clip);
}

void SecondClipRow::paintBar(QPainter &painter, const ClipBeside &clip) const
{
    const QRectF box = barOf(clip);
    const QColor &colour = colours().clipBeside(clip.place);
    const bool isChosen = session()->clipsBeside().chosen() == &clip;
    QColor fill = colour;
    fill.setAlphaF(isChosen ? 0.30f : 0.12f);
    painter.setPen(QPen(colour, 1.0, clip.isVisible ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
    const QString name = clip.source.name.simplified();
    const bool isAlone = session()->clipsBeside().all().size() == 1;
    const QString text = isAlone ? name : clip.letter() + QStringLiteral("  ") + name;
    painter.setPen(clip.isVisible ? colours().text : colours().secondaryText);
    drawBarName(painter, box & track(), Qt::AlignLeft, text);
}

BarLanes SecondClipRow::lanes() const
{
    const auto count = static_cast<int>(loaded().size());
    return {.count = count, .margin = count == 1 ? barMargin : lowMargin};
}

void SecondClipRow::fitHeight()
{
    setFixedHeight(lanes().rowHeight());
}

void SecondClipRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    connect(&session.clipsBeside(), &ClipsBeside::changed, &context, [this] {
        fitHeight();
        refresh();
        emit wantedChanged();
    });
    connect(&session.document(), &Document::frameTimeChanged, &context, [this] { refresh(); });
    fitHeight();
    emit wantedChanged();
}

void SecondClipRow::setShift(int shift)
{
    const ClipBeside *clip = session()->clipsBeside().find(m_dragged);
    if (clip == nullptr)
        return; // it was removed during the drag
    ComparisonSettings settings = clip->settings;
    settings.shift = shift;
    session()->clipsBeside().setSettings(m_dragged, settings);
}

void SecondClipRow::mousePressEvent(QMouseEvent *event)
{
    if (m_gesture.isActive()) // another button is held
        return;
    const std::vector<const ClipBeside *> clips = loaded();
    const auto isHit = [&](const ClipBeside *clip) { return barOf(*clip).contains(event->position()); };
    const auto hit = std::ranges::find_if(clips, isHit);
    if (event->button() != Qt::LeftButton || hit == clips.end() || !track().contains(event->position()))
        return TimelineRow::mousePressEvent(event);
    m_pressedX = event->position().x();
    m_dragged = (*hit)->id;
    m_shiftAtPress = (*hit)->settings.shift;
    m_gesture.begin();
    setCursor(Qt::SizeHorCursor);
    session()->clipsBeside().choose(m_dragged);
}

void SecondClipRow::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_gesture.isActive())
        return TimelineRow::mouseMoveEvent(event);
    const double frames = (event->position().x() - m_pressedX) / scale().pixelsPerFrame();
    setShift(m_shiftAtPress - static_cast<int>(std::lround(frames)));
}

void SecondClipRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_gesture.isActive())
        return TimelineRow::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    m_gesture.end();
    unsetCursor();
}

} // namespace limber
