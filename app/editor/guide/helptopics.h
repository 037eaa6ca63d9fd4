#pragma once

#include <QString>

#include <span>

class QPoint;
class QWidget;

namespace limber {

// Where the manual speaks about a part of the window.
struct HelpTopic
{
    const char *type; // the class of the widget
    const char *page; // of the manual, such as "window.md"
    const char *section = ""; // a heading of the page; empty for its beginning
};

// A page of the manual and one of its headings; an empty heading for the beginning of the page.
struct HelpPlace
{
    QString page;
    QString section;
};

[[nodiscard]] std::span<const HelpTopic> helpTopics();
// The topic of a widget or of the nearest one around it in its window; null for none.
[[nodiscard]] const HelpTopic *helpTopicOf(const QWidget *widget);
// Where to read about a widget and what it shows at a place of the screen: an operation has a section of its own. The
// beginning of the manual for null.
[[nodiscard]] HelpPlace helpPlaceOf(const QWidget *widget, const QPoint &globalPosition);

} // namespace limber
