// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of windows begin with this, parsed once for all of them (TapuOptions.cmake).
#pragma once

#include <QtTest/QtTest>

#include "packaging/cmake/headers_windows.h"

#include <map>
#include <set>
