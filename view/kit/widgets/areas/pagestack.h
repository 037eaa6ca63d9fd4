#pragma once

#include <QStackedWidget>

namespace limber {

// Pages of which one is shown. Lists in them may be low: the usual class asks for as much height as they would like to
// have, as soon as a page has a text of several lines.
class PageStack : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace limber
