import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.wattladder.model.result.ClientStorage;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.ClientPinning;
import org.wattladder.model.result.JavaInstallation;
import org.wattladder.model.result.HostMemory;
import org.wattladder.model.result.Processors;
import org.HdrHistogram.Histogram;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.wire.AskClock;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Discover;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.FilesRemoved;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RemoveFiles;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;
import org.wattladder.model.wire.Welcome;
import org.wattladder.model.wire.WireCodec;

/**
 * Many Directors in one process that speak the real protocol and execute nothing: arguments are their number, the clients
 * of each, and a file for the true skew of each interval, which only this process can know; with a fourth argument each has an
 * address of its own, from 127.0.0.2 on. Prints the ports.
 */
public final class SimulatedFleet {
    private static final double FULL_RATE = 1000;

    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
    private final Map<Long, List<Long>> trueStarts = new TreeMap<>();
    private final String histogram = histogram();
    private final int clients;

    private SimulatedFleet(int clients) {
        this.clients = clients;
    }

    public static void main(String... arguments) throws IOException {
        SimulatedFleet fleet = new SimulatedFleet(Integer.parseInt(arguments[1]));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> fleet.writeSkew(Path.of(arguments[2]))));
        StringBuilder ports = new StringBuilder();
        for (int host = 0; host < Integer.parseInt(arguments[0]); host++) {
            String address = "127.0.0." + (arguments.length > 3 ? host + 2 : 1);
            ServerSocket server = new ServerSocket(0, 8, InetAddress.getByName(address));
            ports.append(server.getLocalPort()).append(' ');
            // Clocks of different machines have nothing to do with each other.
            Host simulated = fleet.new Host(new Random(host).nextLong() >> 2);
            start("host-" + host, () -> simulated.serve(server));
        }
        System.out.println(ports);
    }

    private static void start(String name, Runnable work) {
        new Thread(work, name).start();
    }

    private void writeSkew(Path file) {
        try (PrintStream out = new PrintStream(Files.newOutputStream(file))) {
            synchronized (trueStarts) {
                trueStarts.forEach((interval, starts) -> out.println(interval + " "
                        + (starts.stream().mapToLong(Long::longValue).max().orElse(0)
                                - starts.stream().mapToLong(Long::longValue).min().orElse(0))));
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static String histogram() {
        Histogram histogram = new Histogram(3);
        Random random = new Random(1);
        for (int i = 0; i < 5000; i++) {
            histogram.recordValue(500_000 + (long) Math.abs(random.nextGaussian() * 100_000));
        }
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    /** One Director and its connection. */
    private final class Host {
        private final WireCodec codec = new WireCodec();
        private final long aheadNanos;
        private DataOutputStream out;

        Host(long aheadNanos) {
            this.aheadNanos = aheadNanos;
        }

        void serve(ServerSocket server) {
            while (true) {
                try (Socket socket = server.accept()) {
                    socket.setTcpNoDelay(true);
                    DataInputStream in = new DataInputStream(socket.getInputStream());
                    out = new DataOutputStream(socket.getOutputStream());
                    while (true) {
                        handle(codec.decodeCommand(in.readNBytes(in.readInt())));
                    }
                } catch (IOException gone) {
                    // the next run connects anew
                }
            }
        }

        private synchronized void say(DirectorEvent event) {
            byte[] frame = codec.encode(event);
            try {
                out.write(ByteBuffer.allocate(4 + frame.length)
                        .putInt(frame.length)
                        .put(frame)
                        .array());
                out.flush();
            } catch (IOException gone) {
                // its reader sees it too
            }
        }

        private void handle(DirectorCommand<?> command) {
            if (command instanceof AskClock) {
                say(new ClockTold(System.nanoTime() + aheadNanos));
            } else if (command instanceof Hello hello) {
                say(new Welcome(hello.productVersion(), hello.protocolVersion(), hello.catalogueDigest(), facts()));
            } else if (command instanceof Discover) {
                say(new EnvironmentFound(List.of()));
            } else if (command instanceof Consider) {
                say(new Considered(List.of(), List.of()));
            } else if (command instanceof Prepare prepare) {
                say(new Prepared(prepare.components().stream()
                        .<ComponentFacts>map(component -> new ComponentFacts.Clients(component.role(), clientFacts()))
                        .toList()));
            } else if (command instanceof RunInterval interval) {
                run(interval);
            } else if (command instanceof StopClients) {
                say(new ClientsStopped(Map.of()));
            } else if (command instanceof RemoveFiles) {
                say(new FilesRemoved(0, List.of()));
            } else {
                throw new IllegalStateException("not simulated: " + command);
            }
        }

        private void run(RunInterval interval) {
            long now = System.nanoTime();
            long start = Math.max(now, interval.startNanos().orElse(now + aheadNanos) - aheadNanos);
            long recording = start + interval.preNanos();
            long end = recording + interval.recordingNanos() + interval.postNanos();
            synchronized (trueStarts) {
                trueStarts
                        .computeIfAbsent(interval.interval(), unused -> new ArrayList<>())
                        .add(recording);
            }
            timer.schedule(
                    () -> say(new RecordingStarted(interval.interval(), recording + aheadNanos)),
                    recording - now,
                    TimeUnit.NANOSECONDS);
            timer.schedule(
                    () -> say(new IntervalDone(interval.interval(), results(interval), Conditions.unknown("absent.no-quota"))),
                    end - now,
                    TimeUnit.NANOSECONDS);
        }

        private Map<String, List<ClientInterval>> results(RunInterval interval) {
            Map<String, List<ClientInterval>> results = new TreeMap<>();
            interval.work().forEach((component, work) -> results.put(component, results(interval, work.load())));
            return results;
        }

        private List<ClientInterval> results(RunInterval interval, Load load) {
            if (load instanceof Load.Idle) {
                return List.of();
            }
            double rate = load instanceof Load.Paced paced ? paced.transactionsPerSecond() : FULL_RATE * clients;
            long each = Math.round(rate * interval.recordingNanos() / 1e9 / clients);
            List<ClientInterval> results = new ArrayList<>();
            for (int client = 1; client <= clients; client++) {
                results.add(new ClientInterval(
                        client,
                        10_000,
                        interval.recordingNanos(),
                        Measurement.of(90),
                        0,
                        List.of(new TypeResult("simulated", each, 0, histogram, histogram))));
            }
            return results;
        }

        private List<ClientFacts> clientFacts() {
            List<ClientFacts> facts = new ArrayList<>();
            for (int client = 1; client <= clients; client++) {
                String cpus = Integer.toString(client - 1);
                facts.add(new ClientFacts(
                        client, 1000 + client, 1, new ClientPinning(cpus, cpus, ""), new ClientMemory(64 << 20, 128 << 20, 0), ClientStorage.NONE, "simulated", List.of("java")));
            }
            return facts;
        }

        private HostFacts facts() {
            return new HostFacts(
                    "simulated", "Linux", "amd64", new Processors("simulated", 1, clients, clients, "0-" + (clients - 1), 1, Measurement.absent("absent.no-quota")), new HostMemory(16L << 30, 15L << 30), new JavaInstallation("simulated", "/", "simulated"), List.of());
        }
    }
}
