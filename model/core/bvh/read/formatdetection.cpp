#include "bvh/read/formatdetection.h"

#include "bvh/text/textscanner.h"

#include <array>

namespace limber {

namespace {

struct Signature
{
    std::string_view start;
    std::string_view name;
};

using namespace std::string_view_literals;

constexpr std::array signatures = {
    Signature{"\x1f\x8b"sv, "gzip data"},
    Signature{"PK\x03\x04"sv, "a zip archive"},
    Signature{"7z\xBC\xAF\x27\x1C"sv, "a 7-Zip archive"},
    Signature{"Rar!"sv, "a RAR archive"},
    Signature{"BZh"sv, "bzip2 data"},
    Signature{"\xFD"
              "7zXZ"sv,
              "xz data"},
    Signature{"Kaydara FBX Binary"sv, "an FBX file"},
    Signature{"; FBX"sv, "an FBX file"},
    Signature{"glTF"sv, "a glTF file"},
    Signature{"BLENDER"sv, "a Blender file"},
    Signature{"\x89PNG"sv, "a PNG image"},
    Signature{"\xFF\xD8\xFF"sv, "a JPEG image"},
    Signature{"%PDF"sv, "a PDF document"},
    Signature{"Biovision"sv, "a Biovision file of another kind"},
    Signature{"SQLite format 3"sv, "a database"},
    Signature{"version https://git-lfs"sv, "a Git LFS pointer instead of the file itself"},
};

constexpr std::array wordSignatures = {
    Signature{"<!doctype html", "a web page (HTML)"},
    Signature{"<html", "a web page (HTML)"},
    Signature{"<?xml", "an XML file"},
    Signature{"{", "a JSON file"},
    Signature{":version", "an Acclaim (ASF) skeleton"},
    Signature{":fully-specified", "Acclaim (AMC) motion"},
};

} // namespace

std::string_view knownFormat(std::string_view bytes)
{
    for (const Signature &signature : signatures) {
        if (bytes.starts_with(signature.start))
            return signature.name;
    }
    const std::size_t start = bytes.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (start == std::string_view::npos)
        return {};
    const std::string_view text = bytes.substr(start);
    for (const Signature &signature : wordSignatures) {
        if (sameWord(text.substr(0, signature.start.size()), signature.start))
            return signature.name;
    }
    return {};
}

} // namespace limber
