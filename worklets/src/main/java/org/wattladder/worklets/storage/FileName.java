package org.wattladder.worklets.storage;

/**
 * Which file of which user of which client; as text {@code <client>-<user>-<file>.dat}, for example {@code
 * 001-0004-002.dat} (table 3 of the paper).
 *
 * @param client number of the client on its host, from 1
 * @param user number of the user in its client, from 1
 * @param file number of the file of this user, from 1
 */
public record FileName(int client, int user, int file) {
    private static final int USER_BITS = 24;
    private static final int FILE_BITS = 16;

    public FileName {
        if (client < 1 || user < 1 || user >= 1 << USER_BITS || file < 1 || file >= 1 << FILE_BITS) {
            throw new IllegalArgumentException("no file can be named " + client + "-" + user + "-" + file);
        }
    }

    static FileName of(long id) {
        int mask = (1 << USER_BITS) - 1;
        return new FileName(
                (int) Math.max(1, id >>> (USER_BITS + FILE_BITS)), (int) Math.max(1, (id >>> FILE_BITS) & mask), (int)
                        Math.max(1, id & ((1 << FILE_BITS) - 1)));
    }

    /** The three numbers in one, as every unit of the file carries it. */
    long id() {
        return ((long) client << (USER_BITS + FILE_BITS)) | ((long) user << FILE_BITS) | file;
    }

    @Override
    public String toString() {
        return "%03d-%04d-%03d.dat".formatted(client, user, file);
    }
}
