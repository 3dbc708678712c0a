/* Exact play of two to four open hands, for the proofs: an answer that owes nothing to the solvers of the core.
 *
 * A card is bit 16 * suit + rank, the higher rank the stronger. Searches ask «at least k tricks for the side?» and note on the ranks
 * of which cards the answer rests: it holds for every position with the same lengths in which these highest cards lie the same way.
 * At a misère the tricks of the side are counted all the same: it plays for the fewest, the others for the most.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef struct { u64 lengths; uint32_t row[4], mask[4]; int8_t low, high, leader; } entry;

static entry *table;
static u64 size_mask;
static int hands_count, trump, must_trump, side;
static int low_wins; /* a misère: the side wants as few tricks as it can get */
static u64 hand[4];

static const u64 SUIT = 0xffffULL;
enum { WAYS = 64 };

int prepare(int bits) {
    free(table);
    table = calloc(1ULL << bits, sizeof(entry));
    size_mask = (1ULL << bits) - 1;
    return table != NULL;
}

static inline int top(u64 cards) { return 63 - __builtin_clzll(cards); }
static inline int suit_of(int card) { return card >> 4; }
static inline int ours(int player) { return side >> player & 1; }
static inline u64 in_suit(u64 cards, int suit) { return cards & SUIT << 16 * suit; }

static int beats(int card, int best) {
    if (suit_of(card) == suit_of(best)) return card > best;
    return trump >= 0 && suit_of(card) == trump;
}

/* The owners of the remaining cards of a suit, two bits a card, the highest card first; and the lengths of all suits. */
static u64 describe(uint32_t *row) {
    u64 lengths = 0;
    for (int p = 0; p < hands_count; p++)
        for (int suit = 0; suit < 4; suit++) lengths = lengths << 4 | __builtin_popcountll(in_suit(hand[p], suit));
    for (int suit = 0; suit < 4; suit++) {
        u64 all = 0;
        uint32_t found = 0;
        int place = 0;
        for (int p = 0; p < hands_count; p++) all |= in_suit(hand[p], suit);
        while (all) {
            int card = top(all), owner = 0;
            while (!(hand[owner] >> card & 1)) owner++;
            found |= (uint32_t)owner << 2 * place++;
            all ^= 1ULL << card;
        }
        row[suit] = found;
    }
    return lengths;
}

static u64 bucket(u64 lengths, int leader) {
    u64 h = (lengths + 1) * 0x9e3779b97f4a7c15ULL + (u64)leader * 0xc2b2ae3d27d4eb4fULL;
    h ^= h >> 29;
    h *= 0xbf58476d1ce4e5b9ULL;
    return (h ^ h >> 32) & size_mask & ~(u64)(WAYS - 1);
}

/* Of a set of cards: everything in each suit from its lowest card up. */
static u64 from_lowest(u64 cards) {
    u64 found = 0;
    for (int suit = 0; suit < 4; suit++) {
        u64 part = in_suit(cards, suit);
        if (part) found |= in_suit(~((part & -part) - 1), suit);
    }
    return found;
}

/* How many of the highest remaining cards of a suit are among these. */
static int depth(u64 relevant, int suit) {
    u64 all = 0;
    for (int p = 0; p < hands_count; p++) all |= in_suit(hand[p], suit);
    return __builtin_popcountll(all & relevant);
}

static u64 highest(int suit, int count) {
    u64 all = 0, found = 0;
    for (int p = 0; p < hands_count; p++) all |= in_suit(hand[p], suit);
    while (count-- > 0 && all) { int card = top(all); found |= 1ULL << card; all ^= 1ULL << card; }
    return found;
}

/* The tricks that one hand takes at once from the top when it leads: in each suit as many as nobody can beat or trump. */
static int run_of(int leader, u64 *relevant) {
    int count = 0, mine = ours(leader);
    for (int suit = 0; suit < 4; suit++) {
        u64 cards = in_suit(hand[leader], suit), others = 0;
        if (!cards) continue;
        int most = 16;
        for (int p = 0; p < hands_count; p++) {
            if (p == leader) continue;
            u64 held = in_suit(hand[p], suit);
            others |= held;
            /* Who has run out may trump, a partner where he must. */
            int length = __builtin_popcountll(held);
            if (trump >= 0 && suit != trump && in_suit(hand[p], trump) && (must_trump || ours(p) != mine) && length < most) most = length;
        }
        int run = 0;
        while (cards && run < most) {
            int card = top(cards);
            if (others && top(others) > card) break;
            run++;
            if (others) *relevant |= 1ULL << card;
            cards ^= 1ULL << card;
        }
        count += run;
    }
    return count;
}

