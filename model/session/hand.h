#pragma once

#include <QObject>

namespace limber {

// Whether something of a session is in the user's hand, or about to be kept after it was let go, so that what needs a
// finished document can wait for that.
class Hand : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool isBusy() const { return m_count > 0; }
    // Each take() needs a letGo().
    void take() { ++m_count; }
    void letGo();

signals:
    // The last thing was let go.
    void freed();

private:
    int m_count = 0;
};

} // namespace limber
