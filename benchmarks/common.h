/* What all references share: PCG32, 81-bit sheets as two words, eight lanes of 64 bits, and reading the tables. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <time.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

typedef uint64_t u64;
typedef int64_t i64;
typedef unsigned __int128 u128;
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

/* Eight words at a time, v8: with AVX-512 one register, with AVX2 two, elsewhere loops. load and splat make them; widen takes a byte for
 * each lane; both, either, plus, minus, times (of numbers below 2^32), right (shifts) and funnel go lane by lane; lanes_below counts the
 * lanes that are at most k; running are running sums; best_where raises `best` to `worth` in lanes in which something is there. */
#if defined __AVX512BW__ && defined __AVX512DQ__ && defined __AVX512VL__
typedef __m512i v8;
enum { ONE_REGISTER = 1 };
INLINE v8 load(const u64 *from) { return _mm512_loadu_si512(from); }
INLINE v8 splat(u64 x) { return _mm512_set1_epi64((long long)x); }
INLINE v8 widen(u64 bytes) { return _mm512_cvtepu8_epi64(_mm_cvtsi64_si128((long long)bytes)); }
#define both _mm512_and_si512
#define plus _mm512_add_epi64
#define minus _mm512_sub_epi64
#define times _mm512_mul_epu32
#define right _mm512_srlv_epi64
INLINE unsigned lanes_below(v8 x, u64 k) { return (unsigned)__builtin_popcount(_mm512_cmple_epu64_mask(x, splat(k))); }
INLINE v8 funnel(v8 hi, v8 lo, v8 s) { /* (hi:lo) >> s, the low word; s below 64 */
#ifdef __AVX512VBMI2__
    return _mm512_shrdv_epi64(lo, hi, s);
#else
    return _mm512_or_si512(right(lo, s), _mm512_sllv_epi64(plus(hi, hi), minus(splat(63), s)));
#endif
}
INLINE v8 popcounts(v8 x) {
#ifdef __AVX512VPOPCNTDQ__
    return _mm512_popcnt_epi64(x);
#else /* each half byte by a table, then the bytes of a word together */
    const v8 table = _mm512_broadcast_i32x4(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const v8 low = _mm512_set1_epi8(15);
    v8 one = _mm512_shuffle_epi8(table, both(x, low)), two = _mm512_shuffle_epi8(table, both(_mm512_srli_epi16(x, 4), low));
    return _mm512_sad_epu8(_mm512_add_epi8(one, two), _mm512_setzero_si512());
#endif
}
INLINE v8 running(v8 x) {
    const v8 zero = splat(0);
    x = plus(x, _mm512_alignr_epi64(x, zero, 7));
    x = plus(x, _mm512_alignr_epi64(x, zero, 6));
    return plus(x, _mm512_alignr_epi64(x, zero, 4));
}
INLINE u64 sum(v8 x) { return (u64)_mm512_reduce_add_epi64(x); }
INLINE u64 sum_small(v8 x) { return (u64)_mm_cvtsi128_si64(_mm_sad_epu8(_mm512_cvtepi64_epi8(x), _mm_setzero_si128())); }
INLINE u64 most(v8 x) { return _mm512_reduce_max_epu64(x); }
INLINE v8 best_where(v8 best, v8 there, v8 worth) { return _mm512_mask_max_epu64(best, _mm512_test_epi64_mask(there, there), best, worth); }
INLINE v8 either(v8 x, v8 y) { return _mm512_or_si512(x, y); }
#elif defined __AVX2__
typedef struct { __m256i a, b; } v8;
enum { ONE_REGISTER = 0 };
#define PAIR(f, x, y) ((v8){f((x).a, (y).a), f((x).b, (y).b)})
INLINE v8 load(const u64 *from) { return (v8){_mm256_loadu_si256((const __m256i *)from), _mm256_loadu_si256((const __m256i *)from + 1)}; }
INLINE v8 splat(u64 x) { return (v8){_mm256_set1_epi64x((long long)x), _mm256_set1_epi64x((long long)x)}; }
INLINE v8 widen(u64 bytes) {
    return (v8){_mm256_cvtepu8_epi64(_mm_cvtsi32_si128((int)bytes)), _mm256_cvtepu8_epi64(_mm_cvtsi32_si128((int)(bytes >> 32)))};
}
INLINE v8 both(v8 x, v8 y) { return PAIR(_mm256_and_si256, x, y); }
INLINE v8 either(v8 x, v8 y) { return PAIR(_mm256_or_si256, x, y); }
INLINE v8 plus(v8 x, v8 y) { return PAIR(_mm256_add_epi64, x, y); }
INLINE v8 minus(v8 x, v8 y) { return PAIR(_mm256_sub_epi64, x, y); }
INLINE v8 times(v8 x, v8 y) { return PAIR(_mm256_mul_epu32, x, y); }
INLINE v8 right(v8 x, v8 s) { return PAIR(_mm256_srlv_epi64, x, s); }
INLINE v8 funnel(v8 hi, v8 lo, v8 s) {
    v8 rest = minus(splat(63), s), twice = plus(hi, hi);
    return either(right(lo, s), PAIR(_mm256_sllv_epi64, twice, rest));
}
INLINE __m256i popcounts4(__m256i x) {
    const __m256i table = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m256i low = _mm256_set1_epi8(15);
    __m256i one = _mm256_shuffle_epi8(table, _mm256_and_si256(x, low));
    __m256i two = _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16(x, 4), low));
    return _mm256_sad_epu8(_mm256_add_epi8(one, two), _mm256_setzero_si256());
}
INLINE v8 popcounts(v8 x) { return (v8){popcounts4(x.a), popcounts4(x.b)}; }
INLINE __m256i running4(__m256i x) {
    x = _mm256_add_epi64(x, _mm256_blend_epi32(_mm256_permute4x64_epi64(x, 0x90), _mm256_setzero_si256(), 3));
    return _mm256_add_epi64(x, _mm256_permute2x128_si256(x, x, 0x08));
}
INLINE v8 running(v8 x) {
    x = (v8){running4(x.a), running4(x.b)};
    return (v8){x.a, _mm256_add_epi64(x.b, _mm256_permute4x64_epi64(x.a, 0xFF))};
}
INLINE u64 sum(v8 x) {
    __m256i four = _mm256_add_epi64(x.a, x.b);
    __m128i two = _mm_add_epi64(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
    return (u64)_mm_cvtsi128_si64(two) + (u64)_mm_extract_epi64(two, 1);
}
#define sum_small sum
INLINE unsigned lanes_below(v8 x, u64 k) {
    v8 more = PAIR(_mm256_cmpgt_epi64, x, splat(k));
    int bits = _mm256_movemask_pd(_mm256_castsi256_pd(more.a)) | _mm256_movemask_pd(_mm256_castsi256_pd(more.b)) << 4;
    return 8 - (unsigned)__builtin_popcount((unsigned)bits);
}
INLINE v8 best_where(v8 best, v8 there, v8 worth) {
    v8 none = PAIR(_mm256_cmpeq_epi64, there, splat(0));
    worth = PAIR(_mm256_andnot_si256, none, worth);
    v8 more = PAIR(_mm256_cmpgt_epi64, worth, best);
    return (v8){_mm256_blendv_epi8(best.a, worth.a, more.a), _mm256_blendv_epi8(best.b, worth.b, more.b)};
}
INLINE u64 most(v8 x) {
    u64 all[8], r = 0;
    memcpy(all, &x, 64);
    for (int n = 0; n < 8; n++) r = all[n] > r ? all[n] : r;
    return r;
}
#else
typedef struct { u64 n[8]; } v8;
enum { ONE_REGISTER = 0 };
#define EACH(expression) v8 r; for (int n = 0; n < 8; n++) r.n[n] = (expression); return r
INLINE v8 load(const u64 *from) { EACH(from[n]); }
INLINE v8 splat(u64 x) { EACH(x); }
INLINE v8 widen(u64 bytes) { EACH(bytes >> 8 * n & 255); }
INLINE v8 both(v8 x, v8 y) { EACH(x.n[n] & y.n[n]); }
INLINE v8 either(v8 x, v8 y) { EACH(x.n[n] | y.n[n]); }
INLINE v8 plus(v8 x, v8 y) { EACH(x.n[n] + y.n[n]); }
INLINE v8 minus(v8 x, v8 y) { EACH(x.n[n] - y.n[n]); }
INLINE v8 times(v8 x, v8 y) { EACH(x.n[n] * y.n[n]); }
INLINE v8 right(v8 x, v8 s) { EACH(x.n[n] >> s.n[n]); }
INLINE v8 funnel(v8 hi, v8 lo, v8 s) { EACH(lo.n[n] >> s.n[n] | hi.n[n] << 1 << (63 - s.n[n])); }
INLINE v8 popcounts(v8 x) { EACH((u64)__builtin_popcountll(x.n[n])); }
INLINE v8 best_where(v8 best, v8 there, v8 worth) { EACH(there.n[n] && worth.n[n] > best.n[n] ? worth.n[n] : best.n[n]); }
INLINE v8 running(v8 x) { for (int n = 1; n < 8; n++) x.n[n] += x.n[n - 1]; return x; }
INLINE u64 sum(v8 x) { u64 r = 0; for (int n = 0; n < 8; n++) r += x.n[n]; return r; }
#define sum_small sum
INLINE unsigned lanes_below(v8 x, u64 k) { unsigned r = 0; for (int n = 0; n < 8; n++) r += x.n[n] <= k; return r; }
INLINE u64 most(v8 x) { u64 r = 0; for (int n = 0; n < 8; n++) r = x.n[n] > r ? x.n[n] : r; return r; }
#endif
INLINE u64 lane_of(v8 x, unsigned lane) { u64 all[8]; memcpy(all, &x, 64); return all[lane]; }

/* A group of eight forms is 32 words, as src/quiltingbee/fast/lanes.py says. */
enum { GROUP = 32, SIZES = 7, LIMIT_LO = 8, LIMIT_HI = 16, FORMS = 24 };
typedef struct { v8 lo, hi, sizes; } Places;
INLINE Places places(const u64 *group, u64 lo, u64 hi, int rows) {
    v8 all_lo = splat(lo), all_hi = splat(hi);
    Places p = {both(load(group + LIMIT_LO), all_lo), both(load(group + LIMIT_HI), all_hi), splat(0)};
    for (int row = 0; row < rows; row++) {
        v8 s = widen(group[row]);
        p.lo = both(p.lo, funnel(all_hi, all_lo, s));
        p.hi = both(p.hi, right(all_hi, s));
    }
    p.sizes = plus(popcounts(p.lo), popcounts(p.hi));
    return p;
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
