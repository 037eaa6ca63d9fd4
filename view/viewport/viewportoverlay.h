#pragma once

#include "figure/camera.h"
#include "motion/skeleton.h"
#include "viewport/viewtexts.h"

#include <QCoreApplication>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace limber {

class PoseTool;
class Session;
class ViewportScene;

// The texts and symbols on top of the viewport's picture: which view it is, how big the grid is, names of joints,
// the cross of axes and the box of a box selection. Names come from files, so all of it is plain text.
class ViewportOverlay
{
    Q_DECLARE_TR_FUNCTIONS(limber::ViewportOverlay)

public:
    // `tool` may be null.
    ViewportOverlay(QPainter &painter, const ViewportScene &scene, const PoseTool *tool, const ViewTexts &texts = {})
        : m_painter(painter), m_scene(scene), m_tool(tool), m_texts(texts)
    {
    }

    // `note` is shown discreetly in the lower left corner; `box` is empty for no box selection.
    void paint(const QString &note, const QRectF &box);

    [[nodiscard]] static QString viewName(const Camera &camera);
    // For one of several views: a view along an axis is expected to be orthographic.
    [[nodiscard]] static QString shortViewName(const Camera &camera);
    // Of whom the trails are, as text; empty for none.
    [[nodiscard]] static QString trailText(Session &session, const std::vector<NodeId> &nodes);

private:
    [[nodiscard]] static QString directionName(ViewDirection direction);
    void paintSkins();
    void paintOriginal();
    void paintSecondClip();
    void paintTrails();
    [[nodiscard]] bool hasSpaceFor(const QSize &least) const;
    void paintCaptions();
    void paintNote(const QString &note);
    void paintBox(const QRectF &box);
    void paintNames();
    void paintHoverLabel();
    void paintLabel(const QString &text, const QPointF &anchor);
    [[nodiscard]] QString sceneText() const;
    [[nodiscard]] QString hiddenText() const;

    QPainter &m_painter;
    const ViewportScene &m_scene;
    const PoseTool *m_tool;
    ViewTexts m_texts;
};

} // namespace limber
