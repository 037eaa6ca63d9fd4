#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace limber::test {

// A folder of sources and what they may include: the rooms of the house and the arrows between them.
struct Room
{
    QString folder; // below the repository
    QString name; // as include lines call it: "bvh/read"
    QStringList knows; // names of other rooms
    QStringList qtModules; // "*" is all
    QStringList libraries; // first part of an include path, such as glm; "std" is the standard library, "*" is all
};

[[nodiscard]] QList<Room> rooms();

// An #include line of a source text.
struct Include
{
    int line = 0; // from 1
    QString header;
    bool isQuoted = false;
};

[[nodiscard]] QList<Include> includesOf(const QByteArray &source);

// The name of the room that a quoted header lies in; empty for a header without a folder.
[[nodiscard]] QString roomOf(const QString &header);

// The include lines of a source text that its room does not allow, each with its line number.
[[nodiscard]] QStringList violations(const Room &room, const QByteArray &source);

} // namespace limber::test
