#include "items/jointtreemodel.h"
#include "menus.h"
#include "panels/hierarchypanel.h"
#include "session/session.h"
#include "support/walker.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

#include <memory>

namespace tst_hierarchypanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The tree of joints with its filter and its commands.
class HierarchyPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theFilterLeavesMatchesAndWhatIsAboveThem();
    void theKeysOfTheFilterGoToTheTree();
    void keysInTheTreeAreNotThoseOfTheFilter();
    void nothingFoundIsSaid();
    void everyDocumentHasItsOwnFilter();
    void commandsSelectAndFold();
    void actionsFollowTheSelection();
    void columnsAreChosenInTheMenuOfTheHeader();
    void theMenuOfTheTreeHasItsCommands();

private:
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    [[nodiscard]] QStringList shownNames() const;
    [[nodiscard]] QString current() const { return m_session->jointTree().displayName(m_session->currentNode()); }
    [[nodiscard]] QAction *action(const QString &name) const
    {
        for (QAction *each : m_panel->ownActions()) {
            if (each->objectName().endsWith(name))
                return each;
        }
        qFatal("there is no action %s", qPrintable(name));
    }
    void filter(const QString &text)
    {
        m_filter->setFocus();
        m_filter->selectAll();
        QTest::keyClicks(m_filter, text);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<HierarchyPanel> m_panel;
    QLineEdit *m_filter = nullptr;
};

void HierarchyPanelTest::init()
{
    m_panel.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 5}).clip);
    m_panel = std::make_unique<HierarchyPanel>();
    m_panel->resize(400, 700);
    m_panel->setSession(m_session.get());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_filter = m_panel->findChild<QLineEdit *>(u"jointFilter"_s);
    QVERIFY(m_filter != nullptr);
}

QStringList HierarchyPanelTest::shownNames() const
{
    QStringList names;
    for (const NodeId node : m_session->document().skeleton().nodesInFileOrder()) {
        const QModelIndex index = m_session->jointTree().indexOf(node);
        if (!m_panel->tree()->isRowHidden(index.row(), index.parent()) && !m_panel->tree()->visualRect(index).isEmpty())
            names << m_session->jointTree().displayName(node);
    }
    return names;
}

void HierarchyPanelTest::theFilterLeavesMatchesAndWhatIsAboveThem()
{
    QCOMPARE(shownNames().size(), 23);
    filter(u"FOREARM"_s);
    QCOMPARE(shownNames(),
             QStringList({u"Hips"_s, u"Spine"_s, u"LeftArm"_s, u"LeftForeArm"_s, u"RightArm"_s, u"RightForeArm"_s}));
    filter(u" LeftLeg "_s);
    QCOMPARE(shownNames(), QStringList({u"Hips"_s, u"LeftUpLeg"_s, u"LeftLeg"_s}));
    m_filter->clear();
    QCOMPARE(shownNames().size(), 23);
}

void HierarchyPanelTest::theKeysOfTheFilterGoToTheTree()
{
    filter(u"foot"_s);
    QTest::keyClick(m_filter, Qt::Key_Return);
    QCOMPARE(current(), u"LeftFoot"_s);
    QVERIFY(m_panel->tree()->hasFocus());
    filter(u"head"_s);
    QTest::keyClick(m_filter, Qt::Key_Down); // the selected joint is hidden
    QCOMPARE(current(), u"Head"_s);
    QVERIFY(m_panel->tree()->hasFocus());
    filter(u"h"_s);
    QTest::keyClick(m_filter, Qt::Key_Down); // it is among the matches
    QCOMPARE(current(), u"Head"_s);
    filter(u"foot"_s);
    QTest::keyClick(m_filter, Qt::Key_Escape);
    QCOMPARE(m_filter->text(), QString());
    QVERIFY(m_panel->tree()->hasFocus());
    QCOMPARE(current(), u"Head"_s);
    filter(u"leg"_s);
    QTest::keyClick(m_filter, Qt::Key_Left);
    QTest::keyClick(m_filter, Qt::Key_Backspace);
    QCOMPARE(m_filter->text(), u"lg"_s); // other keys write
}

void HierarchyPanelTest::keysInTheTreeAreNotThoseOfTheFilter()
{
    filter(u"foot"_s);
    m_session->selectOnly(joint("LeftFoot"));
    m_panel->tree()->setFocus();
    QTest::keyClick(m_panel->tree(), Qt::Key_Down);
    QCOMPARE(current(), u"RightUpLeg"_s); // the next row
    QTest::keyClick(m_panel->tree(), Qt::Key_Escape);
    QCOMPARE(m_filter->text(), u"foot"_s);
    QFocusEvent focus(QEvent::FocusIn);
    QApplication::sendEvent(m_filter, &focus); // other events of the filter
    QCOMPARE(current(), u"RightUpLeg"_s);
}

void HierarchyPanelTest::nothingFoundIsSaid()
{
    const auto labels = m_panel->findChildren<QLabel *>();
    const auto says = [&] {
        return std::ranges::any_of(
            labels, [](const QLabel *label) { return label->isVisible() && label->text() == u"No matching joints"; });
    };
    QVERIFY(!says());
    filter(u"tail"_s);
    QVERIFY(says());
    QVERIFY(shownNames().isEmpty());
    QTest::keyClick(m_filter, Qt::Key_Return);
    QVERIFY(!m_session->currentNode().isValid());
    filter(u"head"_s);
    QVERIFY(!says());
    filter(u"tail"_s);
    m_filter->clear();
    QVERIFY(!says());
}

