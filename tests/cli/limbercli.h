#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QProcessEnvironment>
#include <QStringList>

namespace limber::test {

// The result of one run of the real program.
struct CliRun
{
    int status = -1; // -1 if the program was ended by a signal or hung
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

[[nodiscard]] CliRun limberCli(const QStringList &arguments, const QByteArray &input = {},
                               const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());

// Runs a script in the shell, in which $cli is the program: for bytes and redirections that a list of texts cannot
// express.
[[nodiscard]] CliRun shell(const QString &script, const QStringList &arguments = {});

} // namespace limber::test
