#pragma once

#include "base/bytesource.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace limber {

// The content of a record of a journal. The numbers are those in the files.
enum class RecordKind : std::uint8_t {
    Origin = 1, // the file that the document belongs to
    Text = 2, // a source text, which is kept in a file of its own
    Start = 3, // the initial state of the document
    Step = 4, // an edit
    Index = 5, // how many steps are in effect after Undo or Redo
    Saved = 6, // the document was saved
    View = 7, // the view of the document
};

struct JournalRecord
{
    RecordKind kind = RecordKind::Origin;
    std::string content;
};

// Returns the first bytes of each journal: its kind and its version.
[[nodiscard]] std::string_view journalHead();

// Returns a record in the format of a journal: with its size and a check value, which also covers its number and kind.
// The first record has the number 0.
[[nodiscard]] std::string framedRecord(RecordKind kind, std::string_view content, std::uint64_t number);

// A check value over bytes that come in pieces: FNV-1a with 64 bits (Fowler, Noll, Vo). It reveals torn writes and
// damaged disks, but does not protect against people.
class CheckValue
{
public:
    void add(std::string_view bytes);
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 14695981039346656037U;
};

// Reads records one after another, up to the first damaged one.
class JournalReader
{
public:
    // Takes the bytes of a journal and their number.
    JournalReader(ByteSource source, std::uint64_t size);

    // Returns the next record, or nothing at the end and at a damaged record.
    [[nodiscard]] std::optional<JournalRecord> next();
    // Returns whether reading ended before the last byte.
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }
    // Returns how many bytes from the beginning were good.
    [[nodiscard]] std::uint64_t goodSize() const { return m_goodSize; }
    [[nodiscard]] std::uint64_t recordCount() const { return m_number; }

private:
    [[nodiscard]] bool read(std::span<char> bytes);
    [[nodiscard]] std::optional<JournalRecord> damaged();

    ByteSource m_source;
    std::uint64_t m_size;
    std::uint64_t m_position = 0;
    std::uint64_t m_goodSize = 0;
    std::uint64_t m_number = 0;
    bool m_isDamaged = false;
    bool m_hasHead = false;
};

} // namespace limber
