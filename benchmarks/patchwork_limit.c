/* The limit for Patchwork: random matches of two seats, every distinct legal act equally likely, as fast as C does them here.
 * usage: patchwork_limit bits|masks matches seed stream < table     prints seconds, the sum of the scores, a hash of them
 * masks: the naive way, a loop over the masks of all places of a patch. */
#include "common.h"

enum { GOAL = 53, NO_PATCH = 33, HI = 0x1FFFF };
static const u64 INCOME = 1ULL << 5 | 1ULL << 11 | 1ULL << 17 | 1ULL << 23 | 1ULL << 29 | 1ULL << 35 | 1ULL << 41 | 1ULL << 47 | 1ULL << 53;
static const u64 SPECIALS = 1ULL << 26 | 1ULL << 32 | 1ULL << 38 | 1ULL << 44 | 1ULL << 50;
static const u64 *box;

typedef struct { u64 lo, hi; } Mask;
static struct { Mask *masks; int count; } lists[34];

static void expand(void) {
    for (int number = 0; number < 34; number++) {
        const u64 *group = box + (box[number] >> 32);
        lists[number].masks = malloc(sizeof(Mask) * 8 * 81);
        for (unsigned lane = 0; lane < 8; lane++)
            for (unsigned square = 0; square < 81; square++) {
                u64 limit = square < 64 ? group[LIMIT_LO + lane] >> square : group[LIMIT_HI + lane] >> (square - 64);
                Mask mask = {0, 0};
                if (!(limit & 1)) continue;
                cover(group, lane, square, &mask.lo, &mask.hi);
                lists[number].masks[lists[number].count++] = mask;
            }
    }
}

INLINE int seven(u64 lo, u64 hi) {
    u128 all = (u128)hi << 64 | lo;
    all &= all >> 1;
    all &= all >> 2;
    all &= all >> 3;
    all &= all >> 9;
    all &= all >> 18;
    all &= all >> 27;
    return ((u64)all & 0x1C0E07ULL) != 0; /* corners a1 to c3 */
}
INLINE u64 until(u64 space) { return (2ULL << space) - 1; }

typedef struct { u64 lo, hi, buttons, income, time; } Quilt;
typedef struct { u64 entry, ways, place; unsigned number; Places found; } Offer;

INLINE Offer offer(const unsigned char *order, u64 turned, u64 at, u64 buttons, u64 lo, u64 hi, int masks) {
    u64 place = at + (u64)__builtin_ctzll(turned | 1ULL << 63);
    place -= place >= 33 ? 33 : 0;
    unsigned number = turned ? order[place] : NO_PATCH;
    Offer o; o.entry = box[number], o.ways = 0, o.place = place, o.number = number;
    if ((o.entry & 0xFF) > buttons) return o;
    if (masks) {
        for (int n = 0; n < lists[number].count; n++)
            o.ways += !((lists[number].masks[n].lo & lo) | (lists[number].masks[n].hi & hi));
    } else {
        o.found = places(box + (o.entry >> 32), ~lo, ~hi & HI, 7);
        o.ways = sum_small(o.found.sizes);
    }
    return o;
}

INLINE void sew(const Places *kept, u64 entry, unsigned number, u64 k, u64 *lo, u64 *hi, int masks) {
    if (masks) {
        for (const Mask *mask = lists[number].masks;; mask++)
            if (!((mask->lo & *lo) | (mask->hi & *hi)) && !k--) {
                *lo |= mask->lo;
                *hi |= mask->hi;
                return;
            }
    }
    const u64 *group = box + (entry >> 32);
    Places found = ONE_REGISTER ? places(group, ~*lo, ~*hi & HI, 7) : *kept; /* one register: cheaper again than kept */
    v8 sums = running(found.sizes);
    unsigned lane = lanes_below(sums, k);
    k -= lane_of(sums, lane) - lane_of(found.sizes, lane);
    cover(group, lane, nth_square(lane_of(found.lo, lane), lane_of(found.hi, lane), (unsigned)k), lo, hi);
}

INLINE i64 worth(const Quilt *quilt, int tile) {
    return (i64)quilt->buttons - 2 * (81 - (i64)size(quilt->lo, quilt->hi)) + (tile ? 7 : 0);
}

