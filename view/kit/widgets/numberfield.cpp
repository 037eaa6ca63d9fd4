#include "widgets/numberfield.h"

#include "items/decimaltext.h"
#include "items/numberexpression.h"
#include "widgets/commitonleave.h"
#include "widgets/textinput.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int letterWidth = 16;
constexpr int pixelsPerStep = 4;

double factorOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ShiftModifier)
        return 10.0;
    return modifiers & Qt::AltModifier ? 0.1 : 1.0;
}

} // namespace

NumberField::NumberField(QWidget *parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight);
    setProperty(holdsNumber, true);
    setMouseTracking(true);
    setMinimumWidth(56);
    connect(this, &QLineEdit::returnPressed, this, &NumberField::commit);
    new CommitOnLeave(*this, [this] { commit(); });
    showNothing();
}

void NumberField::setLetter(const QString &letter, const QColor &colour)
{
    m_letter = letter;
    m_letterColour = colour;
    setTextMargins(letter.isEmpty() ? 0 : letterWidth - 6, 0, 0, 0);
    update();
}

void NumberField::setMarked(bool isMarked)
{
    constexpr auto markedProperty = "marked";
    if (property(markedProperty).toBool() == isMarked)
        return;
    setProperty(markedProperty, isMarked);
    style()->unpolish(this); // makes the style sheet read the property again
    style()->polish(this);
}

void NumberField::showValue(double value, const QString &text)
{
    m_hasValue = true;
    m_value = value;
    m_shown = text;
    setEnabled(true);
    // A playing motion must not replace what the user is typing.
    if (!hasFocus() || !isModified())
        restore();
}

void NumberField::showNothing()
{
    m_hasValue = false;
    m_shown = QStringLiteral("–");
    setEnabled(false);
    restore();
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        commit();
        return step(event->key() == Qt::Key_Up ? 1.0 : -1.0, event->modifiers());
    case Qt::Key_Escape:
        if (isModified()) {
            restore();
            selectFromEnd();
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberField::wheelEvent(QWheelEvent *event)
{
    // Only a field with the focus reacts: a wheel that scrolls past must not change a motion. Alt swaps the wheel's
    // axes.
    const int angle = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    if (!hasFocus() || !m_hasValue || angle == 0)
        return event->ignore();
    step(angle / 120.0, event->modifiers());
    event->accept();
}

void NumberField::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_hasValue && !isReadOnly() && letterRect().contains(event->pos())) {
        m_dragging = true;
        m_dragStartX = event->pos().x();
        m_dragStartValue = m_value;
        emit gestureStarted();
        return;
    }
    QLineEdit::mousePressEvent(event);
}

void NumberField::mouseMoveEvent(QMouseEvent *event)
{
    const bool overLetter = !isReadOnly() && letterRect().contains(event->pos());
    setCursor(m_dragging || overLetter ? Qt::SizeHorCursor : Qt::IBeamCursor);
    if (!m_dragging)
        return QLineEdit::mouseMoveEvent(event);
    const int steps = (event->pos().x() - m_dragStartX) / pixelsPerStep;
    emit valueWanted(m_dragStartValue + steps * m_step * factorOf(event->modifiers()), true);
}

void NumberField::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_dragging)
        return QLineEdit::mouseReleaseEvent(event);
    m_dragging = false;
}

void NumberField::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (selectedText() == text())
        selectFromEnd();
    emit gestureStarted();
}

void NumberField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    commit();
}

void NumberField::paintEvent(QPaintEvent *event)
{
    if (!hasFocus() && fontMetrics().horizontalAdvance(text()) > textRect().width())
        paintElided();
    else
        QLineEdit::paintEvent(event);
    if (m_letter.isEmpty())
        return;
    QPainter painter(this);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(isEnabled() ? m_letterColour : palette().color(QPalette::Disabled, QPalette::Text));
    painter.drawText(letterRect(), Qt::AlignCenter, m_letter);
}

QRect NumberField::textRect() const
{
    constexpr int margin = 2; // which QLineEdit leaves beside its text
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .marginsRemoved(textMargins())
        .adjusted(margin, 0, -margin, 0);
}

// Returns the number with four digits that matter, so that fields side by side are alike, or with as many decimals as
// there is room for. A number of which that leaves nothing, or any other text, shows by its dots that some of it is
// missing.
QString NumberField::textThatFits(int width) const
{
    bool isNumber = false;
    const QString withPoint = QString(text()).replace(QLocale().decimalPoint(), QStringLiteral("."));
    const double value = withPoint.toDouble(&isNumber);
    const qsizetype point = withPoint.indexOf(u'.');
    const bool isPlain = isNumber && point >= 0 && !withPoint.contains(u'e', Qt::CaseInsensitive);
    const double size = std::abs(value);
    const qsizetype most = size >= 10.0 ? 2 : size >= 1.0 ? 3 : 4;
    for (qsizetype decimals = isPlain ? std::min(text().size() - point - 2, most) : 0; decimals > 0; --decimals) {
        QString shorter = QString::number(value, 'f', static_cast<int>(decimals));
        if (shorter.toDouble() == 0.0 && value != 0.0)
            break;
        if (!text().contains(u'.'))
            shorter = decimalText(shorter);
        if (fontMetrics().horizontalAdvance(shorter) <= width)
            return shorter;
    }
    return fontMetrics().elidedText(text(), Qt::ElideRight, width);
}

void NumberField::paintElided()
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Text));
    const QRect area = textRect();
    const bool isRight = alignment().testFlag(Qt::AlignRight);
    painter.drawText(area, (isRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, textThatFits(area.width()));
}

void NumberField::commit()
{
    if (!m_hasValue || !isModified())
        return;
    m_typed = text();
    const auto value = evaluateExpression(m_typed, m_value);
    setModified(false);
    if (value)
        emit valueWanted(*value, false);
    restore();
    selectFromEnd();
}

// Selects all with the cursor at the start: of a text that does not fit, the first digits are the important ones.
void NumberField::selectFromEnd()
{
    const auto length = static_cast<int>(text().size());
    setSelection(length, -length);
}

void NumberField::restore()
{
    setText(m_shown);
    setModified(false);
    setCursorPosition(0);
}

void NumberField::step(double steps, Qt::KeyboardModifiers modifiers)
{
    if (m_hasValue && !isReadOnly())
        emit valueWanted(m_value + steps * m_step * factorOf(modifiers), true);
}

QRect NumberField::letterRect() const
{
    return m_letter.isEmpty() ? QRect() : QRect(2, 0, letterWidth, height());
}

} // namespace limber
