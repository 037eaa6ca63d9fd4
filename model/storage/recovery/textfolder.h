#pragma once

#include "journal/sourcecode.h"
#include "journal/steprecord.h"

#include <QString>

#include <map>
#include <memory>

namespace limber {

// The source texts beside a journal, read when they are asked for and known to be whole.
class TextFolder
{
public:
    explicit TextFolder(QString folder) : m_folder(std::move(folder)) {}

    // There is a record of this text.
    void add(const TextRecord &record) { m_records[record.number] = record; }
    // The text; null if it is not there or not whole.
    [[nodiscard]] std::shared_ptr<const SourceText> text(int number);
    // For reading edits. Valid as long as this is.
    [[nodiscard]] KnownTexts known();
    // Those that were read, by number.
    [[nodiscard]] const std::map<int, std::shared_ptr<const SourceText>> &texts() const { return m_texts; }

private:
    [[nodiscard]] std::shared_ptr<const SourceText> read(const TextRecord &record) const;

    QString m_folder;
    std::map<int, TextRecord> m_records;
    std::map<int, std::shared_ptr<const SourceText>> m_texts;
};

} // namespace limber
