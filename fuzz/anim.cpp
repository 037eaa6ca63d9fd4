#include "promises.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "secondlife/animexport.h"
#include "secondlife/animimport.h"
#include "secondlife/animreader.h"
#include "secondlife/animwriter.h"
#include "secondlife/upload/uploadcheck.h"

#include <algorithm>
#include <cmath>

namespace limber::fuzz {

namespace {

bool isFinite(const Clip &clip)
{
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (!std::ranges::all_of(clip.motion.frame(frame), [](double value) { return std::isfinite(value); }))
            return false;
    }
    return true;
}

std::string brokenByConverting(const AnimFile &file)
{
    const AnimImport imported = importAnim(file, 1.0); // few frames, to save time for the fuzzer
    if (imported.clip.motion.frameCount() < 2 || !isFinite(imported.clip))
        return "a clip without frames, or with numbers that are none";
    if (!readBvh(writeBvh(imported.clip)).clip)
        return "a clip of an animation that cannot be read again";
    const PositionRules rules = decidePositionRules(imported.clip.skeleton, imported.clip.motion);
    AnimExportOptions options;
    options.settings = imported.settings;
    const AnimExport exported = exportAnim(imported.clip, rules, options);
    if (!exported.file)
        return exported.problem.isEmpty() ? "nothing is exported, and why is not said" : "";
    const AnimReading again = readAnim(animBytes(*exported.file));
    return again.file && *again.file == *exported.file ? "" : "what is exported is not read as the same";
}

std::string brokenByJudging(std::string_view bytes)
{
    constexpr std::size_t most = 1000;
    const UploadVerdict verdict = judgeUploadText(bytes);
    if (verdict.findings.size() > most)
        return "more findings than anybody reads";
    const auto isMute = [](const UploadFinding &finding) { return finding.message.text().empty() || finding.line < 0; };
    return std::ranges::any_of(verdict.findings, isMute) ? "a finding without a text" : "";
}

} // namespace

std::string brokenByReadingAnimations(std::string_view bytes)
{
    const AnimReading reading = readAnim(bytes);
    if (reading.file.has_value() == reading.damage.has_value())
        return "neither an animation nor why there is none";
    if (reading.damage)
        return reading.damage->offset > bytes.size() || reading.damage->message.text().empty()
                   ? "damage without a place or a text"
                   : brokenByJudging(bytes);
    const std::string written = animBytes(*reading.file);
    if (written.size() != animSize(*reading.file) || !bytes.starts_with(written))
        return "an animation is written with other bytes";
    return brokenByConverting(*reading.file);
}

} // namespace limber::fuzz
