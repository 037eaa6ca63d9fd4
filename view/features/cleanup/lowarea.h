#pragma once

#include "widgets/areas/wholerowsarea.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace limber {

// A widget that takes as much height as it needs between two limits; beyond the upper one it is scrolled.
class LowArea : public WholeRowsArea
{
public:
    LowArea(QWidget &widget, QWidget *parent) : WholeRowsArea(parent)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setWidget(&widget);
        widget.setAutoFillBackground(false);
        viewport()->setAutoFillBackground(false);
    }

    void setHeights(int least, int most)
    {
        m_least = least;
        m_most = most;
        updateGeometry();
    }

    [[nodiscard]] QSize sizeHint() const override { return {widget()->sizeHint().width(), heightForWidth(width())}; }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width(), heightForWidth(width())};
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return std::clamp(neededHeight(width), m_least, std::max(m_least, m_most));
    }
    // Returns the height in which all of the widget is seen.
    [[nodiscard]] int neededHeight(int width) const
    {
        const QLayout *layout = widget()->layout();
        const bool depends = layout != nullptr && layout->hasHeightForWidth();
        const int needed = depends ? layout->totalHeightForWidth(width) : widget()->sizeHint().height();
        return std::max(needed, widget()->minimumSizeHint().height());
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return WholeRowsArea::eventFilter(watched, event);
    }

private:
    int m_least = 0;
    int m_most = QWIDGETSIZE_MAX;
};

} // namespace limber
