#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace limber::test {

// What the files of a folder may include. An arrow never points up.
struct Layer
{
    QString folder; // below the repository
    QStringList own; // the project's folders, as include lines name them
    QStringList qtModules; // "*" is all
    QStringList libraries; // first part of an include path, such as glm; "std" is the standard library, "*" is all
};

[[nodiscard]] QList<Layer> layers();

// The include lines of a source text that its layer does not allow, each with its line number.
[[nodiscard]] QStringList violations(const Layer &layer, const QByteArray &source);

} // namespace limber::test
