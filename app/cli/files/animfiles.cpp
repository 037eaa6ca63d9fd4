#include "files/animfiles.h"

#include "files/clipfiles.h"
#include "files/savedfile.h"
#include "files/streamfile.h"
#include "output/messages.h"
#include "project/projectreader.h"
#include "secondlife/animreader.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "storage/projectfile.h"

namespace limber::cli {

namespace {

// Returns false for a file without a name of its own, which has nothing beside it.
bool hasProjectBeside(const std::string &bvhFile)
{
    return bvhFile != "-" && isThere(projectPathOf(nameOfBytes(bvhFile)));
}

ProjectReading projectBeside(const std::string &bvhFile, const Clip &clip)
{
    const ProjectText loaded = loadProjectText(projectPathOf(nameOfBytes(bvhFile)));
    if (!loaded.text)
        return {{}, {*loaded.problem}, loaded.problem, false};
    return readProject(*loaded.text, clip.skeleton, clip.motion.frameCount());
}

} // namespace

std::optional<AnimFile> loadAnim(const std::string &file, const CommandLine &line)
{
    const auto bytes = loadBytes(file);
    if (!bytes)
        return std::nullopt;
    AnimReading reading = readAnim(*bytes);
    if (reading.damage)
        reportError(file, reading.damage->message.text());
    for (const Message &note : reading.notes) {
        if (!line.isQuiet())
            reportWarning(file, note.text());
    }
    return std::move(reading.file);
}

std::optional<AnimSettings> settingsBeside(const std::string &bvhFile, const Clip &clip)
{
    return hasProjectBeside(bvhFile) ? projectBeside(bvhFile, clip).project.additions.get<SecondLifeSettings>()
                                     : std::nullopt;
}

bool saveSettingsBeside(const std::string &bvhFile, const Clip &clip, const AnimSettings &settings,
                        const CommandLine &line)
{
    if (bvhFile == "-" || takesStream(bvhFile))
        return true;
    const QString path = projectPathOf(nameOfBytes(bvhFile));
    const std::string file = bytesOfName(path).toStdString();
    Project project;
    if (hasProjectBeside(bvhFile)) {
        ProjectReading reading = projectBeside(bvhFile, clip);
        if (!reading.findings.empty()) {
            if (!line.isQuiet())
                reportWarning(
                    file,
                    "it belongs to another motion and was left as it is: the settings of the animation are not kept");
            return true;
        }
        project = std::move(reading.project);
    }
    project.motion = projectMotion(nameOfBytes(bvhFile), path, clip.skeleton, clip.motion.frameCount());
    project.additions.set(SecondLifeSettings(settings));
    return saveReporting(file, [&](const QString &to) { return saveProject(project, clip.skeleton, to); });
}

} // namespace limber::cli
