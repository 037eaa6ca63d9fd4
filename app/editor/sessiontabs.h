#pragma once

#include "items/session.h"

#include <QTabBar>

class QToolButton;

namespace limber {

// The open documents as tabs; owns their sessions.
class SessionTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit SessionTabs(QWidget *parent = nullptr);

    // Takes over the session and brings it to the front.
    void add(std::unique_ptr<Session> session);
    void remove(Session *session);
    [[nodiscard]] Session *current() const;
    [[nodiscard]] QList<Session *> sessions() const { return m_sessions; }
    [[nodiscard]] Session *find(const QString &path) const; // null if it is not open
    void bringToFront(Session *session);

signals:
    // Another session is in front; null when none is open.
    void currentSessionChanged(limber::Session *session);
    void closeWanted(limber::Session *session);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QToolButton *makeCloseButton(Session *session);
    void updateTab(Session *session);
    void announce();

    QList<Session *> m_sessions; // in the order of the tabs
    Session *m_announced = nullptr;
};

} // namespace limber
