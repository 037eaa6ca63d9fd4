#pragma once

#include "base/bytesource.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace limber {

// What a record of a journal is about. The numbers are those in the files.
enum class RecordKind : std::uint8_t {
    Origin = 1, // which file the document belongs to
    Text = 2, // a source text, which is kept in a file of its own
    Start = 3, // what the document began with
    Step = 4, // an edit
    Index = 5, // how many steps count, after Undo or Redo
    Saved = 6, // it was saved
    View = 7, // how it is looked at
};

struct JournalRecord
{
    RecordKind kind = RecordKind::Origin;
    std::string content;
};

// The first bytes of each journal: what it is, and its version.
[[nodiscard]] std::string_view journalHead();

// A record as it stands in a journal, the first with number 0: with its size and a check value, which also counts its
// number and kind.
[[nodiscard]] std::string framedRecord(RecordKind kind, std::string_view content, std::uint64_t number);

// A check value over bytes that come in pieces: FNV-1a of 64 bits (Fowler, Noll, Vo). It shows torn writes and damaged
// disks; it is no protection from people.
class CheckValue
{
public:
    void add(std::string_view bytes);
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 14695981039346656037U;
};

// Reads records one after the other, up to the first that is damaged.
class JournalReader
{
public:
    // Bytes of a journal of that size.
    JournalReader(ByteSource source, std::uint64_t size);

    // The next one; nothing at the end, or where it is damaged.
    [[nodiscard]] std::optional<JournalRecord> next();
    // Whether it ended before the last byte.
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }
    // How many bytes were good, from the beginning.
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
