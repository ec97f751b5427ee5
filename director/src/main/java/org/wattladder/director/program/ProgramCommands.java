package org.wattladder.director.program;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.wattladder.model.wire.Load;
import org.wattladder.settings.program.Counting;
import org.wattladder.settings.program.Pace;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.Endpoint;

/**
 * The commands of a measured program with everything filled in.
 *
 * @param file that says them
 * @param workplace where they run
 */
public record ProgramCommands(ProgramFile file, Workplace workplace) {
    private static final String SECONDS = "{seconds}";
    private static final int RATE_DIGITS = 3;

    /**
     * Sees that every command can be found.
     *
     * @throws IllegalArgumentException with a sentence, if one cannot
     */
    public void check() {
        workplace.checkRequirements();
        workplace.before();
        ofOwnGroup();
        file.commands().all().forEach(workplace::command);
    }

    /** What comes before everything, so that all processes can be stopped together; nothing unless they are. */
    public List<String> ofOwnGroup() {
        return file.pace() == Pace.DUTY ? workplace.command(List.of("setsid")) : List.of();
    }

    /** The words for the version; none when the file has no such command. */
    public List<String> version() {
        return file.commands().version().isEmpty()
                ? List.of()
                : whole(workplace.command(file.commands().version()));
    }

    /** The command that holds a rate, with what is filled in for every interval still open. */
    public List<String> start() {
        return whole(workplace.command(file.commands().start()));
    }

    /** Removes the file that an earlier life wrote its result to. */
    public void forgetResult() throws IOException {
        Optional<Path> old = json();
        if (old.isPresent()) {
            Files.deleteIfExists(old.get());
        }
    }

    /**
     * What it has written to that file.
     *
     * @throws Untrustworthy if it is not there, or no JSON
     */
    public JsonFile result() throws Untrustworthy {
        Optional<Path> written = json();
        return written.isPresent() ? JsonFile.read(written.get()) : JsonFile.none();
    }

    private Optional<Path> json() {
        return file.counting()
                .json()
                .filter(text -> file.counting().readsJson())
                .map(text -> Path.of(workplace.filledIn(text)));
    }

    /** Whether the program is told how long it shall run, so that it ends by itself. */
    public boolean endsByItself(Load load) {
        return template(load).stream().anyMatch(word -> word.contains(SECONDS));
    }

    /**
     * The command for an interval.
     *
     * @param users of the program
     * @param seconds how long it shall run
     * @param endpoints where the components listen that it needs, by role
     */
    public List<String> of(Load load, int users, long seconds, Map<String, Endpoint> endpoints) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("users", Integer.toString(users));
        values.put("seconds", Long.toString(seconds));
        if (load instanceof Load.Paced paced) {
            double rate = paced.transactionsPerSecond();
            values.put("rate", decimal(rate));
            values.put("whole-rate", Long.toString(Math.max(1, Math.round(rate))));
            values.put("rate-per-user", decimal(rate / users));
        }
        endpoints.forEach((role, at) -> values.put(role, at.toString()));
        List<String> filled = new ArrayList<>();
        for (String word : workplace.command(template(load))) {
            filled.add(file.literal() ? word : filledIn(word, values));
        }
        return whole(filled);
    }

    /** The command that is run to its end before each interval; empty when there is none. */
    public Optional<List<String>> prepare() {
        return file.commands().prepare().map(words -> whole(workplace.command(words)));
    }

    /**
     * The readings of its endpoint of metrics; empty when something else tells its units.
     *
     * @param endpoints where the components listen that it needs, by role
     * @param nanoTime the monotonic clock
     * @throws MalformedURLException if the file names no address
     */
    public Optional<MetricReadings> metrics(Map<String, Endpoint> endpoints, LongSupplier nanoTime)
            throws MalformedURLException {
        return file.counting().metric().isEmpty()
                ? Optional.empty()
                : Optional.of(new MetricReadings(file.counting().metric().get(), metricsAddress(endpoints), nanoTime));
    }

    /**
     * The readings of the figures that its endpoint of metrics tells, by name.
     *
     * @param endpoints where the components listen that it needs, by role
     * @param nanoTime the monotonic clock
     * @throws MalformedURLException if the file names no address
     */
    public Map<String, MetricReadings> readings(Map<String, Endpoint> endpoints, LongSupplier nanoTime)
            throws MalformedURLException {
        Map<String, MetricReadings> readings = new LinkedHashMap<>();
        for (Map.Entry<String, Counting.Figure> figure :
                file.counting().figures().entrySet()) {
            if (figure.getValue().metric().isPresent()) {
                readings.put(
                        figure.getKey(),
                        new MetricReadings(figure.getValue().metric().get(), metricsAddress(endpoints), nanoTime));
            }
        }
        return readings;
    }

    private URL metricsAddress(Map<String, Endpoint> endpoints) throws MalformedURLException {
        Map<String, String> values = new LinkedHashMap<>();
        endpoints.forEach((role, at) -> values.put(role, at.toString()));
        return new URL(filledIn(file.counting().metrics().orElseThrow(), values));
    }

    private static String filledIn(String template, Map<String, String> values) {
        String text = template;
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("{" + value.getKey() + "}", value.getValue());
        }
        return text;
    }

    /** The rate of this load, as a program is told; {@code max} for as fast as it can. */
    public static String rate(Load load) {
        return load instanceof Load.Paced paced ? decimal(paced.transactionsPerSecond()) : "max";
    }

    private List<String> template(Load load) {
        if (load instanceof Load.Iterations lives) {
            return file.commands().named(lives.command());
        }
        return load instanceof Load.Paced
                ? file.commands().start()
                : file.commands().unpaced();
    }

    private List<String> whole(List<String> words) {
        List<String> all = new ArrayList<>(workplace.before());
        all.addAll(words);
        return all;
    }

    private static String decimal(double rate) {
        return BigDecimal.valueOf(rate)
                .setScale(RATE_DIGITS, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
