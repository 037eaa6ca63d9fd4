#pragma once

#include "cleanup/seams/seamdistances.h"
#include "joining/seammap.h"

#include <QCoreApplication>

namespace limber {

// The distances between poses of one clip, for choosing a cycle.
class CycleDistances final : public SeamDistances
{
    Q_DECLARE_TR_FUNCTIONS(limber::CycleDistances)

public:
    CycleDistances(SeamMap map, double frameTimeSeconds);

    [[nodiscard]] SeamRange range() const override;
    [[nodiscard]] const std::vector<int> &firsts() const override { return m_map.frames; }
    [[nodiscard]] const std::vector<int> &lasts() const override { return m_map.frames; }
    [[nodiscard]] std::optional<double> distance(int column, int row) const override;
    [[nodiscard]] double largest() const override { return m_map.largest(); }
    [[nodiscard]] double between(const FrameInterval &seam) const override;
    [[nodiscard]] std::optional<FrameInterval> best() const override { return m_map.best; }
    [[nodiscard]] std::vector<SeamOffer> offers() const override;
    [[nodiscard]] FrameInterval refined(const FrameInterval &seam) const override;
    [[nodiscard]] FrameInterval seamIn(const std::string &value) const override;
    [[nodiscard]] std::string valueOf(const FrameInterval &seam) const override;
    [[nodiscard]] QString wordsFor(const FrameInterval &seam) const override;
    [[nodiscard]] QString firstTitle() const override { return tr("First frame"); }
    [[nodiscard]] QString lastTitle() const override { return tr("Last frame"); }
    [[nodiscard]] QString help() const override;

private:
    // Returns how far the figure turns in a cycle; nothing if it goes straight on.
    [[nodiscard]] static QString turnText(double degrees);

    SeamMap m_map;
    double m_frameTimeSeconds;
};

} // namespace limber
