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
    // No file is the usual case; a link that leads nowhere is not.
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
