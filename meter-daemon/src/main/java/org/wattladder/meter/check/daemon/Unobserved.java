package org.wattladder.meter.check.daemon;

/** What a rule looks at could not be had, for a reason that another rule judges. */
public final class Unobserved extends CheckFault {
    private static final long serialVersionUID = 1L;

    /** A fault with this sentence. */
    public Unobserved(String sentence) {
        super(sentence);
    }
}
