// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/contracts.h"

#include "tiletum/grants.h"

#include <algorithm>

namespace sandglass::tiletum {

Verdict whyNotSign(const CardSet& cards, const State& state, int tile)
{
    if (const Verdict no = requireSpend(state, Action::Contract, 0))
        return no;
    const auto place = std::ranges::find(state.contractOffer, tile);
    if (place == state.contractOffer.end())
        return say(Refusal::TileNotThere, tile);
    const int price = cards.contractPrices[static_cast<std::size_t>(place - state.contractOffer.begin())];
    if (const Verdict no = requireSpend(state, Action::Contract, price))
        return no;
    return mayStore(cards, state.me(), tile);
}

void sign(Play& play, int tile)
{
    State& state = play.state;
    const auto place = std::ranges::find(state.contractOffer, tile);
    spend(state, play.cards.contractPrices[static_cast<std::size_t>(place - state.contractOffer.begin())]);
    *place = noTile;
    store(play, state.active, tile);
}

void slideContractOffer(Play& play)
{
    State& state = play.state;
    auto& offer = state.contractOffer;
    std::size_t gap = offer.size(); // everything from here on has slid into its place
    for (std::size_t place = offer.size(); place-- > 0;)
        if (offer[place] != noTile)
            std::swap(offer[--gap], offer[place]);
    // An empty pile leaves gaps on the left (doubt Q24).
    while (gap > 0 && !state.contractPile.empty()) {
        offer[--gap] = state.contractPile.pop();
        play.tell(EventKind::ContractLaid, offer[gap]);
    }
}

Verdict whyNotExchange(const State& state, Resource give, Resource take)
{
    if (const Verdict no = requireSpend(state, Action::Contract, 1))
        return no;
    if (give == take)
        return say(Refusal::SameResource, take);
    return requireStock(state.me(), give, 1);
}

void exchange(Play& play, Resource give, Resource take)
{
    State& state = play.state;
    spend(state, 1);
    pay(play, state.active, give, 1);
    gain(play, state.active, take, 1);
    if (state.exchanged)
        return;
    // Rulebook "Akce smlouvy": the first exchange of a turn brings one resource of any kind on top.
    state.exchanged = 1;
    Effect extra;
    extra.resources = 1;
    grant(play, extra, Line::Tiles);
}

Verdict whyNotFulfil(const CardSet& cards, const Board& board, int tile, int same)
{
    if (const Verdict no = requireStored(cards, board, tile, TileType::Contract))
        return no;
    if (board.contracts.size() >= static_cast<int>(cards.contractSpaces.size()))
        return say(Refusal::NoContractSpace);
    const Tile& contract = tileAt(cards, tile);
    if (contract.same > 0 && same == core::none)
        return say(Refusal::NameThePayment, tile);
    if (contract.same == 0 && same != core::none)
        return say(Refusal::NoPaymentToName, tile);
    for (int resource = 0; resource < resourceCount; ++resource)
        if (const Verdict no = requireStock(board, static_cast<Resource>(resource), priceIn(contract, same, resource)))
            return no;
    return {};
}

void payContract(Play& play, int seat, int tile, int same)
{
    Board& board = play.state.boards[seat];
    const Tile& contract = tileAt(play.cards, tile);
    for (int resource = 0; resource < resourceCount; ++resource)
        pay(play, seat, static_cast<Resource>(resource), priceIn(contract, same, resource));
    const ContractSpace& space = play.cards.contractSpaces[static_cast<std::size_t>(board.contracts.size())];
    adoptContract(play, seat, tile);
    score(play, seat, contract.points + space.points, Line::Contracts);
}

void adoptContract(Play& play, int seat, int tile)
{
    Board& board = play.state.boards[seat];
    const ContractSpace& space = play.cards.contractSpaces[static_cast<std::size_t>(board.contracts.size())];
    unstore(board, tile);
    board.contracts.push(static_cast<TileIndex>(tile));
    play.tell(EventKind::ContractFulfilled, seat, tile, board.contracts.size());
    if (!space.pillar)
        return;
    ++board.pillarSupply;
    play.tell(EventKind::PillarFreed, seat);
}

void fulfil(Play& play, int tile, int same)
{
    payContract(play, play.state.active, tile, same);
    grant(play, tileAt(play.cards, tile).effect, Line::Contracts);
}

} // namespace sandglass::tiletum
