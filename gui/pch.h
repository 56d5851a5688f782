// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

// What nearly every file of the window needs; kept small, for a change here rebuilds all of gui/.

#include "core/base/pch.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QWidget>
