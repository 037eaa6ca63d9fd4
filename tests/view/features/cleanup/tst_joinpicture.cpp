#include "cleanup/seams/seamchooser.h"
#include "cleanup/seams/seampicture.h"
#include "joining/joinsearch.h"
#include "joining/matchedclip.h"
#include "session/session.h"
#include "support/walker.h"
#include "theme/theme.h"

#include <QLabel>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace tst_joinpicture {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// The clip with other joint names, as another program writes them.
Clip renamed(Clip clip)
{
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setName(joint, "mixamorig:" + clip.skeleton.joint(joint).name);
    return clip;
}

Clip shortStrides(int frames)
{
    return makeWalker({.frames = frames, .stride = 80.0}).clip;
}

} // namespace

// Selecting where two clips are joined in the picture of distances, with mouse and keys.
class JoinPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void pointsAndFramesCorrespond_data();
    void pointsAndFramesCorrespond();
    void withoutASecondClipThereIsASentence();
    void atFirstTheBestPairIsRingedAndTheEndsAreSelected();
    void aClickAnywhereSelectsThePair();
    void draggingMovesTheSelection();
    void theMouseShowsBothFramesAndTheirDistance();
    void arrowsMoveTheFrames();
    void framesStopAtTheEndsOfTheirClips();
    void homeAndReturnGoToSimilarPairs();
    void typedFramesAreShown();
    void anotherSecondClipIsCompared();
    void aClipWithOtherJointsIsRetargetedFirst();
    void clipsThatCannotBeComparedAreReported_data();
    void clipsThatCannotBeComparedAreReported();
    void shortClipsHaveAPicture_data();
    void shortClipsHaveAPicture();
    void aCycleAfterAJoinHasItsOwnPicture();
    void isLegibleInBothThemes_data();
    void isLegibleInBothThemes();

private:
    [[nodiscard]] SeamPicture &picture() { return *m_chooser->findChild<SeamPicture *>(); }
    [[nodiscard]] QString words() { return m_chooser->findChild<QLabel *>(u"seamWords"_s)->text(); }
    void show();
    void join(const Clip &second);
    void setSecond(const Clip &second, const std::string &name)
    {
        m_chooser->setSecond({name, [second] { return std::optional(second); }});
    }
    // The middle of a pair's cell.
    QPoint pointOf(int last, int first) { return picture().layOut().pointOf({first, last}).toPoint(); }
    [[nodiscard]] JoinSearch search(const Clip &second);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<SeamChooser> m_chooser;
};

void JoinPictureTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 150}).clip);
    m_chooser = std::make_unique<SeamChooser>();
    m_chooser->setSession(m_session.get(), SeamChooser::Kind::Join);
    m_chooser->resize(320, 380);
}

void JoinPictureTest::cleanup()
{
    m_chooser.reset();
    m_session.reset();
}

void JoinPictureTest::show()
{
    m_chooser->show();
    m_chooser->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_chooser.get()));
}

void JoinPictureTest::join(const Clip &second)
{
    setSecond(second, "second");
    m_chooser->setFrames("ends");
    show();
    QTRY_VERIFY(picture().hasMap());
    QCoreApplication::processEvents(); // until the layout is done
}

JoinSearch JoinPictureTest::search(const Clip &second)
{
    const Document &document = m_session->document();
    return {document.clip(), second, document.positionRules(), document.upAxis().axis};
}

void JoinPictureTest::pointsAndFramesCorrespond_data()
{
    QTest::addColumn<int>("firsts");
    QTest::addColumn<int>("lasts");
    for (const int firsts : {1, 2, 90, 5000}) {
        for (const int lasts : {1, 3, 200})
            QTest::addRow("%d and %d", firsts, lasts) << firsts << lasts;
    }
}

void JoinPictureTest::pointsAndFramesCorrespond()
{
    QFETCH(int, firsts);
    QFETCH(int, lasts);
    const SeamLayout layout(QRectF(30, 10, 250, 200), SeamRange{firsts, lasts, false});
    for (int first = 0; first < firsts; first += std::max(1, firsts / 40)) {
        for (int last = 0; last < lasts; last += std::max(1, lasts / 40)) {
            const QPointF point = layout.pointOf({first, last});
            QVERIFY(layout.contains(point));
            QVERIFY((layout.seamAt(point) == FrameInterval{first, last}));
        }
    }
    QVERIFY((layout.seamAt({-1e6, -1e6}) == FrameInterval{0, lasts - 1}));
    QVERIFY((layout.seamAt({1e6, 1e6}) == FrameInterval{firsts - 1, 0}));
    // This picture has no diagonal below which nothing can be selected.
    QVERIFY(layout.contains(layout.plot().center() + QPointF(50, 50)));
    QVERIFY(layout.labelledLasts(20.0).size() <= 10);
    QVERIFY(layout.labelledFirsts(40.0).size() <= 7);
}

