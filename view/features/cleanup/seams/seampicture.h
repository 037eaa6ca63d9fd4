#pragma once

#include "cleanup/seams/seamdistances.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>

namespace limber {

// A picture of the distances between the poses of all pairs of frames. From it the user chooses the ends of a cycle, or
// the frames at which two clips are joined: by a click, by dragging, or with the arrow keys. A double-click goes to the
// nearest similar pair.
class SeamPicture : public QWidget
{
    Q_OBJECT

public:
    explicit SeamPicture(QWidget *parent = nullptr);

    // Null makes the picture empty.
    void setDistances(std::shared_ptr<const SeamDistances> distances);
    [[nodiscard]] bool hasMap() const { return m_distances != nullptr; }
    // Sets the pair that is marked as selected; nothing for none.
    void setChosen(std::optional<FrameInterval> seam);
    [[nodiscard]] std::optional<FrameInterval> chosen() const { return m_chosen; }
    // Returns the pair below the mouse.
    [[nodiscard]] std::optional<FrameInterval> hovered() const { return m_hovered; }
    // Returns the present layout.
    [[nodiscard]] SeamLayout layOut() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void seamChosen(const limber::FrameInterval &seam); // by the user
    void hoveredChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] SeamRange range() const;
    [[nodiscard]] bool hasLegendBelow() const;
    [[nodiscard]] QRectF legendArea(const SeamLayout &layout) const;
    [[nodiscard]] int labelWidth() const;
    void choose(const FrameInterval &seam);
    void refine();
    void hover(std::optional<FrameInterval> seam);
    [[nodiscard]] bool stepBy(int first, int last);
    void makeImage();
    void paintTitles(QPainter &painter, const SeamLayout &layout) const;
    void paintAxes(QPainter &painter, const SeamLayout &layout) const;
    void paintLegend(QPainter &painter, const SeamLayout &layout) const;
    void paintMarks(QPainter &painter, const SeamLayout &layout) const;

    std::shared_ptr<const SeamDistances> m_distances;
    QImage m_image; // one pixel for each pair of the grid
    double m_nearest = 0.0; // distances of the lightest and the darkest colour
    double m_farthest = 0.0;
    std::optional<FrameInterval> m_chosen;
    std::optional<FrameInterval> m_hovered;
    bool m_isDragged = false;
};

} // namespace limber
