#include "storage/recovery/journalsummary.h"

#include "journal/stephistory.h"
#include "journal/steprecord.h"
#include "storage/recovery/journalfile.h"
#include "storage/recovery/origincode.h"
#include "storage/recovery/ownfile.h"

namespace limber {

namespace {

// Follows the history of a document through the records.
class SummaryMaker
{
public:
    explicit SummaryMaker(JournalSummary &summary) : m_summary(summary) {}

    // Returns false if a record is impossible.
    bool take(const JournalRecord &record)
    {
        switch (record.kind) {
        case RecordKind::Origin:
            return takeOrigin(record.content);
        case RecordKind::Start:
            hasStart = true;
            return true;
        case RecordKind::Step:
            return takeStep(record.content);
        case RecordKind::Index:
            return takeMoment(record.content, false);
        case RecordKind::Saved:
            return takeMoment(record.content, true);
        case RecordKind::Text:
        case RecordKind::View:
            break;
        }
        return true;
    }

    // Drops the steps that were undone.
    void finish()
    {
        for (int index = 0; index < m_history.index(); ++index)
            m_summary.steps << m_history.step(index).back();
    }

    bool hasStart = false;

private:
    bool takeOrigin(const std::string &content)
    {
        const std::optional<DocumentOrigin> origin = originFrom(content);
        if (origin)
            m_summary.origin = *origin;
        return origin.has_value();
    }

    bool takeStep(const std::string &content)
    {
        const std::optional<StepRecord> step = stepFrom(content);
        if (!step || !m_history.add(step->after.index, QString::fromStdString(step->text)))
            return false;
        if (m_summary.savedIndex >= step->after.index)
            m_summary.savedIndex = -1;
        noteTime(step->after);
        return true;
    }

    bool takeMoment(const std::string &content, bool isSaved)
    {
        const std::optional<StepMoment> moment = momentFrom(content);
        if (!moment || !m_history.goTo(moment->index))
            return false;
        if (isSaved)
            m_summary.savedIndex = moment->index;
        noteTime(*moment);
        return true;
    }

    void noteTime(const StepMoment &moment)
    {
        m_summary.lastChange = QDateTime::fromMSecsSinceEpoch(moment.milliseconds);
    }

    JournalSummary &m_summary;
    StepHistory<QString> m_history; // the names of the steps
};

} // namespace

bool readJournal(const QString &folder, const RecordTaker &take, bool &isDamaged)
{
    const FileDescriptor file = openOwnFile(journalPath(folder), OwnFileUse::Read);
    if (!file.isOpen())
        return false;
    int error = 0;
    JournalReader reader(bytesOf(file.get(), error), sizeOf(file));
    while (std::optional<JournalRecord> record = reader.next()) {
        if (!take(std::move(*record), reader.goodSize()))
            return true;
    }
    isDamaged = reader.isDamaged();
    return true;
}

std::optional<JournalSummary> summaryOf(const QString &folder)
{
    JournalSummary summary;
    summary.folder = folder;
    SummaryMaker maker(summary);
    bool isContradictory = false;
    const auto take = [&](const JournalRecord &record, std::uint64_t) {
        isContradictory = !maker.take(record);
        return !isContradictory;
    };
    if (!readJournal(folder, take, summary.isDamaged) || !maker.hasStart)
        return std::nullopt;
    summary.isDamaged = summary.isDamaged || isContradictory;
    maker.finish();
    return summary;
}

} // namespace limber
