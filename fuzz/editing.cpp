#include "promises.h"
#include "samecontent.h"

#include "bvh/read/bvhreader.h"
#include "bvh/text/sourcetext.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "document/document.h"

#include <algorithm>
#include <array>
#include <vector>

namespace limber::fuzz {

namespace {

constexpr char separator = '\x01';
constexpr int mostEdits = 60;
constexpr int mostFrames = 400;

// Converts bytes into edits of a document.
class EditDriver
{
public:
    EditDriver(Document &document, std::string_view bytes) : m_document(document), m_bytes(bytes) {}

    void run()
    {
        for (int edit = 0; edit < mostEdits && !m_bytes.empty(); ++edit)
            step();
    }

private:
    int byte()
    {
        if (m_bytes.empty())
            return 0;
        const int value = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return value;
    }
    // a number from 0 up to, but without, `end`
    int below(int end)
    {
        const int high = byte() * 256; // evaluated in a fixed order, so that every compiler drives the same edits
        const int number = high + byte();
        return end > 0 ? number % end : 0;
    }

    double number()
    {
        constexpr std::array special{0.0,  -0.0,   1e-7,     -1e-7,       0.5, -0.25,
                                     1e21, -1e300, 4.9e-324, 359.9999995, 1.0, 90.0};
        const int kind = byte();
        if (kind < 64)
            return special[static_cast<std::size_t>(kind) % special.size()];
        return (below(65536) - 32768) / (kind < 160 ? 100.0 : 3.0);
    }

    void step()
    {
        const int kind = byte();
        if (kind >= 240)
            return setChannels();
        switch (kind % 9) {
        case 0:
        case 1:
            return setValues();
        case 2:
            return setOffsets();
        case 3:
            return setName();
        case 4:
            return m_document.setFrameTime(std::abs(number()));
        case 5:
            return insertFrames();
        case 6:
            return removeFrames();
        case 7:
            return m_document.undoStack().undo();
        case 8:
            return m_document.undoStack().redo();
        }
    }

    void setValues()
    {
        const Motion &motion = m_document.motion();
        if (motion.isEmpty() || motion.columnCount() == 0)
            return;
        CellBlock where;
        const int first = below(motion.frameCount());
        const int count = 1 + below(std::min(4, motion.frameCount() - first));
        const int column = below(motion.columnCount());
        where.firstFrame = first;
        where.frameCount = count;
        where.columns = {column};
        if (byte() % 2 == 1 && column + 1 < motion.columnCount())
            where.columns.push_back(column + 1);
        std::vector<double> values(static_cast<std::size_t>(count) * where.columns.size());
        std::ranges::generate(values, [this] { return number(); });
        m_document.setValues(where, std::move(values), QStringLiteral("values"), byte() % 3);
    }

    void setOffsets()
    {
        const std::vector<NodeId> nodes = m_document.skeleton().nodesInFileOrder();
        const NodeId node = nodes[static_cast<std::size_t>(below(static_cast<int>(nodes.size())))];
        glm::dvec3 offset{0.0};
        for (int axis = 0; axis < 3; ++axis)
            offset[axis] = number();
        m_document.setOffsets({{node, offset}}, QStringLiteral("offset"), byte() % 3);
    }

    void setName()
    {
        constexpr std::array<const char *, 6> names{"Hips",     "a b", "\xE5\xB7\xA6\xE8\x85\x95",
                                                    "\x8D\xB6", "#x",  "OFFSET"};
        const int joint = below(m_document.skeleton().jointCount());
        m_document.setName(joint, names[static_cast<std::size_t>(byte()) % names.size()]);
    }

