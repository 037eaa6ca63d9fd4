#pragma once

#include "theme/colours.h"

#include <QHeaderView>

namespace limber {

// The upper header of the motion table in two lines: the joint's name is above its channels, which have the colour of
// their axis.
class ChannelHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit ChannelHeader(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    [[nodiscard]] bool startsJoint(int section) const;
    void paintJointName(QPainter *painter, const QRect &rect, int section) const;

    Colours m_colours;
};

// The left header of the motion table: frame numbers with their times; the current frame is marked.
class FrameHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit FrameHeader(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void setCurrentFrame(int frame);
    void setFrameTime(double seconds);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    Colours m_colours;
    int m_currentFrame = -1;
    double m_frameTimeSeconds = 1.0 / 30.0;
};

} // namespace limber
