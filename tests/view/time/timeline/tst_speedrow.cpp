#include "figures.h"
#include "pictures.h"
#include "session/session.h"
#include "timeline/rulerspeeds.h"
#include "timeline/speedrow.h"

#include <QTest>

#include <memory>

namespace tst_speedrow {

using namespace limber;
using namespace limber::test;

namespace {

const QColor black(Qt::black);
constexpr int rowWidth = 480;
constexpr int rowHeight = 40;

// Colours of black and red, so that a picture shows how strong a line is.
Colours plainColours()
{
    Colours colours;
    colours.panel = black;
    colours.text = Qt::white;
    colours.secondaryText = Qt::white;
    colours.accent = Qt::red;
    return colours;
}

} // namespace

// The curves of the speed; 101 frames stand 4 pixels apart from pixel 66 to 466.
class SpeedRowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theLineRisesWithTheSpeed();
    void theSelectionsSpeedStandsBeforeTheFigures();
    void showsTheSpeedAtTheCurrentFrame();
    void staysQuickOnALongTake();

private:
    void setValues(int column, const std::vector<double> &values);
    [[nodiscard]] QImage picture() const { return m_row->grab().toImage(); }
    [[nodiscard]] int x(double frame) const { return qRound(m_scale.xOf(frame)); }
    [[nodiscard]] bool isDone() const;

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<SpeedRow> m_row;
    TimeScale m_scale;
};

void SpeedRowTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(101));
    m_ruler = std::make_unique<QWidget>();
    m_row = std::make_unique<SpeedRow>(*m_ruler);
    m_row->setColours(plainColours());
    m_row->resize(rowWidth, rowHeight);
    m_scale = {};
    m_scale.setFrameCount(101);
    m_scale.setPixels(66.0, 400.0);
    m_row->follow(m_scale);
    m_row->setGutterOpen(false);
}

void SpeedRowTest::setValues(int column, const std::vector<double> &values)
{
    m_session->document().setValues({0, static_cast<int>(values.size()), {column}}, values, QStringLiteral("x"));
}

bool SpeedRowTest::isDone() const
{
    return m_row->speeds().ofFigure().isDone() && m_row->speeds().ofSelection().isDone();
}

void SpeedRowTest::theLineRisesWithTheSpeed()
{
    // The figure stands for half of the time, then moves at constant speed.
    std::vector<double> along(101, 0.0);
    for (int frame = 51; frame <= 100; ++frame)
        along[static_cast<std::size_t>(frame)] = frame - 50;
    setValues(hipsXPosition, along);
    m_row->setSession(m_session.get());
    QTRY_VERIFY(isDone());
    const QImage image = picture();
    const auto middleOfInk = [&](int x) {
        double sum = 0.0;
        int count = 0;
        for (int y = 0; y < rowHeight; ++y) {
            if (image.pixelColor(x, y).red() > 100 && image.pixelColor(x, y).blue() < 100) {
                sum += y;
                ++count;
            }
        }
        return count > 0 ? sum / count : -1.0;
    };
    const double bottom = rowHeight - 4.0;
    QVERIFY2(qAbs(middleOfInk(x(20)) - bottom) <= 1.5, qPrintable(QString::number(middleOfInk(x(20)))));
    const double top = bottom - (rowHeight - 8.0) / 1.1;
    QVERIFY2(qAbs(middleOfInk(x(75)) - top) <= 1.5, qPrintable(QString::number(middleOfInk(x(75)))));
    QVERIFY(!inkIn(image, {0, 0, 60, rowHeight}, black).isEmpty()); // the name of the row
}

void SpeedRowTest::theSelectionsSpeedStandsBeforeTheFigures()
{
    // The whole figure moves at constant speed, and the left leg also rotates in the first half.
    std::vector<double> along(101);
    std::vector<double> turns(101, 50.0);
    for (int frame = 0; frame <= 100; ++frame) {
        along[static_cast<std::size_t>(frame)] = 0.2 * frame;
        turns[static_cast<std::size_t>(frame)] = qMin(frame, 50);
    }
    setValues(hipsXPosition, along);
    setValues(leftLegZRotation, turns);
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_row->setSession(m_session.get());
    QTRY_VERIFY(isDone());
    const QImage image = picture();
    const auto strongestRed = [&](int x, int top, int bottom) {
        int red = 0;
        for (int y = top; y <= bottom; ++y)
            red = qMax(red, image.pixelColor(x, y).red());
        return red;
    };
    const int figure = strongestRed(x(75), 0, 14);
    QVERIFY2(figure > 30 && figure < 110, qPrintable(QString::number(figure)));
    QVERIFY(strongestRed(x(75), 16, 34) > 150); // the leg is slower than it was
    QVERIFY(strongestRed(x(5), 0, 14) > 150);
}

void SpeedRowTest::showsTheSpeedAtTheCurrentFrame()
{
    std::vector<double> along(101, 0.0);
    for (int frame = 51; frame <= 100; ++frame)
        along[static_cast<std::size_t>(frame)] = frame - 50;
    setValues(hipsXPosition, along);
    QVERIFY(m_row->valueText().isEmpty());
    m_row->setSession(m_session.get());
    QTRY_VERIFY(isDone());
    const double perSecond = 1.0 / m_session->document().motion().playingFrameTimeSeconds();
    QCOMPARE(m_row->valueText(), QLocale().toString(0.0, 'f', 1));
    m_session->playhead().setFrame(80);
    QCOMPARE(m_row->valueText(), QLocale().toString(perSecond, 'f', 1));
    m_session->selectOnly(NodeId::joint(leftLeg));
    QTRY_VERIFY(isDone());
    QVERIFY2(m_row->valueText().startsWith(QStringLiteral("LeftLeg ")), qPrintable(m_row->valueText()));
    m_session->document().reset({});
    QTRY_VERIFY(isDone());
    QVERIFY(!picture().isNull());
    m_session.reset();
    QVERIFY(m_row->valueText().isEmpty());
    QVERIFY(!picture().isNull());
}

void SpeedRowTest::staysQuickOnALongTake()
{
    m_session->document().reset(standingFigure(200000));
    m_row->setSession(m_session.get());
    m_scale.setFrameCount(200000);
    m_row->follow(m_scale);
    QVERIFY(!isDone()); // the window gets its turn first
    QTRY_VERIFY(isDone());
    QVERIFY(!picture().isNull());
}

QTEST_MAIN(SpeedRowTest)

} // namespace tst_speedrow

#include "tst_speedrow.moc"
