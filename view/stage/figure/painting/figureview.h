#pragma once

#include "figure/camera.h"
#include "figure/cameracontroller.h"
#include "figure/characterbody.h"
#include "figure/figurepalette.h"
#include "figure/scenescale.h"

#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

namespace limber {

// A small viewport for dialogs: it draws some figures with QPainter, the mouse orbits, pans and zooms it, and it
// reports which joint is pointed at or clicked.
class FigureView : public QWidget
{
    Q_OBJECT

public:
    FigureView(const Colours &colours, QWidget *parent = nullptr);

    // Sets a title, shown in a corner of the picture.
    void setTitle(const QString &title);
    // Sets a text that is shown instead of an empty picture.
    void setEmptyText(const QString &text);

    // Sets the figures from back to front; the mouse can point at the last one. `up` is the up axis of their poses.
    void setSkeletons(const std::vector<const Skeleton *> &skeletons, Axis up);
    // Draws a figure (index from 0) faintly, as an earlier state or for comparison.
    void setGhost(int figure, bool ghost);
    void setPose(int figure, const Pose &pose);
    // Draws the surface of a character around the bones of a figure that has its skeleton; null for bones alone.
    void setSurface(int figure, std::shared_ptr<const CharacterBody::Surface> surface);
    // Sets lines that are drawn over a figure, from end to end in the coordinates of its pose; none by default.
    using Lines = std::vector<std::pair<glm::dvec3, glm::dvec3>>;
    void setLines(int figure, Lines lines);
    void setJointColours(int figure, const std::vector<QColor> &colours);
    void setSelectedJoint(int joint); // of the last figure; NoJoint for none
    void setLitBones(const std::vector<NodeId> &bones); // of the last figure, by their far ends
    [[nodiscard]] int figureCount() const { return static_cast<int>(m_layers.size()); }

    // Frames all figures as they are now. When the view is resized it frames them again, until the user orbits it.
    void frameFigures();
    // Returns whether no joint of any figure is outside the picture.
    [[nodiscard]] bool showsAllJoints() const;
    // Keeps the last figure in the middle from pose to pose.
    void setFollowing(bool following) { m_follows = following; }
    // Sets the height of the floor along `up`; the floor is drawn only after this.
    void setFloor(double height);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void jointHovered(int joint); // NoJoint: the mouse points at none
    void jointClicked(int joint);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    struct Layer
    {
        BoneGeometry geometry;
        FigurePalette palette;
        Figure figure;
        Pose pose;
        Lines lines;
        bool ghost = false;
        std::shared_ptr<const CharacterBody::Surface> surface; // null for bones alone
    };

    void shape(Layer &layer);
    void measure();
    void follow();
    void hover(const QPointF &at);
    [[nodiscard]] int jointAt(const QPointF &position) const;
    void paintTitle(QPainter &painter);
    void paintLines(QPainter &painter, const Layer &layer) const;

    Colours m_colours;
    QString m_title;
    QString m_emptyText;
    std::vector<Layer> m_layers;
    Axis m_up = Axis::Y;
    Camera m_camera;
    SceneScale m_scale;
    bool m_hasFloor = false;
    bool m_follows = false;
    int m_hovered = NoJoint;
    CameraController m_controller;
    bool m_isOrbited = false; // by the user: resizing leaves the camera as it is
};

} // namespace limber
