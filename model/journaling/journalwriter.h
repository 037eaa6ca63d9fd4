#pragma once

#include "editing/documentedit.h"
#include "journal/sourcecode.h"
#include "journal/steprecord.h"
#include "storage/documentorigin.h"
#include "storage/recovery/journalfile.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace limber {

// Writes the journal of one document. Everything but the constructor is called on the journals' thread.
class JournalWriter
{
public:
    // A new journal in an empty folder.
    explicit JournalWriter(QString folder) : m_folder(std::move(folder)) {}
    // Goes on with one that was read up to there; `texts` are those that it has.
    struct Place
    {
        std::uint64_t goodSize = 0; // bytes; what comes after them is cut off
        std::uint64_t recordCount = 0;
    };
    JournalWriter(QString folder, const Place &place, std::map<int, std::shared_ptr<const SourceText>> texts);

    void begin(const DocumentOrigin &origin, const EditedClip &start);

    void addOrigin(const DocumentOrigin &origin);
    // `before` has what the edit changes; for edits that say all by themselves it may be empty.
    void addStep(StepRecord step, const DocumentEdit &edit, const EditedClip &before);
    void addIndex(const StepMoment &moment);
    void addSaved(const StepMoment &moment);
    void addView(const ViewRecord &view); // if it is another one than last
    void sync();
    // The journal and all that is in its folder goes.
    void remove();

    [[nodiscard]] const QString &folder() const { return m_folder; } // on any thread
    [[nodiscard]] std::uint64_t size() const { return m_file.size(); }
    // Why nothing more is written, as the system's number; 0 while it is.
    [[nodiscard]] int error() const { return m_error != 0 ? m_error : m_file.error(); }

private:
    [[nodiscard]] KnownTexts texts();
    int numberOf(const std::shared_ptr<const SourceText> &source);
    template <typename Add>
    void guarded(Add add);

    QString m_folder;
    std::optional<Place> m_place; // where to go on, until it is opened again
    JournalFile m_file;
    std::map<int, std::shared_ptr<const SourceText>> m_texts;
    std::string m_lastView;
    int m_error = 0;
};

} // namespace limber
