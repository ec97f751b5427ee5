package org.wattladder.model.interval;

/** Names of the deployments of a stage: the host, and a number unless it is the first. */
public final class DeploymentName {
    private static final char MARK = '#';

    private DeploymentName() {}

    /**
     * The name of a deployment.
     *
     * @param copy number on its host, from 1
     */
    public static String of(String host, int copy) {
        return copy == 1 ? host : host + MARK + copy;
    }

    /** Number on its host of the deployment of this name, from 1. */
    public static int copy(String deployment) {
        int mark = deployment.lastIndexOf(MARK);
        return mark < 0 ? 1 : Integer.parseInt(deployment.substring(mark + 1));
    }
}
