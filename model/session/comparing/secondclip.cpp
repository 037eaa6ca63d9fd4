#include "session/comparing/secondclip.h"

#include "comparison/besideclip.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "session/layers/layeredclip.h"

#include <utility>

namespace limber {

namespace {

constexpr int settlingMilliseconds = 150;

struct Measured
{
    ClipComparison comparison;
    std::vector<int> worst;
};

} // namespace

SecondClip::SecondClip(const Document &document, const LayeredClip &layered, QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(settlingMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &SecondClip::measure);
    connect(&layered, &LayeredClip::changed, this, &SecondClip::measureSoon);
    whenClipChanges(document, this, [this] { measureSoon(); });
}

void SecondClip::show(Source source)
{
    m_source = std::move(source);
    m_search.cancel();
    emit changed();
    measureSoon();
}

void SecondClip::clear()
{
    if (!isShown())
        return;
    m_source = {};
    m_search.cancel();
    m_work.cancel();
    m_delay.stop();
    m_comparison = {};
    m_worst.clear();
    m_isMeasured = false;
    emit changed();
    emit measured();
}

void SecondClip::setSettings(const ComparisonSettings &settings)
{
    if (settings == m_settings)
        return;
    m_settings = settings;
    m_search.cancel();
    emit changed();
    measureSoon();
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
    m_work.start(
        [clip = m_layered.clip(), rules = m_document.positionRules(), second = m_source,
         settings = m_settings](const BackgroundWork::Reporter &reporter) {
            Measured measured;
            measured.comparison = compareByName(clip, rules, *second.clip, second.rules, settings, reporter.progress());
            measured.worst = worstFrames(measured.comparison, clip.motion.playingFrameTimeSeconds());
            return measured;
        },
        [this](Measured result) {
            m_comparison = std::move(result.comparison);
            m_worst = std::move(result.worst);
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
         second = m_source](const BackgroundWork::Reporter &reporter) {
            return bestShift(clip, rules, *second.clip, second.rules, reporter.progress());
        },
        [this](std::optional<int> shift) {
            if (!shift) {
                emit failed(tr("No shift was found: the figures do not move alike within five seconds."));
                return;
            }
            ComparisonSettings settings = m_settings;
            settings.shift = *shift;
            setSettings(settings);
        },
        [this](const QString &why) { emit failed(why); });
}

std::optional<int> SecondClip::frameFor(int documentFrame) const
{
    if (!isShown())
        return std::nullopt;
    return FrameMatch(m_document.motion(), m_source.clip->motion, m_settings.shift)
        .frameFor(documentFrame, m_source.clip->motion.frameCount());
}

std::optional<Pose> SecondClip::pose(int documentFrame) const
{
    const auto frame = frameFor(documentFrame);
    if (!frame)
        return std::nullopt;
    const BesideClip beside(m_layered.clip(), m_document.positionRules(), *m_source.clip, m_source.rules, m_settings);
    Pose pose;
    beside.evaluate(*frame, m_layered.pose(documentFrame), pose);
    return pose;
}

} // namespace limber
