// SPDX-License-Identifier: GPL-3.0-or-later
// Tests without a screen begin with this, parsed once for all of them (TapuOptions.cmake).
#pragma once

#include <QtTest/QtTest>
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>
