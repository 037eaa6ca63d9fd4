#include "timeline/rows/markerrow.h"

#include "base/at.h"
#include "items/jointname.h"
#include "timeline/rows/markerflags.h"
#include "timeline/rows/rowsnap.h"
#include "widgets/accessibleparts.h"
#include "widgets/commitonleave.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr int longestName = 100; // letters
constexpr int nameFieldWidth = 140;

} // namespace

MarkerRow::MarkerRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("markers"), tr("Markers"), ruler, parent), m_gesture(*this, this),
      m_nameField(new QLineEdit(this))
{
    setFixedHeight(flagsHeight);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Canvas);
    setAccessibleDescription(tr("Enter renames the marker of the current frame, Delete removes it."));
    m_nameField->setObjectName(QStringLiteral("markerName"));
    m_nameField->setAccessibleName(tr("Name of the marker"));
    m_nameField->setMaxLength(longestName);
    m_nameField->setStyleSheet(QStringLiteral("QLineEdit { padding: 0 4px; }"));
    m_nameField->hide();
    m_nameField->installEventFilter(this);
    connect(m_nameField, &QLineEdit::editingFinished, this, [this] { endRenaming(true); });
    new CommitOnLeave(*m_nameField, [this] { endRenaming(true); });
    connect(&m_gesture, &RowGesture::givenUp, this, &MarkerRow::readMarkers);
}

MarkerRow::~MarkerRow()
{
    // The field reports the end of typing when it loses the focus, and during destruction that is too late.
    disconnect(m_nameField, nullptr, this, nullptr);
}

void MarkerRow::detach()
{
    if (session() != nullptr) // otherwise it was destroyed
        endRenaming(true);
    endGestures();
    m_chosen = -1;
}

void MarkerRow::showSession()
{
    TimelineRow::showSession();
    readMarkers();
}

void MarkerRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    const Document &document = session.document();
    for (const auto signal : {&Document::markersChanged, &Document::wasReset})
        connect(&document, signal, &context, [this] { readMarkers(); });
}

// A drag or a typed name belongs to the earlier markers, so both end here.
void MarkerRow::readMarkers()
{
    endGestures();
    m_markers = session() != nullptr ? session()->document().markers() : Markers();
    if (m_chosen >= static_cast<int>(m_markers.size()))
        m_chosen = -1;
    refresh();
}

void MarkerRow::endGestures()
{
    m_gesture.end();
    m_isPressed = m_isDragging = false;
    endRenaming(false);
}

QString MarkerRow::valueText() const
{
    return session() != nullptr ? QLocale().toString(static_cast<int>(m_markers.size())) : QString();
}

QString MarkerRow::nameOf(int marker) const
{
    return textOfName(at(m_markers, marker).name);
}

MarkerFlags MarkerRow::flags() const
{
    return {m_markers, scale(), track(), fontMetrics()};
}

void MarkerRow::paintTrack(QPainter &painter) const
{
    if (m_markers.empty()) {
        painter.setPen(colours().secondaryText);
        painter.drawText(track().adjusted(8.0, 0.0, -8.0, 0.0), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("M sets a marker at the current frame"));
        return;
    }
    const MarkerFlags flags = this->flags();
    for (const MarkerFlags::Flag &flag : flags.flags()) {
        const bool isChosen = flag.marker == m_chosen;
        if (!flag.cloth.isEmpty()) {
            painter.fillRect(flag.cloth, isChosen ? colours().selection : colours().raised);
            painter.setPen(colours().line);
            painter.drawRect(flag.cloth.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        painter.fillRect(QRectF(flag.x - 1.0, 2.0, 2.0, height() - 2.0),
                         isChosen ? colours().text : colours().secondaryText);
        painter.setPen(colours().text);
        painter.drawText(flag.cloth.adjusted(5.0, 0.0, 0.0, 0.0), Qt::AlignLeft | Qt::AlignVCenter, flag.name);
    }
}

void MarkerRow::choose(int marker)
{
    m_chosen = marker;
    refresh();
}

void MarkerRow::mousePressEvent(QMouseEvent *event)
{
    endRenaming(true);
    const int marker = event->button() == Qt::LeftButton ? flags().markerAt(event->position()) : -1;
    if (m_isPressed)
        return;
    choose(marker);
    if (marker < 0 || event->position().x() < track().left())
        return TimelineRow::mousePressEvent(event);
    m_isPressed = true;
    m_pressedAt = event->position();
    m_pressedFrame = at(m_markers, marker).frame;
    m_gesture.begin();
}

void MarkerRow::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isPressed) {
        setCursor(flags().markerAt(event->position()) >= 0 ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return TimelineRow::mouseMoveEvent(event);
    }
    const double moved = (event->position() - m_pressedAt).manhattanLength();
    m_isDragging = m_isDragging || moved >= QApplication::startDragDistance();
    if (m_isDragging)
        dragTo(*event);
}

// Two markers cannot be in one frame: over another marker, the dragged one stays at its last free frame.
void MarkerRow::dragTo(const QMouseEvent &event)
{
    double x = scale().xOf(m_pressedFrame) + event.position().x() - m_pressedAt.x();
    if (event.modifiers() & Qt::ControlModifier)
        x = snappedX(*session(), m_tools, scale(), x, {&m_pressedFrame, 1});
    Markers others = session()->document().markers();
    const auto dragged = others.begin() + markerAt(others, m_pressedFrame);
    const Marker moved{scale().nearestFrame(x), dragged->name};
    others.erase(dragged);
    if (markerAt(others, moved.frame) >= 0)
        return;
    const auto where = std::ranges::lower_bound(others, moved.frame, {}, &Marker::frame);
    m_chosen = static_cast<int>(others.insert(where, moved) - others.begin());
    m_markers = std::move(others);
    refresh();
}

void MarkerRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_isPressed || event->button() != Qt::LeftButton)
        return TimelineRow::mouseReleaseEvent(event);
    const bool isMoved = m_isDragging;
    m_gesture.end();
    m_isPressed = m_isDragging = false;
    if (isMoved)
        setMarkers(m_markers, tr("Move marker %1").arg(nameOf(m_chosen)));
    else
        emit frameWanted(m_pressedFrame);
}

