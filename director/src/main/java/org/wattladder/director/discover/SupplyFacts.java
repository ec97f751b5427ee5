package org.wattladder.director.discover;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.environment.EnvironmentKey;

/** Power supply units, which only SMBIOS knows, and often does not. */
final class SupplyFacts {
    private static final int SUPPLY = 39;
    private static final Pattern WATTS = Pattern.compile("(\\d{1,6}) W");

    private final FactSheet sheet;

    SupplyFacts(FactSheet sheet) {
        this.sheet = sheet;
    }

    void gather(Optional<Smbios> smbios, String reason) {
        List<Smbios.Structure> units = smbios.map(tables -> tables.ofType(SUPPLY)).orElse(List.of()).stream()
                .filter(unit -> unit.field("Status")
                        .map(status -> status.startsWith("Present"))
                        .orElse(false))
                .toList();
        String why = smbios.isPresent() ? "SMBIOS lists no power supply unit" : reason;
        sheet.put(
                EnvironmentKey.SUPPLY_COUNT,
                units.isEmpty() ? Optional.empty() : Optional.of(Integer.toString(units.size())),
                why);
        List<Optional<String>> watts =
                units.stream().map(SupplyFacts::watts).distinct().toList();
        sheet.put(
                EnvironmentKey.SUPPLY_WATTS,
                watts.size() == 1 ? watts.get(0) : Optional.empty(),
                watts.size() > 1 ? "the units are not alike" : why);
        sheet.put(
                EnvironmentKey.SUPPLIES,
                QuantityText.text(units.stream().map(SupplyFacts::describe).toList()),
                why);
    }

    private static Optional<String> watts(Smbios.Structure unit) {
        return unit.field("Max Power Capacity")
                .map(WATTS::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1));
    }

    private static String describe(Smbios.Structure unit) {
        String model = CleanText.joined(unit.field("Manufacturer"), unit.field("Model Part Number"))
                .or(() -> unit.field("Name"))
                .orElse("of unknown model");
        return model + watts(unit).map(text -> ", " + text + " W").orElse("");
    }
}
