package org.wattladder.worklets.client;

import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** Passes every check; its audit finds a cent missing once it was executed. */
final class ForgetfulTransaction implements Transaction {
    private boolean executed;

    @Override
    public String type() {
        return "forgetful";
    }

    @Override
    public void prepare() {}

    @Override
    public void execute() {
        executed = true;
    }

    @Override
    public void check() {}

    @Override
    public void audit() {
        if (executed) {
            throw new WrongOutput("1 cent is missing");
        }
    }
}
