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
import org.wattladder.settings.Key;

/**
 * A unit with a Redfish service.
 *
 * @param address its URL
 * @param rack logged in
 */
record RedfishUnit(String address, RackOutlets rack) implements SlowDevice {
    private static final long ANSWER_MILLIS = 5000;
    private static final List<Key<?>> SNMP_ONLY =
            List.of(PduSettings.ADDRESS, PduSettings.PRESET, PduSettings.OID, Login.SECRET_FILE, Login.PRIVACY_FILE);

    static RedfishUnit at(SourceSettings settings, Map<String, String> environment)
            throws IOException, InterruptedException, SourceRefused, OptionMistake {
        for (Key<?> key : SNMP_ONLY) {
            if (settings.find(key).isPresent()) {
                throw new OptionMistake(
                        "option " + key.name() + " of source pdu is for SNMP; leave out either it or url=.");
            }
        }
        String outlets = settings.find(PduSettings.OUTLETS)
                .orElseThrow(
                        () -> new OptionMistake("source pdu with url= needs outlets=, for example outlets=A1,A2."));
        Duration limit = Duration.ofMillis(settings.find(PduSettings.ANSWER).orElse(ANSWER_MILLIS));
        return new RedfishUnit(
                settings.find(RackOutlets.URL).orElseThrow(),
                RackOutlets.at(
                        settings,
                        environment,
                        limit,
                        settings.find(PduSettings.UNIT),
                        List.of(outlets.split(",", -1))));
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
