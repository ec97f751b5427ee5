package org.wattladder.chauffeur.agents;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wattladder.chauffeur.run.Directors;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.Protocol;
import org.wattladder.model.wire.Welcome;

/** Introduces the Chauffeur to its Directors and checks that both sides speak of the same things. */
final class DirectorGreeting {
    private static final Duration LIMIT = StartLimit.atLeast(Duration.ofSeconds(20));

    private final String productVersion;
    private final String catalogueDigest;

    DirectorGreeting(String productVersion, String catalogueDigest) {
        this.productVersion = productVersion;
        this.catalogueDigest = catalogueDigest;
    }

    List<HostResult> greet(List<HostPlan> plans, Directors directors, String run)
            throws AgentFault, InterruptedException {
        try {
            Map<String, Welcome> answers = directors.ask(
                    host -> new Hello(productVersion, Protocol.VERSION, catalogueDigest, run),
                    LIMIT,
                    Message.of("doing.hello"));
            List<HostResult> hosts = new ArrayList<>();
            for (HostPlan plan : plans) {
                Welcome welcome = Objects.requireNonNull(answers.get(plan.name()), plan.name());
                check(plan.name(), welcome);
                hosts.add(new HostResult(plan.name(), plan.role(), welcome.host()));
            }
            checkPrograms(hosts);
            return hosts;
        } catch (RunFault fault) {
            throw new AgentFault(Message.of("fault.at", fault.place(), fault.reason()), fault);
        }
    }

    /** Hosts of one run execute the same program, to the byte. */
    static void checkPrograms(List<HostResult> hosts) throws AgentFault {
        HostResult first = hosts.get(0);
        for (HostResult host : hosts) {
            if (!program(host).equals(program(first))) {
                throw new AgentFault(
                        Message.of("fault.programs-differ", first.name(), program(first), host.name(), program(host)));
            }
        }
    }

    private static String program(HostResult host) {
        return host.facts().java().programDigest();
    }

    private void check(String host, Welcome welcome) throws AgentFault {
        check(host, "fault.product-version", productVersion, welcome.productVersion());
        check(
                host,
                "fault.protocol-version",
                String.valueOf(Protocol.VERSION),
                String.valueOf(welcome.protocolVersion()));
        check(host, "fault.worklet-catalogue", catalogueDigest, welcome.catalogueDigest());
    }

    private static void check(String host, String messageId, String ours, String theirs) throws AgentFault {
        if (!ours.equals(theirs)) {
            throw new AgentFault(Message.of(
                    "fault.on-host",
                    host,
                    Message.of("fault.versions-differ", List.of(Message.of(messageId, theirs, ours)))));
        }
    }
}
