#pragma once

#include <QTreeView>

namespace limber {

// A tree or list whose lowest visible row is whole when it is scrolled to the top: a row that is cut looks like the end
// of the list, and hides that there are more. `View` is a QTreeView with rows of one height.
template <typename View>
class WithWholeRows : public View
{
public:
    using View::View;

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        View::resizeEvent(event);
        const int row = this->sizeHintForRow(0);
        const int height = this->contentsRect().height();
        const int gap = row > 0 && height > row ? height % row : 0;
        if (const QMargins margins = this->viewportMargins(); gap != margins.bottom())
            this->setViewportMargins(margins.left(), margins.top(), margins.right(), gap);
    }
};

} // namespace limber
