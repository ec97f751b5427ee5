package org.wattladder.model.wire;

/**
 * Opens the connection; answered by {@link Welcome} or {@link Refused}.
 *
 * @param productVersion of the Chauffeur
 * @param protocolVersion {@link Protocol#VERSION} of the Chauffeur
 * @param catalogueDigest of the Chauffeur's worklet catalogue
 * @param run identifier of the run, for the Director's log
 */
public record Hello(String productVersion, int protocolVersion, String catalogueDigest, String run)
        implements DirectorCommand<Welcome> {
    @Override
    public Class<Welcome> answer() {
        return Welcome.class;
    }

    @Override
    public void handle(Handler handler) {
        handler.onHello(this);
    }
}
