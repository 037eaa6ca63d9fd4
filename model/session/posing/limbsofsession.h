#pragma once

#include "posing/hingedlimbs.h"
#include "posing/learnedlimits.h"

#include <QObject>

#include <memory>

namespace limber {

class Session;

// The legs and arms of a session's figure, and how far its joints rotate in the base of its motion. Both are found on
// demand and kept until the skeleton or the clip changes.
class LimbsOfSession : public QObject
{
    Q_OBJECT

public:
    // The session must outlive this object.
    explicit LimbsOfSession(const Session &session, QObject *parent = nullptr);

    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] const HingedLimbs &limbs();
    [[nodiscard]] std::shared_ptr<const LearnedLimits> limits();

private:
    const Session &m_session;
    std::unique_ptr<HingedLimbs> m_limbs; // null until it is requested
    std::shared_ptr<const LearnedLimits> m_limits; // likewise
};

} // namespace limber
