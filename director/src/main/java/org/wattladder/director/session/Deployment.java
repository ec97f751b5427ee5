package org.wattladder.director.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.component.Component;
import org.wattladder.director.component.ComponentListener;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.component.IntervalOrder;
import org.wattladder.director.component.StartTime;
import org.wattladder.director.component.WorkletComponent;
import org.wattladder.director.conditions.Watch;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Endpoint;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;

/**
 * The components that run together on this host, started one after the other in the order of need and ended in reverse;
 * used on the work thread. The first thing that goes wrong with any of them ends all, and is told to the Chauffeur once.
 */
final class Deployment implements ComponentListener {
    private static final Logger LOG = LoggerFactory.getLogger(Deployment.class);

    private final List<Component> components;
    private final Map<String, Endpoint> endpoints;
    private final DirectorParts parts;
    private final Consumer<DirectorEvent> chauffeur;
    private final List<String> ready = new ArrayList<>();
    private Optional<Running> running = Optional.empty();
    private boolean ended;

    /**
     * Makes the components; nothing is started.
     *
     * @param elsewhere where components on other hosts listen, by role
     * @param making makes the components, in order of need, given who listens to them
     */
    Deployment(
            Map<String, Endpoint> elsewhere,
            Function<ComponentListener, List<Component>> making,
            DirectorParts parts,
            Consumer<DirectorEvent> chauffeur) {
        this.endpoints = new LinkedHashMap<>(elsewhere);
        this.parts = parts;
        this.chauffeur = chauffeur;
        this.components = making.apply(this);
    }

    /** The interval that is under way, and what is still due of each component that drives. */
    private static final class Running {
        private final RunInterval interval;
        private final Watch watch;
        private final Map<String, Long> started = new LinkedHashMap<>();
        private final Map<String, Long> recorded = new LinkedHashMap<>();
        private final Map<String, List<ClientInterval>> done = new LinkedHashMap<>();

        private Running(RunInterval interval, Watch watch) {
            this.interval = interval;
            this.watch = watch;
        }

        /** Notes it and returns the latest of all, once every component has told its own. */
        private Optional<Long> last(Map<String, Long> told, String role, long nanos) {
            told.put(role, nanos);
            return told.size() == interval.loads().size()
                    ? Optional.of(Collections.max(told.values()))
                    : Optional.empty();
        }
    }

    /** Starts every component; {@link Prepared} or {@link Failed} follows. */
    void start() {
        if (ready.size() == components.size()) {
            chauffeur.accept(
                    new Prepared(components.stream().map(Component::facts).toList()));
            return;
        }
        Component next = components.get(ready.size());
        try {
            next.start(endpoints);
        } catch (IllegalArgumentException impossible) {
            fail(Message.of("fault.command-impossible", ExceptionText.of(impossible)), List.of());
        }
    }

    @Override
    public void onPreparing(int readyProcesses, int all) {
        chauffeur.accept(new Preparing(readyProcesses, all));
    }

    @Override
    public void onReady(String role) {
        ready.add(role);
        component(role).endpoint().ifPresent(at -> endpoints.put(role, at));
        start();
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
        interval.loads().keySet().forEach(this::component);
        if (interval.loads().isEmpty()) {
            throw new IllegalArgumentException("interval " + interval.interval() + " has no load for any component");
        }
        if (anyLost()) {
            return;
        }
        Watch watch = Watch.begin(parts.machine(), parts.time(), parts.limits().probe(), this::processIds);
        long startNanos =
                StartTime.of(interval, parts.time().nanoTime(), parts.limits().lead());
        running = Optional.of(new Running(interval, watch));
        interval.loads().forEach((role, load) -> component(role).run(new IntervalOrder(interval, load, startNanos)));
    }

    @Override
    public void onRecordingStarted(String role, long atNanos) {
        running.ifPresent(now -> now.last(now.started, role, atNanos)
                .ifPresent(last -> chauffeur.accept(new RecordingStarted(now.interval.interval(), last))));
    }

    @Override
    public void onRecordingEnded(String role, long recordingNanos) {
        running.ifPresent(now -> now.last(now.recorded, role, recordingNanos)
                .ifPresent(last -> chauffeur.accept(new RecordingEnded(now.interval.interval(), last))));
    }

    @Override
    public void onDone(String role, List<ClientInterval> clients) {
        Running now = running.orElseThrow();
        now.done.put(role, clients);
        if (now.done.size() == now.interval.loads().size() && !anyLost()) {
            running = Optional.empty();
            chauffeur.accept(new IntervalDone(now.interval.interval(), now.done, now.watch.end()));
            LOG.info("finished interval {}", now.interval.interval());
        }
    }

    /** Names the component that others need first, for its loss explains what they say of themselves. */
    @Override
    public void onFailed(String role, Message reason, List<String> lastLines) {
        if (ended) {
            return;
        }
        Optional<Message> cause = components.stream()
                .filter(component -> !component.role().equals(role))
                .flatMap(component -> component.loss().stream())
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

    /** The most memory each client has held so far; none when they have been ended. */
    List<ClientPeak> peaks() {
        return components.stream()
                .flatMap(component -> component instanceof WorkletComponent worklet
                        ? worklet.peaks().stream()
                        : Stream.<ClientPeak>empty())
                .toList();
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
        List<Component> reversed = new ArrayList<>(components);
        Collections.reverse(reversed);
        return reversed.stream()
                .flatMap(component -> how.apply(component).stream())
                .toList();
    }

    private List<Long> processIds() {
        return components.stream()
                .flatMap(component -> component.processIds().stream())
                .toList();
    }

    private Component component(String role) {
        return components.stream()
                .filter(component -> component.role().equals(role))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no component has the role " + role + "; there are "
                        + components.stream().map(Component::role).toList()));
    }
}
