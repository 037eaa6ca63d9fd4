#pragma once

#include "journal/journalrecord.h"
#include "storage/documentorigin.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace limber {

// What a journal says of the work in it, without doing the work again.
struct JournalSummary
{
    QString folder;
    DocumentOrigin origin; // as it was last
    QDateTime lastChange; // nothing where there was none
    QStringList steps; // that counted at the end, the first first
    int savedIndex = 0; // how many of them were saved; -1 where what was saved cannot be reached by Undo
    bool isDamaged = false; // used up to the damage

    // Whether there is work that no file holds.
    [[nodiscard]] bool isUnsaved() const
    {
        return savedIndex != static_cast<int>(steps.size()) || origin.neverSaved || origin.projectMissing;
    }
};

// Hands out all good records of the journal in a folder, in order, with how many bytes were good after each; answers
// whether it could be opened. `isDamaged` is set if there are more bytes than that. The function answers whether to
// go on.
using RecordTaker = std::function<bool(JournalRecord record, std::uint64_t goodSize)>;
[[nodiscard]] bool readJournal(const QString &folder, const RecordTaker &take, bool &isDamaged);

// Nothing for a folder without a journal that says what it began with.
[[nodiscard]] std::optional<JournalSummary> summaryOf(const QString &folder);

} // namespace limber
