#pragma once

#include "document/cellblock.h"
#include "items/session.h"
#include "theme/colours.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;
class QTableView;

namespace limber {

class ChannelHeader;
class FrameHeader;
class MotionDelegate;

// The motion as a table: the chosen joints' channels by frame, with everything a spreadsheet does to a block
// of numbers.
class MotionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MotionPanel(QWidget *parent = nullptr);

    void setSession(Session *session);
    void setColours(const Colours &colours);
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] QList<QAction *> valueActions() const { return m_valueActions; }
    [[nodiscard]] QList<QAction *> frameActions() const { return m_frameActions; }
    [[nodiscard]] QAction *goToFrameAction() const { return m_goToFrame; }

signals:
    // Something the user asked for did not work; plain text.
    void refused(const QString &why);

private:
    void createWidgets();
    void createActions();
    QAction *addPanelAction(QList<QAction *> &group, const QString &text, const QString &name, const QString &icon,
                            const QString &toolTip, const QKeySequence &shortcut, void (MotionPanel::*slot)());
    void showChannels();
    void followPlayhead(int frame);
    void followCurrentCell();
    void updateSummary();
    void updateActions();
    void selectJointOfColumn(int section);
    void showContextMenu(const QPoint &position);

    // The smallest rectangle around the selected cells; empty if there are none.
    [[nodiscard]] CellBlock selectedBlock() const;
    // Values of a block with only its selected cells taken from `wanted`.
    [[nodiscard]] std::vector<double> onlySelected(const CellBlock &block, std::vector<double> wanted) const;
    void applyToBlock(const CellBlock &block, std::vector<double> values, const QString &verb);
    void copyCells();
    void pasteCells();
    void fillDown();
    void interpolate();
    void offsetCells();
    void scaleCells();
    void goToFrame();
    void insertFrame();
    void duplicateFrames();
    void deleteFrames();
    [[nodiscard]] std::pair<int, int> chosenFrames() const; // first and count

    QPointer<Session> m_session;
    QLabel *m_summary = nullptr;
    QLabel *m_hint = nullptr;
    QTableView *m_table = nullptr;
    ChannelHeader *m_channelHeader = nullptr;
    FrameHeader *m_frameHeader = nullptr;
    MotionDelegate *m_delegate = nullptr;
    QAction *m_allChannels = nullptr;
    QAction *m_goToFrame = nullptr;
    QList<QAction *> m_valueActions;
    QList<QAction *> m_frameActions;
    bool m_following = false;
};

} // namespace limber
