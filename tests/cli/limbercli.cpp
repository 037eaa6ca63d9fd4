#include "limbercli.h"

#include <QProcess>

namespace limber::test {

namespace {

CliRun run(const QString &program, const QStringList &arguments, const QByteArray &input,
           const QProcessEnvironment &environment)
{
    constexpr int patienceMilliseconds = 120000;
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(patienceMilliseconds);
    CliRun result;
    if (ended && process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

} // namespace

CliRun limberCli(const QStringList &arguments, const QByteArray &input, const QProcessEnvironment &environment)
{
    return run(QStringLiteral(LIMBER_CLI), arguments, input, environment);
}

CliRun shell(const QString &script, const QStringList &arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("cli"), QStringLiteral(LIMBER_CLI));
    const QStringList words = QStringList{QStringLiteral("-c"), script, QStringLiteral("sh")} + arguments;
    return run(QStringLiteral("/bin/sh"), words, {}, environment);
}

} // namespace limber::test
