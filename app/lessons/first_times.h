// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_progress.h"
#include "play/table_model.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// The first time that something becomes possible for a person, one sentence at their seat says what it is: once, in
/// this match and in all later ones. Which moves and questions have one, the rulebook's sections tell.
class FirstTimes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::TableModel* model READ model WRITE setModel NOTIFY modelChanged)
    Q_PROPERTY(QString game MEMBER m_game NOTIFY modelChanged)
    Q_PROPERTY(sandglass::app::LessonProgress* progress READ progress WRITE setProgress NOTIFY modelChanged)
    /// Who sits at the match's seats, as the progress knows them.
    Q_PROPERTY(QStringList people MEMBER m_people NOTIFY peopleChanged)
    /// The seats that are told.
    Q_PROPERTY(QList<int> seats READ seats WRITE setSeats NOTIFY seatsChanged)
    /// The match goes on from a lesson's end: they are told first that it counts from here.
    Q_PROPERTY(bool counts READ isCounting WRITE setCounting NOTIFY countsChanged)
    /// A film is shown first, or nobody plays: nothing is told until that is over.
    Q_PROPERTY(bool quiet READ isQuiet WRITE setQuiet NOTIFY quietChanged)

public:
    using QObject::QObject;

    TableModel* model() const { return m_model; }
    void setModel(TableModel* model);
    LessonProgress* progress() const { return m_progress; }
    void setProgress(LessonProgress* progress);
    QList<int> seats() const { return m_seats; }
    void setSeats(const QList<int>& seats);
    bool isCounting() const { return m_counts; }
    void setCounting(bool counts);
    bool isQuiet() const { return m_quiet; }
    void setQuiet(bool quiet);

Q_SIGNALS:
    void modelChanged();
    void peopleChanged();
    void seatsChanged();
    void countsChanged();
    void quietChanged();

private:
    void connectHands();
    void lookAtAll();
    void look(int seat);
    QString firstOf(const SeatHands& hands, const QString& person) const;

    QPointer<TableModel> m_model;
    QString m_game;
    QPointer<LessonProgress> m_progress;
    QStringList m_people;
    QList<int> m_seats;
    bool m_counts = false;
    QList<int> m_toldCounts; ///< seats
    bool m_quiet = false;
    QList<QMetaObject::Connection> m_connections;
};

} // namespace sandglass::app
