#include "items/jointtreemodel.h"

#include "base/at.h"
#include "bvh/text/numberformat.h"
#include "items/jointname.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace limber {

namespace {

// End sites carry this bit in their internal id, joints do not.
constexpr quintptr endSiteBit = quintptr{1} << (sizeof(quintptr) * 8 - 1);

quintptr idOf(NodeId node)
{
    const auto index = static_cast<quintptr>(node.index);
    return node.isEndSite() ? index | endSiteBit : index;
}

// Returns "P ZXY": P if the joint has position channels, then its rotations in their order.
QString channelSummary(const Joint &joint)
{
    QString positions;
    QString rotations;
    for (const Channel channel : joint.channels)
        (channel.isPosition() ? positions : rotations) += QLatin1Char(axisLetter(channel.axis));
    if (positions.size() == 3)
        positions = QStringLiteral("P");
    else if (!positions.isEmpty())
        positions.prepend(QStringLiteral("P:"));
    return QStringList{positions, rotations}.join(QLatin1Char(' ')).trimmed();
}

// Returns all digits of the number, but no more than a column can show.
QString shortText(double value)
{
    return QString::fromStdString(NumberFormat::trimmed(3, 0, 4).format(value));
}

} // namespace

JointTreeModel::JointTreeModel(Document &document, QObject *parent) : QAbstractItemModel(parent), m_document(document)
{
    connect(&document, &Document::aboutToBeReset, this, [this] {
        m_isResetting = true;
        beginResetModel();
    });
    connect(&document, &Document::wasReset, this, [this] {
        rebuild();
        m_isResetting = false;
        endResetModel();
    });
    connect(&document, &Document::offsetsChanged, this, &JointTreeModel::announceOffsets);
    connect(&document, &Document::nameChanged, this, &JointTreeModel::announceName);
    connect(&document, &Document::nameCodecChanged, this, &JointTreeModel::announceAllNames);
    rebuild();
}

NodeId JointTreeModel::nodeAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const quintptr id = index.internalId();
    if (id & endSiteBit)
        return NodeId::endSite(static_cast<int>(id & ~endSiteBit));
    return NodeId::joint(static_cast<int>(id));
}

QModelIndex JointTreeModel::indexOf(NodeId node, int column) const
{
    const auto &rows = node.isJoint() ? m_jointRows : m_endSiteRows;
    const bool isBuilt = static_cast<std::size_t>(node.index) < rows.size(); // false while the document is reset
    if (!m_document.skeleton().contains(node) || !isBuilt)
        return {};
    return createIndex(at(rows, node.index), column, idOf(node));
}

BodySide JointTreeModel::sideOf(NodeId node) const
{
    const int joint = node.isJoint() ? node.index : m_document.skeleton().parentOf(node);
    return at(m_sides, joint);
}

QString JointTreeModel::displayName(NodeId node) const
{
    const Skeleton &skeleton = m_document.skeleton();
    if (!skeleton.contains(node))
        return {};
    if (node.isJoint())
        return m_document.textOfName(node.index);
    return m_document.textOfName(skeleton.parentOf(node)) + QStringLiteral("/End");
}

QModelIndex JointTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto &children = parent.isValid() ? at(m_children, nodeAt(parent).index) : m_roots;
    return createIndex(row, column, idOf(at(children, row)));
}

QModelIndex JointTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    const int parent = m_document.skeleton().parentOf(nodeAt(child));
    return parent == NoJoint ? QModelIndex{} : indexOf(NodeId::joint(parent));
}

int JointTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_roots.size());
    const NodeId node = nodeAt(parent);
    if (parent.column() != NameColumn || node.isEndSite())
        return 0;
    return static_cast<int>(at(m_children, node.index).size());
}

int JointTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant JointTreeModel::data(const QModelIndex &index, int role) const
{
    const NodeId node = nodeAt(index);
    if (m_isResetting || !node.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return displayText(node, Column(index.column()));
    case Qt::EditRole:
        return editValue(node, Column(index.column()));
    case Qt::ToolTipRole:
        return toolTip(node, Column(index.column()));
    case Qt::TextAlignmentRole:
        return index.column() >= OffsetXColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn ? nameWithRemark(node) : displayText(node, Column(index.column()));
    case NodeKindRole:
        return node.isEndSite() ? EndSiteKind : m_document.skeleton().joint(node.index).isRoot() ? RootKind : JointKind;
    case BodySideRole:
        return static_cast<int>(sideOf(node));
    default:
        return {};
    }
}

QString JointTreeModel::displayText(NodeId node, Column column) const
{
    const Skeleton &skeleton = m_document.skeleton();
    switch (column) {
    case NameColumn:
        return node.isEndSite() ? tr("End site") : displayName(node);
    case ChannelsColumn:
        return node.isEndSite() ? QString() : channelSummary(skeleton.joint(node.index));
    case OffsetXColumn:
    case OffsetYColumn:
    case OffsetZColumn:
        return shortText(skeleton.offsetOf(node)[column - OffsetXColumn]);
    case LengthColumn:
        return shortText(glm::length(skeleton.offsetOf(node)));
    case ColumnCount:
        break;
    }
    return {};
}

QVariant JointTreeModel::editValue(NodeId node, Column column) const
{
    switch (column) {
    case OffsetXColumn:
    case OffsetYColumn:
    case OffsetZColumn:
        return m_document.skeleton().offsetOf(node)[column - OffsetXColumn];
    case NameColumn:
        return node.isEndSite() ? QVariant() : displayName(node);
    case ChannelsColumn:
    case LengthColumn:
    case ColumnCount:
        break;
    }
    return displayText(node, column);
}

