#include "messages/readingmessages.h"
#include "panels/findingspanel.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>

using namespace limber;

namespace {

// A translator that turns the letters of the core's sentences into capitals, except for the arguments that are filled
// in.
class Shouting : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        return QByteArray(context) == "limber::Message"
                   ? QString::fromUtf8(source).toUpper().replace(QLatin1String("%N"), QLatin1String("%n"))
                   : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

// The panel shows findings in the language of the window.
class FindingsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void isInTheLanguageOfTheWindow();
};

void FindingsPanelTest::isInTheLanguageOfTheWindow()
{
    const std::vector<Finding> findings = {
        {Severity::Warning, 3, 1, messages::missingChannels(nameArgument("hips")), FindingKind::MissingChannels},
        {Severity::Error, 4, 2, messages::expectedNumber(messages::endOfFile()), FindingKind::BadNumber}};
    FindingsPanel panel;
    const auto *list = panel.findChild<QTreeWidget *>(QStringLiteral("findingsList"));
    panel.showRefusal({}, findings, false);
    QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("expected a number, found the end of the file"));

    Shouting shouting;
    QVERIFY(QCoreApplication::installTranslator(&shouting));
    panel.showRefusal({}, findings, false);
    QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("EXPECTED CHANNELS IN JOINT “hips”, FOUND NONE"));
    QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("EXPECTED A NUMBER, FOUND THE END OF THE FILE"));
}

QTEST_MAIN(FindingsPanelTest)
#include "tst_findingspanel.moc"
