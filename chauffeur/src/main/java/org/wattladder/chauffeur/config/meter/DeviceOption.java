package org.wattladder.chauffeur.config.meter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Endpoint;

/** Reads arguments of one option, {@code SOURCE[:option=value,...]} or {@code HOST:PORT}, and numbers their names. */
final class DeviceOption {
    private final String option;
    private final String name;
    private final Quantity quantity;
    private final int samplingMillis;
    private int count;

    DeviceOption(String option, String name, Quantity quantity, int samplingMillis) {
        this.option = option;
        this.name = name;
        this.quantity = quantity;
        this.samplingMillis = samplingMillis;
    }

    String option() {
        return option;
    }

    Optional<MeterPlan> device(String argument, List<String> sources, Problems problems) {
        Optional<Endpoint> endpoint = Endpoint.parse(argument);
        if (endpoint.isPresent()) {
            return Optional.of(
                    MeterPlan.of(next(), endpoint.get().host(), endpoint.get().port(), "", List.of(), samplingMillis));
        }
        int colon = argument.indexOf(':');
        String source = colon < 0 ? argument : argument.substring(0, colon);
        if (!sources.contains(source)) {
            problems.add(
                    option,
                    "\"" + argument + "\" is neither a source nor " + Endpoint.RANGE + new Names(sources).hint(source));
            return Optional.empty();
        }
        List<Setting> settings = settings(argument, colon, problems);
        settings.forEach(each -> LocalMeters.checkOption(source, quantity, each.name(), option, problems));
        return Optional.of(LocalMeters.plan(next(), source, settings, samplingMillis));
    }

    private List<Setting> settings(String argument, int colon, Problems problems) {
        List<Setting> settings = new ArrayList<>();
        if (colon < 0) {
            return settings;
        }
        for (String part : argument.substring(colon + 1).split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals < 0 && !part.isEmpty() && !settings.isEmpty()) {
                // A value may itself be a list with commas.
                Setting last = settings.remove(settings.size() - 1);
                settings.add(new Setting(last.name(), last.value() + "," + part));
            } else if (equals < 1 || equals == part.length() - 1) {
                problems.add(option, "\"" + part + "\" in \"" + argument + "\" must be option=value");
            } else {
                settings.add(new Setting(part.substring(0, equals), part.substring(equals + 1)));
            }
        }
        return settings;
    }

    private String next() {
        count++;
        return count == 1 ? name : name + "-" + count;
    }
}
