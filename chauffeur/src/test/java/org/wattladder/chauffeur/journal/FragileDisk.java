package org.wattladder.chauffeur.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** A disk in memory that fails from its n-th operation on, and forgets what was not forced when its plug is pulled. */
public final class FragileDisk implements Disk {
    private final Map<Path, File> files = new LinkedHashMap<>();
    private final Random random;
    private long operationsLeft = Long.MAX_VALUE;

    /** A healthy disk; chance decides how much of what was not forced survives. */
    public FragileDisk(long seed) {
        this.random = new Random(seed);
    }

    /** Fails after so many more writes, cuts and forces, until the plug is pulled. */
    public void failAfter(long operations) {
        operationsLeft = operations;
    }

    /** Whether it failed. */
    public boolean hasFailed() {
        return operationsLeft <= 0;
    }

    /** What is in a file now. */
    public byte[] content(Path path) {
        return files.get(path).now.toByteArray();
    }

    /** Loss of power, and power again: of what was not forced, any beginning may be there, or zeros in its place. */
    public void pullThePlug() {
        operationsLeft = Long.MAX_VALUE;
        for (File file : files.values()) {
            byte[] now = file.now.toByteArray();
            byte[] left = file.forced;
            int unforced = now.length - left.length;
            if (unforced > 0 && Arrays.mismatch(left, now) == left.length) {
                byte[] survivor = Arrays.copyOf(now, left.length + random.nextInt(unforced + 1));
                if (random.nextBoolean()) {
                    Arrays.fill(survivor, left.length, survivor.length, (byte) 0);
                }
                left = survivor;
            }
            file.set(left);
            file.forced = left;
        }
    }

    @Override
    public AppendedFile open(Path path) {
        return files.computeIfAbsent(path, unused -> new File());
    }

    private void operate() throws IOException {
        if (--operationsLeft <= 0) {
            throw new IOException("No space left on device");
        }
    }

    private final class File implements AppendedFile {
        private ByteArrayOutputStream now = new ByteArrayOutputStream();
        private byte[] forced = new byte[0];

        private void set(byte[] content) {
            now = new ByteArrayOutputStream();
            now.writeBytes(content);
        }

        @Override
        public byte[] content(long from) {
            return Arrays.copyOfRange(now.toByteArray(), (int) from, now.size());
        }

        @Override
        public long length() {
            return now.size();
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            if (operationsLeft == 1) {
                // A full disk takes what still fits.
                now.write(bytes, from, random.nextInt(count));
            }
            operate();
            now.write(bytes, from, count);
        }

        @Override
        public void force() throws IOException {
            operate();
            forced = now.toByteArray();
        }

        @Override
        public void cutTo(long length) throws IOException {
            operate();
            set(Arrays.copyOf(now.toByteArray(), (int) length));
        }

        @Override
        public void close() {}
    }
}
