#include "drawing.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "viewport/posetool.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QLocale>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTest>
#include <QUndoStack>

#include <map>
#include <memory>
#include <numeric>

namespace tst_viewportresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What the viewport draws over the figure, what is hit by the mouse, and what dragging changes, compared with the
// stored results beside this file (see StoredResults).
class ViewportResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void handles_data();
    void handles();
    void drags_data();
    void drags();
    void pinsAndPoles();
    void optionsOfTheView();

private:
    [[nodiscard]] QWidget *canvas() const { return m_panel->focusProxy(); }
    [[nodiscard]] NodeId joint(const QString &name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name.toStdString()));
    }
    [[nodiscard]] QPoint pixelOf(NodeId node) const;
    void drawOn(Drawing &drawing) const;
    [[nodiscard]] QStringList drawn() const;
    [[nodiscard]] QStringList writtenTexts() const;
    [[nodiscard]] QStringList drawnByTheTool();
    [[nodiscard]] QString hits(const QPoint &middle) const;
    [[nodiscard]] std::vector<double> values() const;
    [[nodiscard]] QStringList changesFrom(const std::vector<double> &before) const;
    void use(ToolKind tool, HandleSpace space = HandleSpace::Local);
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers = {}) const;
    void drag(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers, const QString &name);
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS), {.absolute = 1e-4, .relative = 1e-6}};
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_tools;
    std::unique_ptr<ViewportPanel> m_panel;
};

namespace {

constexpr int frame = 20;

} // namespace

void ViewportResultsTest::init()
{
    qputenv("LIMBER_NO_OPENGL", "1");
    m_panel.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(*readBvh(writeBvh(noisyWalk())).clip);
    m_session->playhead().setFrame(frame);
    m_tools = std::make_unique<ToolSettings>();
    m_panel = std::make_unique<ViewportPanel>();
    m_panel->setTools(*m_tools);
    m_panel->setSession(m_session.get());
    m_panel->resize(640, 480);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->scene().refresh();
    m_panel->scene().moveCamera([](Camera &camera) { camera.setAngles(0.5, 0.25); });
}

QPoint ViewportResultsTest::pixelOf(NodeId node) const
{
    const Pose pose = evaluatePose(m_session->document().skeleton(), values(), m_session->document().positionRules());
    return m_panel->project(pose.positionOf(node)).toPoint();
}

std::vector<double> ViewportResultsTest::values() const
{
    const auto row = m_session->document().clip().motion.frame(frame);
    return {row.begin(), row.end()};
}

void ViewportResultsTest::drawOn(Drawing &drawing) const
{
    m_panel->scene().refresh();
    canvas()->render(&drawing, {}, {}, QWidget::DrawWindowBackground);
}

QStringList ViewportResultsTest::drawn() const
{
    Drawing drawing(canvas()->size());
    drawOn(drawing);
    // Boxes around texts are as large as the fonts of the machine.
    drawing.remove(DrawnShape::Kind::Path, m_panel->scene().colours().raised);
    return drawing.summary();
}

// What is drawn because a tool is chosen.
QStringList ViewportResultsTest::drawnByTheTool()
{
    const ToolChoices choices = m_tools->choices();
    const QStringList all = drawn();
    use(ToolKind::Select);
    QStringList others = drawn();
    m_tools->change([&](ToolChoices &now) { now = choices; });
    QStringList lines;
    for (const QString &line : all) {
        if (!others.removeOne(line))
            lines << line;
    }
    return lines;
}

QStringList ViewportResultsTest::writtenTexts() const
{
    Drawing drawing(canvas()->size());
    drawOn(drawing);
    return drawing.texts();
}

// The parts of the handles under the mouse, every 8 pixels around their middle: how many pixels, and their mean.
QString ViewportResultsTest::hits(const QPoint &middle) const
{
    constexpr int reach = 72;
    std::map<char16_t, QList<QPointF>> pixels;
    for (int y = -reach; y <= reach; y += 8) {
        for (int x = -reach; x <= reach; x += 8) {
            m_panel->tool()->hover(middle + QPoint(x, y), m_panel->scene());
            if (const int part = int(m_panel->tool()->litPart()); part != 0)
                pixels[u".xyzsfp"[part]] << QPointF(x, y);
        }
    }
    m_panel->tool()->leave();
    QStringList texts;
    for (const auto &[part, points] : pixels) {
        const QPointF sum = std::accumulate(points.begin(), points.end(), QPointF());
        texts << u"%1 of %2 at %3,%4"_s.arg(points.size())
                     .arg(QChar(part))
                     .arg(sum.x() / double(points.size()), 0, 'f', 3)
                     .arg(sum.y() / double(points.size()), 0, 'f', 3);
    }
    return u"under the mouse: "_s + texts.join(u", "_s);
}

// The joints whose values differ now, and how far the figure has moved by that.
QStringList ViewportResultsTest::changesFrom(const std::vector<double> &before) const
{
    const Document &document = m_session->document();
    const std::vector<double> now = values();
    QStringList names;
    for (const QString &line : changedJoints(document.skeleton(), before, now))
        names << line.section(u':', 0, 0);
    const Pose from = evaluatePose(document.skeleton(), before, document.positionRules());
    const Pose to = evaluatePose(document.skeleton(), now, document.positionRules());
    QStringList moves;
    for (const NodeId node : m_session->selectedNodes())
        moves << shortText(to.positionOf(node) - from.positionOf(node));
    double values = 0.0;
    for (std::size_t column = 0; column < now.size(); ++column)
        values += (now[column] - before[column]) * (1.0 + 0.1 * double(column % 7));
    return {names.join(u' '), u"by %1, values %2"_s.arg(moves.join(u' '), shortText(values))};
}

