// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lesson/running_lesson.h"

#include "moc_running_lesson.cpp"
