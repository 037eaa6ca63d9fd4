#include "theme/windowsize.h"

#include <QScreen>
#include <QWidget>

namespace limber {

namespace {

constexpr QSize roomForFrame{24, 48};

} // namespace

QSize fittingScreen(const QWidget &widget, const QSize &wanted)
{
    return wanted.boundedTo(widget.screen()->availableSize() - roomForFrame);
}

} // namespace limber
