#include "timeline/floorrow.h"

#include "gltf/lengthunit.h"
#include "items/decimaltext.h"

#include <glm/geometric.hpp>

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QToolButton>

#include <cmath>

namespace limber {

namespace {

constexpr int rowHeight = 22;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(FloorText)
};

// Returns the direction in which the toes of standing feet point, along the floor; 0 without toes.
glm::dvec3 frontOf(const Session &session, const glm::dvec3 &up)
{
    const Document &document = session.document();
    const Pose pose = document.pose(session.playhead().frame());
    glm::dvec3 front(0.0);
    for (const FigureLegs &figure : session.footContacts().legs()) {
        for (const SidedLeg &leg : figure.legs) {
            if (leg.joints.toe != NoJoint)
                front +=
                    pose.positionOf(NodeId::joint(leg.joints.toe)) - pose.positionOf(NodeId::joint(leg.joints.foot));
        }
    }
    front -= glm::dot(front, up) * up;
    const double length = glm::length(front);
    return length > 0.0 ? front / length : glm::dvec3(0.0);
}

// Returns the speed with the side to which the figure sees the floor go, if it is one of four.
QString movingText(const QString &speed, const glm::dvec3 &direction, const glm::dvec3 &front, const glm::dvec3 &up)
{
    constexpr double clearly = 0.9; // the cosine of 26°
    const double ahead = glm::dot(direction, front);
    const double toLeft = glm::dot(direction, glm::cross(up, front));
    if (ahead < -clearly)
        return Texts::tr("Moves: %1 m/s backwards").arg(speed);
    if (ahead > clearly)
        return Texts::tr("Moves: %1 m/s forwards").arg(speed);
    if (std::abs(toLeft) > clearly)
        return (toLeft > 0.0 ? Texts::tr("Moves: %1 m/s to the left") : Texts::tr("Moves: %1 m/s to the right"))
            .arg(speed);
    return Texts::tr("Moves: %1 m/s").arg(speed);
}

} // namespace

QString floorInWords(const Session &session)
{
    const FloorMotion &floor = session.footContacts().floor();
    const double metres = likelyLengthUnit(session.document().skeleton()).metres;
    if (floor.isBelowSlidingFeet()) {
        const double slide = glm::length(floor.underFeet().medianVelocity());
        return Texts::tr("Still; feet slide: %1 m/s").arg(decimalText(metres * slide, 'f', 2));
    }
    if (!floor.moves())
        return Texts::tr("Still");
    if (floor.varies())
        return Texts::tr("Moves with the travel (up to %1 m/s)").arg(decimalText(metres * floor.topSpeed(), 'f', 1));
    const glm::dvec3 velocity = floor.medianVelocity();
    const double speed = glm::length(velocity);
    const glm::dvec3 up = directionOf(session.document().upAxis());
    return movingText(decimalText(metres * speed, 'f', 2), velocity / speed, frontOf(session, up), up);
}

FloorRow::FloorRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("floor"), tr("Floor"), ruler, parent), m_button(new QToolButton(this))
{
    setFixedHeight(rowHeight);
    m_button->setObjectName(QStringLiteral("floorChoice"));
    m_button->setAccessibleName(tr("Floor below the feet"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setProperty("role", QStringLiteral("menu"));
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setMenu(new QMenu(m_button));
    m_button->setToolTip(tr("How the floor below the feet moves, as below a figure on a treadmill or one that walks in "
                            "place; feet stand if they move with it"));
}

void FloorRow::setActions(const QList<QAction *> &actions)
{
    m_button->menu()->addActions(actions);
}

void FloorRow::setContactsShown(bool areShown)
{
    m_areContactsShown = areShown;
    showFloor();
}

QString FloorRow::valueText() const
{
    const bool isSet = session() != nullptr && session()->document().floor().kind != FloorChoice::Kind::Automatic;
    return isSet ? tr("set") : QString();
}

void FloorRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    connect(&session.footContacts(), &FootContacts::changed, &context, [this] { showFloor(); });
    connect(&session.document(), &Document::floorChanged, &context, [this] { showFloor(); });
    for (const auto signal : {&Document::wasReset, &Document::upAxisChanged})
        connect(&session.document(), signal, &context, [this] { showFloor(); });
}

void FloorRow::showSession()
{
    TimelineRow::showSession();
    showFloor();
}

void FloorRow::showFloor()
{
    const bool hasFeet = session() != nullptr && !session()->footContacts().legs().empty();
    if (const bool isWanted = m_areContactsShown && hasFeet; isWanted != m_isWanted) {
        m_isWanted = isWanted;
        emit wantedChanged();
    }
    if (!m_isWanted)
        return;
    m_button->setText(floorInWords(*session()));
    place();
    refresh();
}

void FloorRow::place()
{
    m_button->resize(m_button->sizeHint().width(), height());
    m_button->move(static_cast<int>(track().left()), 0);
}

void FloorRow::resizeEvent(QResizeEvent *event)
{
    TimelineRow::resizeEvent(event);
    place();
}

} // namespace limber
