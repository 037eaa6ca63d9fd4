#pragma once

#include "channels/channeledit.h"
#include "session/session.h"
#include "work/backgroundwork.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace limber {

// Lets the user choose the channels of a joint and their order. It shows what would be lost before anything is done;
// the pose is kept as far as the channels allow. OK makes one undo step. Long clips are processed in the background.
class ChannelsDialog : public QDialog
{
    Q_OBJECT

public:
    ChannelsDialog(Session &session, int joint, QWidget *parent = nullptr);

    void accept() override;
    void reject() override;

private:
    void fillList();
    void moveCurrent(int rows);
    void lookAtLoss();
    void showLoss(const ChannelLoss &loss);
    void updateButtons();
    [[nodiscard]] std::vector<Channel> chosen() const;
    void setChoosing(bool choosing);

    Session &m_session;
    const int m_joint;
    QListWidget *m_list = nullptr;
    QToolButton *m_up = nullptr;
    QToolButton *m_down = nullptr;
    QLabel *m_loss = nullptr;
    QPushButton *m_ok = nullptr;
    BackgroundWork m_work; // works on copies: first the loss, finally the change
};

} // namespace limber
