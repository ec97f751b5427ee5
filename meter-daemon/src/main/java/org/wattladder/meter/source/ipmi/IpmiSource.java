package org.wattladder.meter.source.ipmi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.poll.PolledSource;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Power of the whole machine as its management controller states it. */
public final class IpmiSource implements PowerSource {
    private static final int POLL_MILLIS = 1_000;
    private static final int UPDATE_MILLIS = 5_000;

    private final Map<String, String> environment;

    /** The source of this machine. */
    public IpmiSource() {
        this(System.getenv());
    }

    IpmiSource(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    @Override
    public String name() {
        return "ipmi";
    }

    @Override
    public List<SourceOption> options() {
        List<SourceOption> options = new ArrayList<>(List.of(
                new SourceOption("ipmi-root", "/dev", "folder with the device of this machine's controller"),
                new SourceOption("host", "", "controller over the network; without it the one of this machine"),
                new SourceOption("user", "", "its user"),
                new SourceOption("password-file", "", "file with the password; else variable IPMI_PASSWORD"),
                new SourceOption("privilege", "", "level that is asked for, for example USER"),
                new SourceOption("tool", "ipmitool", "the program"),
                new SourceOption("limit-millis", "5000", "time for one answer, 500 to 60000"),
                new SourceOption("deactivated", "error", "error or accept: figures of a controller that says so")));
        options.addAll(Pace.options(POLL_MILLIS, UPDATE_MILLIS));
        return List.copyOf(options);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        Pace.of(settings);
        boolean inactiveToo = inactiveToo(settings);
        try {
            Ipmitool tool = Connection.of(settings, environment);
            DcmiForm form = form(tool);
            DcmiPower power = tool.readPatiently(form);
            Answer answer = power.answer(inactiveToo);
            return new Probe(answer.usable(), power.sentence() + form.note());
        } catch (SourceRefused | IOException refused) {
            return Probe.no(ExceptionText.of(refused));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Probe.no("the probe was interrupted");
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        Ipmitool tool = Connection.of(settings, environment);
        Pace pace = Pace.of(settings);
        try {
            return PolledSource.open(new IpmiController(tool, form(tool), inactiveToo(settings)), pace, time);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new SourceRefused("opening was interrupted");
        }
    }

    private static DcmiForm form(Ipmitool tool) throws SourceRefused, InterruptedException {
        try {
            return tool.workingForm();
        } catch (IOException refused) {
            throw new SourceRefused(ExceptionText.of(refused));
        }
    }

    private static boolean inactiveToo(SourceSettings settings) throws OptionMistake {
        String text = settings.text("deactivated").orElseThrow();
        return switch (text) {
            case "error" -> false;
            case "accept" -> true;
            default ->
                throw new OptionMistake("option deactivated=" + text + " of source ipmi must be error or accept.");
        };
    }
}
