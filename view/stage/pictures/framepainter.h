#pragma once

#include "figure/backdroplook.h"
#include "figure/painting/figurepicture.h"
#include "pictures/pictureseries.h"

#include <QCoreApplication>
#include <QImage>

#include <optional>

namespace limber {

// Draws the pictures of a series as the viewport without a graphics card does, but without its cross of axes and its
// texts. Keep one for a series of pictures, and one for each thread. If letters are drawn, there must be a
// QGuiApplication.
class FramePainter
{
    Q_DECLARE_TR_FUNCTIONS(limber::FramePainter)

public:
    // The series must outlive the painter.
    explicit FramePainter(const PictureSeries &series);

    // Returns a null picture if there is not enough memory.
    [[nodiscard]] QImage paint(int frame);

private:
    [[nodiscard]] bool startPicture(const Camera &camera, QImage &picture);
    void paintSeen(QPainter &painter, const Camera &camera, const Figure &figure, int frame);
    void paintTrails(QPainter &painter, const Camera &camera, int frame);
    void paintCaption(QPainter &painter, const Camera &camera, int frame);
    [[nodiscard]] QString captionOf(int frame) const;

    const PictureSeries &m_series;
    FigurePalette m_palette;
    FigurePicture m_figure;
    std::optional<BackdropLook> m_kept; // the look that m_backdrop shows
    QImage m_backdrop;
};

} // namespace limber
