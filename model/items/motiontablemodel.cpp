#include "items/motiontablemodel.h"

#include "bvh/text/numberformat.h"
#include "bvh/text/sourcetext.h"
#include "items/decimaltext.h"
#include "items/jointname.h"
#include "items/numberexpression.h"

#include <algorithm>
#include <numeric>

namespace limber {

MotionTableModel::MotionTableModel(Document &document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_shown(allColumns())
{
    connect(&document, &Document::aboutToBeReset, this, [this] {
        m_isResetting = true;
        beginResetModel();
    });
    connect(&document, &Document::wasReset, this, [this] {
        m_isResetting = false;
        m_formats.reset();
        m_decimals.clear();
        m_hasOriginal.reset();
        m_showsAll = true;
        m_shown = allColumns();
        endResetModel();
    });
    connect(&document, &Document::valuesChanged, this, &MotionTableModel::announceValues);
    connect(&document, &Document::nameChanged, this, &MotionTableModel::announceName);
    connect(&document, &Document::nameCodecChanged, this, [this] {
        if (columnCount() > 0)
            emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    });
    connect(&document, &Document::framesAboutToBeInserted, this,
            [this](int first, int count) { beginInsertRows({}, first, first + count - 1); });
    connect(&document, &Document::framesInserted, this, &MotionTableModel::endInsertRows);
    connect(&document, &Document::loaded, this, [this] {
        m_formats.reset();
        m_decimals.clear();
        m_hasOriginal.reset();
    });
    connect(&document, &Document::framesAboutToBeRemoved, this,
            [this](int first, int count) { beginRemoveRows({}, first, first + count - 1); });
    connect(&document, &Document::framesRemoved, this, &MotionTableModel::endRemoveRows);
    connect(&document, &Document::frameTimeChanged, this, [this] {
        if (rowCount() > 0)
            emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    });
}

void MotionTableModel::showJoints(const std::vector<int> &joints)
{
    m_showsAll = false;
    setShown(columnsOf(joints));
}

void MotionTableModel::showAllJoints()
{
    m_showsAll = true;
    setShown(allColumns());
}

int MotionTableModel::tableColumn(int documentColumn) const
{
    const auto at = std::ranges::lower_bound(m_shown, documentColumn);
    return at != m_shown.end() && *at == documentColumn ? static_cast<int>(at - m_shown.begin()) : -1;
}

CellBlock MotionTableModel::blockOf(int firstFrame, int lastFrame, int firstTableColumn, int lastTableColumn) const
{
    return {firstFrame,
            lastFrame - firstFrame + 1,
            {m_shown.begin() + firstTableColumn, m_shown.begin() + lastTableColumn + 1}};
}

QString MotionTableModel::textOf(int documentColumn, double value) const
{
    if (!m_formats)
        m_formats.emplace(m_document.clip());
    return QString::fromStdString(m_formats->of(documentColumn).format(value));
}

int MotionTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_document.motion().frameCount();
}

int MotionTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant MotionTableModel::data(const QModelIndex &index, int role) const
{
    // Views also ask for invalid cells, and checkIndex() would warn about them.
    if (m_isResetting || !index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return {};
    const int column = documentColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(column, m_document.motion().value(index.row(), column));
    case Qt::EditRole:
        return m_document.motion().value(index.row(), column);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case EditedRole:
        return isEdited(index.row(), column);
    default:
        return {};
    }
}

QVariant MotionTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_isResetting || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section < rowCount() ? frameHeader(section, role) : QVariant();
    return section < columnCount() ? columnHeader(section, role) : QVariant();
}

QVariant MotionTableModel::columnHeader(int section, int role) const
{
    const ColumnMeaning &meaning = m_document.skeleton().column(documentColumn(section));
    const std::string_view channel = channelName(meaning.channel);
    switch (role) {
    case Qt::DisplayRole: // "Zrot", "Xpos"
        return QString::fromLatin1(channel.data(), 4);
    case Qt::ToolTipRole:
        return plainToolTip(m_document.textOfName(meaning.joint) + QLatin1Char('.') +
                            QString::fromLatin1(channel.data(), static_cast<qsizetype>(channel.size())));
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case JointRole:
        return meaning.joint;
    case JointNameRole:
        return m_document.textOfName(meaning.joint);
    case AxisRole:
        return meaning.channel.axisIndex();
    case DecimalsRole:
        return decimalsOf(documentColumn(section));
    default:
        return {};
    }
}

QVariant MotionTableModel::frameHeader(int frame, int role) const
{
    const double seconds = frame * m_document.motion().playingFrameTimeSeconds();
    switch (role) {
    case Qt::DisplayRole:
        return frame;
    case Qt::ToolTipRole:
        return tr("Frame %1, %2 s").arg(frame).arg(decimalText(seconds, 'f', 3));
    default:
        return {};
    }
}

