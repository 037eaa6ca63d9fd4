#include "dialogs/helpdialog.h"

#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTextTable>

namespace tst_helpdialog {

using namespace limber;

class HelpDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPageIsInTheListAndHasAHeading();
    void everyPictureIsShown();
    void tablesHaveLines();
    void everyLinkLeadsToAPage_data();
    void everyLinkLeadsToAPage();
    void followsLinksWithinTheManualOnly();
    void searchShowsThePagesThatHaveTheText();
    void enterGoesThroughTheMatchesAndThePages();
    void reportsWhenNothingIsFound();
    void opensAgainWhereItWasClosed();
    void aSectionIsShownAfterTheWindowWasClosed();
};

namespace {

QLineEdit *searchOf(const HelpDialog &dialog)
{
    return dialog.findChild<QLineEdit *>(QStringLiteral("helpSearch"));
}

QTextBrowser *textOf(const HelpDialog &dialog)
{
    return dialog.findChild<QTextBrowser *>(QStringLiteral("helpText"));
}

QStringList shownPages(const HelpDialog &dialog)
{
    const auto *list = dialog.findChild<QListWidget *>(QStringLiteral("helpPages"));
    QStringList pages;
    for (int row = 0; row < list->count(); ++row) {
        if (!list->item(row)->isHidden())
            pages << list->item(row)->data(Qt::UserRole).toString();
    }
    return pages;
}

} // namespace

void HelpDialogTest::everyPageIsInTheListAndHasAHeading()
{
    const Manual manual;
    QStringList listed = manual.pages();
    QCOMPARE(listed.first(), QStringLiteral("index.md"));
    for (const QString &page : std::as_const(listed))
        QVERIFY2(manual.titleOf(page) != page, qPrintable(page + QStringLiteral(" does not start with a heading")));

    listed.sort();
    QStringList files =
        QDir(QStringLiteral(":/limber/manual")).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    // In other languages a translated first page replaces the English one.
    files.removeIf(
        [](const QString &file) { return file.startsWith(QStringLiteral("index.")) && file.count(u'.') > 1; });
    QCOMPARE(listed, files);
}

void HelpDialogTest::tablesHaveLines()
{
    HelpDialog dialog;
    const Manual manual;
    int tables = 0;
    for (const QString &page : manual.pages()) {
        dialog.showPage(page);
        for (QTextFrame *frame : textOf(dialog)->document()->rootFrame()->childFrames()) {
            const auto *table = qobject_cast<QTextTable *>(frame);
            if (table == nullptr)
                continue;
            ++tables;
            QCOMPARE(table->format().border(), 1.0);
            QVERIFY(table->format().cellPadding() > 0.0);
        }
    }
    QVERIFY(tables > 3);
}

void HelpDialogTest::everyPictureIsShown()
{
    const Manual manual;
    static const QRegularExpression picture(QStringLiteral(R"(!\[[^\]]*\]\(([^)]+)\))"));
    int pictures = 0;
    for (const QString &page : manual.pages()) {
        auto found = picture.globalMatch(manual.markdownOf(page));
        while (found.hasNext()) {
            const QString name = found.next().captured(1);
            QVERIFY2(!QImage(Manual::folder() + QLatin1Char('/') + name).isNull(), qPrintable(page + name));
            ++pictures;
        }
    }
    QVERIFY(pictures > 0);
}

void HelpDialogTest::everyLinkLeadsToAPage_data()
{
    QTest::addColumn<QString>("page");
    const Manual manual;
    for (const QString &page : manual.pages())
        QTest::newRow(qPrintable(page)) << page;
}

void HelpDialogTest::everyLinkLeadsToAPage()
{
    QFETCH(QString, page);
    const Manual manual;
    for (const QString &link : manual.linksOf(page))
        QVERIFY2(manual.hasPage(link), qPrintable(link));
}

void HelpDialogTest::followsLinksWithinTheManualOnly()
{
    HelpDialog dialog;
    const QString other = Manual().pages().last();
    emit textOf(dialog)->anchorClicked(QUrl(other));
    QCOMPARE(dialog.currentPage(), other);

    for (const char *elsewhere :
         {"https://example.org/", "file:///etc/hostname", "../../index.md", "no-such-page.md"}) {
        emit textOf(dialog)->anchorClicked(QUrl(QLatin1String(elsewhere)));
        QCOMPARE(dialog.currentPage(), other);
    }
}

