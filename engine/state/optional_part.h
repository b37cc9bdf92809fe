// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace tapu {

/// A part of a value that most values do not have. It is copied and compared as the value itself; where it is missing,
/// it is a null pointer and asks for no room.
template <class T>
class OptionalPart {
 public:
  OptionalPart() = default;
  ~OptionalPart() = default;
  OptionalPart(const OptionalPart& other) {
    if (other.part_) [[unlikely]]
      part_ = std::make_unique<T>(*other.part_);
  }
  OptionalPart(OptionalPart&&) noexcept = default;
  OptionalPart& operator=(OptionalPart&&) noexcept = default;
  OptionalPart& operator=(const OptionalPart& other) {
    if (part_ || other.part_) [[unlikely]]
      assign(other);
    return *this;
  }

  explicit operator bool() const { return part_ != nullptr; }
  T* operator->() { return part_.get(); }
  const T* operator->() const { return part_.get(); }
  T& operator*() { return *part_; }
  const T& operator*() const { return *part_; }
  /// The part, made anew.
  T& make() {
    part_ = std::make_unique<T>();
    return *part_;
  }

  bool operator==(const OptionalPart& other) const {
    return part_ && other.part_ ? *part_ == *other.part_ : !part_ && !other.part_;
  }

 private:
  /// The room that is there already serves again.
  void assign(const OptionalPart& other) {
    if (!other.part_)
      part_.reset();
    else if (part_ && this != &other)
      *part_ = *other.part_;
    else if (!part_)
      part_ = std::make_unique<T>(*other.part_);
  }

  std::unique_ptr<T> part_;
};

}  // namespace tapu
