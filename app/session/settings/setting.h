// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <algorithm>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "app/session/settings/settings_file.h"

namespace tapu {

/// Tells that a value was changed. A template cannot have signals, so this is apart.
class ChangeTeller : public QObject {
  Q_OBJECT
 Q_SIGNALS:
  /// The value is another than before.
  void changed();
};

/// The form of a value in a file of settings: that of QSettings itself, for an enumeration its number.
template <class T>
struct KeptAs {
  static std::optional<T> read(const QVariant& kept) {
    return kept.canConvert<T>() ? std::optional(kept.value<T>()) : std::nullopt;
  }
  static QVariant write(const T& value) { return QVariant::fromValue(value); }
};

template <class T>
requires(std::is_enum_v<T> || std::is_integral_v<T>) struct KeptAs<T> {
  static std::optional<T> read(const QVariant& kept) {
    bool isNumber = false;
    const qlonglong number = kept.toLongLong(&isNumber);
    if (!isNumber || !isInRange(number)) return std::nullopt;
    return static_cast<T>(number);
  }
  static QVariant write(T value) { return static_cast<qlonglong>(value); }

 private:
  static bool isInRange(qlonglong number) {
    if constexpr (std::is_enum_v<T>)
      return std::in_range<std::underlying_type_t<T>>(number);
    else
      return std::in_range<T>(number);
  }
};

/// The keys of actions, by their name.
template <>
struct KeptAs<QMap<QString, QStringList>> {
  static std::optional<QMap<QString, QStringList>> read(const QVariant& kept);
  static QVariant write(const QMap<QString, QStringList>& keys);
};

/// A value that is remembered under a key. One that was never set or cannot be read is the usual one.
template <class T>
class Setting : public ChangeTeller {
 public:
  /// Corrects a value: a hand may have written anything into the file, and only what will be read is written there.
  using Judge = std::function<T(const T& read)>;

  /// `file` must outlive the setting.
  Setting(SettingsFile& file, QLatin1StringView key, T usual = {}, Judge judge = {})
      : file_(file), key_(key), usual_(std::move(usual)), judge_(std::move(judge)) {
    connect(&file, &SettingsFile::forgot, this, [this](const QString& forgotten, const QVariant& before) {
      if (forgotten == key_ && judged(before) != usual_) Q_EMIT changed();
    });
  }

  T operator()() const { return judged(file_.value(key_)); }

  /// Sets the value. It is on the disk when this returns, unless the disk refuses it (`SettingsFile::failed`).
  void set(const T& value) {
    const T before = (*this)();
    file_.write(key_, KeptAs<T>::write(judge_ ? judge_(value) : value));
    if ((*this)() != before) Q_EMIT changed();
  }

 private:
  T judged(const QVariant& kept) const {
    const std::optional<T> read = KeptAs<T>::read(kept);
    if (!read) return usual_;
    return judge_ ? judge_(*read) : *read;
  }
  SettingsFile& file_;
  const QLatin1StringView key_;
  const T usual_;
  const Judge judge_;
};

/// A judge that takes the nearest bound in place of a number beyond it.
template <class T>
typename Setting<T>::Judge clampedTo(T least, T most) {
  return [least, most](const T& read) { return std::clamp(read, least, most); };
}

/// A judge that takes the usual value in place of one beyond its bounds.
template <class T>
typename Setting<T>::Judge usualBeyond(T least, T most, T usual) {
  return [least, most, usual](const T& read) { return read < least || read > most ? usual : read; };
}

/// A setting that is one of the values of an enumeration, up to its `kLast`.
template <class T>
class ChoiceSetting : public Setting<T> {
 public:
  ChoiceSetting(SettingsFile& file, QLatin1StringView key, T usual)
      : Setting<T>(file, key, usual, usualBeyond<T>(T{}, T::kLast, usual)) {}
};

}  // namespace tapu
