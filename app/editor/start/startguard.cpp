#include "start/startguard.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QStringList>

#include <cstdio>
#include <cstdlib>

namespace limber {

namespace {

// A message handler can reach global data only.
QStringList &warnings()
{
    static QStringList list;
    return list;
}

QString environment(const char *name)
{
    return qEnvironmentVariable(name);
}

void print(const QString &line)
{
    std::fprintf(stderr, "%s\n", line.toLocal8Bit().constData());
}

void take(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type != QtFatalMsg) {
        warnings() << text;
        return;
    }
    const QString display = environment("DISPLAY").isEmpty() ? environment("WAYLAND_DISPLAY") : environment("DISPLAY");
    print(QStringLiteral("limber: error: ") + StartGuard::reason(environment("QT_QPA_PLATFORM"), display));
    std::_Exit(1);
}

} // namespace

StartGuard::StartGuard()
{
    qInstallMessageHandler(take);
}

StartGuard::~StartGuard()
{
    qInstallMessageHandler(nullptr);
    for (const QString &warning : std::as_const(warnings()))
        qWarning("%s", qUtf8Printable(warning));
    warnings().clear();
}

QString StartGuard::reason(const QString &platform, const QString &display)
{
    const QString elsewhere = QStringLiteral("; limber-cli needs none");
    if (!platform.isEmpty())
        return QStringLiteral("no window can be shown on the platform “%1” (QT_QPA_PLATFORM)").arg(platform) +
               elsewhere;
    if (display.isEmpty())
        return QStringLiteral("no window can be shown: there is no display (DISPLAY is not set)") + elsewhere;
    return QStringLiteral("no window can be shown: the display “%1” cannot be used").arg(display) + elsewhere;
}

void warnWithoutFonts()
{
    // Font families have names even if there is no font behind them.
    if (!QFontMetrics(QGuiApplication::font()).inFont(QLatin1Char('a')))
        print(QStringLiteral("limber: warning: there are no fonts, so that texts cannot be read: install one, such as "
                             "the package fonts-dejavu-core"));
}

} // namespace limber
