#include "timeline/rows/secondcliprow.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int rowHeight = 22;
constexpr double barMargin = 4.0;
constexpr double textMargin = 6.0;

} // namespace

SecondClipRow::SecondClipRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("secondClip"), tr("Second Clip"), ruler, parent), m_gesture(ruler, this)
{
    setFixedHeight(rowHeight);
    setToolTip(tr("The second clip on the time of this one; drag it to shift it"));
    connect(&m_gesture, &RowGesture::givenUp, this, [this] {
        unsetCursor();
        if (session() != nullptr)
            setShift(m_shiftAtPress);
    });
}

bool SecondClipRow::isWanted() const
{
    return session() != nullptr && session()->secondClip().isShown();
}

QString SecondClipRow::valueText() const
{
    if (!isWanted())
        return {};
    const auto frame = session()->secondClip().frameFor(session()->playhead().frame());
    return frame ? tr("frame %1").arg(*frame) : tr("no frame");
}

QRectF SecondClipRow::bar() const
{
    if (!isWanted())
        return {};
    const SecondClip &second = session()->secondClip();
    const double ratio = session()->document().motion().playingFrameTimeSeconds() /
                         second.source().clip->motion.playingFrameTimeSeconds();
    const double first = -second.settings().shift;
    const double last = first + (second.source().clip->motion.frameCount() - 1) / ratio;
    const double left = scale().xOf(first);
    return {left, barMargin, std::max(2.0, scale().xOf(last) - left), height() - 2.0 * barMargin};
}

void SecondClipRow::paintTrack(QPainter &painter) const
{
    const QRectF box = bar();
    if (box.isEmpty())
        return;
    QColor fill = colours().secondClip;
    fill.setAlphaF(0.30f);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours().secondClip, 1.0));
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
    const QRectF seen = (box & track()).adjusted(textMargin, 0.0, -textMargin, 0.0);
    painter.setPen(colours().text);
    painter.drawText(seen, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(session()->secondClip().source().name.simplified(), Qt::ElideMiddle,
                                              static_cast<int>(seen.width())));
}

void SecondClipRow::listenTo(Session &session, QObject *context)
{
    connect(&session.secondClip(), &SecondClip::changed, context, [this] {
        refresh();
        emit wantedChanged();
    });
    connect(&session.document(), &Document::frameTimeChanged, context, [this] { refresh(); });
}

void SecondClipRow::setShift(int shift)
{
    ComparisonSettings settings = session()->secondClip().settings();
    settings.shift = shift;
    session()->secondClip().setSettings(settings);
}

void SecondClipRow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !bar().contains(event->position()) || !track().contains(event->position()))
        return TimelineRow::mousePressEvent(event);
    m_pressedX = event->position().x();
    m_shiftAtPress = session()->secondClip().settings().shift;
    m_gesture.begin();
    setCursor(Qt::SizeHorCursor);
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
    m_gesture.end();
    unsetCursor();
}

} // namespace limber
