package org.wattladder.console.screen;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.chauffeur.doctor.Needs;
import org.wattladder.console.archive.KnownMachines;
import org.wattladder.console.start.RunForm;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Length;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Moment;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * What plans of one suite would do, before they are started.
 *
 * @param plans one for each run
 * @param length about how long all of them take
 * @param ends about when they would be over
 * @param needs memory and disk; empty while one of the machines was in no run yet
 * @param freeBytes of the disk that results go to
 */
public record PlannedRun(List<RunPlan> plans, Duration length, Instant ends, Optional<Needs> needs, long freeBytes) {
    public PlannedRun {
        plans = List.copyOf(plans);
    }

    /**
     * Where it would happen.
     *
     * @param machines as earlier runs knew them
     * @param catalogue of worklets
     * @param results folder
     */
    public record Place(KnownMachines machines, WorkletCatalogue catalogue, Path results) {

        /** What these plans would do, begun at this moment; none at all when there is no plan. */
        public Optional<PlannedRun> planned(List<RunPlan> plans, RunForm form, Instant now) {
            return plans.isEmpty() ? Optional.empty() : Optional.of(of(plans, form, now));
        }

        /** Those of these runs, which are on or wait, that measure a machine of these plans too. */
        List<RunLine> conflicting(List<RunPlan> plans, List<IndexedRun> live) {
            List<String> wanted = plans.stream()
                    .flatMap(plan -> plan.hosts().stream())
                    .map(host -> machines.machine(host.name()))
                    .toList();
            return live.stream()
                    .filter(run -> run.hosts().stream().map(machines::machine).anyMatch(wanted::contains))
                    .map(RunLine::new)
                    .toList();
        }

        private PlannedRun of(List<RunPlan> plans, RunForm form, Instant now) {
            Stream<Duration> lengths =
                    plans.stream().map(plan -> ExpectedDuration.of(plan).multipliedBy(form.runs()));
            Duration length = form.course().each() == RunForm.Each.QUEUED
                    ? lengths.reduce(Duration.ZERO, Duration::plus)
                    : lengths.max(Comparator.naturalOrder()).orElseThrow();
            List<Optional<Needs>> each = plans.stream().map(this::needs).toList();
            Optional<Needs> needs = each.stream().allMatch(Optional::isPresent)
                    ? each.stream().flatMap(Optional::stream).reduce(Needs::and).map(all -> all.times(form.runs()))
                    : Optional.empty();
            return new PlannedRun(plans, length, now.plus(length), needs, usable(results));
        }

        private Optional<Needs> needs(RunPlan plan) {
            return machines.facts(plan.hosts()).map(facts -> Needs.of(plan, catalogue, facts));
        }

        private static long usable(Path folder) {
            Path there = folder;
            while (there.getParent() != null && !there.toFile().exists()) {
                there = there.getParent();
            }
            return there.toFile().getUsableSpace();
        }
    }

    /** Title of the suite. */
    public String title() {
        return plan().suite().title();
    }

    /** What it is for. */
    public Message mode() {
        return Message.of("mode." + plan().suite().mode().label());
    }

    /** About how long it takes. */
    public Length takes() {
        return new Length(length);
    }

    /** The word for when it would be over: about then, or then at the latest. */
    public Message endsWord() {
        return Message.of(plan().isKnown() ? "console.ends-now" : "console.ends-now-at-most");
    }

    /** About when it would be over. */
    public Moment over() {
        return new Moment(ends);
    }

    /** Memory on the machine that needs most. */
    public Text memory() {
        return needs.<Text>map(all -> Cells.bytes(all.memoryBytes())).orElse(Message.of("console.needs-unknown"));
    }

    /** Disk for results. */
    public Text disk() {
        Text free = Cells.bytes(freeBytes);
        return needs.map(all -> Message.of("console.disk-of", Cells.bytes(all.diskBytes()), free))
                .orElse(Message.of("console.disk-free", free));
    }

    /** Whether the results do not fit. */
    public boolean tooLarge() {
        return needs.filter(all -> all.diskBytes() > freeBytes).isPresent();
    }

    /** What performance per watt is divided by; a dash when nothing is. */
    public Text reference() {
        return plan().score().reference().given()
                ? new Name(plan().score().reference().name())
                : Cells.DASH;
    }

    /** Names of worklets. */
    public String worklets() {
        return plan().worklets().stream().map(WorkletPlan::name).collect(Collectors.joining(", "));
    }

    /** Names of machines. */
    public String hosts() {
        return names(plan -> plan.hosts().stream().map(HostPlan::name));
    }

    /** Names of meters and sensors; empty when there is none. */
    public String meters() {
        return names(plan ->
                Stream.concat(plan.meters().stream(), plan.sensors().stream()).map(MeterPlan::name));
    }

    private RunPlan plan() {
        return plans.get(0);
    }

    private String names(Function<RunPlan, Stream<String>> ofPlan) {
        return plans.stream().flatMap(ofPlan).distinct().collect(Collectors.joining(", "));
    }
}
