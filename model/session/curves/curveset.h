#pragma once

#include "curves/channelcurves.h"
#include "session/sessionfollower.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace limber {

// The curves that a plot shows: those of the selected joints, or of the roots if no joint is selected, or those of the
// weight of the figure. The set also knows which curves are visible, locked and edited. Long clips are read in portions
// while the window is idle, and weighed on a worker; until that is done, the curves stay as they were.
class CurveSet : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    static constexpr int channelsAtFirst = 12;

    explicit CurveSet(QObject *parent = nullptr);

    void setKind(CurveKind kind);
    [[nodiscard]] CurveKind kind() const { return m_kind; }
    // Sets whether somebody watches the curves; the clip is read only then.
    void setWatched(bool isWatched);

    [[nodiscard]] const std::vector<JointCurves> &joints() const { return m_joints; }
    // Returns whether all frames of all curves are read and match the document. A clip without a figure that can be
    // weighed has no curves of weight then.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    // Returns how many channels of the selection are left out because there are too many.
    [[nodiscard]] int furtherChannels() const { return m_furtherChannels; }
    void showAllChannels();

    // Whether the channel of this column is visible.
    [[nodiscard]] bool isSeen(int column) const { return !m_hidden.contains(column); }
    void setSeen(int column, bool isSeen);
    // Hides all other channels; a second call shows all again.
    void seeOnly(int column);
    // Whether no edit may change the channel, because the user has locked it or its joint.
    [[nodiscard]] bool isLocked(int column) const;
    void setLocked(int column, bool isLocked);
    // The channels that the user chose to work on; empty if all visible channels are edited.
    [[nodiscard]] const std::set<int> &chosen() const { return m_chosen; }
    void choose(std::set<int> columns);
    // Returns whether the channel is visible, not locked, and one of the chosen ones if there are any.
    [[nodiscard]] bool isEditable(int column) const;

    struct Found
    {
        const JointCurves *joint = nullptr;
        const ChannelCurve *curve = nullptr;
    };
    [[nodiscard]] std::optional<Found> find(int column) const;
    // Returns the same curve before the last edit; null if that edit left it as it is or was undone.
    [[nodiscard]] const ChannelCurve *before(int column) const;
    // Returns the same curve without layers while a layer is active; null if no layer changes it.
    [[nodiscard]] const ChannelCurve *base(int column) const;
    // Calls `look` with every visible curve, including those that are computed.
    void forEachSeen(const std::function<void(const JointCurves &, const ChannelCurve &)> &look) const;
    // Returns the extent of all visible curves between two frames.
    [[nodiscard]] Extent extent(int first, int last) const;

signals:
    // Emitted when the set shows other joints or channels.
    void jointsChanged();
    // Emitted when values of some curves changed.
    void valuesChanged();
    // Emitted when other channels are visible or chosen.
    void choiceChanged();

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void restart();
    void takeWeight();
    void work();
    void noteLayered();
    void noteBefore();
    void noteStep(int index);
    [[nodiscard]] std::vector<int> wantedJoints();

    CurveKind m_kind = CurveKind::Continuous;
    std::vector<JointCurves> m_joints;
    std::vector<JointCurves> m_before; // before the last edit; empty if nothing differs
    std::vector<JointCurves> m_coming; // replace the others once they are complete
    std::vector<JointCurves> m_base; // without layers, while one is active; else empty
    std::vector<JointCurves> m_comingBase;
    std::set<int> m_layered; // columns whose curves differ from those without layers
    std::size_t m_next = 0; // of the coming ones; those without layers follow the others
    int m_lastStep = 0; // index of the undo stack
    bool m_wasUndone = false; // the last step
    bool m_isRestarting = false;
    bool m_isComplete = false;
    bool m_isWatched = false;
    bool m_isStale = true; // something changed while nobody watched
    bool m_showsAll = false;
    int m_furtherChannels = 0;
    std::set<int> m_hidden;
    std::set<int> m_chosen;
    std::set<int> m_locked;
    QTimer m_timer;
    std::shared_ptr<const void> m_weightWatch; // while curves of the weight are watched
};

} // namespace limber
