package org.wattladder.chauffeur.config.suite;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.Setting;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.WorkletDescription;

/** Checks parameters of a worklet against what its description allows. */
final class Parameters {
    private Parameters() {}

    /** Every parameter of the worklet with the value given or its standard one. */
    static List<Setting> resolve(WorkletDescription worklet, List<PlacedValue<Long>> given, Problems problems) {
        given.forEach(parameter -> check(worklet, parameter, problems));
        return worklet.parameters().stream()
                .map(parameter -> new Setting(parameter.name(), Long.toString(value(parameter, given))))
                .toList();
    }

    private static void check(WorkletDescription worklet, PlacedValue<Long> given, Problems problems) {
        Optional<Parameter> parameter = worklet.parameters().stream()
                .filter(each -> each.name().equals(given.name()))
                .findFirst();
        if (parameter.isEmpty()) {
            Names names =
                    new Names(worklet.parameters().stream().map(Parameter::name).toList());
            problems.add(
                    given.where(),
                    "unknown parameter \"" + given.name() + "\" of " + worklet.name() + names.hint(given.name()));
        } else if (given.value() < parameter.get().minimum()
                || given.value() > parameter.get().maximum()) {
            problems.add(
                    given.where(),
                    given.name() + " of " + worklet.name() + " must be a whole number from "
                            + parameter.get().minimum() + " to "
                            + parameter.get().maximum() + ", not "
                            + given.value());
        }
    }

    private static long value(Parameter parameter, List<PlacedValue<Long>> given) {
        return given.stream()
                .filter(each -> each.name().equals(parameter.name()))
                .map(PlacedValue::value)
                .findFirst()
                .orElse(parameter.standard());
    }
}
