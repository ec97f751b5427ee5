package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.wattladder.chauffeur.answer.AnswerCheck;
import org.wattladder.chauffeur.answer.Launched;
import org.wattladder.chauffeur.answer.PreparedCheck;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.DerivedSeed;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.worklets.api.Endpoint;

/** Prepares the deployments of a stage, part by part in the order of need; hosts work side by side. */
final class StagePreparation {
    private static final Duration LIMIT = Duration.ofMinutes(15);
    /** Each Director gives up long before, by the size of its files. */
    private static final Duration FILES_LIMIT = Duration.ofHours(12);

    /** Several times as long as Directors take to say that they are still at it. */
    private static final Duration SILENCE = Duration.ofSeconds(60);

    private final ClientLikeness before;
    private final long seed;
    private Stage stage;
    private final List<Progress> deployments = new ArrayList<>();
    private final List<HostClient> clients = new ArrayList<>();
    private final List<HostServer> servers = new ArrayList<>();
    private final Launched launched = new Launched();

    /**
     * Starts nothing yet.
     *
     * @param before clients that the new ones shall be like
     * @param seed of the stage
     */
    StagePreparation(Stage stage, ClientLikeness before, long seed) {
        this.before = before;
        this.seed = seed;
        this.stage = new Stage(stage.worklet(), List.of());
        grow(stage);
    }

    /** The stage has more deployments now; those that are up stay. */
    void grow(Stage larger) {
        for (Deployed each : larger.deployments()) {
            if (!stage.names().contains(each.name())) {
                DeploymentPlan plan = each.plan().with(before.like(each));
                deployments.add(new Progress(
                        new Deployed(plan, each.system(), each.copy(), each.driver()),
                        DerivedSeed.of(seed, -deployments.size())));
            }
        }
        stage = larger;
    }

    /** How far one deployment has come. */
    private static final class Progress {
        private final Deployed deployment;
        private final List<DeploymentPlan.Part> left;
        private final Map<String, Endpoint> endpoints = new LinkedHashMap<>();
        private final long seed;

        private Progress(Deployed deployment, long seed) {
            this.deployment = deployment;
            this.left = new ArrayList<>(deployment.plan().parts());
            this.seed = seed;
        }

        /** Empty when all is prepared, or the next part needs what the neighbour has not got yet. */
        private Optional<String> nextHost(Progress neighbour) {
            return left.stream()
                    .findFirst()
                    .filter(part -> neighbour.endpoints.keySet().containsAll(needsOfNext(part)))
                    .map(part -> deployment.host(part.on()).name());
        }

        private static List<String> needsOfNext(DeploymentPlan.Part part) {
            return part.components().stream()
                    .flatMap(component -> component.needsOfNext().stream())
                    .toList();
        }

        private Prepare nextOrder(Progress neighbour) {
            DeploymentPlan.Part part = left.remove(0);
            Map<String, Endpoint> known = new LinkedHashMap<>(endpoints);
            needsOfNext(part).forEach(role -> known.put(ComponentPlan.next(role), neighbour.endpoints.get(role)));
            return deployment.order(part, known, seed);
        }
    }

    /**
     * Prepares everything that is not up.
     *
     * @param hearing takes the host and what it says while it is at it
     */
    void run(Directors directors, BiConsumer<String, Preparing> hearing) throws RunFault, InterruptedException {
        for (Map<String, Progress> round = round(); !round.isEmpty(); round = round()) {
            Map<String, Prepare> orders = new LinkedHashMap<>();
            round.forEach((host, next) -> orders.put(host, next.nextOrder(neighbour(next))));
            directors.judgeBy(new PreparedCheck(Map.copyOf(orders)));
            Map<String, Prepared> answers = directors.prepare(
                    orders,
                    limit(orders.values()),
                    SILENCE,
                    Message.of("doing.launching", stage.worklet().name()),
                    hearing);
            directors.judgeBy(AnswerCheck.NONE);
            for (Map.Entry<String, Progress> each : round.entrySet()) {
                Optional.ofNullable(answers.get(each.getKey()))
                        .ifPresent(answer ->
                                answer.components().forEach(facts -> note(each.getValue(), each.getKey(), facts)));
            }
        }
    }

    /** What the suite allows its slowest server, above what anything may take. */
    private Duration limit(Collection<Prepare> orders) {
        Duration standard = stage.worklet().clients().per() == ClientLayout.Unit.DEVICE ? FILES_LIMIT : LIMIT;
        return orders.stream()
                .flatMap(order -> order.components().stream())
                .filter(component -> component.program() instanceof Program.Foreign)
                .map(component -> ((Program.Foreign) component.program()).readyLimit())
                .reduce(standard, Duration::plus);
    }

    /** The next part of one deployment for each host, in the order of deployments. */
    private Map<String, Progress> round() {
        Map<String, Progress> round = new LinkedHashMap<>();
        for (Progress deployment : deployments) {
            deployment.nextHost(neighbour(deployment)).ifPresent(host -> round.putIfAbsent(host, deployment));
        }
        return round;
    }

    /** The same copy on the next system under test, which of a single system is the deployment itself. */
    private Progress neighbour(Progress of) {
        List<Progress> alike = deployments.stream()
                .filter(each -> each.deployment.copy() == of.deployment.copy())
                .toList();
        return alike.get((alike.indexOf(of) + 1) % alike.size());
    }

    private void note(Progress progress, String ranOn, ComponentFacts facts) {
        String host = progress.deployment.system().name();
        int copy = progress.deployment.copy();
        launched.add(ranOn, progress.deployment.name(), facts);
        if (facts instanceof ComponentFacts.Clients jvms) {
            jvms.clients()
                    .forEach(client -> clients.add(new HostClient(
                            host, copy, ranOn, client, Measurement.absent("absent.clients-ended-in-disorder"))));
        } else if (facts instanceof ComponentFacts.Measured program) {
            clients.add(new HostClient(
                    host, copy, ranOn, program.client(), Measurement.absent("absent.clients-ended-in-disorder")));
            servers.add(new HostServer(host, copy, ranOn, program.role(), "", program.facts()));
        } else if (facts instanceof ComponentFacts.Server server) {
            progress.endpoints.put(server.role(), server.endpoint());
            servers.add(new HostServer(
                    host, copy, ranOn, server.role(), server.endpoint().toString(), server.facts()));
        }
    }

    /** By what later answers of the components are judged. */
    Launched launched() {
        return launched;
    }

    /** All clients, in the order in which they were prepared. */
    List<HostClient> clients() {
        return List.copyOf(clients);
    }

    /** All servers, likewise. */
    List<HostServer> servers() {
        return List.copyOf(servers);
    }
}
