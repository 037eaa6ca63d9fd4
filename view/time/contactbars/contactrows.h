#pragma once

#include "body/bodyside.h"
#include "contacts/contacts.h"
#include "contacts/figurelegs.h"

#include <span>
#include <vector>

namespace limber {

// A contact as a bar of a row; invalid if the index does not exist.
struct ContactBar
{
    int row = -1;
    int index = -1; // of the row's intervals

    [[nodiscard]] bool isValid() const { return row >= 0 && index >= 0; }
    friend bool operator==(const ContactBar &, const ContactBar &) = default;
};

// Contacts as rows of bars: one row for each foot and toe of all figures, left before right, and one for each
// other joint that has contacts. The rows of a foot and its toe share a line of the screen. Edits are computed here,
// independent of any widget.
class ContactRows
{
public:
    enum class Place { Whole, Upper, Lower };
    struct Row
    {
        int joint = NoJoint;
        BodySide side = BodySide::Centre;
        int line = 0; // counted from the top
        Place place = Place::Whole; // in its line
        std::vector<FrameInterval> intervals; // tidied
    };

    ContactRows() = default;
    ContactRows(const Skeleton &skeleton, std::span<const FigureLegs> figures, int frameCount);

    void setContacts(const Contacts &contacts);
    [[nodiscard]] Contacts contacts() const; // without rows that have no bar

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] int lineCount() const { return m_rows.empty() ? 0 : m_rows.back().line + 1; }
    // Returns the rows of a line: one, or those of foot and toe.
    [[nodiscard]] std::vector<int> rowsOfLine(int line) const;
    // Returns whether there is just one left and one right leg, so that their sides are names enough.
    [[nodiscard]] bool hasTwoLegs() const { return m_hasTwoLegs; }
    // Returns whether the line is that of a leg.
    [[nodiscard]] bool isLeg(int line) const { return line < m_legs; }
    [[nodiscard]] int frameCount() const { return m_frameCount; }
    [[nodiscard]] FrameInterval intervalOf(ContactBar bar) const;
    // Returns the bar that covers a frame.
    [[nodiscard]] ContactBar barAt(int row, int frame) const;
    // Returns the bar before or after this one, row by row; the same bar if there is none.
    [[nodiscard]] ContactBar neighbour(ContactBar bar, int step) const;

    // These functions return the bar that has the frames now, because it may have merged with others. Frames outside
    // the clip are cut off; at least one frame is left.
    ContactBar add(int row, FrameInterval interval);
    ContactBar change(ContactBar bar, FrameInterval interval);
    void remove(ContactBar bar);

private:
    void addLeg(const SidedLeg &leg);
    [[nodiscard]] FrameInterval inClip(FrameInterval interval) const;

    std::vector<BodySide> m_sides;
    std::vector<Row> m_rows;
    std::size_t m_feet = 0; // the number of rows that always exist
    int m_legs = 0; // the number of lines that always exist
    bool m_hasTwoLegs = false;
    int m_frameCount = 0;
};

} // namespace limber
