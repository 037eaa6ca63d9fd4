#pragma once

#include "posing/changewindow.h"
#include "session/curves/curvekeys.h"
#include "session/curves/pointedit.h"

#include <QPointer>

#include <functional>
#include <memory>

namespace limber {

class ToolSettings;

// The selected samples of curves, and gestures that move or scale them. The samples around them follow, as the tool
// settings say to which frames a change goes. A pen can draw over samples. Points that are keys are no samples.
class SampleEdit : public PointEdit
{
    Q_OBJECT

public:
    using Samples = CurvePoints;

    SampleEdit(CurveSet &curves, CurveGesture &gesture, QObject *parent = nullptr);
    ~SampleEdit() override;

    void setTools(const ToolSettings *tools); // null: changes do not fade into other frames
    // Sets the keys of the curves, which the pen keeps beside what it draws; null for none.
    void setKeys(CurveKeys *keys) { m_keys = keys; }

    [[nodiscard]] std::optional<double> valueOf(const Point &point) const override;
    [[nodiscard]] bool movesInTime() const override { return false; }
    [[nodiscard]] QString countText(int count) const override;

    // Returns how many frames a change of the selected samples would reach, in any channel.
    [[nodiscard]] int reachedFrames() const;

    // Starts to draw on a channel with the pen. Returns in a sentence why it cannot start; empty if it has started.
    [[nodiscard]] QString beginDrawing(int column);
    // Moves the pen to a frame and a value; the frames in between are drawn, too.
    void drawTo(int frame, double value);

protected:
    void prepare() override;
    [[nodiscard]] ShapedCurves shapedBy(PointTransform &transform) override;
    [[nodiscard]] CurveGesture::Step step() override;
    void forget() override;
    [[nodiscard]] bool has(int column, int frame) const override;

private:
    // Says how much of the change of a selected frame each frame of a channel takes.
    struct Part;

    [[nodiscard]] ChangeSpread spread() const;
    [[nodiscard]] ChangeWindow windowAt(const ChangeSpread &spread, int frame) const;
    [[nodiscard]] std::shared_ptr<const Part> partOf(int column, const std::vector<int> &frames,
                                                     const ChangeSpread &spread) const;
    void showDrawn();
    [[nodiscard]] std::map<int, KeyTrack> keysAfterDrawing() const;
    void keepKeys(CurveGesture::Step &step);

    QPointer<const ToolSettings> m_tools;
    QPointer<CurveKeys> m_keys;
    std::map<int, std::shared_ptr<const Part>> m_parts; // by column, while a gesture runs
    int m_drawnColumn = -1; // -1: the pen does not draw
    std::map<int, double> m_drawn; // by frame
    int m_lastDrawn = 0;
};

} // namespace limber
