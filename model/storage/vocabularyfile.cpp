#include "storage/vocabularyfile.h"

#include "storage/textfile.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace limber {

QString userVocabularyPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/Limber/joint-names.json");
}

LoadedVocabulary loadVocabulary(const QString &path)
{
    LoadedVocabulary loaded{Vocabulary::builtIn(), {}};
    // Usually there is no file, and that is no error; a link with a missing target is one.
    if (const QFileInfo info(path); !info.exists() && !info.isSymLink())
        return loaded;
    const TextLoad file = loadText(path);
    if (!file.text) {
        loaded.findings.push_back({Severity::Error, 0, 0, file.problem, FindingKind::Unreadable});
        return loaded;
    }
    Reading<Vocabulary> reading = Vocabulary::fromJson(*file.text);
    loaded.findings = std::move(reading.findings);
    if (reading.value)
        loaded.vocabulary.add(*reading.value);
    return loaded;
}

} // namespace limber
