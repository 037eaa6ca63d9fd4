#include "contactbars/contactbars.h"

#include "base/at.h"
#include "contactbars/contactpicture.h"
#include "items/decimaltext.h"
#include "items/jointname.h"
#include "widgets/accessibleparts.h"

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

constexpr int sideMargin = ContactPicture::sideMargin;
constexpr int widestName = 120;
constexpr double newContactSeconds = 0.2;

bool isEnd(ContactLayout::Grip grip)
{
    return grip == ContactLayout::Grip::First || grip == ContactLayout::Grip::Last;
}

} // namespace

ContactBars::ContactBars(const Colours &colours, QWidget *parent) : QWidget(parent), m_colours(colours)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Canvas);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setAccessibleName(tr("Foot contacts"));
    setAccessibleDescription(
        tr("Up and Down select a foot or a toe, Ctrl+Left and Ctrl+Right a contact. Left and Right move one "
           "end of it, Home and End select which; with Shift they move the whole contact. Insert "
           "adds a contact at the current frame, Delete removes one."));
    m_emptyText = tr("No feet were detected.");
}

void ContactBars::setColours(const Colours &colours)
{
    m_colours = colours;
    update();
}

void ContactBars::setClip(const Skeleton &skeleton, std::span<const FigureLegs> figures, int frameCount,
                          double frameTimeSeconds)
{
    m_rows = ContactRows(skeleton, figures, frameCount);
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

void ContactBars::showFrame(int frame, double place)
{
    if (frame == m_frame && place == m_place)
        return;
    m_frame = frame;
    m_place = place;
    if (m_drag == Drag::None && !m_isFollowing)
        m_scale.makeVisible(frame);
    update();
}

QSize ContactBars::sizeHint() const
{
    return {400, ContactLayout::lineHeight * std::max(1, m_rows.lineCount()) + 2};
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

void ContactBars::setEmptyRowTexts(const QStringList &texts)
{
    if (texts == m_emptyRowTexts)
        return;
    m_emptyRowTexts = texts;
    update();
}

void ContactBars::setAirMarks(std::vector<AirMark> marks)
{
    m_airMarks = std::move(marks);
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
    for (int line = 0; line < m_rows.lineCount(); ++line)
        widest = std::max(widest, fontMetrics().horizontalAdvance(nameOfLine(line)));
    return std::min({widest, widestName, width() / 3}) + 2 * sideMargin;
}

// A leg is named by its side, or by its foot if there are more legs.
QString ContactBars::nameOfLine(int line) const
{
    const ContactRows::Row &row = at(m_rows.rows(), m_rows.rowsOfLine(line).front());
    if (m_rows.hasTwoLegs() && m_rows.isLeg(line))
        return row.side == BodySide::Left ? tr("Left foot") : tr("Right foot");
    return m_names.value(row.joint);
}

// Returns where the frames begin.
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
    const QString name = m_names.value(at(m_rows.rows(), bar.row).joint);
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
    // A moved bar keeps its length at the ends of the clip; an end stops at the other end.
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

// Cancels a drag and restores everything.
void ContactBars::endDrag()
{
    if (std::exchange(m_drag, Drag::None) != Drag::Edit)
        return;
    m_rows = m_dragged.before;
    choose(m_dragged.spot.bar);
}

void ContactBars::focusOutEvent(QFocusEvent *event)
{
    endDrag();
    QWidget::focusOutEvent(event);
}

void ContactBars::keyPressEvent(QKeyEvent *event)
{
    if (m_drag == Drag::Edit) { // keys would change the dragged bar
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
        moveChosen(m_end == Grip::First ? step : 0, m_end == Grip::Last ? step : 0);
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        choose({std::clamp(m_chosenRow + (event->key() == Qt::Key_Up ? -1 : 1), 0,
                           std::max(0, static_cast<int>(m_rows.rows().size()) - 1)),
                -1});
    else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
        m_end = event->key() == Qt::Key_Home ? Grip::First : Grip::Last;
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
    if (m_drag != Drag::None) // another button was pressed first
        return;
    m_button = event->button();
    m_lastX = event->position().x();
    m_dragged = {m_rows, layOut().spotAt(event->position()), event->position()};
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        return;
    }
    const ContactLayout::Spot &pressed = m_dragged.spot;
    if (event->button() != Qt::LeftButton || pressed.row < 0)
        return;
    m_drag = Drag::Press;
    if (isEnd(pressed.grip))
        m_end = pressed.grip;
    choose(pressed.bar);
}

void ContactBars::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag == Drag::None) {
        const Grip grip = layOut().spotAt(event->position()).grip;
        setCursor(isEnd(grip) ? Qt::SizeHorCursor : grip == Grip::Bar ? Qt::OpenHandCursor : Qt::ArrowCursor);
    } else if (m_drag == Drag::Pan) {
        if (m_isFollowing)
            emit panWanted(m_lastX - event->position().x());
        else
            m_scale.pan(m_lastX - event->position().x());
        m_lastX = event->position().x();
        update();
    } else {
        const bool isFar = (event->position() - m_dragged.from).manhattanLength() >= QApplication::startDragDistance();
        if (isFar)
            m_drag = Drag::Edit;
        if (m_drag == Drag::Edit)
            dragTo(event->position(), event->modifiers() & Qt::ControlModifier);
    }
}

