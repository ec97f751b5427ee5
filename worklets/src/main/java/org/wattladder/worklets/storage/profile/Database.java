package org.wattladder.worklets.storage.profile;

/** Data files of a database, or a mail server: random, 8 KiB, 67 % reads. */
public final class Database extends LoadProfile {
    /** Called once by the catalogue. */
    public Database() {
        super("database", "the data files of a database or a mail server ask of it", 8, 67, 33, true);
    }
}
