#include "journal/steprecord.h"

#include "journal/bytecode.h"

namespace limber {

namespace {

void putMoment(ByteWriter &out, const StepMoment &moment)
{
    out.put(moment.index);
    out.put(moment.milliseconds);
}

StepMoment takeMoment(ByteReader &in)
{
    const auto index = in.number<std::int32_t>();
    if (index < 0)
        in.fail();
    return {index, in.number<std::int64_t>()};
}

// Returns the value if it took up all of the bytes.
template <typename T>
std::optional<T> wholly(const ByteReader &in, T value)
{
    if (!in.isGood() || !in.isAtEnd())
        return std::nullopt;
    return value;
}

} // namespace

std::string bytesOf(const StepRecord &step)
{
    ByteWriter out;
    putMoment(out, step.after);
    out.put(std::string_view(step.text));
    out.put(step.gesture);
    out.put(std::string_view(step.edit));
    return out.take();
}

std::optional<StepRecord> stepFrom(std::string_view bytes)
{
    ByteReader in(bytes);
    StepRecord step;
    step.after = takeMoment(in);
    step.text = in.text();
    step.gesture = in.number<std::int32_t>();
    step.edit = in.text();
    return wholly(in, std::move(step));
}

std::string bytesOf(const StepMoment &moment)
{
    ByteWriter out;
    putMoment(out, moment);
    return out.take();
}

std::optional<StepMoment> momentFrom(std::string_view bytes)
{
    ByteReader in(bytes);
    const StepMoment moment = takeMoment(in);
    return wholly(in, moment);
}

std::string bytesOf(const TextRecord &text)
{
    ByteWriter out;
    out.put(text.number);
    out.put(text.size);
    out.put(text.check);
    return out.take();
}

std::optional<TextRecord> textFrom(std::string_view bytes)
{
    ByteReader in(bytes);
    TextRecord text;
    text.number = in.number<std::int32_t>();
    text.size = in.number<std::uint64_t>();
    text.check = in.number<std::uint64_t>();
    return wholly(in, text);
}

std::string bytesOf(const ViewRecord &view)
{
    ByteWriter out;
    out.put(std::string_view(view.encoding));
    out.put(std::string_view(view.project));
    return out.take();
}

std::optional<ViewRecord> viewFrom(std::string_view bytes)
{
    ByteReader in(bytes);
    ViewRecord view;
    view.encoding = in.text();
    view.project = in.text();
    return wholly(in, std::move(view));
}

} // namespace limber
