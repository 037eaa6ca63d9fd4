#include "session/secondlife/uploadjudge.h"

#include "document/clipchanges.h"
#include "session/session.h"

#include <utility>

namespace limber {

namespace {

constexpr int gatheringMilliseconds = 30;

} // namespace

JudgedUpload judgedUpload(const UploadSubject &subject, const Progress &progress)
{
    constexpr double partOfWriting = 0.4; // of the time, roughly
    WriteOptions options = subject.options;
    options.progress = progress.part(0.0, partOfWriting);
    const std::string text = writeBvh(subject.clip, options);
    JudgedUpload judged;
    judged.verdict =
        judgeUpload(subject.clip, subject.rules, text, subject.settings, progress.part(partOfWriting, 1.0));
    judged.places = placesOf(judged.verdict.findings, text, subject.clip.motion.frameTimeSeconds());
    for (const DroppedJoint &dropped : judged.verdict.dropped)
        judged.whyDropped.push_back(whyDropped(subject.clip.skeleton, dropped));
    for (const Joint &joint : subject.clip.skeleton.joints())
        judged.jointNames.push_back(joint.name);
    return judged;
}

UploadJudge::UploadJudge(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(gatheringMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &UploadJudge::judge);
}

void UploadJudge::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    const auto note = [this] { noteChange(); };
    whenClipChanges(document, &context, note);
    connect(&document, &Document::manyValuesAboutToChange, &context, [this] { m_work.cancel(); });
    connect(&session.layered(), &LayeredClip::changed, &context, note);
    connect(&document, &Document::secondLifeChanged, &context, note);
    connect(&document, &Document::wasSaved, &context, note); // possibly in another format
    // An edit may change only the format of the text.
    connect(&document.undoStack(), &QUndoStack::indexChanged, &context, note);
    // Another clip shares nothing with the one before.
    connect(&document, &Document::historyStarted, &context, [this] {
        m_work.cancel();
        m_judged.reset();
        noteChange();
        emit changed();
    });
}

void UploadJudge::showSession()
{
    m_delay.stop();
    m_work.cancel();
    m_judged.reset();
    m_whyFailed.clear();
    m_isDirty = true;
    if (session() != nullptr && m_isWatched)
        m_delay.start();
    emit changed();
}

void UploadJudge::setWatched(bool isWatched)
{
    if (isWatched == m_isWatched)
        return;
    m_isWatched = isWatched;
    if (!isWatched) {
        m_delay.stop();
        m_isDirty = m_isDirty || m_work.isRunning();
        m_work.cancel();
    } else if (m_isDirty && session() != nullptr) {
        m_delay.start();
    }
}

UploadJudge::State UploadJudge::state() const
{
    if (session() == nullptr)
        return State::NoDocument;
    if (session()->document().isLoading())
        return State::Loading;
    if (session()->document().motion().isEmpty() || session()->document().skeleton().jointCount() == 0)
        return State::NoFrames;
    if (m_judged)
        return State::Known;
    return m_whyFailed.isEmpty() ? State::Checking : State::Failed;
}

// During a drag changes come one after the other: the next verdict starts when the last one is done.
void UploadJudge::noteChange()
{
    m_isDirty = true;
    if (m_isWatched && !m_delay.isActive() && !m_work.isRunning())
        m_delay.start();
}

void UploadJudge::judge()
{
    const State now = state();
    if (now == State::NoDocument || now == State::Loading || now == State::NoFrames) {
        m_judged.reset();
        return emit changed();
    }
    if (!session()->layered().isComplete())
        return; // LayeredClip::changed follows when it is
    m_isDirty = false;
    const Document &document = session()->document();
    UploadSubject subject{session()->layered().clip(), document.positionRules(), document.writeOptions(),
                          document.secondLife().value_or(AnimSettings())};
    m_work.start(
        [subject = std::move(subject)](const BackgroundWork::Reporter &reporter) {
            return judgedUpload(subject, Progress(reporter.progress()));
        },
        [this](JudgedUpload judged) { take(std::move(judged)); },
        [this](const QString &why) {
            m_whyFailed = why;
            m_judged.reset();
            emit changed();
        });
}

void UploadJudge::take(JudgedUpload judged)
{
    m_whyFailed.clear();
    m_judged = std::make_unique<JudgedUpload>(std::move(judged));
    if (m_isDirty)
        m_delay.start();
    emit changed();
}

} // namespace limber
