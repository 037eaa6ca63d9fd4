#pragma once

#include <QString>
#include <QStringList>

namespace limber::test {

// The folder with the corpus and the tools that lies beside the repository and is no part of it; the
// environment variable LIMBER_SHARED names another one. A test that needs it says so and skips:
//     if (!hasShared())
//         QSKIP(sharedIsMissing());
[[nodiscard]] QString sharedFolder();
[[nodiscard]] bool hasShared();
[[nodiscard]] const char *sharedIsMissing();

// All corpus files that are meant to open, by their path in the corpus such as "made/plain.bvh"; sorted.
[[nodiscard]] QStringList corpusNames();
[[nodiscard]] QString corpusPath(const QString &name);
// The reference positions of a corpus file.
[[nodiscard]] QString truthPath(const QString &name);

} // namespace limber::test
