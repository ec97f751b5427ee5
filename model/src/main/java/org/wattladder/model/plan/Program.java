package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.wattladder.worklets.api.Endpoint;

/** What a component executes. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "program")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Program.Worklet.class, name = "worklet"),
    @JsonSubTypes.Type(value = Program.Measured.class, name = "measured"),
    @JsonSubTypes.Type(value = Program.Foreign.class, name = "foreign")
})
public sealed interface Program {

    /** A program that takes the load of a deployment. */
    sealed interface Driving extends Program {
        /** Name in the catalogue of worklets, or of the file of the program. */
        String name();

        /** What decides the work, by name. */
        List<Setting> parameters();

        /** Processes, users and CPUs. */
        ClientLayout clients();

        /** Whether its levels are shares of CPU time, which no rate holds. */
        default boolean dutyCycled() {
            return false;
        }

        /** Whether it does a fixed piece of work and ends, so that energy to completion means something. */
        default boolean runsOnce() {
            return false;
        }
    }

    /**
     * Client JVMs that execute a worklet and drive the deployment.
     *
     * @param name in the catalogue
     * @param parameters every parameter with its value
     * @param clients layout
     * @param jvmOptions options the plan adds to the Director's own
     */
    record Worklet(String name, List<Setting> parameters, ClientLayout clients, List<String> jvmOptions)
            implements Driving {
        public Worklet {
            Objects.requireNonNull(name, "name");
            parameters = List.copyOf(parameters);
            Objects.requireNonNull(clients, "clients");
            jvmOptions = List.copyOf(jvmOptions);
        }

        /** The same worklet with other values of its parameters. */
        public Worklet withParameters(List<Setting> others) {
            return new Worklet(name, others, clients, jvmOptions);
        }

        /** The same worklet whose clients have a heap of so many mebibytes. */
        public Worklet withHeap(long mebibytes) {
            return new Worklet(name, parameters, clients.withHeap(mebibytes), jvmOptions);
        }
    }

    /**
     * A program of somebody else that is measured itself, as its file says: {@code config/programs/NAME.yaml}. A Director
     * runs it only when it has the same file.
     *
     * @param name of the file
     * @param parameters digest of the file, and what it executes
     * @param clients one for the host, with users and CPUs
     * @param folder of the file on the Chauffeur's machine, where a Director that it starts looks for it; empty in plans of
     *     before, and of what has no file
     * @param text what would stand in the file, of commands that have none; empty otherwise. A Director executes it when all of
     *     its commands lie in folders that it allows.
     */
    record Measured(
            String name,
            List<Setting> parameters,
            ClientLayout clients,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) String folder,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) String text)
            implements Driving {
        /** The parameter that says how it is held at a level. */
        public static final String PACE = "pace";

        public Measured {
            Objects.requireNonNull(name, "name");
            parameters = List.copyOf(parameters);
            Objects.requireNonNull(clients, "clients");
            folder = folder == null ? "" : folder;
            text = text == null ? "" : text;
        }

        /** A program that has a file. */
        public Measured(String name, List<Setting> parameters, ClientLayout clients, String folder) {
            this(name, parameters, clients, folder, "");
        }

        /** The parameter with its command in a rehearsal. */
        public static final String QUICK = "quick";

        /** The parameter with the process that is measured instead. */
        public static final String ATTACHED = "attached";

        /** The parameter with the command that holds a rate. */
        public static final String START = "start";

        /** The parameter with the command that is as fast as it can. */
        public static final String UNPACED = "unpaced";

        /** The same over less work; itself when its file says none. */
        public Measured rehearsed() {
            return parameters.stream()
                    .filter(setting -> setting.name().equals(QUICK))
                    .findFirst()
                    .map(quick -> new Measured(
                            name,
                            parameters.stream()
                                    .filter(setting -> !setting.equals(quick))
                                    .map(setting -> setting.name().equals(START)
                                                    || setting.name().equals(UNPACED)
                                            ? new Setting(setting.name(), quick.value())
                                            : setting)
                                    .toList(),
                            clients,
                            folder,
                            text))
                    .orElse(this);
        }

        /** Whether both are the same file, wherever it lies. */
        public boolean same(Measured other) {
            return name.equals(other.name) && parameters.equals(other.parameters) && clients.equals(other.clients);
        }

        @Override
        public boolean dutyCycled() {
            return parameters.contains(new Setting(PACE, "duty"));
        }

        @Override
        public boolean runsOnce() {
            return parameters.contains(new Setting(PACE, "once"));
        }
    }

    /**
     * A program of somebody else that serves: the driving components are told where it listens.
     *
     * @param command absolute path and arguments, or {@link #SERVER}, the name of a worklet and JVM options; <code>{host}</code> and <code>{port}</code> in an argument stand for where
     *     it listens, and <code>{ROLE}</code> for HOST:PORT of a component that it needs
     * @param address on which it listens; empty for that of its host when a component on another host needs it, else
     *     loopback
     * @param port on which it listens; 0 for a free one, which the Director chooses
     * @param cpus CPU list that it is pinned to; empty when it is not
     * @param readiness how to see that it is ready
     * @param readyLimit how long it may take to become ready
     * @param variables of the environment that are set for it
     */
    record Foreign(
            List<String> command,
            String address,
            int port,
            String cpus,
            Readiness readiness,
            Duration readyLimit,
            List<Setting> variables)
            implements Program {
        /** Instead of a path: the server that a worklet brings, in a JVM like those of its clients. */
        public static final String SERVER = "{server}";

        public Foreign {
            command = List.copyOf(command);
            if (command.isEmpty() || port < 0 || port > Endpoint.LARGEST_PORT) {
                throw new IllegalArgumentException("a program has a command, and a port from 0 to 65535, not " + port);
            }
            Objects.requireNonNull(address, "address");
            Objects.requireNonNull(cpus, "cpus");
            Objects.requireNonNull(readiness, "readiness");
            Objects.requireNonNull(readyLimit, "readyLimit");
            variables = List.copyOf(variables);
        }

        /** A program that is not pinned and whose address is open. */
        public Foreign(
                List<String> command, int port, Readiness readiness, Duration readyLimit, List<Setting> variables) {
            this(command, "", port, "", readiness, readyLimit, variables);
        }

        /** Whether it is the server that a worklet brings, which needs no permission. */
        public boolean ofWorklet() {
            return command.get(0).equals(SERVER);
        }

        /** The same program by another command. */
        public Foreign by(List<String> other) {
            return new Foreign(other, address, port, cpus, readiness, readyLimit, variables);
        }

        /** The variable that tells a program the number of its deployment on its host, unless that is the first. */
        public static final String COPY = "DEPLOYMENT_COPY";

        /** The same program, told the number of its deployment. */
        public Foreign numbered(int copy) {
            if (copy == 1) {
                return this;
            }
            List<Setting> all = new ArrayList<>(variables);
            all.add(new Setting(COPY, Integer.toString(copy)));
            return new Foreign(command, address, port, cpus, readiness, readyLimit, all);
        }

        /** The same program that listens here. */
        public Foreign at(String other) {
            return new Foreign(command, other, port, cpus, readiness, readyLimit, variables);
        }
    }
}
