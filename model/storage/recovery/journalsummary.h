#pragma once

#include "journal/journalrecord.h"
#include "storage/documentorigin.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace limber {

// What a journal says about the work in it, without repeating the work.
struct JournalSummary
{
    QString folder;
    DocumentOrigin origin; // the last one
    QDateTime lastChange; // invalid if nothing was changed
    QStringList steps; // the names of the steps that counted at the end, the first one first
    int savedIndex = 0; // how many of them were saved; -1 if undo cannot reach the saved state
    bool isDamaged = false; // read only up to the damage

    // Returns whether there is work that no file holds.
    [[nodiscard]] bool isUnsaved() const
    {
        return savedIndex != static_cast<int>(steps.size()) || origin.neverSaved || origin.projectMissing;
    }
};

// Passes all good records of the journal in a folder to `take`, in order, with the number of bytes that are good after
// each; `take` returns whether to go on. Returns whether the journal could be opened. Sets `isDamaged` if there are
// more bytes than the good ones.
using RecordTaker = std::function<bool(JournalRecord record, std::uint64_t goodSize)>;
[[nodiscard]] bool readJournal(const QString &folder, const RecordTaker &take, bool &isDamaged);

// Returns nothing for a folder without a journal that has its first state.
[[nodiscard]] std::optional<JournalSummary> summaryOf(const QString &folder);

} // namespace limber
