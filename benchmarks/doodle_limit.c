/* The limit for Patchwork Doodle: random solo matches in the bit-parallel way, as fast as C does them here.
 * usage: doodle_limit plain|specials matches seed stream < table     prints seconds, the sum of the scores, a hash of them */
#include "common.h"
#ifndef ROWS
#define ROWS 5 /* cards have at most six squares */
#endif

enum { WHOLE = 8, CUT = 38, CUTS = 68, TWICE = 98, TWICES = 128, STARTS = 158 };

static const u64 *deck;

/* Lane n: rectangles n + 1 wide; where they may begin, and what they are worth by height. */
static u64 limit_lo[8] __attribute__((aligned(64))), limit_hi[8] __attribute__((aligned(64)));
static u64 worth[9][8] __attribute__((aligned(64))), distances[8][8] __attribute__((aligned(64)));
static void prepare(void) {
    for (u64 lane = 0; lane < 8; lane++) {
        u128 limit = 0;
        for (int square = 0; square < 81; square++)
            if ((u64)(square % 9) <= 8 - lane) limit |= (u128)1 << square;
        for (u64 step = 0; step < 8; step++) distances[step][lane] = lane < step ? lane : step;
        limit_lo[lane] = (u64)limit;
        limit_hi[lane] = (u64)(limit >> 64);
        for (u64 height = 1; height < 10; height++) {
            u64 width = lane + 1, b = width < height ? width : height, a = width + height - b;
            worth[height - 1][lane] = b * b + a - b;
        }
    }
}

INLINE u64 rectangle(u64 lo, u64 hi) {
    v8 all_lo = splat(lo), all_hi = splat(hi), best = splat(0);
    v8 run_lo = both(all_lo, load(limit_lo)), run_hi = both(all_hi, load(limit_hi));
    for (u64 step = 1; step < 8; step++) {
        v8 s = load(distances[step]);
        run_lo = both(run_lo, funnel(all_hi, all_lo, s));
        run_hi = both(run_hi, right(all_hi, s));
    }
    for (int height = 0; height < 9; height++) {
        if (height) {
            run_lo = both(run_lo, funnel(run_hi, run_lo, splat(9)));
            run_hi = both(run_hi, right(run_hi, splat(9)));
        }
        best = best_where(best, either(run_lo, run_hi), load(worth[height]));
    }
    u64 points = most(best);
    u128 wide = (u128)hi << 64 | lo;
    wide &= wide >> 1;
    wide &= wide >> 2;
    wide &= wide >> 4;
    wide &= wide >> 1;
    wide &= (u128)0x0100 << 64 | 0x8040201008040201ULL; /* column a */
    if (RARELY(wide != 0)) {
        u64 height = 0;
        for (; wide; wide &= wide >> 9) height++;
        if (height * height + 9 - height > points) points = height * height + 9 - height;
    }
    return points;
}

enum { ALL_CARDS = (1 << 30) - 1, HI = 0x1FFFF };

INLINE unsigned card_at(u64 circle, u64 n) { return (unsigned)(circle >> 8 * n & 0xFF); }

INLINE void place(const u64 *group, const Places *found, u64 k, u64 *lo, u64 *hi) {
    v8 sums = running(found->sizes);
    unsigned lane = lanes_below(sums, k);
    k -= lane_of(sums, lane) - lane_of(found->sizes, lane);
    cover(group, lane, nth_square(lane_of(found->lo, lane), lane_of(found->hi, lane), (unsigned)k), lo, hi);
}

INLINE u64 deal(Rng *rng, u64 circle, u64 cards, u64 gone) {
    u64 left = ~gone & ALL_CARDS;
    for (u64 n = 0; n < cards; n++) left &= ~(1ULL << card_at(circle, n));
    u64 many = (u64)__builtin_popcountll(left);
    for (u64 n = cards; n < 8; n++, many--) {
        u64 card = nth(left, (unsigned)below(rng, many));
        left ^= 1ULL << card;
        circle |= card << 8 * n;
    }
    return circle;
}

INLINE void discard(u64 *circle, u64 *cards, u64 *gone, u64 roll) {
    u64 at = 8 * (roll - 1), behind = (*circle >> at) >> 8, before = *circle & ((1ULL << at) - 1);
    *gone |= 1ULL << (*circle >> at & 0xFF);
    *circle = behind | before << 8 * (*cards - roll);
    *cards -= 1;
}

