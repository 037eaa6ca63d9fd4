#pragma once

#include "curves/channelcurves.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace limber {

class Session;

// The curves that a plot shows: those of the selected joints, or of the roots where none is selected, with the choice
// which of them are seen, locked and edited. Long clips are looked at in portions while the window is idle; until
// that is done, the curves are shown as they were.
class CurveSet : public QObject
{
    Q_OBJECT

public:
    static constexpr int channelsAtFirst = 12;

    explicit CurveSet(QObject *parent = nullptr);
    ~CurveSet() override;

    void setSession(Session *session); // null for none
    [[nodiscard]] Session *session() const;
    void setKind(CurveKind kind);
    [[nodiscard]] CurveKind kind() const { return m_kind; }
    // Looks at the clip only while somebody does.
    void setWatched(bool isWatched);

    [[nodiscard]] const std::vector<JointCurves> &joints() const { return m_joints; }
    // Whether all frames of all curves are there and as in the document.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    // Channels of the selection that are not among the curves, because there are many.
    [[nodiscard]] int furtherChannels() const { return m_furtherChannels; }
    void showAllChannels();

    // By the column of the channel.
    [[nodiscard]] bool isSeen(int column) const { return !m_hidden.contains(column); }
    void setSeen(int column, bool isSeen);
    // Shows no other; again: all.
    void seeOnly(int column);
    // Channels that no edit changes, because the user has locked them or their joint.
    [[nodiscard]] bool isLocked(int column) const;
    void setLocked(int column, bool isLocked);
    // The channels that the user chose to work on; none: all that are seen.
    [[nodiscard]] const std::set<int> &chosen() const { return m_chosen; }
    void choose(std::set<int> columns);
    // Whether it is seen, not locked, and one of the chosen ones if there are any.
    [[nodiscard]] bool isEditable(int column) const;

    struct Found
    {
        const JointCurves *joint = nullptr;
        const ChannelCurve *curve = nullptr;
    };
    [[nodiscard]] std::optional<Found> find(int column) const;
    // The same curve before the last edit; null where that left it as it is, or was undone.
    [[nodiscard]] const ChannelCurve *before(int column) const;
    // The same curve without any layer, while a layer is active; null where no layer changes it.
    [[nodiscard]] const ChannelCurve *base(int column) const;
    // Calls it with every curve that is seen: speeds have no column.
    void forEachSeen(const std::function<void(const JointCurves &, const ChannelCurve &)> &look) const;
    // Of all that is seen between two frames.
    [[nodiscard]] Extent extent(int first, int last) const;

signals:
    // Other joints or channels are there.
    void jointsChanged();
    // The values of some are others.
    void valuesChanged();
    // Others are seen or chosen.
    void choiceChanged();

private:
    void listenTo(Session &session);
    void restart();
    void work();
    void noteLayered();
    void noteBefore();
    void noteStep(int index);
    [[nodiscard]] std::vector<int> wantedJoints();

    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    CurveKind m_kind = CurveKind::Continuous;
    std::vector<JointCurves> m_joints;
    std::vector<JointCurves> m_before; // as they were before the last edit; empty for as they are
    std::vector<JointCurves> m_coming; // that take the place of the others once they are complete
    std::vector<JointCurves> m_base; // without layers, while one is active; else empty
    std::vector<JointCurves> m_comingBase;
    std::set<int> m_layered; // columns whose curves differ from those without layers
    std::size_t m_next = 0; // of the coming ones, those without layers after the others
    int m_lastStep = 0; // index of the undo stack
    bool m_wasUndone = false; // the last step
    bool m_isRestarting = false;
    bool m_isComplete = false;
    bool m_isWatched = false;
    bool m_isStale = true; // nobody watched when something changed
    bool m_showsAll = false;
    int m_furtherChannels = 0;
    std::set<int> m_hidden;
    std::set<int> m_chosen;
    std::set<int> m_locked;
    QTimer m_timer;
};

} // namespace limber
