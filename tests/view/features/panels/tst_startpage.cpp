#include "panels/startpage.h"
#include "support/textfiles.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_startpage {

using namespace limber;
using namespace limber::test;

class StartPageTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutRecentFilesTheirPartIsHidden();
    void existingRecentFilesCanBeOpened();
    void answersAboutOldFilesAreIgnored();
    void anOfferStaysUntilItIsDeclinedOrReplaced();
};

namespace {

// The buttons of files; the buttons of commands are of another kind.
QList<QToolButton *> recentButtons(const StartPage &page)
{
    QList<QToolButton *> buttons;
    for (QToolButton *button : page.findChildren<QToolButton *>()) {
        if (button->accessibleName().startsWith(QStringLiteral("Open ")))
            buttons << button;
    }
    return buttons;
}

} // namespace

void StartPageTest::withoutRecentFilesTheirPartIsHidden()
{
    const FileFolder folder;
    StartPage page;
    page.resize(900, 700); // large enough to need no scroll bars
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto visibleWidgets = [&page] {
        int count = 0;
        for (const QWidget *widget : page.findChildren<QWidget *>())
            count += widget->isVisible() ? 1 : 0;
        return count;
    };
    const int without = visibleWidgets();
    page.setRecentFiles({folder.path(QStringLiteral("gone.bvh"))});
    QTest::qWait(100);
    QCOMPARE(visibleWidgets(), without);
    QVERIFY(recentButtons(page).isEmpty());
    page.setRecentFiles({folder.write(QStringLiteral("a.bvh"), smallBvh())});
    QTRY_VERIFY(visibleWidgets() > without + 1); // the heading appears with the file
    page.setRecentFiles({});
    QCOMPARE(visibleWidgets(), without);
}

void StartPageTest::existingRecentFilesCanBeOpened()
{
    const FileFolder folder;
    const QString first = folder.write(QStringLiteral("first & last.bvh"), smallBvh());
    const QString second = folder.write(QStringLiteral("second.bvh"), smallBvh());
    StartPage page;
    page.setRecentFiles({first, folder.path(QStringLiteral("gone.bvh")), second});
    page.show();
    QTRY_COMPARE(recentButtons(page).size(), 2);
    const QList<QToolButton *> buttons = recentButtons(page);
    QCOMPARE(buttons.first()->text(), QStringLiteral("first && last.bvh")); // the ampersand is no mnemonic
    QSignalSpy wanted(&page, &StartPage::fileWanted);
    buttons.last()->click();
    QCOMPARE(wanted.takeFirst().first().toString(), second);
}

void StartPageTest::answersAboutOldFilesAreIgnored()
{
    const FileFolder folder;
    QStringList many;
    for (int i = 0; i < 6; ++i)
        many << folder.write(QStringLiteral("%1.bvh").arg(i), smallBvh());
    StartPage page;
    page.setRecentFiles(many.mid(0, 1));
    page.show();
    page.hide();
    page.setRecentFiles(many); // while the disk is still being asked about the previous file
    QTest::qWait(700);
    QVERIFY(recentButtons(page).size() <= 1);
    page.show();
    QTRY_COMPARE(recentButtons(page).size(), 6);
}

void StartPageTest::anOfferStaysUntilItIsDeclinedOrReplaced()
{
    StartPage page;
    page.show();
    QAction action(QStringLiteral("Take it"));
    const auto offers = [&page] {
        int visible = 0;
        for (const auto *offer : page.findChildren<QWidget *>(QStringLiteral("startOffer")))
            visible += offer->isVisible() ? 1 : 0;
        return visible;
    };
    page.withdrawOffer(); // there is none yet
    page.offer(QStringLiteral("One"), action);
    QTRY_COMPARE(offers(), 1);
    page.offer(QStringLiteral("Another"), action);
    QTRY_COMPARE(offers(), 1);
    QSignalSpy declined(&page, &StartPage::offerDeclined);
    QTRY_COMPARE(page.findChildren<QToolButton *>(QStringLiteral("declineOffer")).size(), 1);
    page.findChild<QToolButton *>(QStringLiteral("declineOffer"))->click();
    QCOMPARE(declined.size(), 1);
    QCOMPARE(offers(), 0);
}

QTEST_MAIN(StartPageTest)

} // namespace tst_startpage

#include "tst_startpage.moc"
