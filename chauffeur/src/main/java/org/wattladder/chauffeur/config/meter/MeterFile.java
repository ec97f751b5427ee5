package org.wattladder.chauffeur.config.meter;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.settings.Key;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Loopback;

/** Reads a meters file. */
public final class MeterFile {
    private final List<String> hosts;
    private final Problems problems;

    private MeterFile(List<String> hosts, Problems problems) {
        this.hosts = hosts;
        this.problems = problems;
    }

    /**
     * The meters and sensors of this file; notes every problem.
     *
     * @param hosts names of the hosts of the run, which a meter may measure
     */
    public static MeterSet read(Path file, List<String> hosts, Problems problems) {
        return SectionFile.read(file, MeterKeys.SECTION, problems)
                .map(values -> new MeterFile(hosts, problems).set(values))
                .orElse(MeterSet.empty());
    }

    private MeterSet set(SectionValues values) {
        return new MeterSet(
                plans(values.orStandard(MeterKeys.METERS), MeterKeys.POWER_SAMPLING, Quantity.POWER),
                plans(values.orStandard(MeterKeys.SENSORS), MeterKeys.TEMPERATURE_SAMPLING, Quantity.TEMPERATURE));
    }

    private List<MeterPlan> plans(List<PlacedValue<SectionValues>> entries, Key<Duration> sampling, Quantity quantity) {
        List<MeterPlan> plans = new ArrayList<>();
        for (PlacedValue<SectionValues> entry : entries) {
            plan(entry, sampling, quantity).ifPresent(plans::add);
        }
        return plans;
    }

    private Optional<MeterPlan> plan(PlacedValue<SectionValues> entry, Key<Duration> sampling, Quantity quantity) {
        SectionValues values = entry.value();
        Optional<Endpoint> address = values.get(MeterKeys.ADDRESS);
        Optional<PlacedValue<String>> source = values.placed(MeterKeys.SOURCE);
        List<PlacedValue<String>> options = values.orStandard(MeterKeys.OPTIONS);
        if (address.isPresent() == source.isPresent()) {
            problems.add(entry.where(), entry.name() + " needs either an address or a source" + both(address));
            return Optional.empty();
        }
        if (!options.isEmpty() && address.isPresent()) {
            problems.add(options.get(0).where(), entry.name() + " has an address; options belong to a source");
        }
        source.ifPresent(each -> {
            checkSource(each, quantity);
            options.forEach(
                    option -> LocalMeters.checkOption(each.value(), quantity, option.name(), option.where(), problems));
        });
        int samplingMillis = Math.toIntExact(values.orStandard(sampling).toMillis());
        List<Setting> settings = options.stream()
                .map(option -> new Setting(option.name(), option.value()))
                .toList();
        return Optional.of(new MeterPlan(
                entry.name(),
                address.map(Endpoint::host).orElse(Loopback.address()),
                address.map(Endpoint::port).orElse(0),
                source.map(PlacedValue::value).orElse(""),
                settings,
                samplingMillis,
                hosts(values),
                values.orStandard(MeterKeys.ROLE),
                values.placed(MeterKeys.RANGES)
                        .map(ranges -> RangeKeys.read(ranges, problems))
                        .orElse(new RangePolicy.Unchanged())));
    }

    private List<String> hosts(SectionValues values) {
        Optional<PlacedValue<List<String>>> named = values.placed(MeterKeys.HOSTS);
        for (String name : named.map(PlacedValue::value).orElse(List.of())) {
            if (!hosts.contains(name)) {
                problems.add(
                        named.get().where(), "\"" + name + "\" is no host of this run" + new Names(hosts).hint(name));
            }
        }
        return named.map(PlacedValue::value).orElse(List.of());
    }

    private void checkSource(PlacedValue<String> source, Quantity quantity) {
        List<String> names = new ArrayList<>(MeterSource.namesOf(quantity));
        names.add(MeterSource.AUTO);
        if (!names.contains(source.value())) {
            String hint = new Names(names).hint(source.value());
            problems.add(source.where(), "unknown source \"" + source.value() + "\"" + hint);
        }
    }

    private static String both(Optional<Endpoint> address) {
        return address.isPresent() ? ", not both" : "";
    }
}
