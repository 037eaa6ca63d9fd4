#include "theme/colours.h"
#include "theme/contrast.h"

#include <QTest>

#include <array>
#include <cmath>
#include <vector>

namespace tst_contrast {

using namespace limber;

namespace {

struct Pair
{
    const char *name;
    QColor foreground;
    QColor background;
};

// The colour of a translucent layer over a row of the table, such as over the current row that is not selected.
QColor mixedOver(const QColor &top, const QColor &below, double opacity)
{
    const auto mix = [opacity](int from, int to) { return static_cast<int>(from + (to - from) * opacity); };
    return {mix(below.red(), top.red()), mix(below.green(), top.green()), mix(below.blue(), top.blue())};
}

std::vector<Pair> textPairs(const Colours &c)
{
    const QColor currentRow = mixedOver(c.selection, c.panel, 0.55);
    std::vector<Pair> pairs;
    for (const QColor &background : {c.window, c.panel, c.raised}) {
        for (const auto &[name, colour] : {std::pair("text", c.text),
                                           {"secondary text", c.secondaryText},
                                           {"accent", c.accent},
                                           {"edited value", c.edited},
                                           {"X", c.axisX},
                                           {"Y", c.axisY},
                                           {"Z", c.axisZ}})
            pairs.push_back({name, colour, background});
    }
    for (const QColor &background : {c.selection, currentRow}) {
        pairs.push_back({"text on a selected row", c.text, background});
        pairs.push_back({"secondary text on a selected row", c.secondaryText, background});
        pairs.push_back({"edited value on a selected row", c.edited, background});
    }
    for (const QColor &background : {c.viewportTop, c.viewportBottom}) {
        pairs.push_back({"text in the view", c.text, background});
        pairs.push_back({"secondary text in the view", c.secondaryText, background});
    }
    return pairs;
}

std::vector<Pair> signPairs(const Colours &c)
{
    std::vector<Pair> pairs;
    for (const QColor &background : {c.panel, c.selection, c.viewportTop, c.viewportBottom}) {
        for (const auto &[name, colour] :
             {std::pair("left", c.left), {"right", c.right}, {"centre", c.centre}, {"selected bone", c.selected}})
            pairs.push_back({name, colour, background});
        for (int place = 0; place < 8; ++place)
            pairs.push_back({"clip beside", c.clipBeside(place), background});
    }
    for (const QColor &background : {c.panel, c.raised, c.window}) {
        pairs.push_back({"error", c.error, background});
        pairs.push_back({"warning", c.warning, background});
        pairs.push_back({"focus", c.accent, background});
    }
    for (const QColor &background : {c.viewportTop, c.viewportBottom})
        pairs.push_back({"ghost", c.ghost, background});
    return pairs;
}

// The distance in colour by which two colours can be distinguished at a glance (CIE76).
double distanceBetween(const QColor &a, const QColor &b)
{
    const auto lab = [](const QColor &colour) {
        const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
        const double r = linear(colour.redF());
        const double g = linear(colour.greenF());
        const double bl = linear(colour.blueF());
        const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
        const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * bl) / 0.9505);
        const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * bl);
        const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * bl) / 1.089);
        return std::array{116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
    };
    const auto p = lab(a);
    const auto q = lab(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

} // namespace

// Every text is legible and every sign visible in both themes (WCAG 2.1: 1.4.3 and 1.4.11).
class ContrastTest : public QObject
{
    Q_OBJECT

private slots:
    void isMeasuredAsWcagDefines();
    void textsAreLegible_data() { addThemes(); }
    void textsAreLegible();
    void signsAreVisible_data() { addThemes(); }
    void signsAreVisible();
    void aSelectedBoneDiffersFromTheColoursOfTheSides_data() { addThemes(); }
    void aSelectedBoneDiffersFromTheColoursOfTheSides();
    void clipsBesideDifferInColour_data() { addThemes(); }
    void clipsBesideDifferInColour();

private:
    static void addThemes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("dark") << true;
        QTest::newRow("light") << false;
    }
    [[nodiscard]] static Colours theme()
    {
        return *static_cast<bool *>(QTest::qData("dark", QMetaType::Bool)) ? Colours::darkTheme()
                                                                           : Colours::lightTheme();
    }
};

void ContrastTest::isMeasuredAsWcagDefines()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
}

void ContrastTest::textsAreLegible()
{
    for (const Pair &pair : textPairs(theme())) {
        const double ratio = contrast(pair.foreground, pair.background);
        QVERIFY2(ratio >= 4.5,
                 qPrintable(
                     QStringLiteral("%1 on %2: %3").arg(QLatin1String(pair.name), pair.background.name()).arg(ratio)));
    }
}

void ContrastTest::signsAreVisible()
{
    for (const Pair &pair : signPairs(theme())) {
        const double ratio = contrast(pair.foreground, pair.background);
        QVERIFY2(ratio >= 3.0,
                 qPrintable(
                     QStringLiteral("%1 on %2: %3").arg(QLatin1String(pair.name), pair.background.name()).arg(ratio)));
    }
}

void ContrastTest::aSelectedBoneDiffersFromTheColoursOfTheSides()
{
    const Colours c = theme();
    for (const QColor &side : {c.left, c.right, c.centre})
        QVERIFY2(distanceBetween(c.selected, side) > 40.0, qPrintable(side.name()));
}

void ContrastTest::clipsBesideDifferInColour()
{
    const Colours c = theme();
    for (int place = 0; place < 8; ++place) {
        for (int other = 0; other < place; ++other) {
            const double apart = distanceBetween(c.clipBeside(place), c.clipBeside(other));
            QVERIFY2(apart > 18.0, qPrintable(QStringLiteral("%1 and %2: %3").arg(place).arg(other).arg(apart)));
        }
    }
}

QTEST_APPLESS_MAIN(ContrastTest)

} // namespace tst_contrast

#include "tst_contrast.moc"
