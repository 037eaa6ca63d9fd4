#include "timeline/rows/differencerow.h"

#include "figures.h"
#include "pictures.h"
#include "session/session.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace tst_differencerow {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The curve of differences from a second clip; frames stand 4 pixels apart from pixel 100.
class DifferenceRowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init();
    void cleanup();
    void withoutASecondClipItIsNotWanted();
    void theWorstFrameStandsHighest();
    void aClickOnASignGoesToItsFrame();
    void equalClipsHaveALineAtTheBottom();

private:
    // Lays a clip beside the document in which the leg is rotated by so many degrees in these frames.
    void compare(const std::vector<std::pair<int, double>> &rotated)
    {
        auto clip = std::make_shared<Clip>(m_session->document().clip());
        for (const auto &[frame, degrees] : rotated)
            clip->motion.setValue(frame, leftLegZRotation, degrees);
        m_session->secondClip().show({u"other.bvh"_s, clip, {}, Axis::Y});
        QTRY_VERIFY(m_session->secondClip().isMeasured());
    }
    [[nodiscard]] double base() const { return m_row->height() - 5.0; }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<DifferenceRow> m_row;
};

void DifferenceRowTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(101));
    m_ruler = std::make_unique<QWidget>();
    m_row = std::make_unique<DifferenceRow>(*m_ruler);
    m_row->resize(520, 80);
    TimeScale scale;
    scale.setFrameCount(101);
    scale.setPixels(100.0, 400.0);
    m_row->follow(scale);
    m_row->setSession(m_session.get());
    m_row->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_row.get()));
}

void DifferenceRowTest::cleanup()
{
    m_row.reset();
    m_ruler.reset();
    m_session.reset();
}

void DifferenceRowTest::withoutASecondClipItIsNotWanted()
{
    QVERIFY(!m_row->isWanted() && m_row->valueText().isEmpty());
    QSignalSpy wanted(m_row.get(), &DifferenceRow::wantedChanged);
    compare({});
    QVERIFY(!wanted.isEmpty() && m_row->isWanted());
    QCOMPARE(m_row->valueText(), u"0.0° / 0.0°"_s);
    m_session->secondClip().clear();
    QVERIFY(!m_row->isWanted() && m_row->valueText().isEmpty());
}

void DifferenceRowTest::theWorstFrameStandsHighest()
{
    compare({{50, 40.0}, {20, 10.0}});
    QCOMPARE(m_session->secondClip().worst().front(), 50);
    const QPointF worst = m_row->signAt(0);
    QCOMPARE(worst.x(), 300.0);
    QCOMPARE(worst.y(), 5.0 + 7.5); // the curve leaves space for the sign
    const QPointF second = m_row->signAt(1);
    QCOMPARE(second.x(), 180.0);
    QVERIFY(std::abs(second.y() - (base() - 0.25 * (base() - worst.y()))) < 1e-9);
    m_session->playhead().setFrame(50);
    QVERIFY2(m_row->valueText().startsWith(u"40.0°"), qPrintable(m_row->valueText()));
}

void DifferenceRowTest::aClickOnASignGoesToItsFrame()
{
    compare({{50, 40.0}});
    QSignalSpy wanted(m_row.get(), &DifferenceRow::frameWanted);
    QTest::mouseClick(m_row.get(), Qt::RightButton, {}, m_row->signAt(0).toPoint());
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, m_row->signAt(0).toPoint() + QPoint(12, 0)); // beside it
    QVERIFY(wanted.isEmpty());
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, m_row->signAt(0).toPoint() + QPoint(8, 0));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toInt(), 50);
    QVERIFY(m_session->isSelected(NodeId::joint(leftLeg)));
}

void DifferenceRowTest::equalClipsHaveALineAtTheBottom()
{
    compare({});
    const QImage picture = m_row->grab().toImage();
    const QColor ground = picture.pixelColor(300, 20);
    const QRect line = inkIn(picture, QRect(110, 2, 380, m_row->height() - 4), ground);
    QVERIFY(!line.isEmpty());
    QVERIFY(std::abs(line.top() - base()) < 3.0);
    QVERIFY(line.width() > 370);
}

QTEST_MAIN(DifferenceRowTest)

} // namespace tst_differencerow

#include "tst_differencerow.moc"
