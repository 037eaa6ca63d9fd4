#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

class QLabel;
class QStatusBar;

namespace limber {

// Fills the status bar: the selection and unsaved changes are on the left, counts and rate on the right.
class StatusPanel : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit StatusPanel(QStatusBar &bar);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void refreshLeft();
    void refreshRight();

    QStatusBar &m_bar;
    QLabel *m_left = nullptr;
    QLabel *m_counts = nullptr;
};

} // namespace limber
