#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"
#include "toolrow/statechip.h"

#include <memory>

class QAction;

namespace limber {

class ToolSettings;

// Says over the view whether feet stay where they stand while poses change, and a click switches it. As long as a tool
// is chosen that needs to know, it lets the contacts of the feet be detected.
class FeetChip : public StateChip, public SessionFollower
{
    Q_OBJECT

public:
    // `hold` is the action that switches it, and both must outlive the chip.
    FeetChip(const ToolSettings &tools, QAction &hold, QWidget *parent = nullptr);

    // The same for all texts of the chip.
    [[nodiscard]] QSize sizeHint() const override;

private:
    enum class State { Free, Unknown, Held, Missing };

    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void refresh();
    void showState(State state);
    [[nodiscard]] bool doFeetStand() const;

    const ToolSettings &m_tools;
    std::shared_ptr<const void> m_watch; // of the contacts
};

} // namespace limber
