#include "actions/actiontable.h"
#include "actions/operationwords.h"
#include "dialogs/manual.h"
#include "items/messagetext.h"
#include "messages/posemessages.h"
#include "messages/readingmessages.h"
#include "messages/repairmessages.h"
#include "messages/retargetmessages.h"
#include "settings/translations.h"

#include <QDirIterator>
#include <QFile>
#include <QKeySequence>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace limber;

namespace {

// A text of the program and its translation into a language: one form, or one for each kind of count.
struct Text
{
    QString context;
    QString source = {};
    QString comment = {};
    QStringList forms = {};
    bool isCounted = false;
    bool isUnfinished = false; // also set if the text is no longer in the sources

    [[nodiscard]] QString key() const { return QStringList{context, source, comment}.join(u'\n'); }
};

void readForms(QXmlStreamReader &xml, Text &text)
{
    text.isUnfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
    if (!text.isCounted) {
        text.forms << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        text.forms << xml.readElementText();
}

Text readMessage(QXmlStreamReader &xml, const QString &context)
{
    Text text{.context = context, .isCounted = xml.attributes().hasAttribute(QStringLiteral("numerus"))};
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            text.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            text.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readForms(xml, text);
        else
            xml.skipCurrentElement();
    }
    return text;
}

QList<Text> textsOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Text> texts;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            texts << readMessage(xml, context);
    }
    return texts;
}

QString sourceFolder(const QString &name)
{
    return QStringLiteral(LIMBER_SOURCE_DIR "/") + name;
}

// What lupdate makes of a copy of the file from the current sources.
QList<Text> textsOfNow(const QString &file, const QStringList &options)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(file);
    QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-extensions"), QStringLiteral("cpp,h")};
    arguments << options;
    for (const char *room : {"app/editor", "model", "view"})
        arguments << sourceFolder(QLatin1String(room));
    if (!QFile::copy(sourceFolder(QStringLiteral("resources/translations/") + file), copy) ||
        QProcess::execute(QStringLiteral(LIMBER_LUPDATE), arguments << QStringLiteral("-ts") << copy) != 0)
        return {};
    return textsOf(copy);
}

