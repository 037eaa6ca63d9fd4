#include "session/retargeting/mappingmodel.h"

#include "base/at.h"
#include "items/jointname.h"

#include <algorithm>

namespace limber {

namespace {

constexpr qsizetype mostNamed = 3;

} // namespace

MappingModel::MappingModel(RetargetSetup &setup, QObject *parent) : QAbstractItemModel(parent), m_setup(setup)
{
    readSkeleton();
    connect(&setup, &RetargetSetup::targetChanged, this, [this] {
        beginResetModel();
        readSkeleton();
        endResetModel();
    });
    connect(&setup, &RetargetSetup::mappingChanged, this, [this] {
        if (m_rows.empty())
            return;
        const int roots = rowCount();
        emit dataChanged(index(0, 0), index(roots - 1, ColumnCount - 1));
        for (int joint = 0; joint < m_setup.target().jointCount(); ++joint)
            emit dataChanged(indexOf(joint, Follows), indexOf(joint, Reason));
    });
}

void MappingModel::readSkeleton()
{
    const Skeleton &skeleton = m_setup.target();
    const auto count = static_cast<std::size_t>(skeleton.jointCount());
    m_children.assign(count + 1, {});
    m_rows.assign(count, 0);
    m_colours.clear();
    QStringList sources;
    for (int joint = 0; joint < m_setup.source().jointCount(); ++joint)
        sources << m_setup.sourceName(joint);
    m_sourceNames = ShortNames(std::move(sources));
    QStringList targets;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        targets << m_setup.targetJointName(joint);
    m_targetNames = ShortNames(std::move(targets));
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        std::vector<int> &siblings = parent == NoJoint ? m_children.back() : at(m_children, parent);
        at(m_rows, joint) = static_cast<int>(siblings.size());
        siblings.push_back(joint);
    }
}

QString MappingModel::reasonText(const JointMatch &match) const
{
    switch (match.reason) {
    case MatchReason::None:
        break;
    case MatchReason::Name:
        return tr("same name");
    case MatchReason::Alias:
        return tr("synonym");
    case MatchReason::Structure:
        return tr("by structure");
    case MatchReason::Symmetry:
        return tr("mirrored");
    case MatchReason::User:
        return tr("manual");
    case MatchReason::File:
        return m_isRemembered ? tr("remembered") : tr("from a file");
    }
    return {};
}

void MappingModel::setRemembered(bool isRemembered)
{
    m_isRemembered = isRemembered;
    for (int joint = 0; joint < m_setup.target().jointCount(); ++joint)
        emit dataChanged(indexOf(joint, Reason), indexOf(joint, Reason));
}

void MappingModel::setColours(std::vector<QColor> colours)
{
    m_colours = std::move(colours);
    for (int joint = 0; joint < m_setup.target().jointCount(); ++joint)
        emit dataChanged(indexOf(joint), indexOf(joint), {Qt::DecorationRole});
}

QModelIndex MappingModel::indexOf(int joint, int column) const
{
    if (joint < 0 || static_cast<std::size_t>(joint) >= m_rows.size())
        return {};
    return createIndex(at(m_rows, joint), column, static_cast<quintptr>(joint));
}

QModelIndex MappingModel::index(int row, int column, const QModelIndex &parent) const
{
    const std::vector<int> &children = parent.isValid() ? m_children[parent.internalId()] : m_children.back();
    if (row < 0 || static_cast<std::size_t>(row) >= children.size() || column < 0 || column >= ColumnCount)
        return {};
    return createIndex(row, column, static_cast<quintptr>(at(children, row)));
}

QModelIndex MappingModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(m_setup.target().joint(static_cast<int>(child.internalId())).parent)
                           : QModelIndex();
}

int MappingModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>((parent.isValid() ? m_children[parent.internalId()] : m_children.back()).size());
}

int MappingModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QString MappingModel::sourceName(int joint) const
{
    return joint == NoJoint ? tr("(unmapped)") : m_sourceNames.shortName(joint);
}

QVariant MappingModel::text(int joint, int column) const
{
    const JointMatch &match = at(m_setup.mapping().matches, joint);
    switch (column) {
    case Joint:
        return m_targetNames.shortName(joint);
    case Follows:
        return match.source != NoJoint && match.score < JointMapping::Sure ? tr("%1?").arg(sourceName(match.source))
                                                                           : sourceName(match.source);
    case Score:
        return match.source == NoJoint ? QString() : tr("%1 %").arg(qRound(match.score * 100.0));
    case Reason:
        return reasonText(match);
    default:
        return {};
    }
}

// Returns the full names, and the meaning of a question mark.
QString MappingModel::toolTip(int joint, int column) const
{
    const JointMatch &match = at(m_setup.mapping().matches, joint);
    QString tip = text(joint, column).toString();
    if (column == Joint)
        tip = m_targetNames.fullName(joint);
    else if (column == Follows && match.source != NoJoint)
        tip = m_sourceNames.fullName(match.source);
    if (match.source != NoJoint && match.score < JointMapping::Sure)
        tip += QLatin1Char('\n') + tr("Guess: not used until accepted");
    return plainToolTip(tip);
}

QVariant MappingModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int joint = static_cast<int>(index.internalId());
    const JointMatch &match = at(m_setup.mapping().matches, joint);
    const bool isQuestion = match.source != NoJoint && match.score < JointMapping::Sure;
    switch (role) {
    case Qt::DisplayRole:
        return text(joint, index.column());
    case Qt::EditRole:
        return index.column() == Follows ? QVariant(match.source) : text(joint, index.column());
    case Qt::ToolTipRole:
        return toolTip(joint, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Score ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DecorationRole:
        if (index.column() == Joint && static_cast<std::size_t>(joint) < m_colours.size())
            return at(m_colours, joint);
        return {};
    case JointRole:
        return joint;
    case SourceRole:
        return match.source;
    case QuestionRole:
        return isQuestion;
    default:
        return {};
    }
}

QVariant MappingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Joint:
        return tr("Target joint");
    case Follows:
        return tr("Source joint");
    case Score:
        return tr("Confidence");
    case Reason:
        return tr("Reason");
    default:
        return {};
    }
}

Qt::ItemFlags MappingModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.column() == Follows)
        flags |= Qt::ItemIsEditable;
    return flags;
}

int MappingModel::sourceNamed(const QString &name)
{
    if (const int whole = m_sourceNames.named(name); whole >= 0)
        return whole;
    const QList<int> parts = m_sourceNames.containing(name);
    if (parts.size() == 1)
        return parts.front();
    QStringList some;
    for (const int joint : parts.mid(0, mostNamed))
        some << m_sourceNames.shortName(joint);
    if (parts.size() > mostNamed)
        some << QStringLiteral("…");
    emit refused(parts.isEmpty()
                     ? tr("The source has no joint “%1”.").arg(name)
                     : tr("More than one joint contains “%1”: %2").arg(name, some.join(QStringLiteral(", "))));
    return NoJoint;
}

bool MappingModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.column() != Follows || role != Qt::EditRole)
        return false;
    const int joint = static_cast<int>(index.internalId());
    int source = NoJoint;
    if (value.typeId() == QMetaType::QString) {
        const QString name = value.toString().trimmed();
        const bool isNone = name.isEmpty() || name == tr("none") || name == sourceName(NoJoint);
        source = isNone ? NoJoint : sourceNamed(name);
        if (source == NoJoint && !isNone)
            return false;
    } else {
        source = value.toInt();
    }
    if (m_setup.setSource(joint, source))
        return true;
    emit refused(m_setup.whyNot(joint, source));
    return false;
}

} // namespace limber
