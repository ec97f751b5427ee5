package org.wattladder.director.component;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.host.PeakMemory;
import org.wattladder.director.host.PinnedCpus;
import org.wattladder.director.host.StoppedProcesses;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.ClientListener;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Printable;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.FailedLine;
import org.wattladder.worklets.link.ReadyLine;

/** The client JVMs of one worklet from launch to end. The first thing that goes wrong with any of them ends all. */
public final class WorkletComponent implements Component, ClientListener {
    private static final Logger LOG = LoggerFactory.getLogger(WorkletComponent.class);

    /** What a client says of its end, in characters. */
    private static final int LONGEST_SENTENCE = 2000;

    private final ComponentName name;
    private final String worklet;
    private final Function<Map<String, Endpoint>, List<ClientLaunch>> launching;
    private final DirectorParts parts;
    private final ComponentListener listener;
    private final ClientProcesses processes;
    private final Deadlines deadlines;
    private final ReadyClients readyClients = new ReadyClients();
    private List<ClientLaunch> launches = List.of();
    private Optional<WorkletInterval> interval = Optional.empty();
    private boolean ended;

    /**
     * Joins the parts; nothing is started.
     *
     * @param launching makes the launches of all clients, told where the components that they need listen
     */
    public WorkletComponent(
            ComponentName name,
            String worklet,
            Function<Map<String, Endpoint>, List<ClientLaunch>> launching,
            DirectorParts parts,
            ComponentListener listener) {
        this.name = name;
        this.worklet = worklet;
        this.launching = launching;
        this.parts = parts;
        this.listener = listener;
        this.processes = new ClientProcesses(name, parts);
        this.deadlines = new Deadlines(parts.worker(), parts.time());
    }

    @Override
    public ComponentName name() {
        return name;
    }

    @Override
    public void start(Map<String, Endpoint> endpoints) {
        launches = launching.apply(endpoints);
        long heaps = launches.stream().mapToLong(ClientLaunch::heapBytes).sum();
        long stored = launches.stream().mapToLong(ClientLaunch::storedBytes).sum();
        try {
            processes.start(launches, this);
            tellLater();
            Duration limit = parts.limits().ready(heaps, stored);
            deadlines.after(
                    limit.toNanos(),
                    () -> fail(Message.of("fault.clients-late", readyClients.missing(launches), limit)));
        } catch (IOException cannotStart) {
            fail(Message.of("fault.client-not-started", ExceptionText.of(cannotStart)));
        }
    }

    /** Lets the Chauffeur tell a Director that works from one that does not; ends with the last client ready. */
    private void tellLater() {
        deadlines.after(parts.limits().tell().toNanos(), () -> {
            List<Integer> stopped =
                    processes.in(new StoppedProcesses(parts.machine().files()));
            if (stopped.isEmpty()) {
                listener.onPreparing(readyClients.size(), launches.size(), List.of());
                tellLater();
            } else {
                fail(Message.of("fault.clients-stopped", stopped));
            }
        });
    }

    @Override
    public ComponentFacts facts() {
        return new ComponentFacts.Clients(
                name.role(),
                readyClients.facts(launches, new PinnedCpus(parts.machine().files())));
    }

    @Override
    public void run(IntervalOrder order) {
        interval = Optional.of(
                new WorkletInterval(name, order, launches, processes, deadlines, parts, listener, this::fail));
        interval.get().begin();
    }

    @Override
    public void endRecording(long recordingNanos) {
        interval.orElseThrow(() -> new IllegalArgumentException("no interval runs"))
                .cut(recordingNanos);
    }

    @Override
    public List<Long> processIds() {
        return processes.ids();
    }

    @Override
    public List<ClientPeak> peaks() {
        return ended
                ? List.of()
                : processes.peaks(new PeakMemory(parts.machine().files()));
    }

    @Override
    public List<Long> stop() {
        end();
        return processes.stop();
    }

    @Override
    public List<Long> kill() {
        end();
        return processes.kill();
    }

    @Override
    public void onLine(int client, ClientLine line) {
        if (ended) {
            return;
        }
        try {
            take(client, line);
        } catch (Impossible impossible) {
            failOf(client, "fault.client-broke-protocol", impossible.reason());
        } catch (IllegalArgumentException outOfPlace) {
            onGarbage(client, Printable.quote(ExceptionText.of(outOfPlace)));
        }
    }

    private void take(int client, ClientLine line) throws Impossible {
        if (line instanceof ReadyLine ready) {
            readyClients.add(processes.of(client), ready);
            if (readyClients.size() == launches.size()) {
                deadlines.forget();
                Optional<ReadyClients.Misplaced> misplaced =
                        readyClients.misplaced(launches, parts.machine().files());
                if (misplaced.isPresent()) {
                    failOf(
                            misplaced.get().client(),
                            "fault.client-memory",
                            misplaced.get().found());
                    return;
                }
                LOG.info("prepared {} client(s) of {}", launches.size(), worklet);
                listener.onReady(name);
            }
        } else if (line instanceof FailedLine failed) {
            failOf(client, "fault.client-failed", Printable.quote(failed.sentence(), LONGEST_SENTENCE));
        } else {
            interval.orElseThrow(() ->
                            new IllegalArgumentException("unexpected line while no interval runs: " + line.text()))
                    .take(client, line);
        }
    }

    @Override
    public void onGarbage(int client, String sentence) {
        if (!ended) {
            failOf(client, "fault.client-broke-protocol", sentence);
        }
    }

    @Override
    public void onExit(int client, int exitCode) {
        if (!ended) {
            failOf(client, "fault.client-ended", ExitCodes.words(exitCode));
        }
    }

    private void failOf(int client, String messageId, Object what) {
        end();
        processes.kill();
        processes.of(client).awaitLastLines();
        String process = Long.toString(processes.of(client).processId());
        listener.onFailed(
                name,
                Message.of("fault.worklet", worklet, Message.of(messageId, client, process, what)),
                processes.of(client).lastLines());
    }

    private void fail(Message reason) {
        end();
        listener.onFailed(name, Message.of("fault.worklet", worklet, reason), List.of());
    }

    private void end() {
        ended = true;
        interval = Optional.empty();
        deadlines.forget();
    }
}
