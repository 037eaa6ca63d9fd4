#pragma once

#include "session/session.h"

#include <QTabBar>

class QToolButton;

namespace limber {

// The open documents as tabs; owns their sessions.
class SessionTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit SessionTabs(QWidget *parent = nullptr);

    // Takes over the session and brings it to the front, unless it was requested before the one in front. The tabs
    // stand in the order in which their files were asked for.
    void add(std::unique_ptr<Session> session, int order);
    // An order number after all that were requested.
    [[nodiscard]] int nextOrder() { return m_nextOrder++; }
    // Takes them out at once, so that none of them comes to the front on the way. What is no tab any more is passed
    // over.
    void remove(const QList<Session *> &sessions);
    [[nodiscard]] Session *current() const;
    [[nodiscard]] QList<Session *> sessions() const { return m_sessions; }
    [[nodiscard]] Session *find(const QString &path) const; // by its file or its project; null if it is not open
    void bringToFront(Session *session);
    void showNext(int tabs); // goes round at the ends
    // Says again which sessions there are, to those who listen since later.
    void announceAll();

signals:
    void sessionAdded(limber::Session *session);
    // It is about to be deleted: its document was closed.
    void sessionRemoved(limber::Session *session);
    // Another session is in front; null when none is open.
    void currentSessionChanged(limber::Session *session);
    void closeWanted(limber::Session *session);
    // The user asks for the menu of a tab.
    void menuWanted(limber::Session *session, const QPoint &globalPosition);

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    [[nodiscard]] QToolButton *makeCloseButton(Session *session);
    [[nodiscard]] int positionFor(int order) const;
    void removeTabs(const QSet<Session *> &sessions);
    void updateTabs();
    void announce();

    QList<Session *> m_sessions; // in the order of the tabs
    QList<int> m_orders; // parallel to the sessions
    Session *m_announced = nullptr;
    int m_nextOrder = 0;
};

} // namespace limber
