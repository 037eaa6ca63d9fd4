#pragma once

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

namespace limber::test {

// The folder of an npm package: as an environment variable says, or beside the other readers; empty if there is none.
inline QString nodePackage(const char *variable, const QString &name)
{
    const QString told = qEnvironmentVariable(variable);
    const QString folder =
        told.isEmpty() ? QStringLiteral(LIMBER_SOURCE_DIR "/../shared/bench/node_modules/") + name : told;
    return QFileInfo::exists(folder + QStringLiteral("/package.json")) ? folder : QString();
}

// What a script of this folder prints; nothing if it fails. Its error messages go into `complaints`.
inline QByteArray printedByNode(const QString &script, const QStringList &arguments, QByteArray &complaints)
{
    QProcess process;
    process.start(QStandardPaths::findExecutable(QStringLiteral("node")),
                  QStringList{QStringLiteral(LIMBER_SOURCE_DIR "/tests/interop/") + script} + arguments);
    const bool ended = process.waitForFinished(120'000);
    complaints = process.readAllStandardError();
    return ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0
               ? process.readAllStandardOutput()
               : QByteArray();
}

} // namespace limber::test
