#pragma once

#include "bvh/read/bvhreader.h"
#include "secondlife/upload/uploadcheck.h"

#include <QJsonObject>

#include <string>

namespace limber::cli {

// A file with what Second Life's upload would say about it.
struct JudgedFile
{
    std::string file;
    ReadResult reading; // by Limber
    UploadVerdict verdict;
};

// Reports all findings on stderr, one in each line, and unless it is quiet, also notes on what is left out.
void reportUpload(const JudgedFile &judged, bool isQuiet);

// Returns the result for stdout: "FILE: joints N channels N frames N", if the file loads, and "FILE: second-life pass
// seconds S bytes N kept N dropped N", or "refused CODE" instead of "pass".
[[nodiscard]] std::string uploadFigures(const JudgedFile &judged);

[[nodiscard]] QJsonObject uploadJson(const JudgedFile &judged);
// Returns the object for a file that could not be read at all.
[[nodiscard]] QJsonObject unreadableJson(const std::string &file);

} // namespace limber::cli
