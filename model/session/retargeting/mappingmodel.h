#pragma once

#include "items/shortnames.h"
#include "session/retargeting/retargetsetup.h"

#include <QAbstractItemModel>
#include <QColor>

#include <vector>

namespace limber {

// The mapping of a retarget as a tree: the target's joints, which source joint each follows, how sure that is and why.
class MappingModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Joint, Follows, Score, Reason, ColumnCount };
    enum Role {
        JointRole = Qt::UserRole, // the target joint of a row
        SourceRole, // the joint it follows, or NoJoint
        QuestionRole, // true where the match is only guessed
    };

    explicit MappingModel(RetargetSetup &setup, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(int joint, int column = Joint) const;
    // Sets one colour for each target joint, shown beside the names so that pairs are easy to see.
    void setColours(std::vector<QColor> colours);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    // In the column Follows, the value is the index of the source joint (NoJoint for none) or its name.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    // Returns the name without the prefix that nearly all names share; "(unmapped)" for NoJoint.
    [[nodiscard]] QString sourceName(int joint) const;
    [[nodiscard]] const ShortNames &sourceNames() const { return m_sourceNames; }
    // Sets whether the mapping for this file comes from an earlier session rather than from a loaded mapping file.
    void setRemembered(bool isRemembered);

signals:
    // Emitted when a requested match is impossible; `why` says why.
    void refused(const QString &why);

private:
    void readSkeleton();
    [[nodiscard]] QVariant text(int joint, int column) const;
    [[nodiscard]] QString reasonText(const JointMatch &match) const;
    [[nodiscard]] QString toolTip(int joint, int column) const;
    // Returns the joint of this name, or the only joint whose name contains the text; otherwise reports why there is
    // none.
    [[nodiscard]] int sourceNamed(const QString &name);

    RetargetSetup &m_setup;
    std::vector<std::vector<int>> m_children; // of each joint; the list of roots comes last
    std::vector<int> m_rows; // the row of each joint in its parent
    std::vector<QColor> m_colours;
    ShortNames m_sourceNames;
    ShortNames m_targetNames;
    bool m_isRemembered = false;
};

} // namespace limber
