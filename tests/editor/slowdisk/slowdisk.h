#pragma once

#include <QString>
#include <QStringList>

namespace limber::test {

// Makes a folder behave like one on a disk that stopped answering, such as a network share: calls of the system that
// name something in it wait until release(). This thread never waits, so that a test can go on; what it asks is noted
// instead. Only one object may exist at a time.
class SlowDisk
{
public:
    explicit SlowDisk(const QString &folder);
    SlowDisk(const SlowDisk &) = delete;
    SlowDisk &operator=(const SlowDisk &) = delete;
    ~SlowDisk(); // releases the calls that wait

    void hold(); // from now on, calls of other threads wait
    void release();
    // The calls that wait at this moment.
    [[nodiscard]] int waiting() const;
    // What this thread asked since the last hold(), as "stat /folder/name".
    [[nodiscard]] QStringList askedHere() const;
};

} // namespace limber::test
