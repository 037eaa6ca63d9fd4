#include "timeline/timelinepanel.h"

#include "session/session.h"
#include "timeline/contactstrip.h"
#include "timeline/rows/markerrow.h"
#include "timeline/rows/timelinerows.h"
#include "timeline/timelinemarks.h"
#include "timeline/timelineruler.h"
#include "timeline/timelinetracks.h"
#include "timeline/transport.h"
#include "widgets/elidedlabel.h"
#include "widgets/textinput.h"

#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

namespace limber {

namespace {

constexpr std::array<double, 7> offeredSpeeds = {0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 4.0};

QString speedText(double speed)
{
    return QLocale().toString(speed, 'g', 4) + QChar(0x00d7);
}

QLabel *plainLabel(QHBoxLayout &row, const QString &accessibleName)
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setAccessibleName(accessibleName);
    row.addWidget(label);
    return label;
}

QToolButton *addButton(QHBoxLayout &row, QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize({20, 20});
    row.addWidget(button);
    return button;
}

void setTextColour(QWidget &widget, const QColor &colour)
{
    QPalette palette = widget.palette();
    palette.setColor(QPalette::WindowText, colour);
    widget.setPalette(palette);
}

} // namespace

QString timeText(double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0.0 || seconds > 1e12)
        return QStringLiteral("–");
    const auto milliseconds = static_cast<long long>(std::llround(seconds * 1000.0));
    const long long minutes = milliseconds / 60000 % 60;
    const long long hours = milliseconds / 3600000;
    const QString rest = QStringLiteral("%1%2%3")
                             .arg(milliseconds / 1000 % 60, 2, 10, QLatin1Char('0'))
                             .arg(QLocale().decimalPoint())
                             .arg(milliseconds % 1000, 3, 10, QLatin1Char('0'));
    if (hours == 0)
        return QStringLiteral("%1:%2").arg(minutes).arg(rest);
    return QStringLiteral("%1:%2:%3").arg(hours).arg(minutes, 2, 10, QLatin1Char('0')).arg(rest);
}

TimelinePanel::TimelinePanel(QWidget *parent)
    : QWidget(parent), m_transport(new Transport(this)), m_tracks(new TimelineTracks(m_colours, this)),
      m_ruler(&m_tracks->ruler()), m_marks(new TimelineMarks(this))
{
    setAccessibleName(tr("Timeline panel"));
    setFocusProxy(m_ruler);
    m_transportRow = new QWidget(this);
    m_transportRow->setMinimumWidth(1); // otherwise its texts would make the window wider than it is
    m_transportRow->installEventFilter(this);
    auto *row = new QHBoxLayout(m_transportRow);
    row->setContentsMargins(4, 0, 8, 0);
    row->setSpacing(4);
    addButtons(*row);
    row->addSpacing(12);
    addFrameField(*row);
    row->addStretch(1);
    m_dropped = plainLabel(*row, tr("Dropped frames"));
    row->addSpacing(8);
    connectContacts();
    addButton(*row, m_actions[ActionId::ShowContacts]);
    row->addSpacing(8);
    addSpeedField(*row);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tracks, 1);
    takeTransportRow();

    m_transport->addShortcutsTo(m_ruler);
    m_transport->addShortcutsTo(&m_tracks->markers());
    connect(m_ruler, &TimelineRuler::scrubbed, m_transport, [this] { m_transport->setPlaying(false); });
    connect(m_transport, &Transport::speedChanged, this, &TimelinePanel::showSpeed);
    connect(m_transport, &Transport::droppedFramesChanged, this, &TimelinePanel::showDropped);
    connect(m_transport, &Transport::playingChanged, this, [this] { showDropped(0); });
    connect(m_marks, &TimelineMarks::changed, this, [this] { m_ruler->setJumps(m_marks->jumps()); });
    m_ruler->setNextMark(&m_marks->nextMark());
    connect(m_ruler, &TimelineRuler::unitChanged, this, &TimelinePanel::unitChanged);
    connect(&m_tracks->rows(), &TimelineRows::hiddenRowsChanged, this, &TimelinePanel::hiddenRowsChanged);
    m_actions.add(ActionId::ShowAllFrames, m_ruler, &TimelineRuler::showAllFrames);
    m_actions.setEnabled(false);
    setColours(Colours::darkTheme());
    showClip();
}

