#include "figures.h"
#include "session/session.h"
#include "timeline/transport.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

namespace tst_transport {

using namespace limber;
using namespace limber::test;

class TransportTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stepsAndStopsAtTheEnds();
    void playsUntilTheLastFrame();
    void playsAgainFromTheStart();
    void playsFromTheFrameThatIsShown();
    void playsAsLongAsTheClipLasts();
    void continuesFromTheFrameThatTheUserSets();
    void rangesAreSetFromTheCurrentFrame();
    void setsMarkersAtTheCurrentFrame();
    void doesNothingWithoutFrames();
    void survivesTheEndOfItsSession();
    void stopsWhenTheDocumentIsReset();
    void keysWorkInTheirWidgetsButNotInTextFields();

private:
    std::unique_ptr<Session> m_session;
};

void TransportTest::init()
{
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(50);
    clip.motion.setFrameTimeSeconds(0.01);
    m_session->document().reset(std::move(clip));
}

void TransportTest::stepsAndStopsAtTheEnds()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.step(1);
    QCOMPARE(m_session->playhead().frame(), 1);
    transport.step(-5);
    QCOMPARE(m_session->playhead().frame(), 0);
    transport.goToLast();
    QCOMPARE(m_session->playhead().frame(), 49);
    transport.step(1);
    QCOMPARE(m_session->playhead().frame(), 49);
}

void TransportTest::playsUntilTheLastFrame()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setLooping(false);
    QSignalSpy playing(&transport, &Transport::playingChanged);
    transport.setPlaying(true);
    QTRY_VERIFY(!transport.isPlaying());
    QCOMPARE(m_session->playhead().frame(), 49);
    QCOMPARE(playing.count(), 2);
}

void TransportTest::playsAgainFromTheStart()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setLooping(false);
    transport.goToLast();
    transport.setPlaying(true);
    QTRY_VERIFY(m_session->playhead().frame() < 40);
    transport.setPlaying(false);
}

void TransportTest::playsFromTheFrameThatIsShown()
{
    Transport transport;
    m_session->document().setFrameTime(10.0); // so long that no frame changes by itself
    transport.setSession(m_session.get());
    for (const bool looping : {false, true}) {
        transport.setLooping(looping);
        m_session->playhead().setFrame(30);
        transport.setPlaying(true);
        QTest::qWait(40);
        QCOMPARE(m_session->playhead().frame(), 30);
        transport.setPlaying(false);
    }
    // When looping, the last frame lasts as long as any other.
    m_session->playhead().setFrame(49);
    transport.setPlaying(true);
    QTest::qWait(40);
    QCOMPARE(m_session->playhead().frame(), 49);
}

void TransportTest::playsAsLongAsTheClipLasts()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setLooping(false);
    transport.setSpeed(2.0);
    QElapsedTimer timer;
    timer.start();
    transport.setPlaying(true);
    QTRY_VERIFY(!transport.isPlaying());
    // 50 frames of 10 ms at double speed; a busy machine may take longer.
    QVERIFY2(timer.elapsed() >= 245, qPrintable(QString::number(timer.elapsed())));
}

void TransportTest::continuesFromTheFrameThatTheUserSets()
{
    Transport transport;
    m_session->document().setFrameTime(10.0); // so long that no frame changes by itself
    transport.setSession(m_session.get());
    transport.setPlaying(true);
    m_session->playhead().setFrame(30);
    QTest::qWait(40);
    QCOMPARE(m_session->playhead().frame(), 30);
    QVERIFY(transport.isPlaying());
}

