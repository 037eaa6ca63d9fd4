#include "settings/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace limber {

namespace {

constexpr QLatin1String folder(":/limber/translations");
constexpr QLatin1String prefix("limber_");
constexpr QLatin1String suffix(".qm");

// Returns the name of a language in the language itself, with its country if the texts are for that country only.
QString nameOf(const QString &code)
{
    const QLocale locale(code);
    QString name = locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = locale.toUpper(name.left(1)).at(0);
    // QLocale calls Brazil's Portuguese just "português", and English "American English".
    if (locale.language() == QLocale::English)
        return QStringLiteral("English");
    return code.contains(u'_') ? QStringLiteral("%1 (%2)").arg(name, locale.nativeTerritoryName()) : name;
}

bool install(QCoreApplication &application, const QLocale &locale, const QString &name, const QString &where)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(locale, name, QStringLiteral("_"), where))
        return false;
    translator->setParent(&application);
    return QCoreApplication::installTranslator(translator.release());
}

} // namespace

QList<LanguageChoice> languageChoices()
{
    QList<LanguageChoice> choices;
    const QStringList files = QDir(folder).entryList({prefix + u'*' + suffix}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString code = file.sliced(prefix.size()).chopped(suffix.size());
        choices << LanguageChoice{code, nameOf(code)};
    }
    return choices;
}

void installTranslations(QCoreApplication &application, const QString &code)
{
    qDeleteAll(application.findChildren<QTranslator *>(Qt::FindDirectChildrenOnly));
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale);
    // Qt asks the last installed translation first.
    install(application, QLocale(QLocale::English), QStringLiteral("limber"), folder);
    // Qt's own buttons use another language only if Limber has it, too.
    if (install(application, locale, QStringLiteral("limber"), folder))
        install(application, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

} // namespace limber
