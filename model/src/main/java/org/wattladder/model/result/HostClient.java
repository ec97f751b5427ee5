package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.interval.DeploymentName;

/**
 * A client JVM, and the system under test that it drove.
 *
 * @param host name in the plan of the system under test
 * @param copy number of its deployment on that host, from 1
 * @param ranOn name of the host that it ran on, a driver or the same
 * @param facts as launched
 * @param peakBytes most memory it ever held; absent when it was lost or the kernel does not tell
 */
public record HostClient(String host, int copy, String ranOn, ClientFacts facts, Measurement peakBytes) {
    public HostClient {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(ranOn, "ranOn");
        Objects.requireNonNull(facts, "facts");
        Objects.requireNonNull(peakBytes, "peakBytes");
    }

    /** A client of the only deployment of a host, on that host. */
    public HostClient(String host, ClientFacts facts, Measurement peakBytes) {
        this(host, 1, host, facts, peakBytes);
    }

    /** Name of its deployment. */
    public String deployment() {
        return deployment(host, copy);
    }

    /**
     * Name of a deployment: its host, and a number unless it is the first.
     *
     * @param copy number on that host, from 1
     */
    public static String deployment(String host, int copy) {
        return DeploymentName.of(host, copy);
    }

    /** Whether the deployment of this name is one of this host. */
    public static boolean isOf(String deployment, String host) {
        return deployment.equals(host) || deployment.startsWith(host + "#");
    }

    /** The same client that held so much memory. */
    public HostClient with(Measurement peak) {
        return new HostClient(host, copy, ranOn, facts, peak);
    }
}
