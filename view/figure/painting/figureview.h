#pragma once

#include "figure/camera.h"
#include "figure/cameracontroller.h"
#include "figure/figurepalette.h"
#include "figure/scenescale.h"

#include <QWidget>

#include <vector>

namespace limber {

// A small viewport for dialogs: draws some figures by QPainter, can be turned, moved and zoomed with the
// mouse, and reports which joint is pointed at and clicked.
class FigureView : public QWidget
{
    Q_OBJECT

public:
    FigureView(const Colours &colours, QWidget *parent = nullptr);

    // The title, in a corner of the picture.
    void setTitle(const QString &title);
    // Shown in place of an empty picture.
    void setEmptyText(const QString &text);

    // Figures from the back to the front; the last one can be pointed at. `up` is the axis of their poses.
    void setSkeletons(const std::vector<const Skeleton *> &skeletons, Axis up);
    // Index from 0; drawn faint, as what was or what is compared with.
    void setGhost(int figure, bool ghost);
    void setPose(int figure, const Pose &pose);
    void setJointColours(int figure, const std::vector<QColor> &colours);
    void setSelectedJoint(int joint); // of the last figure; NoJoint for none
    void setLitBones(const std::vector<NodeId> &bones); // of the last figure, by their far ends
    [[nodiscard]] int figureCount() const { return static_cast<int>(m_layers.size()); }

    // Frames all figures as they are now. Until the user turns the view it stays on them.
    void frameFigures();
    // No joint of any figure is outside the picture.
    [[nodiscard]] bool showsAllJoints() const;
    // Keeps the last figure in the middle from pose to pose.
    void setFollowing(bool following) { m_follows = following; }
    // The height of the floor along `up`; drawn where it is known.
    void setFloor(double height);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void jointHovered(int joint); // NoJoint: no joint any more
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
        bool ghost = false;
    };

    void shape(Layer &layer);
    void measure();
    void follow();
    void hover(const QPointF &at);
    [[nodiscard]] int jointAt(const QPointF &position) const;
    void paintTitle(QPainter &painter);

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
    bool m_isOrbited = false; // by the user: the view stays as it is
};

} // namespace limber
