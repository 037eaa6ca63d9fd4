#include "bvh/read/formatdetection.h"

#include "bvh/text/textscanner.h"
#include "messages/readingmessages.h"

#include <array>

namespace limber {

namespace {

struct Signature
{
    std::string_view start;
    MessageForm<0> name;
};

using namespace std::string_view_literals;

constexpr std::array signatures = {
    Signature{"\x1f\x8b"sv, messages::formatGzip},
    Signature{"PK\x03\x04"sv, messages::formatZip},
    Signature{"7z\xBC\xAF\x27\x1C"sv, messages::format7Zip},
    Signature{"Rar!"sv, messages::formatRar},
    Signature{"BZh"sv, messages::formatBzip2},
    Signature{"\xFD"
              "7zXZ"sv,
              messages::formatXz},
    Signature{"Kaydara FBX Binary"sv, messages::formatFbx},
    Signature{"; FBX"sv, messages::formatFbx},
    Signature{"glTF"sv, messages::formatGltf},
    Signature{"BLENDER"sv, messages::formatBlender},
    Signature{"\x89PNG"sv, messages::formatPng},
    Signature{"\xFF\xD8\xFF"sv, messages::formatJpeg},
    Signature{"%PDF"sv, messages::formatPdf},
    Signature{"Biovision"sv, messages::formatBiovision},
    Signature{"SQLite format 3"sv, messages::formatDatabase},
    Signature{"version https://git-lfs"sv, messages::formatGitLfs},
};

constexpr std::array wordSignatures = {
    Signature{"<!doctype html", messages::formatHtml}, Signature{"<html", messages::formatHtml},
    Signature{"<?xml", messages::formatXml},           Signature{"{", messages::formatJson},
    Signature{":version", messages::formatAsf},        Signature{":fully-specified", messages::formatAmc},
};

constexpr std::size_t headLength = 200; // without leading white space

// Returns where the text begins after white space and a byte order mark.
std::size_t beginOfText(std::string_view bytes)
{
    return bytes.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
}

} // namespace

std::optional<Message> knownFormat(std::string_view bytes)
{
    for (const Signature &signature : signatures) {
        if (bytes.starts_with(signature.start))
            return signature.name();
    }
    const std::size_t start = beginOfText(bytes);
    if (start == std::string_view::npos)
        return std::nullopt;
    const std::string_view text = bytes.substr(start);
    // This is the first member of a project file that Limber wrote.
    if (text.starts_with('{') && text.substr(0, headLength).find("\"limber-project\"") != std::string_view::npos)
        return messages::formatProject();
    for (const Signature &signature : wordSignatures) {
        if (sameWord(text.substr(0, signature.start.size()), signature.start))
            return signature.name();
    }
    return std::nullopt;
}

std::size_t endOfFormatHead(std::string_view bytes)
{
    const std::size_t start = beginOfText(bytes);
    return start == std::string_view::npos ? start : start + headLength;
}

} // namespace limber
