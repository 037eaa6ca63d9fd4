#include "tables/csvimport.h"

#include "base/at.h"
#include "base/steeringcharacters.h"
#include "bvh/text/numberparser.h"
#include "messages/tablemessages.h"
#include "motion/nodeaddress.h"
#include "tables/csvrows.h"
#include "json/jsonfindings.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr int leftOut = -1;
constexpr int timeColumn = -2;

// Returns the meaning of a cell of the first row: a column of the motion, or one of the constants above. An apostrophe
// in front, which marks text in spreadsheets, does not belong to the name.
int meaningOf(std::string_view name, const Skeleton &skeleton)
{
    if (name == "time")
        return timeColumn;
    if (name.size() > 1 && name[0] == '\'' && std::string_view("=+-@").find(name[1]) != std::string_view::npos)
        name.remove_prefix(1);
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos)
        return leftOut;
    const auto joint = jointAt(skeleton, name.substr(0, dot));
    const auto channel = channelFromName(name.substr(dot + 1));
    const auto column = joint && channel ? skeleton.columnOf(*joint, *channel) : std::nullopt;
    return column.value_or(leftOut);
}

// Returns the frame that a table changes: the first one of the clip, or its rest pose.
std::vector<double> frameBefore(const Clip &clip)
{
    if (!clip.motion.isEmpty()) {
        const std::span<const double> first = clip.motion.frame(0);
        return {first.begin(), first.end()};
    }
    std::vector<double> values(static_cast<std::size_t>(clip.skeleton.columnCount()), 0.0);
    for (const Joint &joint : clip.skeleton.joints()) {
        for (int i = 0; i < joint.columnCount(); ++i) {
            const Channel channel = at(joint.channels, i);
            if (channel.isPosition())
                at(values, joint.firstColumn + i) = joint.offset[channel.axisIndex()];
        }
    }
    return values;
}

class TableReader
{
public:
    TableReader(std::string_view text, const Clip &clip, const CsvImportOptions &options)
        : m_text(text), m_clip(clip), m_options(options),
          m_separator(options.separator.value_or(likelySeparator(text))), m_rows(text, m_separator),
          m_before(frameBefore(clip))
    {
    }

    [[nodiscard]] Reading<Clip> read()
    {
        if (auto refusal = readHeader())
            return refused(std::move(*refusal));
        while (auto row = m_rows.next()) {
            if (auto refusal = readRow(*row))
                return refused(std::move(*refusal));
        }
        Clip clip;
        clip.skeleton = m_clip.skeleton;
        clip.motion = motion();
        clip.motion.setFrameTimeSeconds(frameTime());
        return {std::move(clip), std::move(m_findings)};
    }

private:
    using Refusal = std::optional<Finding>;

    [[nodiscard]] Reading<Clip> refused(Finding error)
    {
        m_findings.push_back(std::move(error));
        return {std::nullopt, std::move(m_findings)};
    }

    [[nodiscard]] Refusal readHeader()
    {
        const auto header = m_rows.next();
        if (!header)
            return jsonError(m_text, m_text.size(), messages::tableEmpty());
        std::vector<bool> isTaken(m_before.size(), false);
        for (const CsvCell &cell : *header) {
            const int meaning = meaningOf(cell.text, m_clip.skeleton);
            if (meaning >= 0 && at(isTaken, meaning))
                return jsonError(m_text, cell.offset, messages::tableColumnTwice(nameArgument(cell.text)));
            if (meaning >= 0)
                at(isTaken, meaning) = true;
            if (meaning == leftOut && cell.text != "frame" && !cell.text.empty())
                warn(cell.offset, messages::tableColumnUnknown(nameArgument(cell.text)));
            m_meanings.push_back(meaning);
        }
        const auto taken = std::ranges::count(isTaken, true);
        if (taken == 0)
            return jsonError(m_text, header->front().offset,
                             messages::tableWithoutChannels(nameArgument(exampleName())));
        const auto missing = static_cast<std::ptrdiff_t>(isTaken.size()) - taken;
        if (missing > 0)
            m_findings.push_back({Severity::Warning, 0, 0, messages::tableColumnsMissing(missing)});
        return std::nullopt;
    }

