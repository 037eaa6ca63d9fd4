#include "formats/formatparameter.h"
#include "formats/formatvalues.h"

#include <QTest>

#include <map>

namespace tst_formatparameter {

using namespace limber;
using namespace Qt::StringLiterals;

// The settings of formats as the command line and the window give them.
class FormatParameterTest : public QObject
{
    Q_OBJECT

private slots:
    void optionsAreNamedAfterParameters();
    void expectationsSayKindUnitAndRange();
    void valuesAreTaken_data();
    void valuesAreTaken();
    void valuesThatAreNotTakenAreStandard();

private:
    [[nodiscard]] static FormatParameter number()
    {
        return {.parameter = {.name = "within",
                              .title = "",
                              .help = "",
                              .unit = Unit::Degrees,
                              .standard = {},
                              .least = 0.0,
                              .most = 45.0},
                .isOverLeast = true};
    }
    [[nodiscard]] static FormatParameter count()
    {
        return {.parameter = {.name = "decimals",
                              .title = "",
                              .help = "",
                              .kind = Parameter::Kind::WholeNumber,
                              .least = 0.0,
                              .most = 17.0}};
    }
    [[nodiscard]] static FormatParameter word()
    {
        return {.parameter = {.name = "separator",
                              .title = "",
                              .help = "",
                              .kind = Parameter::Kind::Word,
                              .standard = "comma",
                              .words = {{"comma", ""}, {"semicolon", ""}, {"tab", ""}}},
                .otherWords = {","}};
    }
    [[nodiscard]] static FormatParameter flag(std::string_view standard)
    {
        return {.parameter = {
                    .name = "header", .title = "", .help = "", .kind = Parameter::Kind::Flag, .standard = standard}};
    }
};

void FormatParameterTest::optionsAreNamedAfterParameters()
{
    QCOMPARE(optionName(number()), "within");
    QCOMPARE(optionName(flag("yes")), "no-header");
    QCOMPARE(optionName(flag("no")), "header");
    QCOMPARE(optionValueName(flag("no")), "");
    QCOMPARE(optionValueName(number()), "N");
    QCOMPARE(optionValueName(word()), "comma|semicolon|tab");
    FormatParameter named = word();
    named.valueName = "WHAT";
    QCOMPARE(optionValueName(named), "WHAT");
}

void FormatParameterTest::expectationsSayKindUnitAndRange()
{
    QCOMPARE(expectationOf(number()), "degrees over 0 to 45");
    FormatParameter seconds = number();
    seconds.parameter.unit = Unit::Seconds;
    seconds.isOverLeast = false;
    QCOMPARE(expectationOf(seconds), "seconds from 0 to 45");
    QCOMPARE(expectationOf(count()), "0 to 17");
    QCOMPARE(expectationOf(word()), "comma, semicolon or tab");
    FormatParameter said = count();
    said.expected = "few";
    QCOMPARE(expectationOf(said), "few");
}

void FormatParameterTest::valuesAreTaken_data()
{
    QTest::addColumn<FormatParameter>("parameter");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("isTaken");
    const auto add = [](const FormatParameter &parameter, const char *value, bool isTaken) {
        QTest::addRow("%s %s", parameter.parameter.name.data(), value) << parameter << QByteArray(value) << isTaken;
    };
    for (const char *value : {"45", "0.001", "+1", "1e1"})
        add(number(), value, true);
    for (const char *value : {"0", "45.1", "-1", "", "nan", "inf", "1x", "+-1", "1,5"})
        add(number(), value, false);
    for (const char *value : {"0", "17"})
        add(count(), value, true);
    for (const char *value : {"18", "-1", "3.0", "+3", "", "3 "})
        add(count(), value, false);
    for (const char *value : {"tab", ","})
        add(word(), value, true);
    for (const char *value : {"Tab", ";", ""})
        add(word(), value, false);
    add(flag("yes"), "no", true);
    add(flag("yes"), "1", false);
}

void FormatParameterTest::valuesAreTaken()
{
    QFETCH(const FormatParameter, parameter);
    QFETCH(const QByteArray, value);
    QTEST(takes(parameter, value.toStdString()), "isTaken");
}

void FormatParameterTest::valuesThatAreNotTakenAreStandard()
{
    const std::vector<FormatParameter> all{number(), word(), flag("yes")};
    std::map<std::string_view, std::string> given;
    const GivenText find = [&given](const FormatParameter &one) {
        const auto found = given.find(one.parameter.name);
        return found != given.end() ? std::optional(found->second) : std::nullopt;
    };
    FormatValues read = valuesOf(all, find);
    QVERIFY(read.wrong == nullptr);
    QVERIFY(!read.values.has("within") && read.values.is("separator", "comma") && read.values.flag("header"));
    QVERIFY(!read.values.isGiven("separator"));
    given = {{"within", "1.5"}, {"separator", "#"}, {"header", "no"}};
    read = valuesOf(all, find);
    QCOMPARE(read.wrong, &all[1]);
    QCOMPARE(read.values.number("within"), 1.5);
    QVERIFY(read.values.is("separator", "comma") && !read.values.flag("header"));
    given = {{"within", "0"}, {"separator", ";"}};
    QCOMPARE(valuesOf(all, find).wrong, all.data());
}

QTEST_GUILESS_MAIN(FormatParameterTest)

} // namespace tst_formatparameter

#include "tst_formatparameter.moc"
