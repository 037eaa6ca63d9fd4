#include "bvh/repair/repair.h"

#include "bvh/repair/repairhead.h"
#include "bvh/repair/repairrows.h"
#include "bvh/text/textencoding.h"
#include "messages/repairmessages.h"
#include "pose/positionrule.h"

#include <algorithm>

namespace limber {

namespace {

bool canBeRead(const std::string &text)
{
    return readBvh(text).clip.has_value();
}

// Tries the rules of repair on one text in UTF-8. In the end the reader always decides.
class Repair
{
public:
    Repair(std::string_view text, const RepairOptions &options)
        : m_text(text), m_options(options), m_head(text, options)
    {
    }

    // Returns a repaired text, or nothing if there is none or it was cancelled.
    std::optional<RepairedText> make()
    {
        for (const Reading &reading : readings()) {
            if (auto repaired = make(reading))
                return repaired;
        }
        return std::nullopt;
    }

    bool exists()
    {
        return std::ranges::any_of(readings(), [this](const Reading &reading) { return exists(reading); });
    }

private:
    struct Reading
    {
        CommaMeaning commas;
        bool fillsBadRows;
    };
    struct Attempt
    {
        CommaEvidence evidence;
        FindingLog log;
        std::string head;
        TextSpan framesNumber; // in `head`
        Skeleton skeleton;
        std::optional<RepairRows> rows; // empty if the rows stay as they are
        bool rowsFit = false;

        explicit Attempt(std::string_view text) : log(text) {}
    };

    // Returns the readings to try: first those in which all rows are good.
    [[nodiscard]] std::vector<Reading> readings() const
    {
        if (!m_head.hasMotion())
            return {};
        const bool anyComma = m_text.find(',') != std::string_view::npos;
        std::vector<Reading> all;
        for (const bool fillsBadRows : {false, true}) {
            all.push_back({CommaMeaning::DecimalMark, fillsBadRows});
            if (anyComma)
                all.push_back({CommaMeaning::Separator, fillsBadRows});
        }
        return all;
    }

    // Returns false if this reading does not make the head readable.
    bool prepare(Attempt &attempt, const Reading &reading) const
    {
        attempt.head = m_head.repaired(reading.commas, attempt.evidence, attempt.log);
        const ReadResult head = readBvh(attempt.head);
        if (!head.clip)
            return false;
        attempt.skeleton = head.clip->skeleton;
        if (attempt.skeleton.columnCount() > 0) {
            attempt.rows.emplace(m_text, shapeOf(attempt.skeleton, reading), reading.commas, attempt.evidence,
                                 m_options.progress);
            attempt.rowsFit = attempt.rows->fit();
        }
        return !attempt.evidence.isAmbiguous() && (attempt.rowsFit || !reading.fillsBadRows);
    }

    [[nodiscard]] RepairRows::Shape shapeOf(const Skeleton &skeleton, const Reading &reading) const
    {
        RepairRows::Shape shape;
        shape.begin = m_head.rowsBegin();
        shape.columns = static_cast<std::size_t>(skeleton.columnCount());
        shape.declaredFrames = m_head.declaredFrames();
        for (int column = 0; column < skeleton.columnCount(); ++column)
            shape.isAngle.push_back(!skeleton.column(column).channel.isPosition());
        shape.fillsBadRows = reading.fillsBadRows;
        return shape;
    }

    [[nodiscard]] std::string withRowsAsTheyAre(const Attempt &attempt) const
    {
        return attempt.head + std::string(m_text.substr(m_head.rowsBegin()));
    }

    bool exists(const Reading &reading) const
    {
        Attempt attempt(m_text);
        if (!prepare(attempt, reading))
            return false;
        if (!attempt.rowsFit)
            return canBeRead(withRowsAsTheyAre(attempt));
        if (!attempt.rows->hasTail())
            return true;
        std::string text = std::move(attempt.head);
        return attempt.rows->write(text, attempt.log) && canBeRead(text);
    }

    std::optional<RepairedText> make(const Reading &reading) const
    {
        Attempt attempt(m_text);
        if (!prepare(attempt, reading))
            return std::nullopt;
        RepairedText result;
        attempt.framesNumber = RepairHead(attempt.head, m_options).framesNumber();
        if (attempt.rowsFit && !attempt.rows->emptyColumns().empty())
            fillEmptyColumns(attempt);
        if (attempt.rowsFit) {
            result.bytes = std::move(attempt.head);
            if (!attempt.rows->write(result.bytes, attempt.log))
                return std::nullopt;
        } else {
            result.bytes = withRowsAsTheyAre(attempt);
        }
        const auto frames = frameCountOf(attempt, result.bytes);
        if (!frames)
            return std::nullopt;
        declareFrames(*frames, attempt, result.bytes);
        result.changes = attempt.log.take();
        result.insertedLines = m_head.insertedLines();
        return result;
    }

    // Returns how many frames the repaired text has, or nothing if it cannot be read.
    [[nodiscard]] static std::optional<std::int64_t> frameCountOf(const Attempt &attempt, const std::string &text)
    {
        if (attempt.rowsFit && !attempt.rows->hasTail())
            return attempt.rows->frameCount();
        const ReadResult read = readBvh(text);
        return read.clip ? std::optional<std::int64_t>(read.clip->motion.frameCount()) : std::nullopt;
    }

