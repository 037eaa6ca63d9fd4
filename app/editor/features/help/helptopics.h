#pragma once

#include <QString>

#include <span>

class QPoint;
class QWidget;

namespace limber {

// Where the manual describes a part of the window.
struct HelpTopic
{
    const char *type; // the class of the widget
    const char *page; // of the manual, such as "window.md"
    const char *section = ""; // a heading of the page; empty for its beginning
};

// A page of the manual and one of its headings; an empty heading is the beginning of the page.
struct HelpPlace
{
    QString page;
    QString section;
};

[[nodiscard]] std::span<const HelpTopic> helpTopics();
// Returns the topic of a widget or of the nearest widget around it in its window; null for none.
[[nodiscard]] const HelpTopic *helpTopicOf(const QWidget *widget);
// Returns where to read about a widget and what it shows at a point on the screen: an operation has a section of its
// own. For null, returns the beginning of the manual.
[[nodiscard]] HelpPlace helpPlaceOf(const QWidget *widget, const QPoint &globalPosition);

} // namespace limber
