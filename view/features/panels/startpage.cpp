#include "panels/startpage.h"

#include "figure/painting/clipthumbnails.h"
#include "items/jointname.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"
#include "theme/icons.h"
#include "work/diskquestion.h"

#include <QAction>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>

namespace limber {

namespace {

constexpr int mostRecent = 6;
constexpr QSize pictureSize(128, 96);
constexpr auto pathProperty = "path";
// Larger files are listed without a picture, because drawing it would take longer than anybody looks at the page.
constexpr qint64 largestPictured = 4 << 20;
constexpr int patienceMilliseconds = 500;

// Returns an icon as large as a picture, so that the entry is no smaller than its neighbours.
QIcon emptyPicture(qreal devicePixelRatio)
{
    QPixmap picture(pictureSize * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const QIcon icon = themedIcon(QStringLiteral("document-open"));
    icon.paint(&painter, QRect(QPoint(0, 0), pictureSize).adjusted(40, 24, -40, -24));
    return picture;
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent), m_thumbnails(new ClipThumbnails(pictureSize, this)), m_patience(new QTimer(this))
{
    m_patience->setSingleShot(true);
    m_patience->setInterval(patienceMilliseconds);
    connect(m_patience, &QTimer::timeout, this, &StartPage::fillRecent);
    connect(m_thumbnails, &ClipThumbnails::ready, this, &StartPage::showPicture);
    setObjectName(QStringLiteral("startPage"));
    auto *heading = new QLabel(tr("Limber"), this);
    heading->setProperty("role", QStringLiteral("heading"));
    auto *hint = new QLabel(tr("Open a motion, or drop a .bvh file here."), this);
    hint->setProperty("role", QStringLiteral("secondary"));
    m_buttons = new QVBoxLayout;
    m_buttons->setSpacing(6);
    auto *recentTitle = new QLabel(tr("Recent"), this);
    recentTitle->setProperty("role", QStringLiteral("title"));
    m_recentArea = new QWidget(this);
    m_recent = new QGridLayout;
    m_recent->setSpacing(8);
    auto *recentLayout = new QVBoxLayout(m_recentArea);
    recentLayout->setContentsMargins(0, 20, 0, 0);
    recentLayout->addWidget(recentTitle);
    recentLayout->addLayout(m_recent);

    auto *column = m_column = new QVBoxLayout;
    column->setSpacing(8);
    column->addStretch(1);
    column->addWidget(heading);
    column->addWidget(hint);
    column->addSpacing(8);
    column->addLayout(m_buttons);
    column->addWidget(m_recentArea);
    column->addStretch(2);
    auto *content = new QWidget;
    auto *layout = new QHBoxLayout(content);
    layout->addStretch(1);
    layout->addLayout(column);
    layout->addStretch(1);
    addScrolling(content);
}

// The page scrolls in a low window, and takes no space from panels while it is hidden.
void StartPage::addScrolling(QWidget *content)
{
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(content);
    // Otherwise both would be filled like a list.
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

StartPage::~StartPage() = default;

void StartPage::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({20, 20});
        button->setMinimumSize(260, 34);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_buttons->addWidget(button);
    }
}

void StartPage::offer(const QString &text, QAction &action)
{
    withdrawOffer();
    m_offer = new QWidget(this);
    m_offer->setObjectName(QStringLiteral("startOffer"));
    auto *label = new QLabel(text, m_offer);
    label->setProperty("role", QStringLiteral("secondary"));
    auto *take = new QToolButton(m_offer);
    take->setObjectName(QStringLiteral("takeOffer"));
    take->setDefaultAction(&action);
    take->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *decline = new QToolButton(m_offer);
    decline->setObjectName(QStringLiteral("declineOffer"));
    decline->setText(tr("No, Thanks"));
    decline->setToolTip(tr("Do not offer this again; it stays in the menu Help"));
    decline->setAutoRaise(true);
    connect(decline, &QToolButton::clicked, this, [this] {
        withdrawOffer();
        emit offerDeclined();
    });
    auto *row = new QHBoxLayout(m_offer);
    row->setContentsMargins(0, 16, 0, 0);
    row->addWidget(label);
    row->addWidget(take);
    row->addWidget(decline);
    row->addStretch(1);
    m_column->insertWidget(m_column->count() - 1, m_offer); // above the stretch at the end
}

void StartPage::withdrawOffer()
{
    if (m_offer == nullptr)
        return;
    m_offer->hide();
    m_offer->deleteLater();
    m_offer = nullptr;
}

void StartPage::setRecentFiles(const QStringList &paths)
{
    m_questions.clear(); // they are about the earlier paths
    m_patience->stop();
    m_paths = paths.mid(0, mostRecent);
    m_stale = true;
    if (isVisible())
        askForFiles();
}

void StartPage::setColours(const Colours &colours)
{
    m_colours = colours;
    m_stale = true;
    if (isVisible())
        askForFiles();
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        askForFiles();
}

// The disk is asked on other threads: a file on a network that hangs would otherwise block the window before anybody
// has chosen it.
void StartPage::askForFiles()
{
    m_stale = false;
    m_sizes = QList<std::optional<qint64>>(m_paths.size());
    m_questions.clear();
    if (m_paths.isEmpty())
        return fillRecent();
    for (qsizetype i = 0; i < m_paths.size(); ++i) {
        m_questions.push_back(std::make_unique<DiskQuestion>());
        m_questions.back()->ask([path = m_paths.at(i)] { return sizeOfFile(path); },
                                [this, i](qint64 size) {
                                    m_sizes[i] = size;
                                    if (!m_patience->isActive() || m_sizes.contains(std::nullopt))
                                        return; // too late for this list, or other answers are still missing
                                    fillRecent();
                                });
    }
    m_patience->start();
}

// A file whose disk has not answered is listed without a picture: it may be available again when the user chooses it.
void StartPage::fillRecent()
{
    m_patience->stop();
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int index = 0;
    QStringList pictured;
    for (qsizetype i = 0; i < m_paths.size(); ++i) {
        const std::optional<qint64> size = m_sizes.at(i);
        if (size && *size < 0)
            continue;
        addRecent(m_paths.at(i), index);
        ++index;
        if (size && *size <= largestPictured)
            pictured << m_paths.at(i);
    }
    m_recentArea->setVisible(index > 0);
    m_thumbnails->start(pictured, m_colours, devicePixelRatioF());
}

void StartPage::addRecent(const QString &path, int index)
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(pictureSize);
    button->setIcon(emptyPicture(devicePixelRatioF()));
    button->setProperty(pathProperty, path);
    // An ampersand in a file's name must not become a mnemonic.
    const QString name = fontMetrics().elidedText(fileText(path), Qt::ElideMiddle, pictureSize.width() - 4);
    button->setText(QString(name).replace(QLatin1Char('&'), QLatin1String("&&")));
    button->setToolTip(plainToolTip(pathText(path)));
    button->setAccessibleName(tr("Open %1").arg(fileText(path)));
    connect(button, &QToolButton::clicked, this, [this, path] { emit fileWanted(path); });
    m_recent->addWidget(button, index / 3, index % 3);
}

void StartPage::showPicture(const QString &path, const QImage &picture)
{
    const auto buttons = m_recentArea->findChildren<QToolButton *>();
    for (QToolButton *button : buttons) {
        if (button->property(pathProperty).toString() == path)
            button->setIcon(QIcon(QPixmap::fromImage(picture)));
    }
}

} // namespace limber