TimelinePanel::~TimelinePanel() = default;

void TimelinePanel::takeTransportRow()
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_transportRow);
    m_transportRow->show();
}

void TimelinePanel::addToTransportRow(QWidget &tabs, QAction &taller)
{
    auto *row = static_cast<QHBoxLayout *>(m_transportRow->layout());
    row->insertWidget(0, &tabs);
    tabs.show();
    row->insertSpacing(1, 8);
    addButton(*row, &taller);
}

void TimelinePanel::addButtons(QHBoxLayout &row)
{
    const ActionList &actions = m_transport->actions();
    for (const ActionId id : {ActionId::FirstFrame, ActionId::StepBack, ActionId::PlayBackward, ActionId::PlayPause,
                              ActionId::PlayForward, ActionId::StepForward, ActionId::LastFrame, ActionId::Loop}) {
        QToolButton *button = addButton(row, actions[id]);
        if (id == ActionId::FirstFrame || id == ActionId::LastFrame)
            m_endButtons << button;
    }
}

void TimelinePanel::connectContacts()
{
    QAction *show = m_actions.add(ActionId::ShowContacts, this);
    connect(show, &QAction::toggled, &contacts(), &QWidget::setVisible);
    connect(m_tracks, &TimelineTracks::hideContactsWanted, show, [show] { show->setChecked(false); });
}

QStringList TimelinePanel::hiddenRows() const
{
    return m_tracks->rows().hiddenRows();
}

void TimelinePanel::setHiddenRows(const QStringList &keys)
{
    m_tracks->rows().setHiddenRows(keys);
}

QString TimelinePanel::unit() const
{
    return wordOf(m_ruler->unit());
}

void TimelinePanel::setUnit(const QString &word)
{
    m_ruler->setUnit(timeUnitOf(word));
}

ContactStrip &TimelinePanel::contacts()
{
    return m_tracks->contacts();
}

void TimelinePanel::addFrameField(QHBoxLayout &row)
{
    m_frameField = new QLineEdit;
    m_frameField->setAccessibleName(tr("Current frame"));
    m_frameField->setToolTip(tr("The current frame: type another and press Enter"));
    m_frameField->setFrame(false);
    m_frameField->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_frameField->setMaxLength(9);
    static const QRegularExpression digits(QStringLiteral("\\s*\\d*\\s*"));
    m_frameField->setValidator(new QRegularExpressionValidator(digits, m_frameField));
    m_frameField->setProperty(holdsNumber, true);
    m_frameField->setObjectName(QStringLiteral("frameField"));
    QFont big = font();
    big.setPixelSize(19);
    big.setBold(true);
    m_frameField->setFont(big);
    m_frameField->installEventFilter(this);
    connect(m_frameField, &QLineEdit::returnPressed, this, &TimelinePanel::goToTypedFrame);
    connect(m_frameField, &QLineEdit::editingFinished, this, &TimelinePanel::showFrame);
    row.addWidget(m_frameField);
    m_lastFrame = plainLabel(row, tr("Last frame"));
    row.addSpacing(12);
    m_time = plainLabel(row, tr("Time"));
    row.addSpacing(12);
    m_rate = plainLabel(row, tr("Frames per second"));
    row.addSpacing(12);
    for (const ActionId id : {ActionId::SetRangeStart, ActionId::SetRangeEnd, ActionId::AddMarker})
        addButton(row, m_transport->actions()[id]);
    row.addSpacing(4);
    m_range = new ElidedLabel;
    m_range->setAccessibleName(tr("Range"));
    row.addWidget(m_range);
    m_range->setObjectName(QStringLiteral("timelineRange"));
}

