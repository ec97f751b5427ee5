package org.wattladder.director.session;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.host.OtherPrograms;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.Prepare;

/**
 * Looks at one order after the other, each a task of its own on the work thread, so that a long list neither keeps another
 * Chauffeur waiting nor outlives its own.
 */
final class Consideration {
    private static final Logger LOG = LoggerFactory.getLogger(Consideration.class);

    private final DirectorParts parts;
    private final int count;
    private final Iterator<Prepare> orders;
    private final Set<String> obstacles = new LinkedHashSet<>();
    private final Set<String> warnings = new LinkedHashSet<>();

    Consideration(Consider consider, DirectorParts parts) {
        this.parts = parts;
        this.count = consider.orders().size();
        this.orders = consider.orders().iterator();
        OtherPrograms.console(parts.machine().files()).ifPresent(warnings::add);
    }

    /** Looks at the next order; the answer once there is none left. */
    Optional<Considered> next() {
        if (!orders.hasNext()) {
            LOG.info("considered {} deployments and found {} obstacles", count, obstacles.size());
            return Optional.of(new Considered(List.copyOf(obstacles), List.copyOf(warnings)));
        }
        try {
            Preparation preparation = new Preparation(orders.next(), parts);
            preparation.storage();
            warnings.addAll(preparation.warnings());
        } catch (IllegalArgumentException impossible) {
            obstacles.add(impossible.getMessage());
        }
        return Optional.empty();
    }
}
