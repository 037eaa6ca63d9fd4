#include "widgets/windowsize.h"

#include <QScreen>
#include <QWidget>

namespace limber {

namespace {

constexpr QSize frameSize{24, 88}; // a title bar, also for a window that is centred on a maximised one

} // namespace

QSize fittingScreen(const QWidget &widget, const QSize &wanted)
{
    return wanted.boundedTo(widget.screen()->availableSize() - frameSize);
}

} // namespace limber
