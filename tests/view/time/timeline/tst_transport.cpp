#include "figures.h"
#include "session/session.h"
#include "timeline/transport.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
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
    void playsBackwardToTheFirstFrame();
    void pressedAgainItPlaysFaster();
    void whileStopIsHeldTheOthersGoOneFrame();
    void theLoopButtonHasThreeStates();
    void playsTheRangeFromItsBeginning();
    void keysThatTheUserChoseStayWhilePlaying();
    void playsAllFramesOfAPreview();

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
    transport.setLoopMode(LoopMode::Once);
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
    transport.setLoopMode(LoopMode::Once);
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
        transport.setLoopMode(looping ? LoopMode::Loop : LoopMode::Once);
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
    transport.setLoopMode(LoopMode::Once);
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
    const auto markers = [this] { return m_session->document().markers(); };
    QVERIFY(markers() == (Markers{{3, "Marker 2"}, {20, "Marker 1"}}));
    QCOMPARE(m_session->document().undoStack().count(), 2);

    m_session->document().reset(standingFigure(2 * mostMarkers));
    Markers many;
    for (int frame = 0; frame < mostMarkers; ++frame)
        many.push_back({frame, "x"});
    m_session->document().setMarkers(many, QStringLiteral("x"));
    m_session->playhead().setFrame(2 * mostMarkers - 1);
    add->trigger();
    QVERIFY(markers() == many);

    m_session->document().reset(standingFigure(1)); // a single frame, which cannot be played
    QVERIFY(add->isEnabled());
    add->trigger();
    QCOMPARE(markers().size(), std::size_t(1));
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

namespace {

// A widget in which the keys of a transport work.
std::unique_ptr<QWidget> shownFor(Transport &transport)
{
    auto widget = std::make_unique<QWidget>();
    widget->setFocusPolicy(Qt::StrongFocus);
    transport.addShortcutsTo(widget.get());
    widget->show();
    widget->activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(widget.get());
    widget->setFocus();
    return widget;
}

} // namespace

void TransportTest::playsBackwardToTheFirstFrame()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setLoopMode(LoopMode::Once);
    m_session->playhead().setFrame(20);
    transport.shuttle(true);
    QVERIFY(transport.isPlaying());
    QVERIFY(transport.isBackward());
    QTRY_VERIFY(!transport.isPlaying());
    QCOMPARE(m_session->playhead().frame(), 0);
    // There it begins again at the other end, as playing forward does.
    transport.shuttle(true);
    QTRY_VERIFY(m_session->playhead().frame() > 10);
    transport.setPlaying(false);
    transport.setPlaying(true);
    QVERIFY(!transport.isBackward());
}

void TransportTest::pressedAgainItPlaysFaster()
{
    Transport transport;
    m_session->document().setFrameTime(10.0); // so long that no frame changes by itself
    transport.setSession(m_session.get());
    const std::unique_ptr<QWidget> widget = shownFor(transport);
    QSignalSpy speeds(&transport, &Transport::speedChanged);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QVERIFY(transport.isPlaying() && !transport.isBackward());
    QCOMPARE(transport.speed(), 1.0);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QCOMPARE(transport.speed(), 2.0);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QCOMPARE(transport.speed(), 4.0);
    QTest::keyClick(widget.get(), Qt::Key_J); // the other way, and not fast
    QVERIFY(transport.isPlaying() && transport.isBackward());
    QCOMPARE(transport.speed(), 1.0);
    QTest::keyClick(widget.get(), Qt::Key_J);
    QCOMPARE(transport.speed(), 2.0);
    QTest::keyClick(widget.get(), Qt::Key_K);
    QVERIFY(!transport.isPlaying());
    QCOMPARE(transport.speed(), 1.0);
    QCOMPARE(speeds.count(), 5);
    // The speed that the user chose is the one to start from.
    transport.setSpeed(0.5);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QCOMPARE(transport.speed(), 1.0);
    QTest::keyClick(widget.get(), Qt::Key_K);
    QCOMPARE(transport.speed(), 0.5);
}

