#pragma once

#include "journal/documentedit.h"
#include "journal/sourcecode.h"
#include "journal/steprecord.h"
#include "storage/documentorigin.h"
#include "storage/recovery/journalfile.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace limber {

// Writes the journal of one document. Everything is called on the journal thread, unless it says something else.
class JournalWriter
{
public:
    // Begins a new journal in an empty folder.
    explicit JournalWriter(QString folder) : m_folder(std::move(folder)) {}
    // Continues a journal that was read up to a position; `texts` are the source texts that it already has.
    struct Place
    {
        std::uint64_t goodSize = 0; // bytes; everything after them is cut off
        std::uint64_t recordCount = 0;
    };
    JournalWriter(QString folder, const Place &place, std::map<int, std::shared_ptr<const SourceText>> texts);

    void begin(const DocumentOrigin &origin, const EditedClip &start);

    void addOrigin(const DocumentOrigin &origin);
    // `before` has the state that the edit changes; it may be empty for edits that describe their change completely.
    void addStep(StepRecord step, const DocumentEdit &edit, const EditedClip &before);
    void addIndex(const StepMoment &moment);
    void addSaved(const StepMoment &moment);
    void addView(const ViewRecord &view); // unless it equals the last one
    void sync();
    // Removes the journal and its folder with everything in it.
    void remove();
    // Says that the journal will be removed, so that nothing more need be written. Callable on any thread.
    void abandon() { m_isAbandoned = true; }
    [[nodiscard]] bool isAbandoned() const { return m_isAbandoned; } // callable on any thread

    [[nodiscard]] const QString &folder() const { return m_folder; } // callable on any thread
    [[nodiscard]] std::uint64_t size() const { return m_file.size(); }
    // The system's error number if nothing is written any more; otherwise 0.
    [[nodiscard]] int error() const { return m_error != 0 ? m_error : m_file.error(); }

private:
    [[nodiscard]] KnownTexts texts();
    int numberOf(const std::shared_ptr<const SourceText> &source);
    template <typename Add>
    void guarded(Add add);

    QString m_folder;
    std::optional<Place> m_place; // where to continue; no value once the file is opened
    JournalFile m_file;
    std::map<int, std::shared_ptr<const SourceText>> m_texts;
    std::string m_lastView;
    int m_error = 0;
    std::atomic_bool m_isAbandoned = false;
};

} // namespace limber
