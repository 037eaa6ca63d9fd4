#include "dialogs/manual.h"

#include "dialogs/operationsreference.h"

#include <QFile>
#include <QRegularExpression>

namespace limber {

namespace {

QString indexPage()
{
    return QStringLiteral("index.md");
}

// The first page exists in each language of the window; its translation names the file.
QString pathOf(const QString &page)
{
    const QString file =
        page == indexPage()
            ? Manual::tr("index.md", "the first page of the manual in this language, such as index.de.md")
            : page;
    return Manual::folder() + QLatin1Char('/') + file;
}

} // namespace

QString Manual::folder()
{
    return QStringLiteral(":/limber/manual");
}

Manual::Manual() : m_pages{indexPage()}
{
    for (const QString &page : linksOf(indexPage())) {
        if (!m_pages.contains(page) && QFile::exists(pathOf(page)))
            m_pages << page;
    }
}

QString Manual::titleOf(const QString &page) const
{
    const QString firstLine = markdownOf(page).section(QLatin1Char('\n'), 0, 0);
    return firstLine.startsWith(QLatin1String("# ")) ? firstLine.mid(2).trimmed() : page;
}

QString Manual::markdownOf(const QString &page) const
{
    QFile file(pathOf(page));
    QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    for (const OperationGroup group : operationGroups()) {
        const std::string_view word = wordOf(group);
        const QString place = QStringLiteral("<!-- operations: %1 -->")
                                  .arg(QLatin1StringView(word.data(), static_cast<qsizetype>(word.size())));
        if (text.contains(place))
            text.replace(place, operationsMarkdown(group));
    }
    return text;
}

QStringList Manual::linksOf(const QString &page) const
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(([a-z-]+\.md)\))"));
    QStringList pages;
    auto found = link.globalMatch(markdownOf(page));
    while (found.hasNext())
        pages << found.next().captured(1);
    return pages;
}

} // namespace limber
