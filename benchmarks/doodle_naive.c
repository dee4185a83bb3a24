/* The naive way for Patchwork Doodle: a loop over the masks of all places of a shape, as one writes it first, on the same random numbers.
 * usage: doodle_naive plain|specials matches seed stream < table     prints seconds, the sum of the scores, a hash of them */
#include "common.h"

enum { WHOLE = 8, CUT = 38, CUTS = 68, STARTS = 158, HI = 0x1FFFF, ALL_CARDS = (1 << 30) - 1, PORTION = 8 };
enum { NEIGHBOUR = 1, DOT = 2, SCISSORS = 4, AGAIN = 8 };
typedef struct { u64 lo, hi; } Mask;
typedef struct { Mask *masks; int count; } List; /* all places on an empty sheet, by form and square */

static List whole[30], cuts[30], starts[10];
static u64 same[30]; /* equal for copies of a card */
static struct { u64 lo, hi; i64 points; } rectangles[2025];
static int rectangle_count;

static List expand(const u64 *group, u64 groups) {
    List list = {calloc(PORTION + groups * 8 * 81, sizeof(Mask)), 0};
    for (u64 n = 0; n < groups * 8; n++) {
        const u64 *g = group + n / 8 * GROUP;
        for (unsigned square = 0; square < 81; square++) {
            u64 limit = square < 64 ? g[LIMIT_LO + n % 8] >> square : g[LIMIT_HI + n % 8] >> (square - 64);
            if (!(limit & 1)) continue;
            Mask mask = {0, 0};
            cover(g, (unsigned)(n % 8), square, &mask.lo, &mask.hi);
            list.masks[list.count++] = mask;
        }
    }
    return list;
}

static int by_points(const void *a, const void *b) {
    i64 x = *(const i64 *)((const char *)a + 16), y = *(const i64 *)((const char *)b + 16);
    return (y > x) - (y < x);
}

static void prepare(const u64 *deck) {
    for (int card = 0; card < 30; card++) {
        same[card] = deck[WHOLE + card];
        whole[card] = expand(deck + deck[WHOLE + card], 1);
        cuts[card] = expand(deck + deck[CUT + card], deck[CUTS + card]);
    }
    for (int card = 0; card < 10; card++) starts[card] = expand(deck + deck[STARTS + card], 1);
    for (int top = 0; top < 9; top++)
        for (int left = 0; left < 9; left++)
            for (int height = 1; top + height <= 9; height++)
                for (int width = 1; left + width <= 9; width++) {
                    u128 mask = 0;
                    for (int y = top; y < top + height; y++) mask |= (u128)((1 << width) - 1) << (9 * y + left);
                    i64 b = width < height ? width : height, a = width + height - b;
                    rectangles[rectangle_count].lo = (u64)mask;
                    rectangles[rectangle_count].hi = (u64)(mask >> 64);
                    rectangles[rectangle_count++].points = b * b + a - b;
                }
    qsort(rectangles, (size_t)rectangle_count, sizeof rectangles[0], by_points);
}

static i64 points(u64 lo, u64 hi) {
    for (int n = 0; n < rectangle_count; n++)
        if (!(rectangles[n].lo & ~lo) && !(rectangles[n].hi & ~hi)) return rectangles[n].points;
    return 0;
}

static u64 fitting(const List *list, u64 lo, u64 hi) {
    u64 count = 0;
    for (int n = 0; n < list->count; n++) count += !((list->masks[n].lo & lo) | (list->masks[n].hi & hi));
    return count;
}
static const Mask *the(const List *list, u64 lo, u64 hi, u64 k) {
    const Mask *mask = list->masks;
    for (;; mask += PORTION) { /* portions before single masks: a quarter faster */
        u64 count = 0;
        for (int n = 0; n < PORTION; n++) count += !((mask[n].lo & lo) | (mask[n].hi & hi));
        if (count > k) break;
        k -= count;
    }
    for (;; mask++)
        if (!((mask->lo & lo) | (mask->hi & hi)) && !k--) return mask;
}

static void shade(unsigned square, u64 *lo, u64 *hi) {
    if (square < 64) *lo |= 1ULL << square;
    else *hi |= 1ULL << (square - 64);
}
static u64 ways(u64 empty, u64 one, u64 two) { return 1 + one * empty + two * (empty * (empty - 1) / 2); }
static u64 add_dots(u64 flags, u64 one, u64 k, u64 *lo, u64 *hi) {
    u64 free_lo = ~*lo, free_hi = ~*hi & HI, empty = size(free_lo, free_hi), again = 0;
    k--;
    if (k < one * empty) {
        shade(nth_square(free_lo, free_hi, (unsigned)k), lo, hi);
    } else {
        u64 left = k - one * empty, first = 0;
        while (left >= empty - 1 - first) left -= empty - 1 - first++;
        shade(nth_square(free_lo, free_hi, (unsigned)first), lo, hi);
        shade(nth_square(free_lo, free_hi, (unsigned)(first + 1 + left)), lo, hi);
        again = AGAIN;
    }
    return flags | again | (flags & DOT ? AGAIN : DOT);
}
static u64 weigh(const List *list, u64 lo, u64 hi, u64 empty, u64 one, u64 two) {
    u64 count = 0;
    for (int n = 0; n < list->count; n++)
        if (!((list->masks[n].lo & lo) | (list->masks[n].hi & hi))) count += ways(empty - size(list->masks[n].lo, list->masks[n].hi), one, two);
    return count;
}

