#include "figures.h"
#include "pictures.h"
#include "session/session.h"
#include "support/worktime.h"
#include "timeline/rows/markerflags.h"
#include "timeline/rows/markerrow.h"
#include "tooltips.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_markerrow {

using namespace limber;
using namespace limber::test;

// Flags over 401 frames of 0.01 s, which stand 2.5 pixels apart from pixel 232 to 1232.
class MarkerRowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void countsAndDrawsTheMarkers();
    void namesEndWhereTheNextMarkerStands();
    void aClickGoesToTheMarker();
    void aDragBesideTheFlagsMovesTheFrame();
    void aDragIsOneUndoStep();
    void aDragStopsNextToOtherMarkersAndAtTheEnds();
    void withCtrlADragSnaps();
    void aMarkerSnapsToKeysAndContactsButNotToItself();
    void aMarkerSnapsToTheSelectedTargets();
    void escapeAndUndoTakeBackADrag();
    void aChangeOfTheMarkersEndsADrag();
    void aDoubleClickRenames();
    void aTypedNameIsAcceptedBeforeAnotherDocumentIsShown();
    void escapeKeepsTheOldName();
    void theFieldForANameStaysInTheRow();
    void namesArePlainText();
    void deleteRemovesTheSelectedMarker();
    void keysWorkOnTheMarkerOfTheCurrentFrame();
    void closingTheSessionEndsADrag();
    void closingTheSessionEndsTyping();
    void survivesClipsWithFewFrames();
    void aThousandMarkersAreDrawnQuickly();
    void toolTipsHaveWholeNames();

private:
    void showFrames(int frameCount);
    [[nodiscard]] QPoint mastOf(int frame, int y = 8) const { return {qRound(m_scale.xOf(frame)), y}; }
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] QLineEdit *field() const { return m_row->findChild<QLineEdit *>(); }
    void moveTo(const QPoint &place, Qt::KeyboardModifiers modifiers = {});
    void drag(int fromFrame, int toFrame);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<MarkerRow> m_row;
    TimeScale m_scale;
    const Markers m_three{{100, "kick"}, {200, "step"}, {300, "turn"}};
};

void MarkerRowTest::init()
{
    m_row.reset();
    m_session = std::make_unique<Session>();
    m_ruler = std::make_unique<QWidget>();
    m_row = std::make_unique<MarkerRow>(*m_ruler);
    m_row->resize(1246, 20);
    m_row->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_row.get()));
    m_row->activateWindow();
    showFrames(401);
    document().setMarkers(m_three, QStringLiteral("x"));
    m_row->setSession(m_session.get());
    connect(m_row.get(), &MarkerRow::frameWanted, &m_session->playhead(), &Playhead::setFrame);
}

void MarkerRowTest::showFrames(int frameCount)
{
    Clip clip = standingFigure(frameCount);
    clip.motion.setFrameTimeSeconds(0.01);
    document().reset(clip);
    m_scale = {};
    m_scale.setFrameCount(frameCount);
    m_scale.setPixels(232.0, 1000.0);
    m_row->follow(m_scale);
}

void MarkerRowTest::moveTo(const QPoint &place, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent move(QEvent::MouseMove, place, m_row->mapToGlobal(place), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(m_row.get(), &move);
}

void MarkerRowTest::drag(int fromFrame, int toFrame)
{
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(fromFrame));
    moveTo(mastOf((fromFrame + toFrame) / 2));
    moveTo(mastOf(toFrame));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(toFrame));
}

void MarkerRowTest::countsAndDrawsTheMarkers()
{
    QCOMPARE(m_row->valueText(), QStringLiteral("3"));
    for (const Colours &colours : {Colours::darkTheme(), Colours::lightTheme()}) {
        m_row->setColours(colours);
        const QImage image = m_row->grab().toImage();
        for (const int frame : {100, 200, 300}) {
            QCOMPARE(image.pixelColor(mastOf(frame)), colours.secondaryText);
            QCOMPARE(image.pixelColor(mastOf(frame) + QPoint(3, 0)), colours.raised);
            QCOMPARE(image.pixelColor(mastOf(frame) - QPoint(3, 0)), colours.panel);
        }
    }
    document().undoStack().undo();
    QCOMPARE(m_row->valueText(), QStringLiteral("0"));
    // Without markers the row explains how to set one.
    QVERIFY(!inkIn(m_row->grab().toImage(), {240, 0, 300, 20}, Colours::lightTheme().panel).isEmpty());
}

