// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "audio/audio_server.h"

#include <QtCore/QFileInfo>
#include <QtCore/QString>

namespace sandglass::app {

bool audioServerIsThere()
{
#ifdef Q_OS_LINUX
    using namespace Qt::StringLiterals;
    // A server elsewhere that the person has named.
    if (qEnvironmentVariableIsSet("PULSE_SERVER") || qEnvironmentVariableIsSet("PIPEWIRE_REMOTE"))
        return true;
    const auto exists = [](const QString& folder, const QString& socket) {
        return !folder.isEmpty() && QFileInfo::exists(folder + u'/' + socket);
    };
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return exists(qEnvironmentVariable("PIPEWIRE_RUNTIME_DIR"), u"pipewire-0"_s) || exists(runtime, u"pipewire-0"_s)
        || exists(qEnvironmentVariable("PULSE_RUNTIME_PATH"), u"native"_s) || exists(runtime, u"pulse/native"_s)
        || exists(u"/run/pulse"_s, u"native"_s);
#else
    return true;
#endif
}

} // namespace sandglass::app