void MarkerRow::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int marker = event->button() == Qt::LeftButton ? flags().markerAt(event->position()) : -1;
    if (marker < 0)
        return mousePressEvent(event);
    choose(marker);
    beginRenaming(marker);
}

void MarkerRow::setMarkers(Markers markers, const QString &text)
{
    if (session() == nullptr)
        return;
    session()->document().setMarkers(std::move(markers), text);
    readMarkers(); // restores the row if the document refused the change, as it does while loading
}

void MarkerRow::beginRenaming(int marker)
{
    endRenaming(true);
    m_renamed = marker;
    const double x = scale().xOf(at(m_markers, marker).frame);
    const double left = std::clamp(x, track().left(), std::max(track().left(), track().right() - nameFieldWidth));
    m_nameField->setGeometry(static_cast<int>(left), 0, nameFieldWidth, height());
    m_nameField->setText(nameOf(marker));
    m_nameField->selectAll();
    m_nameField->show();
    m_nameField->setFocus(Qt::OtherFocusReason);
}

void MarkerRow::endRenaming(bool keep)
{
    const int marker = std::exchange(m_renamed, -1);
    if (marker < 0)
        return;
    const QString name = m_nameField->text().simplified();
    if (m_nameField->hasFocus())
        setFocus(Qt::OtherFocusReason);
    m_nameField->hide();
    if (!keep || name.isEmpty() || name == nameOf(marker))
        return;
    Markers markers = m_markers;
    at(markers, marker).name = name.toStdString();
    setMarkers(std::move(markers), tr("Rename marker %1").arg(nameOf(marker)));
}

void MarkerRow::removeMarker(int marker)
{
    Markers markers = m_markers;
    markers.erase(markers.begin() + marker);
    const QString name = nameOf(marker);
    m_chosen = -1;
    setMarkers(std::move(markers), tr("Delete marker %1").arg(name));
}

// Returns the marker for keys: the one that was clicked last, otherwise that of the current frame.
int MarkerRow::markerForKeys() const
{
    if (m_chosen >= 0 || session() == nullptr)
        return m_chosen;
    return markerAt(m_markers, session()->playhead().frame());
}

bool MarkerRow::isOwnKey(int key)
{
    return key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_Return || key == Qt::Key_Enter ||
           key == Qt::Key_F2;
}

void MarkerRow::keyPressEvent(QKeyEvent *event)
{
    const int marker = markerForKeys();
    if (marker < 0 || !isOwnKey(event->key()))
        return TimelineRow::keyPressEvent(event);
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        removeMarker(marker);
    else
        beginRenaming(marker);
}

bool MarkerRow::event(QEvent *event)
{
    // Otherwise a window-wide shortcut could take the keys.
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(static_cast<QKeyEvent *>(event)->key())) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip)
        return TimelineRow::event(event);
    const auto &help = static_cast<const QHelpEvent &>(*event);
    const int marker = flags().markerAt(help.pos());
    const QString text =
        marker >= 0 ? nameOf(marker) : tr("Drag a marker to move it, double-click it to rename it; Delete removes it.");
    QToolTip::showText(help.globalPos(), plainToolTip(text), this);
    return true;
}

// Enter and Esc end the typing here, because the row itself also uses Enter.
bool MarkerRow::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_nameField || !isKey)
        return TimelineRow::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Escape && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        endRenaming(key != Qt::Key_Escape);
    return true;
}

} // namespace limber
