#include "cleanup/operationlist.h"

#include "cleanup/countdelegate.h"
#include "menus.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

namespace tst_operationlist {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The list of operations: its groups, its search and what is current.
class OperationListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theFavouritesAndTheLastUsedAreOnTop();
    void namesOfOtherVersionsAreIgnored();
    void theSearchHidesWhatDoesNotMatch();
    void returnGoesToTheBestMatch();
    void returnAppliesWhatIsOpenWhereNothingIsSearched();
    void whatWasUsedLastIsNotInTheWayOfASearch();
    void theBestMatchLooksChosen();
    void aClickChoosesTheBestMatch();
    void fewLettersAreSoughtInTitles();
    void whatIsNotFoundIsSaid();
    void otherKeysStayInTheSearch();
    void theCurrentOneIsThatOfItsGroup();
    void titlesAreNotChosen();
    void countsAreShownAtEachEntry();
    void favouritesAreMadeInTheMenu();
    void groupsHaveNoMenu();

private:
    [[nodiscard]] QTreeWidget &tree() const { return *m_list->findChild<QTreeWidget *>(); }
    [[nodiscard]] QLineEdit &search() const { return *m_list->findChild<QLineEdit *>(); }
    [[nodiscard]] QTreeWidgetItem *entry(const QString &title, int group = -1) const;
    [[nodiscard]] QStringList shown() const;
    [[nodiscard]] QString current() const
    {
        const QTreeWidgetItem *item = tree().currentItem();
        return item == nullptr ? QString() : item->parent()->text(0) + u'/' + item->text(0);
    }

    std::unique_ptr<OperationList> m_list;
};

void OperationListTest::init()
{
    m_list = std::make_unique<OperationList>();
    m_list->resize(300, 800);
    m_list->show();
}

// The entry with this title, in the last group that has it or in a given one.
QTreeWidgetItem *OperationListTest::entry(const QString &title, int group) const
{
    QTreeWidgetItem *found = nullptr;
    for (int i = 0; i < tree().topLevelItemCount(); ++i) {
        for (int child = 0; child < tree().topLevelItem(i)->childCount() && (group < 0 || group == i); ++child) {
            if (tree().topLevelItem(i)->child(child)->text(0) == title)
                found = tree().topLevelItem(i)->child(child);
        }
    }
    return found;
}

QStringList OperationListTest::shown() const
{
    QStringList titles;
    for (int i = 0; i < tree().topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = tree().topLevelItem(i);
        for (int child = 0; child < group->childCount() && !group->isHidden(); ++child) {
            if (!group->child(child)->isHidden())
                titles << group->child(child)->text(0);
        }
    }
    return titles;
}

void OperationListTest::theFavouritesAndTheLastUsedAreOnTop()
{
    const int groups = tree().topLevelItemCount();
    QVERIFY(tree().topLevelItem(0)->text(0) != u"Favourites"_s); // there are none
    m_list->setFavourites({u"trim"_s, u"smooth"_s});
    m_list->setLastUsed({u"mirror"_s});
    QCOMPARE(tree().topLevelItemCount(), groups + 2);
    QCOMPARE(tree().topLevelItem(0)->text(0), u"Favourites"_s);
    QCOMPARE(tree().topLevelItem(0)->childCount(), 2);
    QCOMPARE(tree().topLevelItem(0)->child(0)->text(0), u"Trim"_s);
    QCOMPARE(tree().topLevelItem(1)->text(0), u"Recently Used"_s);
    QVERIFY(tree().topLevelItem(1)->isExpanded());
    QVERIFY(entry(u"Mirror"_s, 1) != nullptr);
    m_list->setFavourites({});
    QCOMPARE(tree().topLevelItem(0)->text(0), u"Recently Used"_s);
}

void OperationListTest::favouritesAreMadeInTheMenu()
{
    QSignalSpy changed(m_list.get(), &OperationList::favouritesChanged);
    const auto chooseInMenu = [this](const QString &title) {
        QStringList texts;
        whenMenuOpens([&texts](QMenu &menu) {
            texts = textsOf(menu);
            menu.setActiveAction(menu.actions().first());
            QTest::keyClick(&menu, Qt::Key_Return);
        });
        emit tree().customContextMenuRequested(tree().visualItemRect(entry(title)).center());
        return texts;
    };
    QCOMPARE(chooseInMenu(u"Trim"_s), QStringList{u"Add to Favourites"_s});
    QCOMPARE(chooseInMenu(u"Mirror"_s), QStringList{u"Add to Favourites"_s});
    QCOMPARE(changed.last().first().toStringList(), (QStringList{u"trim"_s, u"mirror"_s}));
    QCOMPARE(tree().topLevelItem(0)->childCount(), 2);
    QCOMPARE(chooseInMenu(u"Trim"_s), QStringList{u"Remove from Favourites"_s});
    QCOMPARE(changed.last().first().toStringList(), QStringList{u"mirror"_s});
    QCOMPARE(tree().topLevelItem(0)->child(0)->text(0), u"Mirror"_s);
}

