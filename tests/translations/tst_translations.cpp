#include "items/messagetext.h"
#include "messages/posemessages.h"
#include "messages/readingmessages.h"
#include "messages/repairmessages.h"
#include "messages/retargetmessages.h"
#include "settings/translations.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace limber;

namespace {

// A text with a count in it, and what it becomes for one and for many.
struct CountedText
{
    QString source;
    QStringList forms;
    bool isUnfinished = false;
};

CountedText readMessage(QXmlStreamReader &xml)
{
    CountedText text;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            text.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            text.isUnfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            while (xml.readNextStartElement())
                text.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return text;
}

QList<CountedText> countedTextsOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<CountedText> texts;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("message"))
            texts << readMessage(xml);
    }
    return texts;
}

QString sourceFolder(const QString &name)
{
    return QStringLiteral(LIMBER_SOURCE_DIR "/") + name;
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCountedTextHasItsEnglishForms();
    void countsInGoodEnglish();
    void countsAsTheCoreDoes();
};

// lupdate finds the counted texts in the sources as they are now: one that is new has no forms yet.
void TranslationsTest::everyCountedTextHasItsEnglishForms()
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("limber_en.ts"));
    QVERIFY(QFile::copy(sourceFolder(QStringLiteral("resources/translations/limber_en.ts")), copy));
    QCOMPARE(QProcess::execute(QStringLiteral(LIMBER_LUPDATE),
                               {QStringLiteral("-silent"), QStringLiteral("-pluralonly"),
                                QStringLiteral("-no-obsolete"), QStringLiteral("-extensions"), QStringLiteral("cpp,h"),
                                sourceFolder(QStringLiteral("app/editor")), sourceFolder(QStringLiteral("model")),
                                sourceFolder(QStringLiteral("view")), QStringLiteral("-ts"), copy}),
             0);

    const QList<CountedText> texts = countedTextsOf(copy);
    QVERIFY(!texts.isEmpty());
    for (const CountedText &text : texts) {
        const QString where = QStringLiteral("“%1” in resources/translations/limber_en.ts").arg(text.source);
        QVERIFY2(!text.isUnfinished && text.forms.size() == 2, qPrintable(where + QStringLiteral(": not filled in")));
        for (const QString &form : text.forms) {
            QVERIFY2(!form.isEmpty(), qPrintable(where + QStringLiteral(": a form is empty")));
            QVERIFY2(!form.contains(QLatin1String("(s)")), qPrintable(where + QStringLiteral(": a form has (s)")));
        }
    }
}

void TranslationsTest::countsInGoodEnglish()
{
    installTranslations(*QCoreApplication::instance());
    const auto joints = [](int count) {
        return QCoreApplication::translate("limber::StatusPanel", "%n joint(s)", nullptr, count);
    };
    QCOMPARE(joints(0), QStringLiteral("0 joints"));
    QCOMPARE(joints(1), QStringLiteral("1 joint"));
    QCOMPARE(joints(60), QStringLiteral("60 joints"));
}

// What the core counts has its forms in the catalogue, too, for programs without Qt.
void TranslationsTest::countsAsTheCoreDoes()
{
    installTranslations(*QCoreApplication::instance());
    for (const int count : {0, 1, 2}) {
        for (const Message &message :
             {messages::moreWarnings(count), messages::frameCountDiffers(count, 5), messages::frameCountFarOff(count),
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