void TransportTest::whileStopIsHeldTheOthersGoOneFrame()
{
    Transport transport;
    transport.setSession(m_session.get());
    const std::unique_ptr<QWidget> widget = shownFor(transport);
    m_session->playhead().setFrame(20);
    QTest::keyPress(widget.get(), Qt::Key_K);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QCOMPARE(m_session->playhead().frame(), 22);
    QTest::keyClick(widget.get(), Qt::Key_J);
    QCOMPARE(m_session->playhead().frame(), 21);
    QVERIFY(!transport.isPlaying());
    // A key that repeats is released again and again, but is still held.
    QKeyEvent repeated(QEvent::KeyRelease, Qt::Key_K, {}, {}, true);
    QApplication::sendEvent(widget.get(), &repeated);
    QTest::keyClick(widget.get(), Qt::Key_J);
    QCOMPARE(m_session->playhead().frame(), 20);
    QTest::keyRelease(widget.get(), Qt::Key_K);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QVERIFY(transport.isPlaying());
    transport.setPlaying(false);
    // Another window gets the release of a key that was held here.
    QTest::keyPress(widget.get(), Qt::Key_K);
    QEvent leaves(QEvent::WindowDeactivate);
    QApplication::sendEvent(widget.get(), &leaves);
    QTest::keyClick(widget.get(), Qt::Key_L);
    QVERIFY(transport.isPlaying());
}

void TransportTest::theLoopButtonHasThreeStates()
{
    Transport transport;
    transport.setSession(m_session.get());
    QAction *loop = transport.actions()[ActionId::Loop];
    QCOMPARE(transport.loopMode(), LoopMode::Loop);
    QVERIFY(loop->isChecked());
    const QString text = loop->text();
    const QString tip = loop->toolTip();
    loop->trigger();
    QCOMPARE(transport.loopMode(), LoopMode::PingPong);
    QVERIFY(loop->isChecked());
    QVERIFY(loop->text() != text);
    QVERIFY(loop->toolTip() != tip);
    loop->trigger();
    QCOMPARE(transport.loopMode(), LoopMode::Once);
    QVERIFY(!loop->isChecked());
    QCOMPARE(loop->text(), text);
    loop->trigger();
    QCOMPARE(transport.loopMode(), LoopMode::Loop);
    QCOMPARE(loop->toolTip(), tip);
}

void TransportTest::playsTheRangeFromItsBeginning()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setLoopMode(LoopMode::Once);
    m_session->playhead().setRange(10, 14);
    m_session->playhead().setFrame(40);
    int least = 50;
    int most = 0;
    connect(&m_session->playhead(), &Playhead::frameChanged, &transport, [&](int frame) {
        least = std::min(least, frame);
        most = std::max(most, frame);
    });
    transport.actions()[ActionId::PlayRange]->trigger();
    QVERIFY(transport.isPlaying());
    QCOMPARE(m_session->playhead().frame(), 10);
    QTRY_VERIFY(!transport.isPlaying());
    QCOMPARE(least, 10);
    QCOMPARE(most, 14);
    // Without a range it plays everything.
    m_session->playhead().clearRange();
    transport.actions()[ActionId::PlayRange]->trigger();
    QCOMPARE(m_session->playhead().frame(), 0);
    transport.setSession(nullptr);
    transport.playRange();
    QVERIFY(!transport.isPlaying());
}

void TransportTest::keysThatTheUserChoseStayWhilePlaying()
{
    Transport transport;
    transport.setSession(m_session.get());
    QAction *play = transport.actions()[ActionId::PlayPause];
    const QList<QKeySequence> keys{QKeySequence(Qt::Key_F8)};
    play->setShortcuts(keys);
    transport.setPlaying(true);
    QCOMPARE(play->shortcuts(), keys);
    transport.setPlaying(false);
    QCOMPARE(play->shortcuts(), keys);
}

void TransportTest::playsAllFramesOfAPreview()
{
    Transport transport;
    transport.setSession(m_session.get());
    transport.setLoopMode(LoopMode::Once);
    m_session->playhead().setRange(10, 20);
    Clip longer = standingFigure(80);
    longer.motion.setFrameTimeSeconds(0.01);
    m_session->preview().show(longer, {}, Axis::Y);
    transport.goToLast();
    QCOMPARE(m_session->shownFrames().frame(), 79);
    transport.step(-1);
    QCOMPARE(m_session->shownFrames().frame(), 78);
    transport.goToFirst();
    transport.setPlaying(true);
    QTRY_VERIFY(!transport.isPlaying());
    QCOMPARE(m_session->shownFrames().frame(), 79);
    QCOMPARE(m_session->playhead().frame(), 49);
    transport.setLoopMode(LoopMode::Loop);
    transport.setPlaying(true);
    Clip shorter = standingFigure(4);
    shorter.motion.setFrameTimeSeconds(0.01);
    m_session->preview().show(shorter, {}, Axis::Y);
    QVERIFY(transport.isPlaying()); // while a setting is dragged
    QVERIFY(m_session->shownFrames().frame() < 4);
    m_session->preview().clear();
    QVERIFY(transport.isPlaying());
    const Playhead &playhead = m_session->playhead();
    QTRY_VERIFY(playhead.frame() >= 10 && playhead.frame() <= 20); // the range counts again
}

QTEST_MAIN(TransportTest)

} // namespace tst_transport

#include "tst_transport.moc"
