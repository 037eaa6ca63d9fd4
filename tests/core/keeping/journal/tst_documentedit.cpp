#include "journal/documentedit.h"
#include "support/randommotion.h"

#include <QTest>

#include <limits>

namespace tst_documentedit {

using namespace limber;
using namespace limber::test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

} // namespace

// Edits that come from a file may ask for anything; only those that fit the clip are possible.
class DocumentEditTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesMustFitTheClip_data();
    void valuesMustFitTheClip();
    void offsetsMustFitTheClip_data();
    void offsetsMustFitTheClip();
    void namesMustFitTheClip();
    void frameTimesMustBePossible_data();
    void frameTimesMustBePossible();
    void insertedFramesMustFitTheClip_data();
    void insertedFramesMustFitTheClip();
    void removedFramesMustBeInTheClip_data();
    void removedFramesMustBeInTheClip();
    void layersMustFitTheClip_data();
    void layersMustFitTheClip();
    void anotherClipMustBeConsistent();

private:
    const EditedClip m_state{makeRandomClip({.joints = 4, .frames = 5}), {}, {}};
    const int m_columns = m_state.clip.motion.columnCount();
};

void DocumentEditTest::valuesMustFitTheClip_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<int>>("columns");
    QTest::addColumn<int>("numbers");
    QTest::addColumn<double>("number");
    QTest::addColumn<bool>("isPossible");
    const QList<int> some = {0, 2};
    QTest::newRow("all frames") << 0 << 5 << some << 10 << 1.5 << true;
    QTest::newRow("the last frame and column") << 4 << 1 << QList<int>{m_columns - 1} << 1 << 1.5 << true;
    QTest::newRow("a frame too many") << 0 << 6 << some << 12 << 1.5 << false;
    QTest::newRow("after the last frame") << 5 << 1 << some << 2 << 1.5 << false;
    QTest::newRow("before the first frame") << -1 << 1 << some << 2 << 1.5 << false;
    QTest::newRow("huge frames") << std::numeric_limits<int>::max() << std::numeric_limits<int>::max() << some << 2
                                 << 1.5 << false;
    QTest::newRow("no frames") << 0 << 0 << some << 0 << 1.5 << false;
    QTest::newRow("no columns") << 0 << 1 << QList<int>() << 0 << 1.5 << false;
    QTest::newRow("a column too high") << 0 << 1 << QList<int>{m_columns} << 1 << 1.5 << false;
    QTest::newRow("a negative column") << 0 << 1 << QList<int>{-1, 0} << 2 << 1.5 << false;
    QTest::newRow("a column twice") << 0 << 1 << QList<int>{1, 1} << 2 << 1.5 << false;
    QTest::newRow("falling columns") << 0 << 1 << QList<int>{2, 0} << 2 << 1.5 << false;
    QTest::newRow("a number too few") << 0 << 5 << some << 9 << 1.5 << false;
    QTest::newRow("a number too many") << 0 << 5 << some << 11 << 1.5 << false;
    QTest::newRow("not a number") << 0 << 1 << some << 2 << noNumber << false;
    QTest::newRow("infinite") << 0 << 1 << some << 2 << infinity << false;
}

void DocumentEditTest::valuesMustFitTheClip()
{
    QFETCH(int, first);
    QFETCH(int, count);
    QFETCH(QList<int>, columns);
    QFETCH(int, numbers);
    QFETCH(double, number);
    QFETCH(bool, isPossible);
    const ValuesEdit edit{{first, count, {columns.begin(), columns.end()}},
                          std::vector<double>(static_cast<std::size_t>(numbers), number)};
    QCOMPARE(limber::isPossible(edit, m_state), isPossible);
    if (!isPossible)
        return;
    EditedClip state = m_state;
    applyEdit(edit, state);
    for (int frame = 0; frame < 5; ++frame) {
        for (int column = 0; column < m_columns; ++column) {
            const bool isEdited = frame >= first && frame < first + count && columns.contains(column);
            QCOMPARE(state.clip.motion.value(frame, column),
                     isEdited ? number : m_state.clip.motion.value(frame, column));
        }
    }
}

