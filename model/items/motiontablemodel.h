#pragma once

#include "base/at.h"
#include "bvh/write/columnformats.h"
#include "document/document.h"

#include <QAbstractTableModel>

#include <optional>
#include <unordered_map>
#include <vector>

namespace limber {

// The motion of a document as a table: rows are frames, columns are channels. It shows all channels or those of some
// joints; all values come from the document.
class MotionTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        JointRole = Qt::UserRole, // header: index of the joint the column belongs to
        JointNameRole, // header: its name, plain text
        AxisRole, // header: 0 to 2
        DecimalsRole, // header: most digits after the point in the column's text, to align the points
        EditedRole, // cell: differs from the file as it was read
    };

    explicit MotionTableModel(Document &document, QObject *parent = nullptr);

    // Shows only the channels of these joints, in file order; an empty list shows none.
    void showJoints(const std::vector<int> &joints);
    void showAllJoints();
    [[nodiscard]] bool showsAllJoints() const { return m_showsAll; }

    // Convert between columns of the table and of the document.
    [[nodiscard]] int documentColumn(int tableColumn) const { return at(m_shown, tableColumn); }
    [[nodiscard]] int tableColumn(int documentColumn) const; // -1 if it is not shown
    [[nodiscard]] CellBlock blockOf(int firstFrame, int lastFrame, int firstTableColumn, int lastTableColumn) const;
    // Returns the text that would be written for a value in this column.
    [[nodiscard]] QString textOf(int documentColumn, double value) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    // Accepts a number or an expression for evaluateExpression().
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

private:
    void setShown(std::vector<int> columns);
    [[nodiscard]] std::vector<int> columnsOf(const std::vector<int> &joints) const;
    [[nodiscard]] std::vector<int> allColumns() const;
    [[nodiscard]] bool isEdited(int frame, int column) const;
    [[nodiscard]] bool hasOriginal() const;
    [[nodiscard]] int decimalsOf(int column) const;
    [[nodiscard]] QVariant columnHeader(int section, int role) const;
    [[nodiscard]] QVariant frameHeader(int frame, int role) const;
    void announceValues(const CellRange &where);
    void announceName(int joint);

    Document &m_document;
    std::vector<int> m_shown; // document columns, rising
    bool m_isResetting = false; // the document already has other frames and columns than those that are shown
    bool m_showsAll = true;
    // Caches for painting: how columns are written.
    mutable std::optional<ColumnFormats> m_formats;
    mutable std::unordered_map<int, int> m_decimals; // by document column
    mutable std::optional<bool> m_hasOriginal;
};

} // namespace limber
