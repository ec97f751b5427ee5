// The worklet compress in C: the same text, the same LZW, the same tables.
#include "bench.h"

enum { INPUT = 384 * 1024, WORDS = 4096, FIRST = 256, CODES = 65536, SLOT_BITS = 17, STEP = 4096, SLACK = 16 };

static uint8_t words[WORDS][12];
static int lengths[WORDS];
static uint8_t *stock, *text, *expanded, *packed;
static uint64_t *slots, *strings, table;
static uint16_t codes[CODES];
static uint32_t prefix_;
static int read_, done_, packed_bytes, expanded_bytes;

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

// Codes in codes[FIRST - 1..], until the table is full or the text ends; the number behind the last.
static int find(const uint8_t *restrict text, int length, uint64_t mark) {
    uint32_t prefix = prefix_;
    int i = read_;
    for (int n = FIRST - 1; n < CODES; n++) {
        uint32_t slot = 0;
        uint64_t wanted = 0;
        for (; i < length; i++) {
            uint32_t key = prefix | (uint32_t)text[i] << 16;
            wanted = mark | (uint64_t)key << 16;
            slot = key * 0x9E3779B1u >> (32 - SLOT_BITS);
            uint64_t difference = slots[slot] ^ wanted;
            while (difference >> 16 != 0) {
                if (difference >> 40 != 0) goto unknown;
                slot = (slot + 1) & ((1u << SLOT_BITS) - 1);
                difference = slots[slot] ^ wanted;
            }
            prefix = (uint32_t)difference;
        }
    unknown:
        codes[n] = (uint16_t)prefix;
        if (i >= length) {
            done_ = 1;
            return n + 1;
        }
        slots[slot] = wanted | (uint64_t)(n + 1);
        prefix = text[i++];
    }
    prefix_ = prefix;
    read_ = i;
    return CODES;
}

static uint64_t pack_codes(int from, int to, int width, uint8_t *restrict packed, uint64_t start) {
    uint8_t *at = packed + (start >> 3);
    int bits = (int)start & 7;
    uint64_t buffer = *at & ((1u << bits) - 1);
    for (int n = from; n < to; n++) {
        buffer |= (uint64_t)codes[n] << bits;
        memcpy(at, &buffer, 8);
        bits += width;
        at += bits >> 3;
        buffer >>= bits & ~7;
        bits &= 7;
    }
    return start + (uint64_t)width * (uint64_t)(to - from);
}

static int encode(const uint8_t *restrict text, int length, uint8_t *restrict packed) {
    int count = 0;
    uint64_t position = 32;
    prefix_ = text[0];
    read_ = 1;
    done_ = 0;
    while (!done_) {
        uint64_t mark = ++table << 40;
        int from = FIRST - 1, end = find(text, length, mark);
        count += end - from;
        for (int width = 9; from < end; width++) {
            int to = 1 << width < end ? 1 << width : end;
            position = pack_codes(from, to, width, packed, position);
            from = to;
        }
    }
    memcpy(packed, &count, 4);
    return (int)((position + 7) / 8);
}

static inline uint32_t code(const uint8_t *from, uint32_t position, uint32_t mask) {
    uint64_t eight;
    memcpy(&eight, from + (position >> 3), 8);
    return (uint32_t)(eight >> (position & 7)) & mask;
}

static inline void copy_eight(uint8_t *to, int from, int at) {
    uint64_t eight;
    memcpy(&eight, to + from, 8);
    memcpy(to + at, &eight, 8);
}

static inline void copy(uint8_t *to, int from, int at, int length) {
    if (at - from < 8) {
        for (int i = 0; i < length; i++) to[at + i] = to[from + i];
        return;
    }
    copy_eight(to, from, at);
    copy_eight(to, from + 8, at + 8);
    for (int done = 16; done < length; done += 8) copy_eight(to, from + done, at + done);
}

static int decode(const uint8_t *restrict from, uint8_t *restrict to) {
    for (int i = 0; i < FIRST; i++) to[i] = (uint8_t)i;
    int left, at = FIRST;
    memcpy(&left, from, 4);
    uint32_t position = 32;
    while (left > 0) {
        to[at] = (uint8_t)code(from, position, 0x1ff);
        position += 9;
        left--;
        uint64_t last = (uint64_t)at << 32 | 1;
        at++;
        int next = FIRST;
        for (int width = 9; width <= 16 && left > 0; width++) {
            int limit = (1 << width) - next < left ? 1 << width : next + left;
            left -= limit - next;
            for (; next < limit; next++) {
                strings[next] = last + 1;
                uint64_t string = strings[code(from, position, (1u << width) - 1)];
                position += (uint32_t)width;
                int length = (int)(uint32_t)string;
                copy(to, (int)(string >> 32), at, length);
                last = (uint64_t)at << 32 | (uint32_t)length;
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
static void pack(void) { packed_bytes = encode(text, INPUT, packed); }
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
    return packed_bytes < INPUT && expanded_bytes == INPUT && !memcmp(expanded + FIRST, text, INPUT);
}
static int small(void) { return packed_bytes < INPUT; }

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
        fprintf(stderr, "packed to %.3f, %lu tables\n", packed_bytes * 1.0 / INPUT, table);
    }
}
