#include "pictures/framepainter.h"
#include "session/session.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include "bvh/write/bvhwriter.h"

#include <QProcess>
#include <QTest>
#include <QVBoxLayout>

#include <glm/trigonometric.hpp>

#include <memory>

namespace tst_pictureasview {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize canvas(640, 480);

// The fraction of pixels that look different. What the view writes over its picture counts as well unless it is left
// out: the captions in the upper left corner, the cross of axes in the upper right one, and the legend of trails, whose
// font is the window's.
double difference(const QImage &a, const QImage &b, bool withTexts)
{
    constexpr int visible = 16; // of 255
    if (a.size() != b.size())
        return 1.0;
    int others = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const bool isAbove = y < 90 && (x < 330 || x > a.width() - 100);
            const bool isLegend = y > a.height() - 70 && x > a.width() - 250;
            if (!withTexts && (isAbove || isLegend))
                continue;
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            others += std::abs(p.red() - q.red()) > visible || std::abs(p.green() - q.green()) > visible ||
                      std::abs(p.blue() - q.blue()) > visible;
        }
    }
    return static_cast<double>(others) / (a.width() * a.height());
}

} // namespace

// A picture that is made without a window equals what the view in the window shows, without its texts.
class PictureAsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void theCommandLineDrawsTheView_data();
    void theCommandLineDrawsTheView();
    void thePictureUsesTheCameraOfTheView_data();
    void thePictureUsesTheCameraOfTheView();
    void aFollowingCameraGoesAlong();

private:
    void show(const Clip &clip, int frame, const Colours &colours);
    [[nodiscard]] QImage shown() const { return m_panel->grabImage().convertToFormat(QImage::Format_RGB32); }

    std::unique_ptr<QWidget> m_window;
    ViewportPanel *m_panel = nullptr;
    std::unique_ptr<Session> m_session;
};

void PictureAsViewTest::show(const Clip &clip, int frame, const Colours &colours)
{
    qputenv("LIMBER_NO_OPENGL", "1");
    m_window.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(clip);
    m_session->playhead().setFrame(frame);
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    m_panel = new ViewportPanel;
    layout->addWidget(m_panel);
    m_panel->setColours(colours);
    m_panel->setSession(m_session.get());
    m_window->resize(canvas);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_panel->scene().refresh();
    QCOMPARE(shown().size(), canvas);
}

void PictureAsViewTest::theCommandLineDrawsTheView_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("frame");
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("isZUp");
    for (const bool isDark : {true, false}) {
        const QString theme = isDark ? u"dark"_s : u"light"_s;
        for (const QString &camera : {u"follow"_s, u"three-quarter"_s, u"front"_s, u"side"_s})
            QTest::addRow("%s, %s", qPrintable(camera), qPrintable(theme))
                << QStringList{u"--theme"_s, theme, u"--camera"_s, camera} << 37 << isDark << false;
    }
    QTest::newRow("Z up") << QStringList{} << 60 << true << true;
    QTest::newRow("ghosts") << QStringList{u"--ghosts"_s} << 50 << true << false;
    QTest::newRow("body") << QStringList{u"--figure"_s, u"body"_s} << 50 << true << false;
    QTest::newRow("body with bones") << QStringList{u"--figure"_s, u"both"_s} << 50 << false << false;
    QTest::newRow("body, Z up") << QStringList{u"--figure"_s, u"body"_s} << 20 << true << true;
    QTest::newRow("no grid") << QStringList{u"--no-grid"_s} << 0 << false << false;
}

void PictureAsViewTest::theCommandLineDrawsTheView()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, frame);
    QFETCH(const bool, isDark);
    QFETCH(const bool, isZUp);
    const Clip clip = makeWalker({.frames = 90, .up = isZUp ? Axis::Z : Axis::Y}).clip;
    const FileFolder folder;
    const QString file = folder.write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const QString out = folder.path(u"walk.png"_s);
    QStringList words{u"render"_s, file,         u"-o"_s,       out,
                      u"--size"_s, u"640x480"_s, u"--frames"_s, QString::number(frame)};
    if (!isDark && !options.contains(u"--theme"_s))
        words << u"--theme"_s << u"light"_s;
    QCOMPARE(QProcess::execute(QStringLiteral(LIMBER_CLI), words + options), 0);

    show(clip, frame, isDark ? Colours::darkTheme() : Colours::lightTheme());
    ViewOptions view;
    view.onionSkins = options.contains(u"--ghosts"_s);
    view.grid = !options.contains(u"--no-grid"_s);
    m_panel->setOptions(view);
    m_panel->shown().setFigureStyle(options.contains(u"body"_s)   ? FigureStyle::Body
                                    : options.contains(u"both"_s) ? FigureStyle::BodyWithBones
                                                                  : FigureStyle::Bones);
    m_panel->scene().frameFigure(); // a body reaches beyond its bones
    if (options.contains(u"front"_s) || options.contains(u"side"_s))
        m_panel->scene().moveCamera([&options](Camera &camera) {
            camera.look(options.contains(u"front"_s) ? ViewDirection::Front : ViewDirection::Right);
        });
    const QImage picture = QImage(out).convertToFormat(QImage::Format_RGB32);
    const QImage seen = shown();
    const double whole = difference(picture, seen, true);
    const double withoutTexts = difference(picture, seen, false);
    QVERIFY2(whole <= 0.02, qPrintable(QString::number(whole)));
    QVERIFY2(withoutTexts <= 0.001, qPrintable(QString::number(withoutTexts)));
}

