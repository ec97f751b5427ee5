package org.wattladder.chauffeur.archive.bundle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

/** A bundle as somebody writes it who means harm, or whose disk was full. */
final class HostileTar {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes, "UTF-8");

    HostileTar() {
        tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
        tar.setBigNumberMode(TarArchiveOutputStream.BIGNUMBER_POSIX);
    }

    HostileTar file(String name, byte[] content) {
        TarArchiveEntry entry = new TarArchiveEntry(name, true);
        entry.setSize(content.length);
        return entry(entry, content);
    }

    HostileTar file(String name) {
        return file(name, "harmless".getBytes(StandardCharsets.UTF_8));
    }

    /** An entry of another kind, by its letter in the header. */
    HostileTar special(String name, byte kind, String target) {
        TarArchiveEntry entry = new TarArchiveEntry(name, kind, true);
        entry.setLinkName(target);
        return entry(entry, new byte[0]);
    }

    private HostileTar entry(TarArchiveEntry entry, byte[] content) {
        try {
            tar.putArchiveEntry(entry);
            tar.write(content);
            tar.closeArchiveEntry();
            return this;
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
    }

    /** A header whose file is said to have so many bytes, of which none follow. */
    HostileTar promised(String name, long size) {
        TarArchiveEntry entry = new TarArchiveEntry(name, true);
        entry.setSize(size);
        byte[] header = new byte[TarConstants.DEFAULT_RCDSIZE];
        entry.writeEntryHeader(header);
        bytes.writeBytes(header);
        return this;
    }

    /** A header of a long name, and a name of so many bytes. */
    HostileTar longName(int size) {
        TarArchiveEntry entry = new TarArchiveEntry("././@LongLink", TarConstants.LF_GNUTYPE_LONGNAME);
        byte[] name = new byte[size];
        new Random(7).nextBytes(name);
        entry.setSize(size);
        return entry(entry, name);
    }

    byte[] zipped() {
        try {
            tar.finish();
            ByteArrayOutputStream zipped = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
                bytes.writeTo(out);
            }
            return zipped.toByteArray();
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
    }
}
