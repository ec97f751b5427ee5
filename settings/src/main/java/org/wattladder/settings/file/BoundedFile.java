package org.wattladder.settings.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.settings.problem.Problems;

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

    /**
     * The text of a file that a user wrote; empty when a problem was noted.
     *
     * @param mostBytes that such a file can have
     * @param most the same in words, for the sentence of a larger one
     */
    public static Optional<String> text(Path file, int mostBytes, String most, Problems problems) {
        try {
            return Optional.of(text(file, mostBytes));
        } catch (TooLargeFile e) {
            problems.add(file.toString(), "is larger than " + most);
        } catch (CharacterCodingException e) {
            problems.add(file.toString(), "is not text in UTF-8");
        } catch (IOException e) {
            problems.add(
                    file.toString(),
                    e instanceof NoSuchFileException ? "does not exist" : "cannot be read: " + e.getMessage());
        }
        return Optional.empty();
    }
}
