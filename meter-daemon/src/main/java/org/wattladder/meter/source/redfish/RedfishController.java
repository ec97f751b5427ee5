package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.SlowDevice;
import tools.jackson.databind.JsonNode;

/** The management controller as a device that is polled: one request per resource of the place. */
final class RedfishController implements SlowDevice {
    private final RedfishClient client;
    private final PowerPlace place;

    RedfishController(RedfishClient client, PowerPlace place) {
        this.client = client;
        this.place = place;
    }

    /** One supply without a figure makes the sum an error. */
    @Override
    public Answer ask() throws IOException, InterruptedException {
        double sum = 0;
        Optional<String> stamp = Optional.empty();
        for (String path : place.paths()) {
            JsonNode resource = client.get(path.replaceFirst("#.*", ""));
            OptionalDouble watts = PowerText.watts(place.form(), resource, path);
            if (watts.isEmpty() || watts.getAsDouble() < 0) {
                return Answer.unusable();
            }
            sum += watts.getAsDouble();
            stamp = PowerText.stamp(place.form(), resource);
        }
        return Answer.watts(sum, stamp);
    }

    @Override
    public void close() {
        client.close();
    }
}
