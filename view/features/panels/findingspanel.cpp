#include "panels/findingspanel.h"

#include "actions/operationwords.h"
#include "items/jointname.h"
#include "items/messagetext.h"
#include "operations/callcheck.h"
#include "operations/operation.h"
#include "panels/figurerepair.h"
#include "panels/findingsdelegate.h"
#include "panels/sourceview.h"
#include "storage/paths/filetext.h"
#include "theme/icons.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace limber {

namespace {

constexpr int besideTop = 6; // of the summary and the buttons, at the right

// Returns where a message changes from what was found to what was done: the last colon outside quotation marks, or the
// length of the message if there is none.
qsizetype endOfFound(const QString &message)
{
    int depth = 0;
    qsizetype end = message.size();
    for (qsizetype at = 0; at + 1 < message.size(); ++at) {
        const QChar c = message[at];
        depth += c == QChar(0x201C) ? 1 : c == QChar(0x201D) ? -1 : 0;
        if (depth <= 0 && c == QLatin1Char(':') && message[at + 1] == QLatin1Char(' '))
            end = at;
    }
    return end;
}

constexpr int fewestInGroup = 3;

// Returns a message without its numbers, because the same finding in many rows differs only in these.
QString patternOf(const QTreeWidgetItem *item)
{
    static const QRegularExpression numbers(QStringLiteral("[-+]?\\d[\\d.,]*"));
    QString pattern = item->text(1) + QLatin1Char('\n') + item->data(1, FindingsDelegate::DoneRole).toString();
    return pattern.replace(numbers, QStringLiteral("#"));
}

// Combines a finding that many rows have into one entry with the single ones below it, at the index of the first one.
QList<QTreeWidgetItem *> groupedItems(const QList<QTreeWidgetItem *> &items)
{
    QHash<QString, QList<QTreeWidgetItem *>> alike;
    for (QTreeWidgetItem *item : items)
        alike[patternOf(item)] << item;
    QList<QTreeWidgetItem *> grouped;
    for (QTreeWidgetItem *item : items) {
        const QList<QTreeWidgetItem *> group = alike.value(patternOf(item));
        if (group.size() < fewestInGroup) {
            grouped << item;
        } else if (group.first() == item) {
            QTreeWidgetItem *head = item->clone();
            head->setText(1, FindingsPanel::tr("%1 × %2").arg(group.size()).arg(item->text(1)));
            head->addChildren(group);
            grouped << head;
        }
    }
    return grouped;
}

// Returns which of the findings about the figure an item shows, counted from 1; 0 for another item or none.
int numberOfOddity(const QTreeWidgetItem *item)
{
    return item != nullptr ? item->data(0, FindingsDelegate::OddityRole).toInt() : 0;
}

// Returns the operation that the user sets up to mend a fault of the movement; null for other findings.
const Operation *operationFor(const FigureFinding &finding)
{
    switch (finding.finding.kind) {
    case FindingKind::InsideBody:
    case FindingKind::LostJoints:
    case FindingKind::Spikes:
    case FindingKind::WrongSpeed:
        break;
    default:
        return nullptr;
    }
    const auto call = parseCall(finding.repair).call;
    return call ? findOperation(call->name) : nullptr;
}

QLabel *makeLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("role", QStringLiteral("secondary"));
    return label;
}

} // namespace

