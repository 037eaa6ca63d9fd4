#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace limber::test {

// A folder of sources and what they may include: the rooms and the allowed dependencies between them.
struct Room
{
    QString folder; // relative to the repository
    QString name; // as include lines name it: "bvh/read"
    QStringList knows; // names of other rooms
    QStringList qtModules; // "*" means all
    // The first part of an include path, such as glm; "std" is the standard library, "*" means all.
    QStringList libraries;
};

[[nodiscard]] QList<Room> rooms();

// An #include line of a source text.
struct Include
{
    int line = 0; // counted from 1
    QString header;
    bool isQuoted = false;
};

[[nodiscard]] QList<Include> includesOf(const QByteArray &source);

// The name of the room that contains a quoted header; empty for a header without a folder.
[[nodiscard]] QString roomOf(const QString &header);

// The include lines of a source text that its room does not allow, each with its line number.
[[nodiscard]] QStringList violations(const Room &room, const QByteArray &source);

} // namespace limber::test
