package org.wattladder.director.launch;

import java.nio.file.Path;

/**
 * The program every client runs.
 *
 * @param java launcher of the JDK
 * @param classPath of the client JVM
 * @param mainClass name of its main class
 */
public record ClientProgram(Path java, String classPath, String mainClass) {
    /** The main class of Wattladder's own client. */
    public static final String MAIN_CLASS = "org.wattladder.worklets.client.ClientMain";

    /** The main class of a JVM in which the server of a worklet runs. */
    static final String SERVER_CLASS = "org.wattladder.worklets.client.ServerMain";
}
