package org.wattladder.meter.source.ipmi;

import java.io.IOException;
import java.util.Optional;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.SlowDevice;

/** The management controller as a device that is polled. */
final class IpmiController implements SlowDevice {
    private final Ipmitool tool;
    private final DcmiForm form;
    private final boolean inactiveToo;

    IpmiController(Ipmitool tool, DcmiForm form, boolean inactiveToo) {
        this.tool = tool;
        this.form = form;
        this.inactiveToo = inactiveToo;
    }

    @Override
    public Answer ask() throws IOException, InterruptedException {
        return tool.read(form).answer(inactiveToo);
    }

    @Override
    public Optional<String> name() {
        return form == DcmiForm.SENSOR ? Optional.of("a sensor of the controller's repository") : Optional.empty();
    }

    @Override
    public void close() {
        // every question is a process of its own
    }
}
