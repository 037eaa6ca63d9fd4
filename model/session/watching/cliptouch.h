#pragma once

#include "contacts/figurelegs.h"
#include "session/watching/watchedclip.h"
#include "touch/touchpairs.h"

#include <vector>

namespace limber {

// A figure with arms, and what its hands and forearms must not be inside of.
struct FigureTouch
{
    FigureLegs figure;
    std::vector<TouchPair> pairs;
};

// What the hands and forearms of a document's figures touch, with its layers: how thick the parts of these bodies may
// be depends on the whole clip.
class ClipTouch : public WatchedClip
{
    Q_OBJECT

public:
    ClipTouch(const Document &document, const LayeredClip &layered, QObject *parent = nullptr);

    // Returns the figures as they were when they were last examined, see WatchedClip.
    [[nodiscard]] const std::vector<FigureTouch> &figures() const { return m_figures; }

private:
    void begin(KnownClip clip) override;
    void forget() override { m_figures.clear(); }

    std::vector<FigureTouch> m_figures;
};

} // namespace limber
