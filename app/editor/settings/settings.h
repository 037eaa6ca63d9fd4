#pragma once

#include <QSettings>
#include <QString>
#include <QVariant>

#include <type_traits>

namespace limber {

// One value that is remembered from one run to the next. It is declared where it is used, and nothing else knows it.
template <typename T>
struct Setting
{
    const char *key;
    T otherwise{}; // if nothing is stored, or nothing that is one
};

// One of several choices that is remembered; in the store they count from 0 to `last`.
template <typename T>
struct ChoiceSetting
{
    static_assert(std::is_enum_v<T>);
    const char *key;
    T last;
    T otherwise{};
};

// What is remembered from one run to the next. A single value is a Setting in the source that uses it; values that
// belong together have a source of their own beside this one, such as viewsettings.h.
class Settings
{
public:
    Settings();

    // Returns the code of the language that the user chose; empty for that of the system. It is for a program that has
    // no window yet.
    [[nodiscard]] static QString chosenLanguage();

    // Returns the path of a copy of the settings file if it was damaged, and the settings are the defaults then; empty
    // if it was not damaged.
    [[nodiscard]] const QString &damagedCopy() const { return m_damagedCopy; }

    template <typename T>
    [[nodiscard]] T value(const Setting<T> &setting) const
    {
        const QVariant stored = value(QLatin1String(setting.key));
        return stored.canConvert<T>() ? stored.value<T>() : setting.otherwise;
    }
    template <typename T>
    [[nodiscard]] T value(const ChoiceSetting<T> &setting) const
    {
        return static_cast<T>(
            number(QLatin1String(setting.key), 0, static_cast<int>(setting.last), static_cast<int>(setting.otherwise)));
    }
    template <typename T>
    void set(const Setting<T> &setting, const std::type_identity_t<T> &value)
    {
        setValue(QLatin1String(setting.key), QVariant::fromValue(value));
    }
    template <typename T>
    void set(const ChoiceSetting<T> &setting, std::type_identity_t<T> value)
    {
        setValue(QLatin1String(setting.key), static_cast<int>(value));
    }

    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise = {}) const;
    // Returns a number, or `otherwise` if the stored one is not from `least` to `most`.
    [[nodiscard]] int number(const QString &key, int least, int most, int otherwise) const;
    void setValue(const QString &key, const QVariant &value);
    void remove(const QString &key);

private:
    QString m_damagedCopy; // determined before the store is opened
    mutable QSettings m_store;
};

} // namespace limber