// %1, %L1, %n: sorted, because another language may need another order.
QStringList placeholdersOf(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?[1-9n]"));
    QStringList found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

qsizetype mnemonicsIn(const QString &text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&[\\p{L}\\p{N}]"));
    return text.count(mnemonic);
}

// Why a form cannot translate its source; empty if it can.
QString whatIsWrong(const QString &source, QString form)
{
    const auto ends = [](const QString &text, QLatin1String end) { return text.trimmed().endsWith(end); };
    const auto spaces = [](const QString &text) { return std::pair{text.startsWith(u' '), text.endsWith(u' ')}; };
    if (form.isEmpty())
        return QStringLiteral("it is empty");
    if (placeholdersOf(source) != placeholdersOf(form))
        return QStringLiteral("other placeholders");
    if (mnemonicsIn(source) != mnemonicsIn(form))
        return QStringLiteral("another number of mnemonics");
    if (source.trimmed().endsWith(u'…') != form.remove(QRegularExpression(QStringLiteral("\\(&.\\)$"))).endsWith(u'…'))
        return QStringLiteral("… at the end of one alone");
    if (ends(source, QLatin1String(":")) && !ends(form, QLatin1String(":")) && !form.trimmed().endsWith(u'：'))
        return QStringLiteral("no colon at its end");
    if (source.count(u'\n') != form.count(u'\n') || spaces(source) != spaces(form))
        return QStringLiteral("other lines, or spaces at its ends");
    if (source.count(QLatin1String("(*")) != form.count(QLatin1String("(*")))
        return QStringLiteral("other files in a file dialog");
    return {};
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("kindsOfCount");
    QTest::newRow("German") << QStringLiteral("de") << 2;
    QTest::newRow("Japanese") << QStringLiteral("ja") << 1;
    QTest::newRow("Portuguese of Brazil") << QStringLiteral("pt_BR") << 2;
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCountedTextHasItsEnglishForms();
    void everyTextIsTranslated_data() { addLanguages(); }
    void everyTextIsTranslated();
    void everyRequestedContextExists();
    void translationsFitTheirSources_data() { addLanguages(); }
    void translationsFitTheirSources();
    void noMnemonicOfAMenuHasTwoMeanings_data() { addLanguages(); }
    void noMnemonicOfAMenuHasTwoMeanings();
    void titlesOfCommandsAndOperationsDiffer_data();
    void titlesOfCommandsAndOperationsDiffer();
    void searchFindsWordsOfBothLanguages();
    void titlesHaveNoMnemonicOfAMenu();
    void theFirstPageOfTheManualIsTranslated_data() { addLanguages(); }
    void theFirstPageOfTheManualIsTranslated();
    void countedTextsAreGoodEnglish();
    void countedTextsMatchThoseOfTheCore();
};

// lupdate finds the counted texts in the current sources; a new text has no forms yet.
void TranslationsTest::everyCountedTextHasItsEnglishForms()
{
    const QList<Text> texts =
        textsOfNow(QStringLiteral("limber_en.ts"), {QStringLiteral("-pluralonly"), QStringLiteral("-no-obsolete")});
    QVERIFY(!texts.isEmpty());
    for (const Text &text : texts) {
        const QString where = QStringLiteral("“%1” in resources/translations/limber_en.ts").arg(text.source);
        QVERIFY2(!text.isUnfinished && text.forms.size() == 2, qPrintable(where + QStringLiteral(": not filled in")));
        for (const QString &form : text.forms) {
            QVERIFY2(!form.isEmpty(), qPrintable(where + QStringLiteral(": a form is empty")));
            QVERIFY2(!form.contains(QLatin1String("(s)")), qPrintable(where + QStringLiteral(": a form has (s)")));
        }
    }
}

// No text of the sources is missing, and no obsolete one is left.
void TranslationsTest::everyTextIsTranslated()
{
    QFETCH(const QString, language);
    const QString file = QStringLiteral("limber_%1.ts").arg(language);
    QSet<QString> kept;
    for (const Text &text : textsOf(sourceFolder(QStringLiteral("resources/translations/") + file)))
        kept.insert(text.key());
    const QList<Text> texts = textsOfNow(file, {});
    QVERIFY(texts.size() > 3000);
    for (const Text &text : texts) {
        const QString where = QStringLiteral("“%1” of %2 in %3").arg(text.source, text.context, file);
        QVERIFY2(!text.isUnfinished,
                 qPrintable(where + QStringLiteral(": not filled in, or no longer in the sources")));
        QVERIFY2(kept.contains(text.key()), qPrintable(where + QStringLiteral(": not there")));
    }
    QCOMPARE(texts.size(), kept.size());
}

// lupdate does not see a text that the code passes to translate() in a function of its own.
void TranslationsTest::everyRequestedContextExists()
{
    QSet<QString> contexts;
    for (const Text &text : textsOf(sourceFolder(QStringLiteral("resources/translations/limber_de.ts"))))
        contexts.insert(text.context);
    static const QRegularExpression asked(QStringLiteral("translate\\(\\s*\"([^\"]+)\""));
    int found = 0;
    for (const char *room : {"app/editor", "model", "view"}) {
        QDirIterator files(sourceFolder(QLatin1String(room)), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString code = QString::fromUtf8(file.readAll());
            for (auto match = asked.globalMatch(code); match.hasNext(); ++found) {
                const QString context = match.next().captured(1);
                QVERIFY2(contexts.contains(context), qPrintable(file.fileName() + u' ' + context));
            }
        }
    }
    QVERIFY(found > 0);
}

void TranslationsTest::translationsFitTheirSources()
{
    QFETCH(const QString, language);
    QFETCH(const int, kindsOfCount);
    const QList<Text> texts =
        textsOf(sourceFolder(QStringLiteral("resources/translations/limber_%1.ts").arg(language)));
    QVERIFY(!texts.isEmpty());
    for (const Text &text : texts) {
        QVERIFY2(text.forms.size() == (text.isCounted ? kindsOfCount : 1), qPrintable(text.source));
        for (const QString &form : text.forms) {
            const QString wrong = whatIsWrong(text.source, form);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("“%1” for “%2”: %3").arg(form, text.source, wrong)));
        }
    }
}

