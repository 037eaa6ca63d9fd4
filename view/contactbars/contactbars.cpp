#include "contactbars/contactbars.h"

#include "items/decimaltext.h"
#include "items/jointname.h"
#include "widgets/accessibleparts.h"
#include "widgets/nodeicon.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr int rowHeight = ContactLayout::rowHeight;
constexpr int sideMargin = 8;
constexpr int widestName = 120;
constexpr int wideMargin = 12; // where the state is shown, too
constexpr int stateMargin = 34; // after it
constexpr double dotWidth = 8.0;
constexpr double newContactSeconds = 0.2;

} // namespace

ContactBars::ContactBars(const Colours &colours, QWidget *parent) : QWidget(parent), m_colours(colours)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Canvas);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setAccessibleName(tr("Foot contacts"));
    setAccessibleDescription(
        tr("Up and Down select a foot, Ctrl+Left and Ctrl+Right a contact. Left and Right move one "
           "end of it, Home and End select which; with Shift they move the whole contact. Insert "
           "adds a contact at the current frame, Delete removes one."));
    m_emptyText = tr("No feet were detected.");
}

void ContactBars::setColours(const Colours &colours)
{
    m_colours = colours;
    update();
}

void ContactBars::setClip(const Skeleton &skeleton, const BodyRoles &roles, int frameCount, double frameTimeSeconds)
{
    m_rows = ContactRows(skeleton, roles, frameCount);
    m_names.clear();
    for (const Joint &joint : skeleton.joints())
        m_names << textOfName(joint.name);
    m_frameTime = frameTimeSeconds;
    m_scale.setFrameCount(frameCount);
    m_chosen = {};
    resizeEvent(nullptr);
    updateGeometry();
}

void ContactBars::setContacts(const Contacts &contacts)
{
    if (m_drag == Drag::Edit || contacts == m_rows.contacts())
        return;
    m_rows.setContacts(contacts);
    choose({});
    updateGeometry();
    update();
}

void ContactBars::setFrame(int frame)
{
    if (frame == m_frame)
        return;
    m_frame = frame;
    if (m_drag == Drag::None && !m_isFollowing)
        m_scale.makeVisible(frame);
    update();
}

QSize ContactBars::sizeHint() const
{
    return {400, rowHeight * std::max(1, static_cast<int>(m_rows.rows().size())) + 2};
}

QSize ContactBars::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

void ContactBars::setJointNames(const QStringList &names)
{
    m_names = names;
    resizeEvent(nullptr); // the names decide where the frames begin
    update();
}

void ContactBars::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void ContactBars::follow(const TimeScale &scale)
{
    m_isFollowing = true;
    m_scale = scale;
    update();
}

void ContactBars::setStateShown(bool isShown)
{
    m_isStateShown = isShown;
    update();
}

int ContactBars::namesWidth() const
{
    int widest = 0;
    for (const ContactRows::Row &row : m_rows.rows())
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_names.value(row.joint)));
    return std::min({widest, widestName, width() / 3}) + 2 * sideMargin;
}

// Where the frames begin.
double ContactBars::left() const
{
    return m_isFollowing ? m_scale.left() : namesWidth();
}

void ContactBars::resizeEvent(QResizeEvent *)
{
    if (!m_isFollowing)
        m_scale.setPixels(left(), std::max(1.0, width() - left() - sideMargin));
    update();
}

ContactLayout ContactBars::layOut() const
{
    return {m_rows, m_scale, left(), static_cast<double>(width())};
}

QString ContactBars::textOf(ContactBar bar) const
{
    const FrameInterval frames = m_rows.intervalOf(bar);
    const QString name = m_names.value(m_rows.rows()[static_cast<std::size_t>(bar.row)].joint);
    return tr("%1 planted, frames %2–%3 (%5 s from %4 s)")
        .arg(name)
        .arg(frames.first)
        .arg(frames.last)
        .arg(decimalText(frames.first * m_frameTime, 'f', 2))
        .arg(decimalText(frames.frameCount() * m_frameTime, 'f', 2));
}