void JoinPictureTest::withoutASecondClipThereIsASentence()
{
    show();
    QVERIFY2(words().startsWith(u"Choose a second clip"_s), qPrintable(words()));
    QVERIFY(!picture().isVisible());
    QTest::qWait(500);
    QVERIFY(!picture().hasMap());
    join(shortStrides(90));
    QVERIFY(picture().isVisible());
    m_chooser->setSecond({});
    QVERIFY(!picture().hasMap() && !picture().isVisible());
    QVERIFY2(words().startsWith(u"Choose a second clip"_s), qPrintable(words()));
}

void JoinPictureTest::atFirstTheBestPairIsRingedAndTheEndsAreSelected()
{
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    const Clip second = shortStrides(90);
    join(second);
    QVERIFY((picture().chosen() == FrameInterval{0, 149}));
    const auto best = search(second).best({});
    QVERIFY(best.has_value());
    QVERIFY2(!words().contains(u"most alike"_s), qPrintable(words()));
    // The ring is drawn in white.
    const QImage image = picture().grab().toImage();
    const QPoint at = (picture().layOut().pointOf({best->first, best->last}) * image.devicePixelRatio()).toPoint();
    const int radius = int(5.0 * image.devicePixelRatio());
    int lightest = 0;
    for (const QPoint &by : {QPoint(-1, 0), QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(0, -1)})
        lightest = std::max(lightest, image.pixelColor(at + QPoint(radius, 0) + by).lightness());
    QVERIFY2(lightest > 220, qPrintable(QString::number(lightest)));
    QCOMPARE(chosen.count(), 0); // the user has not selected anything
    m_chooser->setFrames("auto");
    QVERIFY((picture().chosen() == FrameInterval{best->first, best->last}));
    QVERIFY2(words().contains(u"most alike"_s), qPrintable(words()));
}

void JoinPictureTest::aClickAnywhereSelectsThePair()
{
    join(shortStrides(90));
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    for (const auto &[last, first] : {std::pair(100, 20), std::pair(20, 80), std::pair(140, 85)}) {
        QTest::mouseClick(&picture(), Qt::LeftButton, {}, pointOf(last, first));
        const FrameInterval seam = *picture().chosen();
        // A pixel may be less than a frame.
        QVERIFY(std::abs(seam.first - first) <= 1 && std::abs(seam.last - last) <= 1);
        QCOMPARE(QString::fromStdString(chosen.back().front().value<std::string>()),
                 u"%1:%2"_s.arg(seam.last).arg(seam.first));
    }
    QCOMPARE(chosen.count(), 3);
    QTest::mouseClick(&picture(), Qt::RightButton, {}, pointOf(40, 40));
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, QPoint(1, 1));
    QCOMPARE(chosen.count(), 3);
}

void JoinPictureTest::draggingMovesTheSelection()
{
    join(shortStrides(90));
    QSignalSpy chosen(m_chooser.get(), &SeamChooser::framesChosen);
    QTest::mousePress(&picture(), Qt::LeftButton, {}, pointOf(100, 20));
    QTest::mouseMove(&picture(), pointOf(90, 40));
    QTest::mouseMove(&picture(), QPoint(picture().width() * 2, -50)); // outside: selects the nearest corner
    QVERIFY(chosen.count() >= 2);
    QVERIFY((picture().chosen() == FrameInterval{89, 149}));
    QTest::mouseRelease(&picture(), Qt::LeftButton, {}, pointOf(140, 40));
    const int count = int(chosen.count());
    QTest::mouseMove(&picture(), pointOf(10, 20));
    QCOMPARE(chosen.count(), count);
}

