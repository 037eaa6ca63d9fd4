#include "storage/recovery/journalfile.h"

#include "journal/sourcecode.h"
#include "journal/steprecord.h"
#include "storage/recovery/ownfile.h"

#include <QDir>

#include <cerrno>

#include <unistd.h>

namespace limber {

QString journalPath(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("journal"));
}

QString journalTextPath(const QString &folder, int number)
{
    return QDir(folder).filePath(QStringLiteral("text-%1").arg(number));
}

bool JournalFile::create(const QString &folder)
{
    m_folder = folder;
    m_file = createOwnFile(journalPath(folder));
    m_nextRecord = 0;
    m_size = 0;
    m_error = 0;
    return m_file.isOpen() ? write(m_file, journalHead()) : fail();
}

bool JournalFile::reopen(const QString &folder, std::uint64_t goodSize, std::uint64_t recordCount)
{
    m_folder = folder;
    m_file = openOwnFile(journalPath(folder), OwnFileUse::Write);
    m_nextRecord = recordCount;
    m_size = goodSize;
    m_error = 0;
    return (m_file.isOpen() && ::ftruncate(m_file.get(), static_cast<off_t>(goodSize)) == 0) || fail();
}

bool JournalFile::append(RecordKind kind, std::string_view content)
{
    return isWriting() && write(m_file, framedRecord(kind, content, m_nextRecord++));
}

bool JournalFile::addText(int number, const SourceText &text)
{
    if (!isWriting())
        return false;
    const FileDescriptor file = createOwnFile(journalTextPath(m_folder, number));
    if (!file.isOpen())
        return fail();
    TextRecord record{number, 0, 0};
    CheckValue check;
    const bool isWritten = writeSourceText(text, [&](std::string_view piece) {
        check.add(piece);
        record.size += piece.size();
        return write(file, piece);
    });
    record.check = check.value();
    if (!isWritten || ::fdatasync(file.get()) != 0)
        return fail();
    return append(RecordKind::Text, bytesOf(record));
}

bool JournalFile::sync()
{
    return isWriting() && (::fdatasync(m_file.get()) == 0 || fail());
}

bool JournalFile::write(const FileDescriptor &file, std::string_view bytes)
{
    m_size += bytes.size();
    while (!bytes.empty()) {
        const ssize_t count = ::write(file.get(), bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return fail();
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

bool JournalFile::fail()
{
    if (m_error == 0)
        m_error = errno != 0 ? errno : EIO;
    return false;
}

} // namespace limber
