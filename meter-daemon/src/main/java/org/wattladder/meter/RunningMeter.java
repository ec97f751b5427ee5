package org.wattladder.meter;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.ZoneId;
import java.util.Optional;
import org.wattladder.meter.catalogue.Choice;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.meter.sampling.Sampler;
import org.wattladder.meter.sampling.SamplerThread;
import org.wattladder.meter.server.Answers;
import org.wattladder.meter.server.DaemonIdentity;
import org.wattladder.meter.server.MeterServer;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;

/** A daemon at work: source, sampler thread and server, put together and taken apart. */
public final class RunningMeter implements AutoCloseable {
    private final OpenSource source;
    private final SamplerThread thread;
    private final MeterServer server;

    private RunningMeter(OpenSource source, SamplerThread thread, MeterServer server) {
        this.source = source;
        this.thread = thread;
        this.server = server;
    }

    /**
     * Opens the source and listens.
     *
     * @param port 0 for any free one
     * @param log closed by the caller, after this
     * @throws SourceRefused when the source cannot measure here
     * @throws IOException when the address cannot be listened on
     */
    public static RunningMeter start(
            Choice choice, String host, int port, Optional<SampleLog> log, TimeSource time, ZoneId zone)
            throws SourceRefused, OptionMistake, IOException {
        OpenSource source = choice.source().open(choice.settings(), time);
        Identity identity = DaemonIdentity.of(
                choice.source().name(),
                choice.source().mode(),
                source.columns(),
                BuildVersion.ofThisProgram(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"));
        Sampler sampler = new Sampler(source, time, zone, log);
        SamplerThread thread = SamplerThread.start(sampler, time);
        try {
            MeterServer server = MeterServer.listen(host, port, new Answers(identity, sampler, thread::wake));
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
