package org.wattladder.worklets.storage;

import org.wattladder.worklets.api.UserContext;

/** Opens the files of the users of one client, one user after another, so that files lie one after another too. */
public final class FilesInTurn {

    /** The files of a user as its settings want them, see {@link UserFiles#open}; the next user waits. */
    public synchronized UserFiles open(UserContext context, int longestBlock) {
        return Settings.open(context, longestBlock);
    }
}
