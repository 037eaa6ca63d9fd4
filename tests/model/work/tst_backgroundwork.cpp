#include "work/backgroundwork.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <new>
#include <stdexcept>

namespace tst_backgroundwork {

using namespace limber;

namespace {

using Reporter = BackgroundWork::Reporter;

void unexpected(const QString &why)
{
    QFAIL(qPrintable(why));
}

// Processes everything that is still on its way.
void settle()
{
    QTest::qWait(50);
}

} // namespace

// Work on another thread: its result is delivered to the thread that asked, and nothing is delivered once the work is
// abandoned.
class BackgroundWorkTest : public QObject
{
    Q_OBJECT

private slots:
    void deliversTheResultToTheThreadThatAsked();
    void reportsItsProgress();
    void aResultMayBeMovableOnly();
    void abandonedWorkDeliversNothing();
    void aNewStartAbandonsTheWorkBefore();
    void nothingIsDeliveredAfterDestruction();
    void stoppedWorkStillHasAResult();
    void exceptionsBecomeSentences();
    void canBeStartedAgainFromItsOwnResult();
    void workThatDoesNotEndHoldsNoWorker();
};

void BackgroundWorkTest::deliversTheResultToTheThreadThatAsked()
{
    BackgroundWork work;
    QThread *worker = nullptr;
    int result = 0;
    work.start(
        [&worker](const Reporter &) {
            worker = QThread::currentThread();
            return 42;
        },
        [&](int number) {
            QCOMPARE(QThread::currentThread(), QCoreApplication::instance()->thread());
            QVERIFY(!work.isRunning());
            result = number;
        },
        unexpected);
    QVERIFY(work.isRunning());
    QTRY_COMPARE(result, 42);
    QVERIFY(worker != nullptr && worker != QThread::currentThread());
}

void BackgroundWorkTest::reportsItsProgress()
{
    BackgroundWork work;
    std::vector<double> heard;
    bool done = false;
    work.start(
        [&heard](const Reporter &reporter) {
            const auto progress = reporter.progress([&heard](double fraction) { heard.push_back(fraction); });
            for (int step = 0; step <= 100'000; ++step) {
                if (!progress(step / 100'000.0))
                    return false;
            }
            return true;
        },
        [&done](bool all) { done = all; }, unexpected);
    QTRY_VERIFY(done);
    QVERIFY(heard.size() > 10 && heard.size() < 2000);
    QVERIFY(std::ranges::is_sorted(heard));
    QVERIFY(heard.front() >= 0.0);
    QCOMPARE(heard.back(), 1.0);
}

void BackgroundWorkTest::aResultMayBeMovableOnly()
{
    BackgroundWork work;
    std::unique_ptr<int> result;
    work.start([](const Reporter &) { return std::make_unique<int>(7); },
               [&](std::unique_ptr<int> made) { result = std::move(made); }, unexpected);
    QTRY_VERIFY(result != nullptr);
    QCOMPARE(*result, 7);
}

void BackgroundWorkTest::abandonedWorkDeliversNothing()
{
    BackgroundWork work;
    QSemaphore begun;
    QSemaphore goOn;
    std::atomic_bool sawIt = false;
    bool heard = false;
    work.start(
        [&](const Reporter &reporter) {
            reporter.post([&heard] { heard = true; });
            begun.release();
            goOn.acquire();
            sawIt = !reporter.progress()(0.5);
            return 1;
        },
        [&heard](int) { heard = true; }, unexpected);
    begun.acquire();
    work.cancel();
    QVERIFY(!work.isRunning());
    goOn.release();
    QTRY_VERIFY(sawIt);
    settle();
    QVERIFY(!heard);
}

void BackgroundWorkTest::aNewStartAbandonsTheWorkBefore()
{
    BackgroundWork work;
    QSemaphore goOn;
    std::vector<int> heard;
    const auto hear = [&heard](int number) { heard.push_back(number); };
    work.start(
        [&goOn](const Reporter &) {
            goOn.acquire();
            return 1;
        },
        hear, unexpected);
    work.start([](const Reporter &) { return 2; }, hear, unexpected);
    goOn.release();
    QTRY_COMPARE(heard.size(), 1U);
    settle();
    QCOMPARE(heard, std::vector{2});
}

void BackgroundWorkTest::nothingIsDeliveredAfterDestruction()
{
    QSemaphore begun;
    QSemaphore goOn;
    std::atomic_bool ended = false;
    bool heard = false;
    {
        BackgroundWork work;
        work.start(
            [&](const Reporter &) {
                begun.release();
                goOn.acquire();
                ended = true;
                return 1;
            },
            [&heard](int) { heard = true; }, unexpected);
        begun.acquire();
    }
    goOn.release();
    QTRY_VERIFY(ended);
    settle();
    QVERIFY(!heard);
}

void BackgroundWorkTest::stoppedWorkStillHasAResult()
{
    BackgroundWork work;
    QSemaphore begun;
    QString result;
    work.start(
        [&begun](const Reporter &reporter) {
            begun.release();
            const auto progress = reporter.progress();
            while (progress(0.1))
                QThread::msleep(1);
            return QStringLiteral("half");
        },
        [&result](const QString &text) { result = text; }, unexpected);
    begun.acquire();
    work.stop();
    QVERIFY(work.isRunning());
    QTRY_COMPARE(result, QStringLiteral("half"));
}

void BackgroundWorkTest::exceptionsBecomeSentences()
{
    BackgroundWork work;
    QStringList heard;
    const auto failed = [&heard](const QString &why) { heard << why; };
    const auto never = [](int) { QFAIL("there is no result"); };
    work.start([](const Reporter &) -> int { throw std::bad_alloc(); }, never, failed);
    QTRY_COMPARE(heard.size(), 1);
    QVERIFY(!work.isRunning());
    QVERIFY2(heard.first().contains(QStringLiteral("memory")), qPrintable(heard.first()));
    work.start([](const Reporter &) -> int { throw std::runtime_error("the disk is upside down"); }, never, failed);
    QTRY_COMPARE(heard.size(), 2);
    QVERIFY2(heard.last().contains(QStringLiteral("upside down")), qPrintable(heard.last()));
}

void BackgroundWorkTest::canBeStartedAgainFromItsOwnResult()
{
    BackgroundWork work;
    int last = 0;
    std::function<void(int)> next = [&](int number) {
        last = number;
        if (number < 5)
            work.start([number](const Reporter &) { return number + 1; }, next, unexpected);
    };
    work.start([](const Reporter &) { return 1; }, next, unexpected);
    QTRY_COMPARE(last, 5);
    QTRY_VERIFY(!work.isRunning());
}

void BackgroundWorkTest::workThatDoesNotEndHoldsNoWorker()
{
    QThreadPool &workers = *QThreadPool::globalInstance();
    const int before = workers.maxThreadCount();
    workers.setMaxThreadCount(1);
    QSemaphore begun;
    QSemaphore diskAnswers;
    BackgroundWork stuck;
    const auto waitForDisk = [&](const Reporter &) {
        begun.release();
        diskAnswers.acquire();
        return 0;
    };
    for (int i = 0; i < 2; ++i) {
        stuck.start(
            waitForDisk, [](int) { QFAIL("it was given up"); }, unexpected);
        begun.acquire();
        stuck.cancel();
        QElapsedTimer waited;
        waited.start();
        BackgroundWork other;
        int result = 0;
        other.start([](const Reporter &) { return 7; }, [&](int number) { result = number; }, unexpected);
        QTRY_COMPARE(result, 7);
        // Work usually ends soon after it was given up, and until then nothing else runs.
        QVERIFY2(waited.elapsed() > 1000, qPrintable(QString::number(waited.elapsed())));
    }
    // The workers are as many as before once the disk has answered.
    diskAnswers.release(2);
    QTRY_COMPARE(workers.maxThreadCount(), 1);
    QTRY_COMPARE(workers.activeThreadCount(), 0);
    // Work that was given up and ended does not bring another worker.
    stuck.start([](const Reporter &) { return 0; }, [](int) {}, unexpected);
    stuck.cancel();
    QTest::qWait(2500);
    QCOMPARE(workers.maxThreadCount(), 1);
    workers.setMaxThreadCount(before);
}

QTEST_GUILESS_MAIN(BackgroundWorkTest)

} // namespace tst_backgroundwork

#include "tst_backgroundwork.moc"