Qt::ItemFlags MotionTableModel::flags(const QModelIndex &index) const
{
    if (m_isResetting || !index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return m_document.isLoading() ? flags : flags | Qt::ItemIsEditable;
}

bool MotionTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (m_isResetting || role != Qt::EditRole || !index.isValid() || !checkIndex(index))
        return false;
    const int column = documentColumn(index.column());
    const double present = m_document.motion().value(index.row(), column);
    const auto number = value.userType() == QMetaType::Double ? std::optional(value.toDouble())
                                                              : evaluateExpression(value.toString(), present);
    if (!number)
        return false;
    const QString joint = columnHeader(index.column(), JointNameRole).toString();
    const QString channel = columnHeader(index.column(), Qt::DisplayRole).toString();
    m_document.setValues({index.row(), 1, {column}}, {*number},
                         tr("Set %1 %2, frame %3").arg(joint, channel).arg(index.row()));
    return true;
}

void MotionTableModel::setShown(std::vector<int> columns)
{
    if (columns == m_shown)
        return;
    if (!m_shown.empty()) {
        beginRemoveColumns({}, 0, columnCount() - 1);
        m_shown.clear();
        endRemoveColumns();
    }
    if (!columns.empty()) {
        beginInsertColumns({}, 0, static_cast<int>(columns.size()) - 1);
        m_shown = std::move(columns);
        endInsertColumns();
    }
}

std::vector<int> MotionTableModel::columnsOf(const std::vector<int> &joints) const
{
    std::vector<int> columns;
    for (const int index : joints) {
        const Joint &joint = m_document.skeleton().joint(index);
        for (int i = 0; i < joint.columnCount(); ++i)
            columns.push_back(joint.firstColumn + i);
    }
    std::ranges::sort(columns);
    columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
    return columns;
}

std::vector<int> MotionTableModel::allColumns() const
{
    std::vector<int> columns(static_cast<std::size_t>(m_document.skeleton().columnCount()));
    std::iota(columns.begin(), columns.end(), 0);
    return columns;
}

bool MotionTableModel::isEdited(int frame, int column) const
{
    const Motion &motion = m_document.motion();
    if (!motion.isTouched(frame))
        return false;
    const int row = motion.sourceRow(frame);
    // The frame was inserted among frames of the file. If no frame came from the file, there is nothing to compare
    // with.
    if (row < 0)
        return hasOriginal();
    const int source = motion.sourceColumn(column);
    return source >= 0 &&
           m_document.clip().source->rowValues(row)[static_cast<std::size_t>(source)] != motion.value(frame, column);
}

bool MotionTableModel::hasOriginal() const
{
    if (!m_hasOriginal) {
        const Motion &motion = m_document.motion();
        bool any = false;
        for (int frame = 0; frame < motion.frameCount() && !any; ++frame)
            any = motion.sourceRow(frame) >= 0;
        m_hasOriginal = any && m_document.clip().source != nullptr;
    }
    return *m_hasOriginal;
}

// The digits come from sample frames all over the clip, so that a column looks alike from top to bottom.
int MotionTableModel::decimalsOf(int column) const
{
    const auto known = m_decimals.find(column);
    if (known != m_decimals.end())
        return known->second;
    constexpr int mostSamples = 48;
    const Motion &motion = m_document.motion();
    const int step = std::max(1, motion.frameCount() / mostSamples);
    qsizetype most = 0;
    for (int frame = 0; frame < motion.frameCount(); frame += step) {
        const QString text = textOf(column, motion.value(frame, column));
        const qsizetype point = text.indexOf(QLatin1Char('.'));
        if (point >= 0 && !text.contains(QLatin1Char('e'), Qt::CaseInsensitive))
            most = std::max(most, text.size() - point - 1);
    }
    return m_decimals[column] = static_cast<int>(most);
}

void MotionTableModel::announceValues(const CellRange &where)
{
    // The shown columns rise, so those inside the range are next to each other.
    const auto first = std::ranges::lower_bound(m_shown, where.firstColumn);
    const auto end = std::ranges::upper_bound(m_shown, where.lastColumn());
    if (first == end)
        return;
    const auto topLeft = index(where.firstFrame, static_cast<int>(first - m_shown.begin()));
    const auto bottomRight = index(where.lastFrame(), static_cast<int>(end - m_shown.begin()) - 1);
    emit dataChanged(topLeft, bottomRight, {Qt::DisplayRole, Qt::EditRole, EditedRole});
}

void MotionTableModel::announceName(int joint)
{
    const int first = m_document.skeleton().joint(joint).firstColumn;
    const int last = first + m_document.skeleton().joint(joint).columnCount() - 1;
    const auto begin = std::ranges::lower_bound(m_shown, first);
    const auto end = std::ranges::upper_bound(m_shown, last);
    if (begin != end) {
        emit headerDataChanged(Qt::Horizontal, static_cast<int>(begin - m_shown.begin()),
                               static_cast<int>(end - m_shown.begin()) - 1);
    }
}

} // namespace limber