void HelpDialogTest::searchShowsThePagesThatHaveTheText()
{
    HelpDialog dialog;
    const qsizetype allPages = shownPages(dialog).size();
    searchOf(dialog)->setText(QStringLiteral("POSITION RULE"));

    const QStringList found = shownPages(dialog);
    QVERIFY(found.size() > 1);
    QVERIFY(found.size() < allPages);
    QVERIFY(found.contains(dialog.currentPage()));
    QCOMPARE(textOf(dialog)->textCursor().selectedText().toLower(), QStringLiteral("position rule"));
    QVERIFY(!textOf(dialog)->extraSelections().isEmpty());

    searchOf(dialog)->clear();
    QCOMPARE(shownPages(dialog).size(), allPages);
    QVERIFY(textOf(dialog)->extraSelections().isEmpty());
}

void HelpDialogTest::enterGoesThroughTheMatchesAndThePages()
{
    HelpDialog dialog;
    searchOf(dialog)->setText(QStringLiteral("position rule"));
    const QString firstPage = dialog.currentPage();
    const int firstPlace = textOf(dialog)->textCursor().position();

    bool cameToAnotherPage = false;
    for (int press = 0; press < 100 && !(cameToAnotherPage && dialog.currentPage() == firstPage); ++press) {
        QTest::keyClick(searchOf(dialog), Qt::Key_Return);
        QVERIFY(textOf(dialog)->textCursor().hasSelection());
        cameToAnotherPage = cameToAnotherPage || dialog.currentPage() != firstPage;
    }
    QVERIFY(cameToAnotherPage);
    QCOMPARE(dialog.currentPage(), firstPage);
    QCOMPARE(textOf(dialog)->textCursor().position(), firstPlace);
}

void HelpDialogTest::reportsWhenNothingIsFound()
{
    HelpDialog dialog;
    auto *nothing = dialog.findChild<QWidget *>(QStringLiteral("helpNothingFound"));
    QVERIFY(nothing->isHidden());
    searchOf(dialog)->setText(QStringLiteral("xyzzy"));
    QVERIFY(!nothing->isHidden());
    QVERIFY(shownPages(dialog).isEmpty());
    QTest::keyClick(searchOf(dialog), Qt::Key_Return);
    QCOMPARE(dialog.currentPage(), QStringLiteral("index.md"));
}

void HelpDialogTest::opensAgainWhereItWasClosed()
{
    HelpDialog dialog;
    dialog.show();
    dialog.showPage(QStringLiteral("index.md"));
    const QString text = textOf(dialog)->toPlainText();
    auto *scroll = textOf(dialog)->verticalScrollBar();
    QTRY_VERIFY(scroll->maximum() > 200);
    scroll->setValue(150);
    dialog.close();
    QVERIFY(textOf(dialog)->document()->isEmpty());
    dialog.show();
    QCOMPARE(textOf(dialog)->toPlainText(), text);
    QTRY_COMPARE(scroll->value(), 150);
    // A page that is asked for while the window is closed starts at its beginning.
    dialog.close();
    const QString other = Manual().pages().at(1);
    dialog.showPage(other);
    dialog.show();
    QCoreApplication::processEvents();
    QCOMPARE(dialog.currentPage(), other);
    QCOMPARE(scroll->value(), 0);
    QVERIFY(!textOf(dialog)->document()->isEmpty());
}

void HelpDialogTest::aSectionIsShownAfterTheWindowWasClosed()
{
    const QString page = QStringLiteral("promises.md");
    HelpDialog dialog;
    dialog.showPage(page);
    dialog.show();
    auto *scroll = textOf(dialog)->verticalScrollBar();
    QTRY_VERIFY(scroll->maximum() > 200);
    scroll->setValue(20);
    dialog.close();
    dialog.showPage(page, QStringLiteral("Hours of use"));
    dialog.show();
    QTRY_VERIFY(scroll->value() > 200);
    QTest::qWait(50); // nothing moves it back
    QVERIFY(scroll->value() > 200);
}

QTEST_MAIN(HelpDialogTest)

} // namespace tst_helpdialog

#include "tst_helpdialog.moc"
