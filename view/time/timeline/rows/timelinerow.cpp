#include "timeline/rows/timelinerow.h"

#include "timeline/rows/visibilitybutton.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace limber {

namespace {

constexpr int nameMargin = 12;
constexpr int rightMargin = 14; // the same as in the ruler
constexpr double numbersY = 8.0; // a height at which a drag in the ruler can only move the frame
constexpr int smallText = 11; // pixels

} // namespace

void drawCurrentFrame(QPainter &painter, double x, double top, double bottom, const Colours &colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.accent, 2.0, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, top), QPointF(x, bottom));
}

TimelineRow::TimelineRow(const QString &key, const QString &name, QWidget &ruler, QWidget *parent)
    : QWidget(parent), m_key(key), m_name(name), m_ruler(ruler), m_eye(new VisibilityButton(name, this))
{
    setObjectName(QStringLiteral("timelineRow.") + key);
    setAccessibleName(name);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_eye, &QToolButton::clicked, this, &TimelineRow::hideWanted);
}

TimelineRow::~TimelineRow() = default;

void TimelineRow::attach(Session &session, QObject &context)
{
    connect(&session.shownFrames(), &ShownFrames::frameChanged, &context, [this] { update(); });
}

void TimelineRow::showSession()
{
    refresh();
}

void TimelineRow::setColours(const Colours &colours)
{
    m_colours = colours;
    refresh();
}

void TimelineRow::follow(const TimeScale &scale)
{
    m_scale = scale;
    resizeEvent(nullptr);
}

void TimelineRow::setGutterOpen(bool isOpen)
{
    m_isGutterOpen = isOpen;
    m_eye->setVisible(isOpen);
    refresh();
}

QRectF TimelineRow::track() const
{
    return {m_scale.left(), 0.0, std::max(1.0, width() - m_scale.left() - rightMargin), static_cast<double>(height())};
}

void TimelineRow::refresh()
{
    m_background = {};
    update();
}

void TimelineRow::resizeEvent(QResizeEvent *)
{
    m_eye->place(static_cast<int>(m_scale.left()), 0, height());
    refresh();
}

void TimelineRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

void TimelineRow::paintBackground()
{
    m_background = QPixmap(size() * devicePixelRatioF());
    m_background.setDevicePixelRatio(devicePixelRatioF());
    m_background.fill(m_colours.panel);
    if (session() == nullptr || m_scale.frameCount() == 0)
        return;
    QPainter painter(&m_background);
    painter.setFont(font());
    painter.setClipRect(track());
    paintTrack(painter);
}

void TimelineRow::paintEvent(QPaintEvent *)
{
    if (m_background.isNull() || m_background.size() != size() * devicePixelRatioF())
        paintBackground();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_background);
    paintGutter(painter);
    if (session() == nullptr || m_scale.frameCount() == 0)
        return;
    const double x = m_scale.xOf(session()->shownFrames().documentPlace());
    if (x >= m_scale.left() - 1.0 && x <= track().right() + 1.0)
        drawCurrentFrame(painter, x, 0.0, height(), m_colours);
}

void TimelineRow::paintGutter(QPainter &painter) const
{
    const double left = m_scale.left();
    if (!m_isGutterOpen) {
        QFont small = font();
        small.setPixelSize(smallText);
        painter.setFont(small);
        painter.setPen(m_colours.secondaryText);
        const QRectF area(4.0, 0.0, left - 12.0, height());
        return painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter,
                                QFontMetrics(small).elidedText(m_name, Qt::ElideRight, static_cast<int>(area.width())));
    }
    const QRectF area(nameMargin, 0.0, left - nameMargin - VisibilityButton::widthWithMargins, height());
    painter.setPen(m_colours.text);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, m_name);
    const double used = fontMetrics().horizontalAdvance(m_name) + nameMargin;
    const QRectF rest = area.adjusted(used, 0.0, 0.0, 0.0);
    painter.setPen(valueColour());
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(valueText(), Qt::ElideRight, static_cast<int>(rest.width())));
}

void TimelineRow::sendToRuler(const QMouseEvent &event)
{
    const QPointF position(m_ruler.mapFromGlobal(event.globalPosition()).x(), numbersY);
    QMouseEvent moved(event.type(), position, event.globalPosition(), event.button(), event.buttons(),
                      event.modifiers());
    QCoreApplication::sendEvent(&m_ruler, &moved);
}

void TimelineRow::mousePressEvent(QMouseEvent *event)
{
    if (event->position().x() < m_scale.left())
        return event->ignore();
    m_isDragOfRuler = true;
    m_ruler.setFocus(Qt::MouseFocusReason);
    sendToRuler(*event);
}

void TimelineRow::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isDragOfRuler)
        sendToRuler(*event);
}

void TimelineRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isDragOfRuler)
        sendToRuler(*event);
    m_isDragOfRuler = false;
}

// Over the gutter the wheel scrolls the rows.
void TimelineRow::wheelEvent(QWheelEvent *event)
{
    if (event->position().x() < m_scale.left())
        return event->ignore();
    QWheelEvent moved(m_ruler.mapFromGlobal(event->globalPosition()), event->globalPosition(), event->pixelDelta(),
                      event->angleDelta(), event->buttons(), event->modifiers(), event->phase(), event->inverted());
    QCoreApplication::sendEvent(&m_ruler, &moved);
    event->accept();
}

} // namespace limber
