#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace limber {

class CleanUpPanel;

// Says over the view that it shows what an operation would do, for exactly as long as it does, even while the panel is
// behind another one; with *Apply* and *Cancel*.
class PreviewChip : public QFrame, public SessionFollower
{
    Q_OBJECT

public:
    // The panel must outlive it.
    PreviewChip(CleanUpPanel &panel, QWidget *parent);

signals:
    // Emitted when the user wants to see the panel.
    void panelWanted();

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void refresh();

    CleanUpPanel &m_panel;
    QLabel *m_title = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace limber