/* The tricks that the leader's side takes at once from the top; a partner's too where a card leads over to his winner. */
static int quick(int leader, u64 *relevant) {
    *relevant = 0;
    int count = run_of(leader, relevant);
    if (must_trump || hands_count < 4 || ours((leader + 2) % 4) != ours(leader)) return count;
    int mate = (leader + 2) % 4, left = __builtin_popcountll(hand[leader]);
    for (int suit = 0; suit < 4; suit++) {
        u64 over = in_suit(hand[leader], suit), theirs = 0;
        u64 goal = in_suit(hand[mate], suit);
        if (!over || !goal) continue;
        int ruffed = 0;
        for (int p = 0; p < 4; p++) {
            if (p == mate) continue;
            u64 held = in_suit(hand[p], suit);
            theirs |= held;
            if (ours(p) != ours(leader) && !held && suit != trump && trump >= 0 && in_suit(hand[p], trump)) ruffed = 1;
        }
        if (ruffed || top(theirs) > top(goal)) continue;
        u64 more = 0;
        int gained = run_of(mate, &more);
        *relevant |= more;
        count += gained;
        break;
    }
    return count < left ? count : left;
}

/* The tricks that the highest trumps bring a side at any time: those of its better hand, while the other side holds none above. */
static int trumps_of(int mine, u64 *relevant) {
    u64 all = 0, seen = 0;
    int count[4] = {0}, most = 0;
    *relevant = 0;
    if (trump < 0) return 0;
    for (int p = 0; p < hands_count; p++) all |= in_suit(hand[p], trump);
    while (all) {
        int card = top(all), owner = 0;
        while (!(hand[owner] >> card & 1)) owner++;
        if (ours(owner) != mine) break;
        seen |= 1ULL << card;
        if (++count[owner] > most) { most = count[owner]; *relevant = seen; }
        all ^= 1ULL << card;
    }
    return most;
}

static int least(int leader, int need, int left, u64 *relevant);

/* Play on within a trick. */
static int within(int player, int played, int best, int winner, int led, int need, int left, int alike, u64 *relevant) {
    if (played == hands_count) {
        int won = ours(winner);
        int result = least(winner, need - won, left - 1, relevant);
        /* The rank of the winning card tells only where another card of its suit lies in the trick. */
        if (alike > 1) *relevant |= 1ULL << best;
        return result;
    }
    u64 mine = hand[player], moves = mine;
    if (led >= 0) {
        u64 same = in_suit(mine, led);
        if (same) moves = same;
        else if (must_trump && trump >= 0 && in_suit(mine, trump)) moves = in_suit(mine, trump);
    }
    u64 all = best >= 0 ? 1ULL << best : 0;
    for (int p = 0; p < hands_count; p++) all |= hand[p];
    int max = ours(player) ^ low_wins;
    int next = (player + 1) % hands_count;
    /* Of cards of one hand with nothing between, the lowest is enough; `reach` tells how far up it stands for others. */
    u64 kept = 0;
    int8_t reach[64];
    for (int suit = 0; suit < 4; suit++) {
        u64 row = in_suit(all, suit);
        int lowest = -1;
        while (row) {
            int card = __builtin_ctzll(row);
            row &= row - 1;
            if (!(moves >> card & 1)) { lowest = -1; continue; }
            if (lowest < 0) { lowest = card; kept |= 1ULL << card; }
            reach[lowest] = card;
        }
    }
    /* Cards that take first, from the top when leading; then low ones. */
    int order[16], count = 0;
    u64 winning = 0;
    if (best >= 0) {
        for (u64 row = kept; row; row &= row - 1) { int card = __builtin_ctzll(row); if (beats(card, best)) winning |= 1ULL << card; }
    } else {
        for (int suit = 0; suit < 4; suit++) {
            u64 row = in_suit(all, suit);
            if (row && mine >> top(row) & 1) {
                u64 cards = in_suit(kept, suit);
                if (cards) winning |= 1ULL << top(cards);
            }
        }
    }
    int give = low_wins ? ours(player) : best >= 0 && ours(winner) == ours(player);
    u64 first = give ? kept & ~winning : winning, second = kept & ~first;
    for (u64 row = first; row; row &= row - 1) order[count++] = __builtin_ctzll(row);
    for (u64 row = second; row; row &= row - 1) order[count++] = __builtin_ctzll(row);
    u64 together = 0;
    for (int i = 0; i < count; i++) {
        int card = order[i];
        int takes = best < 0 || beats(card, best);
        int same = best < 0 || suit_of(card) != suit_of(best) ? (takes ? 1 : alike) : alike + 1;
        u64 needed;
        hand[player] = mine & ~(1ULL << card);
        int result = within(next, played + 1, takes ? card : best, takes ? player : winner, led < 0 ? suit_of(card) : led, need, left, same, &needed);
        hand[player] = mine;
        if (result == max) { *relevant = needed; return max; }
        /* That the cards are alike rests on nothing lying between them. */
        u64 rested = in_suit(needed, suit_of(card));
        if (reach[card] > card && rested && __builtin_ctzll(rested) <= reach[card]) needed |= 1ULL << card;
        together |= needed;
    }
    *relevant = together;
    return !max;
}

