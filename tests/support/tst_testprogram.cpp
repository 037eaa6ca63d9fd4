#include "support/testprogram.h"

#include <QTest>

#include <vector>

namespace tst_testprogram {

using namespace limber::test;

// What stands between ctest and each test: one that is not there must not look like one that passed.
class TestProgramTest : public QObject
{
    Q_OBJECT

private slots:
    void runsTheTestWithTheName();
    void givesTheOtherArgumentsToQtTest();
    void failsWithoutAName();
    void failsForANameThatNoTestHas();
};

namespace {

int countArguments(int argc, char **argv)
{
    return argv[argc] == nullptr ? argc : -1;
}

// 100 if the arguments are those of a call "…/program second -functions", less the path.
int checkArguments(int argc, char **argv)
{
    const bool isRight = argc == 2 && QByteArray(argv[0]) == "/build/program_second" &&
                         QByteArray(argv[1]) == "-functions" && argv[2] == nullptr;
    return isRight ? 100 : 1;
}

constexpr NamedTest tests[] = {{"first", countArguments}, {"second", checkArguments}};

int statusOf(std::vector<QByteArray> words)
{
    std::vector<char *> arguments;
    for (QByteArray &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    return runNamedTest(tests, int(words.size()), arguments.data());
}

} // namespace

void TestProgramTest::runsTheTestWithTheName()
{
    QCOMPARE(statusOf({"/build/program", "first"}), 1); // the number of arguments
    QCOMPARE(statusOf({"/build/program", "first", "second", "-v2"}), 3);
}

void TestProgramTest::givesTheOtherArgumentsToQtTest()
{
    QCOMPARE(statusOf({"/build/program", "second", "-functions"}), 100);
}

void TestProgramTest::failsWithoutAName()
{
    QCOMPARE(statusOf({"/build/program"}), 2);
    QCOMPARE(statusOf({"/build/program", ""}), 2);
}

void TestProgramTest::failsForANameThatNoTestHas()
{
    for (const char *name : {"third", "firs", "first ", "First", "-functions"})
        QCOMPARE(statusOf({"/build/program", name}), 2);
}

QTEST_APPLESS_MAIN(TestProgramTest)

} // namespace tst_testprogram

#include "tst_testprogram.moc"
