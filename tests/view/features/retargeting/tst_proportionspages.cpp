#include "figure/painting/figureview.h"
#include "retargeting/proportions/proportionsdialog.h"
#include "session/session.h"
#include "support/walker.h"

#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <memory>

namespace tst_proportionspages {

using namespace limber;
using namespace limber::test;

// The pages of the proportions dialog, and what they show in its picture.
class ProportionsPagesTest : public QObject
{
    Q_OBJECT

private slots:
    // The test must not use words that a user added to the vocabulary.
    void initTestCase() { qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit()); }
    void init();
    void eachPageCanBeShown();
    void bonesAreHighlightedOnlyOnTheirPage();

private:
    [[nodiscard]] QImage picture() const { return m_dialog->findChild<FigureView *>()->grab().toImage(); }

    QTemporaryDir m_settings;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ProportionsDialog> m_dialog;
};

void ProportionsPagesTest::init()
{
    m_dialog.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 5}).clip);
    m_dialog = std::make_unique<ProportionsDialog>(*m_session, Colours::darkTheme());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void ProportionsPagesTest::eachPageCanBeShown()
{
    const auto *tabs = m_dialog->findChild<QTabWidget *>(QStringLiteral("offsetTabs"));
    using enum ProportionsDialog::Page;
    for (const auto page : {Bones, File, Height, Limbs}) {
        m_dialog->showPage(page);
        QCOMPARE(tabs->currentIndex(), static_cast<int>(page));
    }
}

void ProportionsPagesTest::bonesAreHighlightedOnlyOnTheirPage()
{
    m_dialog->showPage(ProportionsDialog::Page::Bones);
    auto *bones = m_dialog->findChild<QTreeWidget *>(QStringLiteral("boneList"));
    bones->clearSelection();
    QTRY_COMPARE(m_dialog->findChild<FigureView *>()->figureCount(), 2); // before and after the change
    const QImage before = picture();
    bones->topLevelItem(1)->setSelected(true);
    const QImage lit = picture();
    QVERIFY(lit != before);
    m_dialog->showPage(ProportionsDialog::Page::Height);
    QCOMPARE(picture(), before);
    m_dialog->showPage(ProportionsDialog::Page::Bones);
    QCOMPARE(picture(), lit);
}

QTEST_MAIN(ProportionsPagesTest)

} // namespace tst_proportionspages

#include "tst_proportionspages.moc"
