#include "storage/recovery/recoveredclip.h"

#include "journal/editcode.h"
#include "journal/stephistory.h"
#include "journal/steprecord.h"
#include "storage/recovery/textfolder.h"

#include <vector>

namespace limber {

namespace {

// The content of a journal, with edits as bytes: each edit refers to the result of the one before.
class Content
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
    StepHistory<std::string> history;
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
        return step && history.add(step->after.index, std::move(step->edit));
    }

    bool takeMoment(const std::string &content)
    {
        const std::optional<StepMoment> moment = momentFrom(content);
        return moment && history.goTo(moment->index);
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
    Content content;
    bool isDamaged = false;
    const auto take = [&content](JournalRecord record, std::uint64_t) { return content.take(std::move(record)); };
    if (!readJournal(folder, take, isDamaged))
        return std::nullopt;
    TextFolder files(folder);
    for (const TextRecord &text : content.texts)
        files.add(text);
    const KnownTexts texts = files.known();
    std::optional<EditedClip> start = startFrom(content.start, texts);
    if (!start)
        return std::nullopt;
    RecoveredClip result{std::move(*start), content.view, 0, 0};
    const auto count = content.history.index();
    while (result.stepCount < count && performAll(content.history.step(result.stepCount), result.state, texts))
        ++result.stepCount;
    result.lostSteps = count - result.stepCount;
    return result;
}

} // namespace limber
