package org.wattladder.meter.source.scpi;

import java.util.List;
import java.util.Optional;
import org.wattladder.meter.source.RangeControl;

/**
 * One range of the analyzer.
 *
 * @param kind what it limits
 * @param element whose; empty where one range is for all elements
 */
record RangeKey(RangeControl.Kind kind, Optional<Integer> element) {

    private String path(String what) {
        String input = kind == RangeControl.Kind.AMPS ? ":INP:CURR:" : ":INP:VOLT:";
        return input + what + element.map(number -> ":ELEM" + number).orElse("");
    }

    String askRange() {
        return path("RANG") + "?";
    }

    String askAutomatic() {
        return path("AUTO") + "?";
    }

    List<String> fix(double range) {
        return List.of(path("AUTO") + " OFF", path("RANG") + " " + plain(range));
    }

    String automatic() {
        return path("AUTO") + " ON";
    }

    private static String plain(double number) {
        return java.math.BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
