#pragma once

#include "session/session.h"

#include <QTabBar>

class QToolButton;

namespace limber {

// The open documents as tabs; it owns their sessions.
class SessionTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit SessionTabs(QWidget *parent = nullptr);

    // Takes ownership of a session and brings it to the front, unless it was requested before the one in front. The
    // tabs are in the order in which their files were requested.
    void add(std::unique_ptr<Session> session, int order);
    // Returns an order number that comes after all requested ones.
    [[nodiscard]] int nextOrder() { return m_nextOrder++; }
    // Removes the sessions together, so that none of them comes to the front in between. Sessions that are no longer
    // tabs are skipped.
    void remove(const QList<Session *> &sessions);
    [[nodiscard]] Session *current() const;
    [[nodiscard]] QList<Session *> sessions() const { return m_sessions; }
    // Returns the session of this file or this project; null if it is not open.
    [[nodiscard]] Session *find(const FileStamp &file) const;
    void bringToFront(Session *session);
    void showNext(int tabs); // wraps around at both ends
    // Emits the signals for all sessions again, for objects that connected later.
    void announceAll();

signals:
    void sessionAdded(limber::Session *session);
    // Emitted before it is deleted, because its document was closed.
    void sessionRemoved(limber::Session *session);
    // Emitted when another session is in front; null if none is open.
    void currentSessionChanged(limber::Session *session);
    void closeWanted(limber::Session *session);
    // Emitted when the user asks for the menu of a tab.
    void menuWanted(limber::Session *session, const QPoint &globalPosition);

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void initStyleOption(QStyleOptionTab *option, int index) const override;

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
