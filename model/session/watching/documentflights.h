#pragma once

#include "feet/clipflights.h"
#include "session/watching/watchedclip.h"

namespace limber {

// When the figures of a document's own clip are in the air, and how fast they fall then.
class DocumentFlights : public WatchedClip
{
    Q_OBJECT

public:
    explicit DocumentFlights(const Document &document, QObject *parent = nullptr);

    // Returns what was found the last time, see WatchedClip.
    [[nodiscard]] const ClipFlights &found() const { return m_found; }

private:
    void begin(KnownClip clip) override;
    void forget() override { m_found = {}; }

    ClipFlights m_found;
};

} // namespace limber