void ContactBars::choose(ContactBar bar)
{
    m_chosen = bar;
    if (bar.row >= 0)
        m_chosenRow = bar.row;
    update();
    emit chosenChanged();
}

void ContactBars::edited(ContactBar bar)
{
    choose(bar);
    emit contactsEdited(m_rows.contacts());
}

void ContactBars::moveChosen(int firstBy, int lastBy)
{
    if (!m_chosen.isValid())
        return;
    FrameInterval frames = m_rows.intervalOf(m_chosen);
    const int last = m_rows.frameCount() - 1;
    // A bar that is moved keeps its length at the ends of the clip; an end stops at the other.
    if (firstBy == lastBy && (frames.first + firstBy < 0 || frames.last + lastBy > last))
        return;
    frames.first += firstBy;
    frames.last += lastBy;
    if (frames.first < 0 || frames.last > last || frames.first > frames.last)
        return;
    edited(m_rows.change(m_chosen, frames));
}

void ContactBars::makeAt(int row, int frame)
{
    if (row < 0 || row >= static_cast<int>(m_rows.rows().size()) || m_rows.frameCount() == 0)
        return;
    const int length =
        m_frameTime > 0.0 ? static_cast<int>(std::min(1000.0, std::ceil(newContactSeconds / m_frameTime))) : 1;
    edited(m_rows.add(row, {frame, frame + length - 1}));
}

void ContactBars::removeChosen()
{
    if (!m_chosen.isValid())
        return;
    m_rows.remove(m_chosen);
    edited({m_chosen.row, -1});
}

// Gives up a drag: everything is as it was before.
void ContactBars::endDrag()
{
    if (std::exchange(m_drag, Drag::None) != Drag::Edit)
        return;
    m_rows = m_before;
    choose(m_pressed.bar);
}

void ContactBars::focusOutEvent(QFocusEvent *event)
{
    endDrag();
    QWidget::focusOutEvent(event);
}

void ContactBars::keyPressEvent(QKeyEvent *event)
{
    if (m_drag == Drag::Edit) { // keys would change what the mouse holds
        if (event->key() == Qt::Key_Escape)
            endDrag();
        return;
    }
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step != 0 && (event->modifiers() & Qt::ControlModifier))
        choose(m_rows.neighbour(m_chosen, step));
    else if (step != 0 && (event->modifiers() & Qt::ShiftModifier))
        moveChosen(step, step);
    else if (step != 0)
        moveChosen(m_end == End::First ? step : 0, m_end == End::Last ? step : 0);
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        choose({std::clamp(m_chosenRow + (event->key() == Qt::Key_Up ? -1 : 1), 0,
                           std::max(0, static_cast<int>(m_rows.rows().size()) - 1)),
                -1});
    else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
        m_end = event->key() == Qt::Key_Home ? End::First : End::Last;
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        removeChosen();
    else if (event->key() == Qt::Key_Insert)
        makeAt(std::min(m_chosenRow, static_cast<int>(m_rows.rows().size()) - 1), m_frame);
    else
        return QWidget::keyPressEvent(event);
    update();
}

void ContactBars::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position();
    m_lastX = event->position().x();
    m_before = m_rows;
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        return;
    }
    m_pressed = layOut().spotAt(event->position());
    if (event->button() != Qt::LeftButton || m_pressed.row < 0)
        return;
    m_drag = Drag::Press;
    if (m_pressed.grip == Grip::First || m_pressed.grip == Grip::Last)
        m_end = m_pressed.grip == Grip::First ? End::First : End::Last;
    choose(m_pressed.bar);
}

