package org.wattladder.director.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.host.Topology;
import org.wattladder.director.storage.StoragePlace;
import org.wattladder.worklets.link.ClientArguments;

/** Builds the command lines of clients. */
public final class ClientCommand {
    private final ClientProgram program;
    private final PinningTools tools;

    /** Builds them for this program, with these commands to pin it. */
    public ClientCommand(ClientProgram program, PinningTools tools) {
        this.program = program;
        this.tools = tools;
    }

    /** The commands that pin. */
    public PinningTools tools() {
        return tools;
    }

    /** The command of a worklet's server; where it listens is yet to be filled in. */
    public List<String> server(String worklet, List<String> options) {
        List<String> words = new ArrayList<>(List.of(program.java().toString()));
        words.addAll(JvmOptions.ofServer(options));
        words.addAll(List.of("-cp", program.classPath(), ClientProgram.SERVER_CLASS, worklet, "{host}", "{port}"));
        return words;
    }

    /**
     * The launch of one client.
     *
     * @param added options of the plan
     * @param storage where its files go
     */
    public ClientLaunch launch(
            ClientPlace place,
            Topology topology,
            Heap heap,
            List<String> added,
            Optional<StoragePlace> storage,
            ClientArguments arguments) {
        Pinning pinning = tools.place(place, topology);
        List<String> words = new ArrayList<>(pinning.command());
        words.add(program.java().toString());
        words.addAll(JvmOptions.of(heap, place.cpus().size(), added));
        words.addAll(List.of("-cp", program.classPath(), program.mainClass()));
        words.addAll(arguments.toList());
        return new ClientLaunch(place, heap.bytes(), pinning.memoryNodes(), storage, words);
    }
}
