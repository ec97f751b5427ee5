package org.wattladder.director.component;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wattladder.director.host.AffinityPlan;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.host.HeapSize;
import org.wattladder.director.host.HugePages;
import org.wattladder.director.host.Topology;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.Heap;
import org.wattladder.director.storage.StorageFolder;
import org.wattladder.director.storage.StorageFolders;
import org.wattladder.director.storage.StoragePlace;
import org.wattladder.director.storage.StorageRoom;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.link.ClientArguments;

/** Turns the order to start the clients of a worklet into launches, before any process is started. */
public final class ClientLaunches {
    private static final String HEAP_OPTION = "-Xm[sx].*|-XX:(Initial|Max|Min)HeapSize=.*|-XX:(Initial|Max|Min)RAM.*";

    private final DirectorParts parts;

    /** Decides by what this Director has and allows. */
    public ClientLaunches(DirectorParts parts) {
        this.parts = parts;
    }

    /**
     * The launches of all clients, in order of client number.
     *
     * @param storage where files go, for a worklet that needs a storage device
     * @param seed that client seeds are derived from
     * @param endpoints where the components that the clients need listen, by role
     * @throws IllegalArgumentException with a sentence that says what cannot be done as ordered
     */
    public List<ClientLaunch> launches(
            Program.Worklet worklet, StoragePlan storage, long seed, Map<String, Endpoint> endpoints) {
        Map<String, org.wattladder.worklets.api.Endpoint> told = new LinkedHashMap<>();
        endpoints.forEach((role, at) -> told.put(role, new org.wattladder.worklets.api.Endpoint(at.host(), at.port())));
        WorkletDescription description = description(worklet);
        Map<String, Long> parameters = parameters(description, worklet.parameters());
        worklet.jvmOptions().forEach(this::checkOption);
        Topology topology = parts.machine().topology();
        List<StorageFolder> folders = folders(worklet, storage, description);
        List<ClientPlace> places = places(topology.part(worklet.clients().cpus()), worklet.clients(), folders);
        long users = places.stream().mapToInt(ClientPlace::users).max().orElse(1);
        long heapBytes = HeapSize.bytes(
                worklet.name(),
                places.size(),
                users,
                description.memory(),
                parts.machine().memory().availableBytes(),
                worklet.clients().heapMebibytes());
        boolean filling = description.memory() instanceof MemoryNeed.Filling;
        boolean hugePages = filling && HugePages.offered(parts.machine().files());
        Heap heap = new Heap(heapBytes, filling, hugePages);
        List<StoragePlace> stored = StorageRoom.places(
                folders, users * description.storage().bytesPerUser(name -> value(description, parameters, name)));
        return places.stream()
                .map(place -> parts.commands()
                        .launch(
                                place,
                                topology,
                                heap,
                                worklet.jvmOptions(),
                                storage(stored, place),
                                new ClientArguments(
                                        worklet.name(),
                                        place.client(),
                                        place.users(),
                                        DerivedSeed.of(seed, place.client()),
                                        parameters,
                                        storage(stored, place)
                                                .map(at -> at.folder().toString()),
                                        told)))
                .toList();
    }

    /**
     * What can be done as ordered but deserves a second thought.
     *
     * @throws IllegalArgumentException as {@link #launches}
     */
    public List<String> warnings(Program.Worklet worklet, StoragePlan storage) {
        return StorageFolders.warnings(folders(worklet, storage, description(worklet)));
    }

    private List<StorageFolder> folders(Program.Worklet worklet, StoragePlan storage, WorkletDescription description) {
        boolean stores = !description.storage().equals(StorageNeed.NONE);
        if (stores != (worklet.clients().per() == ClientLayout.Unit.DEVICE)) {
            throw new IllegalArgumentException("worklet " + worklet.name()
                    + (stores
                            ? " works on storage devices, so its clients must be one per device"
                            : " needs no storage device, so its clients cannot be one per device"));
        }
        return stores ? new StorageFolders(parts.machine(), parts.permissions().storage()).choose(storage) : List.of();
    }