void MarkerRowTest::namesEndWhereTheNextMarkerStands()
{
    document().setMarkers({{100, "a very long name that has no room"}, {120, "b"}, {122, "c"}, {390, "at the end"}},
                          QStringLiteral("x"));
    const MarkerFlags flags = m_row->flags();
    QCOMPARE(flags.flags().size(), std::size_t(4));
    for (std::size_t i = 0; i + 1 < 4; ++i)
        QVERIFY(flags.flags()[i].cloth.isEmpty() || flags.flags()[i].cloth.right() < flags.flags()[i + 1].x);
    QVERIFY(flags.flags()[0].name.endsWith(QChar(0x2026)));
    QVERIFY(flags.flags()[1].cloth.isEmpty()); // there is no space for a letter
    QVERIFY(flags.flags()[3].cloth.right() <= 1232.0);
    QCOMPARE(flags.markerAt(mastOf(122)), 2);
    QCOMPARE(flags.markerAt(mastOf(110)), 0); // on its name
    QCOMPARE(flags.markerAt(mastOf(60)), -1);
}

void MarkerRowTest::aClickGoesToTheMarker()
{
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, mastOf(200) + QPoint(12, 0)); // on the name
    QCOMPARE(m_session->playhead().frame(), 200);
    QCOMPARE(m_row->chosen(), 1);
    QCOMPARE(document().undoStack().count(), 1);
}

void MarkerRowTest::aDragBesideTheFlagsMovesTheFrame()
{
    QSignalSpy wanted(m_row.get(), &MarkerRow::frameWanted);
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, mastOf(150));
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, QPoint(20, 8)); // on the name of the row in the gutter
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(m_row->chosen(), -1);
}

void MarkerRowTest::aDragIsOneUndoStep()
{
    drag(200, 250);
    QVERIFY(document().markers() == (Markers{{100, "kick"}, {250, "step"}, {300, "turn"}}));
    QCOMPARE(document().undoStack().count(), 2);
    QVERIFY(document().undoStack().undoText().contains(QStringLiteral("step")));
    drag(100, 350); // past the other markers
    QVERIFY(document().markers() == (Markers{{250, "step"}, {300, "turn"}, {350, "kick"}}));
    QCOMPARE(m_row->chosen(), 2);
    document().undoStack().undo();
    document().undoStack().undo();
    QVERIFY(document().markers() == m_three);
    drag(200, 200); // back to where it was
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    moveTo(mastOf(260));
    moveTo(mastOf(200));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    QVERIFY(document().undoStack().canRedo()); // no new step was made
}

void MarkerRowTest::aDragStopsNextToOtherMarkersAndAtTheEnds()
{
    drag(200, 300);
    QCOMPARE(document().markers().size(), std::size_t(3));
    QVERIFY(document().markers()[1].frame < 300);
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(100));
    moveTo({5000, 8});
    QCOMPARE(m_row->markers().back(), (Marker{400, "kick"}));
    moveTo({-5000, 8});
    QCOMPARE(m_row->markers().front(), (Marker{0, "kick"}));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, {-5000, 8});
    QCOMPARE(document().markers().front(), (Marker{0, "kick"}));
}

void MarkerRowTest::withCtrlADragSnaps()
{
    m_session->playhead().setRange(150, 260);
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(300));
    moveTo(mastOf(262), Qt::ControlModifier);
    QCOMPARE(m_row->markers()[2].frame, 260);
    moveTo(mastOf(262));
    QCOMPARE(m_row->markers()[2].frame, 262);
    moveTo(mastOf(398), Qt::ControlModifier);
    QCOMPARE(m_row->markers()[2].frame, 400); // at 4 s
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, Qt::ControlModifier, mastOf(398));
    QCOMPARE(document().markers()[2].frame, 400);
}

void MarkerRowTest::aMarkerSnapsToKeysAndContactsButNotToItself()
{
    Layer layer;
    layer.keys.resize(1);
    layer.keys[0].frame = 333;
    layer.keys[0].window = {{333, 333}, 320, 340};
    document().setLayers({layer}, QStringLiteral("layer"));
    m_session->target().choose(0);
    document().setContacts(Contacts{{0, {{345, 362}}}}, QStringLiteral("contacts"));
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(300));
    for (const auto &[at, wanted] :
         {std::pair(331, 333), std::pair(347, 345), std::pair(360, 362), std::pair(308, 308)}) {
        moveTo(mastOf(at), Qt::ControlModifier);
        QCOMPARE(m_row->markers()[2].frame, wanted);
    }
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, Qt::ControlModifier, mastOf(308));
    m_session->target().choose(ChangeTarget::Base);
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(308));
    moveTo(mastOf(316), Qt::ControlModifier);
    moveTo(mastOf(310), Qt::ControlModifier);
    QCOMPARE(m_row->markers()[2].frame, 310); // it does not snap to its own old position
    moveTo(mastOf(331), Qt::ControlModifier);
    QCOMPARE(m_row->markers()[2].frame, 331); // no layer is active, so there are no keys
    QTest::keyClick(m_row.get(), Qt::Key_Escape);
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(331));
}

