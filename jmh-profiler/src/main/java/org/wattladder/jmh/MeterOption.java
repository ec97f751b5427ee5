package org.wattladder.jmh;

/**
 * What follows the name of the profiler: {@code meter=HOST:PORT}.
 *
 * @param host name or address of the meter daemon
 * @param port on which it listens
 */
record MeterOption(String host, int port) {
    private static final String FORM = "meter=HOST:PORT, such as meter=127.0.0.1:8888 or meter=[::1]:8888";
    private static final String NAME = "meter=";
    private static final int LARGEST_PORT = 65535;

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException with a sentence, if it is something else
     */
    static MeterOption parse(String text) {
        int colon = text.lastIndexOf(':');
        String digits = colon < 0 ? "" : text.substring(colon + 1);
        if (!text.startsWith(NAME) || colon <= NAME.length() || !digits.matches("[0-9]{1,5}")) {
            throw new IllegalArgumentException("the energy profiler needs " + FORM + ", not \"" + text + "\"");
        }
        String host = text.substring(NAME.length(), colon);
        int port = Integer.parseInt(digits);
        if (port < 1 || port > LARGEST_PORT) {
            throw new IllegalArgumentException(
                    "the port of the meter daemon lies in 1 to " + LARGEST_PORT + ", not at " + port);
        }
        return new MeterOption(host.startsWith("[") ? host.substring(1, host.length() - 1) : host, port);
    }
}
