#include "curves/keyeffect.h"

#include "base/at.h"
#include "motion/frameinterval.h"

#include <algorithm>

namespace limber {

namespace {

// Returns whether two tracks have the same piece of a curve from these keys to the next.
bool isSamePiece(const KeyTrack &a, int key, const KeyTrack &b, int other, int curve)
{
    if (other < 0 || other + 1 >= static_cast<int>(b.keys().size()))
        return false;
    const CurveKey &start = at(a.keys(), key);
    const CurveKey &end = at(a.keys(), key + 1);
    const CurveKey &otherStart = at(b.keys(), other);
    const CurveKey &otherEnd = at(b.keys(), other + 1);
    return start.frame == otherStart.frame && end.frame == otherEnd.frame &&
           at(start.points, curve).value == at(otherStart.points, curve).value &&
           at(start.points, curve).slopeAfter == at(otherStart.points, curve).slopeAfter &&
           at(end.points, curve).value == at(otherEnd.points, curve).value &&
           at(end.points, curve).slopeBefore == at(otherEnd.points, curve).slopeBefore;
}

// Returns the pieces of a curve that differ, rising; adjacent pieces are joined.
std::vector<FrameInterval> changedPieces(const KeyTrack &before, const KeyTrack &after, int curve)
{
    std::vector<FrameInterval> pieces;
    const auto look = [&](const KeyTrack &a, const KeyTrack &b) {
        for (int key = 0; key + 1 < static_cast<int>(a.keys().size()); ++key) {
            if (!isSamePiece(a, key, b, b.keyAt(at(a.keys(), key).frame), curve))
                pieces.push_back({at(a.keys(), key).frame, at(a.keys(), key + 1).frame});
        }
    };
    look(after, before);
    look(before, after);
    std::ranges::sort(pieces, {}, &FrameInterval::first);
    std::vector<FrameInterval> joined;
    for (const FrameInterval &piece : pieces) {
        if (!joined.empty() && piece.first <= joined.back().last)
            joined.back().last = std::max(joined.back().last, piece.last);
        else
            joined.push_back(piece);
    }
    const bool isOneFrame = before.keys().size() == 1 && after.keys().size() == 1;
    if (isOneFrame && at(before.keys().front().points, curve).value != at(after.keys().front().points, curve).value)
        joined.push_back({0, 0});
    return joined;
}

} // namespace

KeyEffect::KeyEffect(KeyTrack before, KeyTrack after, bool keepsDetail)
    : m_before(std::move(before)), m_after(std::move(after)), m_keepsDetail(keepsDetail)
{
    const int curves = m_after.isEmpty() ? 0 : static_cast<int>(m_after.keys().front().points.size());
    for (int curve = 0; curve < curves; ++curve)
        m_pieces.push_back(changedPieces(m_before, m_after, curve));
}

FrameInterval KeyEffect::frames(int curve) const
{
    const std::vector<FrameInterval> &pieces = at(m_pieces, curve);
    return pieces.empty() ? FrameInterval{0, -1} : FrameInterval{pieces.front().first, pieces.back().last};
}

FrameInterval KeyEffect::frames() const
{
    FrameInterval all{0, -1};
    for (int curve = 0; curve < static_cast<int>(m_pieces.size()); ++curve)
        all = united(all, frames(curve));
    return all;
}

double KeyEffect::valueAt(int curve, int frame, double captured) const
{
    const std::vector<FrameInterval> &pieces = at(m_pieces, curve);
    const auto piece = std::ranges::lower_bound(pieces, frame, {}, &FrameInterval::last);
    if (piece == pieces.end() || !piece->contains(frame))
        return captured;
    const double fitted = m_after.valueAt(curve, frame);
    if (!m_keepsDetail)
        return fitted;
    const double was = m_before.valueAt(curve, frame);
    return fitted == was ? captured : fitted + (captured - was);
}

KeyedChange changedByKeys(const CurveValues &values, const KeyTrack &before, const KeyTrack &after, bool keepsDetail)
{
    const KeyEffect effect(before, after, keepsDetail);
    KeyedChange change;
    change.frames = effect.frames();
    if (change.isEmpty())
        return change;
    for (int curve = 0; curve < static_cast<int>(values.size()); ++curve) {
        std::vector<double> made;
        for (int frame = change.frames.first; frame <= change.frames.last; ++frame)
            made.push_back(effect.valueAt(curve, frame, at(at(values, curve), frame)));
        change.values.push_back(std::move(made));
    }
    return change;
}

} // namespace limber
