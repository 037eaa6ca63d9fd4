#pragma once

#include "journal/sourcecode.h"
#include "journal/steprecord.h"

#include <QString>

#include <map>
#include <memory>

namespace limber {

// The source texts beside a journal. Each is read when it is requested, and checked to be complete.
class TextFolder
{
public:
    explicit TextFolder(QString folder) : m_folder(std::move(folder)) {}

    // Notes a record of this text.
    void add(const TextRecord &record) { m_records[record.number] = record; }
    // Returns the text; null if it does not exist or is incomplete.
    [[nodiscard]] std::shared_ptr<const SourceText> text(int number);
    // Returns the texts for reading edits; valid as long as this object.
    [[nodiscard]] KnownTexts known();
    // Returns the texts that were read, by number.
    [[nodiscard]] const std::map<int, std::shared_ptr<const SourceText>> &texts() const { return m_texts; }

private:
    [[nodiscard]] std::shared_ptr<const SourceText> read(const TextRecord &record) const;

    QString m_folder;
    std::map<int, TextRecord> m_records;
    std::map<int, std::shared_ptr<const SourceText>> m_texts;
};

} // namespace limber
