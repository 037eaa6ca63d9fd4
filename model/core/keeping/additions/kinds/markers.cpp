#include "motion/markers.h"
#include "additions/additionkind.h"
#include "additions/soundness.h"
#include "journal/additionparts.h"
#include "messages/jsonmessages.h"
#include "project/additionreader.h"
#include "project/projectlines.h"
#include "json/jsonfindings.h"
#include "json/jsonquoting.h"

#include <algorithm>

namespace limber {

namespace {

void putMarkers(ByteWriter &out, const Markers &markers)
{
    out.put(static_cast<std::uint64_t>(markers.size()));
    for (const Marker &marker : markers) {
        putFrame(out, marker.frame);
        out.put(std::string_view(marker.name));
    }
}

Markers takeMarkers(ByteReader &in)
{
    Markers markers(in.count(12));
    for (Marker &marker : markers) {
        marker.frame = takeFrame(in);
        marker.name = in.text();
    }
    return markers;
}

// Reads the list "markers".
class MarkersReader final : public AdditionReader
{
public:
    explicit MarkersReader(const ProjectReaderInput &input) : m_input(input) {}

    JsonPiece take(JsonNode &piece, std::span<const JsonLevel> above) override
    {
        if (above.size() != 2)
            return JsonPiece::Keep;
        if (piece.isWhole)
            takeMarker(piece);
        return JsonPiece::Drop;
    }

    void finish(const JsonNode &member) override { m_input.trouble.leaveOutRest(member); }

    void giveTo(Additions &additions) override
    {
        additions.set(tidiedMarkers(std::move(m_markers), m_input.frameCount));
    }

private:
    void takeMarker(const JsonNode &node)
    {
        const JsonNode *frame = node.member("frame");
        const JsonNode *name = node.member("name");
        if (frame == nullptr || name == nullptr)
            return m_input.trouble.leaveOut(
                node.offset, messages::markerLeftOut,
                messages::expectedMember(wordArgument(frame == nullptr ? "frame" : "name")));
        const std::optional<int> number = wholeNumber(*frame);
        if (!number || *number < 0 || *number >= m_input.frameCount)
            return m_input.trouble.leaveOut(frame->offset, messages::markerLeftOut,
                                            messages::expectedFrame(m_input.frameCount - 1, jsonFound(*frame)));
        if (!name->is(JsonNode::Kind::String))
            return m_input.trouble.leaveOut(*name, messages::markerLeftOut, messages::expectedName);
        if (m_markers.size() >= mostMarkers)
            return m_input.trouble.leaveOut(node.offset, messages::markerLeftOut,
                                            messages::expectedFewerMarkers(mostMarkers));
        if (std::ranges::find(m_markers, *number, &Marker::frame) != m_markers.end())
            return m_input.trouble.leaveOut(node.offset, messages::markerLeftOut, messages::expectedNewFrame(*number));
        m_markers.push_back({*number, oneLine(name->text)});
    }

    ProjectReaderInput m_input;
    Markers m_markers; // so far
};

class MarkersKind final : public AdditionKindOf<Markers>
{
public:
    [[nodiscard]] std::string_view name() const override { return "markers"; }
    [[nodiscard]] int place() const override { return 20; }

    [[nodiscard]] bool isSound(const Additions &additions, const Skeleton & /*skeleton*/) const override
    {
        const Markers &markers = additions.get<Markers>();
        return markers.size() <= static_cast<std::size_t>(mostMarkers) && isRising(markers, &Marker::frame);
    }

    void insertFrames(Additions &additions, int before, int count) const override
    {
        additions.set(withFramesInserted(additions.get<Markers>(), before, count));
    }
    void removeFrames(Additions &additions, int first, int count) const override
    {
        additions.set(withFramesRemoved(additions.get<Markers>(), first, count));
    }
    void mapFrames(Additions &additions, const FrameMap &frames, int frameCount) const override
    {
        Markers markers = additions.get<Markers>();
        for (Marker &marker : markers)
            marker.frame = frames.newOf(marker.frame);
        std::erase_if(markers,
                      [frameCount](const Marker &marker) { return marker.frame < 0 || marker.frame >= frameCount; });
        additions.set(tidiedMarkers(std::move(markers), frameCount));
    }
    void dropFrames(Additions &additions) const override { additions.clear<Markers>(); }

    void put(ByteWriter &out, const Additions &additions, const Additions & /*before*/) const override
    {
        putMarkers(out, additions.get<Markers>());
    }
    void take(ByteReader &in, Additions &additions, const Additions & /*before*/) const override
    {
        additions.set(takeMarkers(in));
    }

    void write(ProjectLines &out, const Additions &additions) const override
    {
        const Markers &markers = additions.get<Markers>();
        if (markers.empty())
            return;
        out.add(",\n \"markers\": [");
        out.addLines(markers, "  ", [&](const Marker &marker) {
            out.add("{\"frame\": " + std::to_string(marker.frame) + ", \"name\": " + jsonQuoted(marker.name) + '}');
        });
        out.add("]");
    }
    [[nodiscard]] std::unique_ptr<AdditionReader> reader(const ProjectReaderInput &input) const override
    {
        return std::make_unique<MarkersReader>(input);
    }
};

} // namespace

std::unique_ptr<const AdditionKind> markersAddition()
{
    return std::make_unique<MarkersKind>();
}

} // namespace limber