FindingsPanel::FindingsPanel(QWidget *parent)
    : QWidget(parent), m_summary(makeLabel(this)), m_list(new QTreeWidget(this)),
      m_figureRepair(new FigureRepair(this)), m_loader(new ExcerptLoader(this))
{
    m_repair = makeButton(tr("Open a Repaired Copy"), "repairButton",
                          tr("Open this file as a new document, repaired; the file on disk is unchanged"));
    m_encoding = makeButton(tr("Choose Encoding…"), "encodingButton",
                            tr("Choose how the bytes of joint names are shown as text"));
    m_back = makeButton(tr("Back to the Open Document"), "backButton", tr("Show the findings of the open document"));
    connect(m_encoding, &QPushButton::clicked, this,
            [this] { emit encodingWanted(m_encoding->mapToGlobal(m_encoding->rect().bottomLeft())); });
    connect(m_back, &QPushButton::clicked, this, &FindingsPanel::showDocument);
    m_summary->setObjectName(QStringLiteral("findingsSummary"));
    m_list->setObjectName(QStringLiteral("findingsList"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setIndentation(12);
    setFocusProxy(m_list);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHeaderLabels({tr("Line"), tr("Problem and what was done")});
    m_list->setItemDelegateForColumn(1, new FindingsDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    // The messages wrap, so their heights depend on the width.
    connect(m_list->header(), &QHeaderView::sectionResized, m_list, &QTreeWidget::doItemsLayout);

    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(QStringLiteral("findingsSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(makeExcerpt());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(0, 0, besideTop, 0);
    top->addWidget(m_summary);
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    for (QPushButton *button : {m_repair, m_encoding, m_back})
        m_buttons->addWidget(button, 0, Qt::AlignLeft);
    m_buttons->addStretch(1);
    top->addLayout(m_buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 4, 4);
    layout->addLayout(top);
    layout->addWidget(splitter, 1);
    layout->addWidget(makeAnswers());

    connect(m_repair, &QPushButton::clicked, this, [this] { emit repairWanted(m_source.path); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &FindingsPanel::showDetailsOf);
    connect(m_list, &QTreeWidget::itemActivated, this, &FindingsPanel::showDetailsOf);
    connect(m_list, &QTreeWidget::itemClicked, this, &FindingsPanel::showDetailsOf);
    connect(m_list, &QTreeWidget::itemActivated, this, &FindingsPanel::lookAtFinding);
    connect(m_list, &QTreeWidget::itemClicked, this, &FindingsPanel::lookAtFinding);
    connect(m_loader, &ExcerptLoader::loaded, this, &FindingsPanel::showExcerpt);
    refresh();
}

QPushButton *FindingsPanel::makeButton(const QString &text, const char *name, const QString &toolTip)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(plainToolTip(toolTip)); // wraps
    button->hide();
    return button;
}

QWidget *FindingsPanel::makeExcerpt()
{
    m_excerpt = new QWidget(this);
    m_notice = makeLabel(m_excerpt);
    m_notice->setObjectName(QStringLiteral("sourceNotice"));
    m_lines = new SourceView(m_excerpt);
    auto *layout = new QVBoxLayout(m_excerpt);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_notice);
    layout->addWidget(m_lines, 1);
    return m_excerpt;
}

// Makes the buttons for what can be done about the figure.
QWidget *FindingsPanel::makeAnswers()
{
    m_answers = new QWidget(this);
    m_keep =
        makeButton(tr("Keep"), "keepPoseButton",
                   tr("The pose belongs to the motion: operations such as Smooth treat its frames like all others and "
                      "blend them with the frames beside them. The motion does not change. A second click takes the "
                      "answer back, and so does Undo."));
    m_leaveOut =
        makeButton(tr("Leave Out of Filters"), "leaveOutButton",
                   tr("The pose is no movement but stays in the clip: operations such as Smooth leave its frames "
                      "as they are and do not blend them into others. They also do so until you answer. A second "
                      "click takes the answer back, and so does Undo."));
    m_trim =
        makeButton(tr("Trim Away"), "trimAwayButton",
                   tr("Delete the frames of this pose from the clip, so that the motion begins or ends without it. "
                      "Undo brings them back."));
    m_stand =
        makeButton(tr("Put on Its Feet"), "standButton",
                   tr("Turn the whole figure over in all frames, so that its head is up, as the operation Up Axis "
                      "does. Undo turns it back."));
    m_fill = makeButton(tr("Fill Frames"), "fillFramesButton",
                        tr("Replace these frames with a movement from the frame before them to the frame after them, "
                           "as the operation Interpolate does. Undo brings them back."));
    auto *layout = new QGridLayout(m_answers); // in two rows, since the panel may be narrow
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_keep, 0, 0);
    layout->addWidget(m_trim, 0, 1);
    layout->addWidget(m_leaveOut, 1, 0, 1, 2, Qt::AlignLeft);
    m_open = makeButton(tr("Open Operation…"), "openOperationButton",
                        tr("Set up this operation for these joints and frames. It shows what it would do before you "
                           "apply it."));
    for (QPushButton *button : {m_stand, m_fill, m_open}) // one of them at most
        layout->addWidget(button, 2, 0, 1, 2, Qt::AlignLeft);
    layout->setColumnStretch(2, 1);
    m_keep->setCheckable(true);
    m_leaveOut->setCheckable(true);
    connect(m_keep, &QPushButton::clicked, this, [this] { choose(PosesApartChoice::Filter); });
    connect(m_leaveOut, &QPushButton::clicked, this, [this] { choose(PosesApartChoice::LeaveOut); });
    for (const QPushButton *button : {m_trim, m_stand, m_fill})
        connect(button, &QPushButton::clicked, this, &FindingsPanel::repairFigure);
    connect(m_open, &QPushButton::clicked, this, &FindingsPanel::openOperation);
    connect(m_figureRepair, &FigureRepair::started, this, [this] { m_answers->setEnabled(false); });
    connect(m_figureRepair, &FigureRepair::ended, this, [this](const QString &why) {
        m_answers->setEnabled(true);
        if (!why.isEmpty())
            emit refused(why);
    });
    m_answers->hide();
    return m_answers;
}

void FindingsPanel::setColours(const Colours &colours)
{
    m_lines->setColours(colours);
}

void FindingsPanel::attach(Session &session, QObject &context)
{
    for (const auto signal : {&Document::wasReset, &Document::loaded, &Document::nameCodecChanged})
        connect(&session.document(), signal, &context, [this] { refresh(); });
    connect(&session.oddities(), &FigureOddities::changed, &context, [this] {
        if (m_back->isHidden()) // otherwise another file is shown
            refresh();
    });
    connect(&session.clipFaults(), &ClipFaults::changed, &context, [this] {
        if (m_back->isHidden())
            refresh();
    });
}

void FindingsPanel::detach()
{
    m_watch.reset();
    m_figureRepair->cancel();
}

// In a narrow column, the buttons stand below each other, and no line of the summary is squeezed away.
void FindingsPanel::fitTop()
{
    // The label itself gets its new width only later.
    const QMargins outer = layout()->contentsMargins();
    const int room = width() - outer.left() - outer.right() - besideTop;
    int needed = 0;
    for (const QPushButton *button : {m_repair, m_encoding, m_back})
        needed += button->isHidden() ? 0 : button->sizeHint().width() + m_buttons->spacing();
    const bool fits = needed - m_buttons->spacing() <= room;
    m_buttons->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_summary->setMinimumHeight(std::max(0, m_summary->heightForWidth(std::max(1, room))));
}

void FindingsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTop();
}

void FindingsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    watchFaults();
}

void FindingsPanel::hideEvent(QHideEvent *event)
{
    m_watch.reset();
    QWidget::hideEvent(event);
}

// Faults of the movement are looked for while somebody sees them.
void FindingsPanel::watchFaults()
{
    if (!session() || !isVisible())
        return;
    m_watch = session()->clipFaults().watch();
    if (m_back->isHidden()) // otherwise another file is shown
        showSummary();
}

void FindingsPanel::showSummary()
{
    m_summary->setText(session() ? summaryOf(session()->document()) : tr("Nothing is open."));
    fitTop();
}

void FindingsPanel::showSession()
{
    watchFaults();
    refresh();
}

void FindingsPanel::showRefusal(const FileStamp &file, const std::vector<Finding> &findings, bool repairable)
{
    m_source = file;
    fill(findings, NameCodec());
    m_encoding->hide();
    m_repair->setVisible(repairable);
    m_back->setVisible(session());
    m_summary->setText(repairable ? tr("%1 could not be opened, but a repaired copy can: it opens as a new document "
                                       "that lists every change.")
                                        .arg(fileText(file.path))
                                  : tr("%1 could not be opened:").arg(fileText(file.path)));
    fitTop();
    // The reason for the refusal comes last.
    m_list->setCurrentItem(m_list->topLevelItem(m_list->topLevelItemCount() - 1));
}

void FindingsPanel::showProject(const FileStamp &file, const std::vector<Finding> &findings)
{
    m_source = file;
    fill(findings, NameCodec());
    m_encoding->hide();
    m_repair->hide();
    m_back->setVisible(session());
    m_summary->setText(tr("Not all of %1 was used:").arg(fileText(file.path)));
    fitTop();
    m_list->setCurrentItem(m_list->topLevelItem(0)); // null without findings
}

void FindingsPanel::refresh()
{
    const std::vector<Finding> none;
    const std::vector<Finding> &findings = session() ? session()->document().findings() : none;
    m_source = session() ? session()->document().origin().findingsSource : FileStamp();
    fill(findings, session() ? session()->document().nameCodec() : NameCodec(),
         session() ? session()->oddities().all() : std::vector<FigureFinding>(),
         session() ? session()->clipFaults().all() : std::vector<FigureFinding>());
    m_repair->hide();
    m_back->hide();
    showSummary();
}

QString FindingsPanel::summaryOf(const Document &document) const
{
    const auto count = static_cast<int>(document.findings().size());
    const int questions = session()->oddities().openCount();
    QStringList parts; // their numbers add up to the count of the panel
    if (count > 0 && document.path().isEmpty())
        parts << tr("Opened as a copy with %n repair(s); the file on disk is unchanged.", nullptr, count);
    else if (count > 0)
        parts << tr("Opened with %n assumption(s) or fix(es); the file on disk is unchanged.", nullptr, count);
    if (questions > 0)
        parts << tr("%n question(s) about the figure.", nullptr, questions);
    else if (!session()->oddities().all().empty())
        parts << tr("Everything that was asked about the figure is answered.");
    const ClipFaults &faults = session()->clipFaults();
    if (const auto faultCount = static_cast<int>(faults.all().size()); faultCount > 0)
        parts << tr("%n fault(s) of the movement.", nullptr, faultCount);
    else if (m_watch && !faults.isDone() && !document.isLoading())
        parts << tr("Looking for faults of the movement…");
    return parts.isEmpty() ? tr("No problems in the file. Faults of the movement: Clean Up.") : parts.join(u'\n');
}

void FindingsPanel::fill(const std::vector<Finding> &findings, const NameCodec &names,
                         const std::vector<FigureFinding> &oddities, const std::vector<FigureFinding> &faults)
{
    m_loader->cancel();
    m_excerpt->hide();
    const int chosen = numberOfOddity(m_list->currentItem()); // the answered one stays chosen
    m_list->clear();
    m_oddities = oddities;
    m_oddities.insert(m_oddities.end(), faults.begin(), faults.end());
    bool hasForeignNames = false;
    QList<QTreeWidgetItem *> read;
    for (const Finding &finding : findings) {
        read << makeItem(finding, textOf(finding.message, names));
        hasForeignNames = hasForeignNames || (finding.kind == FindingKind::OddName && finding.message.hasForeignName());
    }
    m_encoding->setVisible(hasForeignNames);
    QList<QTreeWidgetItem *> asked;
    QList<QTreeWidgetItem *> seen;
    for (std::size_t i = 0; i < m_oddities.size(); ++i)
        (i < oddities.size() ? asked : seen) << makeNumberedItem(m_oddities[i], static_cast<int>(i) + 1, names);
    const QList<QTreeWidgetItem *> grouped = groupedItems(read) + asked + groupedItems(seen);
    m_list->setRootIsDecorated(grouped.size() < read.size() + asked.size() + seen.size());
    // What is odd about a movement is in no line of the file: then the column has nothing but marks.
    const bool hasLines = std::ranges::any_of(findings, [](const Finding &each) { return each.line > 0; }) ||
                          std::ranges::any_of(m_oddities, [](const auto &each) { return each.finding.line > 0; });
    m_list->headerItem()->setText(0, hasLines ? tr("Line") : QString());
    m_list->setVisible(!grouped.isEmpty());
    m_list->addTopLevelItems(grouped);
    if (!m_oddities.empty())
        chooseNumber(std::clamp(chosen, 1, static_cast<int>(m_oddities.size())));
    showAnswers();
    const auto open = std::ranges::count(m_oddities, false, &FigureFinding::isAnswered);
    emit countChanged(static_cast<int>(findings.size()) + static_cast<int>(open));
}

// Makes an item for what is odd about the figure or its movement.
QTreeWidgetItem *FindingsPanel::makeNumberedItem(const FigureFinding &finding, int number, const NameCodec &names)
{
    QTreeWidgetItem *item = makeItem(finding.finding, textOf(finding.finding.message, names));
    item->setData(0, FindingsDelegate::OddityRole, number);
    if (finding.isAnswered)
        item->setIcon(0, themedIcon(QStringLiteral("information")));
    return item;
}

// Chooses the item with a number, or the entry of its group as long as that is folded.
void FindingsPanel::chooseNumber(int number)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        bool isFound = numberOfOddity(item) == number;
        for (int child = 0; child < item->childCount(); ++child)
            isFound = isFound || numberOfOddity(item->child(child)) == number;
        if (isFound)
            return m_list->setCurrentItem(item);
    }
}

