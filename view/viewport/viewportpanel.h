#pragma once

#include <QImage>
#include <QList>
#include <QWidget>

#include <glm/vec3.hpp>

class QAction;

namespace limber {

class PoseTool;
class Session;
class ToolSettings;
struct ViewOptions;
class SeeingStrip;
class ViewportActions;
class ViewportCanvas;
class ViewportController;
class ViewportScene;
struct Colours;

// The viewport as the main window knows it: it picks a canvas that works on this display and owns the
// commands for looking around.
class ViewportPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ViewportPanel(QWidget *parent = nullptr);
    ~ViewportPanel() override;

    void setSession(Session *session); // null for none
    // The tools with which poses are shaped here; once. They must outlive it.
    void setTools(ToolSettings &settings);
    void setColours(const Colours &colours);

    // Null before setTools().
    [[nodiscard]] PoseTool *tool() const { return m_tool; }
    // In the order of a menu; their object names start with "view.".
    [[nodiscard]] QList<QAction *> viewActions() const;
    // What its strip of buttons shows and hides, once; actions of this view and of others, which must outlive it.
    void showStrip(const QList<QAction *> &actions);
    [[nodiscard]] const ViewOptions &options() const;
    void setOptions(const ViewOptions &options);
    // Commands of others for its context menu, with a line after them.
    void addContextActions(const QList<QAction *> &actions) { m_contextActions << actions; }

    [[nodiscard]] ViewportScene &scene() { return *m_scene; }
    [[nodiscard]] bool usesOpenGL() const { return m_usesOpenGL; }
    // What is shown, texts included.
    [[nodiscard]] QImage grabImage();
    // Where a point of the document's own coordinates appears, in this widget; a null point if it does not.
    [[nodiscard]] QPointF project(glm::dvec3 world) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void createCanvas();
    void placeStrip();
    void useOpenGL();
    void usePainter(const QString &problem);
    void showCanvas(QWidget *widget, ViewportCanvas *canvas);
    void showContextMenu(const QPoint &globalPosition);

    ViewportScene *m_scene = nullptr;
    ViewportController *m_controller = nullptr;
    ViewportActions *m_actions = nullptr;
    PoseTool *m_tool = nullptr;
    ViewportCanvas *m_drawing = nullptr; // the same object as m_canvas
    QWidget *m_canvas = nullptr;
    SeeingStrip *m_strip = nullptr;
    QList<QList<QAction *>> m_contextActions; // in groups
    bool m_usesOpenGL = false;
    bool m_hasNote = false; // in a corner of the canvas
};

} // namespace limber