void TranslationsTest::noMnemonicOfAMenuHasTwoMeanings()
{
    QFETCH(const QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/limber/translations/limber_%1.qm").arg(language)));
    QVERIFY(QCoreApplication::installTranslator(&translator));
    QSet<QKeySequence> ofMenus;
    for (const MenuRow &menu : actionTable()) {
        const QKeySequence title = QKeySequence::mnemonic(titleOf(menu));
        QVERIFY2(!title.isEmpty() && !ofMenus.contains(title), qPrintable(titleOf(menu)));
        ofMenus.insert(title);
        QSet<QKeySequence> ofActions;
        QSet<QKeySequence> ofSubmenu;
        for (const ActionRow &row : menu.actions) {
            if (row.isMenu)
                ofSubmenu.clear();
            QSet<QKeySequence> &taken = row.isInSubmenu ? ofSubmenu : ofActions;
            const QKeySequence mnemonic = QKeySequence::mnemonic(textOf(row));
            QVERIFY2(mnemonic.isEmpty() || !taken.contains(mnemonic), qPrintable(textOf(row)));
            taken.insert(mnemonic);
        }
    }
}

void TranslationsTest::titlesOfCommandsAndOperationsDiffer_data()
{
    addLanguages();
}

// Two things with one name in a language have one in English, too: a panel and the operations in it, for example.
void TranslationsTest::titlesOfCommandsAndOperationsDiffer()
{
    QFETCH(const QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/limber/translations/limber_%1.qm").arg(language)));
    QVERIFY(QCoreApplication::installTranslator(&translator));
    const auto plain = [](const QString &text) { return withoutMnemonic(text).remove(u'…'); };
    QHash<QString, QString> meant; // English titles by those of the language
    const auto add = [&](const QString &title, const QString &english) {
        const QString other = meant.value(title, english);
        meant.insert(title, english);
        return other == english ? QString() : QStringLiteral("%1: %2, %3").arg(title, english, other);
    };
    for (const Operation &operation : operations())
        QCOMPARE(add(titleOf(operation), QString::fromUtf8(operation.title)), QString());
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions) {
            if (!row.isInSubmenu) // its menu tells those apart
                QCOMPARE(add(plain(textOf(row)), plain(QString::fromUtf8(row.text))), QString());
        }
    }
}

void TranslationsTest::searchFindsWordsOfBothLanguages()
{
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/limber/translations/limber_de.qm")));
    QVERIFY(QCoreApplication::installTranslator(&translator));
    const QString words = synonymsOf(rowOf(ActionId::Undo));
    for (const char *word : {"widerrufen", "revert", "Undo"})
        QVERIFY2(words.contains(QLatin1String(word)), qPrintable(words));
    // An action without synonyms is found by its English title as well.
    QVERIFY(synonymsOf(rowOf(ActionId::ShowFindings)).contains(QLatin1String("Findings")));
}

void TranslationsTest::titlesHaveNoMnemonicOfAMenu()
{
    QCOMPARE(withoutMnemonic(QStringLiteral("&Open…")), QStringLiteral("Open…"));
    QCOMPARE(withoutMnemonic(QStringLiteral("開く(&O)…")), QStringLiteral("開く…"));
}

// The translated first page links to the same pages as the English one, in the same order.
void TranslationsTest::theFirstPageOfTheManualIsTranslated()
{
    QFETCH(const QString, language);
    const Manual english;
    const QString page = QStringLiteral("index.md");
    const QString title = english.titleOf(page);
    const QStringList links = english.linksOf(page);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/limber/translations/limber_%1.qm").arg(language)));
    QVERIFY(QCoreApplication::installTranslator(&translator));
    const Manual manual;
    QVERIFY(manual.titleOf(page) != title);
    QVERIFY(manual.titleOf(page) != page);
    QCOMPARE(manual.linksOf(page), links);
    QCOMPARE(manual.pages(), english.pages());
}

void TranslationsTest::countedTextsAreGoodEnglish()
{
    installTranslations(*QCoreApplication::instance());
    const auto joints = [](int count) {
        return QCoreApplication::translate("limber::StatusPanel", "%n joint(s)", nullptr, count);
    };
    QCOMPARE(joints(0), QStringLiteral("0 joints"));
    QCOMPARE(joints(1), QStringLiteral("1 joint"));
    QCOMPARE(joints(60), QStringLiteral("60 joints"));
}

// The catalogue also contains the plural forms of the core's texts, for programs without Qt.
void TranslationsTest::countedTextsMatchThoseOfTheCore()
{
    installTranslations(*QCoreApplication::instance());
    for (const int count : {0, 1, 2}) {
        for (const Message &message :
             {messages::moreWarnings(count), messages::rowLength(count, 2, 5), messages::frameCountFarOff(count),
              messages::reflowedRows(count, 9, 3, 0), messages::bracesAdded(count),
              messages::decimalCommas(count, nameArgument("0,5")),
              messages::emptyColumn(count, nameArgument("Hips"), wordArgument("Xposition"), nameArgument("nan"),
                                    numberArgument("0"), messages::noRotation()),
              messages::offsetsSettled(count), messages::deadOffsets(count), messages::unknownDirections(count),
              messages::movementLost(count)})
            QCOMPARE(textOf(message), QString::fromStdString(message.text()));
    }
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
