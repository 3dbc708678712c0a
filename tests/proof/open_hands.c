/* Exact play of two to four open hands, for the proofs: an answer that owes nothing to the solvers of the core.
 *
 * A card is bit 16 * suit + rank, the higher rank the stronger. At the beginning of a trick a position is the row of the owners of
 * the remaining cards of every suit: played cards vanish, so equal positions meet. Searches ask «at least k tricks for the side?».
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef struct { u64 a, b; int8_t low, high; uint8_t used; } entry;

static entry *table;
static u64 size_mask;
static int hands_count, trump, must_trump, side;
static u64 hand[4];

static const u64 SUIT = 0xffffULL;

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

static void key_of(int leader, u64 *a, u64 *b) {
    u64 code[4];
    for (int suit = 0; suit < 4; suit++) {
        u64 all = 0, row = 1;
        for (int p = 0; p < hands_count; p++) all |= in_suit(hand[p], suit);
        while (all) {
            u64 bit = all & -all;
            int owner = 0;
            while (!(hand[owner] & bit)) owner++;
            row = row << 2 | owner;
            all ^= bit;
        }
        code[suit] = row;
    }
    /* Plain suits are alike. */
    int plain = 0;
    u64 order[4];
    for (int suit = 0; suit < 4; suit++) if (suit != trump) order[plain++] = code[suit];
    for (int i = 1; i < plain; i++)
        for (int j = i; j && order[j] < order[j - 1]; j--) { u64 t = order[j]; order[j] = order[j - 1]; order[j - 1] = t; }
    if (trump >= 0) order[3] = code[trump];
    *a = order[0] | order[1] << 28 | (u64)leader << 60;
    *b = order[2] | order[3] << 28;
}

static entry *slot(u64 a, u64 b) {
    u64 h = (a * 0x9e3779b97f4a7c15ULL) ^ (b * 0xc2b2ae3d27d4eb4fULL);
    h ^= h >> 29;
    h *= 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 32;
    entry *found = NULL;
    for (int step = 0; step < 8; step++) {
        found = &table[(h + step) & size_mask];
        if (!found->used || (found->a == a && found->b == b)) return found;
    }
    return found;
}

/* The tricks that the leader's side takes at once from the top. */
static int quick(int leader) {
    int count = 0, mine = ours(leader);
    u64 trumps_out = 0;
    if (trump >= 0)
        for (int p = 0; p < hands_count; p++) if (ours(p) != mine) trumps_out |= in_suit(hand[p], trump);
    for (int suit = 0; suit < 4; suit++) {
        u64 cards = in_suit(hand[leader], suit), theirs = 0, mates = 0;
        if (!cards) continue;
        int shortest = 16;
        for (int p = 0; p < hands_count; p++) {
            u64 held = in_suit(hand[p], suit);
            if (ours(p) != mine) {
                theirs |= held;
                int length = __builtin_popcountll(held);
                if (in_suit(hand[p], trump < 0 ? 0 : trump) && trump >= 0 && length < shortest) shortest = length;
            } else if (p != leader) mates |= held;
        }
        int run = 0;
        u64 others = theirs | mates;
        while (cards) {
            int card = top(cards);
            if (others && top(others) > card) break;
            run++;
            cards ^= 1ULL << card;
        }
        if (suit != trump && trumps_out && run > shortest) run = shortest;
        count += run;
    }
    return count;
}

static int least(int leader, int need, int left);

/* Play on within a trick. */
static int within(int player, int played, int best, int winner, int led, int need, int left) {
    if (played == hands_count) {
        int won = ours(winner);
        return least(winner, need - won, left - 1);
    }
    u64 mine = hand[player], moves = mine;
    if (led >= 0) {
        u64 same = in_suit(mine, led);
        if (same) moves = same;
        else if (must_trump && trump >= 0 && in_suit(mine, trump)) moves = in_suit(mine, trump);
    }
    u64 all = best >= 0 ? 1ULL << best : 0;
    for (int p = 0; p < hands_count; p++) all |= hand[p];
    int max = ours(player);
    int next = (player + 1) % hands_count;
    /* Of cards of one hand with nothing between, one is enough. */
    u64 kept = 0;
    for (int suit = 0; suit < 4; suit++) {
        u64 row = in_suit(all, suit);
        int before = 0;
        while (row) {
            u64 bit = row & -row;
            row ^= bit;
            if (moves & bit) { if (!before) kept |= bit; before = 1; }
            else before = 0;
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
    int partner_wins = best >= 0 && ours(winner) == max;
    u64 first = partner_wins ? kept & ~winning : winning, second = kept & ~first;
    for (u64 row = first; row; row &= row - 1) order[count++] = __builtin_ctzll(row);
    for (u64 row = second; row; row &= row - 1) order[count++] = __builtin_ctzll(row);
    for (int i = 0; i < count; i++) {
        int card = order[i];
        int takes = best < 0 || beats(card, best);
        hand[player] = mine & ~(1ULL << card);
        int result = within(next, played + 1, takes ? card : best, takes ? player : winner, led < 0 ? suit_of(card) : led, need, left);
        hand[player] = mine;
        if (result == max) return max;
    }
    return !max;
}

/* Tell whether the side takes at least `need` of the `left` tricks. */
static int least(int leader, int need, int left) {
    if (need <= 0) return 1;
    if (need > left) return 0;
    if (left == 1) return within(leader, 0, -1, -1, -1, need, left);
    int sure = quick(leader);
    if (ours(leader)) { if (sure >= need) return 1; }
    else if (left - sure < need) return 0;
    u64 a, b;
    key_of(leader, &a, &b);
    entry *known = slot(a, b);
    if (known->used && known->a == a && known->b == b) {
        if (known->low >= need) return 1;
        if (known->high < need) return 0;
    }
    int result = within(leader, 0, -1, -1, -1, need, left);
    known = slot(a, b);
    if (!(known->used && known->a == a && known->b == b)) { known->a = a; known->b = b; known->low = 0; known->high = left; known->used = 1; }
    if (result) { if (known->low < need) known->low = need; }
    else if (known->high >= need) known->high = need - 1;
    return result;
}

static void forget(void) { memset(table, 0, (size_mask + 1) * sizeof(entry)); }

static int set_up(int count, const u64 *hands, int trump_suit, int duty, int side_mask) {
    int most = 0;
    hands_count = count; trump = trump_suit; must_trump = duty; side = side_mask;
    for (int p = 0; p < 4; p++) {
        hand[p] = p < count ? hands[p] : 0;
        int held = __builtin_popcountll(hand[p]);
        if (held > most) most = held;
    }
    return most;
}

/* The tricks of the side from here when `leader` leads; `keep`: the hands are of the deal before. */
int tricks(int count, const u64 *hands, int trump_suit, int duty, int side_mask, int leader, int keep) {
    int left = set_up(count, hands, trump_suit, duty, side_mask);
    if (!keep) forget();
    int low = 0, high = left;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (least(leader, middle, left)) low = middle;
        else high = middle - 1;
    }
    return low;
}

/* The tricks of the side from here, the open trick included, after each card of the player; -1 where it may not be played. */
int by_card(int count, const u64 *hands, int trump_suit, int duty, int side_mask, int leader, const int *laid, int laid_count, int *values) {
    int left = set_up(count, hands, trump_suit, duty, side_mask);
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
            if (within((player + 1) % count, laid_count + 1, takes ? card : best, takes ? player : winner, led < 0 ? suit_of(card) : led, middle, left)) low = middle;
            else high = middle - 1;
        }
        hand[player] = mine;
        values[card] = low;
    }
    return player;
}
