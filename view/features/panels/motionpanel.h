#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace limber {

class ElidedLabel;
class CellActions;
class ChannelHeader;
class FrameActions;
class FrameHeader;
class MotionDelegate;

// The motion as a table: the channels of the selected joints by frame, with the commands for its cells and frames.
class MotionPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit MotionPanel(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    [[nodiscard]] QList<QAction *> frameActions() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    // Emitted with plain text when something that the user asked for did not work.
    void refused(const QString &why);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void createWidgets();
    void createActions();
    void showChannels();
    void fitColumns();
    void moveDown(int rows);
    void followPlayhead(int frame);
    void followCurrentCell();
    void updateSummary();
    void selectJointOfColumn(int section);
    void showContextMenu(const QPoint &position);

    ElidedLabel *m_summary = nullptr;
    QLabel *m_hint = nullptr;
    QTableView *m_table = nullptr;
    ChannelHeader *m_channelHeader = nullptr;
    FrameHeader *m_frameHeader = nullptr;
    MotionDelegate *m_delegate = nullptr;
    CellActions *m_cells = nullptr;
    FrameActions *m_frames = nullptr;
    ActionList m_actions; // including those of cells and frames
    bool m_following = false;
};

} // namespace limber
