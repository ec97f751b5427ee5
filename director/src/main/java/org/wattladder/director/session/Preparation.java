package org.wattladder.director.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.wattladder.director.component.ClientLaunches;
import org.wattladder.director.component.Component;
import org.wattladder.director.component.ComponentListener;
import org.wattladder.director.component.ComponentName;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.component.ServerComponent;
import org.wattladder.director.component.WorkletComponent;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.storage.StoragePlace;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.plan.OrderOfNeed;
import org.wattladder.model.plan.Program;
import org.wattladder.model.wire.Endpoint;
import org.wattladder.model.wire.Prepare;

/** Turns the order to prepare a deployment into its components, before any process is started. */
final class Preparation {
    private final Prepare order;
    private final DirectorParts parts;
    private final ClientLaunches launches;

    Preparation(Prepare order, DirectorParts parts) {
        this.order = order;
        this.parts = parts;
        this.launches = new ClientLaunches(parts);
    }

    /**
     * Where clients keep files; tried out with endpoints that are not known yet.
     *
     * @throws IllegalArgumentException with a sentence that says what cannot be done as ordered
     */
    List<StoragePlace> storage() {
        List<StoragePlace> places = new ArrayList<>();
        for (ComponentPlan component : sorted()) {
            if (component.program() instanceof Program.Worklet worklet) {
                launches.launches(worklet, order.storage(), order.seed(), Map.of()).stream()
                        .flatMap(launch -> launch.storage().stream())
                        .forEach(places::add);
            } else if (component.program() instanceof Program.Foreign foreign) {
                checked(foreign);
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
            components.add(
                    component.program() instanceof Program.Worklet worklet
                            ? new WorkletComponent(
                                    name(component), worklet.name(), launching(component, worklet), parts, listener)
                            : new ServerComponent(
                                    name(component), checked((Program.Foreign) component.program()), parts, listener));
        }
        return components;
    }

    private ComponentName name(ComponentPlan component) {
        return new ComponentName(order.deployment(), component.role());
    }

    private Program.Foreign checked(Program.Foreign program) {
        CpuList allowed = parts.machine().topology().allowed();
        CpuList asked = CpuList.parse(program.cpus());
        if (!asked.intersect(allowed).equals(asked)) {
            throw new IllegalArgumentException("program " + program.command().get(0) + " cannot be pinned to CPUs "
                    + program.cpus() + ", because this Director may use " + allowed.text() + " only");
        }
        Program.Foreign checked = parts.permissions().programs().checked(program);
        return checked.ofWorklet() ? checked.by(launches.server(checked.command())) : checked;
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