void TransportTest::rangesAreSetFromTheCurrentFrame()
{
    Transport transport;
    transport.setSession(m_session.get());
    m_session->playhead().setFrame(10);
    transport.actions()[ActionId::SetRangeStart]->trigger();
    m_session->playhead().setFrame(12);
    transport.actions()[ActionId::SetRangeEnd]->trigger();
    QCOMPARE(m_session->playhead().firstFrame(), 10);
    QCOMPARE(m_session->playhead().lastFrame(), 12);
    transport.setPlaying(true);
    for (int look = 0; look < 10; ++look) {
        QTest::qWait(5);
        QVERIFY(m_session->playhead().frame() >= 10 && m_session->playhead().frame() <= 12);
    }
    transport.actions()[ActionId::ClearRange]->trigger();
    QVERIFY(!m_session->playhead().hasRange());
}

void TransportTest::setsMarkersAtTheCurrentFrame()
{
    Transport transport;
    QAction *add = transport.actions()[ActionId::AddMarker];
    QVERIFY(!add->isEnabled());
    transport.setSession(m_session.get());
    QVERIFY(add->isEnabled());
    for (const int frame : {20, 3, 20}) {
        m_session->playhead().setFrame(frame);
        add->trigger();
    }
    const Markers &markers = m_session->document().markers();
    QVERIFY(markers == (Markers{{3, "Marker 2"}, {20, "Marker 1"}}));
    QCOMPARE(m_session->document().undoStack().count(), 2);

    m_session->document().reset(standingFigure(2 * mostMarkers));
    Markers many;
    for (int frame = 0; frame < mostMarkers; ++frame)
        many.push_back({frame, "x"});
    m_session->document().setMarkers(many, QStringLiteral("x"));
    m_session->playhead().setFrame(2 * mostMarkers - 1);
    add->trigger();
    QVERIFY(markers == many);

    m_session->document().reset(standingFigure(1)); // a single frame, which cannot be played
    QVERIFY(add->isEnabled());
    add->trigger();
    QCOMPARE(markers.size(), std::size_t(1));
    m_session->document().reset({});
    QVERIFY(!add->isEnabled());
    transport.setSession(nullptr);
}

void TransportTest::doesNothingWithoutFrames()
{
    Transport transport;
    transport.setPlaying(true);
    transport.step(1);
    transport.goToFirst();
    QVERIFY(!transport.isPlaying());
    for (const int frames : {0, 1}) {
        m_session->document().reset(standingFigure(frames));
        transport.setSession(m_session.get());
        transport.setPlaying(true);
        QVERIFY(!transport.isPlaying());
        QVERIFY(!transport.actions()[ActionId::PlayPause]->isEnabled());
    }
}

void TransportTest::survivesTheEndOfItsSession()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setPlaying(true);
    m_session.reset();
    QVERIFY(!transport.isPlaying());
    QCOMPARE(transport.session(), nullptr);
    QTest::qWait(20);
}

void TransportTest::stopsWhenTheDocumentIsReset()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setPlaying(true);
    m_session->document().reset(standingFigure(1));
    QVERIFY(!transport.isPlaying());
}

void TransportTest::keysWorkInTheirWidgetsButNotInTextFields()
{
    Transport transport;
    transport.setSession(m_session.get());
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *viewport = new QWidget;
    viewport->setFocusPolicy(Qt::StrongFocus);
    auto *field = new QLineEdit;
    layout->addWidget(viewport);
    layout->addWidget(field);
    transport.addShortcutsTo(viewport);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QApplication::setActiveWindow(&window); // there may be no window manager

    viewport->setFocus();
    QTest::keyClick(viewport, Qt::Key_Right);
    QTest::keyClick(viewport, Qt::Key_Period);
    QCOMPARE(m_session->playhead().frame(), 2);
    QTest::keyClick(viewport, Qt::Key_Space);
    QVERIFY(transport.isPlaying());
    transport.setPlaying(false);

    const int frame = m_session->playhead().frame();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("1. 2,"));
    QCOMPARE(field->text(), QStringLiteral("1. 2,"));
    QCOMPARE(m_session->playhead().frame(), frame);
    QVERIFY(!transport.isPlaying());
}

QTEST_MAIN(TransportTest)

} // namespace tst_transport

#include "tst_transport.moc"
