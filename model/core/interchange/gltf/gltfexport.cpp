#include "gltf/gltfexport.h"

#include "base/base64sink.h"
#include "base/littleendian.h"
#include "gltf/gltfwriter.h"
#include "messages/gltfmessages.h"

#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr std::uint64_t headerBytes = 12;
constexpr std::uint64_t chunkHeadBytes = 8;

// Appends a length with 32 bits; problem() reports lengths that need more.
void appendLength(std::string &bytes, std::uint64_t number)
{
    appendLittleEndian(bytes, static_cast<std::uint32_t>(number));
}

std::uint64_t binaryLength(const std::string &head, std::uint64_t buffer)
{
    return headerBytes + chunkHeadBytes + head.size() + (buffer > 0 ? chunkHeadBytes + buffer : 0);
}

// Returns the head with spaces up to a multiple of 4, as a chunk of a .glb needs it.
std::string padded(std::string head)
{
    head.resize((head.size() + 3) / 4 * 4, ' ');
    return head;
}

bool writeBinary(const GltfWriter &writer, const std::string &head, const ByteSink &sink)
{
    const std::uint64_t buffer = writer.plan().buffer.length();
    std::string bytes = "glTF";
    appendLength(bytes, 2);
    appendLength(bytes, binaryLength(head, buffer));
    appendLength(bytes, head.size());
    bytes += "JSON" + head;
    if (buffer > 0) {
        appendLength(bytes, buffer);
        bytes += std::string("BIN\0", 4);
    }
    return sink(bytes) && writer.writeBuffer(sink);
}

// Writes the head with the numbers in place of `mark`.
bool writeText(const GltfWriter &writer, const std::string &head, const std::string &mark, const ByteSink &sink)
{
    const std::size_t at = head.rfind(mark); // the buffer is the last member
    if (at == std::string::npos)
        return sink(head);
    Base64Sink base64(sink);
    return sink(std::string_view(head).substr(0, at)) &&
           writer.writeBuffer([&base64](std::string_view bytes) { return base64.write(bytes); }) && base64.finish() &&
           sink(std::string_view(head).substr(at + mark.size()));
}

} // namespace

GltfExport::GltfExport(const Clip &clip, const PositionRules &rules, GltfOptions options, std::vector<GltfTrack> tracks)
    : m_clip(&clip), m_rules(rules), m_options(std::move(options)), m_tracks(std::move(tracks))
{
}

std::optional<GltfExport> GltfExport::make(const Clip &clip, const PositionRules &rules, GltfOptions options)
{
    constexpr double partOfTracks = 0.2; // the fraction for finding tracks; the rest is writing
    const Progress whole = options.progress;
    auto tracks = gltfTracks(clip, rules, options.metresPerUnit, options.tolerance, whole.part(0.0, partOfTracks));
    if (!tracks)
        return std::nullopt;
    options.progress = whole.part(partOfTracks, 1.0);
    return GltfExport(clip, rules, std::move(options), std::move(*tracks));
}

Message GltfExport::problem() const
{
    if (m_options.form == GltfForm::Text)
        return {};
    const GltfWriter writer(*m_clip, m_rules, m_options, m_tracks);
    const std::string head = padded(gltfHead(*m_clip, m_options, m_tracks, writer.plan(), {}));
    const bool fits = binaryLength(head, writer.plan().buffer.length()) <= std::numeric_limits<std::uint32_t>::max();
    return fits ? Message() : messages::gltfTooLarge();
}

bool GltfExport::write(const ByteSink &sink) const
{
    const GltfWriter writer(*m_clip, m_rules, m_options, m_tracks);
    if (m_options.form == GltfForm::Binary)
        return writeBinary(writer, padded(gltfHead(*m_clip, m_options, m_tracks, writer.plan(), {})), sink);
    const std::string start = "data:application/octet-stream;base64,";
    const std::string mark = "@the numbers@";
    return writeText(writer, gltfHead(*m_clip, m_options, m_tracks, writer.plan(), start + mark), mark, sink);
}

std::int64_t GltfExport::keyCount() const
{
    std::int64_t count = 0;
    for (const GltfTrack &track : m_tracks)
        count += track.keyCount(m_clip->motion.frameCount());
    return count;
}

} // namespace limber
