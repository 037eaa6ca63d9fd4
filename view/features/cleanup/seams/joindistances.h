#pragma once

#include "cleanup/seams/seamdistances.h"
#include "joining/joinmap.h"

#include <QCoreApplication>

namespace limber {

// The distances between poses of two clips, for choosing where the first clip changes to the second: the second one's
// frames go from left to right, those of the first one upwards.
class JoinDistances final : public SeamDistances
{
    Q_DECLARE_TR_FUNCTIONS(limber::JoinDistances)

public:
    explicit JoinDistances(JoinMap map);

    [[nodiscard]] SeamRange range() const override;
    [[nodiscard]] const std::vector<int> &firsts() const override { return m_map.firsts; }
    [[nodiscard]] const std::vector<int> &lasts() const override { return m_map.lasts; }
    [[nodiscard]] std::optional<double> distance(int column, int row) const override;
    [[nodiscard]] double largest() const override { return m_map.largest(); }
    [[nodiscard]] double between(const FrameInterval &seam) const override;
    [[nodiscard]] std::optional<FrameInterval> best() const override;
    [[nodiscard]] FrameInterval refined(const FrameInterval &seam) const override;
    [[nodiscard]] FrameInterval seamIn(const std::string &value) const override;
    [[nodiscard]] std::string valueOf(const FrameInterval &seam) const override;
    [[nodiscard]] QString wordsFor(const FrameInterval &seam) const override;
    [[nodiscard]] QString firstTitle() const override { return tr("Frame of the second clip"); }
    [[nodiscard]] QString lastTitle() const override { return tr("Frame of this clip"); }
    [[nodiscard]] QString help() const override;

private:
    JoinMap m_map;
};

} // namespace limber
