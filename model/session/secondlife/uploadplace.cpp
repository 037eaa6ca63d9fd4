#include "session/secondlife/uploadplace.h"

#include "secondlife/animfile.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// The lines before the numbers, with the joint that each of them belongs to.
class HeadLines
{
public:
    explicit HeadLines(std::string_view text)
    {
        int joint = NoJoint;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = trimmed(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            if (startsWith(line, "ROOT") || startsWith(line, "JOINT"))
                ++joint;
            else if (startsWith(line, "MOTION"))
                joint = NoJoint;
            m_joints.push_back(joint);
            if (startsWith(line, "Frame Time:"))
                break;
        }
    }

    [[nodiscard]] UploadPlace placeOf(int line) const
    {
        const auto before = static_cast<std::size_t>(line - 1);
        if (before < m_joints.size())
            return {m_joints[before], -1};
        return {NoJoint, static_cast<int>(before - m_joints.size())};
    }

private:
    static std::string_view trimmed(std::string_view line)
    {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        return line;
    }

    static bool startsWith(std::string_view line, std::string_view word) { return line.substr(0, word.size()) == word; }

    std::vector<int> m_joints; // of each line; the line after them has the first frame
};

} // namespace

std::vector<UploadPlace> placesOf(const std::vector<UploadFinding> &findings, std::string_view text,
                                  double frameTimeSeconds)
{
    const HeadLines lines(text);
    std::vector<UploadPlace> places;
    for (const UploadFinding &finding : findings) {
        UploadPlace &place = places.emplace_back();
        if (finding.line > 0)
            place = lines.placeOf(finding.line);
        if (finding.joint != NoJoint)
            place.joint = finding.joint;
        else if (finding.rule == UploadRule::FirstFrameNotPlayed || finding.rule == UploadRule::NothingMoves)
            place.frame = 0;
        else if (finding.rule == UploadRule::TooLong && frameTimeSeconds > 0.0)
            place.frame = static_cast<int>(std::min(1e9, animlimits::mostSeconds / frameTimeSeconds)) + 1;
    }
    return places;
}

} // namespace limber
