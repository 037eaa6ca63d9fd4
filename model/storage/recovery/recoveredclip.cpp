#include "storage/recovery/recoveredclip.h"

#include "journal/editcode.h"
#include "journal/steprecord.h"
#include "storage/recovery/textfolder.h"

#include <vector>

namespace limber {

namespace {

// The edits that count in the end: those of a gesture that merged into one step stay together, each refers to what the
// one before made.
class History
{
public:
    bool take(JournalRecord record)
    {
        switch (record.kind) {
        case RecordKind::Text:
            return takeText(record.content);
        case RecordKind::Start:
            start = std::move(record.content);
            return true;
        case RecordKind::Step:
            return takeStep(record.content);
        case RecordKind::Index:
        case RecordKind::Saved:
            return takeMoment(record.content);
        case RecordKind::View:
            if (const auto read = viewFrom(record.content))
                view = read->project;
            return true;
        case RecordKind::Origin:
            break;
        }
        return true;
    }

    std::vector<TextRecord> texts;
    std::string start;
    std::vector<std::vector<std::string>> steps; // that were done, undone ones too
    std::size_t index = 0; // how many of them count
    std::string view;

private:
    bool takeText(const std::string &content)
    {
        const std::optional<TextRecord> text = textFrom(content);
        if (text)
            texts.push_back(*text);
        return text.has_value();
    }

    bool takeStep(const std::string &content)
    {
        std::optional<StepRecord> step = stepFrom(content);
        const auto after = step ? static_cast<std::size_t>(step->after.index) : 0;
        if (after == 0 || (after != index && after != index + 1))
            return false;
        steps.resize(after == index ? after : index);
        if (after != index)
            steps.emplace_back();
        steps.back().push_back(std::move(step->edit));
        index = after;
        return true;
    }

    bool takeMoment(const std::string &content)
    {
        const std::optional<StepMoment> moment = momentFrom(content);
        if (!moment || static_cast<std::size_t>(moment->index) > steps.size())
            return false;
        index = static_cast<std::size_t>(moment->index);
        return true;
    }
};

bool performAll(const std::vector<std::string> &edits, EditedClip &state, const KnownTexts &texts)
{
    for (const std::string &bytes : edits) {
        std::optional<DocumentEdit> edit = editFrom(bytes, state, texts);
        if (!edit)
            return false;
        applyEdit(std::move(*edit), state);
    }
    return true;
}

} // namespace

std::optional<RecoveredClip> recoverClip(const QString &folder)
{
    History history;
    bool isDamaged = false;
    const auto take = [&history](JournalRecord record, std::uint64_t) { return history.take(std::move(record)); };
    if (!readJournal(folder, take, isDamaged))
        return std::nullopt;
    TextFolder files(folder);
    for (const TextRecord &text : history.texts)
        files.add(text);
    const KnownTexts texts = files.known();
    std::optional<EditedClip> start = startFrom(history.start, texts);
    if (!start)
        return std::nullopt;
    RecoveredClip result{std::move(*start), history.view, 0, 0};
    const auto count = static_cast<int>(history.index);
    while (result.stepCount < count &&
           performAll(history.steps[static_cast<std::size_t>(result.stepCount)], result.state, texts))
        ++result.stepCount;
    result.lostSteps = count - result.stepCount;
    return result;
}

} // namespace limber
