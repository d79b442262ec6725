// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/emblems.h"

namespace sandglass::app {

using namespace Qt::StringLiterals;

const QStringList& emblemPaths()
{
    static const QStringList paths{
        // sun
        u"M50 3 L58 20.1 L73.5 9.3 L71.9 28.1 L90.7 26.5 L79.9 42 L97 50 L79.9 58 L90.7 73.5 L71.9 71.9 L73.5 90.7"
        "L58 79.9 L50 97 L42 79.9 L26.5 90.7 L28.1 71.9 L9.3 73.5 L20.1 58 L3 50 L20.1 42 L9.3 26.5 L28.1 28.1"
        "L26.5 9.3 L42 20.1 Z M25 50 A25 25 0 1 0 75 50 A25 25 0 1 0 25 50 Z"
        "M31 50 A19 19 0 1 0 69 50 A19 19 0 1 0 31 50 Z"_s,
        // moon
        u"M57.5 9.1 A42 42 0 1 0 84.7 70.4 A34 34 0 1 1 57.5 9.1 Z"_s,
        // tower
        u"M24 8 H36 V18 H44 V8 H56 V18 H64 V8 H76 V34 L70 41 V80 L79 94 H58 V76 A8 8 0 0 0 42 76 V94 H21 L30 80 V41 "
        u"L24 34 Z"
        "M46 60 V50 A4 4 0 0 1 54 50 V60 Z"_s,
        // ship
        u"M6 66 H94 C91 82 82 92 68 92 H32 C18 92 9 82 6 66 Z M47 8 V59 H12 C30 48 42 30 47 8 Z"
        "M54 16 C74 26 84 42 86 59 H54 Z"_s,
        // key
        u"M4 50 A24 24 0 0 1 51.2 44 H96 V66 H88 V56 H80 V62 H72 V56 H51.2 A24 24 0 0 1 4 50 Z"
        "M17 50 A11 11 0 1 0 39 50 A11 11 0 1 0 17 50 Z"_s,
        // tree
        u"M50 4 L73 35 H63 L82 59 H69 L90 82 H57 V96 H43 V82 H10 L31 59 H18 L37 35 H27 Z"_s,
        // bell
        u"M50 5 C45 5 42 9 43 13 C30 17 24 29 24 46 C24 62 20 68 10 77 H90 C80 68 76 62 76 46 C76 29 70 17 57 13"
        "C58 9 55 5 50 5 Z M38 82 H62 A12 12 0 0 1 38 82 Z"_s,
        // star
        u"M50 5 L61.2 36.6 L94.7 37.8 L68.1 57.9 L78 90.2 L50 71 L22 90.2 L31.9 57.9 L5.3 37.8 L38.8 36.6 Z"_s,
    };
    return paths;
}

} // namespace sandglass::app
