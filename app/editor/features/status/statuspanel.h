#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

class QLabel;
class QProgressBar;
class QStatusBar;
class QToolButton;

namespace limber {

class LoadJob;

// Fills the status bar: the selection and unsaved changes are on the left; counts, rate, position rule and up axis,
// which the user can override, are on the right. It also shows the progress of loading with Cancel.
class StatusPanel : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit StatusPanel(QStatusBar &bar);

    void watch(LoadJob *job);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void refreshLeft();
    void refreshRight();
    [[nodiscard]] QToolButton *addChoice(const QString &name, const QStringList &entries, std::function<int()> current,
                                         std::function<void(int)> choose);

    QStatusBar &m_bar;
    QLabel *m_left = nullptr;
    QLabel *m_counts = nullptr;
    QToolButton *m_rule = nullptr;
    QToolButton *m_upAxis = nullptr;
};

} // namespace limber
