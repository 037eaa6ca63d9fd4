#include "widgets/windowsize.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace limber {

namespace {

constexpr QSize frameSize{24, 88}; // a title bar, also for a window that is centred on a maximised one

} // namespace

QSize fittingScreen(const QWidget &widget, const QSize &wanted)
{
    return wanted.boundedTo(widget.screen()->availableSize() - frameSize);
}

void placeOverParent(QWidget &dialog)
{
    if (dialog.parentWidget() == nullptr)
        return;
    const QWidget &parent = *dialog.parentWidget()->window();
    const int title = parent.geometry().top() - parent.frameGeometry().top();
    const QRect screen = dialog.screen()->availableGeometry().adjusted(0, title, 0, 0);
    QRect place(dialog.pos(), dialog.size());
    if (!dialog.testAttribute(Qt::WA_Moved))
        place.moveCenter(parent.geometry().center());
    place.moveRight(std::min(place.right(), screen.right()));
    place.moveBottom(std::min(place.bottom(), screen.bottom()));
    place.moveLeft(std::max(place.left(), screen.left()));
    place.moveTop(std::max(place.top(), screen.top()));
    dialog.move(place.topLeft());
}

} // namespace limber