void ViewportResultsTest::use(ToolKind tool, HandleSpace space)
{
    m_tools->change([&](ToolChoices &choices) {
        choices.tool = tool;
        choices.space = space;
    });
}

void ViewportResultsTest::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                               Qt::KeyboardModifiers modifiers) const
{
    QMouseEvent event(type, at, canvas()->mapToGlobal(at), button, buttons, modifiers);
    QCoreApplication::sendEvent(canvas(), &event);
}

void ViewportResultsTest::drag(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers,
                               const QString &name)
{
    const std::vector<double> before = values();
    send(QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton, modifiers);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, modifiers);
    for (int step = 1; step <= 4; ++step)
        send(QEvent::MouseMove, from + by * step / 4, Qt::NoButton, Qt::LeftButton, modifiers);
    QStringList lines = writtenTexts();
    send(QEvent::MouseButtonRelease, from + by, Qt::LeftButton, Qt::NoButton, modifiers);
    lines = lines.filter(QRegularExpression(u"\\d.*°|\\d.* units|[-+]\\d"_s)) + changesFrom(before);
    check(name, {lines.join(u"; "_s)});
    m_session->document().undoStack().setIndex(0);
    QVERIFY(values() == before);
}

void ViewportResultsTest::handles_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<QString>("node");
    QTest::addColumn<int>("space");
    const std::pair<const char *, ToolKind> tools[]{
        {"move", ToolKind::Move}, {"rotate", ToolKind::Rotate}, {"IK", ToolKind::Ik}};
    for (const auto &[name, tool] : tools) {
        for (const char *node : {"Hips", "LeftArm", "LeftFoot", "RightLeg", "Head"}) {
            const HandleSpace space = node[0] == 'L' ? HandleSpace::World : HandleSpace::Local;
            QTest::addRow("%s, %s", name, node) << int(tool) << QString::fromLatin1(node) << int(space);
        }
    }
}

void ViewportResultsTest::handles()
{
    QFETCH(int, tool);
    QFETCH(QString, node);
    QFETCH(int, space);
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    m_session->selectOnly(joint(node));
    use(ToolKind(tool), HandleSpace(space));
    check(name, drawnByTheTool() << hits(pixelOf(joint(node))));
    m_panel->scene().moveCamera([](Camera &camera) { camera.look(ViewDirection::Front); });
    check(name + u", from the front"_s, drawnByTheTool() << hits(pixelOf(joint(node))));
}

void ViewportResultsTest::drags_data()
{
    handles_data();
}

void ViewportResultsTest::drags()
{
    QFETCH(int, tool);
    QFETCH(QString, node);
    QFETCH(int, space);
    const QString name = u"drag, "_s + QString::fromUtf8(QTest::currentDataTag());
    m_session->selectOnly(joint(node));
    use(ToolKind(tool), HandleSpace(space));
    const QPoint middle = pixelOf(joint(node));
    const std::pair<const char *, Qt::KeyboardModifiers> kinds[]{{"", {}}, {", snapped", Qt::ControlModifier}};
    for (const auto &[text, modifiers] : kinds)
        drag(middle, {31, -18}, modifiers, name + QLatin1StringView(text));
    for (const QPoint &from : {QPoint(0, -40), QPoint(40, 8), QPoint(-32, 24)})
        drag(middle + from, {14, 25}, {}, name + u" from %1,%2"_s.arg(from.x()).arg(from.y()));
}

void ViewportResultsTest::pinsAndPoles()
{
    m_session->pins().set({{joint(u"LeftFoot"_s), true}, {joint(u"RightHand"_s), false}});
    use(ToolKind::Ik);
    m_session->selectOnly(joint(u"RightFoot"_s));
    check(u"pins"_s, drawn());
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::UpToChest, SolverReach::WholeBody}) {
        m_tools->change([&](ToolChoices &choices) { choices.body = reach; });
        for (const LimitSource limits : {LimitSource::None, LimitSource::Role, LimitSource::Clip}) {
            m_tools->change([&](ToolChoices &choices) { choices.limits = limits; });
            drag(pixelOf(joint(u"RightFoot"_s)), {-20, -45}, {},
                 u"pins, reach %1, limits %2"_s.arg(int(reach)).arg(int(limits)));
        }
    }
    const std::optional<PolePlace> pole = m_panel->tool()->pole();
    QVERIFY(pole);
    const std::optional<glm::dvec2> pixel = m_panel->scene().camera().project(pole->pole);
    QVERIFY(pixel);
    drag(QPoint(qRound(pixel->x), qRound(pixel->y)), {40, 12}, {}, u"pole"_s);
}

void ViewportResultsTest::optionsOfTheView()
{
    m_session->selectOnly(joint(u"Head"_s));
    const std::pair<const char *, bool ViewOptions::*> options[]{{"names", &ViewOptions::names},
                                                                 {"onion skins", &ViewOptions::onionSkins},
                                                                 {"original", &ViewOptions::original}};
    m_session->document().undoStack().setIndex(0);
    check(u"without a tool"_s, drawn());
    for (const auto &[name, option] : options) {
        ViewOptions only;
        only.*option = true;
        m_panel->setOptions(only);
        check(QLatin1StringView(name), drawn());
    }
}

QTEST_MAIN(ViewportResultsTest)

} // namespace tst_viewportresults

#include "tst_viewportresults.moc"
