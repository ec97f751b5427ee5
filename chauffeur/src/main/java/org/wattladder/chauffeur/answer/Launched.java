package org.wattladder.chauffeur.answer;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wattladder.model.claim.Claim;
import org.wattladder.model.claim.Impossible;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Prepare;

/** What was launched for one worklet, by which later answers about it are judged; used by the run's thread. */
public final class Launched {
    private final Map<String, Map<Integer, Client>> clients = new LinkedHashMap<>();
    private final Map<String, String> hosts = new LinkedHashMap<>();
    private final Map<String, Set<String>> types = new LinkedHashMap<>();

    /**
     * One client.
     *
     * @param jvm whether it is a client JVM; else a foreign program
     * @param users its worker threads
     */
    record Client(boolean jvm, int users) {}

    /** Notes a component that a host has launched. */
    public void add(String host, String deployment, ComponentFacts facts) {
        if (facts instanceof ComponentFacts.Clients jvms) {
            add(host, Prepare.component(deployment, facts.role()), jvms.clients(), true);
        } else if (facts instanceof ComponentFacts.Measured program) {
            add(host, Prepare.component(deployment, facts.role()), List.of(program.client()), false);
        }
    }

    private void add(String host, String component, List<ClientFacts> launched, boolean jvm) {
        Map<Integer, Client> byNumber = new LinkedHashMap<>();
        launched.forEach(client -> byNumber.put(client.client(), new Client(jvm, client.users())));
        clients.put(component, byNumber);
        hosts.put(component, host);
    }

    /** The clients of a component, by number. */
    Map<Integer, Client> clients(String component) {
        return clients.getOrDefault(component, Map.of());
    }

    /** Names of the components with clients on this host. */
    List<String> components(String host) {
        return clients.keySet().stream()
                .filter(component -> host.equals(hosts.get(component)))
                .toList();
    }

    /** All clients of a component have the same types of transactions, in every interval. */
    void checkTypes(String component, String what, List<TypeResult> claimed) throws Impossible {
        Set<String> names = new LinkedHashSet<>();
        claimed.forEach(type -> names.add(type.type()));
        Claim.each(what, names, types.computeIfAbsent(component, unused -> names));
    }
}
