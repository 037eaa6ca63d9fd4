#pragma once

#include "base/message.h"
#include "session/sessionfollower.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QSet>
#include <QString>

class QTimer;

namespace limber {

class Session;
struct Operation;

// Counts on a worker thread, while nothing else is computed, what operations would find in the document in front. The
// counts are dropped at the first change of the document. Very large clips are not counted.
class OperationCounts : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit OperationCounts(QObject *parent = nullptr);
    ~OperationCounts() override;

    // Nothing is counted while nobody sees the counts, or while something else needs the computer.
    void setShown(bool shown);
    void setPlaying(bool playing);
    // Delays the counting, because something else is computed now.
    void delay();
    [[nodiscard]] bool isWorking() const { return m_work.isRunning(); }

signals:
    void counted(const QString &operation, const QString &text); // `operation` is its name
    void dropped();

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void drop();
    void wait();
    void count();
    void add(const Operation &operation, const Message &found);

    BackgroundWork m_work;
    QTimer *m_timer = nullptr;
    QSet<QString> m_done; // names of operations
    bool m_isShown = false;
    bool m_isPlaying = false;
};

} // namespace limber
