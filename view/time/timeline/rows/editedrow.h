#pragma once

#include "timeline/rows/timelinerow.h"

namespace limber {

class EditedFrames;

// The frames that differ from the file as it was opened.
class EditedRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit EditedRow(QWidget &ruler, QWidget *parent = nullptr);

    [[nodiscard]] const EditedFrames &frames() const { return *m_frames; }
    [[nodiscard]] QString valueText() const override;

protected:
    void paintTrack(QPainter &painter) const override;
    [[nodiscard]] QColor valueColour() const override;
    void attach(Session &session, QObject &context) override;
    void showSession() override;

private:
    void paintKeys(QPainter &painter) const;

    EditedFrames *m_frames = nullptr;
};

} // namespace limber