void DocumentEditTest::offsetsMustFitTheClip_data()
{
    QTest::addColumn<int>("joint");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("z");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("the last joint") << 3 << 1.0 << 2.0 << 3.0 << true;
    QTest::newRow("a joint too high") << 4 << 1.0 << 2.0 << 3.0 << false;
    QTest::newRow("no joint") << -1 << 1.0 << 2.0 << 3.0 << false;
    QTest::newRow("x is infinite") << 0 << infinity << 2.0 << 3.0 << false;
    QTest::newRow("y is infinite") << 0 << 1.0 << -infinity << 3.0 << false;
    QTest::newRow("z is no number") << 0 << 1.0 << 2.0 << noNumber << false;
}

void DocumentEditTest::offsetsMustFitTheClip()
{
    QFETCH(int, joint);
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, z);
    QFETCH(bool, isPossible);
    const OffsetsEdit edit{{{NodeId::joint(joint), {x, y, z}}}};
    QCOMPARE(limber::isPossible(edit, m_state), isPossible);
}

void DocumentEditTest::namesMustFitTheClip()
{
    QVERIFY(isPossible(NameEdit{3, "arm"}, m_state));
    QVERIFY(!isPossible(NameEdit{4, "arm"}, m_state));
    QVERIFY(!isPossible(NameEdit{-1, "arm"}, m_state));
    QVERIFY(!isPossible(NameEdit{0, ""}, m_state));
    QVERIFY(!isPossible(NameEdit{0, "two\nlines"}, m_state));
}

void DocumentEditTest::frameTimesMustBePossible_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("usual") << 1.0 / 120.0 << true;
    QTest::newRow("tiny") << std::numeric_limits<double>::denorm_min() << true;
    QTest::newRow("zero") << 0.0 << false;
    QTest::newRow("negative") << -0.1 << false;
    QTest::newRow("infinite") << infinity << false;
    QTest::newRow("not a number") << noNumber << false;
}

void DocumentEditTest::frameTimesMustBePossible()
{
    QFETCH(double, seconds);
    QFETCH(bool, isPossible);
    QCOMPARE(limber::isPossible(FrameTimeEdit{seconds}, m_state), isPossible);
}

void DocumentEditTest::insertedFramesMustFitTheClip_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("numbers");
    QTest::addColumn<double>("number");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("at the start") << 0 << 2 << m_columns << 2 * m_columns << 1.0 << true;
    QTest::newRow("at the end") << 5 << 2 << m_columns << 2 * m_columns << 1.0 << true;
    QTest::newRow("beyond the end") << 6 << 2 << m_columns << 2 * m_columns << 1.0 << false;
    QTest::newRow("before the start") << -1 << 2 << m_columns << 2 * m_columns << 1.0 << false;
    QTest::newRow("no frames") << 0 << 0 << m_columns << 0 << 1.0 << false;
    QTest::newRow("other columns") << 0 << 1 << m_columns - 1 << m_columns - 1 << 1.0 << false;
    QTest::newRow("too few numbers") << 0 << 2 << m_columns << 2 * m_columns - 1 << 1.0 << false;
    QTest::newRow("not a number") << 0 << 2 << m_columns << 2 * m_columns << noNumber << false;
}

void DocumentEditTest::insertedFramesMustFitTheClip()
{
    QFETCH(int, before);
    QFETCH(int, frames);
    QFETCH(int, columns);
    QFETCH(int, numbers);
    QFETCH(double, number);
    QFETCH(bool, isPossible);
    FrameBlock block = m_state.clip.motion.copyOfFrames(0, frames);
    block.columnCount = columns;
    block.values.assign(static_cast<std::size_t>(numbers), number);
    const InsertEdit edit{before, block};
    QCOMPARE(limber::isPossible(edit, m_state), isPossible);
    if (!isPossible)
        return;
    EditedClip state = m_state;
    applyEdit(edit, state);
    QCOMPARE(state.clip.motion.frameCount(), 5 + frames);
    QCOMPARE(state.clip.motion.value(before, 0), number);
}

