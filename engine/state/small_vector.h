// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>

namespace tapu {

/// A resizable array of plain values that keeps up to N of them inside itself, more on the heap. Copying one that fits
/// is a single memcpy of its used part; a classic game never allocates.
template <class T, int N>
class SmallVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  SmallVector() = default;
  explicit SmallVector(int size, T value = T{}) { assign(size, value); }
  ~SmallVector() { release(); }
  SmallVector(const SmallVector& other) { copy(other); }
  SmallVector(SmallVector&& other) noexcept { steal(other); }
  SmallVector& operator=(const SmallVector& other) {
    if (this != &other) copy(other);
    return *this;
  }
  SmallVector& operator=(SmallVector&& other) noexcept {
    if (this != &other) steal(other);
    return *this;
  }

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return data_; }
  const T* data() const { return data_; }
  T& operator[](int i) { return data()[i]; }
  const T& operator[](int i) const { return data()[i]; }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }

  void assign(int size, T value = T{}) {
    reserve(size);
    size_ = size;
    std::fill(begin(), end(), value);
  }
  void push_back(T value) {
    if (size_ == capacity_) reserve(2 * capacity_);
    data()[size_++] = value;
  }
  void clear() { size_ = 0; }

  bool operator==(const SmallVector& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

 private:
  T* inside() { return reinterpret_cast<T*>(store_); }
  bool isInside() const { return data_ == reinterpret_cast<const T*>(store_); }
  void release() {
    if (!isInside()) [[unlikely]]
      delete[] data_;
  }

  void reserve(int capacity) {
    if (capacity <= capacity_) return;
    T* larger = new T[static_cast<std::size_t>(capacity)];
    std::copy(begin(), end(), larger);
    release();
    data_ = larger;
    capacity_ = capacity;
  }
  void copy(const SmallVector& other) {
    if (other.size_ > capacity_) {
      T* larger = new T[static_cast<std::size_t>(other.size_)];
      release();
      data_ = larger;
      capacity_ = other.size_;
    }
    size_ = other.size_;
    std::memcpy(static_cast<void*>(data_), other.data_, sizeof(T) * static_cast<std::size_t>(size_));
  }
  void steal(SmallVector& other) {
    if (other.isInside()) return copy(other);
    release();
    data_ = std::exchange(other.data_, other.inside());
    size_ = std::exchange(other.size_, 0);
    capacity_ = std::exchange(other.capacity_, N);
  }

  T* data_ = inside();
  int size_ = 0, capacity_ = N;
  alignas(T) unsigned char store_[sizeof(T) * N];
};

}  // namespace tapu
