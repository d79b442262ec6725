// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random.h"
#include "play/table_model.h"

#include <QtCore/QPointer>
#include <QtCore/QVariantMap>
#include <QtQml/QQmlParserStatus>

#include <memory>

namespace sandglass::app {

/// A match without a host: it plays itself up to a moment and then stands still, always the same way for the same
/// seed. Scenes, benchmarks, tests and lessons use it. Time is whatever the commands say.
class Rehearsal : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QString game MEMBER m_game)
    Q_PROPERTY(sandglass::app::TableModel* model READ model WRITE setModel NOTIFY modelChanged)
    /// As the headless mode takes them: options, and what is fixed of the set-up.
    Q_PROPERTY(QVariantMap options MEMBER m_options)
    Q_PROPERTY(QString setup MEMBER m_setup)
    Q_PROPERTY(int seed MEMBER m_seed)
    /// How long a claim can be contested, in milliseconds.
    Q_PROPERTY(int grace MEMBER m_grace)
    /// What is done first: "seat action", one after the other.
    Q_PROPERTY(QStringList script MEMBER m_script)
    /// Then random legal actions, until the match stands so (see wanted_state.h). Empty: none.
    Q_PROPERTY(QVariantMap until MEMBER m_until)
    /// How gladly an action is taken, by verb; 10 for others, 0 is never taken.
    Q_PROPERTY(QVariantMap weights MEMBER m_weights)
    /// Seats that opponents would play: no hand moves their pieces.
    Q_PROPERTY(QList<int> opponents MEMBER m_opponents)
    /// The one seat whose hidden things are shown, or -1 for everybody's.
    Q_PROPERTY(int onlySeat MEMBER m_onlySeat)
    Q_PROPERTY(qint64 now READ now NOTIFY nowChanged)
    /// What the last command has done, as everybody at the table may know it.
    Q_PROPERTY(QList<sandglass::app::Telling> events READ events NOTIFY told)

public:
    using QObject::QObject;
    ~Rehearsal() override;

    TableModel* model() const { return m_model; }
    void setModel(TableModel* model);
    qint64 now() const { return m_now; }
    QList<Telling> events() const;
    const core::Session* session() const { return m_session.get(); }

    void classBegin() override { }
    void componentComplete() override;

    /// Another match of the same kind, from its opening.
    Q_INVOKABLE void startAnew(int seed);
    /// Lets time pass.
    Q_INVOKABLE void wait(int milliseconds);
    /// One random legal action of some seat; false when there is none.
    Q_INVOKABLE bool step();
    /// False where it was refused; the seat is told why.
    Q_INVOKABLE bool submit(int seat, const QString& action);
    Q_INVOKABLE void undo(int seat);

Q_SIGNALS:
    void modelChanged();
    void nowChanged();
    /// A command was accepted; the model follows in a moment.
    void told();
    /// The model is what the match is now.
    void shown();

private:
    bool playUntil(int seed);
    bool reached() const;
    bool stepOf(int seat);
    void tell(int seat, const core::Answer& answer);
    void show();

    QString m_game;
    QPointer<TableModel> m_model;
    QVariantMap m_options;
    QString m_setup = QStringLiteral("{}");
    int m_seed = 1;
    int m_grace = 0;
    QStringList m_script;
    QVariantMap m_until;
    QVariantMap m_weights;
    QList<int> m_opponents;
    int m_onlySeat = -1;
    qint64 m_now = 0;
    core::Random m_random{1};
    std::unique_ptr<core::Shelf> m_shelf;
    std::unique_ptr<core::Session> m_session;
};

} // namespace sandglass::app
