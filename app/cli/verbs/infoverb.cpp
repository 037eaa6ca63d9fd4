#include "files/characterfiles.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "report/characterinfo.h"
#include "report/clipinfo.h"
#include "report/findingsjson.h"
#include "report/resulttext.h"
#include "verbs/verb.h"

#include <QJsonArray>

#include <limits>

namespace limber::cli {

namespace {

CommandLine::Shape infoShape()
{
    return {
        "info",
        "Shows what is in files: joints, channels, frames, bounds, position rule, format. Of a character, .glb, .gltf, "
        ".vrm or .fbx: its meshes, joints and roles.",
        "FILE...", 1, std::numeric_limits<std::size_t>::max()};
}

bool printText(const std::string &file, const ReadResult &result, const CommandLine &line)
{
    constexpr std::size_t wholePath = 4096;
    return printResult(printable(file, wholePath) + "\n" + toText(describeClip(*result.clip, line.positionRule())));
}

QJsonObject describe(const std::string &file, const ReadResult &result, const CommandLine &line)
{
    QJsonObject object = fileJson(file, result);
    if (result.clip)
        insertInto(object, describeClip(*result.clip, line.positionRule()));
    return object;
}

// Prints what is in a character, or adds it to the list. Returns false if it cannot be read.
bool describeCharacter(const std::string &file, const CommandLine &line, QJsonArray &list)
{
    constexpr std::size_t wholePath = 4096;
    const auto character = readCharacter(file, line, SceneContent::MotionAndMesh);
    QJsonObject object = character ? characterJson(*character) : QJsonObject();
    object[QStringLiteral("file")] = jsonText(file);
    object[QStringLiteral("loaded")] = character.has_value();
    if (line.isSet("json"))
        list.append(object);
    else if (character && !printResult(printable(file, wholePath) + "\n" + characterText(*character)))
        return false;
    return character.has_value();
}

int runInfo(const Words &words)
{
    CommandLine line(infoShape());
    line.addFlag("json", "Prints one JSON document: a list with an object for each file.");
    if (const auto status = line.parse(words))
        return *status;

    bool allDone = true;
    QJsonArray list;
    for (const std::string &file : line.arguments()) {
        if (isCharacter(file)) {
            allDone = describeCharacter(file, line, list) && allDone;
            continue;
        }
        const ReadResult result = readFile(file, line);
        report(file, result.findings, line.isQuiet());
        allDone = allDone && result.clip.has_value();
        if (line.isSet("json"))
            list.append(describe(file, result, line));
        else if (result.clip)
            allDone = printText(file, result, line) && allDone;
    }
    if (line.isSet("json"))
        allDone = printResult(jsonText(list)) && allDone;
    return allDone ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb infoVerb()
{
    return {"info", "shows what is in a file: joints, channels, frames, bounds, format", runInfo, printsText};
}

} // namespace limber::cli
