package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Breaks so many runs, prints what became of them, and ends with 1 when anything was lost, doubled or not verified. */
public final class TortureMain {
    private static final List<Point> POINTS = List.of(Point.values());

    private final Installed program;
    private final int faults;
    private final Random random;
    private final Tally tally = new Tally();
    private final AtomicInteger number = new AtomicInteger();

    private TortureMain(Installed program, int faults, long seed) {
        this.program = program;
        this.faults = faults;
        this.random = new Random(seed);
    }

    /** Takes the home of the program, the number of faults, the seed, and how many runs go on at a time. */
    public static void main(String... arguments) throws Exception {
        Path home = Path.of(arguments[0]);
        int faults = Integer.parseInt(arguments[1]);
        long seed = Long.parseLong(arguments[2]);
        int atATime = Integer.parseInt(arguments[3]);
        Path scratch = Files.createTempDirectory("wattladder-torture");
        TortureMain torture = new TortureMain(new Installed(home, scratch), faults, seed);
        torture.run(atATime, scratch);
        System.out.println(torture.tally.tables());
        System.out.println(
                torture.tally.counted() + " faults, seed " + seed + ", " + torture.tally.failed() + " failed");
        if (torture.tally.failed() == 0) {
            remove(scratch);
        }
        System.exit(torture.tally.failed() == 0 ? 0 : 1);
    }

    private void run(int atATime, Path scratch) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(atATime);
        List<Future<?>> slots = new ArrayList<>();
        for (int slot = 0; slot < atATime; slot++) {
            Path place = scratch.resolve("slot-" + slot);
            slots.add(threads.submit(() -> {
                endureMany(place);
                return null;
            }));
        }
        for (Future<?> slot : slots) {
            slot.get();
        }
        threads.shutdown();
    }

    private void endureMany(Path place) throws Exception {
        try (Ground ground = Ground.make(Files.createDirectories(place))) {
            while (tally.counted() < faults) {
                Draw draw = draw(ground.isDisk());
                int which = number.incrementAndGet();
                Ordeal ordeal = new Ordeal(program, ground, which, draw.point(), draw.breakage(), draw.extraMillis());
                Outcome outcome = ordeal.endure();
                System.err.println(which + ": " + draw.breakage().words() + ", "
                        + draw.point().words() + " + " + draw.extraMillis() + " ms: "
                        + outcome.kind().words() + " (" + outcome.sentence() + ")");
                if (outcome.kind() == Outcome.Kind.FAILED) {
                    keep(ordeal.run(), place.resolve("failed-" + which));
                }
                if (outcome.kind() != Outcome.Kind.MISSED) {
                    tally.add(draw.point(), draw.breakage(), outcome);
                }
                remove(ordeal.run());
            }
        }
    }

    private record Draw(Point point, Breakage breakage, long extraMillis) {}

    private synchronized Draw draw(boolean disk) {
        while (true) {
            Point point = POINTS.get(random.nextInt(POINTS.size()));
            List<Breakage> possible = Stream.of(Breakage.values())
                    .filter(each -> each.isPossibleAt(point) && (disk || !each.needsDisk()))
                    .flatMap(each -> Stream.generate(() -> each).limit(each.weight()))
                    .toList();
            Breakage breakage = possible.get(random.nextInt(possible.size()));
            return new Draw(point, breakage, random.nextInt(3) == 0 ? 0 : random.nextInt(40));
        }
    }

    private static void keep(Path run, Path place) throws IOException {
        if (!Files.exists(run)) {
            return;
        }
        try (Stream<Path> files = Files.walk(run)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = place.resolve(run.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private static void remove(Path tree) throws IOException {
        if (Files.exists(tree)) {
            try (Stream<Path> files = Files.walk(tree)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
