#include "contactbars/contactrows.h"

#include "base/at.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace limber {

ContactRows::ContactRows(const Skeleton &skeleton, std::span<const FigureLegs> figures, int frameCount)
    : m_sides(bodySides(skeleton)), m_frameCount(frameCount)
{
    std::vector<BodySide> sides;
    for (const FigureLegs &figure : figures) {
        for (const SidedLeg &leg : figure.legs)
            addLeg(leg);
        std::ranges::transform(figure.legs, std::back_inserter(sides), &SidedLeg::side);
    }
    m_feet = m_rows.size();
    m_legs = lineCount();
    std::ranges::sort(sides);
    m_hasTwoLegs = m_legs == 2 && sides == std::vector{BodySide::Left, BodySide::Right};
}

void ContactRows::addLeg(const SidedLeg &leg)
{
    const int line = lineCount();
    const auto [foot, toe] = std::pair(leg.joints.foot, leg.joints.toe);
    const bool hasBoth = foot != NoJoint && toe != NoJoint;
    if (foot != NoJoint)
        m_rows.push_back({foot, leg.side, line, hasBoth ? Place::Upper : Place::Whole, {}});
    if (toe != NoJoint)
        m_rows.push_back({toe, leg.side, line, hasBoth ? Place::Lower : Place::Whole, {}});
}

std::vector<int> ContactRows::rowsOfLine(int line) const
{
    std::vector<int> rows;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        if (at(m_rows, row).line == line)
            rows.push_back(row);
    }
    return rows;
}

void ContactRows::setContacts(const Contacts &contacts)
{
    m_rows.resize(m_feet);
    for (Row &row : m_rows)
        row.intervals.clear();
    for (const JointContacts &joint : contacts) {
        auto row = std::ranges::find(m_rows, joint.joint, &Row::joint);
        if (row == m_rows.end()) {
            const auto index = static_cast<std::size_t>(joint.joint);
            const BodySide side = index < m_sides.size() ? m_sides[index] : BodySide::Centre;
            m_rows.push_back({joint.joint, side, lineCount(), Place::Whole, {}});
            row = m_rows.end() - 1;
        }
        row->intervals = unionOf(row->intervals, joint.intervals, m_frameCount);
    }
}

Contacts ContactRows::contacts() const
{
    Contacts contacts;
    for (const Row &row : m_rows) {
        if (!row.intervals.empty())
            contacts.push_back({row.joint, row.intervals});
    }
    return contacts;
}

FrameInterval ContactRows::intervalOf(ContactBar bar) const
{
    return at(at(m_rows, bar.row).intervals, bar.index);
}

ContactBar ContactRows::barAt(int row, int frame) const
{
    const std::vector<FrameInterval> &intervals = at(m_rows, row).intervals;
    const auto found =
        std::ranges::find_if(intervals, [&](const FrameInterval &interval) { return interval.contains(frame); });
    return found == intervals.end() ? ContactBar{row, -1}
                                    : ContactBar{row, static_cast<int>(found - intervals.begin())};
}

ContactBar ContactRows::neighbour(ContactBar bar, int step) const
{
    std::vector<ContactBar> all;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        for (int index = 0; index < static_cast<int>(at(m_rows, row).intervals.size()); ++index)
            all.push_back({row, index});
    }
    const auto found = std::ranges::find(all, bar);
    if (found == all.end())
        return all.empty() ? bar : step > 0 ? all.front() : all.back();
    const auto index = (found - all.begin()) + step;
    return index < 0 || index >= static_cast<std::ptrdiff_t>(all.size()) ? bar : all[static_cast<std::size_t>(index)];
}

FrameInterval ContactRows::inClip(FrameInterval interval) const
{
    const int last = std::max(0, m_frameCount - 1);
    const auto [first, second] = std::minmax(interval.first, interval.last);
    return {std::clamp(first, 0, last), std::clamp(second, 0, last)};
}

ContactBar ContactRows::add(int row, FrameInterval interval)
{
    const FrameInterval wanted = inClip(interval);
    std::vector<FrameInterval> &intervals = at(m_rows, row).intervals;
    intervals = unionOf(intervals, {&wanted, 1}, m_frameCount);
    return barAt(row, wanted.first);
}

ContactBar ContactRows::change(ContactBar bar, FrameInterval interval)
{
    remove(bar);
    return add(bar.row, interval);
}

void ContactRows::remove(ContactBar bar)
{
    std::vector<FrameInterval> &intervals = at(m_rows, bar.row).intervals;
    intervals.erase(intervals.begin() + bar.index);
}

} // namespace limber
