#pragma once

#include "bvh/repair/repair.h"
#include "bvh/repair/valuescanner.h"
#include "bvh/text/findinglog.h"
#include "bvh/text/textscanner.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Finds what a repair may change above the rows: in the hierarchy and in the two lines below MOTION. It understands
// only as much of them as it needs; the reader decides whether the result is a BVH file.
class RepairHead
{
public:
    RepairHead(std::string_view text, const RepairOptions &options);

    [[nodiscard]] bool hasMotion() const { return m_hasMotion; }
    [[nodiscard]] std::size_t rowsBegin() const { return m_rowsBegin; }
    [[nodiscard]] std::optional<std::int64_t> declaredFrames() const { return m_declaredFrames; }
    // Returns where the number of frames stands in the text; empty if none is declared.
    [[nodiscard]] TextSpan framesNumber() const { return m_framesNumber; }

    // Returns the repaired text up to the rows and adds the changes to `log`.
    [[nodiscard]] std::string repaired(CommaMeaning meaning, CommaEvidence &evidence, FindingLog &log) const;
    [[nodiscard]] std::vector<RepairedText::InsertedLines> insertedLines() const;

private:
    // An insertion of text with its finding, or a stretch of numbers that may have to be changed.
    struct Stretch
    {
        TextSpan numbers; // empty for an insertion
        int wanted = 0; // how many numbers it should hold
        std::string inserted;
        Message message;
    };
    struct Block
    {
        std::size_t keyword = 0;
        std::size_t content = 0; // the first word after its {
        std::size_t indent = 0;
        bool hasOffset = false;
        bool isEndSite = false;
    };

    void scanHierarchy();
    void scanMotionHeader();
    void openBlock(TextSpan keyword, bool isEndSite);
    void requireOffset();
    void takeOffset();
    void closeAtMotion(TextSpan motion);
    [[nodiscard]] bool takeFrames();
    [[nodiscard]] bool takeFrameTime();
    void insertFrameTime();
    void insert(std::size_t at, std::string text, Message message);
    [[nodiscard]] std::string_view indentAt(std::size_t position) const;
    [[nodiscard]] std::string_view lineEnd() const;

    std::string_view m_text;
    FindingLog m_ignored;
    TextScanner m_in;
    const RepairOptions &m_options;
    std::vector<Block> m_open;
    std::vector<Stretch> m_stretches; // in the order of the file
    std::size_t m_rowsBegin = 0;
    std::optional<std::int64_t> m_declaredFrames;
    TextSpan m_framesNumber;
    bool m_hasMotion = false;
    bool m_isIndented = false; // some child is indented more than its parent
    bool m_indentContradicts = false; // another child is not: the missing brace was above it
};

} // namespace limber
