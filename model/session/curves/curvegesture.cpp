#include "session/curves/curvegesture.h"

#include "base/at.h"
#include "motion/frameinterval.h"
#include "session/curves/curveset.h"
#include "session/posing/keptinsession.h"
#include "session/session.h"

#include <algorithm>

namespace limber {

namespace {

constexpr std::size_t mostCellsAtOnce = 20'000; // a worker does more than these
constexpr int mostFramesInLayers = 1'000;
constexpr double overOnWorker = 2.0; // working() reports this when the job is over

// A curve that changes, with what is needed to write it.
struct Written
{
    int column = -1;
    const ShapedCurve *shaped = nullptr;
    const JointCurves *joint = nullptr;
    const ChannelCurve *curve = nullptr;
};

// Returns the values as the file has them: where a rotation is shown unrolled, its number in the file changes by the
// same amount.
CurveChange changeOf(const std::vector<Written> &curves, const FrameInterval &frames, const Motion &motion,
                     const Progress &progress = {})
{
    CurveChange change;
    change.cells.firstFrame = frames.first;
    change.cells.frameCount = frames.frameCount();
    for (const Written &written : curves)
        change.cells.columns.push_back(written.column);
    change.values.reserve(change.cells.cellCount());
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        if (progress.wantsToStop(frame - frames.first, frames.frameCount()))
            return change;
        for (const Written &written : curves) {
            double value = motion.value(frame, written.column);
            if (written.shaped->frames.contains(frame)) {
                const double shown = at(written.curve->values, frame);
                const double wanted = written.shaped->value(frame, shown);
                if (wanted != shown)
                    value += written.joint->signInFile(*written.curve, frame) * (wanted - shown);
            }
            change.values.push_back(value);
        }
    }
    return change;
}

std::vector<Written> writtenCurves(const ShapedCurves &shaped, const std::vector<JointCurves> &joints)
{
    std::vector<Written> written;
    for (const auto &[column, curve] : shaped) {
        for (const JointCurves &joint : joints) {
            for (const ChannelCurve &own : joint.curves()) {
                if (own.column == column && curve.frames.last >= curve.frames.first)
                    written.push_back({column, &curve, &joint, &own});
            }
        }
    }
    return written;
}

} // namespace

CurveGesture::CurveGesture(CurveSet &curves, QObject *parent) : QObject(parent), m_curves(curves)
{
}

CurveGesture::~CurveGesture() = default;

QString CurveGesture::begin()
{
    if (m_isKeeping)
        return tr("The last change is still being computed.");
    cancel();
    Session *session = m_curves.session();
    if (session == nullptr || !m_curves.isComplete())
        return tr("The curves are still being computed.");
    if (QString why = curveRefusal(*session); !why.isEmpty())
        return why;
    session->preview().clear(); // removes the preview of an operation
    m_session = session;
    listenTo(*session);
    connect(&m_curves, &CurveSet::jointsChanged, m_listener.get(), [this] { cancel(); });
    connect(&session->playhead(), &Playhead::frameChanged, m_listener.get(), [this] { preview(); });
    emit changed();
    return {};
}

// Another undo step or another clip cancels the gesture, because the shaped curves are gone.
void CurveGesture::listenTo(Session &session)
{
    m_listener = std::make_unique<QObject>();
    connect(&session.document().undoStack(), &QUndoStack::indexChanged, m_listener.get(), [this] { cancel(); });
    connect(&session.document(), &Document::aboutToBeReset, m_listener.get(), [this] { cancel(); });
    connect(&session, &QObject::destroyed, m_listener.get(), [this] { end(); });
}

void CurveGesture::show(ShapedCurves shaped)
{
    if (!isRunning() || m_isKeeping)
        return;
    m_shaped = std::move(shaped);
    preview();
    emit changed();
}

// Shows the current frame only.
void CurveGesture::preview()
{
    Session &session = *m_session;
    const int frame = session.playhead().frame();
    const FrameInterval all = frames();
    if (!all.contains(frame) || frame >= session.layered().clip().motion.frameCount())
        return session.preview().clear();
    previewCurveChange(
        session, changeOf(writtenCurves(m_shaped, m_curves.joints()), {frame, frame}, session.layered().clip().motion));
}

std::optional<double> CurveGesture::valueOf(int column, int frame) const
{
    const auto shaped = m_shaped.find(column);
    if (shaped == m_shaped.end() || !shaped->second.frames.contains(frame))
        return std::nullopt;
    const std::optional<CurveSet::Found> found = m_curves.find(column);
    if (!found || frame >= static_cast<int>(found->curve->values.size()))
        return std::nullopt;
    return shaped->second.value(frame, at(found->curve->values, frame));
}

FrameInterval CurveGesture::frames() const
{
    FrameInterval all{0, -1};
    for (const auto &[column, shaped] : m_shaped)
        all = united(all, shaped.frames);
    return all;
}

