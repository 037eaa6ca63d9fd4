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

// The texts and symbols on top of a view's picture: its name, the size of the grid, names of joints, the cross of axes
// and the box of a box selection. Names come from files, so all of it is plain text.
class ViewportOverlay
{
    Q_DECLARE_TR_FUNCTIONS(limber::ViewportOverlay)

public:
    // `tool` may be null.
    ViewportOverlay(QPainter &painter, const ViewportScene &scene, const PoseTool *tool, const ViewTexts &texts = {})
        : m_painter(painter), m_scene(scene), m_tool(tool), m_texts(texts)
    {
    }

    // `note` is a small text in the lower left corner; `box` is empty if there is no box selection.
    void paint(const QString &note, const QRectF &box);

    [[nodiscard]] static QString viewName(const Camera &camera);
    // The name for one of several views; a view along an axis is expected to be orthographic there.
    [[nodiscard]] static QString shortViewName(const Camera &camera);
    // Returns which joints the trails belong to, as text; empty for none.
    [[nodiscard]] static QString trailText(Session &session, const std::vector<NodeId> &nodes);
    // Returns how much of the lower right corner of a view of this size the legends of trails and of the weight take;
    // nothing if the view has none.
    [[nodiscard]] static QSize cornerOfLegends(const ViewTexts &texts, const QSize &view, bool hasTrails,
                                               bool hasWeight);

private:
    [[nodiscard]] static QString directionName(ViewDirection direction);
    void paintSkins();
    void paintOriginal();
    void paintSecondClip();
    void paintSides();
    void paintTrails();
    void paintWeight();
    void paintTouch();
    [[nodiscard]] static bool hasLegends(const ViewTexts &texts, const QSize &view);
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