void MarkerRowTest::aMarkerSnapsToTheSelectedTargets()
{
    Layer layer;
    layer.keys.resize(1);
    layer.keys[0].frame = 333;
    layer.keys[0].window = {{333, 333}, 320, 340};
    document().setLayers({layer}, QStringLiteral("layer"));
    m_session->target().choose(0);
    document().setContacts(Contacts{{0, {{345, 362}}}}, QStringLiteral("contacts"));
    m_session->playhead().setRange(120, 380);
    ToolSettings tools;
    m_row->setTools(&tools);
    // A frame near each target, and the frame of the target.
    const std::vector<std::tuple<bool SnapTargets::*, int, int>> targets{{&SnapTargets::seconds, 398, 400},
                                                                         {&SnapTargets::markers, 202, 200},
                                                                         {&SnapTargets::keys, 331, 333},
                                                                         {&SnapTargets::contacts, 347, 345},
                                                                         {&SnapTargets::range, 378, 380}};
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(300));
    for (const auto &[chosen, at, wanted] : targets) {
        tools.change([&, target = chosen](ToolChoices &choices) { choices.snapTargets.*target = false; });
        moveTo(mastOf(at), Qt::ControlModifier);
        if (chosen != &SnapTargets::markers) // the marker also stands on a whole second
            QCOMPARE(m_row->markers()[2].frame, at);
        tools.change([&, target = chosen](ToolChoices &choices) { choices.snapTargets.*target = true; });
        if (chosen == &SnapTargets::markers)
            continue;
        moveTo(mastOf(at), Qt::ControlModifier);
        QCOMPARE(m_row->markers()[2].frame, wanted);
    }
    QTest::keyClick(m_row.get(), Qt::Key_Escape);
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(300));
    m_row->setTools(nullptr);
}

void MarkerRowTest::escapeAndUndoTakeBackADrag()
{
    for (const auto &[key, modifiers] : {std::pair(Qt::Key_Escape, Qt::NoModifier), {Qt::Key_Z, Qt::ControlModifier}}) {
        QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(200));
        moveTo(mastOf(250));
        QCOMPARE(m_row->markers()[1].frame, 250);
        QTest::keyClick(m_row.get(), key, modifiers);
        QVERIFY(m_row->markers() == m_three);
        moveTo(mastOf(270));
        QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(270));
        QVERIFY(document().markers() == m_three);
        QCOMPARE(document().undoStack().count(), 1);
    }
}

void MarkerRowTest::aChangeOfTheMarkersEndsADrag()
{
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(300));
    moveTo(mastOf(350));
    document().undoStack().undo(); // all markers are removed
    QVERIFY(m_row->markers().empty());
    moveTo(mastOf(360));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(360));
    QVERIFY(document().markers().empty());
    document().undoStack().redo();
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(300));
    moveTo(mastOf(350));
    document().removeFrames(0, 50);
    moveTo(mastOf(360));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(360));
    QVERIFY(document().markers() == (Markers{{50, "kick"}, {150, "step"}, {250, "turn"}}));
}

void MarkerRowTest::aDoubleClickRenames()
{
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    QVERIFY(field()->isVisible());
    QCOMPARE(field()->text(), QStringLiteral("step"));
    QTest::keyClicks(field(), QStringLiteral("  big  jump "));
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(!field()->isVisible());
    QCOMPARE(document().markers()[1], (Marker{200, "big jump"}));
    QCOMPARE(document().undoStack().count(), 2);
    document().undoStack().undo();
    QVERIFY(document().markers() == m_three);
    // An empty name and an unchanged name make no step.
    for (const QString &name : {QStringLiteral("  "), QStringLiteral("step")}) {
        QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
        field()->setText(name);
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY(document().markers() == m_three);
        QVERIFY(document().undoStack().canRedo());
    }
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    field()->setText(QStringLiteral("other"));
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, mastOf(150)); // a click elsewhere
    QCOMPARE(document().markers()[1].name, std::string("other"));
}

void MarkerRowTest::aTypedNameIsAcceptedBeforeAnotherDocumentIsShown()
{
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    field()->setText(QStringLiteral("other"));
    Session second;
    m_row->setSession(&second); // clicking a tab does not take the focus
    QVERIFY(!field()->isVisible());
    QCOMPARE(document().markers()[1], (Marker{200, "other"}));
    QVERIFY(second.document().markers().empty());
}

void MarkerRowTest::theFieldForANameStaysInTheRow()
{
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    QVERIFY(std::abs(field()->x() - m_scale.xOf(200)) <= 1.0);
    const int last = document().motion().frameCount() - 1;
    document().setMarkers({{last, "end"}}, QStringLiteral("x"));
    m_session->playhead().setFrame(last);
    QTest::keyClick(m_row.get(), Qt::Key_F2);
    QVERIFY(field()->isVisible());
    QVERIFY(field()->geometry().right() <= m_row->width());
    QVERIFY(field()->x() < m_scale.xOf(last));
}

