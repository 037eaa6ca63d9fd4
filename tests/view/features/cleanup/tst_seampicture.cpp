#include "cleanup/seams/cyclebuttons.h"
#include "cleanup/seams/distancecolours.h"
#include "cleanup/seams/seamchooser.h"
#include "cleanup/seams/seampicture.h"
#include "drawing.h"
#include "joining/seammap.h"
#include "pictures.h"
#include "session/session.h"
#include "support/walker.h"
#include "theme/theme.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>

namespace tst_seampicture {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Selecting a cycle in the picture of distances, with mouse and keys.
class SeamPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void coloursGetSteadilyDarker();
    void pointsAndFramesCorrespond_data();
    void pointsAndFramesCorrespond();
    void labelsAreRoundAndFewEnough();
    void atFirstTheBestPairIsMarkedAndSelected();
    void cyclesAreOfferedWithTheirPoses();
    void aClickSelectsThePair();
    void nothingCanBeSelectedBelowTheDiagonal();
    void draggingMovesTheSelection();
    void theMouseShowsFramesAndDistance();
    void arrowsMoveTheEnds();
    void anEndStopsAtTheOtherOne();
    void homeSelectsTheBestPair();
    void doubleClickAndReturnGoToTheNearestSimilarPair();
    void typedFramesAreShown();
    void aChangedDocumentIsComparedAgain();
    void aHiddenPictureIsNotComputed();
    void shortClipsHaveNoPicture();
    void isLegibleInBothThemes_data();
    void isLegibleInBothThemes();
    void numbersStandBesideThePlot();
    void marksStandAtTheirPairs();
    void labelsStandAtTheirFrames();
    void theLegendIsShownWhereThereIsSpaceForIt();

private:
    [[nodiscard]] SeamPicture &picture() { return *m_chooser->findChild<SeamPicture *>(); }
    [[nodiscard]] QString words() { return m_chooser->findChild<QLabel *>(u"seamWords"_s)->text(); }
    void showChooser();
    // The middle of a pair's cell.
    QPoint pointOf(int first, int last) { return picture().layOut().pointOf({first, last}).toPoint(); }
    double distanceOf(int first, int last);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<SeamChooser> m_chooser;
};

void SeamPictureTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 150}).clip);
    m_chooser = std::make_unique<SeamChooser>();
    m_chooser->setSession(m_session.get());
    m_chooser->resize(300, 340);
}

void SeamPictureTest::cleanup()
{
    m_chooser.reset();
    m_session.reset();
}

void SeamPictureTest::showChooser()
{
    m_chooser->show();
    m_chooser->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_chooser.get()));
    QTRY_VERIFY(picture().hasMap());
}

double SeamPictureTest::distanceOf(int first, int last)
{
    const Document &document = m_session->document();
    return SeamSearch(document.clip(), document.positionRules(), document.upAxis().axis).between(first, last).distance;
}

