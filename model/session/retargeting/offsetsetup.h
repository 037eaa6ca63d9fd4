#pragma once

#include "body/vocabulary.h"
#include "proportions/offsetplan.h"

#include <QObject>

namespace limber {

// The decisions of a user who gives a figure other proportions: which OFFSETs change, and what is kept of the motion.
// Views show it and change it through its functions. It has its own copy of the motion.
class OffsetSetup : public QObject
{
    Q_OBJECT

public:
    OffsetSetup(Clip clip, const PositionRules &rules, Axis up, const Vocabulary &vocabulary,
                QObject *parent = nullptr);

    [[nodiscard]] const Clip &clip() const { return m_clip; }
    [[nodiscard]] const Skeleton &before() const { return m_clip.skeleton; }
    [[nodiscard]] const Skeleton &after() const { return m_after; }
    [[nodiscard]] const PositionRules &rules() const { return m_rules; }
    [[nodiscard]] const OffsetSettings &settings() const { return m_settings; }
    [[nodiscard]] const OffsetPlan &plan() const { return m_plan; }
    [[nodiscard]] std::vector<NodeOffset> changes() const { return changedOffsets(before(), after()); }

    [[nodiscard]] bool hasLimb(LimbGroup group) const;
    // The total length of the group's bones, on one side if it has two. For a width, the distance between the two sides
    // at rest. In file units.
    [[nodiscard]] double lengthBefore(LimbGroup group) const { return lengthIn(before(), group); }
    [[nodiscard]] double lengthAfter(LimbGroup group) const { return lengthIn(after(), group); }
    [[nodiscard]] double heightBefore() const { return m_height.of(before()); }
    [[nodiscard]] double heightAfter() const { return m_height.of(after()); }
    [[nodiscard]] bool hasOwnLength(NodeId node) const;
    // KeepChannels with another height: whether position channels are scaled with the height, and the factor; otherwise
    // 1.
    [[nodiscard]] bool scalesRootTravel() const { return m_scaleRootTravel; }
    [[nodiscard]] double rootTravelFactor() const;

    // The setters ignore impossible numbers: nothing is changed or reported.
    void setFactor(LimbGroup group, double factor); // above 0
    void setHeight(std::optional<double> height); // above 0
    void setLengths(const std::vector<BoneLength> &bones); // 0 or more; adds to the bones set before
    void clearLengths(const std::vector<NodeId> &nodes);
    void setCopied(std::vector<NodeOffset> copied);
    void setMotion(OffsetMotion motion);
    void setScaleTravel(bool scaleTravel);
    void setScaleRootTravel(bool scaleRootTravel);

signals:
    void planChanged();
    void motionChanged();

private:
    [[nodiscard]] double widthIn(const Skeleton &skeleton, BodyPart part) const;
    [[nodiscard]] double lengthIn(const Skeleton &skeleton, LimbGroup group) const;
    void makePlan();

    Clip m_clip;
    PositionRules m_rules;
    OffsetSettings m_settings;
    BodyHeight m_height;
    OffsetPlan m_plan;
    bool m_scaleRootTravel = false;
    Skeleton m_after;
};

} // namespace limber
