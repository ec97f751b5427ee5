package org.wattladder.worklets.api;

/** A worklet whose users share nothing, so that it is its own session; most worklets are. */
public interface StatelessWorklet extends Worklet, Session {
    @Override
    default Session open(ClientContext context) {
        return this;
    }
}
