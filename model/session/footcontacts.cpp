#include "session/footcontacts.h"

#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "feet/feetrecord.h"

namespace limber {

namespace {

constexpr int settlingMilliseconds = 250;

// The feet of a clip and their contacts.
struct DetectedFeet
{
    std::vector<FigureLegs> legs;
    Contacts contacts;
    std::vector<NeverStanding> neverStanding;
};

DetectedFeet detectedFeet(const Clip &clip, const PositionRules &rules, const UpAxis &up, const Progress &progress)
{
    DetectedFeet feet;
    feet.legs = legsOfFigures(clip, rules, up.axis, Vocabulary::builtIn());
    if (const auto record = recordFeet(clip, rules, feet.legs, directionOf(up), progress))
        feet.contacts = record->detectContacts(feet.neverStanding);
    return feet;
}

} // namespace

FootContacts::FootContacts(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(settlingMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &FootContacts::detect);
    connect(&document, &Document::contactsChanged, this, &FootContacts::changed);
    whenClipChanges(document, this, [this] { detectSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

void FootContacts::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (isWatched && !m_isDone && !m_work.isRunning())
        detect();
}

const Contacts &FootContacts::contacts() const
{
    return areSet() ? *m_document.contacts() : m_detected;
}

bool FootContacts::areSet() const
{
    return m_document.contacts().has_value();
}

void FootContacts::detectSoon()
{
    m_isDone = false;
    m_work.cancel();
    if (m_isWatched)
        m_delay.start();
}

void FootContacts::detect()
{
    m_delay.stop();
    if (!m_isWatched || m_document.isLoading())
        return;
    m_work.start(
        [clip = m_document.clip(), rules = m_document.positionRules(), up = m_document.upAxis()](
            const BackgroundWork::Reporter &reporter) { return detectedFeet(clip, rules, up, reporter.progress()); },
        [this](DetectedFeet feet) {
            m_legs = std::move(feet.legs);
            m_detected = std::move(feet.contacts);
            m_neverStanding = std::move(feet.neverStanding);
            m_isDone = true;
            emit changed();
        },
        [this](const QString &) { // treated like a clip without feet
            m_legs = {};
            m_detected = {};
            m_neverStanding = {};
            m_isDone = true;
            emit changed();
        });
}

} // namespace limber
