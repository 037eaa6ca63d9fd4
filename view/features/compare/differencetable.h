#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QAbstractTableModel>

#include <vector>

namespace limber {

// The distance of each joint of the document in front from its counterpart in the second clip, with a row for each
// joint and end site that both have. The list sorts by numbers and shows texts.
class DifferenceTable : public QAbstractTableModel, public SessionFollower
{
    Q_OBJECT

public:
    enum Column { Joint, MeanDegrees, LargestDegrees, WorstFrame, MeanUnits, LargestUnits, ColumnCount };

    enum Role {
        NumberRole = Qt::UserRole, // a double; for joints the name
        FractionRole, // of the largest number in the column, 0 to 1
        AlikeRole, // whether the row shows no difference
    };

    using QAbstractTableModel::QAbstractTableModel;

    // Call this when the second clip was measured, or the measurements became invalid.
    void update();

    [[nodiscard]] NodeId nodeOf(int row) const;
    // Returns the frame in which the joint is farthest away: by its rotation in the columns of degrees, otherwise by
    // its position; -1 for none.
    [[nodiscard]] int worstFrameOf(int row, int column) const;
    // Returns how many rows show no difference.
    [[nodiscard]] int alikeCount() const;
    // Returns tab-separated lines with a header, for a spreadsheet.
    [[nodiscard]] QString asText() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void showSession() override;
    [[nodiscard]] double numberOf(const NodeDifference &difference, int column) const;
    [[nodiscard]] QString textOf(const NodeDifference &difference, int column) const;
    [[nodiscard]] QString toolTipOf(const NodeDifference &difference) const;
    [[nodiscard]] bool isAlike(const NodeDifference &difference) const;

    std::vector<NodeDifference> m_rows;
    std::vector<double> m_largest; // by column
    double m_smallestUnits = 0.0; // the smallest difference that is shown
};

} // namespace limber
