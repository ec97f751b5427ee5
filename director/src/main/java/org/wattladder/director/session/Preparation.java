package org.wattladder.director.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.director.component.ClientLaunches;
import org.wattladder.director.component.Component;
import org.wattladder.director.component.ComponentListener;
import org.wattladder.director.component.ComponentName;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.component.ProgramComponent;
import org.wattladder.director.component.ServerComponent;
import org.wattladder.director.component.WorkletComponent;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.program.ProgramCommands;
import org.wattladder.director.program.Workplace;
import org.wattladder.director.storage.StoragePlace;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.plan.OrderOfNeed;
import org.wattladder.model.plan.Program;
import org.wattladder.model.wire.Prepare;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.Endpoint;

/** Turns the order to prepare a deployment into its components, before any process is started. */
final class Preparation {
    private final Prepare order;
    private final DirectorParts parts;
    private final ClientLaunches launches;
    private final Optional<ProgramFile> file;
    private final Workplace workplace;

    /**
     * Looks whether a program is measured.
     *
     * @throws IllegalArgumentException with a sentence, if that may not be executed here
     */
    Preparation(Prepare order, DirectorParts parts) {
        this.order = order;
        this.parts = parts;
        this.launches = new ClientLaunches(parts);
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        this.file = order.components().stream()
                .filter(component -> component.program() instanceof Program.Measured)
                .findFirst()
                .map(component -> parts.permissions()
                        .programs()
                        .file((Program.Measured) component.program(), order.components(), path));
        this.workplace = file.map(each -> Workplace.of(each, path)).orElseGet(Workplace::none);
    }

    /**
     * Where clients keep files; tried out with endpoints that are not known yet.
     *
     * @throws IllegalArgumentException with a sentence that says what cannot be done as ordered
     */
    List<StoragePlace> storage() {
        order.guest().ifPresent(parts.programs().guests()::check);
        List<StoragePlace> places = new ArrayList<>();
        for (ComponentPlan component : sorted()) {
            if (component.program() instanceof Program.Worklet worklet) {
                launches.launches(worklet, order.storage(), order.seed(), Map.of()).stream()
                        .flatMap(launch -> launch.storage().stream())
                        .forEach(places::add);
            } else if (component.program() instanceof Program.Foreign foreign) {
                workplace.command(checked(foreign).command());
            } else if (component.program() instanceof Program.Measured) {
                new ProgramCommands(file.orElseThrow(), workplace).check();
                checkCpus(
                        file.orElseThrow().program().name(),
                        file.get().program().clients().cpus());
            }
        }
        return places;
    }

    /** What can be done as ordered but deserves a second thought; throws likewise. */
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        for (ComponentPlan component : sorted()) {
            if (component.program() instanceof Program.Worklet worklet) {
                warnings.addAll(launches.warnings(worklet, order.storage()));
            }
        }
        return warnings;
    }

    /** The components in order of need; throws likewise. */
    List<Component> components(ComponentListener listener) {
        List<Component> components = new ArrayList<>();
        for (ComponentPlan component : sorted()) {
            components.add(component(component, listener));
        }
        return components;
    }

    private Component component(ComponentPlan component, ComponentListener listener) {
        if (component.program() instanceof Program.Worklet worklet) {
            return new WorkletComponent(
                    name(component), worklet.name(), launching(component, worklet), parts, listener);
        }
        return component.program() instanceof Program.Foreign foreign
                ? new ServerComponent(name(component), checked(foreign), workplace, parts, listener)
                : new ProgramComponent(
                        name(component),
                        new ProgramCommands(file.orElseThrow(), workplace),
                        workplace,
                        parts,
                        listener);
    }

    private ComponentName name(ComponentPlan component) {
        return new ComponentName(order.deployment(), component.role());
    }

    private void checkCpus(String program, String cpus) {
        CpuList allowed = parts.machine().topology().allowed();
        CpuList asked = CpuList.parse(cpus);
        if (!asked.intersect(allowed).equals(asked)) {
            throw new IllegalArgumentException("program " + program + " cannot be pinned to CPUs " + cpus
                    + ", because this Director may use " + allowed.text() + " only");
        }
    }

    private Program.Foreign checked(Program.Foreign program) {
        checkCpus(program.command().get(0), program.cpus());
        Program.Foreign checked =
                file.isPresent() ? program : parts.permissions().programs().checked(program);
        return checked.ofWorklet() ? checked.by(launches.server(checked.command(), checked.variables())) : checked;
    }

    private Function<Map<String, Endpoint>, List<ClientLaunch>> launching(
            ComponentPlan component, Program.Worklet worklet) {
        long seed = component.role().equals(ComponentPlan.WORKLET)
                ? order.seed()
                : DerivedSeed.of(order.seed(), component.role().hashCode());
        return endpoints -> {
            Map<String, Endpoint> needed = new LinkedHashMap<>(endpoints);
            needed.keySet().retainAll(component.needs());
            return launches.launches(worklet, order.storage(), seed, needed);
        };
    }

    private List<ComponentPlan> sorted() {
        return OrderOfNeed.sort(order.components(), order.endpoints().keySet());
    }
}
