#pragma once

#include "curves/keytrack.h"
#include "session/curves/pointedit.h"

#include <map>
#include <vector>

namespace limber {

class CurveKeys;

// The keys that are selected, and gestures that shape them. What they make of the curves between them is one undo step;
// captured values keep what they are beside the curve of the keys as detail, unless the user does not want that. A
// point is a key on one of its curves: values are moved curve by curve, times of all curves of a joint together.
class KeyEdit : public PointEdit
{
    Q_OBJECT

public:
    enum class Side { Before, After };

    KeyEdit(CurveSet &curves, CurveKeys &keys, CurveGesture &gesture, QObject *parent = nullptr);
    ~KeyEdit() override;

    [[nodiscard]] bool keepsDetail() const { return m_keepsDetail; }
    void setKeepsDetail(bool keeps) { m_keepsDetail = keeps; }

    // The keys of a joint as a gesture makes them; null for none.
    [[nodiscard]] const KeyTrack *shownTrack(int joint) const;
    // The selected ones of a curve: indices in that track, rising.
    [[nodiscard]] std::vector<int> selectedKeys(int column) const;
    [[nodiscard]] std::optional<KeyPoint> keyOf(const Point &point) const;
    [[nodiscard]] std::optional<double> valueOf(const Point &point) const override;
    [[nodiscard]] int frameOf(const Point &point) const override;
    // Not while a rotation of a joint is locked.
    [[nodiscard]] bool movesInTime() const override;
    [[nodiscard]] QString countText(int count) const override;

    // While a gesture runs: other slopes on one side of the selected keys, or on both unless the tangent is broken; per
    // frame, added to those at its beginning.
    void shapeSlopes(Side side, double by);

    // Each is a step of its own and answers why it cannot be done, in a sentence, or nothing.
    // A key where the curves of a joint are; that changes no curve, so that it is no undo step.
    [[nodiscard]] QString addKey(int joint, int frame, const std::vector<int> &columns);
    [[nodiscard]] QString removeSelected();
    [[nodiscard]] QString setTangent(Tangent tangent);

protected:
    void prepare() override;
    [[nodiscard]] ShapedCurves shapedBy(PointTransform &transform) override;
    [[nodiscard]] CurveGesture::Step step() override;
    void forget() override;
    [[nodiscard]] bool has(int column, int frame) const override;

private:
    enum class Kind { Move, Scale, Slopes, Tangents, Remove };

    [[nodiscard]] ShapedCurves shaped() const;
    void placeInTime(PointTransform &transform);
    void place(const PointTransform &transform);
    [[nodiscard]] std::vector<int> keysOf(int joint) const;
    [[nodiscard]] int jointOf(int column) const;
    [[nodiscard]] CurvePoints pointsAfter() const;
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] bool takeEarlier();
    void keepAtOnce();

    CurveKeys &m_keys;
    bool m_keepsDetail = true;
    Kind m_kind = Kind::Move;
    // While a gesture runs, by joint.
    std::map<int, KeyTrack> m_before;
    std::map<int, KeyTrack> m_after;
    CurvePoints m_indices; // of the selected keys, by column
};

} // namespace limber
