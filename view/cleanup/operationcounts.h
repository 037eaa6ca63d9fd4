#pragma once

#include "base/message.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QString>

#include <memory>

class QTimer;

namespace limber {

class Session;
struct Operation;

// Finds out on a worker thread, while nothing else is done, what operations would find in the document in front. What
// was found is dropped with the first change of the document. Very large clips are left alone.
class OperationCounts : public QObject
{
    Q_OBJECT

public:
    explicit OperationCounts(QObject *parent = nullptr);
    ~OperationCounts() override;

    void setSession(Session *session); // null for none
    // While nobody sees the counts, or something else needs the computer, nothing is counted.
    void setShown(bool shown);
    void setPlaying(bool playing);
    // Something else is computed now: the counts come later.
    void delay();
    [[nodiscard]] bool isWorking() const { return m_work.isRunning(); }

signals:
    void counted(const QString &operation, const QString &text); // by the operation's name
    void dropped();

private:
    void listenTo(Session &session);
    void drop();
    void wait();
    void count();
    void add(const Operation &operation, const Message &found);

    BackgroundWork m_work;
    QTimer *m_timer = nullptr;
    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    QSet<QString> m_done; // names of operations
    bool m_isShown = false;
    bool m_isPlaying = false;
};

} // namespace limber
