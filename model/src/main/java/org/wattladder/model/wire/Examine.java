package org.wattladder.model.wire;

/**
 * Asks what disturbs the machine and how clients would be pinned; answered by {@link Examined}, and refused while clients
 * run.
 *
 * @param millis how long the machine is looked at, and how long all allowed CPUs are probed for CPU contention before that and
 *     after it; 1 to 10,000
 */
public record Examine(int millis) implements DirectorCommand<Examined> {
    @Override
    public Class<Examined> answer() {
        return Examined.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onExamine(this);
    }
}