void OperationListTest::groupsHaveNoMenu()
{
    QSignalSpy changed(m_list.get(), &OperationList::favouritesChanged);
    emit tree().customContextMenuRequested(tree().visualItemRect(tree().topLevelItem(0)).center());
    emit tree().customContextMenuRequested({5, 100'000}); // below the last entry
    QVERIFY(QApplication::activePopupWidget() == nullptr && changed.isEmpty());
}

void OperationListTest::namesOfOtherVersionsAreIgnored()
{
    const int groups = tree().topLevelItemCount();
    m_list->setFavourites({u"of the future"_s});
    QCOMPARE(tree().topLevelItemCount(), groups);
    m_list->setFavourites({u"of the future"_s, u"trim"_s});
    QCOMPARE(tree().topLevelItem(0)->childCount(), 1);
}

void OperationListTest::theSearchHidesWhatDoesNotMatch()
{
    const qsizetype all = shown().size();
    QVERIFY(all > 20);
    search().setText(u"mirror"_s);
    QVERIFY(shown().contains(u"Mirror"_s));
    QVERIFY(!shown().contains(u"Trim"_s) && shown().size() < 6);
    search().setText(u"no such operation"_s);
    QVERIFY(shown().isEmpty());
    search().clear();
    QCOMPARE(shown().size(), all);
}

void OperationListTest::returnGoesToTheBestMatch()
{
    QSignalSpy chosen(m_list.get(), &OperationList::chosen);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        m_list->setCurrent({});
        search().setText(u"rev"_s); // also a part of other words
        QTest::keyClick(&search(), key);
        QVERIFY2(current().section(u'/', 1).startsWith(u"rev"_s, Qt::CaseInsensitive), qPrintable(current()));
    }
    QCOMPARE(chosen.count(), 2);
    QVERIFY(chosen.last().first().toString().startsWith(u"rev"_s));
    // Without a name that begins so it is the first entry that is found.
    search().setText(u"low-pass"_s);
    if (!shown().isEmpty()) {
        QTest::keyClick(&search(), Qt::Key_Return);
        QCOMPARE(current().section(u'/', 1), shown().first());
    }
    m_list->setCurrent({});
    search().setText(u"no such operation"_s);
    QTest::keyClick(&search(), Qt::Key_Return);
    QCOMPARE(current(), QString());
}

// Return after an operation was opened by its name in the command search took another one.
void OperationListTest::returnAppliesWhatIsOpenWhereNothingIsSearched()
{
    QSignalSpy chosen(m_list.get(), &OperationList::chosen);
    QSignalSpy applied(m_list.get(), &OperationList::applyWanted);
    m_list->setCurrent(u"smooth"_s);
    const QString open = current();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Down})
        QTest::keyClick(&search(), key);
    QCOMPARE(current(), open);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(applied.count(), 2);
}

void OperationListTest::whatWasUsedLastIsNotInTheWayOfASearch()
{
    m_list->setFavourites({u"despike"_s});
    m_list->setLastUsed({u"despike"_s, u"resample"_s});
    for (const auto &[typed, wanted] : {std::pair(u"jitter"_s, u"Smooth"_s),
                                        {u"noise"_s, u"Smooth"_s},
                                        {u"spike"_s, u"Despike"_s},
                                        {u"foot slide"_s, u"Lock Feet"_s},
                                        {u"units"_s, u"Scale"_s}}) {
        search().setText(typed);
        QTest::keyClick(&search(), Qt::Key_Return);
        QCOMPARE(current().section(u'/', 1), wanted);
        QVERIFY(tree().topLevelItem(0)->isHidden() && tree().topLevelItem(1)->isHidden());
    }
    search().clear();
    QVERIFY(!tree().topLevelItem(0)->isHidden() && !tree().topLevelItem(1)->isHidden());
}

// Return goes to it, so no other one may look chosen.
void OperationListTest::theBestMatchLooksChosen()
{
    QSignalSpy chosen(m_list.get(), &OperationList::chosen);
    m_list->setCurrent(u"despike"_s);
    QTest::keyClicks(&search(), u"smooth"_s);
    QCOMPARE(current().section(u'/', 1), u"Smooth"_s);
    QTest::keyClicks(&search(), u"qq"_s);
    QCOMPARE(current(), QString());
    search().clear();
    QCOMPARE(current().section(u'/', 1), u"Despike"_s);
    QCOMPARE(chosen.count(), 0); // nothing was chosen yet
}

