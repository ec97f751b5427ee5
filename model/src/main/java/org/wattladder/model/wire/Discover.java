package org.wattladder.model.wire;

/** Asks what the machine is; answered by {@link EnvironmentFound}, and refused while clients run. */
public record Discover() implements DirectorCommand<EnvironmentFound> {
    @Override
    public Class<EnvironmentFound> answer() {
        return EnvironmentFound.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onDiscover(this);
    }
}
