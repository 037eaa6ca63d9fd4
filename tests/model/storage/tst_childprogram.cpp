#include "storage/importing/childprogram.h"
#include "storage/importing/scenefile.h"
#include "support/scenes/scenefiles.h"
#include "support/textfiles.h"

#include <QTest>

#include <csignal>

#include <sys/time.h>

namespace tst_childprogram {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Kind = ChildEnd::Kind;

ChildEnd sh(const std::string &script, const ChildLimits &limits = {10s, std::size_t{1} << 20},
            const Progress &progress = {})
{
    return runChild("/bin/sh", {"-c", script}, limits, progress);
}

// Whether a process with this id exists.
bool isAlive(const std::string &id)
{
    return kill(std::stoi(id), 0) == 0;
}

} // namespace

// Programs that run under limits end, however they behave, and so do readers of files.
class ChildProgramTest : public QObject
{
    Q_OBJECT

private slots:
    void outputAndStatusAreReturned();
    void noEnvironmentAndNoFilesArePassedOn();
    void signalsAreReported();
    void signalsToThisProgramDoNotCutTheOutput();
    void missingProgramsAreReported();
    void slowProgramsAreEnded();
    void endlessOutputIsCut();
    void cancelEndsTheProgram();
    void readersRespectTheirLimits();
};

void ChildProgramTest::outputAndStatusAreReturned()
{
    const ChildEnd end = sh("printf 'a\\0b'; echo to nowhere >&2; exit 7");
    QVERIFY(end.kind == Kind::Exited);
    QCOMPARE(end.number, 7);
    QCOMPARE(end.output, std::string("a\0b", 3));
    const ChildEnd much = sh("head -c 1000000 /dev/zero");
    QCOMPARE(much.output.size(), std::size_t(1'000'000));
    // Arguments reach the program unchanged.
    QCOMPARE(runChild("/bin/echo", {"a b", "$x", "\xFF'"}, {10s, 100}, {}).output, std::string("a b $x \xFF'\n"));
}

void ChildProgramTest::noEnvironmentAndNoFilesArePassedOn()
{
    qputenv("LIMBER_SECRET", "42");
    QCOMPARE(sh("echo \"$LIMBER_SECRET\"").output, std::string("\n"));
    QCOMPARE(sh("cat").output, std::string()); // there is no input to wait for
}

void ChildProgramTest::signalsAreReported()
{
    const ChildEnd end = sh("kill -SEGV $$");
    QVERIFY(end.kind == Kind::Signalled);
    QCOMPARE(end.number, SIGSEGV);
}

void ChildProgramTest::signalsToThisProgramDoNotCutTheOutput()
{
    struct sigaction interrupt = {};
    struct sigaction before = {};
    interrupt.sa_handler = [](int) {}; // without SA_RESTART: system calls are interrupted
    sigaction(SIGALRM, &interrupt, &before);
    const itimerval often{{0, 5000}, {0, 5000}}; // every 5 milliseconds
    setitimer(ITIMER_REAL, &often, nullptr);
    const ChildEnd end = sh("sleep 0.2; echo late");
    const itimerval never{};
    setitimer(ITIMER_REAL, &never, nullptr);
    sigaction(SIGALRM, &before, nullptr);
    QVERIFY(end.kind == Kind::Exited);
    QCOMPARE(end.number, 0);
    QCOMPARE(end.output, std::string("late\n"));
}

void ChildProgramTest::missingProgramsAreReported()
{
    const ChildEnd end = runChild("/nowhere/program", {}, {10s, 100}, {});
    QVERIFY(end.kind == Kind::NotStarted || (end.kind == Kind::Exited && end.number == 127));
}

void ChildProgramTest::slowProgramsAreEnded()
{
    const ChildEnd end = sh("echo $$; exec sleep 10000", {300ms, 100});
    QVERIFY(end.kind == Kind::TooSlow);
    QVERIFY(!isAlive(end.output));
}

void ChildProgramTest::endlessOutputIsCut()
{
    const ChildEnd end = sh("exec cat /dev/zero", {10s, std::size_t{4} << 20});
    QVERIFY(end.kind == Kind::TooMuch);
    QVERIFY(end.output.size() < (std::size_t{6} << 20));
}

void ChildProgramTest::cancelEndsTheProgram()
{
    int reports = 0;
    const ChildEnd end =
        sh("echo $$; exec sleep 100", {60s, 100}, [&reports](double part) { return part < 1.0 && ++reports < 3; });
    QVERIFY(end.kind == Kind::Cancelled);
    QCOMPARE(reports, 3);
    QVERIFY(!isAlive(end.output));
}

void ChildProgramTest::readersRespectTheirLimits()
{
    const FileFolder folder;
    const QString leg = folder.write(u"leg.fbx"_s, legAsFbx(true));
    QVERIFY(loadScene(leg).scene);
    SceneLimits limits;
    limits.answerMegabytes = 0;
    QVERIFY(loadScene(leg, {}, limits).problem.text().find("more than 0 MB") != std::string::npos);
    limits = {};
    limits.memoryMegabytes = 48;
    const std::string tight =
        loadScene(folder.write(u"swells.fbx"_s, fbxThatSwells(0x00FFFFFF)), {}, limits).problem.text();
    QVERIFY2(tight.find("memory limit of 48 MB") != std::string::npos, tight.c_str());
    limits = {};
    limits.processorSeconds = 1;
    limits.memoryMegabytes = 8192;
    const std::string endless =
        loadScene(folder.write(u"long.fbx"_s, fbxThatSwells(0x0FFFFFFF)), {}, limits).problem.text();
    QVERIFY2(endless.find("time limit of 1 s") != std::string::npos, endless.c_str());
    limits = {};
    limits.clockSeconds = 0;
    const std::string slow = loadScene(leg, {}, limits).problem.text();
    QVERIFY2(slow.find("time limit of 0 s") != std::string::npos || slow.empty(), slow.c_str());
}

QTEST_GUILESS_MAIN(ChildProgramTest)

} // namespace tst_childprogram

#include "tst_childprogram.moc"