void MarkerRowTest::escapeKeepsTheOldName()
{
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    QTest::keyClicks(field(), QStringLiteral("wrong"));
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!field()->isVisible());
    QVERIFY(document().markers() == m_three);
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    field()->setText(QStringLiteral("wrong"));
    document().undoStack().undo(); // the marker is removed
    QVERIFY(!field()->isVisible());
    QVERIFY(document().markers().empty());
}

void MarkerRowTest::namesArePlainText()
{
    document().setMarkers({{200, "<b>\n\tbold\xff"}}, QStringLiteral("x"));
    QVERIFY2(m_row->flags().flags()[0].name.startsWith(QStringLiteral("<b> bold")),
             qPrintable(m_row->flags().flags()[0].name));
    QVERIFY(!m_row->grab().isNull());
}

void MarkerRowTest::deleteRemovesTheSelectedMarker()
{
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, mastOf(300));
    QTest::keyClick(m_row.get(), Qt::Key_Delete);
    QVERIFY(document().markers() == (Markers{{100, "kick"}, {200, "step"}}));
    QCOMPARE(m_row->chosen(), -1);
    document().undoStack().undo();
    QVERIFY(document().markers() == m_three);
}

void MarkerRowTest::keysWorkOnTheMarkerOfTheCurrentFrame()
{
    m_session->playhead().setFrame(150);
    QTest::keyClick(m_row.get(), Qt::Key_Delete); // there is no marker to delete
    QCOMPARE(document().undoStack().count(), 1);
    m_session->playhead().setFrame(200);
    QTest::keyClick(m_row.get(), Qt::Key_F2);
    QVERIFY(field()->isVisible());
    QTest::keyClicks(field(), QStringLiteral("new"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(document().markers()[1].name, std::string("new"));
    QTest::keyClick(m_row.get(), Qt::Key_Delete);
    QVERIFY(document().markers() == (Markers{{100, "kick"}, {300, "turn"}}));
    m_session->playhead().setFrame(100); // the first one
    QTest::keyClick(m_row.get(), Qt::Key_Backspace);
    QVERIFY(document().markers() == (Markers{{300, "turn"}}));
}

void MarkerRowTest::closingTheSessionEndsADrag()
{
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    moveTo(mastOf(250));
    m_session.reset();
    moveTo(mastOf(270));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, mastOf(270));
    QVERIFY(m_row->markers().empty());
    QTest::keyClick(m_row.get(), Qt::Key_Delete);
    QVERIFY(!m_row->grab().isNull());
}

void MarkerRowTest::closingTheSessionEndsTyping()
{
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, mastOf(200));
    field()->setText(QStringLiteral("late"));
    m_session.reset();
    QVERIFY(!field()->isVisible());
    QVERIFY(!m_row->grab().isNull());
}

void MarkerRowTest::survivesClipsWithFewFrames()
{
    for (const int frames : {0, 1, 2}) {
        showFrames(frames);
        document().setMarkers({{0, "a"}, {1, "b"}}, QStringLiteral("x"));
        QCOMPARE(static_cast<int>(document().markers().size()), frames);
        for (const int x : {232, 236, 600, 1232, 1240}) {
            QTest::mousePress(m_row.get(), Qt::LeftButton, {}, {x, 8});
            moveTo({x + 400, 8});
            moveTo({x - 700, 8});
            QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, {x, 8});
        }
        QCOMPARE(static_cast<int>(document().markers().size()), frames);
        QVERIFY(!m_row->grab().isNull());
    }
}

void MarkerRowTest::aThousandMarkersAreDrawnQuickly()
{
    showFrames(200000);
    const auto draw = [this](int count) {
        Markers markers;
        for (int i = 0; i < count; ++i)
            markers.push_back({i * 200, "marker"});
        document().setMarkers(markers, QStringLiteral("x"));
        return leastWorkTime([this] { m_row->grab(); });
    };
    // Ten times as many take ten times as long, not a hundred times.
    const double few = draw(mostMarkers / 10);
    QVERIFY(draw(mostMarkers) < 30.0 * few + 5.0);
}

void MarkerRowTest::toolTipsHaveWholeNames()
{
    QVERIFY2(toolTipAt(*m_row, mastOf(200)).contains(QStringLiteral("step")), qPrintable(QToolTip::text()));
    QVERIFY2(toolTipAt(*m_row, mastOf(390)).contains(QStringLiteral("Drag a marker to move it")),
             qPrintable(QToolTip::text()));
}

QTEST_MAIN(MarkerRowTest)

} // namespace tst_markerrow

#include "tst_markerrow.moc"
