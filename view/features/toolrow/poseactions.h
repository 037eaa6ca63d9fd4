#pragma once

#include "actions/actionlist.h"
#include "posing/copiedpose.h"
#include "session/posing/posegesture.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QMenu>
#include <QObject>

#include <memory>
#include <utility>
#include <vector>

namespace limber {

// The actions for shaping poses by hand: the tools, their axes, the frames to which a change goes, and pins. Their
// checked states follow the settings.
class PoseActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit PoseActions(ToolSettings &settings, QObject *parent = nullptr);

    // Returns the gesture that puts poses into frames.
    [[nodiscard]] PoseGesture &gesture() { return m_gesture; }
    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Returns the menu with the times to which drags snap.
    [[nodiscard]] QMenu &snapMenu() { return *m_snapMenu; }
    // Returns the menu with what may carry the selected pins.
    [[nodiscard]] QMenu &pinSpaceMenu() { return *m_pinSpaceMenu; }
    // Puts a pose into the current frame of the session, and a part of it into the frames around it.
    void putPose(const CopiedPose &pose, bool isMirrored);

signals:
    // Emitted when nothing was done; `why` is a sentence.
    void refused(const QString &why);
    // Emitted after something was done that is not visible.
    void done(const QString &what);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    template <typename Value>
    void addChoices(const std::vector<std::pair<ActionId, Value>> &choices, Value ToolChoices::*member);
    void addReaches();
    void addSnapTargets();
    void addPins();
    void addPinSpaces();
    void updatePinSpaces();
    void addPoses();
    void copyPose();
    void mirrorToOtherSide();
    // Starts a gesture that puts a whole pose into the frame; says why that is not possible.
    [[nodiscard]] bool beginPutting(PoseGesture::Kind kind);
    void showSettings();
    void updateActions();

    ToolSettings &m_settings;
    std::unique_ptr<QMenu> m_snapMenu; // before the actions, because it owns one of them
    std::unique_ptr<QMenu> m_pinSpaceMenu; // as well
    ActionList m_actions;
    PoseGesture m_gesture;
    CopiedPose m_copied; // from any document
};

} // namespace limber
