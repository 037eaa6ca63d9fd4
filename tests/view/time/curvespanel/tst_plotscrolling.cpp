#include "time/curvespanel/smallplot.h"

#include <QMouseEvent>
#include <QTest>

#include <cmath>
#include <memory>

namespace tst_plotscrolling {

using namespace limber;
using namespace limber::test;

// A drag that leaves the plot of curves: the plot follows what is dragged.
class PlotScrollingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aDragBeyondTheEdgeScrollsValues_data();
    void aDragBeyondTheEdgeScrollsValues();
    void aKeyBeyondTheSideScrollsTime();
    void samplesDoNotScrollTime();
    void insideNothingScrolls();
    void theEndOfTheDragEndsTheScrolling();

private:
    void send(QEvent::Type type, const QPointF &to, Qt::MouseButton button, Qt::MouseButtons held)
    {
        QMouseEvent event(type, to, plot().mapToGlobal(to), button, held, {});
        QCoreApplication::sendEvent(&plot(), &event);
    }
    void press(int frame, double value)
    {
        m_at = plot().view().pixelOf(frame, value);
        send(QEvent::MouseButtonPress, m_at, Qt::LeftButton, Qt::LeftButton);
    }
    void moveTo(const QPointF &to)
    {
        m_at = to;
        send(QEvent::MouseMove, m_at, Qt::NoButton, Qt::LeftButton);
    }
    void release() { send(QEvent::MouseButtonRelease, m_at, Qt::LeftButton, Qt::NoButton); }
    [[nodiscard]] CurvePlot &plot() const { return m_small->plot; }

    std::unique_ptr<SmallPlot> m_small;
    QPointF m_at; // of the mouse
};

void PlotScrollingTest::init()
{
    m_small = std::make_unique<SmallPlot>();
    QVERIFY(m_small->waitForCurves());
    plot().show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot()));
    plot().fitAll();
}

void PlotScrollingTest::aDragBeyondTheEdgeScrollsValues_data()
{
    QTest::addColumn<bool>("isUp");
    QTest::newRow("up") << true;
    QTest::newRow("down") << false;
}

void PlotScrollingTest::aDragBeyondTheEdgeScrollsValues()
{
    QFETCH(const bool, isUp);
    const ValueScale before = plot().valueScale();
    press(5, 20.0);
    moveTo({m_at.x(), isUp ? -60.0 : plot().height() + 60.0});
    QTRY_VERIFY(isUp ? plot().valueScale().least() > before.most() : plot().valueScale().most() < before.least());
    const double shown = plot().points().valueOf({chestZRotation, 5}).value_or(0.0);
    const double span = before.most() - before.least();
    QVERIFY2(shown >= plot().valueScale().least() - 0.05 * span && shown <= plot().valueScale().most() + 0.05 * span,
             qPrintable(QString::number(shown))); // at the edge, in sight
    release();
    const double value = m_small->value(5);
    QVERIFY(isUp ? value > before.most() : value < before.least());
    QCOMPARE(plot().valueScale().valuesPerPixel(), before.valuesPerPixel());
}

void PlotScrollingTest::aKeyBeyondTheSideScrollsTime()
{
    QVERIFY(m_small->addKey(5));
    m_small->ruler.showFrames(2.0, 8.0);
    const double last = plot().timeScale().lastVisible();
    press(5, m_small->value(5));
    moveTo({plot().width() + 80.0, m_at.y()});
    QTRY_VERIFY(plot().timeScale().lastVisible() > last + 4.0);
    release();
    QVERIFY(plot().keyEdit().selected().at(chestZRotation).front() > 8); // beside the next key
}

void PlotScrollingTest::samplesDoNotScrollTime()
{
    m_small->ruler.showFrames(2.0, 8.0);
    const double last = plot().timeScale().lastVisible();
    press(5, 20.0);
    moveTo({plot().width() + 80.0, m_at.y() - 10.0});
    QTest::qWait(150);
    QCOMPARE(plot().timeScale().lastVisible(), last);
    release();
}

void PlotScrollingTest::insideNothingScrolls()
{
    const double most = plot().valueScale().most();
    press(5, 20.0);
    moveTo(m_at - QPointF(0.0, 40.0));
    QTest::qWait(150);
    QCOMPARE(plot().valueScale().most(), most);
    release();
}

void PlotScrollingTest::theEndOfTheDragEndsTheScrolling()
{
    press(5, 20.0);
    moveTo({m_at.x(), -60.0});
    QTest::qWait(100);
    release();
    const double most = plot().valueScale().most();
    QTest::qWait(150);
    QCOMPARE(plot().valueScale().most(), most);
}

QTEST_MAIN(PlotScrollingTest)

} // namespace tst_plotscrolling

#include "tst_plotscrolling.moc"