void OperationListTest::aClickChoosesTheBestMatch()
{
    QSignalSpy chosen(m_list.get(), &OperationList::chosen);
    QTest::keyClicks(&search(), u"smooth"_s);
    const QPoint place = tree().visualItemRect(tree().currentItem()).center();
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last().first().toString(), u"smooth"_s);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualItemRect(entry(u"Reduce"_s)).center());
    QCOMPARE(chosen.count(), 2); // once, though the entry becomes the current one
}

// One letter is in all help texts, and in the name of nearly every group.
void OperationListTest::fewLettersAreSoughtInTitles()
{
    search().setText(u"d"_s);
    QVERIFY(!shown().isEmpty());
    for (const QString &title : shown()) {
        const QStringList words = title.split(u' ');
        QVERIFY2(std::ranges::any_of(words, [](const QString &word) { return word.startsWith(u'D'); }),
                 qPrintable(title));
    }
}

void OperationListTest::whatIsNotFoundIsSaid()
{
    const auto *note = m_list->findChild<QLabel *>(u"noOperationFound"_s);
    QVERIFY(note->isHidden());
    QTest::keyClicks(&search(), u"<b>qqq"_s);
    QVERIFY(note->isVisible());
    QCOMPARE(note->text(), u"No operation matches “<b>qqq”"_s);
    QCOMPARE(note->textFormat(), Qt::PlainText);
    search().clear();
    QVERIFY(note->isHidden());
}

void OperationListTest::otherKeysStayInTheSearch()
{
    QSignalSpy chosen(m_list.get(), &OperationList::chosen);
    QTest::keyClicks(&search(), u"trim"_s);
    QTest::keyClick(&search(), Qt::Key_Left);
    QCOMPARE(search().text(), u"trim"_s);
    QCOMPARE(search().cursorPosition(), 3);
    QCOMPARE(chosen.count(), 0);
}

void OperationListTest::theCurrentOneIsThatOfItsGroup()
{
    QSignalSpy chosen(m_list.get(), &OperationList::chosen);
    m_list->setFavourites({u"trim"_s});
    m_list->setLastUsed({u"trim"_s});
    m_list->setCurrent(u"trim"_s);
    QCOMPARE(tree().currentItem(), entry(u"Trim"_s));
    QVERIFY(!current().startsWith(u"Favourites"_s) && !current().startsWith(u"Recently"_s));
    m_list->setLastUsed({u"mirror"_s}); // the list is filled again
    QCOMPARE(tree().currentItem(), entry(u"Trim"_s));
    m_list->setCurrent(u"nothing"_s);
    QCOMPARE(current(), QString());
    QCOMPARE(chosen.count(), 0); // the user did not choose
}

void OperationListTest::titlesAreNotChosen()
{
    QSignalSpy chosen(m_list.get(), &OperationList::chosen);
    tree().setCurrentItem(tree().topLevelItem(0));
    QCOMPARE(chosen.count(), 0);
    tree().setCurrentItem(tree().topLevelItem(0)->child(0));
    QCOMPARE(chosen.count(), 1);
    tree().setCurrentItem(nullptr);
    QCOMPARE(chosen.count(), 1);
}

void OperationListTest::countsAreShownAtEachEntry()
{
    m_list->setFavourites({u"despike"_s});
    const auto countAt = [this](int group) {
        return tree().topLevelItem(group)->child(0)->data(0, CountDelegate::CountRole).toString();
    };
    m_list->setCount(u"despike"_s, u"7 spikes"_s);
    QCOMPARE(countAt(0), u"7 spikes"_s);
    const QTreeWidgetItem *own = entry(tree().topLevelItem(0)->child(0)->text(0));
    QCOMPARE(own->data(0, CountDelegate::CountRole).toString(), u"7 spikes"_s);
    QVERIFY(own->toolTip(0).endsWith(u"\nFound now: 7 spikes"_s));
    QVERIFY(own->data(0, Qt::AccessibleTextRole).toString().endsWith(u", 7 spikes"_s));
    QCOMPARE(countAt(1), QString());
    m_list->setLastUsed({u"despike"_s}); // the list is filled again
    QCOMPARE(countAt(1), u"7 spikes"_s);
    m_list->clearCounts();
    QCOMPARE(countAt(0) + countAt(1), QString());
    own = entry(tree().topLevelItem(0)->child(0)->text(0));
    QVERIFY(!own->toolTip(0).contains(u"Found now"_s));
    QCOMPARE(own->data(0, Qt::AccessibleTextRole).toString(), own->text(0));
}

QTEST_MAIN(OperationListTest)

} // namespace tst_operationlist

#include "tst_operationlist.moc"
