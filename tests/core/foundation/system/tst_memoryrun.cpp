#include "motion/valuebuffer.h"
#include "system/memoryrun.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

namespace tst_memoryrun {

using namespace limber;

namespace {

// The memory that the process uses now, in bytes.
long long residentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').at(1).toLongLong() * 4096;
}

constexpr std::size_t mebibyte = std::size_t{1} << 20;

} // namespace

// Consecutive addresses, with memory only where something was written.
class MemoryRunTest : public QObject
{
    Q_OBJECT

private slots:
    void allocatesContiguouslyUntilItsEnd();
    void reservedAddressesUseNoMemory();
    void returnsMemoryInTheMiddle();
    void vectorsAreContiguous();
    void copiesLieElsewhere();
    void canBeUsedByThreads();
    void refusesImpossibleSizes();
};

void MemoryRunTest::allocatesContiguouslyUntilItsEnd()
{
    const auto run = MemoryRun::reserve(mebibyte);
    QVERIFY(run);
    auto *first = static_cast<char *>(run->take(64));
    auto *second = static_cast<char *>(run->take(24));
    QCOMPARE(second, first + 64);
    QVERIFY(run->take(mebibyte - 88) != nullptr);
    QVERIFY(run->take(8 * mebibyte) == nullptr);
    QVERIFY(run->take(~std::size_t{0}) == nullptr);
    char elsewhere[8];
    QVERIFY(!run->giveBack(elsewhere, sizeof elsewhere));
}

void MemoryRunTest::reservedAddressesUseNoMemory()
{
    const long long before = residentBytes();
    const auto run = MemoryRun::reserve(1024 * mebibyte);
    if (!run)
        QSKIP("the system gives no gibibyte of addresses");
    QVERIFY(run->take(1000 * mebibyte) != nullptr);
    QVERIFY(residentBytes() - before < 16 * static_cast<long long>(mebibyte));
}

void MemoryRunTest::returnsMemoryInTheMiddle()
{
    const auto run = MemoryRun::reserve(96 * mebibyte);
    QVERIFY(run);
    auto *first = static_cast<char *>(run->take(32 * mebibyte + 8));
    auto *second = static_cast<char *>(run->take(32 * mebibyte));
    std::memset(first, 1, 32 * mebibyte + 8);
    std::memset(second, 2, 32 * mebibyte);
    const long long full = residentBytes();
    QVERIFY(run->giveBack(first, 32 * mebibyte + 8));
    QVERIFY(full - residentBytes() > 28 * static_cast<long long>(mebibyte));
    for (std::size_t i = 0; i < 32 * mebibyte; ++i) { // the page that both shared is intact
        if (second[i] != 2)
            QFAIL(qPrintable(QString::number(i)));
    }
    QVERIFY(run->giveBack(second, 32 * mebibyte));
    // The addresses of the last allocation are free again.
    QCOMPARE(static_cast<void *>(run->take(8)), static_cast<void *>(second));
}

void MemoryRunTest::vectorsAreContiguous()
{
    std::weak_ptr<MemoryRun> alive;
    {
        const auto run = MemoryRun::reserve(mebibyte);
        alive = run;
        const UnclearedAllocator<double> inRun(run);
        const ValueBuffer first(100, 1.0, inRun);
        ValueBuffer second(inRun);
        second.reserve(50);
        QCOMPARE(second.data(), first.data() + 100);
        second.assign(50, 2.0);
        second.resize(20000); // moves to another address, and the values are kept
        QCOMPARE(second[49], 2.0);
        ValueBuffer moved = std::move(second);
        QCOMPARE(moved[49], 2.0);
        moved.assign(200000, 3.0); // more than the run has
        QCOMPARE(moved.back(), 3.0);
        QCOMPARE(first[99], 1.0);
    }
    QVERIFY(alive.expired());
}

void MemoryRunTest::copiesLieElsewhere()
{
    const auto run = MemoryRun::reserve(mebibyte);
    const ValueBuffer first(100, 1.0, UnclearedAllocator<double>(run));
    ValueBuffer copy = first;
    QVERIFY(copy.get_allocator().run() == nullptr);
    QVERIFY(copy == first);
    copy = ValueBuffer(3, 5.0, UnclearedAllocator<double>(run));
    QCOMPARE(copy.get_allocator().run(), run);
    copy.assign(first.begin(), first.end());
    QVERIFY(copy == first);
}

void MemoryRunTest::canBeUsedByThreads()
{
    const auto run = MemoryRun::reserve(64 * mebibyte);
    std::vector<std::thread> threads;
    std::atomic_int wrong = 0;
    for (int number = 0; number < 4; ++number) {
        threads.emplace_back([&run, &wrong, number] {
            for (int round = 0; round < 200; ++round) {
                const ValueBuffer values(static_cast<std::size_t>(1000 + round), number + 0.5,
                                         UnclearedAllocator<double>(run));
                if (std::ranges::count(values, number + 0.5) != 1000 + round)
                    ++wrong;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
}

void MemoryRunTest::refusesImpossibleSizes()
{
    QVERIFY(!MemoryRun::reserve(~std::size_t{0}));
    QVERIFY(!MemoryRun::reserve(std::size_t{1} << 60));
}

QTEST_APPLESS_MAIN(MemoryRunTest)

} // namespace tst_memoryrun

#include "tst_memoryrun.moc"
