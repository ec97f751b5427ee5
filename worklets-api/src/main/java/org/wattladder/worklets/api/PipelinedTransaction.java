package org.wattladder.worklets.api;

/**
 * A transaction type that can also be outstanding several times together, through the pipeline that it shares with all
 * others of its user. Such a transaction cannot end {@link Aborted}.
 */
public interface PipelinedTransaction extends Transaction {

    /** The pipeline of this user; the same at every call and for every type of the mix. */
    Pipeline pipeline();
}
