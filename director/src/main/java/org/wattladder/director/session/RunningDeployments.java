package org.wattladder.director.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.component.Component;
import org.wattladder.director.component.ComponentListener;
import org.wattladder.director.component.ComponentName;
import org.wattladder.director.component.ComponentProcesses;
import org.wattladder.director.component.Deadlines;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.component.IntervalOrder;
import org.wattladder.director.component.StartTime;
import org.wattladder.director.conditions.Watch;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.EndRecording;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.worklets.api.Endpoint;

/**
 * The components of all deployments on this host, started one after the other in the order of need and ended in reverse;
 * used on the work thread. The first thing that goes wrong with any of them ends all, and is told to the Chauffeur once.
 */
final class RunningDeployments implements ComponentListener {
    private static final Logger LOG = LoggerFactory.getLogger(RunningDeployments.class);

    private final List<Component> components = new ArrayList<>();
    private final Map<String, Map<String, Endpoint>> endpoints = new LinkedHashMap<>();
    private final DirectorParts parts;
    private final Consumer<DirectorEvent> chauffeur;
    private final Deadlines deadlines;
    private final List<ComponentName> ready = new ArrayList<>();
    private List<Component> ordered = List.of();
    private Optional<Running> running = Optional.empty();
    private boolean ended;

    /** No component yet. */
    RunningDeployments(DirectorParts parts, Consumer<DirectorEvent> chauffeur) {
        this.parts = parts;
        this.chauffeur = chauffeur;
        this.deadlines = new Deadlines(parts.worker(), parts.time());
    }

    /** The interval that is under way, and what is still due of each component that drives. */
    private static final class Running {
        private final RunInterval interval;
        private final long startNanos;
        private final Watch watch;
        private final Map<ComponentName, Long> started = new LinkedHashMap<>();
        private final Map<ComponentName, Long> recorded = new LinkedHashMap<>();
        private final Map<String, List<ClientInterval>> done = new LinkedHashMap<>();

        private Running(RunInterval interval, long startNanos, Watch watch) {
            this.interval = interval;
            this.startNanos = startNanos;
            this.watch = watch;
        }

        /** Notes it and returns the latest of all, once every component has told its own. */
        private Optional<Long> last(Map<ComponentName, Long> told, ComponentName component, long nanos) {
            told.put(component, nanos);
            return told.size() == interval.work().size()
                    ? Optional.of(Collections.max(told.values()))
                    : Optional.empty();
        }
    }

    /**
     * Starts these components one after the other; {@link Prepared} or {@link Failed} follows.
     *
     * @param order that they are of
     * @param next in order of need
     * @throws IllegalArgumentException with a sentence, if one is up already
     */
    void prepare(Prepare order, List<Component> next) {
        for (Component component : next) {
            if (components.stream().anyMatch(other -> other.name().equals(component.name()))) {
                throw new IllegalArgumentException("component " + component.name() + " is up already");
            }
        }
        order.guest().ifPresent(limits -> parts.programs().begin(order.deployment(), limits));
        endpoints
                .computeIfAbsent(order.deployment(), unused -> new LinkedHashMap<>())
                .putAll(order.endpoints());
        ordered = List.copyOf(next);
        components.addAll(next);
        startNext();
    }

    private void startNext() {
        if (ready.size() == components.size()) {
            chauffeur.accept(new Prepared(ordered.stream().map(Component::facts).toList()));
            return;
        }
        Component next = components.get(ready.size());
        try {
            next.start(endpointsOf(next.name().deployment()));
        } catch (IllegalArgumentException impossible) {
            fail(Message.of("fault.command-impossible", ExceptionText.of(impossible)), List.of());
        }
    }

    private Map<String, Endpoint> endpointsOf(String deployment) {
        return endpoints.getOrDefault(deployment, Map.of());
    }

    @Override
    public void onPreparing(int readyProcesses, int all, List<String> said) {
        chauffeur.accept(new Preparing(readyProcesses, all, said));
    }

    @Override
    public void onReady(ComponentName component) {
        ready.add(component);
        component(component.toString())
                .endpoint()
                .ifPresent(at -> endpointsOf(component.deployment()).put(component.role(), at));
        startNext();
    }

    /** Says whether all components are up and no interval runs. */
    boolean waiting() {
        return !ended && ready.size() == components.size() && running.isEmpty();
    }

    /** Says whether the components have been ended. */
    boolean ended() {
        return ended;
    }

    /**
     * Runs one interval; {@link RecordingStarted} and {@link IntervalDone}, or {@link Failed}, follow.
     *
     * @throws IllegalArgumentException with a sentence, if a component is unknown or takes no load
     */
    void run(RunInterval interval) {
        interval.work().keySet().forEach(this::component);
        if (anyLost()) {
            return;
        }
        parts.programs().guests().interval();
        ComponentProcesses processes = new ComponentProcesses(components, parts);
        Watch watch = Watch.begin(parts.machine(), parts.time(), processes.probe(), processes::ids);
        long startNanos =
                StartTime.of(interval, parts.time().nanoTime(), parts.limits().lead());
        running = Optional.of(new Running(interval, startNanos, watch));
        interval.work()
                .forEach((component, work) -> component(component).run(new IntervalOrder(interval, work, startNanos)));
        if (interval.work().isEmpty()) {
            watchOnly(interval, startNanos);
        }
    }

