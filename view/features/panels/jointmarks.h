#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QIcon>
#include <QObject>
#include <QPersistentModelIndex>

class QHelpEvent;
class QMouseEvent;
class QPainter;
class QTreeView;

namespace limber {

// The eye and the lock at the end of a name in the joint tree, and the pin of what is pinned. Eye and lock are shown
// for hidden or locked joints and in the row under the mouse. A click changes the row, or all selected rows if it is
// one of them; with Shift also everything below it.
class JointMarks : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit JointMarks(QTreeView &tree);

    // Returns the width in pixels that the marks take at the right end of a name's cell; 0 if none is shown.
    [[nodiscard]] int widthIn(const QModelIndex &index) const;
    void paint(QPainter &painter, const QRect &cell, const QModelIndex &index) const;
    [[nodiscard]] bool isHidden(const QModelIndex &index) const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    enum class Mark { None, Pin, Eye, Lock };

    [[nodiscard]] NodeId nodeAt(const QModelIndex &index) const;
    [[nodiscard]] bool isUnderMouse(const QModelIndex &index) const { return index == m_underMouse; }
    [[nodiscard]] bool isSet(NodeId node, Mark mark) const;
    [[nodiscard]] bool isShown(const QModelIndex &index, Mark mark) const;
    [[nodiscard]] static QRect boxOf(const QRect &cell, Mark mark);
    [[nodiscard]] Mark markAt(const QPoint &at, const QModelIndex &index) const;
    [[nodiscard]] QString toolTipOf(NodeId node, Mark mark) const;
    [[nodiscard]] bool press(const QMouseEvent &event);
    [[nodiscard]] bool showToolTip(const QHelpEvent &event);
    [[nodiscard]] std::vector<NodeId> jointsFrom(NodeId node) const;
    void toggle(NodeId node, Mark mark, bool withBranch);
    void unpin(const std::vector<NodeId> &nodes, bool withBranch);
    void hover(const QModelIndex &index);

    QTreeView &m_tree;
    QPersistentModelIndex m_underMouse;
    bool m_isPressed = false; // on a mark: the tree must not get the release either
    QIcon m_eye;
    QIcon m_closedEye;
    QIcon m_lock;
    QIcon m_pin;
};

} // namespace limber
