// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session_of.h"
#include "language/catalogue.h"
#include "pendulum/game.h"
#include "pendulum/pendulum_model.h"

#include <QtQml/QQmlParserStatus>

namespace sandglass::app {

/// A match that plays itself up to a moment and then stands still, always the same way for the same seed: for pictures,
/// benchmarks and tests. Time is whatever the commands say.
class PendulumRehearsal : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(int seats MEMBER m_seats)
    Q_PROPERTY(int seed MEMBER m_seed)
    /// Where to stop: "opening", "middle", "tray", "council", "over".
    Q_PROPERTY(QString moment MEMBER m_moment)
    Q_PROPERTY(bool advanced MEMBER m_advanced)
    Q_PROPERTY(bool untimed MEMBER m_untimed)
    /// How long a claim can be contested, in milliseconds.
    Q_PROPERTY(int grace MEMBER m_grace)
    /// JSON: what is fixed of the set-up.
    Q_PROPERTY(QString setup MEMBER m_setup)
    Q_PROPERTY(sandglass::app::PendulumModel* model READ model CONSTANT)
    Q_PROPERTY(qint64 now READ now NOTIFY nowChanged)

public:
    explicit PendulumRehearsal(QObject* parent = nullptr);

    PendulumModel* model() { return &m_model; }
    qint64 now() const { return m_now; }
    const core::Session* session() const { return m_session.get(); }

    void classBegin() override { }
    void componentComplete() override;

    /// Another match of the same kind, from its opening.
    Q_INVOKABLE void startAnew(int seed);
    /// Lets time pass.
    Q_INVOKABLE void wait(int milliseconds);
    /// One random legal action of some seat; false when the match is over.
    Q_INVOKABLE bool step();

    /// The last refusal as a sentence of a reader's language.
    Q_INVOKABLE QString refusal(const sandglass::app::Catalogue* words, const QStringList& names) const;

signals:
    void nowChanged();
    /// What a seat asked for is refused, or was taken back in favour of another seat; `refusal` tells why.
    void refused(int seat);

private:
    using Session = core::SessionOf<pendulum::Game>;

    bool reached() const;
    void submit(int seat, const QString& action);
    void show();

    int m_seats = 5;
    int m_seed = 1;
    QString m_moment = QStringLiteral("opening");
    bool m_advanced = false;
    bool m_untimed = false;
    int m_grace = 0;
    QString m_setup = QStringLiteral("{}");
    qint64 m_now = 0;
    core::Random m_random{1};
    std::unique_ptr<core::Shelf> m_shelf;
    std::unique_ptr<core::Session> m_session;
    std::optional<core::Spoken> m_refusal;
    PendulumModel m_model;
};

} // namespace sandglass::app
