#pragma once

#include "bvh/text/sourcetext.h"
#include "journal/journalrecord.h"
#include "system/plainfile.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace limber {

// The names of files in the folder of a journal.
[[nodiscard]] QString journalPath(const QString &folder);
[[nodiscard]] QString journalTextPath(const QString &folder, int number);

// A journal that is being written: records are only ever added at its end. After a failure nothing more is written.
class JournalFile
{
public:
    // A new one, in a folder that has none.
    bool create(const QString &folder);
    // One that was read, up to its last good record; what comes after that is cut off.
    bool reopen(const QString &folder, std::uint64_t goodSize, std::uint64_t recordCount);

    bool append(RecordKind kind, std::string_view content);
    // Puts a text into a file of its own, and a record of it into the journal.
    bool addText(int number, const SourceText &text);
    // What was written is on the disk, whatever happens to the machine.
    bool sync();

    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] bool isWriting() const { return m_file.isOpen() && m_error == 0; }
    // The system's number for why it is not; 0 before it was begun.
    [[nodiscard]] int error() const { return m_error; }
    // In bytes, with its texts.
    [[nodiscard]] std::uint64_t size() const { return m_size; }

private:
    bool write(const FileDescriptor &file, std::string_view bytes);
    bool fail();

    QString m_folder;
    FileDescriptor m_file;
    std::uint64_t m_size = 0;
    std::uint64_t m_nextRecord = 0;
    int m_error = 0;
};

} // namespace limber
