#include "features/character/figurestyles.h"

#include <algorithm>

namespace limber {

namespace {

FigureStyle styleOf(const Session &session)
{
    return session.figureStyle().value_or(FigureStyle::Bones);
}

} // namespace

void FigureStyles::noteBefore(Session &session)
{
    std::erase_if(m_styles, [&](const Styles &each) { return !each.session || each.session == &session; });
    m_styles.push_back({.session = &session, .without = styleOf(session)});
}

void FigureStyles::follow(Session &session)
{
    const auto styles = std::ranges::find_if(m_styles, [&](const Styles &each) { return each.session == &session; });
    const bool isWith = !session.character().path().isEmpty();
    if (styles == m_styles.end() || styles->isWith == isWith)
        return;
    styles->isWith = isWith;
    if (!isWith)
        styles->with = styleOf(session);
    session.setFigureStyle(isWith ? styles->with : styles->without);
}

} // namespace limber
