#include "actions/action.h"
#include "actions/actiontable.h"

#include <QAction>
#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <memory>
#include <set>

namespace tst_actiontable {

using namespace limber;
using namespace Qt::StringLiterals;

namespace {

// Another language: it has a word for "Save" and other words to search for it.
class OtherLanguage : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *text, const char * /*disambiguation*/,
                                    int /*n*/) const override
    {
        const ActionRow &save = rowOf(ActionId::Save);
        if (qstrcmp(context, "Actions") == 0 && qstrcmp(text, save.text) == 0)
            return u"Sichern(&S)"_s;
        if (qstrcmp(context, "Synonyms") == 0 && qstrcmp(text, save.synonyms) == 0)
            return u"behalten"_s;
        return {};
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

// The texts of the table of actions in the user's language.
class ActionTableTest : public QObject
{
    Q_OBJECT

private slots:
    void everyActionHasItsOwnRow();
    void noIconStandsInThePlaceOfATick();
    void inEnglishTheSynonymsAreThoseOfTheTable();
    void inOtherLanguagesTheEnglishWordsAreFoundToo();
    void theLetterOfExportClosesNothing();
    void mnemonicsAreRemoved_data();
    void mnemonicsAreRemoved();
};

void ActionTableTest::everyActionHasItsOwnRow()
{
    std::set<ActionId> found;
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions) {
            QVERIFY(found.insert(row.id).second);
            QCOMPARE(&rowOf(row.id), &row);
        }
    }
    QCOMPARE(found.size(), std::size_t(actionCount));
}

void ActionTableTest::noIconStandsInThePlaceOfATick()
{
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions) {
            const std::unique_ptr<QAction> action(makeAction(row.id, nullptr));
            QVERIFY2(action->isIconVisibleInMenu() != row.isCheckable, row.name);
        }
    }
}

void ActionTableTest::inEnglishTheSynonymsAreThoseOfTheTable()
{
    const ActionRow &row = rowOf(ActionId::Save);
    QCOMPARE(textOf(row), QString::fromUtf8(row.text));
    QCOMPARE(synonymsOf(row), QString::fromUtf8(row.synonyms));
    QCOMPARE(keysTextOf(row), u"Ctrl+S"_s);
}

void ActionTableTest::inOtherLanguagesTheEnglishWordsAreFoundToo()
{
    OtherLanguage language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    const ActionRow &row = rowOf(ActionId::Save);
    QCOMPARE(textOf(row), u"Sichern(&S)"_s);
    QCOMPARE(synonymsOf(row), u"behalten "_s + QString::fromUtf8(row.synonyms) + u" Save"_s);
    // An action that has the same text in both languages has only the words of the other language.
    const ActionRow &open = rowOf(ActionId::OpenFile);
    QCOMPARE(synonymsOf(open), QString::fromUtf8(open.synonyms));
    QCoreApplication::removeTranslator(&language);
    QCOMPARE(synonymsOf(row), QString::fromUtf8(row.synonyms));
}

// Whoever types Alt+F, E wants to export.
void ActionTableTest::theLetterOfExportClosesNothing()
{
    const QKeySequence letter(Qt::ALT | Qt::Key_E);
    QCOMPARE(QKeySequence::mnemonic(textOf(rowOf(ActionId::ExportMenu))), letter);
    for (const ActionId id : {ActionId::Close, ActionId::CloseOthers, ActionId::CloseAll, ActionId::Quit})
        QVERIFY(QKeySequence::mnemonic(textOf(rowOf(id))) != letter);
}

void ActionTableTest::mnemonicsAreRemoved_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("in a word") << u"Save &As…"_s << u"Save As…"_s;
    QTest::newRow("at the end") << u"開く(&O)"_s << u"開く"_s;
    QTest::newRow("other brackets") << u"Frame (s)"_s << u"Frame (s)"_s;
}

void ActionTableTest::mnemonicsAreRemoved()
{
    QFETCH(const QString, text);
    QFETCH(const QString, plain);
    QCOMPARE(withoutMnemonic(text), plain);
}

QTEST_MAIN(ActionTableTest)

} // namespace tst_actiontable

#include "tst_actiontable.moc"
