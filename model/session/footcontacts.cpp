#include "session/footcontacts.h"

#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "feet/feetrecord.h"
#include "session/otherjoints.h"

namespace limber {

namespace {

constexpr qint64 fewValues = 200'000; // these take a few hundredths of a second

bool isShort(const Document &document)
{
    const Motion &motion = document.motion();
    return qint64(motion.frameCount()) * motion.columnCount() <= fewValues;
}

} // namespace

// The feet of a clip and their contacts.
struct FootContacts::DetectedFeet
{
    std::vector<FigureLegs> legs;
    Contacts contacts;
    FloorMotion floor;
    std::vector<NeverStanding> neverStanding;

    static DetectedFeet of(const Clip &clip, const PositionRules &rules, const UpAxis &up, const FloorChoice &floor,
                           const Progress &progress)
    {
        DetectedFeet feet;
        feet.legs = legsOfFigures(clip, rules, up.axis, Vocabulary::builtIn());
        if (const auto record = recordFeet(clip, rules, feet.legs, directionOf(up), progress, floor)) {
            feet.contacts = record->detectSupport(feet.neverStanding);
            feet.floor = record->floor();
        }
        return feet;
    }
};

FootContacts::FootContacts(const Document &document, QObject *parent)
    : QObject(parent), m_document(document), m_work([this] { detect(); })
{
    connect(&document, &Document::contactsChanged, this, &FootContacts::changed);
    connect(&document, &Document::floorChanged, this, [this] {
        m_isDone = false;
        if (!m_work.isWatched())
            return;
        if (isShort(m_document))
            detectAtOnce(); // what a click has changed is seen at once
        else
            detect();
    });
    whenClipChanges(document, this, [this] { detectSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
    whenJointsAreOthers(
        document, this, [this] { m_isKnown = false; }, [this] { emit changed(); });
}

std::shared_ptr<const void> FootContacts::watch()
{
    std::shared_ptr<const void> watch = m_work.watch();
    if (m_isDone || m_document.isLoading())
        return watch;
    if (isShort(m_document))
        detectAtOnce();
    else if (!m_work.isRunning())
        detect();
    return watch;
}

void FootContacts::detectAtOnce()
{
    m_work.cancelAll();
    take(DetectedFeet::of(m_document.clip(), m_document.positionRules(), m_document.upAxis(), m_document.floor(), {}));
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
    m_work.startSoon();
}

void FootContacts::detect()
{
    if (!m_work.isWatched() || m_document.isLoading())
        return;
    m_work.start(
        [clip = m_document.clip(), rules = m_document.positionRules(), up = m_document.upAxis(),
         floor = m_document.floor()](const BackgroundWork::Reporter &reporter) {
            return DetectedFeet::of(clip, rules, up, floor, reporter.progress());
        },
        [this](DetectedFeet feet) { take(std::move(feet)); },
        [this](const QString &) { take({}); }); // treated like a clip without feet
}

void FootContacts::take(DetectedFeet feet)
{
    m_legs = std::move(feet.legs);
    m_detected = std::move(feet.contacts);
    m_floor = std::move(feet.floor);
    m_neverStanding = std::move(feet.neverStanding);
    m_isDone = m_isKnown = true;
    emit changed();
}

} // namespace limber
