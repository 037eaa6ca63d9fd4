#include "panels/jointmarks.h"

#include "items/jointtreemodel.h"
#include "theme/icons.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int markWidth = 18;
constexpr int iconSize = 14;
constexpr double quietOpacity = 0.45; // of a mark that is not set

} // namespace

JointMarks::JointMarks(QTreeView &tree)
    : QObject(&tree), m_tree(tree), m_eye(themedIcon(QStringLiteral("eye"))),
      m_closedEye(themedIcon(QStringLiteral("eye-off"))), m_lock(themedIcon(QStringLiteral("lock"))),
      m_pin(themedIcon(QStringLiteral("pin")))
{
    tree.viewport()->setMouseTracking(true);
    tree.viewport()->installEventFilter(this);
}

void JointMarks::attach(Session &session, QObject &context)
{
    connect(&session.jointStates(), &JointStates::changed, &context, [this] { m_tree.viewport()->update(); });
    connect(&session.pins(), &Pins::changed, &context, [this] { m_tree.viewport()->update(); });
}

void JointMarks::showSession()
{
    m_underMouse = QPersistentModelIndex();
}

NodeId JointMarks::nodeAt(const QModelIndex &index) const
{
    return session() ? session()->jointTree().nodeAt(index) : NodeId();
}

bool JointMarks::isSet(NodeId node, Mark mark) const
{
    if (!session())
        return false;
    if (mark == Mark::Pin)
        return session()->pins().of(node) != nullptr;
    const JointStates &states = session()->jointStates();
    return mark == Mark::Eye ? states.isHidden(node) : states.isLocked(node);
}

bool JointMarks::isShown(const QModelIndex &index, Mark mark) const
{
    const NodeId node = nodeAt(index);
    if (mark == Mark::Pin) // pins are set by a command, so an unset one would only take space
        return isSet(node, mark);
    const bool mayHave = mark == Mark::Eye ? node.isValid() : node.isJoint();
    return mayHave && (isSet(node, mark) || isUnderMouse(index));
}

bool JointMarks::isHidden(const QModelIndex &index) const
{
    return isSet(nodeAt(index), Mark::Eye);
}

int JointMarks::widthIn(const QModelIndex &index) const
{
    if (isShown(index, Mark::Pin))
        return 3 * markWidth;
    if (isShown(index, Mark::Eye))
        return 2 * markWidth;
    return isShown(index, Mark::Lock) ? markWidth : 0;
}

// The lock is at the right end; the eyes are below each other, whether or not there is a lock, and so are the pins.
QRect JointMarks::boxOf(const QRect &cell, Mark mark)
{
    const int place = mark == Mark::Pin ? 3 : mark == Mark::Eye ? 2 : 1;
    const int left = cell.right() + 1 - place * markWidth;
    return {left, cell.top(), markWidth, cell.height()};
}

void JointMarks::paint(QPainter &painter, const QRect &cell, const QModelIndex &index) const
{
    const NodeId node = nodeAt(index);
    painter.save();
    for (const Mark mark : {Mark::Pin, Mark::Eye, Mark::Lock}) {
        if (!isShown(index, mark))
            continue;
        const bool isOn = isSet(node, mark);
        const QRect box = boxOf(cell, mark);
        const QRect icon(box.center().x() - iconSize / 2 + 1, box.center().y() - iconSize / 2 + 1, iconSize, iconSize);
        painter.setOpacity(isOn ? 1.0 : quietOpacity);
        (mark == Mark::Pin ? m_pin : mark == Mark::Lock ? m_lock : isOn ? m_closedEye : m_eye).paint(&painter, icon);
    }
    painter.restore();
}

JointMarks::Mark JointMarks::markAt(const QPoint &at, const QModelIndex &index) const
{
    const QRect cell = m_tree.visualRect(index);
    for (const Mark mark : {Mark::Pin, Mark::Eye, Mark::Lock}) {
        if (isShown(index, mark) && boxOf(cell, mark).contains(at))
            return mark;
    }
    return Mark::None;
}

