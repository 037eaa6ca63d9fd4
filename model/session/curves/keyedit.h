#pragma once

#include "curves/keytrack.h"
#include "session/curves/keystep.h"
#include "session/curves/pointedit.h"

#include <map>
#include <vector>

namespace limber {

class CurveKeys;

// The selected keys, and gestures that shape them. What such a gesture makes of the curves between the keys is one undo
// step. Captured values keep their difference from the curve of the keys as detail, unless the user does not want that.
// A point is a key on one of its curves: values move curve by curve, times move for all curves of a joint together.
class KeyEdit : public PointEdit
{
    Q_OBJECT

public:
    enum class Side { Before, After };

    KeyEdit(CurveSet &curves, CurveKeys &keys, CurveGesture &gesture, QObject *parent = nullptr);
    ~KeyEdit() override;

    [[nodiscard]] bool keepsDetail() const { return m_keepsDetail; }
    void setKeepsDetail(bool keeps) { m_keepsDetail = keeps; }

    // Returns the keys of a joint as the running gesture makes them; null if it has none.
    [[nodiscard]] const KeyTrack *shownTrack(int joint) const;
    // Returns the selected keys of a curve as rising indices in that track.
    [[nodiscard]] std::vector<int> selectedKeys(int column) const;
    [[nodiscard]] std::optional<KeyPoint> keyOf(const Point &point) const;
    [[nodiscard]] std::optional<double> valueOf(const Point &point) const override;
    [[nodiscard]] int frameOf(const Point &point) const override;
    // False while a rotation of a joint is locked.
    [[nodiscard]] bool movesInTime() const override;
    [[nodiscard]] QString countText(int count) const override;

    // During a gesture: changes the slopes on one side of the selected keys, or on both sides unless the tangent is
    // broken. `by` is per frame and is added to the slopes at the start of the gesture.
    void shapeSlopes(Side side, double by);

    // Each of these functions is an undo step of its own. It returns in a sentence why it is impossible, or an empty
    // text. addKey() puts a key on the curves of a joint; that changes no curve, so it makes no undo step.
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
    using Kind = KeyStep::Kind;

    [[nodiscard]] ShapedCurves shaped() const;
    void placeInTime(PointTransform &transform);
    void place(const PointTransform &transform);
    [[nodiscard]] std::vector<int> keysOf(int joint) const;
    [[nodiscard]] int jointOf(int column) const;
    [[nodiscard]] CurvePoints pointsAfter() const;
    [[nodiscard]] KeyStep stepMade() const;
    [[nodiscard]] bool takeEarlier();
    void keepAtOnce();

    CurveKeys &m_keys;
    bool m_keepsDetail = true;
    Kind m_kind = Kind::Move;
    // By joint, while a gesture runs.
    std::map<int, KeyTrack> m_before;
    std::map<int, KeyTrack> m_after;
    CurvePoints m_indices; // of the selected keys, by column
};

} // namespace limber
