#include "drawing.h"
#include "secondlife/animfile.h"
#include "secondlifepanel/sizebar.h"
#include "secondlifepanel/verdicthead.h"
#include "theme/colours.h"

#include <QLabel>
#include <QLocale>
#include <QTest>

#include <memory>

namespace tst_verdicthead {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The verdict on an upload in words and figures, and the bar of its size.
class VerdictHeadTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void aGoodFileNeedsNoReason();
    void warningsAreCounted();
    void aRefusalQuotesTheViewer();
    void aMisreadFileSaysThat();
    void theBarIsAsLongAsTheAssetIsLarge();
    void anAssetThatIsTooLargeIsMarked();
    void aSmallAssetIsStillSeen();

private:
    [[nodiscard]] QLabel &label(const QString &name) const { return *m_head->findChild<QLabel *>(name); }
    // The box of the filled part, of a bar that is 202 pixels wide and 8 high.
    [[nodiscard]] QStringList filled(const QColor &colour) const;

    const Colours m_colours = Colours::darkTheme();
    UploadVerdict m_verdict;
    std::unique_ptr<VerdictHead> m_head;
};

void VerdictHeadTest::init()
{
    m_head = std::make_unique<VerdictHead>();
    m_head->setColours(m_colours);
    m_verdict = {};
    m_verdict.keptJoints = 19;
    m_verdict.durationSeconds = 2.5;
    m_verdict.assetBytes = 50'000;
}

QStringList VerdictHeadTest::filled(const QColor &colour) const
{
    auto *bar = m_head->findChild<SizeBar *>();
    bar->setFixedSize(202, 8); // also for the layout
    Drawing drawing(bar->size());
    bar->render(&drawing, {}, {}, QWidget::RenderFlags());
    return drawing.boxes(colour);
}

void VerdictHeadTest::aGoodFileNeedsNoReason()
{
    m_verdict.dropped.resize(3);
    m_head->show(m_verdict);
    QCOMPARE(label(u"uploadVerdict"_s).text(), u"✓ Can be uploaded"_s);
    QCOMPARE(label(u"uploadVerdict"_s).property("role").toString(), u"good"_s);
    QVERIFY(label(u"uploadReason"_s).isHidden());
    QCOMPARE(label(u"uploadFigures"_s).text(), u"2.50 s of 60 s · 19 joint(s) kept, 3 left out"_s);
    QCOMPARE(label(u"uploadSize"_s).text(),
             QLocale().toString(50'000) + u" of "_s + QLocale().toString(250'000) + u" bytes"_s);
    QCOMPARE(m_head->findChild<SizeBar *>()->accessibleName(), label(u"uploadSize"_s).text());
}

void VerdictHeadTest::warningsAreCounted()
{
    for (const UploadRule rule : {UploadRule::NameLength, UploadRule::NameLength, UploadRule::PoseLost}) {
        UploadFinding finding;
        finding.rule = rule;
        m_verdict.findings.push_back(finding);
    }
    m_head->show(m_verdict);
    QVERIFY(!label(u"uploadReason"_s).isHidden());
    QCOMPARE(label(u"uploadReason"_s).text(), u"2 thing(s) will not be as they are here."_s);
}

void VerdictHeadTest::aRefusalQuotesTheViewer()
{
    m_verdict.error = ViewerError::NoFrames;
    m_head->show(m_verdict);
    QCOMPARE(label(u"uploadVerdict"_s).text(), u"✕ Cannot be uploaded"_s);
    QCOMPARE(label(u"uploadVerdict"_s).property("role").toString(), u"error"_s);
    QVERIFY(label(u"uploadReason"_s).text().startsWith(u"The viewer: “"_s));
    m_verdict.error = ViewerError::None;
    m_head->show(m_verdict);
    QCOMPARE(label(u"uploadVerdict"_s).property("role").toString(), u"good"_s);
}

void VerdictHeadTest::aMisreadFileSaysThat()
{
    m_verdict.error = ViewerError::Misread;
    m_head->show(m_verdict);
    QCOMPARE(label(u"uploadVerdict"_s).text(), u"✕ Would be read wrongly"_s);
    QCOMPARE(label(u"uploadVerdict"_s).property("role").toString(), u"error"_s);
}

void VerdictHeadTest::theBarIsAsLongAsTheAssetIsLarge()
{
    m_verdict.assetBytes = 0;
    m_head->show(m_verdict);
    QVERIFY(filled(m_colours.accent).isEmpty());
    QCOMPARE(filled(m_colours.raised), QStringList(u"0.5,0.5 201 x 7"_s));
    m_verdict.assetBytes = 125'000;
    m_head->show(m_verdict);
    QCOMPARE(filled(m_colours.accent), QStringList(u"1.5,1.5 99.5 x 5"_s));
    m_verdict.assetBytes = 250'000;
    m_head->show(m_verdict);
    QCOMPARE(filled(m_colours.accent), QStringList(u"1.5,1.5 199 x 5"_s));
}

void VerdictHeadTest::anAssetThatIsTooLargeIsMarked()
{
    m_verdict.assetBytes = 500'000;
    m_head->show(m_verdict);
    QVERIFY(filled(m_colours.accent).isEmpty());
    QCOMPARE(filled(m_colours.error), QStringList(u"1.5,1.5 199 x 5"_s));
}

void VerdictHeadTest::aSmallAssetIsStillSeen()
{
    m_verdict.assetBytes = 10;
    m_head->show(m_verdict);
    QCOMPARE(filled(m_colours.accent), QStringList(u"1.5,1.5 2 x 5"_s));
}

QTEST_MAIN(VerdictHeadTest)

} // namespace tst_verdicthead

#include "tst_verdicthead.moc"
