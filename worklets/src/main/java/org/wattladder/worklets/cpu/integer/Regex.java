package org.wattladder.worklets.cpu.integer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Searches a text for patterns with an engine that keeps all states of the automaton side by side. */
public final class Regex extends KnownWorklet {
    static final List<String> PATTERNS = List.of(
            "(ab|cd)+e",
            "[a-f][g-m]*n",
            "q(u|v|w)?[a-e]+ ",
            " [a-z][a-z]?[a-z]? ",
            "(a|e|i|o|u)[b-d](a|e|i|o|u)",
            "t.+in?g",
            "[k-p]+([q-z]|ab)*c",
            "x.*y.*z");

    /** A worklet with its standard size. */
    public Regex() {
        super(
                "regex",
                "Integer units and branch prediction, by sets of states that change with every character.",
                "Compiles 8 regular expressions and finds all of their longest matches in a text of 32,768 characters, line by"
                        + " line, by stepping through all states of the automaton together (Thompson 1968). 140 kB per user.",
                MemoryNeed.allocating(140_000, 1 << 20),
                new Parameter("text-characters", "length of the text", 64, 1_000_000, 32_768, 256));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Search(text(size, input));
    }

    /** Letters, frequent ones more often, in words and lines. */
    static byte[] text(int length, RandomGenerator input) {
        byte[] text = new byte[length];
        for (int i = 0; i < length; i++) {
            int kind = input.nextInt(64);
            text[i] =
                    (byte) (kind == 0 ? '\n' : kind < 10 ? ' ' : 'a' + Math.min(input.nextInt(26), input.nextInt(26)));
        }
        return text;
    }

    /** Matches of each pattern. */
    static final class Search implements Kernel {
        private final byte[] text;
        final List<int[]> matches = new ArrayList<>();

        Search(byte[] text) {
            this.text = text;
        }

        @Override
        public void reset() {
            matches.clear();
        }

        @Override
        public void run() {
            for (String pattern : PATTERNS) {
                Automaton automaton = new Automaton(pattern.getBytes(StandardCharsets.US_ASCII));
                int from = 0;
                while (from < text.length) {
                    int end = automaton.longest(text, from);
                    if (end > from) {
                        matches.add(new int[] {from, end});
                    }
                    from = Math.max(end, from + 1);
                }
            }
        }

        @Override
        public void digest(Digest digest) {
            for (int[] match : matches) {
                digest.add(match, match.length);
            }
        }
    }
}