    void setChannels()
    {
        const int joint = below(m_document.skeleton().jointCount());
        std::vector<Channel> channels;
        for (int count = byte() % 7; count > 0; --count) {
            const Channel channel = allChannels[static_cast<std::size_t>(byte()) % allChannels.size()];
            if (std::ranges::find(channels, channel) == channels.end())
                channels.push_back(channel);
        }
        // A file without any channel has no rows, and therefore no frames: no one is allowed to make one.
        const Skeleton &skeleton = m_document.skeleton();
        if (channels.empty() && skeleton.columnCount() == skeleton.joint(joint).columnCount())
            return;
        m_document.replaceClip(withChannels(m_document.clip(), m_document.positionRules(), joint, channels),
                               QStringLiteral("channels"));
    }

    void insertFrames()
    {
        const Motion &motion = m_document.motion();
        if (motion.columnCount() == 0 || motion.frameCount() > mostFrames)
            return;
        const int before = below(motion.frameCount() + 1);
        if (byte() % 2 == 0 && !motion.isEmpty()) {
            const int first = below(motion.frameCount());
            const int count = 1 + below(std::min(8, motion.frameCount() - first));
            return m_document.insertFrames(before, motion.copyOfFrames(first, count), QStringLiteral("copies"));
        }
        FrameBlock block;
        block.columnCount = motion.columnCount();
        const auto count = static_cast<std::size_t>(1 + byte() % 3);
        block.values.assign(static_cast<std::size_t>(motion.columnCount()) * count, number());
        m_document.insertFrames(before, std::move(block), QStringLiteral("new"));
    }

    void removeFrames()
    {
        const int frames = m_document.motion().frameCount();
        if (frames == 0)
            return;
        const int first = below(frames);
        const int count = 1 + below(std::min(20, frames - first));
        m_document.removeFrames(first, count);
    }

    Document &m_document;
    std::string_view m_bytes;
};

// The written file loads and has the same layout as the edited one; when it is written again, it does not change.
std::string brokenByEdited(const Clip &clip, const std::string &text)
{
    const ReadResult again = readBvh(text);
    if (!again.clip)
        return "the edited file is refused: " + again.error()->toString("");
    if (!again.clip->skeleton.hasSameLayoutAs(clip.skeleton))
        return "the edited file has another skeleton";
    const auto sameName = [](const Joint &a, const Joint &b) { return a.name == b.name; };
    // Otherwise a name may have bytes that cannot be written in UTF-16.
    if (clip.source->encoding == TextEncoding::Bytes &&
        !std::ranges::equal(again.clip->skeleton.joints(), clip.skeleton.joints(), sameName))
        return "the edited file has other names";
    if (clip.skeleton.columnCount() > 0 && again.clip->motion.frameCount() != clip.motion.frameCount())
        return "the edited file has another number of frames";
    if (writeBvh(*again.clip) != text)
        return "the edited file does not stay as it is";
    WriteOptions shortest;
    shortest.digits = WriteOptions::Shortest;
    const ReadResult exact = readBvh(writeBvh(clip, shortest));
    if (!exact.clip)
        return "the edited file with the fewest digits is refused: " + exact.error()->toString("");
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (!std::ranges::equal(exact.clip->motion.frame(frame), clip.motion.frame(frame)))
            return "the edited file with the fewest digits has other values";
    }
    return {};
}

} // namespace

std::string brokenByEditing(std::string_view bytes)
{
    const std::size_t end = std::min(bytes.find(separator), bytes.size());
    const std::string text(bytes.substr(0, end));
    ReadResult result = readBvh(text);
    if (!result.clip)
        return {};
    Document document;
    document.reset(std::move(*result.clip), std::move(result.findings));
    EditDriver(document, bytes.substr(std::min(end + 1, bytes.size()))).run();

    const std::string edited = writeBvh(document.clip());
    if (std::string broken = brokenByEdited(document.clip(), edited); !broken.empty())
        return broken;
    const int steps = document.undoStack().index();
    document.undoStack().setIndex(0);
    if (writeBvh(document.clip()) != text)
        return "after undoing everything the bytes are others";
    document.undoStack().setIndex(steps);
    if (writeBvh(document.clip()) != edited)
        return "after redoing everything the bytes are others";
    return {};
}

} // namespace limber::fuzz