static i64 plain(Rng *given) {
    Rng rng = *given;
    u64 lo = 0, hi = 0, circle = 0, cards = 0, gone = 0;
    i64 total = 0;
    const u64 *group = deck + deck[STARTS + below(&rng, 10)];
    Places found = places(group, ~lo, HI, 6);
    place(group, &found, below(&rng, sum_small(found.sizes)), &lo, &hi);
    for (int round = 1; round <= 3; round++) {
        circle = deal(&rng, circle, cards, gone);
        cards = 8;
        for (int turn = 1; turn <= 6 - (round == 3); turn++) {
            u64 roll = below(&rng, 3) + 1;
            group = deck + deck[WHOLE + card_at(circle, roll - 1)];
            found = places(group, ~lo, ~hi & HI, ROWS);
            u64 k = below(&rng, sum_small(found.sizes) + 1);
            if (LIKELY(k)) place(group, &found, k - 1, &lo, &hi);
            discard(&circle, &cards, &gone, roll);
        }
        if (round == 3) {
            const u64 *first = deck + deck[WHOLE + card_at(circle, 0)], *second = deck + deck[WHOLE + card_at(circle, 1)],
                      *third = deck + deck[WHOLE + card_at(circle, 2)];
            Places a = places(first, ~lo, ~hi & HI, ROWS), b = places(second, ~lo, ~hi & HI, ROWS),
                   c = places(third, ~lo, ~hi & HI, ROWS);
            u64 many = sum_small(a.sizes), more = second != first ? sum_small(b.sizes) : 0,
                most = third != first && third != second ? sum_small(c.sizes) : 0;
            u64 k = below(&rng, many + more + most + 1);
            if (k) {
                k--;
                if (k < many) place(first, &a, k, &lo, &hi);
                else if (k < many + more) place(second, &b, k - many, &lo, &hi);
                else place(third, &c, k - many - more, &lo, &hi);
            }
        }
        total += (i64)rectangle(lo, hi);
    }
    *given = rng;
    return total - (81 - (i64)size(lo, hi));
}

/* ---- with all special actions ------------------------------------------------------------------------------------ */

enum { NEIGHBOUR = 1, DOT = 2, SCISSORS = 4, AGAIN = 8 };

/* Single squares may be added in 1 + one * e + two * e * (e - 1) / 2 ways on e empty squares. */
INLINE v8 weights(const u64 *group, u64 empty, u64 one, u64 two) {
    v8 left = minus(splat(empty), widen(group[SIZES])), ones = splat(1);
    return plus(plus(ones, times(splat(one), left)), times(splat(two), right(times(left, minus(left, ones)), ones)));
}
INLINE u64 ways(u64 empty, u64 one, u64 two) { return 1 + one * empty + two * (empty * (empty - 1) / 2); }

INLINE void shade(unsigned square, u64 *lo, u64 *hi) {
    if (square < 64) *lo |= 1ULL << square;
    else *hi |= 1ULL << (square - 64);
}
static u64 add_dots(u64 flags, u64 one, u64 k, u64 *lo, u64 *hi) { /* the k-th choice of single squares, k from 1 */
    u64 free_lo = ~*lo, free_hi = ~*hi & HI, empty = size(free_lo, free_hi), again = 0;
    k--;
    if (k < one * empty) {
        shade(nth_square(free_lo, free_hi, (unsigned)k), lo, hi);
    } else {
        u64 back = empty * (empty - 1) / 2 - 1 - (k - one * empty);
        u64 row = (u64)((sqrt(8.0 * (double)back + 1.0) - 1.0) * 0.5);
        shade(nth_square(free_lo, free_hi, (unsigned)(empty - 2 - row)), lo, hi);
        shade(nth_square(free_lo, free_hi, (unsigned)(empty - 1 - (back - row * (row + 1) / 2))), lo, hi);
        again = AGAIN;
    }
    return flags | again | (flags & DOT ? AGAIN : DOT);
}

typedef struct { const u64 *group; u64 weight, one, two, used; } Item;

INLINE u64 chosen(const Item *item, u64 empty, u64 flags, u64 k, u64 *lo, u64 *hi) {
    Places found = places(item->group, ~*lo, ~*hi & HI, 6);
    v8 w = weights(item->group, empty, item->one, item->two), weighed = times(found.sizes, w), sums = running(weighed);
    unsigned lane = lanes_below(sums, k);
    k -= lane_of(sums, lane) - lane_of(weighed, lane);
    u64 each = lane_of(w, lane), n = each == 1 ? k : k / each;
    cover(item->group, lane, nth_square(lane_of(found.lo, lane), lane_of(found.hi, lane), (unsigned)n), lo, hi);
    k -= n * each;
    flags |= item->used;
    return k ? add_dots(flags, item->one, k, lo, hi) : flags;
}

