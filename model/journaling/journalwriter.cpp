#include "journaling/journalwriter.h"

#include "journal/editcode.h"
#include "storage/recovery/origincode.h"
#include "storage/recovery/ownfile.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <utility>

namespace limber {

JournalWriter::JournalWriter(QString folder, const Place &place, std::map<int, std::shared_ptr<const SourceText>> texts)
    : m_folder(std::move(folder)), m_place(place), m_texts(std::move(texts))
{
}

// Without memory for the journal the program goes on without one.
template <typename Add>
void JournalWriter::guarded(Add add)
{
    if (error() != 0)
        return;
    try {
        if (const std::optional<Place> place = std::exchange(m_place, std::nullopt))
            m_file.reopen(m_folder, place->goodSize, place->recordCount);
        add();
    } catch (const std::bad_alloc &) {
        m_error = ENOMEM;
    }
}

void JournalWriter::begin(const DocumentOrigin &origin, const EditedClip &start)
{
    guarded([&] {
        m_file.create(m_folder);
        m_file.append(RecordKind::Origin, bytesOf(origin));
        const std::string bytes = bytesOf(start, texts()); // appends its source text first
        m_file.append(RecordKind::Start, bytes);
    });
}

void JournalWriter::addOrigin(const DocumentOrigin &origin)
{
    guarded([&] { m_file.append(RecordKind::Origin, bytesOf(origin)); });
}

void JournalWriter::addStep(StepRecord step, const DocumentEdit &edit, const EditedClip &before)
{
    guarded([&] {
        step.edit = bytesOf(edit, before, texts());
        m_file.append(RecordKind::Step, bytesOf(step));
    });
}

void JournalWriter::addIndex(const StepMoment &moment)
{
    guarded([&] { m_file.append(RecordKind::Index, bytesOf(moment)); });
}

void JournalWriter::addSaved(const StepMoment &moment)
{
    guarded([&] { m_file.append(RecordKind::Saved, bytesOf(moment)); });
}

void JournalWriter::addView(const ViewRecord &view)
{
    guarded([&] {
        std::string bytes = bytesOf(view);
        if (bytes == m_lastView)
            return;
        m_file.append(RecordKind::View, bytes);
        m_lastView = std::move(bytes);
    });
}

void JournalWriter::sync()
{
    guarded([&] { m_file.sync(); });
}

void JournalWriter::remove()
{
    m_file = JournalFile();
    removeOwnFolder(m_folder);
}

KnownTexts JournalWriter::texts()
{
    return {[this](const std::shared_ptr<const SourceText> &source) { return numberOf(source); }, {}};
}

// Two source texts are the same if they share their rows.
int JournalWriter::numberOf(const std::shared_ptr<const SourceText> &source)
{
    const auto same =
        std::ranges::find_if(m_texts, [&](const auto &each) { return each.second->rows == source->rows; });
    if (same != m_texts.end())
        return same->first;
    const int number = m_texts.empty() ? 0 : m_texts.rbegin()->first + 1;
    m_file.addText(number, *source);
    m_texts[number] = source;
    return number;
}

} // namespace limber
