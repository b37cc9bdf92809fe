// SPDX-License-Identifier: GPL-3.0-or-later
// What sources that draw begin with, parsed once for all of them (TapuOptions.cmake). Sources include what they use all
// the same: other builds do without this.
#pragma once

#include <QtGui/QtGui>
#include <QtWidgets/QtWidgets>
#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>
