package org.wattladder.model.meter;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts.Quantity;
import tools.jackson.databind.json.JsonMapper;

/**
 * A source of our meter daemon, known before any daemon runs: files and options are checked with it, and the tier of a
 * daemon that names itself {@code Wattladder-<label>} is read from it.
 *
 * <p>Read from {@code sources.json}, which a test of the daemon makes from the sources themselves.
 *
 * @param label the word for it in files, options and identities
 * @param quantity what it measures; a source of both stands in the file twice
 * @param tier evidence of its figures
 * @param automatic whether {@code auto} tries it; the others need an address, or measure less or nothing
 * @param sentence what it reads and what that is worth
 * @param options its settings; the daemon checks their values
 */
public record MeterSource(
        String label,
        Quantity quantity,
        EvidenceTier tier,
        boolean automatic,
        String sentence,
        List<MeterSourceOption> options) {

    /** The choice that leaves the source to the daemon. */
    public static final String AUTO = "auto";

    private static final List<MeterSource> ALL = read();

    public MeterSource {
        options = List.copyOf(options);
    }

    /** Every source, the best first. */
    public static List<MeterSource> all() {
        return ALL;
    }

    /** Those that measure this, the best first. */
    public static List<MeterSource> of(Quantity quantity) {
        return ALL.stream().filter(source -> source.quantity == quantity).toList();
    }

    /** Names of the options that this source takes, or any of those that {@code auto} tries; none for a source unknown. */
    public static List<String> optionsOf(String label, Quantity quantity) {
        return of(quantity).stream()
                .filter(source -> label.equals(AUTO) ? source.automatic : source.label.equals(label))
                .flatMap(source -> source.options.stream())
                .map(MeterSourceOption::name)
                .distinct()
                .toList();
    }

    /** The source of this name; of two, the one of power. */
    public static Optional<MeterSource> named(String label) {
        return ALL.stream().filter(source -> source.label.equals(label)).findFirst();
    }

    /** Names of the sources that {@code auto} tries, in this order. */
    public static List<String> automaticNames() {
        return ALL.stream()
                .filter(MeterSource::automatic)
                .map(MeterSource::label)
                .toList();
    }

    /** Names of the sources that measure this. */
    public static List<String> namesOf(Quantity quantity) {
        return of(quantity).stream().map(MeterSource::label).toList();
    }

    private static List<MeterSource> read() {
        try (InputStream file = MeterSource.class.getResourceAsStream("sources.json")) {
            return List.of(JsonMapper.shared().readValue(file, MeterSource[].class));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
