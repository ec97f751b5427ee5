package org.wattladder.meter.sampling;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Those who wait for the next sample or the end of a run; guarded by its {@link Sampler}, woken outside of it. */
final class Waiting {
    private final List<CompletableFuture<Void>> forRow = new ArrayList<>();
    private final List<CompletableFuture<Void>> forEnd = new ArrayList<>();

    CompletableFuture<Void> forRow() {
        return waitIn(forRow);
    }

    CompletableFuture<Void> forEnd() {
        return waitIn(forEnd);
    }

    private static CompletableFuture<Void> waitIn(List<CompletableFuture<Void>> list) {
        CompletableFuture<Void> one = new CompletableFuture<>();
        list.add(one);
        return one;
    }

    /** All who wait for a row; they no longer wait. */
    List<CompletableFuture<Void>> takeAtRow() {
        List<CompletableFuture<Void>> taken = List.copyOf(forRow);
        forRow.clear();
        return taken;
    }

    /** All who wait for anything; they no longer wait. */
    List<CompletableFuture<Void>> takeAtEnd() {
        List<CompletableFuture<Void>> taken = new ArrayList<>(takeAtRow());
        taken.addAll(forEnd);
        forEnd.clear();
        return taken;
    }

    static void wake(List<CompletableFuture<Void>> taken) {
        taken.forEach(one -> one.complete(null));
    }
}
