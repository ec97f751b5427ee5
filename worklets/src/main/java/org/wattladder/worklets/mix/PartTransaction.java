package org.wattladder.worklets.mix;

import org.wattladder.worklets.api.Transaction;

/** A transaction of a part under a name that tells its worklet too. */
final class PartTransaction implements Transaction {
    private final String type;
    private final Transaction transaction;

    PartTransaction(String worklet, Transaction transaction) {
        this.type = worklet + Part.OF_TYPE + transaction.type();
        this.transaction = transaction;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public void prepare() {
        transaction.prepare();
    }

    @Override
    public void execute() {
        transaction.execute();
    }

    @Override
    public void check() {
        transaction.check();
    }

    @Override
    public void audit() {
        transaction.audit();
    }

    @Override
    public long bytesMoved() {
        return transaction.bytesMoved();
    }

    @Override
    public void resize(int percent) {
        transaction.resize(percent);
    }
}
