#include "secondlife/animwriter.h"

#include "base/littleendian.h"

#include <string_view>
#include <type_traits>

namespace limber {

namespace {

// Writes bytes in little endian, as the reader takes them.
class AnimOutput
{
public:
    template <typename Number>
    void number(Number value)
    {
        appendLittleEndian(m_bytes, static_cast<std::make_unsigned_t<Number>>(value));
    }

    void number(float value) { appendLittleEndian(m_bytes, value); }

    template <typename Numbers>
    void numbers(const Numbers &values)
    {
        for (const auto value : values)
            number(value);
    }

    void text(std::string_view text)
    {
        m_bytes += text.substr(0, text.find('\0'));
        m_bytes += '\0';
    }

    void keys(const std::vector<AnimKey> &keys)
    {
        number(static_cast<std::int32_t>(keys.size()));
        for (const AnimKey &key : keys) {
            number(key.time);
            numbers(key.components);
        }
    }

    void constraint(const AnimConstraint &constraint)
    {
        number(constraint.chainLength);
        number(constraint.type);
        numbers(constraint.sourceVolume);
        numbers(constraint.sourceOffset);
        numbers(constraint.targetVolume);
        numbers(constraint.targetOffset);
        numbers(constraint.targetDirection);
        numbers(constraint.easeTimes);
    }

    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

std::size_t sizeOfText(std::string_view text)
{
    return text.substr(0, text.find('\0')).size() + 1;
}

} // namespace

std::string animBytes(const AnimFile &file)
{
    AnimOutput output;
    output.number(std::uint16_t{1});
    output.number(std::uint16_t{0});
    output.number(file.priority);
    output.number(file.durationSeconds);
    output.text(file.emote);
    output.number(file.loopInSeconds);
    output.number(file.loopOutSeconds);
    output.number(std::int32_t{file.loops ? 1 : 0});
    output.number(file.easeInSeconds);
    output.number(file.easeOutSeconds);
    output.number(file.handPose);
    output.number(static_cast<std::uint32_t>(file.joints.size()));
    for (const AnimJoint &joint : file.joints) {
        output.text(joint.name);
        output.number(joint.priority);
        output.keys(joint.rotations);
        output.keys(joint.positions);
    }
    output.number(static_cast<std::int32_t>(file.constraints.size()));
    for (const AnimConstraint &constraint : file.constraints)
        output.constraint(constraint);
    return output.take();
}

std::string animConstraintBytes(const AnimConstraint &constraint)
{
    AnimOutput output;
    output.constraint(constraint);
    return output.take();
}

std::size_t animSize(const AnimFile &file)
{
    constexpr std::size_t head = 40; // without the expression
    constexpr std::size_t key = 8;
    constexpr std::size_t constraint = 86;
    std::size_t size = head + sizeOfText(file.emote) + sizeof(std::int32_t) + constraint * file.constraints.size();
    for (const AnimJoint &joint : file.joints)
        size +=
            sizeOfText(joint.name) + 3 * sizeof(std::int32_t) + key * (joint.rotations.size() + joint.positions.size());
    return size;
}

} // namespace limber