INLINE u64 special_turn(Rng *rng, const unsigned *cards, int sources, int last, u64 flags, u64 *lo, u64 *hi) {
    Item items[64];
    int many = 0;
    u64 free_lo = ~*lo, free_hi = ~*hi & HI, empty = size(free_lo, free_hi);
    u64 again = !(flags & AGAIN), dot = !(flags & DOT), one = dot | again, two = dot & again, total = ways(empty, one, two);
    const u64 pass = total;
    for (int source = 0; source < sources; source++) {
        u64 left = again, used = 0;
        if (!last && source) {
            left = again && !(flags & NEIGHBOUR);
            used = flags & NEIGHBOUR ? AGAIN : NEIGHBOUR;
        }
        for (int mode = 0; mode < 2; mode++) {
            u64 after = left, spent = used;
            if (mode) {
                if (flags & SCISSORS) {
                    if (!left) continue;
                    after = 0;
                }
                spent |= flags & SCISSORS ? AGAIN : SCISSORS;
            }
            const u64 *group = deck + deck[(mode ? CUT : WHOLE) + cards[source]];
            u64 groups = mode ? deck[CUTS + cards[source]] : 1;
            one = dot | after;
            two = dot & after;
            for (u64 n = 0; n < groups; n++, group += GROUP) {
                v8 sizes = places(group, free_lo, free_hi, ROWS).sizes;
                u64 weight = one ? sum(times(sizes, weights(group, empty, one, two))) : sum_small(sizes);
                items[many++] = (Item){group, weight, one, two, spent};
                total += weight;
            }
        }
    }
    u64 k = below(rng, total);
    if (k < pass) return k ? add_dots(flags, dot | again, k, lo, hi) : flags;
    k -= pass;
    const Item *item = items;
    while (k >= item->weight) k -= item++->weight;
    return chosen(item, empty, flags, k, lo, hi);
}

static i64 special(Rng *given) {
    Rng rng = *given;
    u64 lo = 0, hi = 0, circle = 0, cards = 0, gone = 0, flags = 0;
    i64 total = 0;
    Item start = {deck + deck[STARTS + below(&rng, 10)], 0, 1, 1, 0};
    u64 weight = sum(times(places(start.group, ~lo, HI, 6).sizes, weights(start.group, 81, 1, 1)));
    flags = chosen(&start, 81, flags, below(&rng, weight), &lo, &hi);
    for (int round = 1; round <= 3; round++) {
        circle = deal(&rng, circle, cards, gone);
        cards = 8;
        for (int turn = 1; turn <= 6 - (round == 3); turn++) {
            u64 roll = below(&rng, 3) + 1, at = roll - 1;
            if (LIKELY((flags & (AGAIN | NEIGHBOUR | DOT | SCISSORS)) == 15)) {
                const u64 *group = deck + deck[WHOLE + card_at(circle, at)];
                Places found = places(group, ~lo, ~hi & HI, ROWS);
                u64 k = below(&rng, sum_small(found.sizes) + 1);
                if (LIKELY(k)) place(group, &found, k - 1, &lo, &hi);
            } else {
                unsigned three[3] = {card_at(circle, at), card_at(circle, at ? at - 1 : cards - 1),
                                     card_at(circle, at + 1 < cards ? at + 1 : 0)};
                int sources = (flags & (NEIGHBOUR | AGAIN)) == (NEIGHBOUR | AGAIN) ? 1 : 3;
                flags = special_turn(&rng, three, sources, 0, flags, &lo, &hi);
            }
            discard(&circle, &cards, &gone, roll);
        }
        if (round == 3) {
            unsigned three[3];
            int sources = 0;
            for (u64 n = 0; n < 3; n++) {
                unsigned card = card_at(circle, n);
                int seen = 0;
                for (int m = 0; m < sources; m++) seen |= deck[WHOLE + three[m]] == deck[WHOLE + card];
                if (!seen) three[sources++] = card;
            }
            if (flags == 15) { /* only whole patches are left */
                Places found[3];
                u64 sizes[3] = {0, 0, 0};
                for (int n = 0; n < sources; n++) {
                    found[n] = places(deck + deck[WHOLE + three[n]], ~lo, ~hi & HI, ROWS);
                    sizes[n] = sum_small(found[n].sizes);
                }
                u64 k = below(&rng, 1 + sizes[0] + sizes[1] + sizes[2]);
                if (k--) {
                    int n = 0;
                    while (k >= sizes[n]) k -= sizes[n++];
                    place(deck + deck[WHOLE + three[n]], &found[n], k, &lo, &hi);
                }
            } else {
                flags = special_turn(&rng, three, sources, 1, flags, &lo, &hi);
            }
        }
        total += (i64)rectangle(lo, hi);
    }
    *given = rng;
    return total - (81 - (i64)size(lo, hi));
}

int main(int count, char **words) {
    if (count != 5) return 2;
    u64 matches = strtoull(words[2], 0, 10);
    Rng rng = seeded(strtoull(words[3], 0, 10), strtoull(words[4], 0, 10));
    deck = read_table();
    prepare();
    int specials = !strcmp(words[1], "specials");
    double start = seconds();
    i64 total = 0;
    u64 hash = 0;
    for (u64 n = 0; n < matches; n++) {
        i64 score = specials ? special(&rng) : plain(&rng);
        total += score;
        hash = hash * 31 + (u64)score;
    }
    printf("%.9f %ld %lu\n", seconds() - start, total, hash);
}
