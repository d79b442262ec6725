// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/seat.h"

#include "seats/keyboard_letters.h"
#include "seats/seats.h"
#include "seats/table_places.h"

namespace sandglass::app {

namespace {

bool startsWord(const QString& name)
{
    return name.isEmpty() || name.endsWith(u' ') || name.endsWith(u'-');
}

} // namespace

Seat::Seat(int place, Seats& seats)
    : QObject(&seats)
    , m_place(place)
    , m_seats(seats)
    , m_language(new Language(this))
{
    connect(m_language, &Language::changed, this, &Seat::lettersChanged);
}

int Seat::turn() const
{
    return turnOf(m_place);
}

QStringList Seat::letters() const
{
    return keyboardLetters(m_language->code());
}

Player Seat::player() const
{
    Player player = m_player;
    player.language = m_language->code();
    return player;
}

bool Seat::sitDown()
{
    return m_seats.sitDown(m_place);
}
bool Seat::sitDownIn(const QString& language)
{
    return sitDown() && chooseLanguage(language) && settle();
}

bool Seat::leave()
{
    return m_seats.leave(m_place);
}
bool Seat::moveTo(int place)
{
    return m_seats.move(m_place, place);
}
bool Seat::chooseEmblem(int emblem)
{
    return m_seats.chooseEmblem(m_place, emblem);
}
bool Seat::chooseColour(int colour)
{
    return m_seats.chooseColour(m_place, colour);
}

bool Seat::chooseLanguage(const QString& code)
{
    if (!seated())
        return false;
    m_language->setCode(code);
    return m_language->code() == code;
}

bool Seat::choose()
{
    return changeStage(Stage::Choosing);
}
bool Seat::startMoving()
{
    return changeStage(Stage::Moving);
}

bool Seat::startNaming()
{
    setCapitals(startsWord(m_player.name));
    return changeStage(Stage::Naming);
}

bool Seat::settle()
{
    setName(m_player.name.trimmed());
    return changeStage(Stage::Settled);
}

bool Seat::type(const QString& letter)
{
    const QString longer = m_player.name + (m_capitals ? m_language->words()->locale().toUpper(letter) : letter);
    const bool idleSpace = letter == u' ' && startsWord(m_player.name);
    if (m_stage != Stage::Naming || letter.isEmpty() || idleSpace || letterCount(longer) > longestName)
        return false;
    setName(longer);
    setCapitals(startsWord(longer));
    return true;
}

bool Seat::eraseLetter()
{
    if (m_stage != Stage::Naming || m_player.name.isEmpty())
        return false;
    setName(withoutLastLetter(m_player.name));
    setCapitals(startsWord(m_player.name));
    return true;
}

void Seat::toggleCapitals()
{
    setCapitals(!m_capitals);
}

void Seat::welcome(const Player& player, Stage stage)
{
    m_language->setCode(player.language);
    setLook(player.emblem, player.colour);
    setName(player.name);
    setStage(stage);
}

void Seat::becomeEmpty(const QString& language)
{
    setStage(Stage::Empty);
    setName({});
    m_language->setCode(language);
}

bool Seat::changeStage(Stage stage)
{
    if (!seated())
        return false;
    setStage(stage);
    return true;
}

void Seat::setStage(Stage stage)
{
    if (m_stage == stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged();
}

void Seat::setName(const QString& name)
{
    if (m_player.name == name)
        return;
    m_player.name = name;
    Q_EMIT nameChanged();
}

void Seat::setCapitals(bool capitals)
{
    if (m_capitals == capitals)
        return;
    m_capitals = capitals;
    Q_EMIT capitalsChanged();
}

void Seat::setLook(int emblem, int colour)
{
    if (m_player.emblem == emblem && m_player.colour == colour)
        return;
    m_player.emblem = emblem;
    m_player.colour = colour;
    Q_EMIT lookChanged();
}

} // namespace sandglass::app
