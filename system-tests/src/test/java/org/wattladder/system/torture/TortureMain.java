package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Breaks so many runs, prints what became of them, and ends with 1 when anything was lost, doubled or not verified. */
public final class TortureMain {
    private final Order order;
    private final Path scratch;
    private final Ledger ledger;
    private int lastNumber;
    private int underWay;

    private TortureMain(Order order, Path scratch) throws IOException {
        this.order = order;
        this.scratch = scratch;
        this.ledger = Ledger.open(order.ledger().orElse(scratch.resolve("ledger.tsv")), order.seed());
    }

    /** Takes the home of the program, then options as the script does. */
    public static void main(String... arguments) throws Exception {
        Order order = Order.of(arguments);
        Path scratch = Files.createTempDirectory("wattladder-torture");
        TortureMain torture = new TortureMain(order, scratch);
        torture.run();
        System.out.println(torture.report());
        int failed = torture.ledger.tally().failed();
        if (failed == 0) {
            Trees.remove(scratch);
        }
        System.exit(failed == 0 ? 0 : 1);
    }

    private void run() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(order.atATime());
        List<Future<?>> slots = new ArrayList<>();
        List<Ground> grounds = new ArrayList<>();
        for (int slot = 0; slot < order.atATime(); slot++) {
            Ground ground = Ground.make(Files.createDirectories(scratch.resolve("slot-" + slot)));
            grounds.add(ground);
            Runtime.getRuntime().addShutdownHook(new Thread(ground::close));
            slots.add(threads.submit(() -> {
                endureMany(ground);
                return null;
            }));
        }
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly)));
        for (Future<?> slot : slots) {
            slot.get();
        }
        threads.shutdown();
        grounds.forEach(Ground::close);
    }

    private void endureMany(Ground ground) throws Exception {
        for (Optional<Trial> next = next(); next.isPresent(); next = next()) {
            Trial trial = next.get();
            long begin = System.nanoTime();
            Outcome outcome = outcome(trial, ground);
            double seconds = (System.nanoTime() - begin) / 1e9;
            System.err.printf(
                    "%s: %s (%s), %.1f s%n", trial.words(), outcome.kind().words(), outcome.sentence(), seconds);
            done(trial, outcome, seconds);
        }
    }

    private Outcome outcome(Trial trial, Ground ground) throws Exception {
        if (trial.breakage().needsDisk() && !ground.isDisk()) {
            return Outcome.missed("there is no file system for it");
        }
        Path place = scratch.resolve("trial-" + trial.number());
        Ordeal ordeal = new Ordeal(new Installed(order.home(), Files.createDirectory(place)), ground, trial);
        Outcome outcome;
        try {
            outcome = ordeal.endure();
        } catch (IOException | RuntimeException broken) {
            outcome = Outcome.failed("the bench itself failed: " + broken, 0);
        }
        if (outcome.kind() == Outcome.Kind.FAILED) {
            Trees.copy(ordeal.run(), place.resolve("run"));
        } else {
            Trees.remove(place);
        }
        Trees.remove(ordeal.run());
        return outcome;
    }

    /** The next trial that is not in the ledger; empty when there are enough. */
    private synchronized Optional<Trial> next() {
        if (ledger.tally().counted() + underWay >= order.faults()) {
            return Optional.empty();
        }
        do {
            lastNumber++;
        } while (ledger.holds(lastNumber));
        underWay++;
        return Optional.of(Trial.draw(order.seed(), lastNumber));
    }

    private synchronized void done(Trial trial, Outcome outcome, double seconds) throws IOException {
        underWay--;
        ledger.add(trial, outcome, seconds);
        if (order.page().isPresent()) {
            Page.write(order.page().get(), report());
        }
    }

    private String report() {
        Tally tally = ledger.tally();
        return "`" + order.command() + "`\n\n" + tally.sentence() + "\n\n" + tally.tables();
    }
}
