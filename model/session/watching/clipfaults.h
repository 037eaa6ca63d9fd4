#pragma once

#include "session/watching/watchedclip.h"
#include "tracks/figurefindings.h"

#include <vector>

namespace limber {

// What is wrong with the movement of a document's own clip, on which operations work.
class ClipFaults : public WatchedClip
{
    Q_OBJECT

public:
    explicit ClipFaults(const Document &document, QObject *parent = nullptr);

    // Returns what was found the last time, see WatchedClip.
    [[nodiscard]] const std::vector<FigureFinding> &all() const { return m_found; }

private:
    void begin(KnownClip clip) override;
    void forget() override { m_found.clear(); }

    std::vector<FigureFinding> m_found;
};

} // namespace limber
