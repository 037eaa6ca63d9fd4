#include "theme/theme.h"

#include "theme/themestyle.h"

#include <QApplication>
#include <QFile>
#include <QPixmapCache>

namespace limber {

namespace {

// The system's theme is dark if its windows are darker than their text.
bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor mixed(const QColor &a, const QColor &b, double fraction)
{
    const auto mix = [fraction](int from, int to) { return static_cast<int>(from + (to - from) * fraction); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

} // namespace

Theme::Theme(QObject *parent)
    : QObject(parent), m_systemIsDark(isDark(QGuiApplication::palette())),
      m_colours(m_systemIsDark ? Colours::darkTheme() : Colours::lightTheme())
{
    m_forgetDelay.setSingleShot(true);
    m_forgetDelay.setInterval(200);
    // Setting the sheet again clears what Qt remembers.
    connect(&m_forgetDelay, &QTimer::timeout, this, [] { qApp->setStyleSheet(qApp->styleSheet()); });
}

void Theme::setMode(Mode mode)
{
    m_mode = mode;
    const bool dark = mode == Mode::Dark || (mode == Mode::System && m_systemIsDark);
    m_colours = dark ? Colours::darkTheme() : Colours::lightTheme();
    apply();
}

void Theme::apply()
{
    // Qt 6.4 keeps the name of each picture that left this cache. With a style sheet, or for new pictures, names hardly
    // ever repeat, so hours of painting would take tens of megabytes.
    QPixmapCache::setCacheLimit(0);
    QApplication::setStyle(new ThemeStyle); // the application owns it
    QApplication::setPalette(palette());
    qApp->setStyleSheet(styleSheet());
    emit changed();
}

QPalette Theme::palette() const
{
    const Colours &c = m_colours;
    QPalette palette;
    palette.setColor(QPalette::Window, c.panel);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.panel);
    palette.setColor(QPalette::AlternateBase, mixed(c.panel, c.raised, 0.5));
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.secondaryText);
    palette.setColor(QPalette::Button, c.raised);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.text);
    palette.setColor(QPalette::ToolTipBase, c.raised);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Highlight, c.selection);
    palette.setColor(QPalette::HighlightedText, c.text);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::LinkVisited, c.accent);
    palette.setColor(QPalette::Light, mixed(c.raised, Qt::white, c.dark ? 0.06 : 0.5));
    palette.setColor(QPalette::Midlight, c.raised);
    palette.setColor(QPalette::Mid, c.line);
    palette.setColor(QPalette::Dark, c.line);
    palette.setColor(QPalette::Shadow, c.window);
    const QColor faint = mixed(c.panel, c.secondaryText, 0.6);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

// The style sheet is a resource in which colours are written as @names.
QString Theme::styleSheet() const
{
    QFile file(QStringLiteral(":/limber/theme/limber.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const Colours &c = m_colours;
    // Longer names come first, since one name may be the beginning of another.
    const std::pair<const char *, QColor> names[] = {{"@secondaryText", c.secondaryText},
                                                     {"@selection", c.selection},
                                                     {"@hover", mixed(c.raised, c.text, 0.10)},
                                                     {"@window", c.window},
                                                     {"@raised", c.raised},
                                                     {"@accent", c.accent},
                                                     {"@edited", c.edited},
                                                     {"@panel", c.panel},
                                                     {"@text", c.text},
                                                     {"@line", c.line},
                                                     {"@warning", c.warning},
                                                     {"@error", c.error},
                                                     {"@good", c.good}};
    for (const auto &[name, colour] : names)
        sheet.replace(QLatin1String(name), colour.name());
    sheet.replace(QLatin1String("@shade"), QLatin1String(c.dark ? "dark" : "light"));
    return sheet;
}

} // namespace limber
