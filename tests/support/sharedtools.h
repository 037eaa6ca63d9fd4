#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace limber::test {

// The shared tools that make and score pairs for retargeting. They need a Python with numpy. A test that needs them
// says so and skips:
//     if (!hasSharedTools())
//         QSKIP(sharedToolsAreMissing());
[[nodiscard]] bool hasSharedTools();
[[nodiscard]] const char *sharedToolsAreMissing();

// Runs a tool by its file name; returns true if its exit status is 0.
[[nodiscard]] bool runSharedTool(const QString &tool, const QStringList &arguments);

// The object in a JSON file; empty if the file has none.
[[nodiscard]] QJsonObject jsonIn(const QString &path);

} // namespace limber::test
