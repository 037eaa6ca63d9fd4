#pragma once

#include "operations/channeledit.h"
#include "session/session.h"

#include <QDialog>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace limber {

// Chooses which channels a joint has and in which order. Says what would be lost before anything is done; the pose
// is kept as far as the channels can show it. One undo step. Long clips are worked on beside the window.
class ChannelsDialog : public QDialog
{
    Q_OBJECT

public:
    ChannelsDialog(Session &session, int joint, QWidget *parent = nullptr);

    void accept() override;

private:
    void fillList();
    void moveCurrent(int rows);
    void lookAtLoss();
    void showLoss(const ChannelLoss &loss);
    void updateButtons();
    [[nodiscard]] std::vector<Channel> chosen() const;
    // Works on copies on another thread and comes back, unless the dialog is gone by then.
    template <typename Result>
    void inBackground(std::function<Result()> work, std::function<void(Result)> done);

    Session &m_session;
    const int m_joint;
    QListWidget *m_list = nullptr;
    QToolButton *m_up = nullptr;
    QToolButton *m_down = nullptr;
    QLabel *m_loss = nullptr;
    QPushButton *m_ok = nullptr;
    int m_looks = 0; // counts the looks at the loss, so that a late answer to an old one is known
};

} // namespace limber
