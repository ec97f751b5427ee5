package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Endpoint;

/** Where an instrument is, and how it is talked to. */
sealed interface InstrumentAddress {
    /** What {@link #parse} reads, as it follows "must be". */
    String RANGE = "HOST:PORT of lines over TCP, vxi11://HOST of the analyzer's own Ethernet, or /dev/usbtmc0";

    /** Connects. */
    InstrumentLine connect(int limitMillis, TimeSource time) throws IOException;

    /** Lines over TCP. */
    record Lines(Endpoint endpoint) implements InstrumentAddress {
        @Override
        public InstrumentLine connect(int limitMillis, TimeSource time) throws IOException {
            return TcpLine.connect(endpoint, limitMillis, time);
        }

        @Override
        public String toString() {
            return endpoint.toString();
        }
    }

    /**
     * VXI-11, which analyzers speak on their own Ethernet.
     *
     * @param endpoint of its port mapper, which has port 111; with another port that of the instrument itself
     * @param device mostly {@code inst0}
     */
    record Vxi11(Endpoint endpoint, String device) implements InstrumentAddress {
        static final int PORT_MAPPER = 111;
        private static final Pattern FORM = Pattern.compile("vxi11://([^/]+)(?:/([A-Za-z0-9,]{1,32}))?");

        static Optional<InstrumentAddress> parse(String text) {
            Matcher parts = FORM.matcher(text);
            return parts.matches()
                    ? Endpoint.parse(parts.group(1), PORT_MAPPER)
                            .map(endpoint -> new Vxi11(endpoint, parts.group(2) == null ? "inst0" : parts.group(2)))
                    : Optional.empty();
        }

        @Override
        public InstrumentLine connect(int limitMillis, TimeSource time) throws IOException {
            return Vxi11Line.connect(this, limitMillis, time);
        }

        @Override
        public String toString() {
            return "vxi11://" + endpoint + "/" + device;
        }
    }

    /** USB, by the driver of the kernel. */
    record Usb(Path device) implements InstrumentAddress {
        @Override
        public InstrumentLine connect(int limitMillis, TimeSource time) throws IOException {
            return UsbLine.open(device);
        }

        @Override
        public String toString() {
            return device.toString();
        }
    }

    /** The address that a text names; empty when it names none. */
    static Optional<InstrumentAddress> parse(String text) {
        String address = text.strip();
        if (address.startsWith("/dev/")) {
            return Optional.of(new Usb(Path.of(address)));
        }
        return address.startsWith("vxi11:")
                ? Vxi11.parse(address)
                : Endpoint.parse(address).map(Lines::new);
    }
}
