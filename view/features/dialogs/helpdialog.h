#pragma once

#include "dialogs/manual.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace limber {

// Shows the manual in a window that can stay open beside the work. It reads only what is built into the program; links
// to other places are not followed.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HelpDialog(QWidget *parent = nullptr);

    [[nodiscard]] QString currentPage() const { return m_page; }
    // Shows a page from its heading `section` on, or from its beginning.
    void showPage(const QString &page, const QString &section = {});
    // Returns the heading from which the text was last shown; empty for the beginning of the page.
    [[nodiscard]] QString currentSection() const { return m_section; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void createWidgets();
    void fillPages();
    void fillText();
    void showSection();
    void followLink(const QUrl &link);
    void search();
    void findNext();
    [[nodiscard]] QString pageWithTextAfter(const QString &page) const;
    [[nodiscard]] QString textOf(const QString &page) const;
    void markFound();

    Manual m_manual;
    QString m_page;
    QString m_section;
    int m_position = 0; // how far the page was scrolled when the window was closed; 0 to start as showPage() says
    QLineEdit *m_search = nullptr;
    QLabel *m_nothingFound = nullptr;
    QListWidget *m_pages = nullptr;
    QTextBrowser *m_text = nullptr;
};

} // namespace limber
