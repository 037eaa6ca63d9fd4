#include "session/comparing/secondclip.h"

#include "document/clipchanges.h"
#include "document/document.h"
#include "session/comparing/pairedjoints.h"
#include "session/layers/layeredclip.h"

#include <utility>

namespace limber {

namespace {

constexpr int settlingMilliseconds = 150;

struct Measured
{
    ClipComparison comparison;
    std::vector<int> worst;
    int pairedCount = 0;
    bool arePairedByRole = false;
};

} // namespace

SecondClip::SecondClip(const Document &document, const LayeredClip &layered, ClipsBeside &beside, QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered), m_beside(beside)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(settlingMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &SecondClip::measure);
    connect(&beside, &ClipsBeside::changed, this, &SecondClip::follow);
    connect(&layered, &LayeredClip::changed, this, &SecondClip::measureSoon);
    whenClipChanges(document, this, [this] { measureSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

bool SecondClip::isShown() const
{
    return m_subject.source.clip != nullptr;
}

const SecondClip::Source &SecondClip::source() const
{
    return m_subject.source;
}

const ComparisonSettings &SecondClip::settings() const
{
    return m_subject.settings;
}

void SecondClip::show(Source source)
{
    if (const ClipBeside *chosen = m_beside.chosen())
        m_beside.replace(chosen->id, std::move(source));
    else
        m_beside.add(std::move(source));
}

void SecondClip::clear()
{
    if (const ClipBeside *chosen = m_beside.chosen())
        m_beside.remove(chosen->id);
}

void SecondClip::setSettings(const ComparisonSettings &settings)
{
    if (const ClipBeside *chosen = m_beside.chosen())
        m_beside.setSettings(chosen->id, settings);
}

// Measures again only if the compared clip changed: another clip may have been hidden or moved.
void SecondClip::follow()
{
    const ClipBeside *chosen = m_beside.chosen();
    Subject subject;
    if (chosen != nullptr)
        subject = {chosen->id, chosen->source, m_beside.settingsOf(*chosen)};
    const bool isSame = subject.id == m_subject.id && subject.source.clip == m_subject.source.clip &&
                        subject.settings == m_subject.settings;
    const bool isOther = subject.id != m_subject.id || subject.source.clip == nullptr;
    m_subject = std::move(subject);
    if (!isSame) {
        m_search.cancel();
        if (isOther)
            forget();
        measureSoon();
    }
    emit changed();
    if (!isSame && isOther)
        emit measured();
}

void SecondClip::forget()
{
    m_work.cancel();
    m_delay.stop();
    m_comparison = {};
    m_worst.clear();
    m_isMeasured = false;
}

void SecondClip::measureSoon()
{
    if (!isShown())
        return;
    m_work.cancel();
    const bool wasMeasured = std::exchange(m_isMeasured, false);
    m_delay.start();
    if (wasMeasured)
        emit measured();
}

void SecondClip::measure()
{
    if (!isShown() || m_document.isLoading())
        return;
    m_subject.settings = m_beside.settingsOf(*m_beside.chosen()); // the document may have another unit by now
    m_work.start(
        [clip = m_layered.clip(), rules = m_document.positionRules(), second = m_subject.source,
         settings = m_subject.settings](const BackgroundWork::Reporter &reporter) {
            Measured measured;
            const PairedJoints paired = pairJoints(clip, rules, *second.clip, second.rules);
            measured.pairedCount = paired.jointCount();
            measured.arePairedByRole = paired.areByRole;
            measured.comparison =
                compareInPairs(clip, rules, *second.clip, second.rules, paired.pairing, settings, reporter.progress());
            measured.worst = worstFrames(measured.comparison, clip.motion.playingFrameTimeSeconds());
            return measured;
        },
        [this](Measured result) {
            m_comparison = std::move(result.comparison);
            m_worst = std::move(result.worst);
            m_pairedCount = result.pairedCount;
            m_arePairedByRole = result.arePairedByRole;
            m_isMeasured = true;
            emit measured();
        },
        [this](const QString &why) { emit failed(why); });
}

void SecondClip::findShift()
{
    if (!isShown())
        return;
    m_search.start(
        [clip = m_layered.clip(), rules = m_document.positionRules(),
         second = m_subject.source](const BackgroundWork::Reporter &reporter) {
            return bestShift(clip, rules, *second.clip, second.rules, reporter.progress());
        },
        [this](std::optional<int> shift) {
            if (!shift) {
                emit failed(tr("No shift was found: the figures do not move alike within five seconds."));
                return;
            }
            ComparisonSettings settings = m_subject.settings;
            settings.shift = *shift;
            setSettings(settings);
        },
        [this](const QString &why) { emit failed(why); });
}

std::optional<int> SecondClip::frameFor(int documentFrame) const
{
    const ClipBeside *chosen = m_beside.chosen();
    return chosen == nullptr ? std::nullopt : m_beside.frameFor(*chosen, documentFrame);
}

std::optional<Pose> SecondClip::pose(int documentFrame) const
{
    const ClipBeside *chosen = m_beside.chosen();
    return chosen == nullptr ? std::nullopt : m_beside.pose(*chosen, documentFrame);
}

} // namespace limber
