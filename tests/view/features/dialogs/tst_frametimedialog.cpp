#include "dialogs/frametimedialog.h"
#include "document/document.h"
#include "figures.h"
#include "widgets/numberfield.h"

#include <QLabel>
#include <QTest>

#include <memory>

namespace tst_frametimedialog {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The frame time of a clip with 50 frames of 0.04 s.
class FrameTimeDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void rateAndSecondsAreShown();
    void theRateSetsTheSeconds();
    void theSecondsSetTheRate();
    void thereAreNoTimesBelowZero();
    void onlyOkChangesTheDocument();

private:
    [[nodiscard]] NumberField &rate() const { return *m_dialog->findChild<NumberField *>(u"frameRate"_s); }
    [[nodiscard]] NumberField &seconds() const { return *m_dialog->findChild<NumberField *>(u"frameTime"_s); }
    [[nodiscard]] bool says(const QString &text) const
    {
        for (const auto *label : m_dialog->findChildren<QLabel *>()) {
            if (label->text() == text)
                return true;
        }
        return false;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<FrameTimeDialog> m_dialog;
};

void FrameTimeDialogTest::init()
{
    m_dialog.reset();
    m_document = std::make_unique<Document>();
    Clip clip = standingFigure(50);
    clip.motion.setFrameTimeSeconds(0.04);
    m_document->reset(clip);
    m_dialog = std::make_unique<FrameTimeDialog>(*m_document);
}

void FrameTimeDialogTest::rateAndSecondsAreShown()
{
    QCOMPARE(rate().text(), u"25"_s);
    QCOMPARE(seconds().text(), u"0.04"_s);
    QVERIFY(says(u"2.000 s, 50 frame(s)"_s));
}

void FrameTimeDialogTest::theRateSetsTheSeconds()
{
    emit rate().valueWanted(50.0, false);
    QCOMPARE(rate().text(), u"50"_s);
    QCOMPARE(seconds().text(), u"0.02"_s);
    QVERIFY(says(u"1.000 s, 50 frame(s)"_s));
}

void FrameTimeDialogTest::theSecondsSetTheRate()
{
    emit seconds().valueWanted(0.1, false);
    QCOMPARE(rate().text(), u"10"_s);
    QCOMPARE(seconds().value(), 0.1);
    QVERIFY(says(u"5.000 s, 50 frame(s)"_s));
}

void FrameTimeDialogTest::thereAreNoTimesBelowZero()
{
    for (const double wrong : {0.0, -1.0}) {
        emit rate().valueWanted(wrong, false);
        emit seconds().valueWanted(wrong, false);
        QCOMPARE(rate().text(), u"25"_s);
        QCOMPARE(seconds().text(), u"0.04"_s);
    }
}

void FrameTimeDialogTest::onlyOkChangesTheDocument()
{
    emit rate().valueWanted(50.0, false);
    QCOMPARE(m_document->motion().frameTimeSeconds(), 0.04);
    m_dialog->reject();
    QCOMPARE(m_document->undoStack().count(), 0);
    m_dialog->accept();
    QCOMPARE(m_document->motion().frameTimeSeconds(), 0.02);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
}

QTEST_MAIN(FrameTimeDialogTest)

} // namespace tst_frametimedialog

#include "tst_frametimedialog.moc"