typedef struct { const List *list; u64 weight, one, two, used; } Item;

static u64 chosen(const Item *item, u64 empty, u64 flags, u64 k, u64 *lo, u64 *hi) {
    for (const Mask *mask = item->list->masks;; mask++) {
        if ((mask->lo & *lo) | (mask->hi & *hi)) continue;
        u64 weight = ways(empty - size(mask->lo, mask->hi), item->one, item->two);
        if (k >= weight) {
            k -= weight;
            continue;
        }
        *lo |= mask->lo;
        *hi |= mask->hi;
        flags |= item->used;
        return k ? add_dots(flags, item->one, k, lo, hi) : flags;
    }
}

static u64 special_turn(Rng *rng, const int *cards, int sources, int last, u64 flags, u64 *lo, u64 *hi) {
    Item items[6];
    int many = 0;
    u64 empty = 81 - size(*lo, *hi), again = !(flags & AGAIN), dot = !(flags & DOT), total = ways(empty, dot | again, dot & again);
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
                if (flags & SCISSORS && !left) continue;
                if (flags & SCISSORS) after = 0;
                spent |= flags & SCISSORS ? AGAIN : SCISSORS;
            }
            const List *list = mode ? &cuts[cards[source]] : &whole[cards[source]];
            u64 weight = weigh(list, *lo, *hi, empty, dot | after, dot & after);
            items[many++] = (Item){list, weight, dot | after, dot & after, spent};
            total += weight;
        }
    }
    u64 k = below(rng, total);
    if (k < pass) return k ? add_dots(flags, dot | again, k, lo, hi) : flags;
    k -= pass;
    const Item *item = items;
    while (k >= item->weight) k -= item++->weight;
    return chosen(item, empty, flags, k, lo, hi);
}

static i64 playout(Rng *rng, int specials) {
    u64 lo = 0, hi = 0, flags = specials ? 0 : 15, gone = 0;
    int circle[8], cards = 0;
    i64 total = 0;
    const List *start = &starts[below(rng, 10)];
    if (specials) {
        Item item = {start, 0, 1, 1, 0};
        flags = chosen(&item, 81, 0, below(rng, weigh(start, 0, 0, 81, 1, 1)), &lo, &hi);
    } else {
        const Mask *mask = the(start, 0, 0, below(rng, fitting(start, 0, 0)));
        lo = mask->lo;
        hi = mask->hi;
    }
    for (int round = 1; round <= 3; round++) {
        u64 left = ~gone & ALL_CARDS;
        for (int n = 0; n < cards; n++) left &= ~(1ULL << circle[n]);
        for (; cards < 8; cards++) {
            circle[cards] = (int)nth(left, (unsigned)below(rng, (u64)__builtin_popcountll(left)));
            left ^= 1ULL << circle[cards];
        }
        for (int turn = 1; turn <= 6; turn++) {
            int last = round == 3 && turn == 6, three[3], sources = 0, at = 0;
            if (last) {
                for (int n = 0; n < 3; n++) {
                    int seen = 0;
                    for (int m = 0; m < sources; m++) seen |= same[three[m]] == same[circle[n]];
                    if (!seen) three[sources++] = circle[n];
                }
            } else {
                at = (int)below(rng, 3);
                three[sources++] = circle[at];
                if ((flags & (NEIGHBOUR | AGAIN)) != (NEIGHBOUR | AGAIN)) {
                    three[sources++] = circle[(at + cards - 1) % cards];
                    three[sources++] = circle[(at + 1) % cards];
                }
            }
            if (flags == 15) {
                u64 sizes[3] = {0, 0, 0}, many = 1;
                for (int n = 0; n < sources; n++) many += sizes[n] = fitting(&whole[three[n]], lo, hi);
                u64 k = below(rng, many);
                if (k--) {
                    int n = 0;
                    while (k >= sizes[n]) k -= sizes[n++];
                    const Mask *mask = the(&whole[three[n]], lo, hi, k);
                    lo |= mask->lo;
                    hi |= mask->hi;
                }
            } else {
                flags = special_turn(rng, three, sources, last, flags, &lo, &hi);
            }
            if (!last) {
                int turned[8], n = 0;
                gone |= 1ULL << circle[at];
                for (int step = 1; step < cards; step++) turned[n++] = circle[(at + step) % cards];
                memcpy(circle, turned, sizeof turned);
                cards = n;
            }
        }
        total += points(lo, hi);
    }
    return total - (81 - (i64)size(lo, hi));
}

int main(int count, char **words) {
    if (count != 5) return 2;
    u64 matches = strtoull(words[2], 0, 10);
    Rng rng = seeded(strtoull(words[3], 0, 10), strtoull(words[4], 0, 10));
    const u64 *deck = read_table();
    prepare(deck);
    int specials = !strcmp(words[1], "specials");
    double start = seconds();
    i64 total = 0;
    u64 hash = 0;
    for (u64 n = 0; n < matches; n++) {
        i64 score = playout(&rng, specials);
        total += score;
        hash = hash * 31 + (u64)score;
    }
    printf("%.9f %ld %lu\n", seconds() - start, total, hash);
}
