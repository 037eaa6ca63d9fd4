#include "cleanup/seams/cyclebuttons.h"

#include "figure/painting/posepainter.h"
#include "session/session.h"
#include "theme/colours.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <array>

namespace limber {

namespace {

constexpr QSize cyclePoseSize(34, 50); // three pairs fit into the narrowest column
constexpr int darkest = 128; // lightness of a light window

// Returns the first and the last pose of a cycle beside each other.
QPixmap posesOf(const Session &session, const FrameInterval &seam, const Colours &colours, qreal ratio)
{
    const Document &document = session.document();
    const std::array<int, 2> ends{seam.first, seam.last};
    return QPixmap::fromImage(renderFiguresBeside(document.clip(), ends, document.positionRules(), document.upAxis(),
                                                  colours, cyclePoseSize, ratio));
}

} // namespace

CycleButtons::CycleButtons(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("cycleButtons"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addStretch();
    hide();
}

void CycleButtons::expectOffers()
{
    setOffers({}, nullptr);
    QToolButton like;
    like.setProperty("role", QStringLiteral("picture"));
    like.setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    like.setIconSize(cyclePoseSize);
    like.setText(QStringLiteral("0"));
    setMinimumHeight(like.sizeHint().height());
    show();
}

void CycleButtons::setOffers(const std::vector<SeamOffer> &offers, const Session *session)
{
    for (QToolButton *button : m_buttons)
        delete button;
    m_buttons.clear();
    m_offers = offers;
    const bool isDark = palette().window().color().lightness() < darkest;
    const Colours colours = isDark ? Colours::darkTheme() : Colours::lightTheme();
    for (std::size_t i = 0; i < offers.size() && session != nullptr; ++i) {
        const SeamOffer &offer = offers[i];
        auto *button = new QToolButton(this);
        button->setProperty("role", QStringLiteral("picture"));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setCheckable(true);
        button->setIconSize(QSize(2 * cyclePoseSize.width(), cyclePoseSize.height()));
        button->setIcon(posesOf(*session, offer.seam, colours, devicePixelRatioF()));
        button->setText(offer.title);
        button->setToolTip(offer.words);
        button->setAccessibleName(offer.words);
        connect(button, &QToolButton::clicked, this, [this, seam = offer.seam] {
            setChosen(seam);
            emit chosen(seam);
        });
        m_row->insertWidget(static_cast<int>(i), button);
        m_buttons.push_back(button);
    }
    setMinimumHeight(0);
    setVisible(!m_buttons.empty());
}

void CycleButtons::setChosen(const std::optional<FrameInterval> &seam)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(seam == m_offers[i].seam);
}

} // namespace limber
