#pragma once

#include <QObject>

namespace limber {

// Says whether the user holds something of a session, or has released it and the change is not kept yet. Work that
// needs a finished document waits until the hand is free.
class DragGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool isBusy() const { return m_count > 0; }
    // Each call of take() needs a call of letGo().
    void take() { ++m_count; }
    void letGo();

signals:
    // Emitted when the last thing was let go.
    void freed();

private:
    int m_count = 0;
};

} // namespace limber