INLINE void playout(Rng *given, i64 *scores, int masks) {
    Rng rng = *given;
    unsigned char order[33];
    int mover = (int)below(&rng, 2), bonus = 2, leather = 0;
    for (unsigned n = 0; n < 32; n++) order[n] = (unsigned char)(n + 1);
    order[32] = 0;
    for (unsigned many = 32; many > 1; many--) {
        u64 k = below(&rng, many);
        unsigned char taken = order[k];
        order[k] = order[many - 1];
        order[many - 1] = taken;
    }
    u64 left = (1ULL << 33) - 1, at = 0;
    Quilt mine = {0, 0, 5, 0, 0}, other = mine;
    while (leather || mine.time < GOAL) {
        u64 goal = mine.time;
        if (leather) {
            u64 free_lo = ~mine.lo, free_hi = ~mine.hi & HI;
            unsigned square = nth_square(free_lo, free_hi, (unsigned)below(&rng, size(free_lo, free_hi)));
            if (square < 64) mine.lo |= 1ULL << square;
            else mine.hi |= 1ULL << (square - 64);
        } else {
            u64 turned = (left >> at | left << (33 - at)) & ((1ULL << 33) - 1);
            Offer one = offer(order, turned, at, mine.buttons, mine.lo, mine.hi, masks);
            turned &= turned - 1;
            Offer two = offer(order, turned, at, mine.buttons, mine.lo, mine.hi, masks);
            turned &= turned - 1;
            Offer three = offer(order, turned, at, mine.buttons, mine.lo, mine.hi, masks);
            u64 k = below(&rng, 1 + one.ways + two.ways + three.ways);
            if (k == 0) {
                goal = other.time + 1 < GOAL ? other.time + 1 : GOAL;
                mine.buttons += goal - mine.time;
            } else {
                const Places *kept = &one.found;
                u64 entry = one.entry, place = one.place;
                unsigned number = one.number;
                k--;
                if (k >= one.ways) {
                    k -= one.ways;
                    kept = &two.found, entry = two.entry, place = two.place, number = two.number;
                    if (k >= two.ways) {
                        k -= two.ways;
                        kept = &three.found, entry = three.entry, place = three.place, number = three.number;
                    }
                }
                sew(kept, entry, number, k, &mine.lo, &mine.hi, masks);
                left ^= 1ULL << place;
                at = place + 1 < 33 ? place + 1 : 0;
                mine.buttons -= entry & 0xFF;
                mine.income += entry >> 16 & 0xFF;
                goal = mine.time + (entry >> 8 & 0xFF);
                goal = goal < GOAL ? goal : GOAL;
            }
        }
        if (bonus == 2 && size(mine.lo, mine.hi) >= 49 && seven(mine.lo, mine.hi)) bonus = mover;
        mine.buttons += mine.income * (u64)__builtin_popcountll(INCOME & (until(goal) ^ until(mine.time)));
        u64 ahead = mine.time > other.time ? mine.time : other.time;
        leather = goal > ahead && (SPECIALS & until(goal) & ~until(ahead)) && size(mine.lo, mine.hi) < 81;
        mine.time = goal;
        if (goal > other.time && !leather) {
            Quilt swapped = mine;
            mine = other;
            other = swapped;
            mover = 1 - mover;
        }
    }
    scores[mover] = worth(&mine, bonus == mover);
    scores[1 - mover] = worth(&other, bonus == 1 - mover);
    *given = rng;
}

int main(int count, char **words) {
    if (count != 5) return 2;
    u64 matches = strtoull(words[2], 0, 10);
    Rng rng = seeded(strtoull(words[3], 0, 10), strtoull(words[4], 0, 10));
    int masks = !strcmp(words[1], "masks");
    box = read_table();
    expand();
    double start = seconds();
    i64 total = 0;
    u64 hash = 0;
    for (u64 n = 0; n < matches; n++) {
        i64 scores[2];
        if (masks) playout(&rng, scores, 1);
        else playout(&rng, scores, 0);
        total += scores[0] + scores[1];
        hash = (hash * 31 + (u64)scores[0]) * 31 + (u64)scores[1];
    }
    printf("%.9f %ld %lu\n", seconds() - start, total, hash);
}
