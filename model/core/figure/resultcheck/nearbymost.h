#pragma once

#include <algorithm>
#include <vector>

namespace limber {

// Values of consecutive frames of which the largest one near a frame is asked.
class NearbyMost
{
public:
    // Starts again with the values of frames from `first` on.
    void start(int first)
    {
        m_first = first;
        m_values.clear();
    }
    // Adds the value of the next frame.
    void add(double value) { m_values.push_back(value); }

    // Returns the largest value within `distance` frames of a frame; `none` if there is no value.
    [[nodiscard]] double of(int frame, int distance, double none) const
    {
        const int count = static_cast<int>(m_values.size());
        const int first = std::clamp(frame - distance - m_first, 0, count);
        const int last = std::clamp(frame + distance + 1 - m_first, 0, count);
        return first < last ? *std::max_element(m_values.begin() + first, m_values.begin() + last) : none;
    }

private:
    int m_first = 0;
    std::vector<double> m_values;
};

} // namespace limber
