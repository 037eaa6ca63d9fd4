#include "actions/actiontable.h"

#include "actions/rows/menurows.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace limber {

namespace {

std::array<const ActionRow *, actionCount> rowsById()
{
    std::array<const ActionRow *, actionCount> rows{};
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &row : menu.actions)
            rows.at(static_cast<std::size_t>(row.id)) = &row;
    }
    return rows;
}

QString translated(const char *text)
{
    return QCoreApplication::translate("Actions", text);
}

} // namespace

const std::array<MenuRow, 10> &actionTable()
{
    static const std::array<MenuRow, 10> table{{
        {MenuId::File, QT_TRANSLATE_NOOP("Actions", "&File"), fileRows()},
        {MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Edit"), editRows()},
        {MenuId::Pose, QT_TRANSLATE_NOOP("Actions", "&Pose"), poseRows()},
        {MenuId::Layering, QT_TRANSLATE_NOOP("Actions", "&Layers"), layerRows()},
        {MenuId::Skeleton, QT_TRANSLATE_NOOP("Actions", "&Skeleton"), skeletonRows()},
        {MenuId::Motion, QT_TRANSLATE_NOOP("Actions", "&Motion"), motionRows()},
        {MenuId::CleanUp, QT_TRANSLATE_NOOP("Actions", "&Clean Up"), cleanUpRows()},
        {MenuId::View, QT_TRANSLATE_NOOP("Actions", "&View"), viewRows()},
        {MenuId::Window, QT_TRANSLATE_NOOP("Actions", "&Window"), windowRows()},
        {MenuId::Help, QT_TRANSLATE_NOOP("Actions", "&Help"), helpRows()},
    }};
    return table;
}

const ActionRow &rowOf(ActionId id)
{
    static const std::array<const ActionRow *, actionCount> rows = rowsById();
    return *rows.at(static_cast<std::size_t>(id));
}

QString titleOf(const MenuRow &menu)
{
    return translated(menu.title);
}

QString textOf(const ActionRow &row)
{
    return translated(row.text);
}

QString toolTipOf(const ActionRow &row)
{
    return translated(row.toolTip);
}

QString shortTextOf(const ActionRow &row)
{
    return translated(row.shortText);
}

QString synonymsOf(const ActionRow &row)
{
    const QString english = QString::fromUtf8(row.text);
    const QString words = QCoreApplication::translate("Synonyms", row.synonyms);
    // English words are kept for the search, because many animators use them whatever the language of the window.
    return textOf(row) == english
               ? words
               : QStringList{words, QString::fromUtf8(row.synonyms), withoutMnemonic(english)}.join(u' ');
}

QString keysTextOf(const ActionRow &row)
{
    return row.keys.sequences().value(0).toString(QKeySequence::NativeText);
}

QString withoutMnemonic(QString text)
{
    // In Japanese the mnemonic is in brackets at the end.
    static const QRegularExpression inBrackets(QStringLiteral("\\(&.\\)"));
    return text.remove(inBrackets).remove(QLatin1Char('&'));
}

} // namespace limber
