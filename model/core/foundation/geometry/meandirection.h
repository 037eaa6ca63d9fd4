#pragma once

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

namespace limber {

// The mean of directions with weights: each vector counts by its length. How far they agree is the length of their sum
// over the sum of their lengths, which is 1 if all are parallel (Mardia & Jupp 2000).
class MeanDirection
{
public:
    // Adds a vector of any length.
    void add(const glm::dvec3 &vector)
    {
        m_sum += vector;
        m_lengths += glm::length(vector);
    }

    // Returns the mean with length 1; zero if nothing was added or everything cancels out.
    [[nodiscard]] glm::dvec3 direction() const
    {
        const double length = glm::length(m_sum);
        return length > 1e-9 * m_lengths && length > 0.0 ? m_sum / length : glm::dvec3(0.0);
    }
    // Returns how far the vectors agree, from 0 to 1.
    [[nodiscard]] double concentration() const { return m_lengths > 0.0 ? glm::length(m_sum) / m_lengths : 0.0; }
    // Returns the sum of the lengths.
    [[nodiscard]] double weight() const { return m_lengths; }

private:
    glm::dvec3 m_sum{0.0};
    double m_lengths = 0.0;
};

} // namespace limber
