#include "cleanup/choices/fillbutton.h"
#include "cleanup/choices/fillchoices.h"

#include "figures.h"
#include "session/session.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_fillchoices {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

FillChoice choiceOf(std::string_view method, double ncm, const Clip &clip, double turn)
{
    FillChoice choice{.method = method, .expectedNcm = ncm, .mostNcm = 2.0 * ncm};
    choice.expectedDegrees = 3.0 * ncm;
    choice.mostDegrees = 6.0 * ncm;
    const auto values = clip.motion.frame(0);
    choice.values.assign(values.begin(), values.end());
    choice.values.at(leftLegZRotation) = turn;
    return choice;
}

// The ways to fill a gap of the left leg.
FilledGap gapOf(const FrameInterval &frames, const Clip &clip)
{
    FilledGap gap{.joints = {leftLeg}, .frames = frames, .method = "body", .places = 40};
    gap.expectedNcm = 2.04;
    gap.endJoint = leftLeg;
    gap.tellingFrame = frames.first;
    gap.choices = {choiceOf("body", 2.04, clip, 40.0), choiceOf("poses", 2.5, clip, 20.0),
                   choiceOf("curve", 7.0, clip, 0.0), choiceOf("straight", 8.0, clip, -20.0)};
    gap.choices.front().isBest = true;
    return gap;
}

} // namespace

// The rows from which a way to fill a gap is chosen.
class FillChoicesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void eachWayHasNamePictureAndExpectation();
    void picturesDiffer();
    void aClickChooses();
    void keysChoose();
    void showingChoosesNothing();
    void theBestComesFirst();
    void unknownErrorsAndAnglesAreSaid();
    void ofSeveralGapsItIsTheOneAtTheFrame();
    void staleRowsCannotBeChosen();
    void withoutChoicesItHides();
    void narrowRowsGetHigher();

private:
    void show(std::vector<FilledGap> gaps)
    {
        AppliedOperation result;
        result.fills = std::move(gaps);
        m_choices->show(result, *findOperation("fill"), *m_session);
    }
    [[nodiscard]] QList<FillButton *> buttons() const { return m_choices->findChildren<FillButton *>(); }
    [[nodiscard]] QString words(int row) const { return buttons().at(row)->words(); }
    [[nodiscard]] QString name(int row) const { return buttons().at(row)->text(); }
    [[nodiscard]] int checked() const
    {
        for (int row = 0; row < buttons().size(); ++row) {
            if (buttons().at(row)->isChecked())
                return row;
        }
        return -1;
    }
    void click(int row) const { QTest::mouseClick(buttons().at(row), Qt::LeftButton); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<FillChoices> m_choices;
    Clip m_clip = standingFigure(50);
};

void FillChoicesTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(m_clip);
    m_choices = std::make_unique<FillChoices>();
    m_choices->resize(300, 400);
    m_choices->QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(m_choices.get()));
}

void FillChoicesTest::cleanup()
{
    m_choices.reset();
    m_session.reset();
}

void FillChoicesTest::eachWayHasNamePictureAndExpectation()
{
    show({gapOf({10, 20}, m_clip)});
    QCOMPARE(buttons().size(), 4);
    QCOMPARE(name(0), u"Rest of the body (best)"_s);
    QCOMPARE(name(1), u"Similar poses"_s);
    QCOMPARE(words(0), u"LeftLeg ± 2.0 cm, 40 trial(s) in this clip"_s);
    QCOMPARE(buttons().first()->accessibleName(),
             u"Rest of the body (best): LeftLeg ± 2.0 cm, 40 trial(s) in this clip"_s);
    QCOMPARE(checked(), 0);
    QVERIFY(buttons().first()->toolTip().contains(u"frame 10"_s));
    QCOMPARE(m_choices->findChild<QLabel *>()->text(), u"LeftLeg, frames 10 to 20:"_s);
}

void FillChoicesTest::picturesDiffer()
{
    show({gapOf({10, 20}, m_clip)});
    std::vector<QImage> pictures;
    for (int row = 0; row < buttons().size(); ++row) {
        const QImage picture = buttons().at(row)->picture().toImage();
        QCOMPARE(picture.deviceIndependentSize().toSize(), FillButton::pictureSize());
        for (const QImage &other : pictures)
            QVERIFY(picture != other);
        QVERIFY(qAlpha(picture.pixel(0, 0)) == 0);
        pictures.push_back(picture);
    }
}

