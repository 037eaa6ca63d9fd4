#include "panels/motionheaders.h"

#include "items/decimaltext.h"
#include "items/motiontablemodel.h"

#include <QPainter>

namespace limber {

namespace {

constexpr int padding = 6;

} // namespace

ChannelHeader::ChannelHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setMinimumSectionSize(32);
}

void ChannelHeader::setColours(const Colours &colours)
{
    m_colours = colours;
    viewport()->update();
}

QSize ChannelHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), 2 * fontMetrics().height() + 10};
}

void ChannelHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    painter->fillRect(rect, m_colours.panel);
    paintJointName(painter, rect, section);
    const QRect lower = rect.adjusted(2, rect.height() / 2, -padding, 0);
    const int axis = model()->headerData(section, Qt::Horizontal, MotionTableModel::AxisRole).toInt();
    painter->setPen(m_colours.axis(axis));
    painter->drawText(lower, Qt::AlignRight | Qt::AlignVCenter,
                      model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString());
    painter->setPen(m_colours.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->restore();
}

bool ChannelHeader::startsJoint(int section) const
{
    const auto jointOf = [this](int s) { return model()->headerData(s, Qt::Horizontal, MotionTableModel::JointRole); };
    return section == 0 || jointOf(section) != jointOf(section - 1);
}

// The name spans all columns of the joint; each column paints its own piece of it.
void ChannelHeader::paintJointName(QPainter *painter, const QRect &rect, int section) const
{
    int first = section;
    while (!startsJoint(first))
        --first;
    int last = section;
    while (last + 1 < count() && !startsJoint(last + 1))
        ++last;
    // A joint that is partly scrolled out keeps its name in its visible part.
    const int left = qMax(0, sectionViewportPosition(first));
    const int right = sectionViewportPosition(last) + sectionSize(last);
    const QRect whole(left + 6, rect.top(), right - left - 12, rect.height() / 2);
    painter->save();
    painter->setClipRect(rect);
    painter->setPen(m_colours.text);
    const QString name = model()->headerData(section, Qt::Horizontal, MotionTableModel::JointNameRole).toString();
    painter->drawText(whole, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      fontMetrics().elidedText(name, Qt::ElideMiddle, whole.width()));
    painter->setPen(m_colours.line);
    painter->drawLine(left + 6, rect.center().y() + 1, right - 6, rect.center().y() + 1);
    painter->restore();
}

FrameHeader::FrameHeader(QWidget *parent) : QHeaderView(Qt::Vertical, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
}

void FrameHeader::setColours(const Colours &colours)
{
    m_colours = colours;
    viewport()->update();
}

void FrameHeader::setCurrentFrame(int frame)
{
    m_currentFrame = frame;
    viewport()->update();
}

void FrameHeader::setFrameTime(double seconds)
{
    m_frameTimeSeconds = seconds;
    updateGeometry();
    viewport()->update();
}

QSize FrameHeader::sizeHint() const
{
    const QString widest = QString::number(qMax(999, count()));
    const QString time = QString::number(count() * m_frameTimeSeconds, 'f', 3);
    return {fontMetrics().horizontalAdvance(widest + time) + 3 * padding + 8, QHeaderView::sizeHint().height()};
}

void FrameHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const bool current = section == m_currentFrame;
    painter->save();
    painter->fillRect(rect, current ? m_colours.selection : m_colours.panel);
    const QRect inner = rect.adjusted(padding, 0, -padding, 0);
    painter->setPen(m_colours.secondaryText);
    painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, decimalText(section * m_frameTimeSeconds, 'f', 3));
    if (current) {
        QFont bold = font();
        bold.setBold(true);
        painter->setFont(bold);
    }
    painter->setPen(current ? m_colours.accent : m_colours.text);
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, QString::number(section));
    // A column that is half scrolled out would otherwise read like the end of the time.
    painter->setPen(m_colours.line);
    painter->drawLine(rect.topRight(), rect.bottomRight());
    painter->restore();
}

} // namespace limber