void PictureAsViewTest::thePictureUsesTheCameraOfTheView_data()
{
    QTest::addColumn<double>("yawDegrees");
    QTest::addColumn<double>("pitchDegrees");
    QTest::addColumn<bool>("isOrthographic");
    QTest::newRow("from above") << 120.0 << 50.0 << false;
    QTest::newRow("from behind, orthographic") << 190.0 << 10.0 << true;
}

// The clip is drawn with a selection, a hidden leg, trails and no balls at the joints.
void PictureAsViewTest::thePictureUsesTheCameraOfTheView()
{
    QFETCH(const double, yawDegrees);
    QFETCH(const double, pitchDegrees);
    QFETCH(const bool, isOrthographic);
    const Clip clip = makeWalker({.frames = 90}).clip;
    const NodeId foot = NodeId::joint(jointNamed(clip.skeleton, "LeftFoot"));
    const NodeId hidden = NodeId::joint(jointNamed(clip.skeleton, "RightLeg"));
    show(clip, 40, Colours::darkTheme());
    ViewOptions view;
    view.trails = true;
    view.joints = false;
    m_panel->setOptions(view);
    m_session->jointStates().setHidden({hidden}, true);
    m_session->selectOnly(foot);
    m_panel->scene().moveCamera([&](Camera &camera) {
        camera.setAngles(glm::radians(yawDegrees), glm::radians(pitchDegrees));
        camera.setOrthographic(isOrthographic);
        camera.zoom(0.8, {200.0, 300.0});
    });
    const QImage seen = shown();

    const Document &document = m_session->document();
    const auto motion =
        std::make_shared<const PicturedMotion>(document.clip(), document.positionRules(), document.upAxis().axis);
    PictureLook look;
    look.size = canvas;
    look.joints = false;
    look.trails = {foot};
    look.selected = {foot};
    look.trailName = u"LeftFoot"_s;
    for (const NodeId node : clip.skeleton.nodesInFileOrder()) {
        if (m_session->jointStates().isHidden(node))
            look.hidden.push_back(node);
    }
    const PictureSeries series{motion,
                               look,
                               PictureCamera(m_panel->scene().camera(), canvas, std::nullopt),
                               {40},
                               motion->trailScale({40}, look.trails)};
    const QImage picture = FramePainter(series).paint(40);
    const double off = difference(picture, seen, false);
    QVERIFY2(off <= 0.001, qPrintable(QString::number(off)));
}

void PictureAsViewTest::aFollowingCameraGoesAlong()
{
    const Clip clip = makeWalker({.frames = 90}).clip;
    show(clip, 0, Colours::darkTheme());
    const Camera first = m_panel->scene().camera();
    const std::optional<glm::dvec3> carrier = m_panel->shown().carrier();
    m_session->playhead().setFrame(80);
    m_panel->scene().refresh();
    const QImage seen = shown();
    const Document &document = m_session->document();
    const auto motion =
        std::make_shared<const PicturedMotion>(document.clip(), document.positionRules(), document.upAxis().axis);
    PictureLook look;
    look.size = canvas;
    const PictureSeries following{motion, look, PictureCamera(first, canvas, carrier), {80}};
    QVERIFY(difference(FramePainter(following).paint(80), seen, false) <= 0.001);
    const PictureSeries standing{motion, look, PictureCamera(first, canvas, std::nullopt), {80}};
    QVERIFY(difference(FramePainter(standing).paint(80), seen, false) > 0.01);
}

QTEST_MAIN(PictureAsViewTest)

} // namespace tst_pictureasview

#include "tst_pictureasview.moc"