QTreeWidgetItem *FindingsPanel::makeItem(const Finding &finding, const QString &message)
{
    auto *item = new QTreeWidgetItem;
    const qsizetype split = endOfFound(message);
    const bool isError = finding.severity == Severity::Error;
    item->setIcon(0, themedIcon(isError ? QStringLiteral("error") : QStringLiteral("warning")));
    item->setTextAlignment(0, Qt::AlignLeft | Qt::AlignVCenter);
    item->setText(0, finding.line > 0 ? QStringLiteral("%1:%2").arg(finding.line).arg(finding.column) : QString());
    item->setText(1, message.left(split));
    item->setData(1, FindingsDelegate::DoneRole, message.mid(split + 2));
    item->setData(0, FindingsDelegate::LineRole, finding.line);
    item->setData(0, FindingsDelegate::ColumnRole, finding.column);
    item->setToolTip(1, plainToolTip(message));
    return item;
}

void FindingsPanel::showDetailsOf(const QTreeWidgetItem *item)
{
    loadExcerptOf(item);
    showAnswers();
}

// Shows the frame that the chosen finding is about, and its joint.
void FindingsPanel::lookAtFinding()
{
    const FigureFinding *oddity = currentOddity();
    if (oddity == nullptr)
        return;
    if (oddity->frames.first <= oddity->frames.last)
        session()->playhead().setFrame(oddity->worstFrame >= 0 ? oddity->worstFrame : oddity->frames.first);
    if (const NodeId node = NodeId::joint(oddity->joint); session()->document().skeleton().contains(node))
        session()->selectOnly(node);
}

