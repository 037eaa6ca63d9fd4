#include "confinement.h"

#include <QFile>
#include <QTest>

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace limber::reader;
using namespace Qt::StringLiterals;

namespace {

constexpr Limits limits{std::size_t{1} << 40, 7};

// Tries what a file that has taken the program over could try. Returns a letter for each attempt that worked.
std::string attempts()
{
    std::string worked;
    const auto note = [&worked](char letter, bool works) {
        if (works)
            worked += letter;
    };
    note('r', ::open("/etc/passwd", O_RDONLY) >= 0);
    note('w', ::open("/tmp/limber-was-here", O_WRONLY | O_CREAT, 0600) >= 0);
    note('u', ::unlink("/tmp/limber-was-here") == 0 || errno != EPERM);
    note('s', ::socket(AF_INET, SOCK_STREAM, 0) >= 0);
    note('k', ::kill(::getpid(), 0) == 0);
    note('f', ::fork() >= 0);
    note('e', ::write(STDERR_FILENO, "", 0) == 0);
    note('x', ::mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED);
    return worked;
}

// A process that has confined itself and stays there, so that others can look at it.
class Confined
{
public:
    Confined()
    {
        if (::pipe(m_pipe.data()) != 0)
            return;
        m_process = ::fork();
        if (m_process == 0)
            beTheChild();
        ::close(m_pipe[1]);
    }
    Confined(const Confined &) = delete;
    Confined &operator=(const Confined &) = delete;
    ~Confined()
    {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        ::close(m_pipe[0]);
    }

    // Waits for what the process has to say.
    [[nodiscard]] QByteArray answer() const
    {
        QByteArray text;
        char letter = 0;
        while (::read(m_pipe[0], &letter, 1) == 1 && letter != '\n')
            text += letter;
        return text;
    }
    // Returns the line of one of its limits, as the system sees it.
    [[nodiscard]] QByteArray limitOf(const char *name) const
    {
        QFile file(u"/proc/%1/limits"_s.arg(m_process));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith(name))
                return line.mid(qstrlen(name)).simplified();
        }
        return {};
    }

private:
    [[noreturn]] void beTheChild() const
    {
        ::dup2(m_pipe[1], STDOUT_FILENO);
        std::string answer = confine(limits);
        if (answer.empty())
            answer = "confined " + attempts();
        answer += '\n';
        if (::write(STDOUT_FILENO, answer.data(), answer.size()) < 0)
            ::_exit(1);
        while (true)
            ::sched_yield();
    }

    std::array<int, 2> m_pipe{-1, -1};
    pid_t m_process = -1;
};

} // namespace

// The program that looks at files of others can do nothing but compute and answer.
class ConfinementTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingButComputingIsLeft();
    void resourcesAreLimited();
};

void ConfinementTest::nothingButComputingIsLeft()
{
    const Confined process;
    QCOMPARE(process.answer(), "confined "_ba);
}

void ConfinementTest::resourcesAreLimited()
{
    const Confined process;
    QVERIFY(process.answer().startsWith("confined"));
    QVERIFY(process.limitOf("Max core file size").startsWith("0 0"));
    QVERIFY(process.limitOf("Max file size").startsWith("0 0"));
    QVERIFY(process.limitOf("Max open files").startsWith("3 3"));
    QVERIFY(process.limitOf("Max processes").startsWith("0 0"));
    QVERIFY(process.limitOf("Max cpu time").startsWith("7 8"));
#ifndef __SANITIZE_ADDRESS__
    QVERIFY(process.limitOf("Max address space").startsWith(QByteArray::number(limits.memoryBytes)));
#endif
}

QTEST_APPLESS_MAIN(ConfinementTest)
#include "tst_confinement.moc"
