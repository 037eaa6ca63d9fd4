#pragma once

#include <QString>
#include <QStringList>

namespace limber::test {

// The folder with the corpus and the tools lies beside the repository and does not belong to it; the environment
// variable LIMBER_SHARED names another one. A test that needs it skips when it is missing:
//     if (!hasShared())
//         QSKIP(sharedIsMissing());
[[nodiscard]] QString sharedFolder();
[[nodiscard]] bool hasShared();
[[nodiscard]] const char *sharedIsMissing();

// The paths of all corpus files that are meant to open, relative to the corpus, such as "made/plain.bvh"; sorted.
[[nodiscard]] QStringList corpusNames();
[[nodiscard]] QString corpusPath(const QString &name);
// The path of the file with the reference positions of a corpus file.
[[nodiscard]] QString truthPath(const QString &name);

} // namespace limber::test
