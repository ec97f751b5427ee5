package org.wattladder.worklets.storage.profile;

import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.api.PipelinedTransaction;
import org.wattladder.worklets.storage.UserFiles;

/** One read or write of a block: by itself one at a time, through the pipeline with others. */
final class BlockTransaction implements PipelinedTransaction {
    private final String type;
    private final int number;
    private final int blockBytes;
    private final Pipeline pipeline;
    private final UserFiles files;

    /**
     * Takes its place in the mix.
     *
     * @param number index in the mix; the first audits the files
     */
    BlockTransaction(String type, int number, int blockBytes, Pipeline pipeline, UserFiles files) {
        this.type = type;
        this.number = number;
        this.blockBytes = blockBytes;
        this.pipeline = pipeline;
        this.files = files;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public Pipeline pipeline() {
        return pipeline;
    }

    @Override
    public long bytesMoved() {
        return blockBytes;
    }

    @Override
    public void prepare() {
        pipeline.begin(0, number);
    }

    @Override
    public void execute() {
        pipeline.await();
    }

    @Override
    public void check() {
        pipeline.completed(0);
    }

    @Override
    public void audit() {
        if (number == 0) {
            files.audit();
        }
    }
}
