#include "cleanup/choices/fillchoices.h"

#include "actions/operationwords.h"
#include "cleanup/choices/fillbutton.h"
#include "figure/painting/posepainter.h"
#include "items/decimaltext.h"
#include "session/session.h"
#include "theme/colours.h"
#include "widgets/plainlabel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int darkest = 128; // lightness of a light window

// Returns what the form calls a method.
QString titleOfMethod(const Operation &operation, std::string_view method)
{
    const Parameter *parameter = operation.parameter("method");
    if (parameter == nullptr)
        return {};
    const auto word = std::ranges::find(parameter->words, method, &ParameterWord::word);
    return word != parameter->words.end() ? titleOf(*word) : QString();
}

// Returns a name that fits into a narrow row: it has no place at which a line could end.
QString shortened(const QString &name)
{
    constexpr qsizetype longest = 28;
    return name.size() > longest ? name.left(longest - 1) + QChar(0x2026) : name;
}

// Single expectations are honest on average only: more digits would promise too much.
QString rough(double value)
{
    return decimalText(value, 'f', 1);
}

// Returns what decides in the trials; the same for all without trials.
double errorOf(const FillChoice &choice, const FilledGap &gap)
{
    return (gap.endMoves ? choice.expectedNcm : choice.expectedDegrees).value_or(0.0);
}

} // namespace

FillChoices::FillChoices(QWidget *parent)
    : QWidget(parent), m_title(makePlainLabel("fillChoicesTitle", "secondary", this)), m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("fillChoices"));
    setAccessibleName(tr("Ways to fill the gap"));
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    m_rows->addWidget(m_title);
    hide();
}

void FillChoices::show(const AppliedOperation &result, const Operation &operation, const Session &session)
{
    m_operation = &operation;
    m_gaps = result.fills;
    std::erase_if(m_gaps, [](const FilledGap &gap) { return gap.choices.empty(); });
    for (FilledGap &gap : m_gaps) // the best comes first
        std::ranges::stable_sort(gap.choices, {}, [&](const FillChoice &choice) { return errorOf(choice, gap); });
    m_session = &session;
    if (m_gaps.empty())
        return clear();
    setStale(false);
    showGap(gapAt(session.playhead().frame()));
    setVisible(true);
}

void FillChoices::clear()
{
    m_session = nullptr;
    m_gaps.clear();
    hide();
}

// A button that is disabled would lose the keyboard.
void FillChoices::setStale(bool isStale)
{
    m_isStale = isStale;
}

void FillChoices::lookAt(int frame)
{
    if (!m_gaps.empty() && !m_isStale && gapAt(frame) != m_gap)
        showGap(gapAt(frame));
}

// Returns the gap of a frame; without one, the gap that is shown stays.
std::size_t FillChoices::gapAt(int frame) const
{
    const auto here = std::ranges::find_if(m_gaps, [&](const FilledGap &gap) { return gap.frames.contains(frame); });
    if (here != m_gaps.end())
        return static_cast<std::size_t>(here - m_gaps.begin());
    return m_gap < m_gaps.size() ? m_gap : 0;
}

void FillChoices::showGap(std::size_t gap)
{
    m_gap = gap;
    const FilledGap &shown = m_gaps[gap];
    m_title->setText(tr("%1, frames %2 to %3:")
                         .arg(shortened(m_session->document().textOfName(shown.joints.front())))
                         .arg(shown.frames.first)
                         .arg(shown.frames.last));
    const std::vector<QImage> pictures = picturesOf(shown);
    makeButtons(shown.choices.size());
    for (std::size_t i = 0; i < shown.choices.size(); ++i) {
        const FillChoice &choice = shown.choices[i];
        const QString title = titleOfMethod(*m_operation, choice.method);
        const QString name = choice.isBest ? tr("%1 (best)").arg(title) : title;
        const QString words = wordsOf(shown, choice);
        m_buttons[i]->show(pictures[i], name, words);
        m_buttons[i]->setToolTip(tr("Picture: frame %1. Lengths are on a body of 170 cm.").arg(shown.tellingFrame));
        m_buttons[i]->setChecked(choice.method == shown.method);
    }
}

// Keeps the buttons that there are: one of them may have the keyboard.
void FillChoices::makeButtons(std::size_t count)
{
    while (m_buttons.size() > count) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < count) {
        auto *button = new FillButton(this);
        button->setObjectName(QStringLiteral("fillChoice"));
        connect(button, &QToolButton::clicked, this, [this, row = m_buttons.size()] { choose(row); });
        connect(button, &FillButton::stepWanted, this, [this, row = static_cast<int>(m_buttons.size())](int rows) {
            const int next = std::clamp(row + rows, 0, static_cast<int>(m_buttons.size()) - 1);
            FillButton *other = m_buttons[static_cast<std::size_t>(next)];
            other->setFocus(Qt::OtherFocusReason);
            if (next != row)
                other->click();
        });
        m_rows->addWidget(button);
        m_buttons.push_back(button);
    }
}

QString FillChoices::wordsOf(const FilledGap &gap, const FillChoice &choice) const
{
    if (!choice.expectedNcm)
        return tr("Error unknown: the clip is too short for trials");
    const QString joint = shortened(m_session->document().textOfName(gap.endJoint));
    const QString error = gap.endMoves ? tr("%1 ± %2 cm").arg(joint, rough(*choice.expectedNcm))
                                       : tr("%1 ± %2°").arg(joint, rough(*choice.expectedDegrees));
    const QString trials = gap.triesOthers ? tr("%n trial(s) in the other clips", nullptr, gap.places)
                                           : tr("%n trial(s) in this clip", nullptr, gap.places);
    return tr("%1, %2", "an expected error and by how many trials it is known").arg(error, trials);
}

std::vector<QImage> FillChoices::picturesOf(const FilledGap &gap) const
{
    const bool isDark = palette().window().color().lightness() < darkest;
    std::vector<std::vector<double>> poses;
    for (const FillChoice &choice : gap.choices)
        poses.push_back(choice.values);
    const Document &document = m_session->document();
    return renderLimbs(document.skeleton(), poses, gap.joints, document.positionRules(), document.upAxis(),
                       isDark ? Colours::darkTheme() : Colours::lightTheme(), FillButton::pictureSize(),
                       devicePixelRatioF());
}

void FillChoices::choose(std::size_t row)
{
    if (!m_isStale && m_gap < m_gaps.size() && row < m_gaps[m_gap].choices.size())
        emit chosen(std::string(m_gaps[m_gap].choices[row].method));
}

void FillChoices::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool isOther = event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange;
    if (isOther && m_session != nullptr && m_gap < m_gaps.size())
        showGap(m_gap);
}

} // namespace limber
