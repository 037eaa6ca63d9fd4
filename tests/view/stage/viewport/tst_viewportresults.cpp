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

#include <glm/geometric.hpp>

#include <QLineF>
#include <QLocale>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTest>
#include <QUndoStack>

#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>

namespace tst_viewportresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Handles are where their axes point, dragging moves what it should and nothing else, and undoing takes it back. What
// the viewport draws over the figure is compared with the stored results beside this file (see StoredResults).
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
    // What a drag did, before it was undone.
    struct Dragged
    {
        QStringList changed; // joints whose values differ
        QString said; // the texts with figures
        Pose before;
        Pose after;

        [[nodiscard]] glm::dvec3 moveOf(NodeId node) const { return after.positionOf(node) - before.positionOf(node); }
    };

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
    [[nodiscard]] std::map<char16_t, QPointF> hits(const QPoint &middle) const;
    [[nodiscard]] std::vector<double> values() const;
    [[nodiscard]] Pose poseOf(const std::vector<double> &values) const;
    void use(ToolName tool, HandleSpace space = HandleSpace::Local);
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers = {}) const;
    [[nodiscard]] Dragged drag(const QPoint &from, const QPoint &by, Qt::KeyboardModifiers modifiers = {});
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
    return m_panel->project(poseOf(values()).positionOf(node)).toPoint();
}

Pose ViewportResultsTest::poseOf(const std::vector<double> &values) const
{
    return evaluatePose(m_session->document().skeleton(), values, m_session->document().positionRules());
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
    use("select");
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

// The parts of the handles that are found under the mouse, every 8 pixels around their middle, and where: the mean.
std::map<char16_t, QPointF> ViewportResultsTest::hits(const QPoint &middle) const
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
    std::map<char16_t, QPointF> means;
    for (const auto &[part, points] : pixels)
        means[part] = std::accumulate(points.begin(), points.end(), QPointF()) / double(points.size());
    return means;
}

void ViewportResultsTest::use(ToolName tool, HandleSpace space)
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

ViewportResultsTest::Dragged ViewportResultsTest::drag(const QPoint &from, const QPoint &by,
                                                       Qt::KeyboardModifiers modifiers)
{
    const std::vector<double> before = values();
    send(QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton, modifiers);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, modifiers);
    for (int step = 1; step <= 4; ++step)
        send(QEvent::MouseMove, from + by * step / 4, Qt::NoButton, Qt::LeftButton, modifiers);
    const QStringList said = writtenTexts().filter(QRegularExpression(u"^[-+]?\\d.*°$"_s));
    send(QEvent::MouseButtonRelease, from + by, Qt::LeftButton, Qt::NoButton, modifiers);
    Dragged result{{}, said.isEmpty() ? QString() : said.back(), poseOf(before), poseOf(values())};
    for (const QString &line : changedJoints(m_session->document().skeleton(), before, values()))
        result.changed << line.section(u':', 0, 0);
    m_session->document().undoStack().setIndex(0);
    if (values() != before)
        QTest::qFail("undoing does not bring back the values", __FILE__, __LINE__);
    return result;
}

void ViewportResultsTest::handles_data()
{
    QTest::addColumn<ToolName>("tool");
    QTest::addColumn<QString>("node");
    QTest::addColumn<int>("space");
    for (const ToolName tool : {"move", "rotate", "ik"}) {
        for (const char *node : {"Hips", "LeftArm", "LeftFoot", "RightLeg", "Head"}) {
            const HandleSpace space = node[0] == 'L' ? HandleSpace::World : HandleSpace::Local;
            QTest::addRow("%s, %s", tool.data(), node) << tool << QString::fromLatin1(node) << int(space);
        }
    }
}

// Joints without positions have nothing to move; a rotation has three rings and one towards the viewer; the others have
// a middle and the axes that are not seen from their end.
void ViewportResultsTest::handles()
{
    QFETCH(ToolName, tool);
    QFETCH(QString, node);
    QFETCH(int, space);
    const NodeId of = joint(node);
    m_session->selectOnly(of);
    use(tool, HandleSpace(space));
    for (const bool isFromTheFront : {false, true}) {
        if (isFromTheFront)
            m_panel->scene().moveCamera([](Camera &camera) { camera.look(ViewDirection::Front); });
        const std::map<char16_t, QPointF> parts = hits(pixelOf(of));
        QString names;
        for (const auto &[part, mean] : parts)
            names += part;
        const QStringList drawn = drawnByTheTool();
        if (tool == "move" && node != u"Hips"_s) {
            QCOMPARE(names, QString());
            QVERIFY(drawn.isEmpty());
            continue;
        }
        if (tool == "rotate") {
            QCOMPARE(names, u"sxyz"_s);
            QVERIFY(drawn.filter(u"line"_s).size() >= 6); // the near and the far half of each ring
            continue;
        }
        QVERIFY2(names.startsWith(u"fxy"_s), qPrintable(names));
        QVERIFY(std::abs(parts.at(u'f').x()) + std::abs(parts.at(u'f').y()) < 4.0);
        for (const char16_t axis : {u'x', u'y', u'z'}) {
            const bool isDrawn = !drawn.filter(QRegularExpression(u"bold: %1$"_s.arg(QChar(axis).toUpper()))).isEmpty();
            QCOMPARE(isDrawn, names.contains(axis));
            if (HandleSpace(space) != HandleSpace::World || !isDrawn)
                continue;
            const glm::dvec3 place = poseOf(values()).positionOf(of);
            glm::dvec3 ahead = place;
            ahead[axis - u'x'] += 5.0;
            const QLineF drawnAxis(QPointF(), parts.at(axis));
            const QLineF wantedAxis(m_panel->project(place), m_panel->project(ahead));
            const double angle = drawnAxis.angleTo(wantedAxis);
            QVERIFY2(std::min(angle, 360.0 - angle) < 12.0, qPrintable(QString::number(angle)));
        }
    }
}

