import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * Arguments of a bare loop: worklet, seconds of warm-up, seconds to measure, then name=value for options of the loop and
 * parameters of the worklet.
 */
final class BenchArguments {
    private final Map<String, String> options;
    private final Map<String, Long> values = new HashMap<>();
    private final Worklet worklet;
    private final String[] words;

    /** Reads them; the options are those the loop knows, with what they are when nothing is said. */
    BenchArguments(Map<String, String> standard, String... words) {
        this.words = words;
        options = new HashMap<>(standard);
        worklet = WorkletCatalogue.load().find(words[0]).orElseThrow();
        worklet.description().parameters().forEach(it -> values.put(it.name(), it.standard()));
        for (String word : Arrays.copyOfRange(words, 3, words.length)) {
            String[] halves = word.split("=", 2);
            if (options.replace(halves[0], halves[1]) == null
                    && values.replace(halves[0], Long.valueOf(halves[1])) == null) {
                throw new IllegalArgumentException(words[0] + " has no parameter " + halves[0] + "; it has "
                        + worklet.description().parameters().stream().map(Parameter::name).toList());
            }
        }
    }

    Worklet worklet() {
        return worklet;
    }

    String option(String name) {
        return options.get(name);
    }

    int number(String option) {
        return Integer.parseInt(options.get(option));
    }

    long warmNanos() {
        return (long) (Double.parseDouble(words[1]) * 1e9);
    }

    /** One measurement of this length, as a line of text. */
    interface Turn {
        String measure(long nanos) throws Exception;
    }

    /**
     * Warms up, says so, then measures once for each line of standard input, a number of seconds, after the seconds to leave
     * out (in place of those to measure).
     */
    void turns(Turn turn) throws Exception {
        turn.measure(warmNanos());
        System.out.println("warm");
        var lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            turn.measure(measureNanos());
            System.out.println(turn.measure((long) (Double.parseDouble(line) * 1e9)));
        }
    }

    long measureNanos() {
        return (long) (Double.parseDouble(words[2]) * 1e9);
    }

    /** A user in the folder of option {@code folder}, if that says one. */
    BenchContext user(int user, RandomGenerator random, long memoryBytes) {
        Optional<Path> folder = Optional.of(options.get("folder")).filter(it -> !it.isEmpty()).map(Path::of);
        return new BenchContext(user, folder, random, values, memoryBytes);
    }
}