QString JointTreeModel::nameWithRemark(NodeId node) const
{
    const QString remark = m_remarkOn ? m_remarkOn(node) : QString();
    return remark.isEmpty() ? displayName(node) : tr("%1 (%2)").arg(displayName(node), remark);
}

void JointTreeModel::announceRemarks()
{
    if (m_isResetting)
        return; // everything is rebuilt afterwards, and the nodes in the rows no longer exist
    const auto announce = [this](const std::vector<NodeId> &siblings) {
        if (!siblings.empty())
            emit dataChanged(indexOf(siblings.front()), indexOf(siblings.back()),
                             {Qt::ToolTipRole, Qt::AccessibleTextRole});
    };
    announce(m_roots);
    for (const std::vector<NodeId> &children : m_children)
        announce(children);
}

// Qt shows tool tips that look like rich text as rich text; that must never happen to a name.
QString JointTreeModel::toolTip(NodeId node, Column column) const
{
    QString text = displayText(node, column);
    if (column == NameColumn)
        text = nameWithRemark(node);
    else if (column == ChannelsColumn && node.isJoint())
        text = channelNames(m_document.skeleton().joint(node.index));
    else if (column >= OffsetXColumn && column <= OffsetZColumn)
        text = QString::fromStdString(shortestNumber(m_document.skeleton().offsetOf(node)[column - OffsetXColumn]));
    return text.isEmpty() ? QString() : plainToolTip(text);
}

QVariant JointTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= OffsetXColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                        : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return headerToolTip(Column(section));
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case NameColumn:
        return tr("Name");
    case ChannelsColumn:
        return tr("Channels");
    case OffsetXColumn:
        return tr("Offset X");
    case OffsetYColumn:
        return tr("Y");
    case OffsetZColumn:
        return tr("Z");
    case LengthColumn:
        return tr("Length");
    case ColumnCount:
        break;
    }
    return {};
}

QString JointTreeModel::headerToolTip(Column column)
{
    switch (column) {
    case NameColumn:
        return tr("The joint's name as the file gives it");
    case ChannelsColumn:
        return tr("P: position channels; then the order of the rotations");
    case OffsetXColumn:
    case OffsetYColumn:
    case OffsetZColumn:
        return tr("OFFSET from the parent joint, in the file's units");
    case LengthColumn:
        return tr("Length of the OFFSET, in the file's units");
    case ColumnCount:
        break;
    }
    return {};
}

Qt::ItemFlags JointTreeModel::flags(const QModelIndex &index) const
{
    const NodeId node = nodeAt(index);
    if (m_isResetting || !node.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool isOffset = index.column() >= OffsetXColumn && index.column() <= OffsetZColumn;
    if (!m_document.isLoading() && (isOffset || (index.column() == NameColumn && node.isJoint())))
        flags |= Qt::ItemIsEditable;
    if (node.isEndSite())
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

bool JointTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const NodeId node = nodeAt(index);
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    if (index.column() == NameColumn)
        return rename(node.index, value.toString());
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return false;
    glm::dvec3 offset = m_document.skeleton().offsetOf(node);
    offset[index.column() - OffsetXColumn] = number;
    m_document.setOffsets({{node, offset}}, tr("Change offset of %1").arg(displayName(node)));
    return true;
}

bool JointTreeModel::rename(int joint, const QString &text)
{
    // An unedited name that is shown with escapes would otherwise come back as another name.
    if (text == m_document.textOfName(joint))
        return false;
    const auto name = m_document.nameCodec().toBytes(text);
    if (!name) {
        emit refused(tr("“%1” cannot be written in the encoding that names are shown in (%2).")
                         .arg(text, QString::fromLatin1(m_document.nameCodec().name())));
        return false;
    }
    if (!isWritableName(*name)) {
        emit refused(tr("Names cannot be empty, contain braces or control characters, or start or end with a space."));
        return false;
    }
    m_document.setName(joint, *name);
    return true;
}

void JointTreeModel::rebuild()
{
    const Skeleton &skeleton = m_document.skeleton();
    m_roots.clear();
    m_children.assign(static_cast<std::size_t>(skeleton.jointCount()), {});
    m_jointRows.assign(static_cast<std::size_t>(skeleton.jointCount()), 0);
    m_endSiteRows.assign(static_cast<std::size_t>(skeleton.endSiteCount()), 0);
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        const int parent = skeleton.parentOf(node);
        auto &siblings = parent == NoJoint ? m_roots : at(m_children, parent);
        auto &rows = node.isJoint() ? m_jointRows : m_endSiteRows;
        at(rows, node.index) = static_cast<int>(siblings.size());
        siblings.push_back(node);
    }
    m_sides = bodySides(skeleton);
}

void JointTreeModel::announceOffsets(const std::vector<NodeId> &nodes)
{
    for (const NodeId node : nodes)
        emit dataChanged(indexOf(node, OffsetXColumn), indexOf(node, LengthColumn), {Qt::DisplayRole, Qt::EditRole});
}

void JointTreeModel::announceAllNames()
{
    for (int joint = 0; joint < m_document.skeleton().jointCount(); ++joint)
        announceName(joint);
}

void JointTreeModel::announceName(int joint)
{
    const QModelIndex index = indexOf(NodeId::joint(joint));
    // A name decides the side of the joint and of all joints below it; the views read the side when they paint.
    m_sides = bodySides(m_document.skeleton());
    emit dataChanged(index, index, {Qt::DisplayRole, Qt::EditRole, BodySideRole});
}

} // namespace limber
