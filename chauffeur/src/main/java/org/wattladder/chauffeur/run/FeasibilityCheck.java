package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Prepare;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Loopback;

/** Asks every Director, before anything is started, whether all worklets of the plan fit its host. */
public final class FeasibilityCheck {
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final RunPlan plan;
    private final Directors directors;
    private final EventFeed events;

    /** Joins plan and Directors that have said welcome; subscribers hear what is no obstacle but unwise. */
    public FeasibilityCheck(RunPlan plan, Directors directors, EventFeed events) {
        this.plan = plan;
        this.directors = directors;
        this.events = events;
    }

    /**
     * What stands in the way, with host and figures, for each worklet that cannot be prepared; empty when all can.
     *
     * @throws RunFault if a Director is lost or does not answer
     */
    public List<Message> find() throws RunFault, InterruptedException {
        List<Message> found = new ArrayList<>();
        directors
                .ask(host -> new Consider(orders(host)), LIMIT, Message.of("doing.considering"))
                .forEach((host, answer) -> {
                    answer.obstacles().forEach(obstacle -> found.add(Message.of("fault.on-host", host, obstacle)));
                    answer.warnings().forEach(warning -> events.note(Message.of("note.warning", host, warning)));
                });
        return found;
    }

    private List<Prepare> orders(String host) {
        return plan.worklets().stream()
                .map(worklet -> Stage.of(plan, worklet, directors.hosts()))
                .flatMap(stage -> stage.deployments().stream())
                .flatMap(deployed -> deployed.plan().parts().stream()
                        .filter(part -> deployed.host(part.on()).name().equals(host))
                        .map(part -> deployed.order(part, unknown(deployed), plan.seed())))
                .toList();
    }

    /** Where servers will listen is not known before they are started. */
    private static Map<String, Endpoint> unknown(Deployed deployed) {
        Map<String, Endpoint> endpoints = new LinkedHashMap<>();
        Endpoint somewhere = new Endpoint(Loopback.address(), 1);
        deployed.plan().servers().forEach(server -> {
            endpoints.put(server.role(), somewhere);
            endpoints.put(ComponentPlan.next(server.role()), somewhere);
        });
        return endpoints;
    }
}
