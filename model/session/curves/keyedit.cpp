#include "session/curves/keyedit.h"

#include "base/at.h"
#include "curves/keyeffect.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/session.h"

#include <algorithm>
#include <memory>

namespace limber {

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

} // namespace limber