void JoinPictureTest::theMouseShowsBothFramesAndTheirDistance()
{
    const Clip second = shortStrides(90);
    join(second);
    QTest::mouseMove(&picture(), QPoint(1, 1));
    const QString before = words();
    QTest::mouseMove(&picture(), pointOf(100, 20));
    QTRY_VERIFY(picture().hovered().has_value());
    const FrameInterval seam = *picture().hovered();
    const double distance = search(second).between({seam.last, seam.first}).distance;
    QCOMPARE(words(), u"Frame %1 of this clip, then frame %2 of the second: %3 units apart"_s.arg(seam.last)
                          .arg(seam.first)
                          .arg(distance, 0, 'f', distance < 10.0 ? 3 : 2));
    QTest::mouseMove(&picture(), QPoint(1, 1)); // the text describes the selected pair again
    QTRY_COMPARE(words(), before);
}

void JoinPictureTest::arrowsMoveTheFrames()
{
    join(shortStrides(90));
    m_chooser->setFrames("100:20");
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
    QCOMPARE(QString::fromStdString(chosen.back().front().value<std::string>()), u"109:11"_s);
    QVERIFY2(words().startsWith(u"Frame 109 of this clip, then frame 11 of the second"_s), qPrintable(words()));
}

void JoinPictureTest::framesStopAtTheEndsOfTheirClips()
{
    join(shortStrides(90));
    m_chooser->setFrames("75:45");
    const auto pressed = [&](Qt::Key key) {
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&picture(), key, Qt::ShiftModifier);
        return *picture().chosen();
    };
    QVERIFY((pressed(Qt::Key_Right) == FrameInterval{89, 75}));
    QVERIFY((pressed(Qt::Key_Down) == FrameInterval{89, 0}));
    QVERIFY((pressed(Qt::Key_Left) == FrameInterval{0, 0}));
    QVERIFY((pressed(Qt::Key_Up) == FrameInterval{0, 149}));
}

void JoinPictureTest::homeAndReturnGoToSimilarPairs()
{
    const Clip second = shortStrides(90);
    join(second);
    const JoinSearch search = this->search(second);
    const auto distance = [&](const FrameInterval &seam) { return search.between({seam.last, seam.first}).distance; };
    m_chooser->setFrames("100:20");
    QTest::keyClick(&picture(), Qt::Key_Return);
    const FrameInterval refined = *picture().chosen();
    QVERIFY(distance(refined) < distance({20, 100}));
    QTest::keyClick(&picture(), Qt::Key_Return);
    QVERIFY(picture().chosen() == refined);
    QTest::mouseDClick(&picture(), Qt::LeftButton, {}, pointOf(60, 70));
    QVERIFY(distance(*picture().chosen()) < distance({70, 60}));
    QTest::keyClick(&picture(), Qt::Key_Home);
    const auto best = search.best({});
    QVERIFY((picture().chosen() == FrameInterval{best->first, best->last}));
}

void JoinPictureTest::typedFramesAreShown()
{
    join(shortStrides(90));
    m_chooser->setFrames("last:7");
    QVERIFY((picture().chosen() == FrameInterval{7, 149}));
    m_chooser->setFrames("0:last");
    QVERIFY((picture().chosen() == FrameInterval{89, 0}));
    for (const char *text : {"ends", "", "150:0", "0:90", "30", "10-20", "\xff"}) {
        m_chooser->setFrames(text);
        QVERIFY2((picture().chosen() == FrameInterval{0, 149}), text);
    }
}

void JoinPictureTest::anotherSecondClipIsCompared()
{
    join(shortStrides(90));
    setSecond(shortStrides(40), "another");
    QVERIFY(!picture().hasMap()); // the map is removed at once, because it was of another clip
    QTRY_VERIFY(picture().hasMap());
    QVERIFY(std::abs(picture().layOut().xOf(39) - picture().layOut().plot().right()) < 5.0);
    m_session->document().removeFrames(100, 50);
    QVERIFY(!picture().hasMap());
    QTRY_VERIFY(picture().hasMap());
    QVERIFY((picture().chosen() == FrameInterval{0, 99}));
}

void JoinPictureTest::aClipWithOtherJointsIsRetargetedFirst()
{
    const Clip second = renamed(shortStrides(90));
    join(second);
    const Document &document = m_session->document();
    const MatchedClip matched = matchedJoints(second, document.clip(), document.positionRules(), nullptr, {});
    QVERIFY(matched.clip.has_value());
    const auto best = search(*matched.clip).best({});
    m_chooser->setFrames("auto");
    QVERIFY((picture().chosen() == FrameInterval{best->first, best->last}));
}

