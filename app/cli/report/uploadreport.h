#pragma once

#include "bvh/read/bvhreader.h"
#include "secondlife/upload/uploadcheck.h"

#include <QJsonObject>

#include <string>

namespace limber::cli {

// A file with what Second Life's upload would say of it.
struct JudgedFile
{
    std::string file;
    ReadResult reading; // by Limber
    UploadVerdict verdict;
};

// All findings on stderr, one line each; unless it is to be quiet notes on what is left out, too.
void reportUpload(const JudgedFile &judged, bool isQuiet);

// The result on stdout: "FILE: joints N channels N frames N", if it loads, and "FILE: second-life pass seconds S bytes
// N kept N dropped N", or "refused CODE" in the place of "pass".
[[nodiscard]] std::string uploadFigures(const JudgedFile &judged);

[[nodiscard]] QJsonObject uploadJson(const JudgedFile &judged);
// Of a file that could not be read at all.
[[nodiscard]] QJsonObject unreadableJson(const std::string &file);

} // namespace limber::cli
