// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pdf_file.h"

namespace sandglass::app {

/// Shades that are seen through: Qt writes how strong they are as greys, but asks for the greys' own strength, which is
/// full, so that they come out black.
void mendShades(PdfFile& file);

/// Drawings as strokes take much room where every point is told to a millionth of a dot, and every shade anew: this
/// takes away what nobody sees.
void makeSlim(PdfFile& file);

/// What is painted, with the numbers of strokes and colours as fine as print needs them.
QByteArray withShortNumbers(const QByteArray& content);

} // namespace sandglass::app
