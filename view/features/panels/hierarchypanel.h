#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QLabel>
#include <QPointer>
#include <QSet>
#include <QWidget>

#include <utility>
#include <vector>

class QHBoxLayout;
class QLineEdit;
class QMenu;
class QTreeView;

namespace limber {

class HierarchyDelegate;
class JointMarks;

// The joint tree with its filter, to browse, select and rename joints and to change offsets in the tree.
class HierarchyPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit HierarchyPanel(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    [[nodiscard]] QTreeView *tree() const { return m_tree; }
    [[nodiscard]] QList<QAction *> ownActions() const { return m_actions.all(); }
    // Returns the actions that work on the selected joint.
    [[nodiscard]] QList<QAction *> selectionActions() const;
    // Adds actions of others to the context menu, after a separator and all earlier ones.
    void addContextActions(const QList<QAction *> &actions) { m_contextActions << actions; }

    // What the user looks for in the tree, and in which columns.
    struct Look
    {
        std::vector<std::pair<QPointer<Session>, QString>> filters; // of sessions that have one
        QSet<int> columns; // besides the names
    };
    [[nodiscard]] Look look() const;
    void setLook(const Look &look);

    // Returns the panel's title, beside the filter.
    [[nodiscard]] QWidget &title() { return *m_title; }
    // Adds a button beside the filter with this menu, which must outlive the panel.
    void addSetsMenu(QMenu &menu);

signals:
    // Emitted when an edit was not accepted; `why` says why, in words.
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void createActions();
    void renameCurrent();
    void beginEdit(const QModelIndex &index);
    void editOffset();
    void focusFilter();
    void showFilterKeys();
    void scrollToSelection();
    void keepCurrentInSight(int heightBefore);
    void selectFirstMatch();
    void expandBranch();
    void collapseBranch();
    void expandAll();
    void collapseAll();
    void selectBranch();
    void selectParent();
    void copyName();
    void applyFilter();
    [[nodiscard]] bool hideOthers(const QString &wanted);
    void revealSelection();
    void showContextMenu(const QPoint &position);
    void showHeaderMenu(const QPoint &position);
    void addColumns(QMenu &menu);
    void setColumnShown(int column, bool isShown);
    void updateActions();

    QLabel *m_title = nullptr;
    QLineEdit *m_filter = nullptr;
    std::vector<std::pair<QPointer<Session>, QString>> m_filters; // of sessions that are not in front
    QHBoxLayout *m_filterRow = nullptr;
    QTreeView *m_tree = nullptr;
    QLabel *m_nothingFound = nullptr;
    HierarchyDelegate *m_delegate = nullptr;
    JointMarks *m_marks = nullptr;
    QSet<int> m_shownColumns; // besides the names
    ActionList m_actions;
    QList<QList<QAction *>> m_contextActions; // in groups
};

} // namespace limber
