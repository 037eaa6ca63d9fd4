#include "cleanup/seams/seamchooser.h"

#include "cleanup/seams/cyclebuttons.h"
#include "cleanup/seams/cycledistances.h"
#include "cleanup/seams/joindistances.h"
#include "cleanup/seams/seampicture.h"
#include "items/decimaltext.h"
#include "joining/matchedclip.h"
#include "session/session.h"

#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace limber {

namespace {

constexpr int settleMilliseconds = 300; // after a change of the document
constexpr int mostGridFrames = 200; // 19,900 pairs of one clip, 40,000 of two: some tenths of a second
constexpr int seamProgressSteps = 100;
constexpr int seamProgressHeight = 6;

} // namespace

QString distanceText(double distance)
{
    return decimalText(distance, 'f', distance < 10.0 ? 3 : 2);
}

SeamChooser::SeamChooser(QWidget *parent)
    : QWidget(parent), m_timer(new QTimer(this)), m_cycles(new CycleButtons(this)), m_picture(new SeamPicture(this)),
      m_progress(new QProgressBar(this)), m_words(new QLabel(this))
{
    setObjectName(QStringLiteral("seamChooser"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(settleMilliseconds);
    m_progress->setRange(0, seamProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(seamProgressHeight);
    m_progress->setAccessibleName(tr("Progress of the comparison of poses"));
    m_progress->hide();
    m_words->setObjectName(QStringLiteral("seamWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_words->setProperty("role", QStringLiteral("secondary"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_words);
    layout->addWidget(m_progress);
    layout->addWidget(m_cycles);
    layout->addWidget(m_picture, 1);
    connect(m_timer, &QTimer::timeout, this, &SeamChooser::compute);
    connect(m_picture, &SeamPicture::hoveredChanged, this, &SeamChooser::describe);
    connect(m_picture, &SeamPicture::seamChosen, this, &SeamChooser::choose);
    connect(m_cycles, &CycleButtons::chosen, this, [this](const FrameInterval &seam) {
        m_picture->setChosen(seam);
        choose(seam);
    });
}

SeamChooser::~SeamChooser() = default;

QWidget &SeamChooser::cycles() const
{
    return *m_cycles;
}

void SeamChooser::setSession(Session *session, Kind kind)
{
    const bool isOtherKind = kind != m_kind;
    m_kind = kind;
    if (session != nullptr && session == this->session() && isOtherKind)
        showSession();
    SessionFollower::setSession(session);
}

void SeamChooser::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    connect(&document.undoStack(), &QUndoStack::indexChanged, &context, [this] { startAnew(); });
    for (const auto changed :
         {&Document::wasReset, &Document::loaded, &Document::positionRulesChanged, &Document::upAxisChanged})
        connect(&document, changed, &context, [this] { startAnew(); });
}

void SeamChooser::showSession()
{
    m_second = {};
    startAnew();
}

void SeamChooser::setSecond(SecondClip second)
{
    if (second.name == m_second.name)
        return;
    m_second = std::move(second);
    startAnew();
}

void SeamChooser::choose(const FrameInterval &seam)
{
    m_frames = m_distances->valueOf(seam);
    m_cycles->setChosen(seam);
    describe();
    emit framesChosen(*m_frames);
}

void SeamChooser::setFrames(const std::string &text)
{
    m_frames = text;
    showChosen();
}

void SeamChooser::forgetFrames()
{
    m_frames.reset();
    showChosen();
}

bool SeamChooser::lacksSecond() const
{
    return m_kind == Kind::Join && m_second.name.empty();
}

void SeamChooser::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_distances && !m_work.isRunning())
        startAnew();
}

// The results belong to another state of the document.
void SeamChooser::startAnew()
{
    m_work.cancel();
    m_progress->hide();
    m_hasFailed = false;
    m_picture->setVisible(!lacksSecond());
    showDistances(nullptr);
    m_timer->stop();
    if (!session() || !isVisible())
        return;
    m_timer->start();
    if (m_kind == Kind::Cycle && !isTooShort())
        m_cycles->expectOffers();
}

bool SeamChooser::isTooShort() const
{
    return session()->document().motion().frameCount() < (m_kind == Kind::Cycle ? 3 : 1);
}

void SeamChooser::compute()
{
    if (!session() || !isVisible() || session()->document().isLoading() || lacksSecond())
        return;
    if (isTooShort())
        return;
    m_progress->setValue(0);
    m_progress->show();
    m_work.start(
        [this, compare = comparison()](const BackgroundWork::Reporter &reporter) {
            return compare(reporter.progress(
                [this](double fraction) { m_progress->setValue(static_cast<int>(fraction * seamProgressSteps)); }));
        },
        [this](const Distances &distances) { finish(distances); },
        [this](const QString &why) {
            m_progress->hide();
            m_cycles->setOffers({}, nullptr);
            m_words->setText(why);
        });
}

// The returned function runs on a worker thread and uses copies.
std::function<SeamChooser::Distances(const Progress &)> SeamChooser::comparison() const
{
    const Document &document = session()->document();
    const double frameTime = document.motion().playingFrameTimeSeconds();
    const PositionRules rules = document.positionRules();
    const UpAxis up = document.upAxis();
    if (m_kind == Kind::Cycle)
        return [clip = document.clip(), rules, up, frameTime](const Progress &progress) -> Distances {
            auto map = seamMap(clip, rules, up, mostGridFrames, progress);
            return map ? std::make_shared<const CycleDistances>(std::move(*map), frameTime) : nullptr;
        };
    return [clip = document.clip(), read = m_second.read, rules, up](const Progress &progress) -> Distances {
        const std::optional<Clip> second = read();
        if (!second || !progress(0.0))
            return nullptr;
        const MatchedClip matched = matchedJoints(*second, clip, rules, nullptr, progress.part(0.0, 0.3));
        if (!matched.clip)
            return nullptr;
        auto map = joinMap(clip, *matched.clip, rules, up.axis, mostGridFrames, progress.part(0.3, 1.0));
        return map ? std::make_shared<const JoinDistances>(std::move(*map)) : nullptr;
    };
}

void SeamChooser::finish(Distances distances)
{
    m_progress->hide();
    m_hasFailed = distances == nullptr;
    m_picture->setVisible(!m_hasFailed);
    showDistances(std::move(distances));
}

void SeamChooser::showDistances(Distances distances)
{
    m_distances = std::move(distances);
    m_picture->setDistances(m_distances);
    m_cycles->setOffers(m_distances ? m_distances->offers() : std::vector<SeamOffer>(), session());
    showChosen();
}

void SeamChooser::showChosen()
{
    const auto seam = m_distances && m_frames ? std::optional(m_distances->seamIn(*m_frames)) : std::nullopt;
    m_picture->setChosen(seam);
    m_cycles->setChosen(seam);
    describe();
}

void SeamChooser::describe()
{
    const auto seam = m_picture->hovered() ? m_picture->hovered() : m_picture->chosen();
    if (m_distances)
        m_words->setText(seam ? m_distances->wordsFor(*seam) : QString());
    else
        m_words->setText(wordsWithoutPicture());
}

QString SeamChooser::wordsWithoutPicture() const
{
    if (lacksSecond())
        return tr("Choose a second clip to see where the two are alike.");
    if (m_hasFailed)
        return m_kind == Kind::Join ? tr("The second clip cannot be compared with this one.") : QString();
    return session() && isTooShort() ? QString() : tr("Poses are being compared …");
}

} // namespace limber