void TimelinePanel::addSpeedField(QHBoxLayout &row)
{
    m_speed = new QComboBox;
    m_speed->setEditable(true);
    m_speed->setInsertPolicy(QComboBox::NoInsert);
    m_speed->setAccessibleName(tr("Playback speed"));
    m_speed->setToolTip(tr("Speed relative to the file's frame rate (0.1–4×)"));
    for (const double speed : offeredSpeeds)
        m_speed->addItem(speedText(speed));
    m_speed->setFixedWidth(76);
    m_speed->lineEdit()->setProperty(holdsNumber, true);
    m_speed->lineEdit()->setAccessibleName(m_speed->accessibleName());
    connect(m_speed, &QComboBox::activated, this, &TimelinePanel::setTypedSpeed);
    connect(m_speed->lineEdit(), &QLineEdit::editingFinished, this, &TimelinePanel::setTypedSpeed);
    row.addWidget(m_speed);
    showSpeed();
}

void TimelinePanel::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { showClip(); });
    for (const auto signal : {&Document::frameTimeChanged, &Document::wasReset})
        connect(&document, signal, &context, [this] { showClip(); });
    connect(&session.shownFrames(), &ShownFrames::changed, &context, [this] { showClip(); });
    connect(&session.shownFrames(), &ShownFrames::frameChanged, &context, [this] { showFrame(); });
    connect(&session.playhead(), &Playhead::rangeChanged, &context, [this] { showRange(); });
}

void TimelinePanel::showSession()
{
    m_transport->setSession(session());
    m_tracks->setSession(session());
    m_marks->setSession(session());
    m_actions.setEnabled(session() != nullptr);
    showClip();
}

void TimelinePanel::setTools(ToolSettings *tools)
{
    m_tracks->setTools(tools);
}

void TimelinePanel::showClip()
{
    const int frameCount = session() ? session()->shownFrames().frameCount() : 0;
    const int lastFrame = std::max(0, frameCount - 1);
    const QFontMetrics metrics(m_frameField->font());
    m_frameField->setFixedWidth(metrics.horizontalAdvance(QString::number(lastFrame)) + metrics.averageCharWidth() + 8);
    m_frameField->setEnabled(frameCount > 0);
    m_lastFrame->setText(frameCount > 0 ? tr("of 0–%1").arg(lastFrame) : tr("no frames"));
    const double frameTime = session() ? session()->shownFrames().frameTimeSeconds() : 0.0;
    m_rate->setText(frameTime > 0.0 ? tr("%1 fps").arg(QLocale().toString(1.0 / frameTime, 'g', 4)) : QString());
    showFrame();
    showRange();
    showDropped(0);
}

void TimelinePanel::showRange()
{
    const bool isPreview =
        session() && (session()->shownFrames().areOfPreview() || session()->shownFrames().lastOtherwise());
    setTextColour(*m_range, isPreview ? m_colours.edited : m_colours.secondaryText);
    if (isPreview) {
        const int frames = session()->shownFrames().frameCount();
        const QString seconds = QLocale().toString(frames * session()->shownFrames().frameTimeSeconds(), 'f', 2);
        return m_range->setTexts(tr("Preview: %n frame(s), %1 s", nullptr, frames).arg(seconds),
                                 {tr("Preview: %n frame(s)", nullptr, frames)});
    }
    if (!session() || !session()->playhead().hasRange())
        return m_range->setTexts({}, {});
    const Playhead &playhead = session()->playhead();
    const int count = playhead.lastFrame() - playhead.firstFrame() + 1;
    const double seconds = count * session()->document().motion().playingFrameTimeSeconds();
    const auto ofFrames = [&playhead](const QString &text) {
        return text.arg(playhead.firstFrame()).arg(playhead.lastFrame());
    };
    m_range->setTexts(
        ofFrames(tr("Range %1–%2 (%n frame(s), %3 s)", nullptr, count)).arg(QLocale().toString(seconds, 'f', 2)),
        {ofFrames(tr("Range %1–%2")), ofFrames(QStringLiteral("%1–%2"))});
}

