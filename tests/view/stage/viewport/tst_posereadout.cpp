#include "viewport/tools/posereadout.h"

#include <QLocale>
#include <QTest>

namespace tst_posereadout {

using namespace limber;
using namespace Qt::StringLiterals;

// The words and numbers beside a joint that is dragged.
class PoseReadoutTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void rotationsHaveTheirAxis();
    void swingsAreAboutTheLimb();
    void displacementsHaveSigns();
    void whatIsOutOfReachIsMissing();
    void longNamesEndInDots();
    void wrongNumbersAreRed();

private:
    [[nodiscard]] static QStringList wordsOf(const QList<ReadoutLine> &lines)
    {
        QStringList words;
        for (const ReadoutLine &line : lines) {
            QStringList pieces;
            for (const ReadoutLine::Piece &piece : line.pieces)
                pieces << piece.text;
            words << pieces.join(u' ');
        }
        return words;
    }

    const Colours m_colours = Colours::darkTheme();
    const PoseReadout m_readout{m_colours, u"LeftArm"_s};
};

void PoseReadoutTest::rotationsHaveTheirAxis()
{
    QCOMPARE(wordsOf(m_readout.rotation(-12.34, 1, false)), (QStringList{u"LeftArm -12.3°"_s, u"about Y"_s}));
    QCOMPARE(m_readout.rotation(1.0, 1, false)[1].pieces[0].colour, m_colours.axis(1));
    QCOMPARE(wordsOf(m_readout.rotation(90.0, 0, true))[1], u"about X"_s);
    QCOMPARE(wordsOf(m_readout.rotation(5.0, -1, true)), (QStringList{u"LeftArm 5.0°"_s, u"freely"_s}));
    QCOMPARE(wordsOf(m_readout.rotation(5.0, -1, false))[1], u"about the line of sight"_s);
}

void PoseReadoutTest::swingsAreAboutTheLimb()
{
    QCOMPARE(wordsOf(m_readout.swing(7.5)), (QStringList{u"LeftArm 7.5°"_s, u"about the line to the limb's end"_s}));
}

void PoseReadoutTest::displacementsHaveSigns()
{
    const QList<ReadoutLine> lines = m_readout.displacement({3.0, -4.0, 0.0}, 0.0);
    QCOMPARE(wordsOf(lines),
             (QStringList{u"LeftArm 5.00 units"_s, u"X +3.00 Y -4.00 Z +0.00"_s, u"from where it was"_s}));
    QCOMPARE(lines[1].pieces[2].colour, m_colours.axis(1));
}

void PoseReadoutTest::whatIsOutOfReachIsMissing()
{
    const QList<ReadoutLine> lines = m_readout.displacement({1.0, 0.0, 0.0}, 0.25);
    QCOMPARE(wordsOf(lines)[2], u"out of reach by 0.25"_s);
    QCOMPARE(wordsOf({m_readout.heldMissing(3.126)})[0], u"cannot hold: 3.13 off"_s);
    QCOMPARE(lines[2].pieces[0].colour, m_colours.warning);
}

void PoseReadoutTest::longNamesEndInDots()
{
    const QString fits(28, u'a');
    QCOMPARE(PoseReadout(m_colours, fits).swing(0.0)[0].pieces[0].text, fits);
    const QString cut = PoseReadout(m_colours, fits + u'b').swing(0.0)[0].pieces[0].text;
    QCOMPARE(cut, fits.left(27) + u'…');
    QCOMPARE(PoseReadout(m_colours, u" two\nlines "_s).swing(0.0)[0].pieces[0].text, u"two lines"_s);
}

void PoseReadoutTest::wrongNumbersAreRed()
{
    QCOMPARE(m_readout.typed(u"3*"_s, true).pieces[0].text, u"= 3*"_s);
    QCOMPARE(m_readout.typed(u"3*"_s, true).pieces[0].colour, m_colours.error);
    QCOMPARE(m_readout.typed(u"3"_s, false).pieces[0].colour, m_colours.edited);
}

QTEST_GUILESS_MAIN(PoseReadoutTest)

} // namespace tst_posereadout

#include "tst_posereadout.moc"