void FillChoicesTest::aClickChooses()
{
    show({gapOf({10, 20}, m_clip)});
    QSignalSpy chosen(m_choices.get(), &FillChoices::chosen);
    click(2);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last().at(0).value<std::string>(), "curve");
    click(2); // the row that is chosen already
    QCOMPARE(chosen.count(), 2);
}

void FillChoicesTest::keysChoose()
{
    show({gapOf({10, 20}, m_clip)});
    buttons().first()->setFocus();
    QSignalSpy chosen(m_choices.get(), &FillChoices::chosen);
    QTest::keyClick(buttons().first(), Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last().at(0).value<std::string>(), "poses");
    QCOMPARE(checked(), 1);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        chosen.clear();
        QTest::keyClick(buttons().at(1), key);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.last().at(0).value<std::string>(), "poses");
    }
}

void FillChoicesTest::showingChoosesNothing()
{
    QSignalSpy chosen(m_choices.get(), &FillChoices::chosen);
    show({gapOf({10, 20}, m_clip)});
    FilledGap other = gapOf({10, 20}, m_clip);
    other.method = "curve";
    show({other});
    QCOMPARE(checked(), 2);
    QCOMPARE(chosen.count(), 0);
}

void FillChoicesTest::theBestComesFirst()
{
    FilledGap gap = gapOf({10, 20}, m_clip);
    gap.choices.at(2).expectedNcm = 1.0;
    gap.method = "curve";
    show({gap});
    QCOMPARE(name(0), u"Curve"_s);
    QCOMPARE(checked(), 0);
    for (FillChoice &choice : gap.choices)
        choice.expectedNcm.reset();
    show({gap}); // without trials
    QCOMPARE(name(0), u"Rest of the body (best)"_s);
    QCOMPARE(checked(), 2);
}

void FillChoicesTest::unknownErrorsAndAnglesAreSaid()
{
    FilledGap gap = gapOf({10, 20}, m_clip);
    gap.endMoves = false;
    gap.choices.at(1).expectedNcm.reset();
    gap.places = 1;
    show({gap});
    QCOMPARE(words(0), u"LeftLeg ± 6.1°, 1 trial(s) in this clip"_s);
    QCOMPARE(words(1), u"Error unknown: the clip is too short for trials"_s);
    gap.choices.at(1).expectedNcm = 2.5;
    gap.triesOthers = true;
    gap.endMoves = true;
    show({gap});
    QCOMPARE(words(0), u"LeftLeg ± 2.0 cm, 1 trial(s) in the other clips"_s);
}

void FillChoicesTest::ofSeveralGapsItIsTheOneAtTheFrame()
{
    FilledGap second = gapOf({30, 34}, m_clip);
    second.choices.pop_back();
    m_session->playhead().setFrame(5);
    show({gapOf({10, 20}, m_clip), second});
    QCOMPARE(buttons().size(), 4);
    m_choices->lookAt(31);
    QCOMPARE(buttons().size(), 3);
    QCOMPARE(m_choices->findChild<QLabel *>()->text(), u"LeftLeg, frames 30 to 34:"_s);
    m_choices->lookAt(25); // none: it stays
    QCOMPARE(buttons().size(), 3);
    show({gapOf({10, 20}, m_clip), second}); // after another method was tried
    QCOMPARE(buttons().size(), 3);
}

void FillChoicesTest::staleRowsCannotBeChosen()
{
    show({gapOf({10, 20}, m_clip)});
    QSignalSpy chosen(m_choices.get(), &FillChoices::chosen);
    m_choices->setStale(true);
    click(2);
    QTest::keyClick(buttons().at(2), Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QVERIFY(m_choices->isVisible());
    show({gapOf({10, 20}, m_clip)});
    QCOMPARE(checked(), 0);
    click(2);
    QVERIFY(chosen.count() > 0);
}

void FillChoicesTest::withoutChoicesItHides()
{
    show({gapOf({10, 20}, m_clip)});
    QVERIFY(m_choices->isVisible());
    show({});
    QVERIFY(m_choices->isHidden());
}

void FillChoicesTest::narrowRowsGetHigher()
{
    show({gapOf({10, 20}, m_clip)});
    const int wide = buttons().first()->height();
    m_choices->resize(150, 700);
    QTRY_VERIFY(buttons().first()->height() > wide);
    for (const FillButton *button : buttons()) {
        QVERIFY(button->height() >= button->heightForWidth(button->width()));
        QVERIFY(button->geometry().right() < m_choices->width());
    }
}

QTEST_MAIN(FillChoicesTest)

} // namespace tst_fillchoices

#include "tst_fillchoices.moc"
