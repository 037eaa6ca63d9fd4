#include "start/memorypolicy.h"

#include <QTest>

#include <cstdlib>
#include <memory>

#ifdef __GLIBC__
#include <malloc.h>
#endif

class MemoryPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void largeBlocksHavePagesOfTheirOwn_data();
    void largeBlocksHavePagesOfTheirOwn();
};

void MemoryPolicyTest::largeBlocksHavePagesOfTheirOwn_data()
{
    QTest::addColumn<int>("kilobytes");
    QTest::addColumn<bool>("isApart");
    QTest::newRow("a picture of an icon") << 20 << false;
    QTest::newRow("frames of a short motion") << 400 << true;
    QTest::newRow("frames of a long motion") << 3000 << true;
}

void MemoryPolicyTest::largeBlocksHavePagesOfTheirOwn()
{
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    QFETCH(int, kilobytes);
    QFETCH(bool, isApart);
    limber::keepLargeBlocksApart();
    std::make_unique<char[]>(20'000'000); // the C library by default counts blocks up to this size as small from now on
    const std::size_t before = mallinfo2().hblkhd;
    const auto block = std::make_unique<char[]>(static_cast<std::size_t>(kilobytes) * 1000U);
    const std::size_t apart = mallinfo2().hblkhd - before;
    QCOMPARE(apart >= static_cast<std::size_t>(kilobytes) * 1000U, isApart);
#else
    QSKIP("the memory is not managed by the GNU C library");
#endif
}

QTEST_APPLESS_MAIN(MemoryPolicyTest)
#include "tst_memorypolicy.moc"
