package org.wattladder.worklets.storage;

import java.nio.file.OpenOption;
import java.util.Arrays;
import org.wattladder.worklets.api.DeviceFault;

/** The JDK's option for unbuffered access, found by its name: newer compilers warn of the package it is in. */
public final class DirectOption {
    private static final String CLASS = "com.sun.nio.file.ExtendedOpenOption";

    private DirectOption() {}

    /**
     * The option.
     *
     * @throws DeviceFault if this JVM has none
     */
    public static OpenOption find() {
        try {
            return Arrays.stream(Class.forName(CLASS).getEnumConstants())
                    .filter(option -> option.toString().equals("DIRECT"))
                    .map(OpenOption.class::cast)
                    .findFirst()
                    .orElseThrow(() -> new ClassNotFoundException(CLASS + ".DIRECT"));
        } catch (ClassNotFoundException missing) {
            throw new DeviceFault("this JVM has no unbuffered access to files", missing);
        }
    }
}
