package org.wattladder.worklets.storage;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.List;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;

/** Small pieces of tests that work on files of one user, with the tiny parameters. */
final class Opened {
    static final int MIB = 1 << 20;

    private Opened() {}

    static UserFiles files(Path folder) {
        return Settings.open(new TinyContext(new MixedAccess()).in(folder), 64 << 10);
    }

    static List<WeightedTransaction> mix(Worklet worklet, Path folder) {
        return new TinyContext(worklet).in(folder).transactionsOf(worklet);
    }

    static Transaction type(List<WeightedTransaction> mix, String type) {
        return mix.stream()
                .map(WeightedTransaction::transaction)
                .filter(transaction -> transaction.type().equals(type))
                .findFirst()
                .orElseThrow();
    }

    static void run(Transaction transaction, int times) {
        for (int i = 0; i < times; i++) {
            transaction.prepare();
            transaction.execute();
            transaction.check();
        }
    }

    static Path first(Path folder) {
        return folder.resolve("001-0001-001.dat");
    }

    /** Changes bytes behind the back of the worklet. */
    static void plant(Path file, long offset, byte... bytes) throws IOException {
        try (RandomAccessFile access = new RandomAccessFile(file.toFile(), "rw")) {
            access.seek(offset);
            access.write(bytes);
            access.getFD().sync();
        }
    }

    /** Makes the file this long behind the back of the worklet. */
    static void cut(Path file, long bytes) throws IOException {
        try (RandomAccessFile access = new RandomAccessFile(file.toFile(), "rw")) {
            access.setLength(bytes);
        }
    }
}