QString JointMarks::toolTipOf(NodeId node, Mark mark) const
{
    if (mark == Mark::Pin)
        return tr("Remove the pin; with Shift all below it, too");
    if (mark == Mark::Eye)
        return isSet(node, mark) ? tr("Show in the view; with Shift all below it, too")
                                 : tr("Hide in the view; with Shift all below it, too");
    return isSet(node, mark) ? tr("Unlock; with Shift all below it, too")
                             : tr("Lock: no tool changes it; with Shift all below it, too");
}

bool JointMarks::eventFilter(QObject *, QEvent *event)
{
    if (!session())
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        m_isPressed = press(static_cast<const QMouseEvent &>(*event));
        return m_isPressed;
    case QEvent::MouseButtonRelease:
        return std::exchange(m_isPressed, false);
    case QEvent::MouseMove:
        hover(m_tree.indexAt(static_cast<const QMouseEvent &>(*event).position().toPoint()));
        return m_isPressed;
    case QEvent::Leave:
        hover({});
        return false;
    case QEvent::ToolTip:
        return showToolTip(static_cast<const QHelpEvent &>(*event));
    default:
        return false;
    }
}

void JointMarks::hover(const QModelIndex &index)
{
    const QModelIndex now = index.siblingAtColumn(JointTreeModel::NameColumn);
    if (now == m_underMouse)
        return;
    for (const QModelIndex &row : {QModelIndex(m_underMouse), now})
        m_tree.update(row);
    m_underMouse = now;
}

bool JointMarks::press(const QMouseEvent &event)
{
    const QPoint at = event.position().toPoint();
    const QModelIndex index = m_tree.indexAt(at);
    if (event.button() != Qt::LeftButton || index.column() != JointTreeModel::NameColumn)
        return false;
    hover(index);
    const Mark mark = markAt(at, index);
    if (mark == Mark::None)
        return false;
    toggle(nodeAt(index), mark, event.modifiers() & Qt::ShiftModifier);
    return true;
}

// End sites follow their joints, so only joints are listed.
std::vector<NodeId> JointMarks::jointsFrom(NodeId node) const
{
    std::vector<NodeId> nodes{node};
    for (int joint = node.index + 1; node.isJoint() && joint < session()->document().skeleton().subtreeEnd(node.index);
         ++joint)
        nodes.push_back(NodeId::joint(joint));
    return nodes;
}

void JointMarks::toggle(NodeId node, Mark mark, bool withBranch)
{
    std::vector<NodeId> nodes{node};
    if (withBranch)
        nodes = jointsFrom(node);
    else if (session()->isSelected(node))
        nodes = session()->selectedNodes();
    if (mark == Mark::Pin)
        return unpin(nodes, withBranch);
    const bool isOn = !isSet(node, mark);
    if (mark == Mark::Eye)
        session()->jointStates().setHidden(nodes, isOn);
    else
        session()->jointStates().setLocked(nodes, isOn);
}

// End sites are not among the joints of a branch but belong to it.
void JointMarks::unpin(const std::vector<NodeId> &nodes, bool withBranch)
{
    std::vector<Pin> left = session()->pins().all();
    std::erase_if(left, [&](const Pin &pin) {
        const bool isBelow = withBranch && !pin.node.isJoint();
        const NodeId listed = isBelow ? NodeId::joint(session()->document().skeleton().parentOf(pin.node)) : pin.node;
        return std::ranges::find(nodes, listed) != nodes.end() || std::ranges::find(nodes, pin.node) != nodes.end();
    });
    session()->pins().set(std::move(left));
}

bool JointMarks::showToolTip(const QHelpEvent &event)
{
    const QModelIndex index = m_tree.indexAt(event.pos());
    const Mark mark = index.column() == JointTreeModel::NameColumn ? markAt(event.pos(), index) : Mark::None;
    if (mark == Mark::None)
        return false;
    QToolTip::showText(event.globalPos(), toolTipOf(nodeAt(index), mark), m_tree.viewport(),
                       boxOf(m_tree.visualRect(index), mark));
    return true;
}

} // namespace limber
