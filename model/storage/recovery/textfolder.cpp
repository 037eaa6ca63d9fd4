#include "storage/recovery/textfolder.h"

#include "bvh/read/bvhreader.h"
#include "journal/journalrecord.h"
#include "storage/recovery/journalfile.h"
#include "storage/recovery/ownfile.h"

namespace limber {

std::shared_ptr<const SourceText> TextFolder::text(int number)
{
    const auto found = m_records.find(number);
    if (found == m_records.end())
        return nullptr;
    std::shared_ptr<const SourceText> &text = m_texts[number];
    if (text == nullptr)
        text = read(found->second);
    return text;
}

KnownTexts TextFolder::known()
{
    return {{}, [this](int number) { return text(number); }};
}

std::shared_ptr<const SourceText> TextFolder::read(const TextRecord &record) const
{
    const FileDescriptor file = openOwnFile(journalTextPath(m_folder, record.number), OwnFileUse::Read);
    if (!file.isOpen() || sizeOf(file) != record.size)
        return nullptr;
    int error = 0;
    CheckValue check;
    const ByteSource bytes = bytesOf(file.get(), error);
    const auto checked = [&](std::span<char> piece) {
        const std::ptrdiff_t count = bytes(piece);
        if (count > 0)
            check.add({piece.data(), static_cast<std::size_t>(count)});
        return count;
    };
    ReadOptions options;
    options.expectedSize = record.size;
    const ReadResult result = readBvh(checked, options);
    if (!result.clip || error != 0 || check.value() != record.check)
        return nullptr;
    return result.clip->source;
}

} // namespace limber
