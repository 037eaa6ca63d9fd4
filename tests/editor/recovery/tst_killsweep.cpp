#include "patience.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "storage/recovery/journalsummary.h"
#include "storage/recovery/recoverystore.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <optional>
#include <vector>

using namespace limber;
using namespace limber::test;

// The whole editor is killed at random moments while a script works in it. The recovered state is one that the document
// has had and is at most a second old, and the file on disk is complete.
class KillSweepTest : public QObject
{
    Q_OBJECT

private slots:
    void aKillLosesAtMostASecond_data() { sweep(runs(100)); }
    void aKillLosesAtMostASecond();
    void aTerminationSignalLosesNothing_data() { sweep(runs(20)); }
    void aTerminationSignalLosesNothing();
    void losingTheDisplayLosesAtMostASecond_data() { sweep(runs(20)); }
    void losingTheDisplayLosesAtMostASecond();

private:
    static int runs(int inAWholeSweep);
    static void sweep(int count);
};

namespace {

bool isWholeSweep()
{
    return qEnvironmentVariableIsSet("LIMBER_SWEEP");
}

// The most milliseconds of work that may be lost. Writing is delayed by less than a third of a second, but a machine
// that builds and tests other things at the same time may delay it further.
qint64 mostLost()
{
    return isWholeSweep() ? 1000 : 3000;
}

// A state that the worker printed.
struct State
{
    bool isSaved = false;
    QByteArray word;
    qint64 time = 0;
};

// A working editor with a home folder of its own.
class Victim
{
public:
    explicit Victim(int seed, const QStringList &display = {})
    {
        const std::string text = writeBvh(makeWalker({.frames = 40}).clip);
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0)
            qFatal("no file");
        file.close();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(name), m_home.path());
        if (!display.isEmpty())
            environment.insert(QStringLiteral("DISPLAY"), display.first());
        m_process.setProcessEnvironment(environment);
        m_process.setStandardErrorFile(m_home.filePath(QStringLiteral("errors")));
        m_process.start(QStringLiteral(LIMBER_SCRIPTED_SESSION), {path(), QString::number(seed)});
    }

    [[nodiscard]] QString path() const { return m_home.filePath(QStringLiteral("walk.bvh")); }
    [[nodiscard]] QProcess &process() { return m_process; }

    // Waits until it has worked for that long.
    [[nodiscard]] bool work(int milliseconds)
    {
        m_output.clear();
        const bool begun = QTest::qWaitFor([this] { return readOutput(); }, testPatience);
        QTest::qWait(milliseconds);
        return begun;
    }

    [[nodiscard]] bool waitForEnd()
    {
        const bool ended = m_process.waitForFinished(testPatience);
        readOutput();
        return ended;
    }

    [[nodiscard]] std::vector<State> states() const
    {
        std::vector<State> states;
        for (const QByteArray &line : m_output.split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words.size() == 3)
                states.push_back({words[0] == "saved", words[1], words[2].toLongLong()});
        }
        return states;
    }

    // The state that its journal gives; empty if there is no journal.
    [[nodiscard]] QByteArray recovered() const
    {
        const RecoveryStore store(m_home.filePath(QStringLiteral("limber/recovery")));
        for (const EndedRun &run : store.endedRuns()) {
            for (const QString &journal : run.journals()) {
                QProcess reader;
                reader.start(QStringLiteral(LIMBER_SCRIPTED_SESSION), {QStringLiteral("--recovered"), journal});
                reader.waitForFinished(testPatience);
                const QList<QByteArray> words = reader.readAllStandardOutput().trimmed().split(' ');
                return words.size() == 2 && words[1] == "0" ? words[0] : QByteArray("unreadable");
            }
        }
        return {};
    }

private:
    bool readOutput()
    {
        m_output += m_process.readAllStandardOutput();
        return m_output.contains('\n');
    }

    QTemporaryDir m_home;
    QProcess m_process;
    QByteArray m_output;
};

// How old the recovered state was when the last state was made; nothing if the document never had it.
std::optional<qint64> ageOf(const QByteArray &recovered, const std::vector<State> &states)
{
    for (auto state = states.crbegin(); state != states.crend(); ++state) {
        if (state->word == recovered) {
            // A state was current until the next one was made.
            return state == states.crbegin() ? 0 : states.back().time - (state - 1)->time;
        }
    }
    return std::nullopt;
}

void checkFile(const Victim &victim)
{
    QFile file(victim.path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.startsWith("HIERARCHY"));
    QVERIFY(text.endsWith('\n')); // the file is complete: a newline ends the last row
    const ReadResult result = readBvh(text.toStdString());
    QVERIFY(result.clip && result.findings.empty());
}

void checkRecovered(const Victim &victim, qint64 mostAge)
{
    const std::vector<State> states = victim.states();
    QVERIFY(!states.empty());
    const QByteArray recovered = victim.recovered();
    if (recovered.isEmpty()) {
        // Without a journal, the first unsaved change must not be older than that.
        const auto change = std::ranges::find(states, false, &State::isSaved);
        QVERIFY(change == states.end() || states.back().time - change->time <= mostAge);
        return;
    }
    const std::optional<qint64> age = ageOf(recovered, states);
    QVERIFY2(age, recovered.constData());
    QVERIFY2(*age <= mostAge, qPrintable(QString::number(*age)));
    checkFile(victim);
}

int randomTime()
{
    return QRandomGenerator::global()->bounded(100, 2500);
}

} // namespace

// With LIMBER_SWEEP=1 all runs are made, otherwise a few.
int KillSweepTest::runs(int inAWholeSweep)
{
    return isWholeSweep() ? inAWholeSweep : std::max(2, inAWholeSweep / 20);
}

void KillSweepTest::sweep(int count)
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= count; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void KillSweepTest::aKillLosesAtMostASecond()
{
    QFETCH(int, seed);
    Victim victim(seed);
    QVERIFY(victim.work(randomTime()));
    victim.process().kill();
    QVERIFY(victim.waitForEnd());
    checkRecovered(victim, mostLost());
}

void KillSweepTest::aTerminationSignalLosesNothing()
{
    QFETCH(int, seed);
    const int signal = seed % 2 == 0 ? SIGTERM : SIGHUP;
    Victim victim(seed);
    QVERIFY(victim.work(randomTime()));
    ::kill(static_cast<pid_t>(victim.process().processId()), signal);
    QVERIFY(victim.waitForEnd());
    QCOMPARE(victim.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(victim.process().exitCode(), 128 + signal);
    checkRecovered(victim, 0);
}

void KillSweepTest::losingTheDisplayLosesAtMostASecond()
{
    QFETCH(int, seed);
    QProcess screen;
    screen.setProcessChannelMode(QProcess::SeparateChannels);
    screen.start(QStringLiteral("Xvfb"),
                 {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                  QStringLiteral("1280x1024x24"), QStringLiteral("-noreset")});
    if (!screen.waitForStarted(testPatience))
        QSKIP("there is no Xvfb");
    QVERIFY(screen.waitForReadyRead(testPatience));
    const QString display = QLatin1Char(':') + QString::fromLatin1(screen.readAllStandardOutput().trimmed());
    Victim victim(seed, {display});
    QVERIFY(victim.work(randomTime()));
    screen.kill();
    QVERIFY(victim.waitForEnd());
    checkRecovered(victim, mostLost());
    screen.waitForFinished(testPatience);
}

QTEST_GUILESS_MAIN(KillSweepTest)
#include "tst_killsweep.moc"
