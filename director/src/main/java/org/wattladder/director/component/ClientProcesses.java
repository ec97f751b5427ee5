package org.wattladder.director.component;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.director.host.PeakMemory;
import org.wattladder.director.host.StoppedProcesses;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.ClientListener;
import org.wattladder.director.launch.ClientProcess;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.result.Measurement;
import org.wattladder.worklets.link.DirectorLine;
import org.wattladder.worklets.link.RunLine;
import org.wattladder.worklets.link.StopLine;

/** All client processes of one worklet, started together and ended together; used on the work thread. */
final class ClientProcesses {
    private final List<ClientProcess> processes = new ArrayList<>();
    private final DirectorParts parts;
    private final String mark;
    private final String deployment;

    ClientProcesses(ComponentName name, DirectorParts parts) {
        this.parts = parts;
        this.deployment = name.deployment();
        this.mark = parts.programs().clientMark(name.toString());
    }

    /**
     * Starts every client.
     *
     * @throws IOException if one cannot be started; those before it are running
     */
    void start(List<ClientLaunch> launches, ClientListener listener) throws IOException {
        for (ClientLaunch launch : launches) {
            processes.add(ClientProcess.start(
                    launch.behind(parts.programs().guests().enter(deployment)), mark, parts.worker(), listener));
        }
    }

    /** The process of this client, numbered from 1. */
    ClientProcess of(int client) {
        return processes.get(client - 1);
    }

    /** Numbers of the clients whose processes are stopped. */
    List<Integer> in(StoppedProcesses stopped) {
        return processes.stream()
                .filter(process -> stopped.contain(process.processId()))
                .map(ClientProcess::client)
                .toList();
    }

    /** Ids of all processes, in order of client number. */
    List<Long> ids() {
        return processes.stream().map(ClientProcess::processId).toList();
    }

    /** Hands each client its line, in order of client number. */
    void send(List<RunLine> lines) {
        for (int i = 0; i < lines.size(); i++) {
            processes.get(i).send(lines.get(i));
        }
    }

    /** Hands every client the same line. */
    void sendAll(DirectorLine line) {
        processes.forEach(process -> process.send(line));
    }

    /** The most memory each client has held so far. */
    List<ClientPeak> peaks(PeakMemory memory) {
        return processes.stream()
                .map(process -> new ClientPeak(
                        process.client(),
                        memory.of(process.processId()).stream()
                                .mapToObj(Measurement::of)
                                .findFirst()
                                .orElseGet(() -> Measurement.absent("absent.kernel-silent"))))
                .toList();
    }

    /** Asks all to leave, kills those that do not, and returns the process ids of those that outlive even that. */
    List<Long> stop() {
        processes.forEach(process -> {
            process.send(new StopLine());
            process.closeInput();
        });
        awaitEnd(parts.limits().leave().toNanos());
        return kill();
    }

    /** Kills all with what they have started, waits for their end, and returns the process ids of those that outlive it. */
    List<Long> kill() {
        processes.forEach(ClientProcess::kill);
        awaitEnd(parts.limits().end().toNanos());
        return parts.programs().kill(mark, parts.limits().end().toNanos());
    }

    private void awaitEnd(long nanos) {
        long start = parts.time().nanoTime();
        processes.forEach(process -> process.awaitEnd(nanos - (parts.time().nanoTime() - start)));
    }
}
