#pragma once

#include <QStringList>

namespace limber {

// Joint names without what nearly all of them begin with, such as "mixamorig:" or "Bip01 ", so that a table can show
// what distinguishes them. What is typed is found in both forms.
class ShortNames
{
public:
    ShortNames() = default;
    explicit ShortNames(QStringList fullNames);

    [[nodiscard]] const QString &fullName(int index) const { return m_full[index]; }
    [[nodiscard]] const QString &shortName(int index) const { return m_short[index]; }
    [[nodiscard]] const QStringList &shortNames() const { return m_short; }
    // The first one with this name in either form, whatever the letter case; -1 for none.
    [[nodiscard]] int named(const QString &text) const;
    // Those that have the text in their full names, in order.
    [[nodiscard]] QList<int> containing(const QString &text) const;

private:
    QStringList m_full;
    QStringList m_short;
};

} // namespace limber
