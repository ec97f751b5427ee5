package org.wattladder.worklets.mix;

import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.UserContext;

/** The context of a composite's user as one of the parts sees it. */
final class PartContext extends PartClientContext implements UserContext {
    private final UserContext whole;
    private final Part part;

    PartContext(UserContext whole, Part part) {
        super(whole, part);
        this.whole = whole;
        this.part = part;
    }

    @Override
    public int user() {
        return whole.user();
    }

    @Override
    public RandomGenerator random() {
        return whole.random();
    }

    @Override
    public long memoryBytes() {
        return part.worklet().description().memory().leastBytesPerUser();
    }

    @Override
    public void declareData(long bytes) {
        whole.declareData(bytes);
    }

    @Override
    public void declareBypass(BypassProof proof) {
        whole.declareBypass(proof);
    }
}
