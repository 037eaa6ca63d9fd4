#include "bvh/write/bvhwriter.h"
#include "figure/painting/figureview.h"
#include "retargeting/mappingpanel.h"
#include "retargeting/retargetdialog.h"
#include "session/session.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_retargetpair {

using namespace limber;
using namespace limber::test;

// The joint of the selected row is highlighted in both pictures of the retarget dialog.
class RetargetPairTest : public QObject
{
    Q_OBJECT

private slots:
    // The test must not use words that a user added to the vocabulary.
    void initTestCase() { qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit()); }
    void init();
    void theSelectedJointsAreHighlightedInBothPictures();
    void anUnmappedJointIsHighlightedInOnePicture();

private:
    [[nodiscard]] QImage picture(const char *name) const
    {
        return m_dialog->findChild<FigureView *>(QLatin1String(name))->grab().toImage();
    }
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_dialog->setup().target(), name); }

    FileFolder m_folder;
    QTemporaryDir m_settings;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<RetargetDialog> m_dialog;
    MappingPanel *m_mapping = nullptr;
};

void RetargetPairTest::init()
{
    m_dialog.reset();
    m_session = std::make_unique<Session>();
    const Clip walk = makeWalker({.frames = 5}).clip;
    m_session->document().reset(walk);
    m_dialog = std::make_unique<RetargetDialog>(*m_session, Colours::darkTheme());
    QVERIFY(
        m_dialog->setSkeleton(m_folder.write(QStringLiteral("target.bvh"), QByteArray::fromStdString(writeBvh(walk)))));
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    m_mapping = m_dialog->findChild<MappingPanel *>();
}

void RetargetPairTest::theSelectedJointsAreHighlightedInBothPictures()
{
    m_mapping->setCurrentJoint(NoJoint);
    const QImage source = picture("sourceFigure");
    const QImage target = picture("targetFigure");
    m_mapping->setCurrentJoint(joint("LeftLeg"));
    QVERIFY(picture("sourceFigure") != source);
    QVERIFY(picture("targetFigure") != target);
    m_mapping->setCurrentJoint(NoJoint);
    QCOMPARE(picture("sourceFigure"), source);
    QCOMPARE(picture("targetFigure"), target);
}

void RetargetPairTest::anUnmappedJointIsHighlightedInOnePicture()
{
    QVERIFY(m_dialog->setup().setSource(joint("LeftHand"), NoJoint));
    m_mapping->setCurrentJoint(NoJoint);
    const QImage source = picture("sourceFigure");
    const QImage target = picture("targetFigure");
    m_mapping->setCurrentJoint(joint("LeftHand"));
    QCOMPARE(picture("sourceFigure"), source);
    QVERIFY(picture("targetFigure") != target);
}

QTEST_MAIN(RetargetPairTest)

} // namespace tst_retargetpair

#include "tst_retargetpair.moc"