void JoinPictureTest::clipsThatCannotBeComparedAreReported_data()
{
    QTest::addColumn<int>("what");
    QTest::newRow("unreadable") << 0;
    QTest::newRow("no frames") << 1;
    QTest::newRow("another body") << 2;
}

void JoinPictureTest::clipsThatCannotBeComparedAreReported()
{
    QFETCH(int, what);
    Clip empty = shortStrides(1);
    empty.motion.removeFrames(0, 1);
    Clip other;
    Joint box;
    box.name = "Box";
    other.skeleton.addJoint(box);
    other.motion = Motion(5, 0);
    show();
    m_chooser->setSecond({"second", [=]() -> std::optional<Clip> {
                              if (what == 0)
                                  return std::nullopt;
                              return what == 1 ? empty : other;
                          }});
    QTRY_COMPARE(words(), u"The second clip cannot be compared with this one."_s);
    QVERIFY(!picture().hasMap() && !picture().isVisible());
    setSecond(shortStrides(90), "another");
    QTRY_VERIFY(picture().hasMap());
}

void JoinPictureTest::shortClipsHaveAPicture_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("others");
    for (const int frames : {1, 2}) {
        for (const int others : {1, 2, 40})
            QTest::addRow("%d and %d", frames, others) << frames << others;
    }
}

void JoinPictureTest::shortClipsHaveAPicture()
{
    QFETCH(int, frames);
    QFETCH(int, others);
    m_session->document().reset(makeWalker({.frames = frames}).clip);
    join(shortStrides(others));
    QVERIFY((picture().chosen() == FrameInterval{0, frames - 1}));
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, pointOf(0, others - 1));
    QVERIFY((picture().chosen() == FrameInterval{others - 1, 0}));
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Return, Qt::Key_Home})
        QTest::keyClick(&picture(), key);
    QVERIFY(!picture().grab().isNull());
}

void JoinPictureTest::aCycleAfterAJoinHasItsOwnPicture()
{
    join(shortStrides(90));
    m_chooser->setSession(m_session.get(), SeamChooser::Kind::Cycle);
    m_chooser->setFrames("auto");
    QVERIFY(!picture().hasMap());
    QVERIFY(picture().isVisible());
    QTRY_VERIFY(picture().hasMap());
    QVERIFY2(words().startsWith(u"Frames "_s), qPrintable(words()));
    m_chooser->setSession(m_session.get(), SeamChooser::Kind::Join);
    QVERIFY2(words().startsWith(u"Choose a second clip"_s), qPrintable(words()));
}

void JoinPictureTest::isLegibleInBothThemes_data()
{
    QTest::addColumn<Theme::Mode>("mode");
    QTest::newRow("dark") << Theme::Mode::Dark;
    QTest::newRow("light") << Theme::Mode::Light;
}

// The axes are labelled, title and legend have a line each, and the plot has many colours.
void JoinPictureTest::isLegibleInBothThemes()
{
    QFETCH(Theme::Mode, mode);
    Theme theme;
    theme.setMode(mode);
    theme.apply();
    join(shortStrides(90));
    const QImage image = picture().grab().toImage();
    const double ratio = image.devicePixelRatio();
    const QRectF inWidget = picture().layOut().plot();
    const QRect plot = QRectF(inWidget.topLeft() * ratio, inWidget.size() * ratio).toRect();
    const double line = (image.height() - plot.bottom()) / 3.0; // three lines: labels, title, legend
    QVERIFY(line >= picture().fontMetrics().height() * ratio);
    QSet<QRgb> inPlot;
    int beside = 0;
    std::array<int, 3> below{};
    const QColor background = image.pixelColor(image.width() - 1, image.height() - 1);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            const bool isDrawn = std::abs(colour.lightness() - background.lightness()) > 70;
            if (plot.contains(x, y))
                inPlot.insert(colour.rgb());
            else if (isDrawn && x < plot.left())
                ++beside;
            else if (isDrawn && y > plot.bottom() + 2)
                ++below[std::min<std::size_t>(2, std::size_t((y - plot.bottom()) / line))];
        }
    }
    QVERIFY(inPlot.size() > 100);
    QVERIFY(beside > 50);
    for (const int drawn : below)
        QVERIFY2(drawn > 50, qPrintable(QString::number(drawn)));
}

QTEST_MAIN(JoinPictureTest)

} // namespace tst_joinpicture

#include "tst_joinpicture.moc"
