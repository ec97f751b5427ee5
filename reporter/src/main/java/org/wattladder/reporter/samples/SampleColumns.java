package org.wattladder.reporter.samples;

import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts;

/**
 * Where {@code samples.csv} has what; columns are found by their heading.
 *
 * @param places in the order of {@link #NAMES}; -1 for a column that files had not always
 */
record SampleColumns(List<Integer> places) {
    static final SampleColumns NONE = new SampleColumns(List.of());

    private static final List<String> NAMES =
            List.of("meter", "quantity", "tier", "mark", "taken_at", "value", "error", "channel");
    private static final int METER = 0;
    private static final int QUANTITY = 1;
    private static final int TIER = 2;
    private static final int MARK = 3;
    private static final int TAKEN_AT = 4;
    private static final int VALUE = 5;
    private static final int ERROR = 6;
    private static final int CHANNEL = 7;
    private static final String SUM = "0";
    private static final Map<String, MeterFacts.Quantity> QUANTITIES = Arrays.stream(MeterFacts.Quantity.values())
            .collect(Collectors.toUnmodifiableMap(each -> each.name().toLowerCase(Locale.ROOT), each -> each));

    static SampleColumns of(List<String> heading) {
        return new SampleColumns(NAMES.stream().map(heading::indexOf).toList());
    }

    private String cell(CsvRecord row, int column) {
        int place = places.get(column);
        return place >= 0 && place < row.getFieldCount() ? row.getField(place) : "";
    }

    /** Whether a row tells who measured what. */
    boolean isSample(CsvRecord row) {
        return !meter(row).isEmpty() && quantity(row).isPresent();
    }

    /** Whether it is of the device as a whole, and not of one channel. */
    boolean isTotal(CsvRecord row) {
        String channel = cell(row, CHANNEL);
        return channel.isEmpty() || channel.equals(SUM);
    }

    String meter(CsvRecord row) {
        return cell(row, METER);
    }

    String mark(CsvRecord row) {
        return cell(row, MARK);
    }

    DeviceRows device(CsvRecord row) {
        String tier = cell(row, TIER);
        return new DeviceRows(
                meter(row),
                quantity(row).orElseThrow(),
                Arrays.stream(EvidenceTier.values())
                        .filter(each -> each.label().equals(tier))
                        .findFirst());
    }

    private Optional<MeterFacts.Quantity> quantity(CsvRecord row) {
        return Optional.ofNullable(QUANTITIES.get(cell(row, QUANTITY)));
    }

    /** When it was taken, in milliseconds since 1970; empty when that is no moment. */
    OptionalLong epochMillis(CsvRecord row) {
        return TakenAt.epochMillis(cell(row, TAKEN_AT));
    }

    /** Empty for an error and for what is no finite number. */
    OptionalDouble value(CsvRecord row) {
        String text = cell(row, VALUE);
        if (text.isEmpty() || !cell(row, ERROR).isEmpty()) {
            return OptionalDouble.empty();
        }
        try {
            double value = Double.parseDouble(text);
            return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException none) {
            return OptionalDouble.empty();
        }
    }
}