// Returns the finding about the figure that is chosen in the list; null if there is none.
const FigureFinding *FindingsPanel::currentOddity() const
{
    const int number = numberOfOddity(m_list->currentItem());
    return number > 0 && session() ? &m_oddities.at(static_cast<std::size_t>(number - 1)) : nullptr;
}

void FindingsPanel::showAnswers()
{
    const FigureFinding *oddity = currentOddity();
    m_answers->setVisible(oddity != nullptr);
    if (oddity == nullptr)
        return;
    const FindingKind kind = oddity->finding.kind;
    for (QPushButton *button : {m_keep, m_leaveOut, m_trim})
        button->setVisible(kind == FindingKind::PoseApart);
    m_stand->setVisible(kind == FindingKind::HangsHeadDown);
    m_fill->setVisible(kind == FindingKind::FrozenFrames || kind == FindingKind::AbsurdNumber);
    m_fill->setEnabled(!oddity->repair.empty());
    const Operation *operation = operationFor(*oddity);
    m_open->setVisible(operation != nullptr);
    if (kind == FindingKind::WrongSpeed)
        m_open->setText(tr("Make Time Right…"));
    else if (operation != nullptr)
        m_open->setText(tr("%1…").arg(titleOf(*operation)));
    const PosesApartChoice choice = session()->document().posesApartChoice();
    m_keep->setChecked(choice == PosesApartChoice::Filter);
    m_leaveOut->setChecked(choice == PosesApartChoice::LeaveOut);
}

