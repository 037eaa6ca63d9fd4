#pragma once

#include "contactbars/contactrows.h"
#include "session/posing/toolsettings.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QPointer>
#include <QScrollArea>

#include <memory>

namespace limber {

class ContactBars;
class VisibilityButton;
class Session;
struct Flight;
class TimelineRuler;

// The contacts of the session's feet, below the timeline's ruler and on its scale, as bars that the user can change,
// and the jumps between them with how fast things fall in them. Each change is an undo step. Both are looked for only
// while the strip is shown.
class ContactStrip : public QScrollArea, public SessionFollower
{
    Q_OBJECT

public:
    ContactStrip(TimelineRuler &ruler, const Colours &colours, QWidget *parent = nullptr);
    ~ContactStrip() override;

    // Sets the tools that decide the targets to which a drag snaps; null for none.
    void setTools(const ToolSettings *tools) { m_tools = tools; }
    void setColours(const Colours &colours);
    [[nodiscard]] ContactBars &bars() { return *m_bars; }
    // Returns the width that the names beside the bars need.
    [[nodiscard]] int namesWidth() const;
    // Only an open gutter has space for the state of the feet at the current frame, and for the eye.
    void setGutterOpen(bool isOpen);

signals:
    // Emitted when the strip was shown or hidden, or has other rows.
    void fitted();
    void hideWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void showClip();
    void showContacts();
    void showFlights();
    [[nodiscard]] QString toolTipOf(const Flight &flight) const;
    void watch(bool isWatched);
    void sayWhyRowsAreEmpty();
    void fitRows();
    void setContacts(const Contacts &contacts);

    TimelineRuler &m_ruler;
    ContactBars *m_bars = nullptr;
    VisibilityButton *m_eye = nullptr;
    QPointer<const ToolSettings> m_tools;
    std::shared_ptr<const void> m_watch; // of the contacts, while the strip is visible
    std::shared_ptr<const void> m_flightWatch; // likewise of the jumps
    bool m_isClipShown = false; // false until its feet and frames are those of the document
};

} // namespace limber
