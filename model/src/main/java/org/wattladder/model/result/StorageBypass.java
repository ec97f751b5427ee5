package org.wattladder.model.result;

/** By what it is verified that the storage I/O of a client went around the page cache, the weakest evidence first. */
public enum StorageBypass {
    /** The client does no storage I/O. */
    NONE,

    /** The system tells neither: access is unbuffered as far as the JVM says. */
    UNVERIFIED,

    /** The file system refused what is not aligned, as one that buffers need not; what the page cache holds is not told. */
    REFUSAL,

    /** The page cache held nothing of the files, by {@code mincore}, before the warm-up and after every interval. */
    MINCORE
}
