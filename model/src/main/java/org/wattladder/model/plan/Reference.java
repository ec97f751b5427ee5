package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Performance per watt, or of system {@code cpu-ratios} performance, of a reference machine, which scores 1000 by definition; a text is empty when it is not known.
 *
 * @param name of its file, without directory and ending; empty when there is no reference
 * @param machine what was measured
 * @param made day of the measurement in ISO 8601
 * @param suite name of the suite
 * @param suiteDigest {@link WorkDigest} of all its worklets
 * @param tier weakest evidence behind its watts, for example {@code analyzer}; {@link #NO_WATTS} when figures hold none; empty when they are a definition
 * @param worklets in the order of the suite
 */
public record Reference(
        String name,
        String machine,
        String made,
        String suite,
        String suiteDigest,
        String tier,
        List<ReferenceWorklet> worklets) {
    /** The tier of figures that were measured and hold no watts. */
    public static final String NO_WATTS = "none";

    public Reference {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(machine, "machine");
        Objects.requireNonNull(made, "made");
        Objects.requireNonNull(suite, "suite");
        Objects.requireNonNull(suiteDigest, "suiteDigest");
        Objects.requireNonNull(tier, "tier");
        worklets = List.copyOf(worklets);
    }

    /** No reference at all. */
    public static Reference none() {
        return new Reference("", "", "", "", "", "", List.of());
    }

    /** Whether there is one. */
    @JsonIgnore
    public boolean given() {
        return !name.isEmpty();
    }

    /** Whether its figures define a unit and were not measured on the machine that it names. */
    @JsonIgnore
    public boolean isDefinition() {
        return given() && tier.isEmpty();
    }

    /** What it holds of this worklet; empty when it was not measured. */
    public Optional<ReferenceWorklet> worklet(String worklet) {
        return worklets.stream().filter(each -> each.name().equals(worklet)).findFirst();
    }

    /** The same figures for worklets of the same names whatever their parameters: a rehearsal has smaller files. */
    public Reference forWork(List<WorkletPlan> planned) {
        return new Reference(
                name,
                machine,
                made,
                suite,
                suiteDigest,
                tier,
                worklets.stream()
                        .map(known -> planned.stream()
                                .filter(each -> each.name().equals(known.name()))
                                .findFirst()
                                .map(each -> new ReferenceWorklet(known.name(), WorkDigest.of(each), known.levels()))
                                .orElse(known))
                        .toList());
    }
}
