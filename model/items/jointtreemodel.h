#pragma once

#include "body/bodyside.h"
#include "document/document.h"

#include <QAbstractItemModel>

#include <functional>
#include <vector>

namespace limber {

// The hierarchy of a document as a tree: roots, joints and end sites. The node's index is the internal id; everything
// else comes from the skeleton.
class JointTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, ChannelsColumn, OffsetXColumn, OffsetYColumn, OffsetZColumn, LengthColumn, ColumnCount };
    enum Role { NodeKindRole = Qt::UserRole, BodySideRole };
    enum NodeKind { RootKind, JointKind, EndSiteKind }; // values of NodeKindRole

    explicit JointTreeModel(Document &document, QObject *parent = nullptr);

    [[nodiscard]] NodeId nodeAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(NodeId node, int column = NameColumn) const;
    [[nodiscard]] BodySide sideOf(NodeId node) const;
    // Returns the joint's name as plain text for people; an end site is "PARENT/End". Empty if there is no such node.
    [[nodiscard]] QString displayName(NodeId node) const;

    // Sets a function that returns remarks on a node, which appear in the tool tip and for people who cannot see the
    // marks of a view. Remarks are not part of the document, so whoever provides them calls announceRemarks() when they
    // change.
    void setRemarks(std::function<QString(NodeId)> remarkOn) { m_remarkOn = std::move(remarkOn); }
    void announceRemarks();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    // Emitted when an edit was not accepted; `why` says why, in words.
    void refused(const QString &why);

private:
    [[nodiscard]] QString displayText(NodeId node, Column column) const;
    [[nodiscard]] QVariant editValue(NodeId node, Column column) const;
    [[nodiscard]] QString nameWithRemark(NodeId node) const;
    [[nodiscard]] QString toolTip(NodeId node, Column column) const;
    [[nodiscard]] static QString headerToolTip(Column column);
    void rebuild();
    void announceOffsets(const std::vector<NodeId> &nodes);
    void announceName(int joint);
    void announceAllNames();
    [[nodiscard]] bool rename(int joint, const QString &text);

    Document &m_document;
    // Kept because every data() call needs them; rebuilt when another clip is shown or a name changes.
    std::vector<std::vector<NodeId>> m_children; // by joint
    std::vector<NodeId> m_roots;
    bool m_isResetting = false; // the document already has other joints than these lists
    std::vector<int> m_jointRows;
    std::vector<int> m_endSiteRows;
    std::vector<BodySide> m_sides;
    std::function<QString(NodeId)> m_remarkOn;
};

} // namespace limber
