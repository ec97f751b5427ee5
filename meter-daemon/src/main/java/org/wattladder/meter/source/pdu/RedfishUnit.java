package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.SlowDevice;
import org.wattladder.meter.source.redfish.RackOutlets;

/**
 * A unit with a Redfish service.
 *
 * @param address its URL
 * @param rack logged in
 */
record RedfishUnit(String address, RackOutlets rack) implements SlowDevice {
    private static final int ANSWER_MILLIS = 5000;
    private static final List<String> SNMP_ONLY = List.of("address", "preset", "oid", "secret-file", "privacy-file");

    static RedfishUnit at(SourceSettings settings, Map<String, String> environment)
            throws IOException, InterruptedException, SourceRefused, OptionMistake {
        for (String option : SNMP_ONLY) {
            if (settings.text(option).isPresent()) {
                throw new OptionMistake(
                        "option " + option + " of source pdu is for SNMP; leave out either it or url=.");
            }
        }
        String outlets = settings.text("outlets")
                .orElseThrow(
                        () -> new OptionMistake("source pdu with url= needs outlets=, for example outlets=A1,A2."));
        Duration limit = Duration.ofMillis(
                Math.round(settings.number("answer-millis", 50, 10_000).orElse(ANSWER_MILLIS)));
        return new RedfishUnit(
                settings.text("url").orElseThrow(),
                RackOutlets.at(settings, environment, limit, settings.text("unit"), List.of(outlets.split(",", -1))));
    }

    @Override
    public Optional<String> name() {
        return Optional.of("PDU at " + address);
    }

    @Override
    public int channels() {
        return rack.size();
    }

    @Override
    public Answer ask() throws IOException, InterruptedException {
        return new Answer(Answer.ofCords(rack.ask()), Optional.empty());
    }

    @Override
    public String toString() {
        return "Redfish at " + address;
    }

    @Override
    public void close() {
        rack.close();
    }
}