    private static List<ClientPlace> places(Topology topology, ClientLayout layout, List<StorageFolder> folders) {
        List<ClientPlace> places = folders.isEmpty()
                ? AffinityPlan.places(topology, layout.per(), layout.usersPerClient())
                : AffinityPlan.onDevices(topology, folders.size(), layout.usersPerClient());
        return places.stream()
                .map(place -> place.with(layout.memoryPlacement()))
                .toList();
    }

    private static Optional<StoragePlace> storage(List<StoragePlace> places, ClientPlace client) {
        return places.isEmpty() ? Optional.empty() : Optional.of(places.get(client.client() - 1));
    }

    private static long value(WorkletDescription description, Map<String, Long> different, String name) {
        return different.getOrDefault(
                name,
                description.parameters().stream()
                        .filter(parameter -> parameter.name().equals(name))
                        .mapToLong(Parameter::standard)
                        .findFirst()
                        .orElse(0));
    }

    private WorkletDescription description(Program.Worklet worklet) {
        Set<String> settings = worklet.parameters().stream().map(Setting::name).collect(Collectors.toUnmodifiableSet());
        Worklet found = parts.catalogue()
                .find(worklet.name(), settings)
                .orElseThrow(() -> new IllegalArgumentException("worklet " + worklet.name()
                        + " is not in the catalogue of this Director, which has "
                        + parts.catalogue().worklets().stream()
                                .map(known -> known.description().name())
                                .collect(Collectors.joining(", "))));
        found.libraries().stream()
                .flatMap(need -> need.missing(worklet.name()).stream())
                .findFirst()
                .ifPresent(lacking -> {
                    throw new IllegalArgumentException(lacking);
                });
        return found.description();
    }

    private static Map<String, Long> parameters(WorkletDescription description, List<Setting> settings) {
        Map<String, Long> different = new LinkedHashMap<>();
        for (Setting setting : settings) {
            Parameter parameter = description.parameters().stream()
                    .filter(known -> known.name().equals(setting.name()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("worklet " + description.name()
                            + " has no parameter " + setting.name() + "; it has "
                            + description.parameters().stream()
                                    .map(Parameter::name)
                                    .collect(Collectors.joining(", "))));
            long value = value(description.name(), parameter, setting.value());
            if (value != parameter.standard()) {
                different.put(parameter.name(), value);
            }
        }
        return different;
    }

    private static long value(String worklet, Parameter parameter, String text) {
        try {
            long value = Long.parseLong(text);
            if (value >= parameter.minimum() && value <= parameter.maximum()) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // said below, together with what is out of range
        }
        throw new IllegalArgumentException("parameter " + parameter.name() + " of worklet " + worklet
                + " must be a whole number from " + parameter.minimum() + " to " + parameter.maximum() + ", not "
                + text);
    }

    /**
     * The command of the JVM in which a worklet's server runs.
     *
     * @param words placeholder, name of the worklet, and JVM options; heap sizes among them, as no setting gives them
     * @param variables of the environment that are set for it
     * @throws IllegalArgumentException with a sentence, if the worklet brings none, or an option may not be used
     */
    public List<String> server(List<String> words, List<Setting> variables) {
        String name = words.size() > 1 ? words.get(1) : "";
        ServingWorklet serving = parts.catalogue()
                .serving(name)
                .orElseThrow(() -> new IllegalArgumentException("worklet \"" + name + "\" brings no server, so "
                        + words.get(0) + " cannot be one; name a worklet that does, or the path of a program"));
        Map<String, String> environment = new HashMap<>(System.getenv());
        variables.forEach(variable -> environment.put(variable.name(), variable.value()));
        serving.hindrance(environment).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        List<String> options = words.subList(2, words.size());
        options.stream().filter(option -> !option.matches(HEAP_OPTION)).forEach(this::checkPermitted);
        return parts.commands().server(name, options);
    }

    private void checkOption(String option) {
        if (option.matches(HEAP_OPTION)) {
            throw new IllegalArgumentException(
                    "JVM option " + option + " would change the heap, which the setting heap of the clients sets");
        }
        checkPermitted(option);
    }

    private void checkPermitted(String option) {
        parts.permissions().options().refusal(option).ifPresent(refusal -> {
            throw new IllegalArgumentException(refusal);
        });
    }
}
