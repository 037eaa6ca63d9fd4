#include "settings/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace limber {

namespace {

bool install(QCoreApplication &application, const QLocale &locale, const QString &name, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(locale, name, QStringLiteral("_"), folder))
        return false;
    translator->setParent(&application);
    return QCoreApplication::installTranslator(translator.release());
}

} // namespace

void installTranslations(QCoreApplication &application)
{
    const QString own = QStringLiteral(":/limber/translations");
    // The last one installed is asked first.
    install(application, QLocale(QLocale::English), QStringLiteral("limber"), own);
    // Qt's own buttons speak another language only if Limber speaks it too.
    if (install(application, QLocale(), QStringLiteral("limber"), own))
        install(application, QLocale(), QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

} // namespace limber
