#include "cleanup/seams/seamchooser.h"

#include "cleanup/seams/seampicture.h"
#include "operations/callcheck.h"
#include "session/session.h"

#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace limber {

namespace {

constexpr int settleMilliseconds = 300; // after a change of the document
constexpr int mostGridFrames = 200; // 19,900 pairs: some tenths of a second
constexpr int seamProgressSteps = 100;
constexpr int seamProgressHeight = 6;

QString unitsText(double distance)
{
    return QString::number(distance, 'f', distance < 10.0 ? 3 : 2);
}

} // namespace

SeamChooser::SeamChooser(QWidget *parent)
    : QWidget(parent), m_timer(new QTimer(this)), m_picture(new SeamPicture(this)), m_progress(new QProgressBar(this)),
      m_words(new QLabel(this))
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
    layout->addWidget(m_picture, 1);
    connect(m_timer, &QTimer::timeout, this, &SeamChooser::compute);
    connect(m_picture, &SeamPicture::hoveredChanged, this, &SeamChooser::describe);
    connect(m_picture, &SeamPicture::seamChosen, this, [this](const FrameInterval &seam) {
        m_frames = seam;
        describe();
        emit framesChosen(std::to_string(seam.first) + "-" + std::to_string(seam.last));
    });
}

SeamChooser::~SeamChooser() = default;

void SeamChooser::setSession(Session *session)
{
    if (session == m_session && (session != nullptr) == (m_listener != nullptr))
        return;
    m_session = session;
    m_listener.reset();
    if (session != nullptr) {
        m_listener = std::make_unique<QObject>();
        const Document &document = session->document();
        connect(&document.undoStack(), &QUndoStack::indexChanged, m_listener.get(), [this] { startAnew(); });
        for (const auto changed :
             {&Document::wasReset, &Document::loaded, &Document::positionRulesChanged, &Document::upAxisChanged})
            connect(&document, changed, m_listener.get(), [this] { startAnew(); });
    }
    startAnew();
}

void SeamChooser::setFrames(const std::string &text)
{
    m_frames.reset();
    const int last = m_session ? m_session->document().motion().frameCount() - 1 : -1;
    if (const auto frames = parseFrames(text)) {
        FrameInterval wanted{frames->first, frames->last};
        for (int *frame : {&wanted.first, &wanted.last})
            *frame = *frame == FramesText::lastFrame ? last : *frame;
        if (wanted.last <= last && wanted.first < wanted.last)
            m_frames = wanted;
    }
    showChosen();
}

void SeamChooser::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_map && !m_work.isRunning())
        startAnew();
}

// What was computed is of another document.
void SeamChooser::startAnew()
{
    m_work.cancel();
    m_progress->hide();
    showMap(nullptr);
    if (m_session && isVisible())
        m_timer->start();
    else
        m_timer->stop();
}

void SeamChooser::compute()
{
    if (!m_session || !isVisible() || m_session->document().isLoading())
        return;
    const Document &document = m_session->document();
    if (document.motion().frameCount() < 3)
        return;
    m_progress->setValue(0);
    m_progress->show();
    m_work.start(
        [this, clip = document.clip(), rules = document.positionRules(),
         up = document.upAxis().axis](const BackgroundWork::Reporter &reporter) -> std::shared_ptr<const SeamMap> {
            const Progress progress = reporter.progress(
                [this](double fraction) { m_progress->setValue(static_cast<int>(fraction * seamProgressSteps)); });
            auto map = seamMap(clip, rules, up, mostGridFrames, progress);
            return map ? std::make_shared<const SeamMap>(std::move(*map)) : nullptr;
        },
        [this](const std::shared_ptr<const SeamMap> &map) {
            m_progress->hide();
            showMap(map);
        },
        [this](const QString &why) {
            m_progress->hide();
            m_words->setText(why);
        });
}

void SeamChooser::showMap(std::shared_ptr<const SeamMap> map)
{
    m_map = std::move(map);
    m_picture->setMap(m_map);
    showChosen();
}

// Where no cycle is found, the operation takes the whole clip.
void SeamChooser::showChosen()
{
    std::optional<FrameInterval> seam = m_frames;
    if (!seam && m_map)
        seam = m_map->best.value_or(FrameInterval{0, m_map->frames.back()});
    m_picture->setChosen(seam);
    describe();
}

void SeamChooser::describe()
{
    const auto seam = m_picture->hovered() ? m_picture->hovered() : m_picture->chosen();
    const bool isTooShort = m_session && m_session->document().motion().frameCount() < 3;
    if (m_map && seam && seam->last <= m_map->frames.back())
        m_words->setText(wordsFor(*seam));
    else
        m_words->setText(isTooShort ? QString() : tr("Poses are being compared …"));
}

QString SeamChooser::wordsFor(const FrameInterval &seam) const
{
    const QString apart = unitsText(m_map->search.between(seam.first, seam.last).distance);
    const double seconds = (seam.last - seam.first) * m_session->document().motion().playingFrameTimeSeconds();
    const QString text = m_map->best == seam ? tr("Frames %1 and %2 (%4 s), the most alike: %3 units apart")
                                             : tr("Frames %1 and %2 (%4 s): %3 units apart");
    return text.arg(seam.first).arg(seam.last).arg(apart).arg(seconds, 0, 'f', 2);
}

} // namespace limber