void ContactBars::dragTo(const QPointF &position, bool snaps)
{
    m_rows = m_dragged.before;
    choose(m_dragged.to(position.x(), m_scale, snaps ? m_snapping : ContactSnapping(), m_rows));
    update();
}

void ContactBars::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_button)
        return;
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Press)
        emit frameWanted(m_scale.nearestFrame(event->position().x()));
    else if (drag == Drag::Edit && m_rows.contacts() != m_dragged.before.contacts())
        edited(m_chosen);
}

void ContactBars::mouseDoubleClickEvent(QMouseEvent *event)
{
    const ContactLayout::Spot spot = layOut().spotAt(event->position());
    if (event->button() != Qt::LeftButton || m_drag != Drag::None)
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
    const QString text = toolTipAt(help.pos());
    QToolTip::showText(help.globalPos(), text.isEmpty() ? text : plainToolTip(text), this);
    return true;
}

// Returns what is said about the frames in the air at a place; empty if there are none.
QString ContactBars::airToolTipAt(double x) const
{
    const auto mark = std::ranges::find_if(m_airMarks, [this, x](const AirMark &each) {
        const QRectF across = layOut().rectOf(0, each.frames);
        return x >= across.left() && x <= across.right();
    });
    return x < left() || mark == m_airMarks.end() ? QString() : mark->toolTip;
}

QString ContactBars::toolTipAt(const QPointF &position) const
{
    const ContactLayout::Spot spot = layOut().spotAt(position);
    if (spot.row < 0)
        return {};
    if (spot.bar.isValid())
        return textOf(spot.bar);
    if (const QString text = airToolTipAt(position.x()); !text.isEmpty())
        return text;
    const ContactRows::Row &row = at(m_rows.rows(), spot.row);
    const QString why = row.intervals.empty() ? m_emptyRowTexts.value(row.joint) : QString();
    QStringList parts;
    if (position.x() < left())
        parts << m_names.value(row.joint);
    if (!why.isEmpty())
        parts << why;
    if (position.x() >= left())
        parts << tr("Drag to add a contact, or double-click for a short one. Drag a bar or its ends to change it, "
                    "with Ctrl to snap; double-click it to remove it.");
    const QString text = parts.join(u' ');
    const bool isNamed = position.x() < left() || row.place == ContactRows::Place::Whole;
    return isNamed ? text
                   : tr("%1: %2").arg(m_names.value(row.joint), text); // foot and toe share the name of their row
}

void ContactBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStringList names;
    for (int line = 0; line < m_rows.lineCount(); ++line)
        names << nameOfLine(line);
    ContactPicture picture{m_rows, layOut(), m_colours, names};
    picture.emptyText = m_emptyText;
    picture.emptyRowTexts = m_emptyRowTexts;
    picture.airMarks = m_airMarks;
    picture.chosen = m_chosen;
    picture.chosenEnd = m_end;
    picture.strongRow = hasFocus() ? m_chosenRow : -1;
    picture.frame = m_frame;
    picture.frameX = m_scale.xOf(m_place);
    picture.isWide = m_isFollowing;
    picture.isStateShown = m_isStateShown;
    picture.isFocused = hasFocus();
    paintContacts(painter, rect(), picture);
}

} // namespace limber
