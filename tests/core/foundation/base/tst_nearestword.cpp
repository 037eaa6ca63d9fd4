#include "base/nearestword.h"

#include <QTest>

#include <vector>

namespace tst_nearestword {

using namespace limber;

class NearestWordTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheIntendedWord_data();
    void findsTheIntendedWord();
};

void NearestWordTest::findsTheIntendedWord_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant");
    QTest::newRow("swapped") << "tirm"
                             << "trim";
    QTest::newRow("left out") << "smoth"
                              << "smooth";
    QTest::newRow("added") << "smoooth"
                           << "smooth";
    QTest::newRow("changed") << "smaoth"
                             << "smooth";
    QTest::newRow("letter case") << "SMOOTH"
                                 << "smooth";
    QTest::newRow("short") << "trm"
                           << "trim";
    QTest::newRow("one letter too few for anything") << "xyz"
                                                     << "";
    QTest::newRow("far") << "butterfly"
                         << "";
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("long") << QString(1000, QLatin1Char('s')) << "";
}

void NearestWordTest::findsTheIntendedWord()
{
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    const std::vector<std::string> words{"smooth", "trim", "resample", "despike"};
    QCOMPARE(QString::fromStdString(nearestWord(typed.toStdString(), words)), meant);
    QCOMPARE(QString::fromStdString(nearestWord(typed.toStdString(), {})), QString());
}

QTEST_GUILESS_MAIN(NearestWordTest)

} // namespace tst_nearestword

#include "tst_nearestword.moc"
