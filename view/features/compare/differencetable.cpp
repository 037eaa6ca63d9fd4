#include "compare/differencetable.h"

#include "base/at.h"
#include "base/celltext.h"
#include "bvh/text/numberformat.h"
#include "items/decimaltext.h"
#include "items/jointname.h"
#include "items/jointtreemodel.h"

#include <QFont>
#include <QFontDatabase>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int degreeDecimals = 2;
constexpr double smallestDegrees = 0.005; // smaller differences are shown as none
constexpr int significantDigits = 4;

// Returns enough decimals for four digits of the column's largest number.
int decimalsFor(double largest)
{
    if (!(largest > 0.0))
        return 2;
    return std::clamp(significantDigits - 1 - static_cast<int>(std::floor(std::log10(largest))), 0, 6);
}

} // namespace

void DifferenceTable::showSession()
{
    update();
}

void DifferenceTable::update()
{
    beginResetModel();
    m_rows.clear();
    m_largest.assign(ColumnCount, 0.0);
    if (session() && session()->secondClip().isShown())
        m_rows = session()->secondClip().comparison().nodes;
    std::erase_if(m_rows, [this](const NodeDifference &row) {
        return !session()->document().skeleton().contains(row.first); // the measurements are of joints before an edit
    });
    for (const NodeDifference &row : m_rows) {
        for (int column = MeanDegrees; column < ColumnCount; ++column) {
            double &largest = at(m_largest, column);
            largest = std::max(largest, numberOf(row, column));
        }
    }
    m_smallestUnits = 0.5 * std::pow(10.0, -decimalsFor(m_largest[LargestUnits]));
    endResetModel();
}

NodeId DifferenceTable::nodeOf(int row) const
{
    return at(m_rows, row).first;
}

int DifferenceTable::worstFrameOf(int row, int column) const
{
    const NodeDifference &difference = at(m_rows, row);
    const bool byPosition = column >= MeanUnits || !difference.first.isJoint();
    return byPosition ? difference.units.worstFrame : difference.degrees.worstFrame;
}

bool DifferenceTable::isAlike(const NodeDifference &difference) const
{
    return difference.degrees.largest < smallestDegrees && difference.units.largest < m_smallestUnits;
}

int DifferenceTable::alikeCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_rows, [this](const NodeDifference &difference) { return isAlike(difference); }));
}

int DifferenceTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DifferenceTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double DifferenceTable::numberOf(const NodeDifference &difference, int column) const
{
    switch (column) {
    case MeanDegrees:
        return difference.degrees.mean;
    case LargestDegrees:
        return difference.degrees.largest;
    case WorstFrame:
        return difference.first.isJoint() ? difference.degrees.worstFrame : difference.units.worstFrame;
    case MeanUnits:
        return difference.units.mean;
    case LargestUnits:
        return difference.units.largest;
    default:
        return 0.0;
    }
}

QString DifferenceTable::textOf(const NodeDifference &difference, int column) const
{
    const bool isAngle = column == MeanDegrees || column == LargestDegrees;
    const double number = numberOf(difference, column);
    if (column == Joint)
        return session()->jointTree().displayName(difference.first);
    if (column == WorstFrame)
        return number >= 0.0 ? QString::number(static_cast<int>(number)) : QString();
    if (isAngle && !difference.first.isJoint())
        return QStringLiteral("–"); // an end site has no rotation
    const int decimals = isAngle ? degreeDecimals : decimalsFor(m_largest[LargestUnits]);
    return decimalText(number, 'f', decimals);
}

// Says with which joint it is compared if that has another name.
QString DifferenceTable::toolTipOf(const NodeDifference &difference) const
{
    const QString name = textOf(difference, Joint);
    const SecondClip &second = session()->secondClip();
    const bool isThere =
        difference.second.isJoint() && second.isShown() && second.source().clip->skeleton.contains(difference.second);
    const QString other =
        isThere ? textOfName(second.source().clip->skeleton.joint(difference.second.index).name) : QString();
    const bool isOther = isThere && difference.first.isJoint() &&
                         other != textOfName(session()->document().skeleton().joint(difference.first.index).name);
    return plainToolTip(isOther ? tr("%1, compared with %2").arg(name, other) : name);
}

QVariant DifferenceTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !session())
        return {};
    const NodeDifference &difference = at(m_rows, index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return textOf(difference, column);
    case Qt::ToolTipRole:
        return column == Joint ? toolTipOf(difference) : QVariant();
    case Qt::TextAlignmentRole:
        return column == Joint ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return column == Joint ? QVariant() : QVariant(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    case NumberRole:
        return column == Joint ? QVariant(textOf(difference, column)) : QVariant(numberOf(difference, column));
    case FractionRole: {
        const double largest = at(m_largest, column);
        const bool isBar = column != Joint && column != WorstFrame && largest > 0.0;
        return isBar ? QVariant(numberOf(difference, column) / largest) : QVariant();
    }
    case AlikeRole:
        return isAlike(difference);
    default:
        return {};
    }
}

QVariant DifferenceTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter); // the arrow of the sort order is at the right
    const bool isToolTip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isToolTip)
        return {};
    switch (section) {
    case Joint:
        return isToolTip ? tr("Joints and end sites that both clips have") : tr("Joint");
    case MeanDegrees:
        return isToolTip ? tr("Mean angle between the rotations, over all frames") : tr("Mean °");
    case LargestDegrees:
        return isToolTip ? tr("Largest angle between the rotations in one frame") : tr("Largest °");
    case WorstFrame:
        return isToolTip ? tr("The frame in which the rotation is farthest off") : tr("Frame");
    case MeanUnits:
        return isToolTip ? tr("Mean distance between the positions, in the units of the file") : tr("Mean");
    case LargestUnits:
        return isToolTip ? tr("Largest distance between the positions in one frame, in the units of the file")
                         : tr("Distance");
    default:
        return {};
    }
}

QString DifferenceTable::asText() const
{
    const QStringList head = {tr("Joint"), tr("Mean degrees"), tr("Largest degrees"),
                              tr("Frame"), tr("Mean units"),   tr("Largest units")};
    QString text = head.join(u'\t') + u'\n';
    for (const NodeDifference &row : m_rows) {
        QStringList cells = {QString::fromStdString(cellText(textOf(row, Joint).simplified().toStdString()))};
        for (int column = MeanDegrees; column < ColumnCount; ++column) {
            const bool isMissing = !row.first.isJoint() && (column == MeanDegrees || column == LargestDegrees);
            cells << (isMissing ? QString()
                                : QString::fromStdString(NumberFormat::trimmed(9).format(numberOf(row, column))));
        }
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

} // namespace limber
