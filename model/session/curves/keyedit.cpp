#include "session/curves/keyedit.h"

#include "base/at.h"
#include "curves/keyeffect.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/session.h"

#include <QPointer>

#include <algorithm>
#include <memory>

namespace limber {

namespace {

std::vector<int> keyFrames(const KeyTrack &track)
{
    std::vector<int> frames;
    for (const CurveKey &key : track.keys())
        frames.push_back(key.frame);
    return frames;
}

} // namespace

KeyEdit::KeyEdit(CurveSet &curves, CurveKeys &keys, CurveGesture &gesture, QObject *parent)
    : PointEdit(curves, gesture, parent), m_keys(keys)
{
    connect(&keys, &CurveKeys::changed, this, [this] { leaveOutLost(); });
    connect(&gesture, &CurveGesture::refused, this, [this] {
        m_keys.expect({});
        leaveOutLost();
    });
}

KeyEdit::~KeyEdit() = default;

int KeyEdit::jointOf(int column) const
{
    const std::optional<CurveKeys::Found> found = m_keys.find(column);
    return found ? found->joint : NoJoint;
}

bool KeyEdit::has(int column, int frame) const
{
    const std::optional<CurveKeys::Found> found = m_keys.find(column);
    return found && found->track->keyAt(frame) >= 0;
}

const KeyTrack *KeyEdit::shownTrack(int joint) const
{
    const auto after = m_after.find(joint);
    return isRunning() && after != m_after.end() ? &after->second : m_keys.track(joint);
}

std::vector<int> KeyEdit::selectedKeys(int column) const
{
    if (isRunning()) {
        const auto running = m_indices.find(column);
        return running != m_indices.end() && m_kind != Kind::Remove ? running->second : std::vector<int>();
    }
    std::vector<int> indices;
    const std::optional<CurveKeys::Found> found = m_keys.find(column);
    const auto own = selected().find(column);
    if (!found || own == selected().end())
        return indices;
    for (const int frame : own->second) {
        if (const int key = found->track->keyAt(frame); key >= 0)
            indices.push_back(key);
    }
    return indices;
}

std::optional<KeyPoint> KeyEdit::keyOf(const Point &point) const
{
    const std::optional<CurveKeys::Found> found = m_keys.find(point.column);
    if (!found)
        return std::nullopt;
    const int key = found->track->keyAt(point.frame);
    const KeyTrack *shown = shownTrack(found->joint);
    if (key < 0 || key >= static_cast<int>(shown->keys().size()))
        return std::nullopt;
    return at(at(shown->keys(), key).points, found->curve);
}

std::optional<double> KeyEdit::valueOf(const Point &point) const
{
    const std::optional<KeyPoint> key = keyOf(point);
    return key ? std::optional(key->value) : std::nullopt;
}

int KeyEdit::frameOf(const Point &point) const
{
    const std::optional<CurveKeys::Found> found = m_keys.find(point.column);
    const int key = found ? found->track->keyAt(point.frame) : -1;
    if (key < 0 || m_kind == Kind::Remove)
        return point.frame;
    return at(shownTrack(found->joint)->keys(), key).frame;
}

bool KeyEdit::movesInTime() const
{
    return std::ranges::all_of(selected(), [this](const auto &entry) {
        const std::vector<int> columns = m_keys.columnsOf(jointOf(entry.first));
        return std::ranges::none_of(columns, [this](int column) { return curves().isLocked(column); });
    });
}

QString KeyEdit::countText(int count) const
{
    return tr("%n key(s)", nullptr, count);
}

void KeyEdit::prepare()
{
    m_kind = Kind::Move;
    m_indices.clear();
    m_before.clear();
    for (const auto &[column, frames] : selected()) {
        const std::optional<CurveKeys::Found> found = m_keys.find(column);
        if (!found)
            continue;
        m_before.try_emplace(found->joint, *found->track);
        m_indices[column] = selectedKeys(column);
    }
    m_after = m_before;
}

// Returns the selected keys of a joint, no matter on which of its curves they are selected.
std::vector<int> KeyEdit::keysOf(int joint) const
{
    std::vector<int> all;
    for (const auto &[column, indices] : m_indices) {
        if (jointOf(column) == joint)
            all.insert(all.end(), indices.begin(), indices.end());
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

ShapedCurves KeyEdit::shapedBy(PointTransform &transform)
{
    m_kind = transform.timeFactor != 1.0 || transform.valueFactor != 1.0 ? Kind::Scale : Kind::Move;
    m_after = m_before;
    placeInTime(transform);
    place(transform);
    return shaped();
}

// Keys of several joints move as far as all of them can.
void KeyEdit::placeInTime(PointTransform &transform)
{
    if (!movesInTime()) {
        transform.frames = 0;
        transform.timeFactor = 1.0;
    }
    if (transform.timeFactor == 1.0) {
        for (const auto &[joint, track] : m_before) {
            KeyTrack trial = track;
            transform.frames = trial.moveInTime(keysOf(joint), transform.frames);
        }
        for (auto &[joint, track] : m_after)
            (void)track.moveInTime(keysOf(joint), transform.frames);
        return;
    }
    constexpr double leastFactor = 1e-3;
    transform.timeFactor = std::max(transform.timeFactor, leastFactor);
    for (auto &[joint, track] : m_after) {
        const std::vector<int> keys = keysOf(joint);
        std::vector<int> frames;
        for (const int key : keys)
            frames.push_back(transform.movedFrame(at(track.keys(), key).frame));
        track.placeInTime(keys, frames);
        for (const int key : keys) {
            for (int curve = 0; curve < static_cast<int>(at(track.keys(), key).points.size()); ++curve)
                track.scaleSlopes(key, curve, 1.0 / transform.timeFactor);
        }
    }
}

void KeyEdit::place(const PointTransform &transform)
{
    for (const auto &[column, indices] : m_indices) {
        const CurveKeys::Found found = *m_keys.find(column);
        KeyTrack &track = m_after.at(found.joint);
        for (const int key : indices) {
            const double value = at(at(track.keys(), key).points, found.curve).value;
            if (transform.amount != 0.0 || transform.valueFactor != 1.0)
                track.setValue(key, found.curve, transform.movedValue(value));
            if (transform.valueFactor != 1.0)
                track.scaleSlopes(key, found.curve, transform.valueFactor);
        }
    }
}

void KeyEdit::shapeSlopes(Side side, double by)
{
    if (!isRunning())
        return;
    m_kind = Kind::Slopes;
    m_after = m_before;
    for (const auto &[column, indices] : m_indices) {
        const CurveKeys::Found found = *m_keys.find(column);
        KeyTrack &track = m_after.at(found.joint);
        for (const int key : indices) {
            const KeyPoint point = at(at(track.keys(), key).points, found.curve);
            const double before = point.slopeBefore + (side == Side::Before ? by : 0.0);
            const double after = point.slopeAfter + (side == Side::After ? by : 0.0);
            if (by == 0.0)
                continue;
            if (point.tangent == Tangent::Broken)
                track.setSlopes(key, found.curve, before, after);
            else
                track.setSlope(key, found.curve, point.slopeAfter + by);
        }
    }
    gesture().show(shaped());
    emit changed();
}

// Returns what the keys make of the curves.
ShapedCurves KeyEdit::shaped() const
{
    ShapedCurves shaped;
    const bool keeps = m_keepsDetail || !curves().session()->target().isBase();
    for (const auto &[joint, track] : m_after) {
        const KeyTrack &before = m_before.at(joint);
        if (track == before)
            continue;
        const auto effect = std::make_shared<const KeyEffect>(before, track, keeps);
        const std::vector<int> columns = m_keys.columnsOf(joint);
        for (int curve = 0; curve < static_cast<int>(columns.size()); ++curve) {
            const FrameInterval frames = effect->frames(curve);
            if (frames.last < frames.first)
                continue;
            shaped[at(columns, curve)] = {
                frames, [effect, curve](int frame, double shown) { return effect->valueAt(curve, frame, shown); }};
        }
    }
    return shaped;
}

void KeyEdit::forget()
{
    m_kind = Kind::Move;
    m_before.clear();
    m_after.clear();
    m_indices.clear();
}

// Returns the selected points at their positions after the gesture.
CurvePoints KeyEdit::pointsAfter() const
{
    CurvePoints points;
    if (m_kind == Kind::Remove)
        return points;
    for (const auto &[column, indices] : m_indices) {
        const KeyTrack &track = m_after.at(jointOf(column));
        for (const int key : indices)
            points[column].push_back(at(track.keys(), key).frame);
    }
    return points;
}

KeyStep KeyEdit::stepMade() const
{
    const Document &document = curves().session()->document();
    const int column = m_indices.begin()->first;
    const QString channel = QString::fromLatin1(channelName(document.skeleton().column(column).channel).data(), 4);
    const QString joint = document.textOfName(jointOf(column));
    return {.kind = m_kind,
            .transform = transform(),
            .keys = countOf(m_kind == Kind::Remove ? m_indices : pointsAfter()),
            .where = m_indices.size() == 1 ? QStringLiteral("%1 %2").arg(joint, channel) : joint,
            .frames = gesture().frames()};
}

CurveGesture::Step KeyEdit::step()
{
    CurveGesture::Step step;
    step.text = stepMade().text();
    // The gesture is over by then, and another document may be in front.
    const QPointer<Session> session(curves().session());
    step.isComing = [this, session, tracks = m_after, points = pointsAfter()] {
        if (session != curves().session())
            return;
        m_keys.expect(tracks);
        replaceSelected(points);
    };
    step.isOver = [this, session, tracks = m_after](bool isStep) {
        if (isStep || session != curves().session())
            return;
        m_keys.expect({});
        for (const auto &[joint, track] : tracks)
            m_keys.put(joint, track);
    };
    return step;
}

QString KeyEdit::addKey(int joint, int frame, const std::vector<int> &columns)
{
    finishRun();
    const KeyTrack *track = m_keys.track(joint);
    if (track == nullptr)
        return tr("There are no keys yet: Fit Keys finds some.");
    if (isRunning() || !curves().isComplete())
        return tr("The curves are still being computed.");
    const CurveValues values = m_keys.valuesOf(joint);
    if (frame < 0 || values.empty() || frame >= static_cast<int>(values.front().size()))
        return tr("There is no such frame.");
    if (track->keyAt(frame) < 0) {
        KeyTrack with = *track;
        (void)with.add(frame, values);
        m_keys.put(joint, std::move(with));
    }
    CurvePoints points;
    for (const int column : columns)
        points[column] = {frame};
    select(std::move(points));
    return {};
}

QString KeyEdit::removeSelected()
{
    if (!movesInTime())
        return tr("Keys cannot move while a rotation of their joint is locked: a key holds all of its rotations.");
    if (QString why = begin(); !why.isEmpty())
        return why;
    for (auto &[joint, track] : m_after)
        track.remove(keysOf(joint), m_keys.valuesOf(joint));
    if (m_after == m_before) {
        cancel();
        return tr("The first and the last key stay.");
    }
    m_kind = Kind::Remove;
    if (takeEarlier())
        return {};
    keepAtOnce();
    return {};
}

// Keeps the change as an undo step, or without one if the curves stay as they are.
void KeyEdit::keepAtOnce()
{
    gesture().show(shaped());
    if (!gesture().shaped().empty())
        return commit();
    const std::map<int, KeyTrack> tracks = m_after;
    cancel();
    for (const auto &[joint, track] : tracks)
        m_keys.put(joint, track);
}

// Adding keys and removing them again changes nothing, so the earlier keys are restored without a step.
bool KeyEdit::takeEarlier()
{
    std::map<int, KeyTrack> tracks;
    for (const auto &[joint, track] : m_after) {
        const KeyTrack *earlier = m_keys.earlier(joint, keyFrames(track));
        if (earlier == nullptr)
            return false;
        tracks[joint] = *earlier;
    }
    cancel();
    for (const auto &[joint, track] : tracks)
        m_keys.put(joint, track);
    return true;
}

QString KeyEdit::setTangent(Tangent tangent)
{
    if (QString why = begin(); !why.isEmpty())
        return why;
    m_kind = Kind::Tangents;
    for (const auto &[column, indices] : m_indices) {
        const CurveKeys::Found found = *m_keys.find(column);
        for (const int key : indices)
            m_after.at(found.joint).setTangent(key, found.curve, tangent);
    }
    keepAtOnce();
    return {};
}

} // namespace limber
