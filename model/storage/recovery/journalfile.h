#pragma once

#include "bvh/text/sourcetext.h"
#include "journal/journalrecord.h"
#include "system/plainfile.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace limber {

// The paths of the files in a journal's folder.
[[nodiscard]] QString journalPath(const QString &folder);
[[nodiscard]] QString journalTextPath(const QString &folder, int number);

// A journal that is being written: records are only appended. After a failure nothing more is written.
class JournalFile
{
public:
    // Creates a new journal in a folder that has none.
    bool create(const QString &folder);
    // Continues a journal that was read up to its last good record; everything after that is cut off.
    bool reopen(const QString &folder, std::uint64_t goodSize, std::uint64_t recordCount);

    bool append(RecordKind kind, std::string_view content);
    // Writes a text into a file of its own, and a record of it into the journal.
    bool addText(int number, const SourceText &text);
    // Waits until everything that was written is on disk, so that it survives a crash of the machine.
    bool sync();

    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] bool isWriting() const { return m_file.isOpen() && m_error == 0; }
    // Returns the system's error number if nothing can be written any more; 0 if there was no error.
    [[nodiscard]] int error() const { return m_error; }
    // Returns the size in bytes, including the texts.
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
