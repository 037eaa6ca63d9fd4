#include "cleanup/choices/fillbutton.h"

#include <QKeyEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace limber {

namespace {

constexpr int margin = 3;
constexpr int besidePicture = 8;
constexpr int usualWidth = 260;
constexpr int wraps = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

int heightOf(const QFont &font, const QString &text, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), wraps, text).height();
}

int textWidth(int width)
{
    return std::max(width - FillButton::pictureSize().width() - besidePicture - 2 * margin, 1);
}

} // namespace

FillButton::FillButton(QWidget *parent) : QToolButton(parent)
{
    setProperty("role", QStringLiteral("picture"));
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FillButton::show(const QImage &picture, const QString &name, const QString &words)
{
    m_picture = QPixmap::fromImage(picture);
    m_words = words;
    setText(name);
    setAccessibleName(tr("%1: %2").arg(name, words));
    updateGeometry();
    update();
}

QSize FillButton::sizeHint() const
{
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize FillButton::minimumSizeHint() const
{
    return {2 * pictureSize().width(), heightForWidth(std::max(width(), 2 * pictureSize().width()))};
}

int FillButton::heightForWidth(int width) const
{
    const int text =
        heightOf(boldOf(font()), QToolButton::text(), textWidth(width)) + heightOf(font(), m_words, textWidth(width));
    return std::max(text, pictureSize().height()) + 2 * margin;
}

void FillButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawComplexControl(QStyle::CC_ToolButton, option);

    const QRect inside = rect().adjusted(margin, margin, -margin, -margin);
    painter.drawPixmap(
        QRect(inside.topLeft() + QPoint(0, (inside.height() - pictureSize().height()) / 2), pictureSize()), m_picture);
    const int width = textWidth(this->width());
    const int nameHeight = heightOf(boldOf(font()), text(), width);
    const int height = nameHeight + heightOf(font(), m_words, width);
    QRect lines(inside.left() + pictureSize().width() + besidePicture, inside.top(), width, inside.height());
    lines.setTop(inside.top() + std::max(0, (inside.height() - height) / 2));
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.setFont(boldOf(font()));
    painter.drawText(lines, wraps, text());
    painter.setFont(font());
    lines.setTop(lines.top() + nameHeight);
    painter.drawText(lines, wraps, m_words);
}

void FillButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        emit stepWanted(event->key() == Qt::Key_Down ? 1 : -1);
    else
        QToolButton::keyPressEvent(event);
}

} // namespace limber
