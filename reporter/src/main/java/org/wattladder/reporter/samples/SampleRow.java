package org.wattladder.reporter.samples;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import de.siegmar.fastcsv.reader.RecordType;
import java.util.ArrayList;
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
 * The row of {@code samples.csv} that is being read; columns are found by their heading, the first row. A long run has hundreds
 * of thousands of rows, so numbers are read where they stand, and no text is made of a cell that says what the one above said.
 */
final class SampleRow extends AbstractBaseCsvCallbackHandler<SampleRow> {
    private static final List<String> NAMES =
            List.of("meter", "quantity", "tier", "mark", "error", "channel", "taken_at", "value");
    private static final int METER = 0;
    private static final int QUANTITY = 1;
    private static final int TIER = 2;
    private static final int MARK = 3;
    private static final int ERROR = 4;
    private static final int CHANNEL = 5;
    private static final int TAKEN_AT = 6;
    private static final int VALUE = 7;
    private static final String SUM = "0";
    private static final Map<String, MeterFacts.Quantity> QUANTITIES = Arrays.stream(MeterFacts.Quantity.values())
            .collect(Collectors.toUnmodifiableMap(each -> each.name().toLowerCase(Locale.ROOT), each -> each));

    private final TakenAt takenAt = new TakenAt();
    private final List<String> heading = new ArrayList<>();
    private List<Integer> columns = List.of();
    private boolean isHeading;
    private final String[] texts = new String[TAKEN_AT];
    private final boolean[] present = new boolean[NAMES.size()];
    private OptionalLong moment = OptionalLong.empty();
    private OptionalDouble value = OptionalDouble.empty();

    SampleRow() {
        Arrays.fill(texts, "");
    }

    @Override
    protected void handleBegin(long line) {
        Arrays.fill(present, false);
        moment = OptionalLong.empty();
        value = OptionalDouble.empty();
    }

    @Override
    protected void handleField(int place, char[] text, int from, int length, boolean quoted) {
        if (columns.isEmpty()) {
            heading.add(new String(text, from, length));
        } else if (place < columns.size() && columns.get(place) >= 0) {
            take(columns.get(place), text, from, length);
        }
    }

    private void take(int column, char[] text, int from, int length) {
        present[column] = true;
        if (column == TAKEN_AT) {
            moment = takenAt.epochMillis(text, from, length);
        } else if (column == VALUE) {
            value = length == 0 ? OptionalDouble.empty() : number(new String(text, from, length));
        } else if (!isSame(texts[column], text, from, length)) {
            texts[column] = new String(text, from, length);
        }
    }

    private static boolean isSame(String before, char[] text, int from, int length) {
        if (before.length() != length) {
            return false;
        }
        for (int place = 0; place < length; place++) {
            if (before.charAt(place) != text[from + place]) {
                return false;
            }
        }
        return true;
    }

    private static OptionalDouble number(String text) {
        try {
            double value = Double.parseDouble(text);
            return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException none) {
            return OptionalDouble.empty();
        }
    }

    @Override
    protected SampleRow buildRecord() {
        isHeading = columns.isEmpty() && getRecordType() == RecordType.DATA;
        if (isHeading) {
            columns = heading.stream().map(NAMES::indexOf).toList();
        }
        return this;
    }

    private String text(int column) {
        return present[column] ? texts[column] : "";
    }

    /** Whether it is the heading, which says what the rows behind it hold. */
    boolean isHeading() {
        return isHeading;
    }

    /** Whether it tells who measured what, and when. */
    boolean isSample() {
        return moment.isPresent() && !meter().isEmpty() && QUANTITIES.containsKey(text(QUANTITY));
    }

    /** Whether it is of the device as a whole, and not of one channel. */
    boolean isTotal() {
        String channel = text(CHANNEL);
        return channel.isEmpty() || channel.equals(SUM);
    }

    String meter() {
        return text(METER);
    }

    String mark() {
        return text(MARK);
    }

    /** When the sample was taken, in milliseconds since 1970; of a row that is one. */
    long epochMillis() {
        return moment.orElseThrow();
    }

    /** Empty for an error and for what is no finite number. */
    OptionalDouble value() {
        return text(ERROR).isEmpty() ? value : OptionalDouble.empty();
    }

    /** The device of a row that is a sample. */
    DeviceRows device() {
        String tier = text(TIER);
        return new DeviceRows(
                meter(),
                Optional.ofNullable(QUANTITIES.get(text(QUANTITY))).orElseThrow(),
                Arrays.stream(EvidenceTier.values())
                        .filter(each -> each.label().equals(tier))
                        .findFirst());
    }
}
