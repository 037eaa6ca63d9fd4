#include "batch/verbwords.h"

#include "batch/filehash.h"

#include <QCryptographicHash>

namespace limber::cli {

namespace {

void add(QCryptographicHash &hash, std::string_view bytes)
{
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    hash.addData(QByteArrayView("\0", 1)); // words do not contain one
}

// The word itself may be a path, or the part of an option after its =.
void addFileOf(QCryptographicHash &hash, const std::string &word)
{
    for (const std::string &path : {word, word.substr(word.find('=') + 1)}) {
        if (addFile(hash, path))
            return;
    }
}

} // namespace

Words wordsOfVerb(const VerbFiles &files, const std::string &input, const std::string &result, const Words &words)
{
    Words all{input};
    if (files.result == VerbFiles::Result::OptionO && !result.empty())
        all.emplace_back("-o");
    if (files.result != VerbFiles::Result::Printed && !result.empty())
        all.push_back(result);
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

std::string resultPath(const std::string &input, std::string_view ending)
{
    const std::size_t name = input.rfind('/') + 1; // npos + 1 is 0
    const std::size_t dot = input.rfind('.');
    const bool hasEnding = dot != std::string::npos && dot > name;
    return input.substr(0, hasEnding ? dot : std::string::npos).append(ending);
}

std::string recipeHash(std::string_view verb, const Words &words)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, verb);
    for (const std::string &word : words) {
        add(hash, word);
        addFileOf(hash, word);
    }
    return hash.result().toHex().toStdString();
}

} // namespace limber::cli