/* Tell whether the side takes at least `need` of the `left` tricks; and the cards whose rank that rests on. */
static int least(int leader, int need, int left, u64 *relevant) {
    *relevant = 0;
    if (need <= 0) return 1;
    if (need > left) return 0;
    if (left == 1) return within(leader, 0, -1, -1, -1, need, left, 0, relevant);
    if (!low_wins) { /* nobody is obliged to take from the top at a misère */
        int sure = quick(leader, relevant);
        if (ours(leader)) { if (sure >= need) return 1; }
        else if (left - sure < need) return 0;
        if (trumps_of(ours(leader), relevant) >= (ours(leader) ? need : left - need + 1)) return ours(leader);
        if (trumps_of(!ours(leader), relevant) >= (ours(leader) ? left - need + 1 : need)) return !ours(leader);
    }
    uint32_t row[4];
    u64 lengths = describe(row);
    entry *set = &table[bucket(lengths, leader)];
    for (int way = 0; way < WAYS; way++) {
        entry *known = &set[way];
        if (known->lengths != lengths || known->leader != leader + 1) continue;
        if (known->low < need && known->high >= need) continue;
        int match = 1;
        for (int suit = 0; suit < 4 && match; suit++) match = (row[suit] & known->mask[suit]) == known->row[suit];
        if (!match) continue;
        *relevant = 0;
        for (int suit = 0; suit < 4; suit++) *relevant |= highest(suit, __builtin_popcount(known->mask[suit]) / 2);
        return known->low >= need;
    }
    u64 needed;
    int result = within(leader, 0, -1, -1, -1, need, left, 0, &needed);
    needed = from_lowest(needed);
    uint32_t mask[4];
    for (int suit = 0; suit < 4; suit++) {
        int count = depth(needed, suit);
        mask[suit] = count >= 16 ? 0xffffffffu : (1u << 2 * count) - 1;
    }
    static unsigned turn;
    entry *place = NULL;
    for (int way = 0; way < WAYS && !place; way++) if (!set[way].leader) place = &set[way];
    if (!place) place = &set[turn++ % WAYS];
    place->lengths = lengths;
    place->leader = leader + 1;
    for (int suit = 0; suit < 4; suit++) { place->mask[suit] = mask[suit]; place->row[suit] = row[suit] & mask[suit]; }
    place->low = result ? need : 0;
    place->high = result ? left : need - 1;
    *relevant = needed;
    return result;
}

static void forget(void) { memset(table, 0, (size_mask + 1) * sizeof(entry)); }

static int set_up(int count, const u64 *hands, int trump_suit, int duty, int side_mask, int misere) {
    int most = 0;
    hands_count = count; trump = trump_suit; must_trump = duty; side = side_mask; low_wins = misere;
    for (int p = 0; p < 4; p++) {
        hand[p] = p < count ? hands[p] : 0;
        int held = __builtin_popcountll(hand[p]);
        if (held > most) most = held;
    }
    return most;
}

/* The tricks of the side from here when `leader` leads; the search begins at a guess. */
int tricks(int count, const u64 *hands, int trump_suit, int duty, int side_mask, int leader, int guess) {
    int left = set_up(count, hands, trump_suit, duty, side_mask, 0);
    forget();
    int low = 0, high = left, middle = guess;
    while (low < high) {
        u64 needed;
        if (middle <= low) middle = low + 1;
        if (middle > high) middle = high;
        if (least(leader, middle, left, &needed)) low = middle++;
        else high = --middle;
    }
    return low;
}

/* The tricks of the side from here, the open trick included, after each card of the player; -1 where it may not be played. */
int by_card(int count, const u64 *hands, int trump_suit, int duty, int side_mask, int misere, int leader, const int *laid, int laid_count, int *values) {
    int left = set_up(count, hands, trump_suit, duty, side_mask, misere);
    forget();
    int best = -1, winner = -1, led = -1, player = leader;
    for (int i = 0; i < laid_count; i++) {
        if (best < 0 || beats(laid[i], best)) { best = laid[i]; winner = player; }
        if (led < 0) led = suit_of(laid[i]);
        player = (player + 1) % count;
    }
    u64 mine = hand[player], moves = mine;
    if (led >= 0) {
        u64 same = in_suit(mine, led);
        if (same) moves = same;
        else if (must_trump && trump >= 0 && in_suit(mine, trump)) moves = in_suit(mine, trump);
    }
    left = __builtin_popcountll(mine);
    for (int card = 0; card < 64; card++) {
        values[card] = -1;
        if (!(moves >> card & 1)) continue;
        int takes = best < 0 || beats(card, best);
        hand[player] = mine & ~(1ULL << card);
        int low = 0, high = left;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            u64 needed;
            if (within((player + 1) % count, laid_count + 1, takes ? card : best, takes ? player : winner, led < 0 ? suit_of(card) : led, middle, left,
                       best >= 0 && suit_of(best) == suit_of(card) ? 2 : 1, &needed)) low = middle;
            else high = middle - 1;
        }
        hand[player] = mine;
        values[card] = low;
    }
    return player;
}
