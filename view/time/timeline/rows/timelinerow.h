#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"
#include "widgets/timescale.h"

#include <QPixmap>
#include <QWidget>

#include <memory>

namespace limber {

class VisibilityButton;

// One line below the timeline's ruler. The gutter at the left has its name and its value at the current frame; after
// the gutter it shows something over the frames, on the ruler's scale. Mouse and wheel work as over the ruler unless
// the row uses them itself.
class TimelineRow : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    static constexpr int openGutter = 232; // pixels
    static constexpr int flagsHeight = 17; // pixels; of markers, and of the change that takes their place

    // `key` is the word by which settings know the row.
    TimelineRow(const QString &key, const QString &name, QWidget &ruler, QWidget *parent = nullptr);
    ~TimelineRow() override;

    [[nodiscard]] const QString &key() const { return m_key; }
    [[nodiscard]] const QString &name() const { return m_name; }
    // Returns the text in the gutter beside the name.
    [[nodiscard]] virtual QString valueText() const { return {}; }
    // Returns whether the row has something to show at present.
    [[nodiscard]] virtual bool isWanted() const { return true; }

    void setColours(const Colours &colours);
    void follow(const TimeScale &scale);
    // Only an open gutter has space for the value and the eye.
    void setGutterOpen(bool isOpen);

    [[nodiscard]] QSize minimumSizeHint() const override { return {100, minimumHeight()}; }

signals:
    void hideWanted();
    void wantedChanged();

protected:
    // Paints what does not move with the current frame, over the frames only: the painter is clipped.
    virtual void paintTrack(QPainter &painter) const = 0;
    [[nodiscard]] virtual QColor valueColour() const { return m_colours.secondaryText; }
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    [[nodiscard]] const Colours &colours() const { return m_colours; }
    [[nodiscard]] const TimeScale &scale() const { return m_scale; }
    [[nodiscard]] QWidget &ruler() const { return m_ruler; }
    // Returns the rectangle in the row in which the frames are drawn.
    [[nodiscard]] QRectF track() const;
    // Has the track painted again.
    void refresh();

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void paintBackground();
    void paintGutter(QPainter &painter) const;
    void sendToRuler(const QMouseEvent &event);

    QString m_key;
    QString m_name;
    QWidget &m_ruler;
    VisibilityButton *m_eye = nullptr;
    Colours m_colours = Colours::darkTheme();
    TimeScale m_scale;
    QPixmap m_background; // null if it has to be painted again
    bool m_isGutterOpen = true;
    bool m_isDragOfRuler = false;
};

// Draws the line that marks the current frame, for the ruler and the rows.
void drawCurrentFrame(QPainter &painter, double x, double top, double bottom, const Colours &colours);

} // namespace limber
