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

namespace tst_memorypolicy {

class MemoryPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void blocksInUseAreCounted();
    void largeBlocksGoBackAtOnce_data();
    void largeBlocksGoBackAtOnce();
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

void MemoryPolicyTest::blocksInUseAreCounted()
{
    if (limber::bytesInUse() == 0)
        QSKIP("nobody counts them here");
    constexpr std::size_t size = 3'000'000;
    const std::size_t before = limber::bytesInUse();
    auto block = std::make_unique<char[]>(size);
    const std::size_t with = limber::bytesInUse();
    QVERIFY(with - before >= size && with - before < size + size / 2);
    block.reset();
    QVERIFY(limber::bytesInUse() < before + size / 2);
}

void MemoryPolicyTest::largeBlocksGoBackAtOnce_data()
{
    QTest::addColumn<int>("kilobytes");
    QTest::newRow("frames of a short motion") << 400;
    QTest::newRow("frames of a long motion") << 3000;
}

// A small block that was made after them must not keep the pages of the large ones.
void MemoryPolicyTest::largeBlocksGoBackAtOnce()
{
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    QFETCH(int, kilobytes);
    limber::keepLargeBlocksApart();
    std::make_unique<char[]>(20'000'000); // the C library by default counts blocks up to this size as small from now on
    std::vector<std::unique_ptr<std::string>> large;
    std::vector<std::unique_ptr<std::string>> small;
    for (int i = 0; i < 60'000 / kilobytes; ++i) {
        large.push_back(std::make_unique<std::string>(static_cast<std::size_t>(kilobytes) * 1000U, 'x'));
        small.push_back(std::make_unique<std::string>(1000, 'x'));
    }
    const long before = resident();
    large.clear();
    limber::returnFreedMemory();
    const long returned = before - resident();
    QVERIFY2(returned > 50'000'000, qPrintable(QString::number(returned)));
#else
    QSKIP("the sanitizer manages the memory");
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
    QTRY_VERIFY(before - resident() > 40'000'000);
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

} // namespace tst_memorypolicy

#include "tst_memorypolicy.moc"
