package org.wattladder.ptdaemon.link;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.wattladder.model.text.Message;

/**
 * A meter's name and where it listens.
 *
 * @param meter name in the plan
 * @param address host name or address
 * @param port TCP port
 */
public record MeterAddress(String meter, String address, int port) {
    public MeterAddress {
        Objects.requireNonNull(meter, "meter");
        Objects.requireNonNull(address, "address");
    }

    /** Host and port, for example {@code 127.0.0.1:8888}. */
    public String hostAndPort() {
        return (address.contains(":") ? "[" + address + "]" : address) + ":" + port;
    }

    /** A message whose first arguments are the meter and where it listens. */
    public Message message(String id, Object... more) {
        return Message.of(
                id,
                Stream.concat(Stream.of(meter, hostAndPort()), Arrays.stream(more))
                        .toArray());
    }

    @Override
    public String toString() {
        return "meter '" + meter + "' at " + hostAndPort();
    }
}
