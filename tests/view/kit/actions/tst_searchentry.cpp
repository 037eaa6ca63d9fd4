#include "actions/searchentry.h"
#include "actions/searchfillers.h"

#include <QTest>

namespace tst_searchentry {

using namespace limber;
using namespace Qt::StringLiterals;

// What people type, and what it finds.
class SearchEntryTest : public QObject
{
    Q_OBJECT

private slots:
    void findsWordsWithOtherEndings_data();
    void findsWordsWithOtherEndings();
    void wholeWordsOfTheTitleCountMost();
    void theEnglishTitleIsATitle();
};

void SearchEntryTest::findsWordsWithOtherEndings_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("typed");
    QTest::newRow("sliding") << u"Stop Sliding"_s << u"slide"_s;
    QTest::newRow("slides") << u"Stop Sliding"_s << u"slides"_s;
    QTest::newRow("a doubled letter in the title") << u"Remove Popping"_s << u"popped"_s;
    QTest::newRow("a doubled letter that was typed") << u"Remove Pops"_s << u"popping"_s;
    QTest::newRow("a double letter of the word") << u"Fill Gaps"_s << u"filling"_s;
}

void SearchEntryTest::findsWordsWithOtherEndings()
{
    QFETCH(QString, title);
    QFETCH(QString, typed);
    QVERIFY(SearchEntry(title, {}, {}).score({typed}, SearchFillers()) > 0);
}

void SearchEntryTest::wholeWordsOfTheTitleCountMost()
{
    const SearchFillers fillers;
    const QStringList typed{u"pop"_s};
    const int inTitle = SearchEntry(u"Remove Pop"_s, {}, {}).score(typed, fillers);
    const int likeTitle = SearchEntry(u"Remove Popping"_s, {}, {}).score(typed, fillers);
    const int synonym = SearchEntry(u"Despike"_s, u"pop glitch"_s, {}).score(typed, fillers);
    QVERIFY(inTitle > likeTitle && likeTitle > synonym && synonym > 0);
    QCOMPARE(SearchEntry(u"Despike"_s, {}, {}).score(typed, fillers), 0);
}

void SearchEntryTest::theEnglishTitleIsATitle()
{
    const SearchFillers fillers;
    const QStringList typed{u"lock"_s, u"feet"_s};
    const SearchEntry wanted(u"Füße festhalten"_s, u"stop sliding lock feet"_s, {}, u"Lock Feet"_s);
    const SearchEntry other(u"Fixieren"_s, u"lock feet pin hold"_s, u"Pose"_s, u"Pin"_s);
    QVERIFY(wanted.isTitle(typed));
    QVERIFY(wanted.score(typed, fillers) > other.score(typed, fillers) + 200);
}

QTEST_GUILESS_MAIN(SearchEntryTest)

} // namespace tst_searchentry

#include "tst_searchentry.moc"
