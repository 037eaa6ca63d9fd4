#include "files/mappingfiles.h"

#include "files/savedfile.h"
#include "files/streamfile.h"
#include "mapping/contactsfile.h"
#include "mapping/mappingreader.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "storage/paths/filename.h"
#include "storage/textfile.h"
#include "storage/vocabularyfile.h"

#include <algorithm>

namespace limber::cli {

namespace {

std::optional<std::string> textOf(const std::string &file)
{
    TextLoad loaded = loadText(nameOfBytes(file));
    if (!loaded.text)
        reportError(file, loaded.problem.text());
    return std::move(loaded.text);
}

} // namespace

UsersVocabulary usersVocabulary(const CommandLine &line)
{
    const QString path = userVocabularyPath();
    LoadedVocabulary loaded = loadVocabulary(path);
    report(bytesOfName(path).toStdString(), loaded.findings, line.isQuiet());
    const bool isWhole = std::ranges::none_of(
        loaded.findings, [](const Finding &finding) { return finding.severity == Severity::Error; });
    return {std::move(loaded.vocabulary), isWhole};
}

std::optional<MappingFile> loadMapping(const std::string &file, const CommandLine &line)
{
    const auto text = textOf(file);
    if (!text)
        return std::nullopt;
    Reading<MappingFile> reading = readMapping(*text);
    report(file, reading.findings, line.isQuiet());
    return std::move(reading.value);
}

std::optional<Contacts> loadContacts(const std::string &file, const Skeleton &skeleton, int frameCount)
{
    const auto text = textOf(file);
    if (!text)
        return std::nullopt;
    Reading<Contacts> reading = readContacts(*text, skeleton, frameCount);
    if (const Finding *error = reading.error())
        report(file, *error);
    return std::move(reading.value);
}

bool saveTextFile(std::string_view text, const std::string &file)
{
    if (file == "-")
        return printResult(text);
    if (takesStream(file))
        return streamTo(file, [&](OutputStream &output) { return output.write(text) && output.finish(); });
    return saveReporting(file, [&](const QString &path) { return saveText(text, path); });
}

} // namespace limber::cli
