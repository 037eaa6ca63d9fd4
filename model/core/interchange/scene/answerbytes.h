#pragma once

#include "base/littleendian.h"
#include "scene/sceneencoding.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace limber {

// The fields that an answer of limber-reader is made of (see SceneAnswer), written and read.

// Appends the length of the list that follows.
inline void appendCount(std::string &bytes, std::size_t count)
{
    appendLittleEndian(bytes, static_cast<std::uint32_t>(count));
}

inline void appendText(std::string &bytes, std::string_view text)
{
    text = text.substr(0, sceneanswer::longestName);
    appendCount(bytes, text.size());
    bytes += text;
}

// Takes fields from the front. After the first invalid field all others are zero.
class AnswerBytes
{
public:
    static constexpr double farthest = 1e12; // no number of a scene is larger

    explicit AnswerBytes(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] bool isAtEnd() const { return m_isGood && m_offset == m_bytes.size(); }
    void require(bool isRight) { m_isGood = m_isGood && isRight; }

    // Little endian.
    template <typename Number>
    Number number()
    {
        require(m_bytes.size() - m_offset >= sizeof(Number));
        if (!m_isGood)
            return {};
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            value |= std::uint64_t{static_cast<unsigned char>(m_bytes[m_offset + i])} << (8 * i);
        m_offset += sizeof(Number);
        return static_cast<Number>(value);
    }
    int byte(int most)
    {
        const int value = number<std::uint8_t>();
        require(value <= most);
        return m_isGood ? value : 0;
    }
    // Returns an index from `least` to below `end`.
    int index(int least, std::size_t end)
    {
        const auto value = number<std::int32_t>();
        require(value >= least && (value < 0 || static_cast<std::size_t>(value) < end));
        return m_isGood ? value : least;
    }
    int countOfThings()
    {
        const auto value = number<std::int32_t>();
        require(value >= 0);
        return m_isGood ? value : 0;
    }
    float finiteFloat()
    {
        const auto value = std::bit_cast<float>(number<std::uint32_t>());
        require(std::abs(value) <= farthest);
        return m_isGood ? value : 0.0F;
    }
    double finite()
    {
        const auto value = std::bit_cast<double>(number<std::uint64_t>());
        require(std::abs(value) <= farthest);
        return m_isGood ? value : 0.0;
    }
    double positive()
    {
        const double value = finite();
        require(value > 0.0);
        return m_isGood ? value : 1.0;
    }
    // Returns the length of a list whose elements take at least so many bytes each.
    std::size_t count(std::size_t bytesEach, std::size_t most = SIZE_MAX)
    {
        const std::size_t value = number<std::uint32_t>();
        require(value <= most && value <= (m_bytes.size() - m_offset) / bytesEach);
        return m_isGood ? value : 0;
    }
    std::string text()
    {
        const std::size_t length = count(1, sceneanswer::longestName);
        m_offset += length;
        return std::string(m_bytes.substr(m_offset - length, length));
    }
    // Returns that many bytes.
    std::string_view raw(std::size_t length)
    {
        require(length <= m_bytes.size() - m_offset);
        if (!m_isGood)
            return {};
        m_offset += length;
        return m_bytes.substr(m_offset - length, length);
    }
    glm::dvec3 vector()
    {
        glm::dvec3 value;
        for (int axis = 0; axis < 3; ++axis)
            value[axis] = finite();
        return value;
    }
    glm::dquat rotation()
    {
        glm::dquat value;
        for (double *const part : {&value.x, &value.y, &value.z, &value.w})
            *part = finite();
        require(std::abs(glm::dot(value, value) - 1.0) < 1e-6);
        return value;
    }

private:
    std::string_view m_bytes;
    std::size_t m_offset = 0;
    bool m_isGood = true;
};

} // namespace limber
