package org.wattladder.meter;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.catalogue.Choice;
import org.wattladder.meter.console.Console;
import org.wattladder.meter.console.RunLines;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.meter.sampling.Sampler;
import org.wattladder.meter.sampling.SamplerThread;
import org.wattladder.meter.server.AllowList;
import org.wattladder.meter.server.CommandAnswers;
import org.wattladder.meter.server.DaemonIdentity;
import org.wattladder.meter.server.MeterServer;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;

/** A daemon at work: source, sampler thread and server, put together and taken apart. */
public final class RunningMeter implements AutoCloseable {
    private static final Duration CLIENT_PATIENCE = Duration.ofMinutes(1);
    private final OpenSource source;
    private final SamplerThread thread;
    private final MeterServer server;

    /**
     * Where it listens and for whom.
     *
     * @param host address
     * @param port 0 for any free one
     * @param allowed beside this machine
     */
    record Place(String host, int port, AllowList allowed) {}

    /**
     * Its time.
     *
     * @param time of the process
     * @param zone of the stamps
     */
    record Clock(TimeSource time, ZoneId zone) {}

    private RunningMeter(OpenSource source, SamplerThread thread, MeterServer server) {
        this.source = source;
        this.thread = thread;
        this.server = server;
    }

    /**
     * Opens the source and listens on this machine only, with a console that says nothing.
     *
     * @param port 0 for any free one
     * @param log closed by the caller, after this
     * @throws SourceRefused when the source cannot measure here
     * @throws IOException when the address cannot be listened on
     */
    public static RunningMeter start(
            Choice choice, String host, int port, Optional<SampleLog> log, TimeSource time, ZoneId zone)
            throws SourceRefused, OptionMistake, IOException {
        Console silent = new Console(new PrintWriter(Writer.nullWriter()), time, zone, Optional.empty());
        return start(choice, new Place(host, port, AllowList.parse(List.of())), log, new Clock(time, zone), silent);
    }

    /** Opens the source and listens; as above, with a place, a clock and a console. */
    static RunningMeter start(Choice choice, Place place, Optional<SampleLog> log, Clock clock, Console console)
            throws SourceRefused, OptionMistake, IOException {
        String name = choice.source().name();
        console.say("Attempting to connect to measurement device type " + name + "...");
        OpenSource source = choice.source().open(choice.settings(), clock.time());
        Identity identity = DaemonIdentity.of(
                name,
                choice.source().mode(),
                source,
                BuildVersion.ofThisProgram(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"));
        boolean uncertain = source.statesUncertainty();
        if (uncertain) {
            console.say("Uncertainty checking for " + identity.driver() + " is activated");
        }
        console.say("Connected to " + identity.driver() + " successfully");
        Sampler sampler = new Sampler(
                source, clock.time(), clock.zone(), log, new RunLines(console, identity.driver(), uncertain));
        SamplerThread thread = SamplerThread.start(sampler, clock.time());
        try {
            console.say("Establishing the listener on port " + place.port() + "...");
            CommandAnswers answers = new CommandAnswers(identity, sampler, thread::wake, console);
            MeterServer server = MeterServer.listen(
                    place.host(),
                    place.port(),
                    place.allowed(),
                    answers,
                    source.lineFaults(),
                    console,
                    CLIENT_PATIENCE);
            console.say("Waiting for a connection...");
            return new RunningMeter(source, thread, server);
        } catch (IOException busy) {
            thread.close();
            source.close();
            throw busy;
        }
    }

    /** Where it listens. */
    public InetSocketAddress address() {
        return server.address();
    }

    /** Waits until it is closed. */
    public void awaitEnd() throws InterruptedException {
        server.awaitEnd();
    }

    /** Frees the port, ends sampling, lets go of the source. */
    @Override
    public void close() {
        server.close();
        thread.close();
        source.close();
    }
}