void ContactBars::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag == Drag::None) {
        const Grip grip = layOut().spotAt(event->position()).grip;
        const bool isEnd = grip == Grip::First || grip == Grip::Last;
        setCursor(isEnd ? Qt::SizeHorCursor : grip == Grip::Bar ? Qt::OpenHandCursor : Qt::ArrowCursor);
    } else if (m_drag == Drag::Pan) {
        if (m_isFollowing)
            emit panWanted(m_lastX - event->position().x());
        else
            m_scale.pan(m_lastX - event->position().x());
        m_lastX = event->position().x();
        update();
    } else {
        const bool isFar = (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
        if (isFar)
            m_drag = Drag::Edit;
        if (m_drag == Drag::Edit)
            dragTo(event->position(), event->modifiers() & Qt::ControlModifier);
    }
}

// By how many frames the end, or the bar, that is dragged to there moves. Of a bar the end snaps that has less far to
// go.
int ContactBars::draggedBy(double x, bool snaps) const
{
    if (!snaps || !m_snapping)
        return m_scale.nearestFrame(x) - m_scale.nearestFrame(m_pressedAt.x());
    const FrameInterval frames = m_before.intervalOf(m_pressed.bar);
    const double moved = x - m_pressedAt.x();
    const auto snapped = [&](int frame) { return m_snapping(m_scale.xOf(frame) + moved, frames) - m_scale.xOf(frame); };
    const double first = snapped(frames.first);
    const double last = snapped(frames.last);
    const auto isNearer = [moved](double a, double b) {
        return a != moved && (b == moved || std::abs(a - moved) <= std::abs(b - moved));
    };
    const bool takesFirst = m_pressed.grip == Grip::First || (m_pressed.grip == Grip::Bar && isNearer(first, last));
    const int end = takesFirst ? frames.first : frames.last;
    return m_scale.nearestFrame(m_scale.xOf(end) + (takesFirst ? first : last)) - end;
}

void ContactBars::dragTo(const QPointF &position, bool snaps)
{
    m_rows = m_before;
    const Grip grip = m_pressed.grip;
    if (grip == Grip::Empty) {
        const double x = snaps && m_snapping ? m_snapping(position.x(), {-1, -1}) : position.x();
        choose(m_rows.add(m_pressed.row, {m_scale.nearestFrame(m_pressedAt.x()), m_scale.nearestFrame(x)}));
    } else {
        FrameInterval frames = m_rows.intervalOf(m_pressed.bar);
        const int by =
            std::clamp(draggedBy(position.x(), snaps), grip == Grip::Bar ? -frames.first : -m_rows.frameCount(),
                       grip == Grip::Bar ? m_rows.frameCount() - 1 - frames.last : m_rows.frameCount());
        if (grip != Grip::Last)
            frames.first += by;
        if (grip != Grip::First)
            frames.last += by;
        choose(m_rows.change(m_pressed.bar, frames));
    }
    update();
}

void ContactBars::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Press && event->button() == Qt::LeftButton)
        emit frameWanted(m_scale.nearestFrame(event->position().x()));
    else if (drag == Drag::Edit && m_rows.contacts() != m_before.contacts())
        edited(m_chosen);
}

void ContactBars::mouseDoubleClickEvent(QMouseEvent *event)
{
    const ContactLayout::Spot spot = layOut().spotAt(event->position());
    if (event->button() != Qt::LeftButton)
        return;
    if (spot.bar.isValid()) {
        choose(spot.bar);
        removeChosen();
    } else if (spot.row >= 0 && event->position().x() >= left()) {
        makeAt(spot.row, m_scale.nearestFrame(event->position().x()));
    } else if (!m_isFollowing) {
        m_scale.showAll();
        update();
    }
}

void ContactBars::wheelEvent(QWheelEvent *event)
{
    if (m_isFollowing)
        return event->ignore();
    m_scale.zoom(std::pow(0.9985, event->angleDelta().y()), event->position().x());
    update();
    event->accept();
}

