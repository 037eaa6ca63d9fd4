#include "storage/video/pipedprogram.h"

#include "messages/videomessages.h"

#include <fcntl.h>

namespace limber {

namespace {

constexpr int patienceMilliseconds = 200; // after this time it is checked again whether the program still runs

} // namespace

PipedProgram::PipedProgram(const QString &path, const QStringList &arguments, std::vector<int> files,
                           std::function<bool()> goesOn)
    : m_files(std::move(files)), m_goesOn(std::move(goesOn))
{
    m_process.setStandardOutputFile(QProcess::nullDevice());
    // Only this program inherits the files, not a program that another thread starts meanwhile.
    m_process.setChildProcessModifier([this] {
        for (const int file : m_files)
            ::fcntl(file, F_SETFD, 0);
    });
    m_process.start(path, arguments);
    m_process.waitForStarted(-1);
}

PipedProgram::~PipedProgram()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(-1);
}

bool PipedProgram::write(std::string_view bytes)
{
    if (m_process.state() != QProcess::Running ||
        m_process.write(bytes.data(), static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()))
        return false;
    while (m_process.bytesToWrite() > 0) {
        const bool hasTaken = m_process.waitForBytesWritten(patienceMilliseconds);
        if (!hasTaken && (m_process.state() != QProcess::Running || !m_goesOn()))
            return false;
    }
    return m_process.state() == QProcess::Running;
}

bool PipedProgram::finish()
{
    m_process.closeWriteChannel();
    while (m_process.state() != QProcess::NotRunning) {
        if (!m_process.waitForFinished(patienceMilliseconds) && !m_goesOn())
            return false;
    }
    return m_process.error() != QProcess::FailedToStart && m_process.exitStatus() == QProcess::NormalExit &&
           m_process.exitCode() == 0;
}

Message PipedProgram::problem()
{
    if (m_process.error() == QProcess::FailedToStart)
        return messages::videoProgramNotStarted(wordArgument(m_process.errorString().toStdString()));
    if (m_process.state() != QProcess::NotRunning)
        m_process.waitForFinished(patienceMilliseconds);
    const QByteArray lines = m_process.readAllStandardError().trimmed();
    const QByteArray last = lines.mid(lines.lastIndexOf('\n') + 1);
    if (last.isEmpty() || (m_process.exitStatus() == QProcess::CrashExit))
        return messages::videoProgramKilled();
    return messages::videoProgramStopped(wordArgument(last.toStdString()));
}

} // namespace limber
