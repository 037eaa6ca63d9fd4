#include "secondlife/animreader.h"

#include "messages/animmessages.h"
#include "secondlife/avatarnames.h"

#include <bit>
#include <charconv>
#include <cmath>

namespace limber {

namespace {

std::string numberText(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), end.ptr};
}

// Takes fields from the front. It keeps the first error, where a field is missing or not as expected; all later fields
// are zero.
class AnimBytes
{
public:
    explicit AnimBytes(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool isGood() const { return !m_damage; }
    [[nodiscard]] std::optional<AnimDamage> damage() const { return m_damage; }
    [[nodiscard]] std::size_t offset() const { return m_offset; }
    [[nodiscard]] std::size_t left() const { return m_bytes.size() - m_offset; }

    // Little endian.
    template <typename Number>
    Number number(const Message &expected)
    {
        if (!has(sizeof(Number), expected))
            return {};
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            value |= std::uint64_t{static_cast<unsigned char>(m_bytes[m_offset + i])} << (8 * i);
        m_offset += sizeof(Number);
        return static_cast<Number>(value);
    }

    float finite(const Message &expected)
    {
        const std::size_t at = m_offset;
        const auto value = std::bit_cast<float>(number<std::uint32_t>(expected));
        require(std::isfinite(value), at, expected, value);
        return value;
    }

    std::string text(const Message &expected)
    {
        const std::size_t end = m_bytes.find('\0', m_offset);
        if (m_damage || end == std::string_view::npos) {
            fail(m_bytes.size(), expected, messages::animEnd());
            return {};
        }
        std::string text(m_bytes.substr(m_offset, end - m_offset));
        m_offset = end + 1;
        return text;
    }

    template <std::size_t size>
    std::array<char, size> characters(const Message &expected)
    {
        std::array<char, size> result{};
        if (has(size, expected))
            m_offset += m_bytes.copy(result.data(), size, m_offset);
        return result;
    }

    // Refuses a value that was read at a byte.
    template <typename Number>
    void require(bool isRight, std::size_t at, const Message &expected, Number found)
    {
        if (isRight)
            return;
        if constexpr (std::is_floating_point_v<Number>)
            fail(at, expected, messages::animFound(wordArgument(numberText(found))));
        else
            fail(at, expected, messages::animFound(found));
    }

    void fail(std::size_t at, const Message &expected, const Message &found)
    {
        if (!m_damage)
            m_damage = AnimDamage{at, messages::animExpected(at, expected, found)};
    }

private:
    bool has(std::size_t count, const Message &expected)
    {
        if (left() < count)
            fail(m_bytes.size(), expected, messages::animEnd());
        return isGood();
    }

    std::string_view m_bytes;
    std::size_t m_offset = 0;
    std::optional<AnimDamage> m_damage;
};

void readVersion(AnimBytes &bytes)
{
    const Message expected = messages::animVersion();
    const auto version = bytes.number<std::uint16_t>(expected);
    const auto subVersion = bytes.number<std::uint16_t>(expected);
    if (bytes.isGood() && (version != 1 || subVersion != 0))
        bytes.fail(0, expected, messages::animVersionFound(version, subVersion));
}

std::int32_t readPriority(AnimBytes &bytes)
{
    const std::size_t at = bytes.offset();
    const auto priority = bytes.number<std::int32_t>(messages::animPriority());
    bytes.require(priority >= animlimits::lowestPriority, at, messages::animPriority(), priority);
    return priority;
}

void readHead(AnimBytes &bytes, AnimFile &file)
{
    file.priority = readPriority(bytes);
    std::size_t at = bytes.offset();
    file.durationSeconds = bytes.finite(messages::animDuration());
    bytes.require(file.durationSeconds >= 0.0F && file.durationSeconds <= animlimits::mostSeconds, at,
                  messages::animDuration(), file.durationSeconds);
    file.emote = bytes.text(messages::animEmote());
    file.loopInSeconds = bytes.finite(messages::animLoopTime());
    file.loopOutSeconds = bytes.finite(messages::animLoopTime());
    at = bytes.offset();
    const auto loop = bytes.number<std::int32_t>(messages::animLoop());
    bytes.require(loop == 0 || loop == 1, at, messages::animLoop(), loop);
    file.loops = loop == 1;
    file.easeInSeconds = bytes.finite(messages::animEase());
    file.easeOutSeconds = bytes.finite(messages::animEase());
    at = bytes.offset();
    file.handPose = bytes.number<std::uint32_t>(messages::animHandPose());
    bytes.require(file.handPose <= animlimits::lastHandPose, at, messages::animHandPose(), file.handPose);
}

std::vector<AnimKey> readKeys(AnimBytes &bytes)
{
    constexpr std::size_t bytesInKey = 8;
    const std::size_t at = bytes.offset();
    const std::size_t left = bytes.left() - std::min<std::size_t>(bytes.left(), sizeof(std::int32_t));
    const Message expected = messages::animKeyCount(left);
    const auto count = bytes.number<std::int32_t>(expected);
    bytes.require(count >= 0 && static_cast<std::size_t>(count) <= left / bytesInKey, at, expected, count);
    if (!bytes.isGood())
        return {};
    std::vector<AnimKey> keys(static_cast<std::size_t>(count));
    for (AnimKey &key : keys) {
        key.time = bytes.number<std::uint16_t>(expected);
        for (std::uint16_t &component : key.components)
            component = bytes.number<std::uint16_t>(expected);
    }
    return keys;
}

void readJoints(AnimBytes &bytes, AnimFile &file)
{
    const std::size_t at = bytes.offset();
    const auto count = bytes.number<std::uint32_t>(messages::animJointCount());
    bytes.require(count >= 1 && count <= animlimits::mostJoints, at, messages::animJointCount(), count);
    for (std::uint32_t i = 0; i < count && bytes.isGood(); ++i) {
        AnimJoint &joint = file.joints.emplace_back();
        joint.name = bytes.text(messages::animJointName());
        joint.priority = readPriority(bytes);
        joint.rotations = readKeys(bytes);
        joint.positions = readKeys(bytes);
    }
}

template <std::size_t size>
std::array<float, size> readFloats(AnimBytes &bytes)
{
    std::array<float, size> result{};
    for (float &value : result)
        value = bytes.finite(messages::animFiniteNumber());
    return result;
}

AnimConstraint readConstraint(AnimBytes &bytes, std::size_t jointCount)
{
    const Message whole = messages::animConstraint();
    AnimConstraint constraint;
    std::size_t at = bytes.offset();
    constraint.chainLength = bytes.number<std::uint8_t>(whole);
    bytes.require(constraint.chainLength <= jointCount, at, messages::animChainLength(), constraint.chainLength);
    at = bytes.offset();
    constraint.type = bytes.number<std::uint8_t>(whole);
    bytes.require(constraint.type <= 1, at, messages::animConstraintType(), constraint.type);
    constraint.sourceVolume = bytes.characters<16>(whole);
    constraint.sourceOffset = readFloats<3>(bytes);
    constraint.targetVolume = bytes.characters<16>(whole);
    constraint.targetOffset = readFloats<3>(bytes);
    constraint.targetDirection = readFloats<3>(bytes);
    constraint.easeTimes = readFloats<4>(bytes);
    return constraint;
}

void readConstraints(AnimBytes &bytes, AnimFile &file)
{
    const std::size_t at = bytes.offset();
    const auto count = bytes.number<std::int32_t>(messages::animConstraintCount());
    bytes.require(count >= 0 && count <= static_cast<int>(animlimits::mostConstraints), at,
                  messages::animConstraintCount(), count);
    for (int i = 0; i < count && bytes.isGood(); ++i)
        file.constraints.push_back(readConstraint(bytes, file.joints.size()));
}

std::string_view nameIn(const std::array<char, 16> &volume)
{
    const std::string_view all(volume.data(), volume.size());
    return all.substr(0, all.find('\0'));
}

std::vector<Message> notesOn(const AnimFile &file, const AnimBytes &bytes)
{
    std::vector<Message> notes;
    if (file.priority > animlimits::highestPriority)
        notes.push_back(messages::animPriorityLowered(file.priority));
    for (const AnimConstraint &constraint : file.constraints) {
        const std::string_view source = nameIn(constraint.sourceVolume);
        const std::string_view target = nameIn(constraint.targetVolume);
        if (boneOfVolume(source) < 0)
            notes.push_back(messages::animUnknownVolume(nameArgument(source)));
        if (target != "GROUND" && boneOfVolume(target) < 0)
            notes.push_back(messages::animUnknownVolume(nameArgument(target)));
    }
    if (bytes.left() > 0)
        notes.push_back(messages::animSurplus(bytes.left(), bytes.offset()));
    return notes;
}

} // namespace

std::optional<AnimConstraint> readAnimConstraint(std::string_view text)
{
    constexpr std::size_t anyLength = 255; // the joints are unknown here
    AnimBytes bytes(text);
    const AnimConstraint constraint = readConstraint(bytes, anyLength);
    return bytes.isGood() && bytes.left() == 0 ? std::optional(constraint) : std::nullopt;
}

AnimReading readAnim(std::string_view text)
{
    AnimBytes bytes(text);
    AnimFile file;
    readVersion(bytes);
    readHead(bytes, file);
    readJoints(bytes, file);
    readConstraints(bytes, file);
    if (!bytes.isGood())
        return {std::nullopt, bytes.damage(), {}};
    std::vector<Message> notes = notesOn(file, bytes);
    return {std::move(file), std::nullopt, std::move(notes)};
}

} // namespace limber
