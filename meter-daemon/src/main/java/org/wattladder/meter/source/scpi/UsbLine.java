package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * An instrument at a USB port, through the kernel's driver {@code usbtmc}: what is written to the device is a message, and what
 * is read is the answer. The driver itself gives up reading after 5 s.
 */
final class UsbLine implements InstrumentLine {
    private static final int LONGEST_LINE = 4096;

    private final FileChannel device;

    /** Reading cannot be given a limit, so another thread does it. */
    private final ExecutorService reader = Executors.newSingleThreadExecutor(reading -> {
        Thread thread = new Thread(reading, "usbtmc");
        thread.setDaemon(true);
        return thread;
    });

    private UsbLine(FileChannel device) {
        this.device = device;
    }

    static UsbLine open(Path device) throws IOException {
        try {
            return new UsbLine(FileChannel.open(device, StandardOpenOption.READ, StandardOpenOption.WRITE));
        } catch (NoSuchFileException absent) {
            throw new IOException("no such device", absent);
        } catch (AccessDeniedException denied) {
            throw new IOException("permission denied", denied);
        }
    }

    @Override
    public void send(String command) throws IOException {
        ByteBuffer message = ByteBuffer.wrap((command + "\n").getBytes(StandardCharsets.US_ASCII));
        while (message.hasRemaining()) {
            device.write(message);
        }
    }

    @Override
    public String ask(String query, long limitMillis) throws IOException {
        send(query);
        Future<String> answer = reader.submit(() -> line(query));
        try {
            return answer.get(limitMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw new Late(query, limitMillis);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException cause ? cause : new IOException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }

    private String line(String query) throws IOException {
        StringBuilder line = new StringBuilder();
        ByteBuffer part = ByteBuffer.allocate(LONGEST_LINE);
        while (line.length() < LONGEST_LINE) {
            if (device.read(part.clear()) < 0) {
                throw new IOException("the device is gone");
            }
            line.append(StandardCharsets.US_ASCII.decode(part.flip()));
            if (line.indexOf("\n") >= 0) {
                return line.substring(0, line.indexOf("\n")).strip();
            }
        }
        throw new IOException("its answer to " + query + " has no end");
    }

    @Override
    public void close() throws IOException {
        reader.shutdownNow();
        device.close();
    }
}
