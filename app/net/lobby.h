// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/lobby.h"  // the lobby is one of the values that travel