// Takes an answer, or takes it back if it was given before.
void FindingsPanel::choose(PosesApartChoice choice)
{
    Document &document = session()->document();
    if (document.posesApartChoice() == choice)
        document.answerPosesApart(PosesApartChoice::Ask, tr("Take back answer about a pose"));
    else if (choice == PosesApartChoice::Filter)
        document.answerPosesApart(choice, tr("Keep a pose of its own"));
    else
        document.answerPosesApart(choice, tr("Leave a pose out of filters"));
    showAnswers(); // the document may have refused
}

// Returns what the undo step of a repair is called.
QString FindingsPanel::repairText(FindingKind kind, const FrameInterval &frames)
{
    if (kind == FindingKind::HangsHeadDown)
        return tr("Put figure on its feet");
    const bool isOne = frames.first == frames.last;
    if (kind == FindingKind::PoseApart)
        return isOne ? tr("Trim away frame %1").arg(frames.first)
                     : tr("Trim away frames %1 to %2").arg(frames.first).arg(frames.last);
    return isOne ? tr("Fill frame %1").arg(frames.first)
                 : tr("Fill frames %1 to %2").arg(frames.first).arg(frames.last);
}

void FindingsPanel::repairFigure()
{
    const FigureFinding *oddity = currentOddity();
    if (oddity == nullptr)
        return;
    m_figureRepair->apply(oddity->repair, repairText(oddity->finding.kind, oddity->frames), *session());
}

