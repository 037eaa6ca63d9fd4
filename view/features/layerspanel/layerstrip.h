#pragma once

#include "layers/layer.h"
#include "theme/colours.h"

#include <QWidget>

namespace limber {

// A layer along the frames of the clip: its effect in each frame, where its keys are and how far they reach. A click
// goes to a frame, or to the key under the mouse.
class LayerStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LayerStrip(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void showLayer(const Layer &layer, int frameCount, bool isActive, bool isEffective);
    void showFrame(int frame);

    [[nodiscard]] QSize sizeHint() const override { return {160, 28}; }

signals:
    void frameWanted(int frame);
    void pressed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] double xOf(double frame) const;
    [[nodiscard]] double yOf(double weight) const;
    [[nodiscard]] int frameAt(double x) const;
    [[nodiscard]] double heightAt(int frame) const;
    void paintCurve(QPainter &painter, const QColor &colour) const;
    void paintKeys(QPainter &painter, const QColor &colour) const;
    void goTo(const QMouseEvent &event);

    Colours m_colours;
    Layer m_layer;
    int m_frameCount = 0;
    int m_frame = 0;
    bool m_isActive = false;
    bool m_isEffective = true;
};

} // namespace limber
