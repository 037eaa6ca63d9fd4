#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace limber {

// The manual that is built into the program: Markdown pages in the order in which the first page, the index, names
// them.
class Manual
{
    Q_DECLARE_TR_FUNCTIONS(limber::Manual)

public:
    Manual();

    // Returns the folder of the pages and their pictures.
    [[nodiscard]] static QString folder();
    // Returns file names such as "window.md"; the index is first.
    [[nodiscard]] const QStringList &pages() const { return m_pages; }
    [[nodiscard]] bool hasPage(const QString &page) const { return m_pages.contains(page); }
    // Returns the page's heading.
    [[nodiscard]] QString titleOf(const QString &page) const;
    // Returns the text of a page. A line <!-- operations: GROUP --> in the page is replaced by the description of that
    // group's operations from the registry.
    [[nodiscard]] QString markdownOf(const QString &page) const;
    // Returns the pages that the links in the page's text lead to.
    [[nodiscard]] QStringList linksOf(const QString &page) const;

private:
    QStringList m_pages;
};

} // namespace limber
