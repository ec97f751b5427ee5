package org.wattladder.worklets.memory;

import java.util.List;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.team.Team;

/** One pass of a kernel over the arrays of all members of a team. */
final class StreamPass implements Transaction {
    private final StreamKernel kernel;
    private final Team team;
    private final long elements;
    final List<FloodArrays> parts;

    StreamPass(StreamKernel kernel, Team team, List<FloodArrays> parts) {
        this.kernel = kernel;
        this.team = team;
        this.parts = parts;
        elements = parts.stream().mapToLong(FloodArrays::used).sum();
        FloodArrays.warmUp(kernel.loop());
    }

    @Override
    public String type() {
        return kernel.type();
    }

    @Override
    public long bytesMoved() {
        return elements * kernel.bytes();
    }

    @Override
    public void prepare() {
        team.run(member -> {
            FloodArrays part = parts.get(member);
            part.follow(kernel.loop());
            part.spoilSampled(kernel.written(part));
        });
    }

    @Override
    public void execute() {
        team.run(member -> parts.get(member).run(kernel.loop()));
    }

    @Override
    public void check() {
        team.run(member -> parts.get(member).checkSampled(kernel.written(parts.get(member))));
    }

    @Override
    public void audit() {
        team.run(member -> parts.get(member).checkAll());
    }
}
