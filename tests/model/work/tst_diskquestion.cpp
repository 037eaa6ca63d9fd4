#include "work/diskquestion.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <memory>
#include <stdexcept>

namespace tst_diskquestion {

using namespace limber;

// A question to the disk is answered on the thread that asked, or never, and nobody waits for it.
class DiskQuestionTest : public QObject
{
    Q_OBJECT

private slots:
    void theAnswerIsDeliveredToTheThreadThatAsked();
    void anAnswerMayBeFollowedByAQuestion();
    void onlyTheLastQuestionIsAnswered();
    void aHangingDiskBlocksNothing();
    void aFailedQuestionHasNoAnswer();
};

void DiskQuestionTest::theAnswerIsDeliveredToTheThreadThatAsked()
{
    DiskQuestion question;
    QThread *asked = nullptr;
    std::unique_ptr<int> answer;
    question.ask(
        [&asked] {
            asked = QThread::currentThread();
            return std::make_unique<int>(42);
        },
        [&](std::unique_ptr<int> given) {
            QCOMPARE(QThread::currentThread(), QCoreApplication::instance()->thread());
            QVERIFY(!question.isWaiting());
            answer = std::move(given);
        });
    QVERIFY(question.isWaiting());
    QTRY_VERIFY(answer && *answer == 42);
    QVERIFY(asked != QThread::currentThread());
}

void DiskQuestionTest::anAnswerMayBeFollowedByAQuestion()
{
    DiskQuestion question;
    int count = 0;
    std::function<void(int)> again = [&](int number) {
        count = number;
        if (number < 20)
            question.ask([number] { return number + 1; }, again);
    };
    question.ask([] { return 1; }, again);
    QTRY_COMPARE(count, 20);
}

void DiskQuestionTest::onlyTheLastQuestionIsAnswered()
{
    DiskQuestion question;
    QList<int> answers;
    for (int i = 0; i < 50; ++i)
        question.ask([i] { return i; }, [&answers](int number) { answers << number; });
    QTRY_COMPARE(answers.size(), 1);
    QTest::qWait(50);
    QCOMPARE(answers, QList<int>{49});
}

void DiskQuestionTest::aHangingDiskBlocksNothing()
{
    const auto disk = std::make_shared<QSemaphore>();
    const auto heard = std::make_shared<bool>(false);
    {
        DiskQuestion question;
        question.ask(
            [disk] {
                disk->acquire();
                return 1;
            },
            [heard](int) { *heard = true; });
        QTest::qWait(20);
        QVERIFY(question.isWaiting());
    }
    disk->release();
    QTest::qWait(100);
    QVERIFY(!*heard);
}

void DiskQuestionTest::aFailedQuestionHasNoAnswer()
{
    DiskQuestion question;
    question.ask([]() -> int { throw std::runtime_error("no disk"); }, [](int) { QFAIL("an answer"); });
    QTRY_VERIFY(!question.isWaiting());
}

QTEST_GUILESS_MAIN(DiskQuestionTest)

} // namespace tst_diskquestion

#include "tst_diskquestion.moc"
