package org.wattladder.worklets.storage;

/** Where the transactions of one user go, block by block; reads and writes of one kind of access share it. */
interface Course {
    /** Goes to the next block. */
    void advance();

    /** Index of the file of the block, from 0. */
    int file();

    /** Where the block begins in that file, in bytes. */
    long offset();
}
