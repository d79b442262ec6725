// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <algorithm>
#include <array>

namespace sandglass::test {

/// Ids whose end is computed at run time, so that no source names them whole. Everything else has to be named.
/// A leading `*` stands for the section (the game).
struct ComputedIds {
    QStringView prefix;
    QStringView reason;
};

constexpr QStringView lexicon = u"the words of the game's lexicons and cards; tst_pendulum_catalogue compares them";

constexpr std::array computedIds{
    ComputedIds{u"core.value.", u"nothing and something hidden, as arguments of any game's sentences"},
    ComputedIds{u"shell.seat.emblem.", u"one for each emblem; tst_seats compares them with the list"},
    ComputedIds{u"shell.seat.colour.", u"one for each seat colour; tst_seats compares them with the list"},
    ComputedIds{u"staff.entry.", u"the sheets of the staff's page, as its rail names them"},
    ComputedIds{u"play.setup.", u"who plays at a seat, and what the set-up says of it"},
    ComputedIds{u"shell.home.good.", u"the times of day that home greets by"},
    ComputedIds{u"shell.home.hello.", u"the times of day that home greets by, with a name"},
    ComputedIds{u"play.end.", u"what can be wished for at a match's end; tst_end_vote wishes for all of it"},
    ComputedIds{u"play.panel.", u"the parts of a board that lie in panels of their own; tst_desk opens all of them"},
    ComputedIds{u"play.advice.", u"how much a seat is told; tst_good_ideas words all of it"},
    ComputedIds{u"play.explain.", u"what buttons and slips say; tst_explanation asks for all things"},
    ComputedIds{u"play.rules.kind.", u"one for each kind of place; tst_rulebook finds all of them"},
    ComputedIds{u"play.why.", u"one for each kind of reason; tst_reasons words all of them"},
    ComputedIds{u"pendulum.ask.", u"one for each decision of Pendulum; tst_pendulum_words compares them with the list"},
    ComputedIds{
        u"pendulum.hint.", u"one for each phase of Pendulum and each timer; tst_pendulum_advice comes to all of them"},
    ComputedIds{u"pendulum.gain.", u"one for each icon of Pendulum's cards; tst_pendulum_words words all cards"},
    ComputedIds{u"pendulum.gainMany.", u"the same for icons that are counted"},
    ComputedIds{u"pendulum.offer.", u"one for each kind of council reward; tst_pendulum_words words all cards"},
    ComputedIds{u"pendulum.end.", u"what decided the end; tst_pendulum_verdict words all of it"},
    ComputedIds{u"pendulum.kind.", u"moves that share a tile on a desktop; tst_pendulum_words words them"},
    ComputedIds{u"pendulum.button.", u"one for each button of a mat; tst_boards words all offers"},
    ComputedIds{u"pendulum.word.", u"the same as one word below the button"},
    ComputedIds{u"viceroy.edition.", u"the editions that the set-up can mix, as the model names them"},
    ComputedIds{u"pendulum.setup.", u"the choices of the set-up card"},
    ComputedIds{u"*.lesson.", u"what lessons say; tst_lessons compares it with their steps"},
    ComputedIds{u"*.first.", u"what is told once; tst_first_times compares it with the rulebooks' sections"},
    ComputedIds{u"*.rule.", u"the rulebook's titles and paragraphs; tst_rulebook compares them with its tree"},
    ComputedIds{u"*.score.", u"the lines of a game's score sheet; the game's test compares them with its lexicon"},
    ComputedIds{u"*.refusal.", u"the words of the game's refusals; the game's test compares them with its lexicon"},
    ComputedIds{u"pendulum.achievement.", lexicon},
    ComputedIds{u"pendulum.character.", lexicon},
    ComputedIds{u"pendulum.choice.", lexicon},
    ComputedIds{u"pendulum.claim.", lexicon},
    ComputedIds{u"pendulum.colour.", lexicon},
    ComputedIds{u"pendulum.council.", lexicon},
    ComputedIds{u"pendulum.cube.", lexicon},
    ComputedIds{u"pendulum.decision.", lexicon},
    ComputedIds{u"pendulum.pace.", lexicon},
    ComputedIds{u"pendulum.phase.", lexicon},
    ComputedIds{u"pendulum.province.", lexicon},
    ComputedIds{u"pendulum.reason.", lexicon},
    ComputedIds{u"pendulum.row.", lexicon},
    ComputedIds{u"pendulum.score.", lexicon},
    ComputedIds{u"pendulum.seat.", lexicon},
    ComputedIds{u"pendulum.source.", lexicon},
    ComputedIds{u"pendulum.spot.", lexicon},
    ComputedIds{u"pendulum.stock.", lexicon},
    ComputedIds{u"pendulum.stratagem.", lexicon},
    ComputedIds{u"pendulum.timer.", lexicon},
    ComputedIds{u"pendulum.with.", lexicon},
    ComputedIds{u"pendulum.worker.", lexicon},
    ComputedIds{u"pendulum.yes.", lexicon},
    ComputedIds{u"tiletum.", u"the words of the game's lexicons and cards; tst_tiletum_catalogue compares them"},
    ComputedIds{u"viceroy.", u"the words of the game's lexicons and cards; tst_viceroy_texts compares them"},
    ComputedIds{u"*.event.", u"the words of the game's events; the game's test compares them with its lexicon"},
};

inline bool isComputed(QStringView id)
{
    return std::ranges::any_of(computedIds, [id](const ComputedIds& ids) {
        if (ids.prefix.startsWith(u'*'))
            return id.sliced(std::max<qsizetype>(0, id.indexOf(u'.'))).startsWith(ids.prefix.sliced(1));
        return id.startsWith(ids.prefix);
    });
}

} // namespace sandglass::test
