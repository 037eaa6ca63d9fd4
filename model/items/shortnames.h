#pragma once

#include <QStringList>

namespace limber {

// Joint names without the prefix that nearly all of them share, such as "mixamorig:" or "Bip01 ", so that a table shows
// what distinguishes them. Typed names are found in both forms.
class ShortNames
{
public:
    ShortNames() = default;
    explicit ShortNames(QStringList fullNames);

    [[nodiscard]] const QString &fullName(int index) const { return m_full[index]; }
    [[nodiscard]] const QString &shortName(int index) const { return m_short[index]; }
    [[nodiscard]] const QStringList &shortNames() const { return m_short; }
    // Returns the first joint with this name in either form, in any letter case; -1 if there is none.
    [[nodiscard]] int named(const QString &text) const;
    // Returns the joints whose full names contain the text, in order.
    [[nodiscard]] QList<int> containing(const QString &text) const;

private:
    QStringList m_full;
    QStringList m_short;
};

} // namespace limber
