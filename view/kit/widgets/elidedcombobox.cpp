#include "widgets/elidedcombobox.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QTextDocument>
#include <QToolTip>
#include <QWheelEvent>

namespace limber {

namespace {

constexpr int textMargin = 6; // of the field's frame, left and right together
constexpr int iconMargin = 4; // between an icon and the text

} // namespace

ElidedComboBox::ElidedComboBox(QWidget *parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus); // the wheel does not give it the focus
}

void ElidedComboBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

QString ElidedComboBox::shortened() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int icon = currentData(Qt::DecorationRole).isNull() ? 0 : iconSize().width() + iconMargin;
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, field.width() - icon - textMargin);
}

bool ElidedComboBox::event(QEvent *event)
{
    const QString whole = currentText();
    if (event->type() != QEvent::ToolTip || isEditable() || shortened() == whole)
        return QComboBox::event(event);
    QString text = QStringLiteral("<p>%1</p>").arg(whole.toHtmlEscaped());
    if (const QString own = toolTip(); !own.isEmpty() && own != whole)
        text += QStringLiteral("<p>%1</p>").arg(Qt::mightBeRichText(own) ? own : own.toHtmlEscaped());
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text, this);
    return true;
}

void ElidedComboBox::paintEvent(QPaintEvent *event)
{
    if (isEditable())
        return QComboBox::paintEvent(event);
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shortened();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace limber