bool ContactBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto &help = static_cast<const QHelpEvent &>(*event);
    const ContactLayout::Spot spot = layOut().spotAt(help.pos());
    QString text;
    if (spot.bar.isValid())
        text = textOf(spot.bar);
    else if (spot.row >= 0 && help.pos().x() < left())
        text = m_names.value(m_rows.rows()[static_cast<std::size_t>(spot.row)].joint);
    else if (spot.row >= 0)
        text = tr("Drag to add a contact, or double-click for a short one. Drag a bar or its ends to change it, "
                  "with Ctrl to snap; double-click it to remove it.");
    QToolTip::showText(help.globalPos(), text.isEmpty() ? text : plainToolTip(text), this);
    return true;
}

void ContactBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_colours.panel);
    if (m_rows.rows().empty()) {
        painter.setPen(m_colours.secondaryText);
        painter.drawText(rect().adjusted(sideMargin, 0, -sideMargin, 0), Qt::AlignLeft | Qt::AlignVCenter, m_emptyText);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < static_cast<int>(m_rows.rows().size()); ++row)
        paintRow(painter, row);
    painter.setPen(QPen(m_colours.accent, m_isFollowing ? 2.0 : 1.5, Qt::SolidLine, Qt::FlatCap));
    const double x = m_scale.xOf(m_frame);
    if (x >= left() - 1.0 && x <= width())
        painter.drawLine(QPointF(x, 0), QPointF(x, rowHeight * static_cast<double>(m_rows.rows().size())));
    if (hasFocus()) {
        painter.setPen(QPen(m_colours.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void ContactBars::paintRow(QPainter &painter, int row) const
{
    const ContactRows::Row &contacts = m_rows.rows()[static_cast<std::size_t>(row)];
    const QRectF rowArea = layOut().rectOfRow(row);
    paintName(painter, row);
    painter.setClipRect(rowArea);
    painter.setPen(QPen(m_colours.line, 1.0));
    painter.drawLine(QPointF(rowArea.left(), rowArea.bottom() - 0.5), QPointF(rowArea.right(), rowArea.bottom() - 0.5));
    const QColor colour = sideColour(contacts.side, m_colours);
    for (int index = 0; index < static_cast<int>(contacts.intervals.size()); ++index) {
        const QRectF bar = layOut().rectOf(row, contacts.intervals[static_cast<std::size_t>(index)]);
        const bool isChosen = m_chosen == ContactBar{row, index};
        painter.setPen(isChosen ? QPen(m_colours.text, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(colour);
        painter.drawRoundedRect(bar, 2.0, 2.0);
        if (isChosen) {
            const double x = m_end == End::First ? bar.left() : bar.right();
            painter.setPen(QPen(m_colours.selected, 3.0));
            painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()));
        }
    }
    painter.setClipping(false);
}

void ContactBars::paintName(QPainter &painter, int row) const
{
    const ContactRows::Row &contacts = m_rows.rows()[static_cast<std::size_t>(row)];
    const QString text = m_names.value(contacts.joint).simplified();
    const QRectF rowArea = layOut().rectOfRow(row);
    const bool isStrong = m_isStateShown || (hasFocus() && row == m_chosenRow);
    painter.setPen(isStrong ? m_colours.text : m_colours.secondaryText);
    QRectF name(sideMargin, rowArea.top(), left() - 2 * sideMargin + 1, rowHeight);
    if (m_isStateShown) {
        const QString state = m_rows.barAt(row, m_frame).isValid() ? tr("planted") : QString();
        const QRectF dot(wideMargin, rowArea.center().y() - 0.5 * dotWidth, dotWidth, dotWidth);
        name = {dot.right() + 6.0, rowArea.top(), left() - stateMargin - dot.right() - 6.0, rowHeight};
        painter.setPen(m_colours.secondaryText);
        painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter, state);
        name.setWidth(std::max(1.0, name.width() - fontMetrics().horizontalAdvance(state) - sideMargin));
        painter.setPen(Qt::NoPen);
        painter.setBrush(sideColour(contacts.side, m_colours));
        painter.drawEllipse(dot);
        painter.setPen(m_colours.text);
    }
    // Names of one file differ at their ends.
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text, Qt::ElideLeft, static_cast<int>(name.width())));
}

} // namespace limber
