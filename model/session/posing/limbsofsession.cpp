#include "session/posing/limbsofsession.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "session/session.h"

namespace limber {

LimbsOfSession::LimbsOfSession(const Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    const Document &document = session.document();
    const auto forget = [this] {
        m_limbs.reset();
        m_limits.reset();
    };
    for (const auto signal : {&Document::aboutToBeReset, &Document::wasReset, &Document::loaded,
                              &Document::positionRulesChanged, &Document::upAxisChanged})
        connect(&document, signal, this, forget);
    connect(&document, &Document::offsetsChanged, this, forget);
    connect(&document, &Document::nameChanged, this, forget);
}

const HingedLimbs &LimbsOfSession::limbs()
{
    if (m_limbs == nullptr) {
        const Document &document = m_session.document();
        const BodyRoles roles = bodyRoles(document.clip(), document.positionRules(), Vocabulary::builtIn());
        m_limbs =
            std::make_unique<HingedLimbs>(document.clip(), document.positionRules(), roles, document.upAxis().axis);
    }
    return *m_limbs;
}

std::shared_ptr<const LearnedLimits> LimbsOfSession::limits()
{
    if (m_limits == nullptr) {
        const Document &document = m_session.document();
        m_limits = std::make_shared<const LearnedLimits>(document.clip(), document.positionRules(), limbs());
    }
    return m_limits;
}

} // namespace limber