void CurveGesture::commit(Step step)
{
    if (!isRunning() || m_isKeeping)
        return;
    const Session &session = *m_session;
    const FrameInterval all = frames();
    const auto count = static_cast<std::size_t>(std::max(0, all.frameCount()));
    CurveChange none;
    none.layerName = step.layerName;
    const bool isPlain = isChangeOfBase(session, none);
    if (count * m_shaped.size() > mostCellsAtOnce || (!isPlain && static_cast<int>(count) > mostFramesInLayers))
        return keepOnWorker(std::move(step));
    CurveChange change = changeOf(writtenCurves(m_shaped, m_curves.joints()), all, session.layered().clip().motion);
    change.layerName = step.layerName;
    keepNow(change, step);
}

void CurveGesture::keepNow(const CurveChange &change, const Step &step)
{
    Session &session = *m_session;
    const int indexBefore = session.document().undoStack().index();
    const std::size_t layersBefore = session.document().layers().size();
    end();
    if (step.isComing)
        step.isComing();
    const QString why = change.cells.isEmpty() ? QString() : keepCurveChange(session, change, step.text);
    finish(session, why, indexBefore, layersBefore, step);
}

// The data of a worker: copies, which share their numbers with the document.
struct CurveGesture::Work
{
    ShapedCurves shaped;
    std::vector<JointCurves> joints;
    FrameInterval frames;
    PosedMotion motion;
    QString layerName;
    bool isPlain = false;
    int centre = 0;
    CurveChange change; // the results
    PoseKeeping keeping;
    Motion own; // for a plain change: the motion with these frames in memory of its own, where the edit can write

    void make(const Progress &progress)
    {
        change = changeOf(writtenCurves(shaped, joints), frames, motion.shown->motion, progress);
        change.layerName = layerName;
        const bool isWhole = change.values.size() == change.cells.cellCount();
        if (isWhole && isPlain) {
            own = motion.base.motion;
            own.ownFrames(frames.first, frames.frameCount());
        } else if (isWhole) {
            keeping = keptCurveChange(motion, change, centre);
        }
        keeping.isStopped = !isWhole;
    }
};

void CurveGesture::keepOnWorker(Step step)
{
    Session &session = *m_session;
    auto work = std::make_shared<Work>();
    work->shaped = m_shaped;
    for (const JointCurves &joint : m_curves.joints()) {
        if (std::ranges::any_of(joint.curves(), [&](const ChannelCurve &own) { return m_shaped.contains(own.column); }))
            work->joints.push_back(joint);
    }
    work->frames = frames();
    work->motion = posedMotion(session);
    work->layerName = step.layerName;
    CurveChange none;
    none.layerName = step.layerName;
    work->isPlain = isChangeOfBase(session, none);
    const int here = session.playhead().frame();
    work->centre = work->frames.contains(here) ? here : (work->frames.first + work->frames.last) / 2;
    m_isKeeping = true;
    listenTo(session); // drops the connection to the curves: other joints may be shown meanwhile
    emit working(0.0);
    m_work.start(
        [this, work](const BackgroundWork::Reporter &reporter) {
            work->make(Progress(reporter.progress([this](double done) { emit working(done); })));
            return 0;
        },
        [this, work, step](int) {
            work->motion = {}; // drops shared numbers, which the document would have to copy
            if (work->keeping.isStopped)
                return end();
            if (work->isPlain)
                m_session->document().takeOwnNumbers(std::move(work->own));
            take(std::move(work->keeping), std::move(work->change), step);
        },
        [this](const QString &why) {
            end();
            emit refused(why);
        });
}

void CurveGesture::take(PoseKeeping keeping, CurveChange change, const Step &step)
{
    Session &session = *m_session;
    const int indexBefore = session.document().undoStack().index();
    const std::size_t layersBefore = session.document().layers().size();
    const FrameInterval frames{change.cells.firstFrame, change.cells.firstFrame + change.cells.frameCount - 1};
    const bool isPlain = !keeping.base && !keeping.layers && keeping.refusal == LayerRefusal::None;
    end();
    if (step.isComing)
        step.isComing();
    QString why;
    if (isPlain)
        session.document().setValues(change.cells, std::move(change.values), step.text);
    else
        why = takeKeeping(session, std::move(keeping), frames, step.text);
    finish(session, why, indexBefore, layersBefore, step);
}

void CurveGesture::finish(Session &session, const QString &why, int indexBefore, std::size_t layersBefore,
                          const Step &step)
{
    if (!why.isEmpty())
        return emit refused(why);
    if (step.isOver)
        step.isOver(session.document().undoStack().index() > indexBefore);
    const Layers &layers = session.document().layers();
    if (layers.size() > layersBefore)
        emit noted(tr("A change of the whole clip creates a separate layer: %1. The values in the file do not change.")
                       .arg(QString::fromStdString(layers.back().name)));
}

void CurveGesture::cancel()
{
    if (isRunning())
        end();
}

void CurveGesture::end()
{
    const bool worked = std::exchange(m_isKeeping, false);
    m_work.cancel();
    m_shaped.clear();
    m_listener.reset();
    if (m_session)
        m_session->preview().clear();
    m_session.clear();
    if (worked)
        emit working(overOnWorker);
    emit changed();
    emit ended();
}

} // namespace limber