void HierarchyPanelTest::everyDocumentHasItsOwnFilter()
{
    filter(u"forearm"_s);
    QCOMPARE(shownNames().size(), 6);
    auto other = std::make_unique<Session>();
    other->document().reset(makeWalker({.frames = 5}).clip);
    m_panel->setSession(other.get());
    QCOMPARE(m_filter->text(), QString());
    const QModelIndex leg = other->jointTree().indexOf(joint("LeftLeg"));
    QVERIFY(!m_panel->tree()->isRowHidden(leg.row(), leg.parent()));
    filter(u"leg"_s);
    m_panel->setSession(m_session.get());
    QCOMPARE(m_filter->text(), u"forearm"_s);
    QCOMPARE(shownNames().size(), 6);
    m_panel->setSession(other.get());
    QCOMPARE(m_filter->text(), u"leg"_s);
    other.reset(); // a closed document
    QCOMPARE(m_filter->text(), QString());
    m_panel->setSession(m_session.get());
    QCOMPARE(m_filter->text(), u"forearm"_s);
}

void HierarchyPanelTest::commandsSelectAndFold()
{
    m_session->selectOnly(joint("LeftLeg"));
    action(u"selectParent"_s)->trigger();
    QCOMPARE(current(), u"LeftUpLeg"_s);
    action(u"selectBranch"_s)->trigger();
    QVERIFY(m_session->isSelected(joint("LeftToeBase")) && m_session->isSelected(joint("LeftUpLeg")));
    QVERIFY(!m_session->isSelected(joint("RightUpLeg")));
    m_session->selectOnly(joint("LeftUpLeg"));
    action(u"collapseBranch"_s)->trigger();
    QVERIFY(!shownNames().contains(u"LeftLeg"_s));
    QVERIFY(shownNames().contains(u"RightLeg"_s));
    action(u"expandBranch"_s)->trigger();
    QVERIFY(shownNames().contains(u"LeftToeBase"_s));
    action(u"collapseAll"_s)->trigger();
    QCOMPARE(shownNames(), QStringList(u"Hips"_s));
    action(u"expandAll"_s)->trigger();
    QCOMPARE(shownNames().size(), 23);
    m_session->selectOnly(NodeId::endSite(0));
    action(u"copyName"_s)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"LeftToeBase/End"_s);
    m_session->selectOnly(joint("Hips"));
    action(u"selectParent"_s)->trigger(); // there is none
    QCOMPARE(current(), u"Hips"_s);
}

void HierarchyPanelTest::actionsFollowTheSelection()
{
    const auto enabled = [this] {
        QStringList names;
        for (const QAction *each : m_panel->selectionActions()) {
            if (each->isEnabled())
                names << each->objectName().section(u'.', -1);
        }
        return names.size();
    };
    QCOMPARE(enabled(), 0);
    m_session->selectOnly(joint("Head"));
    QCOMPARE(enabled(), 7);
    m_session->selectOnly(NodeId::endSite(0));
    QCOMPARE(enabled(), 6); // an end site has no name
    QVERIFY(!action(u"rename"_s)->isEnabled());
    m_panel->setSession(nullptr);
    QCOMPARE(enabled(), 0);
    QVERIFY(!action(u"expandAll"_s)->isEnabled());
}

void HierarchyPanelTest::columnsAreChosenInTheMenuOfTheHeader()
{
    const auto choose = [this](int entry) {
        QStringList texts;
        bool wasChecked = false;
        whenMenuOpens([&](QMenu &menu) {
            texts = textsOf(menu);
            wasChecked = menu.actions().at(entry)->isChecked();
            menu.actions().at(entry)->trigger();
        });
        emit m_panel->tree()->header()->customContextMenuRequested({10, 5});
        return std::pair(texts, wasChecked);
    };
    const int lengths = JointTreeModel::ColumnCount - 1;
    const bool isShown = !m_panel->tree()->isColumnHidden(lengths);
    const auto [texts, wasShown] = choose(lengths - 1);
    QCOMPARE(texts,
             (QStringList{u"Channels"_s, u"Offset X"_s, u"Offset Y"_s, u"Offset Z"_s, u"Length"_s})); // names stay
    QCOMPARE(wasShown, isShown);
    QCOMPARE(m_panel->tree()->isColumnHidden(lengths), isShown);
    QCOMPARE(choose(lengths - 1).second, !isShown);
    QCOMPARE(m_panel->tree()->isColumnHidden(lengths), !isShown);
    choose(0);
    QVERIFY(m_panel->tree()->isColumnHidden(JointTreeModel::ChannelsColumn));
    QVERIFY(!m_panel->tree()->isColumnHidden(JointTreeModel::NameColumn));
}

void HierarchyPanelTest::theMenuOfTheTreeHasItsCommands()
{
    QStringList texts;
    whenMenuOpens([&texts](QMenu &menu) { texts = textsOf(menu); });
    emit m_panel->tree()->customContextMenuRequested({20, 20});
    QStringList expected;
    for (const QAction *own : m_panel->ownActions())
        expected << own->text();
    QVERIFY(!expected.isEmpty());
    QCOMPARE(texts.mid(0, expected.size()), expected);
}

QTEST_MAIN(HierarchyPanelTest)

} // namespace tst_hierarchypanel

#include "tst_hierarchypanel.moc"
