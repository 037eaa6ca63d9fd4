#include "start/memorypolicy.h"

#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QTest>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

class MemoryPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void largeBlocksHavePagesOfTheirOwn_data();
    void largeBlocksHavePagesOfTheirOwn();
    void pagesBetweenBlocksInUseGoBackToTheSystem();
    void theWindowGivesMemoryBackAfterADocumentIsClosed();
};

namespace {

// The memory of this program that is not given back, in bytes.
long resident()
{
    std::ifstream pages("/proc/self/statm");
    long mapped = 0;
    long inMemory = 0;
    pages >> mapped >> inMemory;
    return inMemory * ::sysconf(_SC_PAGESIZE);
}

// Blocks that lie far apart in 60 MB which are free otherwise.
std::vector<std::unique_ptr<std::string>> fewBlocksOnManyPages()
{
    std::vector<std::unique_ptr<std::string>> blocks(60'000);
    for (auto &block : blocks)
        block = std::make_unique<std::string>(1000, 'x');
    for (std::size_t block = 0; block < blocks.size(); ++block) {
        if (block % 100 != 0)
            blocks[block].reset();
    }
    return blocks;
}

} // namespace

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

void MemoryPolicyTest::pagesBetweenBlocksInUseGoBackToTheSystem()
{
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    const auto blocks = fewBlocksOnManyPages();
    const long before = resident();
    limber::returnFreedMemory();
    const long returned = before - resident();
    QVERIFY2(returned > 40'000'000, qPrintable(QString::number(returned)));
#else
    QSKIP("the memory is not managed by the GNU C library");
#endif
}

void MemoryPolicyTest::theWindowGivesMemoryBackAfterADocumentIsClosed()
{
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    limber::test::WindowDriver driver;
    driver.window().files().openSample();
    QTRY_VERIFY(driver.window().currentSession() != nullptr && !driver.window().files().isLoading());
    const auto blocks = fewBlocksOnManyPages();
    const long before = resident();
    driver.child<QAction>("file.close")->trigger();
    QTRY_VERIFY(driver.window().currentSession() == nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(before - resident() > 40'000'000, 10000);
#else
    QSKIP("the memory is not managed by the GNU C library");
#endif
}

int main(int argc, char **argv)
{
    limber::test::WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    MemoryPolicyTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_memorypolicy.moc"
