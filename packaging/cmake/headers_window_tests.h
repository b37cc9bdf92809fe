// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of windows begin with this, parsed once for all of them (TapuOptions.cmake).
#pragma once

#include <QtTest/QtTest>
#include <QtWidgets/QtWidgets>
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>