    /** Ends the recording of the interval that runs early; throws like {@link #run} if it cannot. */
    void end(EndRecording end) {
        Running now = running.filter(interval -> interval.interval.interval() == end.interval())
                .orElseThrow(() -> new IllegalArgumentException("interval " + end.interval() + " does not run"));
        now.interval.work().keySet().forEach(component -> component(component).endRecording(end.recordingNanos()));
        if (now.interval.work().isEmpty()) {
            deadlines.forget();
            finishAfter(now.interval, now.startNanos, end.recordingNanos());
        }
    }

    /** Whoever drives these components is on another host. */
    private void watchOnly(RunInterval interval, long startNanos) {
        long recordingAt = startNanos + interval.preNanos();
        deadlines.at(recordingAt, () -> chauffeur.accept(new RecordingStarted(interval.interval(), recordingAt)));
        finishAfter(interval, startNanos, interval.recordingNanos());
    }

    private void finishAfter(RunInterval interval, long startNanos, long recordingNanos) {
        deadlines.at(startNanos + interval.preNanos() + recordingNanos + interval.postNanos(), this::finishIfDone);
    }

    @Override
    public void onRecordingStarted(ComponentName component, long atNanos) {
        running.ifPresent(now -> now.last(now.started, component, atNanos)
                .ifPresent(last -> chauffeur.accept(new RecordingStarted(now.interval.interval(), last))));
    }

    @Override
    public void onRecordingEnded(ComponentName component, long recordingNanos) {
        running.ifPresent(now -> now.last(now.recorded, component, recordingNanos)
                .ifPresent(last -> chauffeur.accept(new RecordingEnded(now.interval.interval(), last))));
    }

    @Override
    public void onDone(ComponentName component, List<ClientInterval> clients) {
        running.orElseThrow()
                .done
                .put(component.toString(), parts.programs().guests().told(component.deployment(), clients));
        finishIfDone();
    }

    private void finishIfDone() {
        Running now = running.orElseThrow();
        if (now.done.size() == now.interval.work().size() && !anyLost()) {
            running = Optional.empty();
            deadlines.forget();
            chauffeur.accept(new IntervalDone(now.interval.interval(), now.done, now.watch.end()));
            LOG.info("finished interval {}", now.interval.interval());
        }
    }

    /** Names the component that others need first, for its loss explains what they say of themselves. */
    @Override
    public void onFailed(ComponentName component, Message reason, List<String> lastLines) {
        if (ended) {
            return;
        }
        Optional<Message> cause = components.stream()
                .filter(other -> !other.name().equals(component))
                .flatMap(other -> other.loss().stream())
                .findFirst();
        fail(cause.map(loss -> Message.of("fault.because", loss, reason)).orElse(reason), lastLines);
    }

    private boolean anyLost() {
        Optional<Message> loss = components.stream()
                .flatMap(component -> component.loss().stream())
                .findFirst();
        loss.ifPresent(reason -> fail(reason, List.of()));
        return loss.isPresent();
    }

    /** Ends all components, then tells the Chauffeur why. */
    void fail(Message reason, List<String> lastLines) {
        List<Long> alive = kill();
        Message whole = alive.isEmpty() ? reason : Message.of("fault.outlived", reason, names(alive));
        LOG.warn("failed: {}", whole);
        chauffeur.accept(new Failed(whole, lastLines));
    }

    /** Process ids are names: nobody groups their digits. */
    static List<String> names(List<Long> processIds) {
        return processIds.stream().map(String::valueOf).toList();
    }

    /** The most memory each client has held so far, by component; none when they have been ended. */
    Map<String, List<ClientPeak>> peaks() {
        Map<String, List<ClientPeak>> peaks = new LinkedHashMap<>();
        for (Component component : components) {
            List<ClientPeak> own = ended ? List.of() : component.peaks();
            if (!own.isEmpty()) {
                peaks.put(component.name().toString(), own);
            }
        }
        return peaks;
    }

    /** Asks all components to leave, kills those that do not, and returns process ids that outlive it. */
    List<Long> stop() {
        return end(Component::stop);
    }

    /** Kills all components and returns process ids that outlive it. */
    List<Long> kill() {
        return end(Component::kill);
    }

    private List<Long> end(Function<Component, List<Long>> how) {
        ended = true;
        running = Optional.empty();
        deadlines.forget();
        List<Component> reversed = new ArrayList<>(components);
        Collections.reverse(reversed);
        List<Long> left = new ArrayList<>();
        reversed.forEach(component -> left.addAll(how.apply(component)));
        left.addAll(parts.programs().guests().end(parts.limits().end().toNanos()));
        return left.stream().distinct().toList();
    }

    private Component component(String name) {
        return components.stream()
                .filter(component -> component.name().toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no component has the name " + name + "; there are "
                        + components.stream().map(Component::name).toList()));
    }
}
