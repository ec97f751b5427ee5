package org.wattladder.guests.operate;

/** What is done with a guest while the tiles work. */
public enum Operation {
    /** A guest is made of the image and booted until it answers, and removed. */
    DEPLOY("deploy"),
    /** A guest moves to the next host while it runs. */
    MIGRATE("migrate"),
    /** The disk of a guest moves to other storage while it runs. */
    MOVE("move");

    private final String word;

    Operation(String word) {
        this.word = word;
    }

    /** Its name in figures and parameters. */
    public String word() {
        return word;
    }
}