    // Lets the head of the repaired text declare as many frames as it has. Frames without channels have no rows, so
    // that nothing shows another number of them.
    void declareFrames(std::int64_t frames, Attempt &attempt, std::string &text) const
    {
        const TextSpan number = attempt.framesNumber;
        if (number.isEmpty() || attempt.skeleton.columnCount() == 0 || m_head.declaredFrames() == frames)
            return;
        const std::string declared = text.substr(number.begin, number.size());
        text.replace(number.begin, number.size(), std::to_string(frames));
        attempt.log.warn(FindingKind::Repaired, m_head.framesNumber().begin,
                         messages::framesRedeclared(wordArgument(declared), frames));
    }

    // Gives each column without a number in any frame the value that leaves its joint as it is at rest.
    void fillEmptyColumns(Attempt &attempt) const
    {
        const PositionRules rules = rulesWithoutEmptyColumns(attempt);
        for (const std::size_t column : attempt.rows->emptyColumns()) {
            const ColumnMeaning &meaning = attempt.skeleton.column(static_cast<int>(column));
            const Joint &joint = attempt.skeleton.joint(meaning.joint);
            RepairRows::Neutral neutral;
            neutral.joint = joint.name;
            neutral.channel = meaning.channel;
            neutral.meaning = messages::noRotation();
            if (meaning.channel.isPosition()) {
                const bool adds = rules.of(joint) == PositionRule::Add;
                neutral.value = adds ? 0.0 : joint.offset[meaning.channel.axisIndex()];
                neutral.meaning = adds ? messages::keptByAdding() : messages::keptByReplacing();
            }
            attempt.rows->setNeutral(column, std::move(neutral));
        }
    }

    // Returns the position rules that follow from the numbers in the file; the OFFSET of a column without numbers is
    // not considered.
    [[nodiscard]] PositionRules rulesWithoutEmptyColumns(Attempt &attempt) const
    {
        std::string text = attempt.head;
        FindingLog ignored(m_text);
        if (!attempt.rows->write(text, ignored))
            return {};
        const ReadResult read = readBvh(text);
        if (!read.clip)
            return {};
        Skeleton skeleton = read.clip->skeleton;
        for (const std::size_t column : attempt.rows->emptyColumns()) {
            const ColumnMeaning &meaning = skeleton.column(static_cast<int>(column));
            if (!meaning.channel.isPosition())
                continue;
            glm::dvec3 offset = skeleton.joint(meaning.joint).offset;
            offset[meaning.channel.axisIndex()] = 0.0;
            skeleton.setOffset(NodeId::joint(meaning.joint), offset);
        }
        return decidePositionRules(skeleton, read.clip->motion);
    }

    std::string_view m_text;
    const RepairOptions &m_options;
    RepairHead m_head;
};

// Returns the text in UTF-8, or nothing if it is broken UTF-16.
std::optional<std::string> decoded(std::string_view bytes, TextEncoding encoding)
{
    return encoding == TextEncoding::Bytes ? std::string(bytes) : utf8FromUtf16(bytes, encoding);
}

} // namespace

int RepairedText::originalLine(int repairedLine) const
{
    int inserted = 0;
    for (const InsertedLines &lines : insertedLines) {
        const int first = lines.beforeLine + inserted;
        if (repairedLine < first)
            break;
        if (repairedLine < first + lines.count)
            return lines.beforeLine;
        inserted += lines.count;
    }
    return repairedLine - inserted;
}

std::optional<RepairedText> repairedText(std::string_view bytes, const RepairOptions &options)
{
    const TextEncoding encoding = detectEncoding(bytes);
    const auto text = decoded(bytes, encoding);
    if (!text)
        return std::nullopt;
    auto repaired = Repair(*text, options).make();
    if (!repaired)
        return std::nullopt;
    if (encoding != TextEncoding::Bytes)
        repaired->bytes = utf16FromUtf8(repaired->bytes, encoding);
    return repaired;
}

bool isRepairable(std::string_view bytes, const Progress &progress)
{
    RepairOptions options;
    options.progress = progress;
    const TextEncoding encoding = detectEncoding(bytes);
    if (encoding == TextEncoding::Bytes)
        return Repair(bytes, options).exists();
    const auto text = decoded(bytes, encoding);
    return text && Repair(*text, options).exists();
}

bool isMiscounted(const ReadResult &read)
{
    return read.clip && std::ranges::any_of(read.findings, [](const Finding &finding) {
               return finding.kind == FindingKind::FrameCount || finding.kind == FindingKind::IncompleteRow;
           });
}

ReadResult readRepaired(std::string bytes, const RepairOptions &options)
{
    ReadOptions readOptions;
    readOptions.progress = options.progress;
    ReadResult plain = readBvh(bytes, readOptions);
    if (plain.cancelled || (plain.clip && !isMiscounted(plain)))
        return plain;
    auto repaired = repairedText(bytes, options);
    if (!repaired)
        return plain;
    bytes = std::string();
    ReadResult result = readBvh(repaired->bytes, readOptions);
    const bool isOther =
        plain.clip && result.clip && plain.clip->motion.frameCount() != result.clip->motion.frameCount();
    if ((!result.clip && !result.cancelled) || isOther)
        return plain;
    for (Finding &finding : result.findings)
        finding.line = repaired->originalLine(finding.line);
    result.findings.insert(result.findings.begin(), repaired->changes.begin(), repaired->changes.end());
    return result;
}

} // namespace limber