void SeamPictureTest::coloursGetSteadilyDarker()
{
    const auto lightness = [](const QColor &colour) {
        const auto linear = [](double value) { return std::pow(value, 2.2); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    for (int i = 0; i < 100; ++i)
        QVERIFY(lightness(distanceColour(i / 100.0)) > lightness(distanceColour((i + 1) / 100.0)));
    QCOMPARE(distanceColour(-1.0), distanceColour(0.0));
    QCOMPARE(distanceColour(std::nan("")), distanceColour(1.0));
}

void SeamPictureTest::pointsAndFramesCorrespond_data()
{
    QTest::addColumn<int>("frames");
    for (const int frames : {3, 40, 200, 5000})
        QTest::addRow("%d", frames) << frames;
}

void SeamPictureTest::pointsAndFramesCorrespond()
{
    QFETCH(int, frames);
    const SeamLayout layout(QRectF(30, 10, 250, 200), SeamRange::ofCycle(frames));
    for (int first = 0; first + 2 < frames; first += std::max(1, frames / 50)) {
        for (int last = first + 2; last < frames; last += std::max(1, frames / 50)) {
            const QPointF point = layout.pointOf({first, last});
            QVERIFY(layout.contains(point));
            QVERIFY((layout.seamAt(point) == FrameInterval{first, last}));
        }
    }
    QVERIFY((layout.seamAt({-1e6, -1e6}) == FrameInterval{0, frames - 1}));
    QVERIFY((layout.seamAt({1e6, 1e6}) == FrameInterval{frames - 3, frames - 1}));
}

void SeamPictureTest::labelsAreRoundAndFewEnough()
{
    for (const int frames : {3, 40, 435, 200'000}) {
        const SeamLayout layout(QRectF(0, 0, 250, 250), SeamRange::ofCycle(frames));
        const std::vector<int> labels = layout.labelledFirsts(40.0);
        QCOMPARE(labels.front(), 0);
        QVERIFY(labels.size() <= 8);
        for (std::size_t i = 1; i < labels.size(); ++i)
            QVERIFY(layout.xOf(labels[i]) - layout.xOf(labels[i - 1]) >= 40.0);
    }
}

void SeamPictureTest::atFirstTheBestPairIsMarkedAndSelected()
{
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    showChooser();
    const Document &document = m_session->document();
    const auto best = seamMap(document.clip(), document.positionRules(), document.upAxis(), 200, {}).value().best;
    QVERIFY(best.has_value());
    QVERIFY(picture().chosen() == best);
    QVERIFY2(words().contains(u"best cycle"_s), qPrintable(words()));
    // The ring and the cross are drawn in white.
    const QImage image = picture().grab().toImage();
    const QPoint at = (picture().layOut().pointOf(*best) * image.devicePixelRatio()).toPoint();
    const int radius = int(5.0 * image.devicePixelRatio());
    int lightest = 0;
    for (const QPoint &by : {QPoint(-1, 0), QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(0, -1)})
        lightest = std::max(lightest, image.pixelColor(at + QPoint(radius, 0) + by).lightness());
    QVERIFY2(lightest > 220, qPrintable(QString::number(lightest)));
    QCOMPARE(chosen.count(), 0); // the user has not selected anything
}

void SeamPictureTest::cyclesAreOfferedWithTheirPoses()
{
    m_session->document().reset(makeWalker({.frames = 240}).clip);
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    showChooser();
    const QList<QToolButton *> buttons = m_chooser->findChild<CycleButtons *>()->findChildren<QToolButton *>();
    QVERIFY(buttons.size() >= 2 && buttons.size() <= 3);
    QVERIFY(buttons.front()->isChecked() && !buttons.back()->isChecked());
    for (const QToolButton *button : buttons) {
        QVERIFY(!button->icon().isNull());
        QVERIFY(button->accessibleName().contains(u"170"_s));
    }
    QTest::mouseClick(buttons.back(), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(buttons.back()->isChecked() && !buttons.front()->isChecked());
    const FrameInterval seam = *picture().chosen();
    QCOMPARE(buttons.back()->text(), u"%1 to %2"_s.arg(seam.first).arg(seam.last));
    // A short clip offers nothing.
    m_session->document().reset(makeWalker({.frames = 20}).clip);
    QTRY_VERIFY(!m_chooser->findChild<CycleButtons *>()->isVisible());
}

void SeamPictureTest::aClickSelectsThePair()
{
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    showChooser();
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, pointOf(20, 100));
    QCOMPARE(chosen.count(), 1);
    QVERIFY(picture().chosen().has_value());
    const FrameInterval seam = *picture().chosen();
    QVERIFY(std::abs(seam.first - 20) <= 1 && std::abs(seam.last - 100) <= 1); // a pixel may be less than a frame
    QCOMPARE(QString::fromStdString(chosen.front().front().value<std::string>()),
             u"%1-%2"_s.arg(seam.first).arg(seam.last));
    QTest::mouseClick(&picture(), Qt::RightButton, {}, pointOf(40, 90));
    QCOMPARE(chosen.count(), 1);
}

void SeamPictureTest::nothingCanBeSelectedBelowTheDiagonal()
{
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    showChooser();
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, pointOf(120, 20));
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, QPoint(1, 1));
    QCOMPARE(chosen.count(), 0);
}

void SeamPictureTest::draggingMovesTheSelection()
{
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    showChooser();
    QTest::mousePress(&picture(), Qt::LeftButton, {}, pointOf(20, 100));
    QTest::mouseMove(&picture(), pointOf(30, 110));
    QTest::mouseMove(&picture(), pointOf(140, 40)); // on the other side of the diagonal: selects the pair nearest to it
    QVERIFY(chosen.count() >= 2);
    QVERIFY(picture().chosen()->last - picture().chosen()->first == 2);
    QTest::mouseRelease(&picture(), Qt::LeftButton, {}, pointOf(140, 40));
    const int count = int(chosen.count());
    QTest::mouseMove(&picture(), pointOf(10, 120));
    QCOMPARE(chosen.count(), count);
}

void SeamPictureTest::theMouseShowsFramesAndDistance()
{
    showChooser();
    QTest::mouseMove(&picture(), QPoint(1, 1));
    const QString before = words();
    QTest::mouseMove(&picture(), pointOf(20, 100));
    QTRY_VERIFY(picture().hovered().has_value());
    const FrameInterval seam = *picture().hovered();
    const QString distance = QString::number(distanceOf(seam.first, seam.last), 'f', 3);
    QVERIFY2(words().contains(u"%1 and %2"_s.arg(seam.first).arg(seam.last)), qPrintable(words()));
    QVERIFY2(words().contains(distance.left(4)), qPrintable(words() + u" / "_s + distance));
    const double seconds = (seam.last - seam.first) * m_session->document().motion().playingFrameTimeSeconds();
    QVERIFY2(words().contains(u"(%1 s)"_s.arg(seconds, 0, 'f', 2)), qPrintable(words()));
    QTest::mouseMove(&picture(), QPoint(1, 1)); // the text describes the selected pair again
    QTRY_COMPARE(words(), before);
}

void SeamPictureTest::arrowsMoveTheEnds()
{
    showChooser();
    m_chooser->setFrames("20-100");
    picture().setFocus();
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&picture(), key, modifiers);
        return *picture().chosen();
    };
    QVERIFY((press(Qt::Key_Right) == FrameInterval{21, 100}));
    QVERIFY((press(Qt::Key_Left, Qt::ShiftModifier) == FrameInterval{11, 100}));
    QVERIFY((press(Qt::Key_Up, Qt::ShiftModifier) == FrameInterval{11, 110}));
    QVERIFY((press(Qt::Key_Down) == FrameInterval{11, 109}));
    QCOMPARE(chosen.count(), 4);
    QCOMPARE(QString::fromStdString(chosen.back().front().value<std::string>()), u"11-109"_s);
    QVERIFY2(words().contains(u"11 and 109"_s), qPrintable(words()));
}