QList<QAction *> TimelinePanel::ownActions() const
{
    return m_marks->actions() + m_actions.all();
}

void TimelinePanel::contextMenuEvent(QContextMenuEvent *event)
{
    if (!session())
        return;
    QMenu menu;
    menu.addActions(m_transport->actions().of(
        {ActionId::SetRangeStart, ActionId::SetRangeEnd, ActionId::ClearRange, ActionId::AddMarker}));
    menu.addSeparator();
    menu.addActions(ownActions());
    menu.addMenu(tr("Rows"))->addActions(m_tracks->rows().rowActions());
    menu.addSeparator();
    menu.addActions(m_contextActions);
    menu.exec(event->globalPos());
}

void TimelinePanel::showFrame()
{
    const int frame = session() ? session()->shownFrames().frame() : 0;
    // Text that the user is typing is kept.
    if (!m_frameField->isModified() || !m_frameField->hasFocus())
        m_frameField->setText(QString::number(frame));
    const double frameTime = session() ? session()->shownFrames().frameTimeSeconds() : 0.0;
    m_time->setText(timeText(frame * frameTime));
}

void TimelinePanel::goToTypedFrame()
{
    bool isNumber = false;
    const int frame = m_frameField->text().trimmed().toInt(&isNumber);
    m_frameField->setModified(false);
    if (isNumber && session()) {
        m_transport->setPlaying(false);
        session()->shownFrames().setFrame(frame);
    }
    showFrame();
    m_frameField->selectAll();
}

// In a narrow row the buttons stay, and the texts that other places say as well go.
void TimelinePanel::fitTransportRow(int width)
{
    constexpr int withRate = 1000;
    constexpr int withTime = 920;
    constexpr int withEnds = 1100; // the timeline has Home and End for these
    m_rate->setVisible(width >= withRate);
    m_time->setVisible(width >= withTime);
    for (QToolButton *button : m_endButtons)
        button->setVisible(width >= withEnds);
}

bool TimelinePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_transportRow && event->type() == QEvent::Resize)
        fitTransportRow(static_cast<QResizeEvent *>(event)->size().width());
    if (watched == m_frameField && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_frameField->setModified(false);
        showFrame();
        m_ruler->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TimelinePanel::setTypedSpeed()
{
    QString text = m_speed->currentText();
    text.remove(QChar(0x00d7)).remove(QLatin1Char('x'), Qt::CaseInsensitive);
    bool isNumber = false;
    double speed = QLocale().toDouble(text.trimmed(), &isNumber);
    if (!isNumber)
        speed = text.trimmed().toDouble(&isNumber);
    if (isNumber && speed > 0.0)
        m_transport->setSpeed(speed);
    showSpeed();
}

void TimelinePanel::showSpeed()
{
    m_speed->setCurrentText(speedText(m_transport->speed()));
}

void TimelinePanel::showDropped(long long count)
{
    m_dropped->setText(
        count > 0 ? tr("%n frame(s) dropped", nullptr, static_cast<int>(std::min<long long>(count, 1000000000)))
                  : QString());
}

void TimelinePanel::setColours(const Colours &colours)
{
    m_colours = colours;
    // The field needs a style sheet of its own, because the application's style sheet overrides palettes.
    m_frameField->setStyleSheet(
        QStringLiteral("QLineEdit { color: %1; background: transparent; border: none; padding: 0; "
                       "font-size: 19px; font-weight: bold; }")
            .arg(colours.accent.name()));
    for (QLabel *label : std::initializer_list<QLabel *>{m_lastFrame, m_time, m_rate, m_dropped})
        setTextColour(*label, colours.secondaryText);
    showRange();
    m_tracks->setColours(colours);
    update();
}

void TimelinePanel::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_colours.panel);
}

} // namespace limber