void DocumentEditTest::removedFramesMustBeInTheClip_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("the first") << 0 << 1 << true;
    QTest::newRow("the last") << 4 << 1 << true;
    QTest::newRow("all") << 0 << 5 << true;
    QTest::newRow("none") << 0 << 0 << false;
    QTest::newRow("one too many") << 1 << 5 << false;
    QTest::newRow("beyond the end") << 5 << 1 << false;
    QTest::newRow("before the start") << -1 << 2 << false;
    QTest::newRow("fewer than none") << 2 << -1 << false;
}

void DocumentEditTest::removedFramesMustBeInTheClip()
{
    QFETCH(int, first);
    QFETCH(int, count);
    QFETCH(bool, isPossible);
    QCOMPARE(limber::isPossible(RemoveEdit{first, count}, m_state), isPossible);
    if (!isPossible)
        return;
    EditedClip state = m_state;
    applyEdit(RemoveEdit{first, count}, state);
    QCOMPARE(state.clip.motion.frameCount(), 5 - count);
}

void DocumentEditTest::layersMustFitTheClip_data()
{
    QTest::addColumn<int>("joint");
    QTest::addColumn<double>("rotation");
    QTest::addColumn<double>("position");
    QTest::addColumn<int>("second"); // the joint of another offset
    QTest::addColumn<int>("first"); // of the frames that take all of the key
    QTest::addColumn<int>("zeroBefore");
    QTest::addColumn<double>("weight");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("all right") << 1 << 0.5 << 2.0 << 3 << 1 << 0 << 1.0 << true;
    QTest::newRow("a joint too high") << 4 << 0.5 << 2.0 << 5 << 1 << 0 << 1.0 << false;
    QTest::newRow("the second joint too high") << 1 << 0.5 << 2.0 << 4 << 1 << 0 << 1.0 << false;
    QTest::newRow("no joint") << -1 << 0.5 << 2.0 << 3 << 1 << 0 << 1.0 << false;
    QTest::newRow("the same joint twice") << 3 << 0.5 << 2.0 << 3 << 1 << 0 << 1.0 << false;
    QTest::newRow("an infinite rotation") << 1 << infinity << 2.0 << 3 << 1 << 0 << 1.0 << false;
    QTest::newRow("a position that is no number") << 1 << 0.5 << noNumber << 3 << 1 << 0 << 1.0 << false;
    QTest::newRow("the window ends before it begins") << 1 << 0.5 << 2.0 << 3 << 3 << 0 << 1.0 << false;
    QTest::newRow("it fades in too late") << 1 << 0.5 << 2.0 << 3 << 1 << 1 << 1.0 << false;
    QTest::newRow("too much weight") << 1 << 0.5 << 2.0 << 3 << 1 << 0 << 1.5 << false;
    QTest::newRow("less than no weight") << 1 << 0.5 << 2.0 << 3 << 1 << 0 << -0.1 << false;
}

void DocumentEditTest::layersMustFitTheClip()
{
    QFETCH(int, joint);
    QFETCH(double, rotation);
    QFETCH(double, position);
    QFETCH(int, second);
    QFETCH(int, first);
    QFETCH(int, zeroBefore);
    QFETCH(double, weight);
    QFETCH(bool, isPossible);
    LayerKey key;
    key.frame = 2;
    key.window.full = {first, 2};
    key.window.zeroBefore = zeroBefore;
    key.offsets = {{joint, glm::dvec3(rotation, 0.0, 0.0), glm::dvec3(0.0, position, 0.0)},
                   {second, glm::dvec3(0.1), std::nullopt}};
    Layer layer;
    layer.weight = weight;
    layer.keys = {key};
    AdditionsEdit edit;
    edit.additions.edit<Layers>() = {layer};
    QCOMPARE(limber::isPossible(edit, m_state), isPossible);
}

void DocumentEditTest::anotherClipMustBeConsistent()
{
    const Clip other = makeRandomClip({.joints = 7, .frames = 2});
    QVERIFY(isPossible(ClipEdit{other, {}, {}}, m_state));
    Clip mixed = other;
    mixed.motion = m_state.clip.motion;
    QCOMPARE(isPossible(ClipEdit{mixed, {}, {}}, m_state), mixed.skeleton.columnCount() == m_columns);
}

QTEST_APPLESS_MAIN(DocumentEditTest)

} // namespace tst_documentedit

#include "tst_documentedit.moc"