void SeamPictureTest::anEndStopsAtTheOtherOne()
{
    showChooser();
    m_chooser->setFrames("95-100");
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&picture(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY((picture().chosen() == FrameInterval{98, 100}));
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(&picture(), Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY((picture().chosen() == FrameInterval{0, 100}));
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(&picture(), Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY((picture().chosen() == FrameInterval{0, 149}));
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(&picture(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY((picture().chosen() == FrameInterval{0, 2}));
}

void SeamPictureTest::homeSelectsTheBestPair()
{
    showChooser();
    const auto best = picture().chosen();
    m_chooser->setFrames("20-100");
    QVERIFY(picture().chosen() != best);
    QTest::keyClick(&picture(), Qt::Key_Home);
    QVERIFY(picture().chosen() == best);
}

void SeamPictureTest::doubleClickAndReturnGoToTheNearestSimilarPair()
{
    showChooser();
    QTest::mouseDClick(&picture(), Qt::LeftButton, {}, pointOf(20, 95));
    const FrameInterval clicked = *picture().chosen();
    QVERIFY(distanceOf(clicked.first, clicked.last) < distanceOf(20, 95));
    m_chooser->setFrames("20-95");
    QTest::keyClick(&picture(), Qt::Key_Return);
    const FrameInterval seam = *picture().chosen();
    QVERIFY(distanceOf(seam.first, seam.last) < distanceOf(20, 95));
    QTest::keyClick(&picture(), Qt::Key_Return);
    QVERIFY(picture().chosen() == seam);
}

void SeamPictureTest::typedFramesAreShown()
{
    showChooser();
    const auto best = picture().chosen();
    m_chooser->setFrames("20-last");
    QVERIFY((picture().chosen() == FrameInterval{20, 149}));
    for (const char *text : {"auto", "", "100-20", "5000-9000", "30", "\xff"}) {
        m_chooser->setFrames(text);
        QVERIFY2(picture().chosen() == best, text);
    }
}

void SeamPictureTest::aChangedDocumentIsComparedAgain()
{
    showChooser();
    m_session->document().removeFrames(100, 50);
    QVERIFY(!picture().hasMap()); // the map is removed at once, because it was of other frames
    QTRY_VERIFY(picture().hasMap());
    m_chooser->setFrames("20-99");
    QVERIFY((picture().chosen() == FrameInterval{20, 99}));
    QVERIFY(std::abs(picture().layOut().yOf(99) - picture().layOut().plot().top()) < 3.0);
}

void SeamPictureTest::aHiddenPictureIsNotComputed()
{
    QTest::qWait(500);
    QVERIFY(!picture().hasMap());
    showChooser();
    m_chooser->hide();
    m_session->document().removeFrames(100, 50);
    QTest::qWait(500);
    QVERIFY(!picture().hasMap());
    showChooser();
    m_chooser->setSession(nullptr);
    QVERIFY(!picture().hasMap());
}

void SeamPictureTest::shortClipsHaveNoPicture()
{
    m_session->document().reset(makeWalker({.frames = 2}).clip);
    m_chooser->show();
    QTest::qWait(500);
    QVERIFY(!picture().hasMap());
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, picture().rect().center());
    QTest::keyClick(&picture(), Qt::Key_Right);
    m_session->document().reset(makeWalker({.frames = 3}).clip);
    QTRY_VERIFY(picture().hasMap());
    QVERIFY((picture().chosen() == FrameInterval{0, 2})); // no cycle is found, so the whole clip is selected
}

void SeamPictureTest::isLegibleInBothThemes_data()
{
    QTest::addColumn<Theme::Mode>("mode");
    QTest::newRow("dark") << Theme::Mode::Dark;
    QTest::newRow("light") << Theme::Mode::Light;
}

// The axes are labelled, and the plot has many colours.
void SeamPictureTest::isLegibleInBothThemes()
{
    QFETCH(Theme::Mode, mode);
    Theme theme;
    theme.setMode(mode);
    theme.apply();
    showChooser();
    const QImage image = picture().grab().toImage();
    const QRectF inWidget = picture().layOut().plot();
    const QRect plot =
        QRectF(inWidget.topLeft() * image.devicePixelRatio(), inWidget.size() * image.devicePixelRatio()).toRect();
    QSet<QRgb> inPlot;
    int labelPixels = 0;
    const QColor background = image.pixelColor(image.width() - 1, image.height() - 1);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (plot.contains(x, y))
                inPlot.insert(colour.rgb());
            else if (std::abs(colour.lightness() - background.lightness()) > 70)
                ++labelPixels;
        }
    }
    QVERIFY(inPlot.size() > 100);
    QVERIFY(labelPixels > 50);
}

void SeamPictureTest::numbersStandBesideThePlot()
{
    showChooser();
    const QImage image = picture().grab().toImage();
    const QColor ground = image.pixelColor(image.width() - 1, image.height() - 1);
    const QRect plot = picture().layOut().plot().toRect();
    const auto hasInk = [&](const QRect &area) { return !inkIn(image, area, ground).isEmpty(); };
    QVERIFY(hasInk({plot.left() - 16, plot.top(), 12, plot.height()}));
    QVERIFY(!hasInk({plot.left() - 3, plot.top(), 2, plot.height()}));
    QVERIFY(hasInk({plot.left(), plot.bottom() + 5, plot.width(), 12}));
    QVERIFY(!hasInk({plot.left(), plot.bottom() + 3, plot.width(), 2}));
}

void SeamPictureTest::marksStandAtTheirPairs()
{
    showChooser();
    const SeamLayout layout = picture().layOut();
    const QRectF plot = layout.plot();
    const FrameInterval best = *picture().chosen(); // at first
    const auto drawn = [this] {
        auto drawing = std::make_unique<Drawing>(picture().size());
        picture().render(drawing.get());
        return drawing;
    };
    for (const FrameInterval &chosen : {FrameInterval{0, 149}, FrameInterval{40, 100}}) {
        picture().setChosen(chosen);
        const auto drawing = drawn();
        QCOMPARE(written(drawing->shapes(DrawnShape::Kind::Picture).first().box), written(plot));
        // The first rectangle is the background.
        QCOMPARE(written(drawing->shapes(DrawnShape::Kind::Rectangle).at(1).box), written(plot));
        const QList<DrawnShape> rings = drawing->shapes(DrawnShape::Kind::Ellipse);
        QCOMPARE(rings.size(), 2);
        const QPointF ring = layout.pointOf(best);
        for (const DrawnShape &each : rings)
            QCOMPARE(written(each.box), written(QRectF(ring.x() - 5.0, ring.y() - 5.0, 10.0, 10.0)));
        QVERIFY(rings[0].pen == Qt::black && rings[0].penWidth == 4.0);
        QVERIFY(rings[1].pen == Qt::white && rings[1].penWidth == 2.0);
        const QList<DrawnShape> arms = drawing->shapes(DrawnShape::Kind::Line);
        QCOMPARE(arms.size(), 4);
        const QPointF at = layout.pointOf(chosen);
        const QPolygonF across{QPointF(std::max(plot.left(), at.x() - 10.0), at.y()), QPointF(at.x() + 10.0, at.y())};
        const QPolygonF down{QPointF(at.x(), std::max(plot.top(), at.y() - 10.0)), QPointF(at.x(), at.y() + 10.0)};
        for (const qsizetype colour : {0, 2}) {
            QCOMPARE(written(arms[colour].points), written(across));
            QCOMPARE(written(arms[colour + 1].points), written(down));
        }
    }
    picture().setChosen(std::nullopt);
    QCOMPARE(drawn()->shapes(DrawnShape::Kind::Line).size(), 0);
}

void SeamPictureTest::theLegendIsShownWhereThereIsSpaceForIt()
{
    showChooser();
    int lowestWithLegend = 0;
    for (int height = 60; height <= 360; height += 10) {
        picture().resize(500, height);
        Drawing drawing(picture().size());
        picture().render(&drawing);
        const auto texts = drawing.texts();
        const bool hasLegend = std::any_of(texts.begin(), texts.end(), [](auto &t) { return t.endsWith(u" units"); });
        QVERIFY(hasLegend || lowestWithLegend == 0); // with more space it stays
        if (!hasLegend)
            continue;
        if (lowestWithLegend == 0)
            lowestWithLegend = height;
        const QRectF bar = drawing.shapes(DrawnShape::Kind::Rectangle).last().box;
        QVERIFY2(picture().layOut().legend().contains(bar), qPrintable(QString::number(height) + u' ' + written(bar)));
    }
    QVERIFY(lowestWithLegend > 60 && lowestWithLegend < 300);
}

void SeamPictureTest::labelsStandAtTheirFrames()
{
    showChooser();
    const SeamLayout layout = picture().layOut();
    const QRectF plot = layout.plot();
    Drawing drawing(picture().size());
    picture().render(&drawing);
    int below = 0;
    int beside = 0;
    for (const DrawnShape &shape : drawing.shapes(DrawnShape::Kind::Text)) {
        bool isNumber = false;
        const int frame = shape.text.toInt(&isNumber);
        if (!isNumber)
            continue;
        if (shape.box.top() > plot.bottom()) {
            ++below;
            const double half = 0.5 * shape.box.width();
            const double middle = std::clamp(layout.xOf(frame), plot.left() + half, plot.right() - half);
            QVERIFY2(qAbs(shape.box.center().x() - middle) <= 1.5, qPrintable(shape.text));
            QVERIFY(qAbs(shape.box.top() - plot.bottom() - 4.0) <= 1.0);
        } else {
            ++beside;
            QVERIFY2(qAbs(shape.box.right() - plot.left() + 4.0) <= 1.5, qPrintable(shape.text));
            const double half = 0.5 * shape.box.height();
            const double middle = std::clamp(layout.yOf(frame), plot.top() + half, plot.bottom() - half);
            QVERIFY2(qAbs(shape.box.center().y() - middle) <= 1.5, qPrintable(shape.text));
        }
    }
    QVERIFY(below >= 3 && beside >= 3);
}

QTEST_MAIN(SeamPictureTest)

} // namespace tst_seampicture

#include "tst_seampicture.moc"