    [[nodiscard]] std::string exampleName() const
    {
        if (m_clip.skeleton.columnCount() == 0)
            return "Hips.Zrotation";
        const ColumnMeaning &first = m_clip.skeleton.column(0);
        return addressOf(m_clip.skeleton, NodeId::joint(first.joint)) + '.' + std::string(channelName(first.channel));
    }

    void warn(std::size_t offset, Message message)
    {
        constexpr std::size_t most = 100;
        if (m_findings.size() < most)
            m_findings.push_back(jsonWarning(m_text, offset, std::move(message)));
    }

    [[nodiscard]] Refusal readRow(const std::vector<CsvCell> &row)
    {
        if (row.size() != m_meanings.size())
            return jsonError(m_text, row.front().offset, messages::tableRowLength(m_meanings.size(), row.size()));
        const std::size_t start = m_values.size();
        m_values.insert(m_values.end(), m_before.begin(), m_before.end());
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (m_meanings[i] == leftOut)
                continue;
            const auto number = numberIn(row[i].text);
            if (!number)
                return jsonError(m_text, row[i].offset, messages::tableNumber(wordArgument(validUtf8(row[i].text))));
            if (m_meanings[i] >= 0)
                m_values[start + static_cast<std::size_t>(m_meanings[i])] = *number;
            else if (!m_times.empty() && *number <= m_times.back())
                return jsonError(m_text, row[i].offset, messages::tableTimesFalling());
            else
                m_times.push_back(*number);
        }
        ++m_frames;
        if (m_times.size() > 2)
            lookAtTime(row.front().offset);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<double> numberIn(std::string word) const
    {
        if (m_separator != ',' && word.find('.') == std::string::npos)
            std::ranges::replace(word, ',', '.');
        const ParsedNumber number = parseWholeNumber(word);
        return number.fault == NumberFault::None ? std::optional(number.value) : std::nullopt;
    }

    // Reports once if times are not evenly spaced.
    void lookAtTime(std::size_t offset)
    {
        constexpr double mostUneven = 0.01; // of a step: times often have few digits
        const double step = m_times[1] - m_times[0];
        const double own = m_times.back() - m_times[m_times.size() - 2];
        if (m_isUneven || m_options.frameTimeSeconds || std::abs(own - step) <= std::max(mostUneven * step, 0.0015))
            return;
        m_isUneven = true;
        const auto text = [](double seconds) { return numberArgument(std::to_string(seconds)); };
        warn(offset, messages::tableTimesUneven(text(step), text(own)));
    }

    [[nodiscard]] double frameTime() const
    {
        if (m_options.frameTimeSeconds)
            return *m_options.frameTimeSeconds;
        if (m_times.size() > 1)
            return (m_times.back() - m_times.front()) / static_cast<double>(m_times.size() - 1);
        return m_clip.motion.frameTimeSeconds();
    }

    [[nodiscard]] Motion motion() const
    {
        Motion motion(m_frames, m_clip.skeleton.columnCount());
        auto next = m_values.begin();
        for (int frame = 0; frame < m_frames; ++frame) {
            std::copy_n(next, m_before.size(), motion.editFrame(frame).begin());
            next += static_cast<std::ptrdiff_t>(m_before.size());
        }
        return motion;
    }

    std::string_view m_text;
    const Clip &m_clip;
    const CsvImportOptions &m_options;
    char m_separator;
    CsvRows m_rows;
    std::vector<double> m_before;
    std::vector<int> m_meanings; // of the cells of a row
    std::vector<double> m_values; // frame after frame
    std::vector<double> m_times; // seconds
    int m_frames = 0;
    bool m_isUneven = false;
    std::vector<Finding> m_findings;
};

} // namespace

Reading<Clip> readCsvMotion(std::string_view text, const Clip &skeleton, const CsvImportOptions &options)
{
    return TableReader(text, skeleton, options).read();
}

} // namespace limber
