package org.wattladder.director.audit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One JSON line for each event, appended to a file that only its owner reads. A file that cannot be written is said once
 * in the log, and the Director works on.
 */
public final class AuditFile implements Audit {
    private static final Logger LOG = LoggerFactory.getLogger(AuditFile.class);
    private static final int LONGEST_COMMAND_CHARACTERS = 8192;

    private final FileChannel file;
    private final TimeSource time;
    private final JsonMapper mapper = WireCodec.strictMapper();
    private final Refusals refusals;
    private boolean broken;

    private AuditFile(FileChannel file, TimeSource time) {
        this.file = file;
        this.time = time;
        this.refusals = new Refusals(time);
    }

    /**
     * Appends to this file, which is made when it does not exist.
     *
     * @throws IOException if it cannot be written
     */
    public static AuditFile open(Path path, TimeSource time) throws IOException {
        Files.createDirectories(path.toAbsolutePath().getParent());
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] owner = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        return new AuditFile(
                FileChannel.open(path, Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND), owner), time);
    }

    @Override
    public void entered(Caller caller) {
        write("entered", caller, Map.of());
    }

    @Override
    public void refused(Caller caller, String why) {
        if (refusals.mayBeNoted()) {
            Map<String, Object> more = new LinkedHashMap<>();
            more.put("why", why);
            more.put("moreBefore", refusals.takeOmitted());
            write("refused", caller, more);
        }
    }

    @Override
    public void asked(Caller caller, DirectorCommand<?> command) {
        String text = mapper.writerFor(DirectorCommand.class).writeValueAsString(command);
        boolean whole = text.length() <= LONGEST_COMMAND_CHARACTERS;
        Object shown = whole ? mapper.readValue(text, JsonNode.class) : text.substring(0, LONGEST_COMMAND_CHARACTERS);
        write("asked", caller, Map.of(whole ? "command" : "commandBegin", shown));
    }

    @Override
    public void left(Caller caller) {
        write("left", caller, Map.of());
    }

    private void write(String event, Caller caller, Map<String, Object> more) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("at", time.now().toString());
        line.put("event", event);
        line.put("peer", caller.name());
        line.put("address", caller.address());
        line.putAll(more);
        try {
            file.write(ByteBuffer.wrap((mapper.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8)));
        } catch (IOException unwritable) {
            if (!broken) {
                LOG.warn("the audit log cannot be written: {}", unwritable.getMessage());
            }
            broken = true;
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
    }
}
