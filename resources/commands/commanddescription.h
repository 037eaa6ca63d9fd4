#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// What limber-cli says of itself with --describe.

struct CommandOption
{
    QString name; // without dashes
    QString value; // such as FILE or auto|replace|add; empty for a flag
    QString text;

    [[nodiscard]] QString word() const
    {
        return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
    }
    // The words that the value may be; empty where it may be anything.
    [[nodiscard]] QStringList choices() const;
};

struct CommandVerb
{
    QString name;
    QString line; // for a list
    QString summary;
    QString arguments;
    QString explanation; // lines whose ends count
    QList<CommandOption> options;
};

struct CommandDescription
{
    QString version;
    QList<CommandVerb> verbs;
    QStringList operations; // of apply
};

// Nothing where the program does not say it.
[[nodiscard]] std::optional<CommandDescription> describeCommand(const QString &program, const QString &version);
