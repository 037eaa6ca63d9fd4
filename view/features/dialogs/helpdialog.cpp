#include "dialogs/helpdialog.h"

#include "widgets/accessibleparts.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QVBoxLayout>

namespace limber {

namespace {

constexpr QSize firstSize(940, 680);
constexpr int listWidth = 220;
constexpr int textMargin = 20;
constexpr int listIndent = 20;

// Markdown does not define how a text looks: this adds spacing, and lines to its tables.
void dressBlocks(QTextDocument &document)
{
    constexpr int lineHeightPercent = 125;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        if (format.headingLevel() > 1)
            format.setTopMargin(16);
        if (format.headingLevel() > 0)
            format.setBottomMargin(8);
        QTextCursor(block).setBlockFormat(format);
    }
}

void dressTables(QTextDocument &document, const QColor &lines)
{
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderBrush(lines);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellPadding(5);
        table->setFormat(format);
    }
}

} // namespace

HelpDialog::HelpDialog(QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("helpDialog"));
    setWindowTitle(tr("Limber Manual"));
    setModal(false);
    resize(firstSize);
    createWidgets();
    fillPages();
    showPage(m_manual.pages().first());
}

void HelpDialog::createWidgets()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setToolTip(tr("Show the pages with this text; Enter jumps to the next match (Ctrl+F)"));
    addClearButton(*m_search);
    m_nothingFound = new QLabel(tr("No matches"), this);
    m_nothingFound->setObjectName(QStringLiteral("helpNothingFound"));
    m_nothingFound->setProperty("role", QStringLiteral("secondary"));
    m_nothingFound->hide();
    m_pages = new QListWidget(this);
    m_pages->setObjectName(QStringLiteral("helpPages"));
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setSpacing(2);
    m_text = new QTextBrowser(this);
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(tr("Text of the page"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);

    auto *left = new QWidget(this);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_nothingFound);
    column->addWidget(m_pages, 1);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({listWidth, firstSize.width() - listWidth});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(splitter);

    connect(m_search, &QLineEdit::textChanged, this, &HelpDialog::search);
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        // The present page is not shown again, because it would go back to its beginning.
        if (item != nullptr && item->data(Qt::UserRole).toString() != m_page)
            showPage(item->data(Qt::UserRole).toString());
    });
    m_text->setSearchPaths({Manual::folder()});
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpDialog::followLink);
}

void HelpDialog::fillPages()
{
    for (const QString &page : m_manual.pages()) {
        auto *item = new QListWidgetItem(m_manual.titleOf(page), m_pages);
        item->setData(Qt::UserRole, page);
    }
}

void HelpDialog::showPage(const QString &page, const QString &section)
{
    if (!m_manual.hasPage(page) || (page == m_page && section == m_section))
        return;
    m_section = section;
    m_position = 0;
    // This waits until the text has its width, because the position of the heading depends on it.
    QMetaObject::invokeMethod(this, &HelpDialog::showSection, Qt::QueuedConnection);
    if (page == m_page)
        return;
    m_page = page;
    fillText();
    m_pages->setCurrentRow(static_cast<int>(m_manual.pages().indexOf(page)));
}

void HelpDialog::fillText()
{
    m_text->setMarkdown(m_manual.markdownOf(m_page));
    m_text->document()->setDocumentMargin(textMargin);
    m_text->document()->setIndentWidth(listIndent);
    dressBlocks(*m_text->document());
    dressTables(*m_text->document(), palette().color(QPalette::Mid));
    m_text->moveCursor(QTextCursor::Start);
    m_text->verticalScrollBar()->setValue(0);
    markFound();
}

// The pictures of a page take megabytes, so a closed window keeps none.
void HelpDialog::hideEvent(QHideEvent *event)
{
    QDialog::hideEvent(event);
    if (event->spontaneous())
        return; // it is only minimised
    m_position = m_text->verticalScrollBar()->value();
    m_text->clear();
}

void HelpDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (!m_text->document()->isEmpty())
        return;
    fillText();
    // A page or section that was asked for while the window was closed is shown by showPage().
    if (m_position > 0) {
        QMetaObject::invokeMethod(
            this, [this] { m_text->verticalScrollBar()->setValue(m_position); }, Qt::QueuedConnection);
    }
}

void HelpDialog::showSection()
{
    if (m_section.isEmpty())
        return;
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || block.text() != m_section)
            continue;
        m_text->setTextCursor(QTextCursor(block)); // a search continues here
        const double top = m_text->document()->documentLayout()->blockBoundingRect(block).top();
        return m_text->verticalScrollBar()->setValue(static_cast<int>(top) - textMargin / 2);
    }
}

// Opens a page of the manual by its file name, and nothing else.
void HelpDialog::followLink(const QUrl &link)
{
    if (link.isRelative())
        showPage(link.path());
}

void HelpDialog::search()
{
    const QString wanted = m_search->text().trimmed();
    bool any = false;
    for (int row = 0; row < m_pages->count(); ++row) {
        const bool has = textOf(m_manual.pages().at(row)).contains(wanted, Qt::CaseInsensitive);
        m_pages->item(row)->setHidden(!has);
        any = any || has;
    }
    m_nothingFound->setVisible(!any);
    if (any && m_pages->currentItem()->isHidden())
        showPage(pageWithTextAfter(m_page));
    m_text->moveCursor(QTextCursor::Start);
    markFound();
    if (!wanted.isEmpty())
        m_text->find(wanted);
}

// Goes to the next match on this page, then on the following pages, then from the first one again.
void HelpDialog::findNext()
{
    const QString wanted = m_search->text().trimmed();
    if (wanted.isEmpty() || m_text->find(wanted))
        return;
    showPage(pageWithTextAfter(m_page));
    m_text->moveCursor(QTextCursor::Start);
    m_text->find(wanted);
}

QString HelpDialog::pageWithTextAfter(const QString &page) const
{
    const int count = m_pages->count();
    const auto start = static_cast<int>(m_manual.pages().indexOf(page));
    for (int step = 1; step <= count; ++step) {
        const int row = (start + step) % count;
        if (!m_pages->item(row)->isHidden())
            return m_manual.pages().at(row);
    }
    return page;
}

// Returns the text that a reader sees, without the syntax of Markdown.
QString HelpDialog::textOf(const QString &page) const
{
    return QTextDocumentFragment::fromMarkdown(m_manual.markdownOf(page)).toPlainText();
}

void HelpDialog::markFound()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QString wanted = m_search->text().trimmed();
    QTextCursor at = wanted.isEmpty() ? QTextCursor() : m_text->document()->find(wanted);
    for (; !at.isNull(); at = m_text->document()->find(wanted, at)) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = at;
        mark.format.setBackground(palette().color(QPalette::Mid));
        marks << mark;
    }
    m_text->setExtraSelections(marks);
}

void HelpDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus();
        m_search->selectAll();
    } else if (enter || event->matches(QKeySequence::FindNext)) {
        findNext();
    } else {
        QDialog::keyPressEvent(event);
    }
}

} // namespace limber
