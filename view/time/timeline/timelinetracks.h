#pragma once

#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QWidget>

namespace limber {

class ChangeRow;
class ContactStrip;
class FloorRow;
class MarkerRow;
class Session;
class TimelineOverview;
class TimelineRows;
class TimelineRuler;
class ToolSettings;
class UnitField;

// Everything that the timeline shows over the frames, on one scale: the ruler, the rows and the contacts below it, and
// the overview at the lower edge. It decides the width of the gutter with the names.
class TimelineTracks : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit TimelineTracks(const Colours &colours, QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Sets the tools whose changes are shown; null for none.
    void setTools(ToolSettings *tools);

    [[nodiscard]] TimelineRuler &ruler() { return *m_ruler; }
    [[nodiscard]] TimelineRows &rows() { return *m_rows; }
    [[nodiscard]] MarkerRow &markers() { return *m_markers; }
    [[nodiscard]] ContactStrip &contacts() { return *m_contacts; }
    [[nodiscard]] FloorRow &floor() { return *m_floor; }
    [[nodiscard]] TimelineOverview &overview() { return *m_overview; }

signals:
    // Emitted with a sentence about what became of something in a row.
    void told(const QString &text);
    // Emitted when the contacts should be hidden.
    void hideContactsWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void addRows();
    void fitGutter();
    void followScale();

    TimelineRuler *m_ruler = nullptr;
    UnitField *m_unit = nullptr;
    TimelineRows *m_rows = nullptr;
    MarkerRow *m_markers = nullptr; // one of the rows
    ChangeRow *m_change = nullptr; // another
    FloorRow *m_floor = nullptr; // another
    ContactStrip *m_contacts = nullptr;
    TimelineOverview *m_overview = nullptr;
    bool m_areContactsShown = false;
};

} // namespace limber
