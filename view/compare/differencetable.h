#pragma once

#include "session/session.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <vector>

namespace limber {

// How far each joint of the document in front is from the same one of its second clip, a row for each joint and end
// site that both have. Numbers are what a list sorts by; texts are what it shows.
class DifferenceTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Joint, MeanDegrees, LargestDegrees, WorstFrame, MeanUnits, LargestUnits, ColumnCount };

    enum Role {
        NumberRole = Qt::UserRole, // a double; the name for joints
        FractionRole, // of the largest number in the column, 0 to 1
        AlikeRole, // whether nothing differs, as far as it is shown
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setSession(Session *session); // null for none
    // The second clip was measured, or its figures do not count any more.
    void update();

    [[nodiscard]] NodeId nodeOf(int row) const;
    // The frame in which that joint is farthest off: by its rotation in the columns of degrees, else by its position;
    // -1 for none.
    [[nodiscard]] int worstFrameOf(int row, int column) const;
    // How many rows differ in nothing that is shown.
    [[nodiscard]] int alikeCount() const;
    // Tab-separated lines with a head, for a spreadsheet.
    [[nodiscard]] QString asText() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] double numberOf(const NodeDifference &difference, int column) const;
    [[nodiscard]] QString textOf(const NodeDifference &difference, int column) const;
    [[nodiscard]] bool isAlike(const NodeDifference &difference) const;

    QPointer<Session> m_session;
    std::vector<NodeDifference> m_rows;
    std::vector<double> m_largest; // by column
    double m_smallestUnits = 0.0; // that is shown
};

} // namespace limber
