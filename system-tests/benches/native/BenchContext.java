import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.UserContext;

/** One user of client 1 in a bare loop, where nobody asks what it declares. */
record BenchContext(
        int user, Optional<Path> storageFolder, RandomGenerator random, Map<String, Long> values, long memoryBytes)
        implements UserContext {
    @Override
    public int client() {
        return 1;
    }

    @Override
    public int users() {
        return 1;
    }

    @Override
    public boolean hasEndpoint(String role) {
        return false;
    }

    @Override
    public Endpoint endpoint(String role) {
        throw new IllegalArgumentException("no component has the role " + role);
    }

    @Override
    public long parameter(String name) {
        return values.get(name);
    }

    @Override
    public void declareData(long bytes) {
        // Nobody asks for it here.
    }

    @Override
    public void declareBypass(BypassProof proof) {
        // What is not unbuffered ends the loop by itself.
    }
}
