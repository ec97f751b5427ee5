package org.wattladder.settings.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads whole files that are small by what they hold, and no more of a file than that: one may be endless. */
public final class BoundedFile {
    private BoundedFile() {}

    /**
     * All bytes of a file.
     *
     * @param mostBytes that such a file can have
     * @throws TooLargeFile if it has more
     */
    public static byte[] bytes(Path file, int mostBytes) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(mostBytes + 1);
            if (content.length > mostBytes) {
                throw new TooLargeFile(file, mostBytes);
            }
            return content;
        }
    }

    /**
     * The text of a file.
     *
     * @param mostBytes that such a file can have
     * @throws TooLargeFile if it has more
     * @throws CharacterCodingException if it is not UTF-8
     */
    public static String text(Path file, int mostBytes) throws IOException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes(file, mostBytes)))
                .toString();
    }
}
