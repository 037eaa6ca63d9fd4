#include "session/session.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

using namespace limber;

class SecondClipTest : public QObject
{
    Q_OBJECT

private slots:
    void isMeasuredOnceTheFirstClipIsRead();
    void isMeasuredAgainAfterEveryKindOfChange();
    void isForgottenWhenItIsTakenAway();
};

namespace {

SecondClip::Source sourceOf(const Clip &clip)
{
    return {QStringLiteral("second"), std::make_shared<const Clip>(clip), {}};
}

} // namespace

void SecondClipTest::isMeasuredOnceTheFirstClipIsRead()
{
    Session session;
    session.document().beginLoading(test::leg(2));
    session.secondClip().show(sourceOf(test::leg(6)));
    QTest::qWait(400);
    QVERIFY(!session.secondClip().isMeasured()); // there would be more to compare soon
    session.document().endLoading(test::leg(6), {});
    QTRY_VERIFY(session.secondClip().isMeasured());
    QCOMPARE(session.secondClip().comparison().comparedFrames, 6);
}

void SecondClipTest::isMeasuredAgainAfterEveryKindOfChange()
{
    Session session;
    Document &document = session.document();
    document.reset(test::leg(6));
    session.secondClip().show(sourceOf(test::leg(6)));
    QTRY_VERIFY(session.secondClip().isMeasured());
    const std::vector<std::function<void()>> changes = {
        [&] {
            document.setValues({1, 1, {0}}, {5.0}, QStringLiteral("edit"));
        },
        [&] { document.removeFrames(4, 1); },
        [&] { document.setName(0, "Other"); },
        [&] { document.undoStack().undo(); },
        [&] { document.reset(test::leg(3)); },
    };
    for (const auto &change : changes) {
        change();
        QVERIFY(!session.secondClip().isMeasured());
        QTRY_VERIFY(session.secondClip().isMeasured());
    }
    QCOMPARE(session.secondClip().comparison().comparedFrames, 3);
}

void SecondClipTest::isForgottenWhenItIsTakenAway()
{
    Session session;
    session.document().reset(test::leg(4));
    session.secondClip().show(sourceOf(test::leg(4)));
    session.secondClip().clear(); // while it is being measured
    QSignalSpy measured(&session.secondClip(), &SecondClip::measured);
    QTest::qWait(400);
    QCOMPARE(measured.count(), 0);
    QVERIFY(session.secondClip().comparison().nodes.empty());
    QVERIFY(!session.secondClip().pose(0));
}

QTEST_GUILESS_MAIN(SecondClipTest)

#include "tst_secondclip.moc"
