package org.wattladder.worklets.cpu.integer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.cpu.answer.Kernel;

/** Every kernel against another algorithm for the same question. */
class IntegerKernelsTest {
    private static <K extends Kernel> K run(K kernel) {
        kernel.reset();
        kernel.run();
        return kernel;
    }

    /** The longest match that begins at each place, by the JDK: the longest region that matches as a whole. */
    private static List<List<Integer>> matchesByJdk(String text) {
        List<List<Integer>> matches = new ArrayList<>();
        for (String pattern : Regex.PATTERNS) {
            Matcher matcher = Pattern.compile(pattern).matcher(text);
            for (int from = 0; from < text.length(); ) {
                int end = text.length();
                while (end > from && !matcher.region(from, end).matches()) {
                    end--;
                }
                if (end > from) {
                    matches.add(List.of(from, end));
                }
                from = Math.max(end, from + 1);
            }
        }
        return matches;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void shouldFindTheMatchesThatTheJdkFinds(int seed) {
        byte[] text = Regex.text(400, new SplittableRandom(seed));
        Regex.Search search = run(new Regex.Search(text));
        assertThat(search.matches)
                .extracting(match -> List.of(match[0], match[1]))
                .isEqualTo(matchesByJdk(new String(text, StandardCharsets.US_ASCII)))
                .hasSizeGreaterThan(12);
    }

    @ParameterizedTest
    @CsvSource({
        "a|b|cd, cd, 2",
        "(a|b)*c?, abbac, 5",
        "[a-c]+d?, abcabe, 5",
        "(ab?)+, aabab, 5",
        ".+x, axbx, 4",
        "a.b, a1b, 3"
    })
    void shouldUnderstandEveryOperator(String pattern, String text, int end) {
        assertThat(new Automaton(pattern.getBytes(StandardCharsets.US_ASCII))
                        .longest(text.getBytes(StandardCharsets.US_ASCII), 0))
                .isEqualTo(end);
    }

    /** Looks at every move to the end, without bounds and without a table. */
    private static int everyMove(long mine, long all, int left) {
        if (left == 0) {
            return BoardSearch.Search.weight(mine) - BoardSearch.Search.weight(mine ^ all);
        }
        int best = -100;
        for (int column = 0; column < BoardSearch.COLUMNS; column++) {
            long stone = BoardSearch.Search.free(all, column);
            if (stone != 0) {
                best = Math.max(
                        best,
                        BoardSearch.wins(mine | stone) ? 50 + left : -everyMove(mine ^ all, all | stone, left - 1));
            }
        }
        return best == -100 ? 0 : best;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldValuePositionsAsEveryMoveDoes(int seed) {
        BoardSearch.Search search = run(new BoardSearch.Search(6, new SplittableRandom(seed)));
        assertThat(search.value).isEqualTo(everyMove(search.mine, search.all, 6));
    }

    @Test
    void shouldSeeFourInARow() {
        long across = 1 | (1L << 7) | (1L << 14) | (1L << 21);
        assertThat(BoardSearch.wins(across)).isTrue();
        assertThat(BoardSearch.wins(0b1111)).isTrue();
        assertThat(BoardSearch.wins(1 | (1L << 8) | (1L << 16) | (1L << 24))).isTrue();
        assertThat(BoardSearch.wins((1L << 3) | (1L << 9) | (1L << 15) | (1L << 21)))
                .isTrue();
        assertThat(BoardSearch.wins(0b111 | (0b1000 << 7))).isFalse();
        assertThat(BoardSearch.wins(0b111000000)).as("round the edge").isFalse();
    }

    /** Shortest paths by going on until nothing becomes shorter. */
    private static int relaxed(PathFinding.Map map, int path) {
        int line = map.order + 2;
        int[] best = new int[map.cost.length];
        Arrays.fill(best, 1 << 20);
        best[map.from[path]] = 0;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int place = line; place < best.length - line; place++) {
                for (int step : new int[] {1, -1, line, -line}) {
                    int length = best[place + step] + map.cost[place];
                    if (map.cost[place] > 0 && length < best[place]) {
                        best[place] = length;
                        changed = true;
                    }
                }
            }
        }
        int length = best[map.to[path]];
        return length == 1 << 20 ? -1 : length;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void shouldFindPathsThatCannotBeShorter(int seed) {
        PathFinding.Map map = run(new PathFinding.Map(24, new SplittableRandom(seed)));
        for (int path = 0; path < map.lengths.length; path++) {
            assertThat(map.lengths[path]).isEqualTo(relaxed(map, path));
        }
    }

    @Test
    void shouldDecodeWhatItCodedAndComeNearTheEntropy() {
        byte[] text = Regex.text(20_000, new SplittableRandom(1));
        ArithmeticCoder.Coding coding = run(new ArithmeticCoder.Coding(text));
        assertThat(coding.decoded).isEqualTo(text);
        int[] counts = new int[128];
        for (byte character : text) {
            counts[character]++;
        }
        double bits = 0;
        for (int count : counts) {
            bits += count == 0 ? 0 : count * Math.log((double) text.length / count) / Math.log(2);
        }
        assertThat(coding.length).isBetween((int) (bits / 8), (int) (1.12 * bits / 8));
    }

    @Test
    void shouldDecodeAlsoWhereACarryRunsThroughSeveralBytes() {
        for (int seed = 0; seed < 300; seed++) {
            byte[] text = Regex.text(200, new SplittableRandom(seed));
            assertThat(run(new ArithmeticCoder.Coding(text)).decoded).isEqualTo(text);
        }
    }

    @Test
    void shouldWriteTheDocumentThatItRead() {
        byte[] text = JsonText.document(50, new SplittableRandom(3));
        Json.Document document = run(new Json.Document(text));
        assertThat(new String(document.written, 0, document.length, StandardCharsets.US_ASCII))
                .isEqualTo(new String(text, StandardCharsets.US_ASCII))
                .contains("\\n\\\"", "null", "true", "false", "[]", ",\"y\":-");
        assertThat(new JsonText.Reader("{\"a\":[1,-2.50,{}]}".getBytes(StandardCharsets.US_ASCII)).value())
                .hasToString("{a=[1, Hundredths[value=-250], {}]}");
    }

    private static int value(Expression expression, int[] variables) {
        return switch (expression.operation()) {
            case Expression.NUMBER -> expression.value();
            case Expression.VARIABLE -> variables[expression.value()];
            default ->
                Expression.apply(
                        expression.operation(),
                        value(expression.left(), variables),
                        value(expression.right(), variables));
        };
    }

    private static int execute(int[] instructions, int[] variables) {
        int[] registers = new int[Registers.REGISTERS];
        int[] memory = new int[instructions.length];
        int last = 0;
        for (int i = 0; i < instructions.length; i += 2) {
            int operation = instructions[i] >> 16;
            last = (instructions[i] >> 8) & 0xFF;
            int second = instructions[i] & 0xFF;
            int first = instructions[i + 1];
            switch (operation) {
                case Expression.NUMBER -> registers[last] = first;
                case Expression.VARIABLE -> registers[last] = variables[first];
                case Registers.STORE -> memory[first] = registers[last];
                case Registers.LOAD -> registers[last] = memory[first];
                default -> registers[last] = Expression.apply(operation, registers[first], registers[second]);
            }
        }
        return registers[last];
    }

    @Test
    void shouldCompileToCodeOfTheSameValue() {
        SplittableRandom random = new SplittableRandom(7);
        TreeRewrite.Program program = run(new TreeRewrite.Program(60, random));
        int stores = 0;
        for (int i = 0; i < program.expressions.length; i++) {
            int[] variables = random.ints(Expression.VARIABLES).toArray();
            assertThat(execute(program.instructions[i], variables)).isEqualTo(value(program.expressions[i], variables));
            for (int j = 0; j < program.instructions[i].length; j += 2) {
                stores += program.instructions[i][j] >> 16 == Registers.STORE ? 1 : 0;
            }
        }
        assertThat(stores).as("registers run out").isPositive();
    }
}