// For an entry of several faults, the operation works on the whole clip.
void FindingsPanel::openOperation()
{
    const FigureFinding *fault = currentOddity();
    std::optional<OperationCall> call = fault != nullptr ? parseCall(fault->repair).call : std::nullopt;
    if (!call)
        return;
    if (m_list->currentItem()->childCount() > 0) {
        call->set(jointsKey, {});
        call->set(framesKey, {});
    }
    emit operationWanted(*call);
}

void FindingsPanel::loadExcerptOf(const QTreeWidgetItem *item)
{
    const int line = item != nullptr ? item->data(0, FindingsDelegate::LineRole).toInt() : 0;
    if (line < 1 || m_source.path.isEmpty())
        return m_excerpt->hide();
    m_loader->load(m_source.path, line, item->data(0, FindingsDelegate::ColumnRole).toInt());
}

void FindingsPanel::showExcerpt(const SourceExcerpt &excerpt)
{
    QString notice = excerpt.problem;
    if (notice.isEmpty() && excerpt.markedLine < 0)
        notice = tr("The file has changed since it was read: this line is no longer there.");
    else if (notice.isEmpty() && excerpt.file != m_source)
        notice = tr("The file has changed since it was read: lines may have moved.");
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
    m_lines->setVisible(excerpt.problem.isEmpty());
    m_excerpt->show();
    m_lines->showExcerpt(excerpt);
}

} // namespace limber
