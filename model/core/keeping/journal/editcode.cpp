#include "journal/editcode.h"

#include "journal/additionscode.h"
#include "journal/clipcode.h"
#include "journal/motioncode.h"
#include "journal/skeletoncode.h"

namespace limber {

namespace {

enum class Kind : std::uint8_t { Values, Offsets, Name, FrameTime, Additions, Clip, Insert, Remove, PosesApart };

// Writes an edit, with one overload for each kind of edit.
struct Put
{
    ByteWriter &out;
    const EditedClip &before;
    const KnownTexts &texts;

    void operator()(const ValuesEdit &edit) const
    {
        out.put(Kind::Values);
        out.put(static_cast<std::int32_t>(edit.where.firstFrame));
        out.put(static_cast<std::int32_t>(edit.where.frameCount));
        out.putList(std::span<const int>(edit.where.columns));
        out.putList(std::span<const double>(edit.values));
    }

    void operator()(const OffsetsEdit &edit) const
    {
        out.put(Kind::Offsets);
        out.put(static_cast<std::uint64_t>(edit.changes.size()));
        for (const NodeOffset &change : edit.changes) {
            out.put(change.node.isEndSite());
            out.put(static_cast<std::int32_t>(change.node.index));
            putVector(out, change.offset);
        }
    }

    void operator()(const NameEdit &edit) const
    {
        out.put(Kind::Name);
        out.put(static_cast<std::int32_t>(edit.joint));
        out.put(std::string_view(edit.name));
    }

    void operator()(const FrameTimeEdit &edit) const
    {
        out.put(Kind::FrameTime);
        out.put(edit.seconds);
    }

    void operator()(const AdditionsEdit &edit) const
    {
        out.put(Kind::Additions);
        putAdditions(out, edit.additions, before.additions);
    }

    void operator()(const ClipEdit &edit) const
    {
        out.put(Kind::Clip);
        putClip(out, edit.clip, before.clip, texts);
        putAdditions(out, edit.additions, before.additions);
        out.put(edit.positions);
    }

    void operator()(const InsertEdit &edit) const
    {
        out.put(Kind::Insert);
        out.put(static_cast<std::int32_t>(edit.before));
        putFrames(out, edit.block);
    }

    void operator()(const RemoveEdit &edit) const
    {
        out.put(Kind::Remove);
        out.put(static_cast<std::int32_t>(edit.first));
        out.put(static_cast<std::int32_t>(edit.count));
    }

    void operator()(const PosesApartEdit &edit) const
    {
        out.put(Kind::PosesApart);
        out.put(edit.choice);
    }
};

ValuesEdit takeValuesEdit(ByteReader &in)
{
    ValuesEdit edit;
    edit.where.firstFrame = in.number<std::int32_t>();
    edit.where.frameCount = in.number<std::int32_t>();
    edit.where.columns = in.list<int>();
    edit.values = in.list<double>();
    return edit;
}

OffsetsEdit takeOffsetsEdit(ByteReader &in)
{
    OffsetsEdit edit;
    edit.changes.resize(in.count(sizeof(double) * 3));
    for (NodeOffset &change : edit.changes) {
        const bool isEndSite = in.truth();
        const auto index = in.number<std::int32_t>();
        change = {isEndSite ? NodeId::endSite(index) : NodeId::joint(index), takeVector(in)};
    }
    return edit;
}

NameEdit takeNameEdit(ByteReader &in)
{
    const auto joint = in.number<std::int32_t>();
    return {joint, in.text()};
}

ClipEdit takeClipEdit(ByteReader &in, const EditedClip &before, const KnownTexts &texts)
{
    ClipEdit edit;
    if (std::optional<Clip> clip = takeClip(in, before.clip, texts))
        edit.clip = std::move(*clip);
    else
        in.fail();
    edit.additions = takeAdditions(in, before.additions);
    edit.positions = in.oneOf(PositionRuleChoice::Add);
    return edit;
}

InsertEdit takeInsertEdit(ByteReader &in)
{
    const auto before = in.number<std::int32_t>();
    return {before, takeFrames(in)};
}

RemoveEdit takeRemoveEdit(ByteReader &in)
{
    const auto first = in.number<std::int32_t>();
    return {first, in.number<std::int32_t>()};
}

DocumentEdit takeEdit(ByteReader &in, const EditedClip &before, const KnownTexts &texts)
{
    switch (in.oneOf(Kind::PosesApart)) {
    case Kind::Values:
        return takeValuesEdit(in);
    case Kind::Offsets:
        return takeOffsetsEdit(in);
    case Kind::Name:
        return takeNameEdit(in);
    case Kind::FrameTime:
        return FrameTimeEdit{in.number<double>()};
    case Kind::Additions:
        return AdditionsEdit{takeAdditions(in, before.additions)};
    case Kind::Clip:
        return takeClipEdit(in, before, texts);
    case Kind::Insert:
        return takeInsertEdit(in);
    case Kind::Remove:
        return takeRemoveEdit(in);
    case Kind::PosesApart:
        break;
    }
    return PosesApartEdit{in.oneOf(PosesApartChoice::Filter)};
}

// Returns whether the source text has the rows that frames refer to.
bool hasOrigins(const FrameBlock &block, const Clip &clip)
{
    if (block.origins.empty())
        return true;
    const int rows = clip.source != nullptr ? clip.source->rowCount() : 0;
    Motion probe(0, block.columnCount);
    probe.insertFrames(0, block);
    for (int frame = 0; frame < probe.frameCount(); ++frame) {
        if (probe.sourceRow(frame) >= rows)
            return false;
    }
    return true;
}

bool isPossibleThere(const DocumentEdit &edit, const EditedClip &before)
{
    if (!isPossible(edit, before))
        return false;
    const auto *insert = std::get_if<InsertEdit>(&edit);
    return insert == nullptr || hasOrigins(insert->block, before.clip);
}

} // namespace

std::string bytesOf(const DocumentEdit &edit, const EditedClip &before, const KnownTexts &texts)
{
    ByteWriter out;
    std::visit(Put{out, before, texts}, edit);
    return out.take();
}

std::optional<DocumentEdit> editFrom(std::string_view bytes, const EditedClip &before, const KnownTexts &texts)
{
    ByteReader in(bytes);
    DocumentEdit edit = takeEdit(in, before, texts);
    if (!in.isGood() || !in.isAtEnd() || !isPossibleThere(edit, before))
        return std::nullopt;
    return edit;
}

std::string bytesOf(const EditedClip &start, const KnownTexts &texts)
{
    return bytesOf(ClipEdit{start.clip, start.additions, start.positions}, EditedClip(), texts);
}

std::optional<EditedClip> startFrom(std::string_view bytes, const KnownTexts &texts)
{
    std::optional<DocumentEdit> edit = editFrom(bytes, EditedClip(), texts);
    auto *clip = edit ? std::get_if<ClipEdit>(&*edit) : nullptr;
    if (clip == nullptr)
        return std::nullopt;
    return EditedClip{std::move(clip->clip), std::move(clip->additions), clip->positions};
}

} // namespace limber
