#include "tables/npzexport.h"

#include "base/littleendian.h"
#include "base/steeringcharacters.h"
#include "pose/pose.h"
#include "tables/motioncolumns.h"
#include "tables/zipwriter.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace limber {

namespace {

// Returns the code points of a text in UTF-8.
std::vector<std::uint32_t> codePoints(std::string_view text)
{
    std::vector<std::uint32_t> points;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(utf8Length(text), 1);
        const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(text[i])); };
        constexpr unsigned firstBits[]{0x7F, 0x7F, 0x1F, 0x0F, 0x07};
        std::uint32_t point = byte(0) & firstBits[length];
        for (std::size_t i = 1; i < length; ++i)
            point = (point << 6U) | (byte(i) & 0x3FU);
        points.push_back(point);
        text.remove_prefix(length);
    }
    return points;
}

// Writes arrays in the format of NumPy (version 1.0): a head of text and then the numbers, little endian, in C order.
class ArrayWriter
{
public:
    explicit ArrayWriter(const ByteSink &sink) : m_zip(sink) {}

    [[nodiscard]] bool begin(const std::string &name, const std::string &type, std::initializer_list<int> shape)
    {
        std::string head = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (";
        for (const int size : shape)
            head += std::to_string(size) + ',';
        head += "), }";
        constexpr std::size_t magic = 10; // bytes before the text
        constexpr std::size_t multiple = 64;
        head.resize((magic + head.size() + 1 + multiple - 1) / multiple * multiple - magic - 1, ' ');
        head += '\n';
        std::string bytes("\x93NUMPY\x01\x00", 8);
        appendLittleEndian(bytes, static_cast<std::uint16_t>(head.size()));
        return m_zip.beginEntry(name + ".npy") && m_zip.write(bytes + head);
    }
    [[nodiscard]] bool numbers(std::span<const double> values)
    {
        m_bytes.clear();
        for (const double value : values)
            appendLittleEndian(m_bytes, value);
        return m_zip.write(m_bytes);
    }
    [[nodiscard]] bool integers(std::span<const int> values)
    {
        m_bytes.clear();
        for (const int value : values)
            appendLittleEndian(m_bytes, static_cast<std::uint32_t>(value));
        return m_zip.write(m_bytes);
    }
    [[nodiscard]] bool end() { return m_zip.endEntry(); }
    [[nodiscard]] bool finish() { return m_zip.finish(); }

    // Writes texts with the length of the longest one; zeros follow shorter ones.
    [[nodiscard]] bool texts(const std::string &name, const std::vector<std::string> &texts)
    {
        std::vector<std::vector<std::uint32_t>> all;
        std::size_t longest = 1;
        for (const std::string &text : texts) {
            all.push_back(codePoints(text));
            longest = std::max(longest, all.back().size());
        }
        if (!begin(name, "<U" + std::to_string(longest), {static_cast<int>(texts.size())}))
            return false;
        for (std::vector<std::uint32_t> &points : all) {
            points.resize(longest, 0);
            m_bytes.clear();
            for (const std::uint32_t point : points)
                appendLittleEndian(m_bytes, point);
            if (!m_zip.write(m_bytes))
                return false;
        }
        return end();
    }

private:
    ZipWriter m_zip;
    std::string m_bytes;
};

class NpzWriter
{
public:
    NpzWriter(const Clip &clip, const PositionRules &rules, const NpzOptions &options, const ByteSink &sink)
        : m_clip(clip), m_rules(rules), m_options(options), m_arrays(sink)
    {
    }

    [[nodiscard]] bool write()
    {
        return writeSkeleton() && writeChannels() && writeMotion() && writePositions() &&
               m_arrays.begin("frame_time", "<f8", {}) &&
               m_arrays.numbers(std::vector{m_clip.motion.frameTimeSeconds()}) && m_arrays.end() && m_arrays.finish();
    }

private:
    [[nodiscard]] std::string text(const std::string &name) const
    {
        return validUtf8(m_options.nameAsText ? m_options.nameAsText(name) : name);
    }

    [[nodiscard]] bool writeNodes(const std::string &prefix, const std::vector<int> &parents,
                                  const std::vector<double> &offsets)
    {
        const auto count = static_cast<int>(parents.size());
        return m_arrays.begin(prefix + "parents", "<i4", {count}) && m_arrays.integers(parents) && m_arrays.end() &&
               m_arrays.begin(prefix + "offsets", "<f8", {count, 3}) && m_arrays.numbers(offsets) && m_arrays.end();
    }

    [[nodiscard]] bool writeSkeleton()
    {
        std::vector<std::string> names;
        std::vector<int> parents;
        std::vector<double> offsets;
        for (const Joint &joint : m_clip.skeleton.joints()) {
            names.push_back(text(joint.name));
            parents.push_back(joint.parent);
            offsets.insert(offsets.end(), {joint.offset.x, joint.offset.y, joint.offset.z});
        }
        if (!m_arrays.texts("names", names) || !writeNodes("", parents, offsets))
            return false;
        parents.clear();
        offsets.clear();
        for (const EndSite &end : m_clip.skeleton.endSites()) {
            parents.push_back(end.parent);
            offsets.insert(offsets.end(), {end.offset.x, end.offset.y, end.offset.z});
        }
        return writeNodes("end_", parents, offsets);
    }

    [[nodiscard]] bool writeChannels()
    {
        const auto columns = MotionColumns::make(m_clip, m_rules, TableContent::Channels, TableSpace::World);
        std::vector<std::string> names;
        for (const std::string &name : columns->names())
            names.push_back(text(name));
        std::vector<int> joints;
        for (int column = 0; column < m_clip.skeleton.columnCount(); ++column)
            joints.push_back(m_clip.skeleton.column(column).joint);
        return m_arrays.texts("channels", names) &&
               m_arrays.begin("channel_joints", "<i4", {m_clip.skeleton.columnCount()}) && m_arrays.integers(joints) &&
               m_arrays.end();
    }

    [[nodiscard]] bool writeMotion()
    {
        const int frames = m_clip.motion.frameCount();
        const Progress progress = m_options.progress.part(0.0, 0.3);
        if (!m_arrays.begin("motion", "<f8", {frames, m_clip.skeleton.columnCount()}))
            return false;
        for (int frame = 0; frame < frames; ++frame) {
            if (progress.wantsToStop(frame, frames) || !m_arrays.numbers(m_clip.motion.frame(frame)))
                return false;
        }
        return m_arrays.end();
    }

    [[nodiscard]] bool writePositions()
    {
        const int frames = m_clip.motion.frameCount();
        const Progress progress = m_options.progress.part(0.3, 1.0);
        const auto columns = MotionColumns::make(m_clip, m_rules, TableContent::Positions, TableSpace::World);
        if (!m_arrays.begin("positions", "<f8", {frames, m_clip.skeleton.nodeCount(), 3}))
            return false;
        std::vector<double> values(columns->names().size());
        for (int frame = 0; frame < frames; ++frame) {
            columns->fill(frame, values);
            if (progress.wantsToStop(frame, frames) || !m_arrays.numbers(values))
                return false;
        }
        return m_arrays.end();
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    const NpzOptions &m_options;
    ArrayWriter m_arrays;
};

} // namespace

bool writeNpz(const Clip &clip, const PositionRules &rules, const NpzOptions &options, const ByteSink &sink)
{
    return NpzWriter(clip, rules, options, sink).write();
}

} // namespace limber
