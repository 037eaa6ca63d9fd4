#include "importing/importfilters.h"

#include "formats/format.h"
#include "items/formattext.h"

#include <QCoreApplication>
#include <QStringList>

namespace limber {

namespace {

struct ImportFilters
{
    Q_DECLARE_TR_FUNCTIONS(limber::ImportFilters)
};

QStringList patternsOf(const Format &format)
{
    QStringList patterns;
    for (const std::string_view extension : format.importing.extensions)
        patterns << u'*' + QString::fromUtf8(extension);
    return patterns;
}

} // namespace

QString importFilters()
{
    QStringList all;
    QStringList filters;
    for (const bool isScene : {true, false}) {
        for (const Format &format : formats()) {
            const QStringList patterns = patternsOf(format);
            if (!isImportedInWindow(format) || format.importing.scene.has_value() != isScene)
                continue;
            all << patterns;
            filters << formatText(format.title) + QStringLiteral(" (") + patterns.join(u' ') + u')';
        }
    }
    const QString patterns = all.join(u' ');
    filters.prepend(ImportFilters::tr("Motions of other programs (%1)").arg(patterns + u' ' + patterns.toUpper()));
    return filters.join(QStringLiteral(";;"));
}

} // namespace limber
