// The worklet compress in C: the same text, the same LZW, the same tables.
#include "bench.h"

enum { INPUT = 384 * 1024, WORDS = 4096, FIRST = 256, CODES = 65536, SLOT_BITS = 17, STEP = 4096, SLACK = 8 };

static uint8_t words[WORDS][12];
static int lengths[WORDS];
static uint8_t *stock, *text, *expanded;
static uint32_t *packed;
static uint64_t *slots, *strings, table;
static int packed_ints, expanded_bytes;

static int below(int bound) { return (int)((draw() >> 33) * (uint64_t)bound >> 31); }

static int write_word(uint8_t *to, int at, int end) {
    int a = below(WORDS), b = below(WORDS), c = below(WORDS);
    int word = (int)((long)a * b / WORDS * c / WORDS);
    int length = lengths[word] < end - at ? lengths[word] : end - at;
    memcpy(to + at, words[word], (size_t)length);
    return length;
}

static void fill_stock(void) {
    for (int i = 0; i < WORDS; i++) {
        lengths[i] = 2 + below(8) + 1;
        for (int j = 0; j < lengths[i] - 1; j++) words[i][j] = (uint8_t)('a' + below(26) * below(26) / 26);
        words[i][lengths[i] - 1] = ' ';
    }
    for (int i = 0; i < 2 * INPUT;) i += write_word(stock, i, 2 * INPUT);
}

static int encode(const uint8_t *restrict from, int length, uint32_t *restrict to) {
    to[0] = (uint32_t)length;
    int out = 1, bits = 0, width = 9, limit = 1 << 9, next = FIRST;
    uint64_t buffer = 0, mark = ++table << 40;
    int prefix = from[0];
    for (int i = 1; i < length; i++) {
        int key = prefix << 8 | from[i];
        uint64_t wanted = mark | (uint64_t)key << 16;
        uint32_t slot = (uint32_t)key * 0x9E3779B1u >> (32 - SLOT_BITS);
        uint64_t entry = slots[slot];
        while ((entry ^ wanted) >> 16 != 0 && entry >= mark) {
            slot = (slot + 1) & ((1u << SLOT_BITS) - 1);
            entry = slots[slot];
        }
        if (entry >= mark) {
            prefix = (int)(entry & (CODES - 1));
            continue;
        }
        buffer |= (uint64_t)prefix << bits;
        bits += width;
        if (bits >= 32) {
            to[out++] = (uint32_t)buffer;
            buffer >>= 32;
            bits -= 32;
        }
        prefix = key & 0xff;
        if (next < CODES) {
            slots[slot] = wanted | (uint64_t)next;
            if (next++ == limit) {
                width++;
                limit <<= 1;
            }
        } else {
            next = FIRST;
            width = 9;
            limit = 1 << 9;
            mark = ++table << 40;
        }
    }
    buffer |= (uint64_t)prefix << bits;
    to[out++] = (uint32_t)buffer;
    to[out++] = (uint32_t)(buffer >> 32);
    return out;
}

static inline uint32_t code(const uint32_t *from, uint64_t position, uint32_t mask) {
    uint64_t two;
    memcpy(&two, from + (position >> 5), 8);
    return (uint32_t)(two >> (position & 31)) & mask;
}

static inline void copy(uint8_t *to, int from, int at, int length) {
    if (at - from < 8) {
        for (int i = 0; i < length; i++) to[at + i] = to[from + i];
        return;
    }
    int done = 0;
    do {
        uint64_t eight;
        memcpy(&eight, to + from + done, 8);
        memcpy(to + at + done, &eight, 8);
        done += 8;
    } while (done < length);
}

static int decode(const uint32_t *restrict from, uint8_t *restrict to) {
    for (int i = 0; i < FIRST; i++) to[i] = (uint8_t)i;
    int at = FIRST, end = FIRST + (int)from[0];
    uint64_t position = 32;
    while (at < end) {
        to[at] = (uint8_t)code(from, position, 0x1ff);
        position += 9;
        uint64_t last = (uint64_t)at << 32 | 1;
        at++;
        int next = FIRST;
        for (int width = 9; width <= 16 && at < end; width++) {
            int limit = 1 << width;
            for (; next < limit && at < end; next++) {
                strings[next] = last + 1;
                uint64_t string = strings[code(from, position, (uint32_t)limit - 1)];
                position += (uint64_t)width;
                int length = (int)(uint32_t)string;
                last = (uint64_t)at << 32 | (uint32_t)length;
                copy(to, (int)(string >> 32), at, length);
                at += length;
            }
        }
    }
    return at - FIRST;
}

static void prepare(void) {
    memcpy(text, stock + below(INPUT + 1), INPUT);
    for (int i = 0; i < INPUT; i += STEP) write_word(text, i + below(STEP), INPUT);
}
static void pack(void) { packed_ints = encode(text, INPUT, packed); }
static void expand(void) { expanded_bytes = decode(packed, expanded); }
static void both(void) {
    pack();
    expand();
}
static void prepare_packed(void) {
    prepare();
    pack();
}
static int equal(void) {
    return packed_ints < INPUT / 4 && expanded_bytes == INPUT && !memcmp(expanded + FIRST, text, INPUT);
}
static int small(void) { return packed_ints < INPUT / 4; }

int main(int count, char **arguments) {
    usage(count, arguments);
    stock = room(2 * INPUT);
    text = room(INPUT);
    expanded = room(FIRST + INPUT + SLACK);
    packed = room(INPUT * 2 + 16);
    slots = room(sizeof(uint64_t) << SLOT_BITS);
    strings = room(sizeof(uint64_t) * CODES);
    for (int i = 0; i < FIRST; i++) strings[i] = (uint64_t)i << 32 | 1;
    fill_stock();
    bench("round-trip", arguments, prepare, both, equal);
    if (count > 3) {
        bench("compress", arguments, prepare, pack, small);
        bench("expand", arguments, prepare_packed, expand, equal);
        fprintf(stderr, "packed to %.3f, %lu tables\n", packed_ints * 4.0 / INPUT, table);
    }
}