void ViewportResultsTest::drags_data()
{
    handles_data();
}

void ViewportResultsTest::drags()
{
    QFETCH(ToolName, tool);
    QFETCH(QString, node);
    QFETCH(int, space);
    const NodeId of = joint(node);
    m_session->selectOnly(of);
    use(tool, HandleSpace(space));
    const QPoint middle = pixelOf(of);
    const QPoint by(31, -18);
    const bool follows =
        node == u"Hips"_s || node == u"LeftFoot"_s; // other joints are led on a circle by their parents
    for (const Qt::KeyboardModifiers modifiers :
         {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ControlModifier)}) {
        const Dragged dragged = drag(middle, by, modifiers);
        const bool isSnapped = modifiers != Qt::KeyboardModifiers();
        const QPointF pixel = m_panel->project(dragged.after.positionOf(of));
        if (tool == "rotate") {
            QVERIFY(dragged.changed.contains(node));
            QVERIFY(glm::length(dragged.moveOf(of)) < 1e-9);
            if (isSnapped)
                QCOMPARE(std::fmod(numbersIn(dragged.said).value(0, 1.0), 5.0), 0.0);
        } else if (tool == "move") {
            QCOMPARE(dragged.changed.isEmpty(), !follows || node == u"LeftFoot"_s);
        } else {
            QVERIFY(glm::length(dragged.moveOf(of)) > 1.0);
            if (follows && !isSnapped)
                QVERIFY2(QLineF(pixel, middle + by).length() < 2.0, qPrintable(QString::number(pixel.x())));
        }
        if (node != u"Hips"_s && tool == "rotate")
            QCOMPARE(dragged.changed, QStringList{node});
    }
    // A limb in the space of the world follows along the axis that is dragged, and nothing else changes.
    if (tool != "ik" || node != u"LeftFoot"_s)
        return;
    const std::map<char16_t, QPointF> parts = hits(middle);
    for (const char16_t axis : {u'x', u'y', u'z'}) {
        const Dragged dragged = drag(middle + parts.at(axis).toPoint(), {14, 25});
        QCOMPARE(dragged.changed, (QStringList{u"LeftUpLeg"_s, u"LeftLeg"_s, u"LeftFoot"_s}));
        glm::dvec3 move = dragged.moveOf(of);
        QVERIFY(std::abs(move[axis - u'x']) > 0.5);
        move[axis - u'x'] = 0.0;
        QVERIFY(glm::length(move) < 1e-3);
    }
}

void ViewportResultsTest::pinsAndPoles()
{
    const NodeId foot = joint(u"RightFoot"_s);
    const std::array pinned{joint(u"LeftFoot"_s), joint(u"RightHand"_s)};
    m_session->pins().set({{pinned[0], true}, {pinned[1], false}});
    use("ik");
    m_session->selectOnly(foot);
    check(u"pins"_s, drawnByTheTool());
    const QStringList leg{u"RightUpLeg"_s, u"RightLeg"_s, u"RightFoot"_s};
    const QPoint by(-20, -45);
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::UpToChest, SolverReach::WholeBody}) {
        m_tools->change([&](ToolChoices &choices) { choices.body = reach; });
        for (const LimitSource limits : {LimitSource::None, LimitSource::Role, LimitSource::Clip}) {
            m_tools->change([&](ToolChoices &choices) { choices.limits = limits; });
            const QPoint from = pixelOf(foot);
            const Dragged dragged = drag(from, by);
            const double missed = QLineF(m_panel->project(dragged.after.positionOf(foot)), from + by).length();
            QVERIFY2(missed < (limits == LimitSource::Clip ? 40.0 : 2.0), qPrintable(QString::number(missed)));
            for (const NodeId pin : pinned)
                QVERIFY2(glm::length(dragged.moveOf(pin)) < 0.05, qPrintable(QString::number(int(reach))));
            if (reach == SolverReach::WholeBody)
                QVERIFY(dragged.changed.contains(u"Hips"_s) && dragged.changed.contains(u"LeftLeg"_s));
            else
                QCOMPARE(dragged.changed, leg);
        }
    }
    const std::optional<PolePlace> pole = m_panel->tool()->pole();
    QVERIFY(pole);
    const std::optional<glm::dvec2> pixel = m_panel->scene().camera().project(pole->pole);
    QVERIFY(pixel);
    const Dragged turned = drag(QPoint(qRound(pixel->x), qRound(pixel->y)), {40, 12});
    QVERIFY(turned.changed.contains(u"RightUpLeg"_s));
    QVERIFY(glm::length(turned.moveOf(foot)) < 1e-6);
    QVERIFY(glm::length(turned.moveOf(joint(u"RightLeg"_s))) > 1.0);
}

void ViewportResultsTest::optionsOfTheView()
{
    m_session->selectOnly(joint(u"Head"_s));
    const std::pair<const char *, bool ViewOptions::*> options[]{{"names", &ViewOptions::names},
                                                                 {"onion skins", &ViewOptions::onionSkins},
                                                                 {"original", &ViewOptions::original}};
    m_session->document().undoStack().setIndex(0);
    const QStringList plain = drawn();
    check(u"without a tool"_s, plain);
    for (const auto &[name, option] : options) {
        ViewOptions only;
        only.*option = true;
        m_panel->setOptions(only);
        QStringList others = plain;
        QStringList lines;
        for (const QString &line : drawn()) {
            if (!others.removeOne(line))
                lines << line;
        }
        check(QLatin1StringView(name), lines);
    }
}

QTEST_MAIN(ViewportResultsTest)

} // namespace tst_viewportresults

#include "tst_viewportresults.moc"
