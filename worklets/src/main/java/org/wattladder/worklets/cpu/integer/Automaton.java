package org.wattladder.worklets.cpu.integer;

import java.util.Arrays;

/**
 * A regular expression as an automaton: letters, {@code .} for all but the end of a line, sets of ranges, groups, {@code |},
 * {@code *}, {@code +} and {@code ?}. A state is one instruction; the states after it are next in line or jumped to.
 */
final class Automaton {
    private static final int MOST = 256;
    private static final int SPLIT = 1;
    private static final int JUMP = 2;
    private static final int END = 3;
    private static final int SET = 4;

    private final byte[] pattern;
    private int at;
    private final int[] kind = new int[MOST];
    private final int[] first = new int[MOST];
    private final int[] second = new int[MOST];
    private final long[] low = new long[MOST];
    private final long[] high = new long[MOST];
    private int count;

    private int[] now = new int[MOST];
    private int[] next = new int[MOST];
    private final int[] seen = new int[MOST];
    private int step;
    private int states;
    private boolean ended;

    Automaton(byte[] pattern) {
        this.pattern = pattern;
        alternatives();
        kind[count++] = END;
    }

    private boolean more(char c) {
        return at < pattern.length && pattern[at] == c;
    }

    private void alternatives() {
        int start = count;
        sequence();
        while (more('|')) {
            at++;
            open(start, SPLIT, start + 1, count + 2);
            int jump = count;
            kind[count++] = JUMP;
            sequence();
            first[jump] = count;
        }
    }

    private void sequence() {
        while (at < pattern.length && pattern[at] != '|' && pattern[at] != ')') {
            int start = count;
            atom();
            if (more('*')) {
                open(start, SPLIT, start + 1, count + 2);
                kind[count] = JUMP;
                first[count++] = start;
            } else if (more('?')) {
                open(start, SPLIT, start + 1, count + 1);
            } else if (more('+')) {
                kind[count] = SPLIT;
                first[count] = start;
                second[count] = count + 1;
                count++;
            } else {
                continue;
            }
            at++;
        }
    }

    private void atom() {
        byte c = pattern[at++];
        if (c == '(') {
            alternatives();
            at++;
            return;
        }
        kind[count] = SET;
        if (c == '.') {
            low[count] = ~(1L << '\n');
            high[count] = -1;
        } else if (c == '[') {
            for (; pattern[at] != ']'; at += 3) {
                for (int each = pattern[at]; each <= pattern[at + 2]; each++) {
                    allow(each);
                }
            }
            at++;
        } else {
            allow(c);
        }
        count++;
    }

    private void allow(int character) {
        if (character < Long.SIZE) {
            low[count] |= 1L << character;
        } else {
            high[count] |= 1L << character;
        }
    }

    /** Puts an instruction in front of those from {@code start}, and moves their jumps along. */
    private void open(int start, int newKind, int to, int orTo) {
        System.arraycopy(kind, start, kind, start + 1, count - start);
        System.arraycopy(first, start, first, start + 1, count - start);
        System.arraycopy(second, start, second, start + 1, count - start);
        System.arraycopy(low, start, low, start + 1, count - start);
        System.arraycopy(high, start, high, start + 1, count - start);
        count++;
        for (int i = start + 1; i < count; i++) {
            first[i] += kind[i] == JUMP || kind[i] == SPLIT ? 1 : 0;
            second[i] += kind[i] == SPLIT ? 1 : 0;
        }
        kind[start] = newKind;
        first[start] = to;
        second[start] = orTo;
        low[start] = 0;
        high[start] = 0;
    }

    /** Where the longest match ends that begins here, or -1. */
    int longest(byte[] text, int from) {
        int best = -1;
        states = 0;
        begin();
        add(0, now);
        for (int place = from; ; place++) {
            best = ended ? place : best;
            if (states == 0 || place == text.length) {
                return best;
            }
            int active = states;
            states = 0;
            begin();
            int c = text[place];
            for (int i = 0; i < active; i++) {
                int state = now[i];
                long set = c < Long.SIZE ? low[state] : high[state];
                if (((set >>> c) & 1) != 0) {
                    add(state + 1, next);
                }
            }
            int[] swap = now;
            now = next;
            next = swap;
        }
    }

    private void begin() {
        ended = false;
        if (++step < 0) {
            Arrays.fill(seen, 0);
            step = 1;
        }
    }

    private void add(int state, int[] to) {
        if (seen[state] == step) {
            return;
        }
        seen[state] = step;
        switch (kind[state]) {
            case SPLIT -> {
                add(first[state], to);
                add(second[state], to);
            }
            case JUMP -> add(first[state], to);
            case END -> ended = true;
            default -> to[states++] = state;
        }
    }
}
