#pragma once

#include "motion/motion.h"

#include <compare>
#include <cstddef>
#include <iterator>
#include <span>

namespace limber {

// One column of a motion over all its frames, as a range with random access; it holds the values of a curve. It is
// read-only, since writing goes through the motion (Motion::setValue, setColumn below). The motion must outlive it
// unchanged.
class ColumnView
{
public:
    class Iterator
    {
    public:
        using value_type = double;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::random_access_iterator_tag;

        Iterator() = default;
        Iterator(const Motion &motion, int column, difference_type frame)
            : m_motion(&motion), m_column(column), m_frame(frame)
        {
        }

        [[nodiscard]] double operator*() const { return m_motion->value(static_cast<int>(m_frame), m_column); }
        [[nodiscard]] double operator[](difference_type n) const { return *(*this + n); }
        Iterator &operator+=(difference_type n)
        {
            m_frame += n;
            return *this;
        }
        Iterator &operator-=(difference_type n) { return *this += -n; }
        Iterator &operator++() { return *this += 1; }
        Iterator &operator--() { return *this += -1; }
        Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        Iterator operator--(int)
        {
            const Iterator before = *this;
            --*this;
            return before;
        }
        friend Iterator operator+(Iterator it, difference_type n) { return it += n; }
        friend Iterator operator+(difference_type n, Iterator it) { return it += n; }
        friend Iterator operator-(Iterator it, difference_type n) { return it -= n; }
        friend difference_type operator-(const Iterator &a, const Iterator &b) { return a.m_frame - b.m_frame; }
        friend bool operator==(const Iterator &a, const Iterator &b) { return a.m_frame == b.m_frame; }
        friend auto operator<=>(const Iterator &a, const Iterator &b) { return a.m_frame <=> b.m_frame; }

    private:
        const Motion *m_motion = nullptr;
        int m_column = 0;
        difference_type m_frame = 0;
    };

    // The motion must outlive the view.
    ColumnView(const Motion &motion, int column) : m_motion(motion), m_column(column) {}

    // Returns the number of frames.
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_motion.frameCount()); }
    // Returns whether there are no frames.
    [[nodiscard]] bool empty() const { return m_motion.isEmpty(); }
    // Returns the value in a frame.
    [[nodiscard]] double operator[](int frame) const { return m_motion.value(frame, m_column); }
    // Returns an iterator at the first frame.
    [[nodiscard]] Iterator begin() const { return {m_motion, m_column, 0}; }
    // Returns an iterator after the last frame.
    [[nodiscard]] Iterator end() const { return {m_motion, m_column, m_motion.frameCount()}; }

private:
    const Motion &m_motion;
    int m_column;
};

// Writes a column, one value per frame. Frames that already have the value stay untouched.
void setColumn(Motion &motion, int column, std::span<const double> values);

} // namespace limber
