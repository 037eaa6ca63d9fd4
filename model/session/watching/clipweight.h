#pragma once

#include "session/watching/watchedclip.h"
#include "weight/figureweight.h"

#include <optional>

namespace limber {

// What the weight of a document's figure does in each frame, with its layers: where its centre of mass is and what the
// floor carries.
class ClipWeight : public WatchedClip
{
    Q_OBJECT

public:
    ClipWeight(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    // Returns the weight of the clip as it was when it was last weighed, for a figure that is 1.70 m tall; null before
    // that, and without a figure; see WatchedClip.
    [[nodiscard]] const FigureWeight *weight() const { return m_weight ? &*m_weight : nullptr; }

private:
    void begin(KnownClip clip) override;
    void forget() override { m_weight.reset(); }

    std::optional<FigureWeight> m_weight;
};

} // namespace limber
