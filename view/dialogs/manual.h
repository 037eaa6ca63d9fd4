#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace limber {

// The manual as it is built into the program: Markdown pages, in the order in which the first one, the index,
// names them.
class Manual
{
    Q_DECLARE_TR_FUNCTIONS(limber::Manual)

public:
    Manual();

    // The folder of the pages and their pictures.
    [[nodiscard]] static QString folder();
    // File names such as "window.md"; the index is first.
    [[nodiscard]] const QStringList &pages() const { return m_pages; }
    [[nodiscard]] bool hasPage(const QString &page) const { return m_pages.contains(page); }
    // The page's heading.
    [[nodiscard]] QString titleOf(const QString &page) const;
    // Where the page has a line <!-- operations: GROUP -->, the operations of that group are described from the
    // registry.
    [[nodiscard]] QString markdownOf(const QString &page) const;
    // The pages that can be reached by the links in the page's text.
    [[nodiscard]] QStringList linksOf(const QString &page) const;

private:
    QStringList m_pages;
};

} // namespace limber
