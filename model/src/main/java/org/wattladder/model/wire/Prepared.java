package org.wattladder.model.wire;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientFacts;

/**
 * Answers {@link Prepare}: every component is up and waits; clients are pinned, and their pinning is read back.
 *
 * @param components in the order in which they were started
 */
public record Prepared(List<ComponentFacts> components) implements DirectorEvent {
    public Prepared {
        components = List.copyOf(Range.entries("components", components));
    }

    /** The clients of all worklets, in the order of components and client numbers. */
    public List<ClientFacts> clients() {
        return components.stream()
                .flatMap(component ->
                        component instanceof ComponentFacts.Clients jvms ? jvms.clients().stream() : Stream.empty())
                .toList();
    }

    @Override
    public void handle(Handler handler) {
        handler.onPrepared(this);
    }
}
