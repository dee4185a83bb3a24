/* What all references share: PCG32, 81-bit sheets as two words, eight lanes of 64 bits, and reading the tables. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <time.h>
#ifdef __AVX512F__
#include <immintrin.h>
#endif
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t u64;
typedef int64_t i64;
typedef unsigned __int128 u128;
typedef u64 v8 __attribute__((vector_size(64)));
#define INLINE static inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define RARELY(x) __builtin_expect(!!(x), 0)

/* PCG-XSH-RR 64/32 */
typedef struct { u64 state, stream; } Rng;
INLINE uint32_t draw(Rng *rng) {
    u64 old = rng->state;
    rng->state = old * 6364136223846793005ULL + rng->stream;
    uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27), turn = (uint32_t)(old >> 59);
    return (mixed >> turn) | (mixed << (-turn & 31));
}
INLINE u64 below(Rng *rng, u64 count) { /* Lemire, exact */
    u64 product = (u64)draw(rng) * count;
    if (RARELY((uint32_t)product < count)) {
        u64 least = ((1ULL << 32) - count) % count;
        while ((uint32_t)product < least) product = (u64)draw(rng) * count;
    }
    return product >> 32;
}
static Rng seeded(u64 seed, u64 stream) {
    Rng rng = {0, stream << 1 | 1};
    draw(&rng);
    rng.state += seed;
    draw(&rng);
    return rng;
}

INLINE unsigned nth(u64 word, unsigned k) {
#ifdef __BMI2__
    return (unsigned)__builtin_ctzll(_pdep_u64(1ULL << k, word));
#else
    while (k--) word &= word - 1;
    return (unsigned)__builtin_ctzll(word);
#endif
}
INLINE unsigned nth_square(u64 lo, u64 hi, unsigned k) {
    unsigned first = (unsigned)__builtin_popcountll(lo);
    return k < first ? nth(lo, k) : 64 + nth(hi, k - first);
}
INLINE unsigned size(u64 lo, u64 hi) { return (unsigned)(__builtin_popcountll(lo) + __builtin_popcountll(hi)); }

INLINE v8 splat(u64 x) {
#ifdef __AVX512F__
    return (v8)_mm512_set1_epi64((long long)x);
#else
    return (v8){x, x, x, x, x, x, x, x};
#endif
}
INLINE v8 load(const u64 *from) { v8 v; memcpy(&v, from, 64); return v; }
INLINE v8 widen(u64 bytes) { /* a byte for each lane */
#ifdef __AVX512F__
    return (v8)_mm512_cvtepu8_epi64(_mm_cvtsi64_si128((long long)bytes));
#else
    return (v8){bytes & 255, bytes >> 8 & 255, bytes >> 16 & 255, bytes >> 24 & 255, bytes >> 32 & 255, bytes >> 40 & 255, bytes >> 48 & 255, bytes >> 56};
#endif
}
INLINE v8 funnel(v8 hi, v8 lo, v8 s) { /* (hi:lo) >> s, the low word; s below 64 */
#ifdef __AVX512VBMI2__
    return (v8)_mm512_shrdv_epi64((__m512i)lo, (__m512i)hi, (__m512i)s);
#else
    return (lo >> s) | ((hi << 1) << (63 - s));
#endif
}
INLINE v8 popcounts(v8 x) {
#ifdef __AVX512VPOPCNTDQ__
    return (v8)_mm512_popcnt_epi64((__m512i)x);
#else
    v8 r;
    for (int n = 0; n < 8; n++) r[n] = (u64)__builtin_popcountll(x[n]);
    return r;
#endif
}
INLINE u64 sum(v8 x) {
#ifdef __AVX512F__
    return (u64)_mm512_reduce_add_epi64((__m512i)x);
#else
    u64 r = 0;
    for (int n = 0; n < 8; n++) r += x[n];
    return r;
#endif
}

INLINE u64 sum_small(v8 x) { /* of numbers below 256 */
#ifdef __AVX512F__
    return (u64)_mm_cvtsi128_si64(_mm_sad_epu8(_mm512_cvtepi64_epi8((__m512i)x), _mm_setzero_si128()));
#else
    return sum(x);
#endif
}

/* A group of eight forms is 32 words, as src/quiltingbee/fast/lanes.py says. */
enum { GROUP = 32, SIZES = 7, LIMIT_LO = 8, LIMIT_HI = 16, FORMS = 24 };
typedef struct { v8 lo, hi, sizes; } Places;
INLINE Places places(const u64 *group, u64 lo, u64 hi, int rows) {
    v8 all_lo = splat(lo), all_hi = splat(hi);
    Places p = {load(group + LIMIT_LO) & all_lo, load(group + LIMIT_HI) & all_hi, splat(0)};
    for (int row = 0; row < rows; row++) {
        v8 s = widen(group[row]);
        p.lo &= funnel(all_hi, all_lo, s);
        p.hi &= all_hi >> s;
    }
    p.sizes = popcounts(p.lo) + popcounts(p.hi);
    return p;
}
INLINE v8 running(v8 x) { /* running sums */
    v8 zero = splat(0);
#ifdef __AVX512F__
    x += (v8)_mm512_alignr_epi64((__m512i)x, (__m512i)zero, 7);
    x += (v8)_mm512_alignr_epi64((__m512i)x, (__m512i)zero, 6);
    x += (v8)_mm512_alignr_epi64((__m512i)x, (__m512i)zero, 4);
#else
    x += __builtin_shuffle(zero, x, (v8){0, 8, 9, 10, 11, 12, 13, 14});
    x += __builtin_shuffle(zero, x, (v8){0, 0, 8, 9, 10, 11, 12, 13});
    x += __builtin_shuffle(zero, x, (v8){0, 0, 0, 0, 8, 9, 10, 11});
#endif
    return x;
}
INLINE unsigned lanes_below(v8 x, u64 k) { /* how many lanes are at most k */
#ifdef __AVX512F__
    return (unsigned)__builtin_popcount(_mm512_cmple_epu64_mask((__m512i)x, (__m512i)splat(k)));
#else
    unsigned r = 0;
    for (int n = 0; n < 8; n++) r += x[n] <= k;
    return r;
#endif
}
INLINE void cover(const u64 *group, unsigned lane, unsigned square, u64 *lo, u64 *hi) {
    u128 patch = (u128)group[FORMS + lane] << square;
    *lo |= (u64)patch;
    *hi |= (u64)(patch >> 64);
}

static u64 *read_table(void) { /* numbers in decimal on standard input, their count first; 64-byte aligned */
    size_t count;
    if (scanf("%zu", &count) != 1) exit(2);
    u64 *table = aligned_alloc(64, (count * 8 + 63) / 64 * 64);
    for (size_t n = 0; n < count; n++)
        if (scanf("%lu", &table[n]) != 1) exit(2);
    return table;
}
static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
