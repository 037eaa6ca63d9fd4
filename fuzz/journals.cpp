#include "promises.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "journal/editcode.h"
#include "journal/journalrecord.h"
#include "layers/layerstack.h"

namespace limber::fuzz {

namespace {

constexpr const char *text =
    "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation "
    "Xrotation Yrotation\nJOINT Leg\n{\nOFFSET 0 -1 0\nCHANNELS 1 Xrotation\nEnd Site\n{\n"
    "OFFSET 0 -1 0\n}\n}\n}\nMOTION\nFrames: 3\nFrame Time: 0.1\n"
    "1 2 3 4 5 6 7\n1 2 3 4 5 6 8\n1 2 3 4 5 6 9\n";

// Reads records until the first damaged one.
std::string brokenByReadingRecords(const std::string &bytes)
{
    JournalReader reader(sourceOf(bytes), bytes.size());
    std::string again(journalHead());
    while (const std::optional<JournalRecord> record = reader.next())
        again += framedRecord(record->kind, record->content, reader.recordCount() - 1);
    if (reader.goodSize() > bytes.size())
        return "more bytes are good than there are";
    const bool hasHead = reader.goodSize() > 0;
    return !hasHead || bytes.compare(0, reader.goodSize(), again) == 0 ? "" : "written again, the records are others";
}

} // namespace

std::string brokenByReadingJournals(std::string_view bytes)
{
    if (const std::string broken = brokenByReadingRecords(std::string(bytes)); !broken.empty())
        return broken;
    const EditedClip before{*readBvh(text).clip, {}, PositionRuleChoice::Auto};
    const KnownTexts texts{[](const auto &) { return 0; },
                           [&before](int number) { return number == 0 ? before.clip.source : nullptr; }};
    std::optional<DocumentEdit> edit = editFrom(bytes, before, texts);
    if (!edit)
        return "";
    EditedClip state = before;
    applyEdit(*edit, state);
    // The clip may have names that no file can have.
    const bool isReadable = readBvh(writeBvh(state.clip)).clip.has_value();
    if (!isReadable && !std::holds_alternative<ClipEdit>(*edit))
        return "an edit makes a clip that cannot be read";
    if (!layeredMotion(state.clip, state.additions.get<Layers>()))
        return "layers that cannot be put over the clip";
    const std::string again = bytesOf(*edit, before, texts);
    const std::optional<DocumentEdit> same = editFrom(again, before, texts);
    return same && bytesOf(*same, before, texts) == again ? "" : "put and taken, the edit is another";
}

} // namespace limber::fuzz
