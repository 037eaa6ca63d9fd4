#pragma once

#include "compare/comparehead.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace limber {

class DifferenceBars;
class DifferenceTable;
class ElidedLabel;

// Compares the document in front with a second clip: how the two are aligned, and how far each joint is from its
// counterpart, with the frame in which it is farthest. Both clips are only read.
class ComparePanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    [[nodiscard]] CompareHead &head() { return *m_head; }
    [[nodiscard]] QTreeView &table() { return *m_view; }

signals:
    // Emitted when something was not done; `why` is a sentence.
    void refused(const QString &why);
    // Emitted when clips that a project names have to be read, by their ids.
    void loadWanted(const QList<int> &ids);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    QWidget *makeEmpty();
    QWidget *makeResult();
    void showState();
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] QList<int> waiting() const;
    void showSummary();
    void showPairs();
    void goTo(const QModelIndex &index);
    void copyTable();

    CompareHead *m_head = nullptr;
    QStackedWidget *m_body = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_load = nullptr;
    QPushButton *m_loadAll = nullptr;
    ElidedLabel *m_turned = nullptr;
    ElidedLabel *m_scaled = nullptr;
    ElidedLabel *m_rotations = nullptr;
    ElidedLabel *m_positions = nullptr;
    ElidedLabel *m_frames = nullptr;
    ElidedLabel *m_joints = nullptr;
    DifferenceTable *m_table = nullptr;
    QSortFilterProxyModel *m_sorted = nullptr;
    DifferenceBars *m_bars = nullptr;
    QTreeView *m_view = nullptr;
    QCheckBox *m_hideAlike = nullptr;
    QToolButton *m_copy = nullptr;
};

} // namespace limber
