package org.wattladder.worklets.api;

import java.util.Objects;
import java.util.function.ToLongFunction;

/**
 * How much room on its storage device one user of a worklet needs, by which Chauffeur and Director reckon before anything
 * is started.
 */
public sealed interface StorageNeed {

    /** The need of a worklet that touches no storage device. */
    StorageNeed NONE = new None();

    /** A need of files whose number and size two parameters of the worklet say. */
    static StorageNeed files(String filesPerUserParameter, String mebibytesPerFileParameter) {
        return new Files(filesPerUserParameter, mebibytesPerFileParameter);
    }

    /**
     * Bytes that the files of one user take, in whole MiB.
     *
     * @param parameter gives the value of a parameter by its name, as the plan or its default sets it
     */
    long bytesPerUser(ToLongFunction<String> parameter);

    /** Touches no storage device. */
    record None() implements StorageNeed {
        @Override
        public long bytesPerUser(ToLongFunction<String> parameter) {
            return 0;
        }
    }

    /**
     * Keeps files in the storage folder of its client.
     *
     * @param filesPerUserParameter name of the parameter that says how many files a user has
     * @param mebibytesPerFileParameter name of the parameter that says how long a file is, in MiB
     */
    record Files(String filesPerUserParameter, String mebibytesPerFileParameter) implements StorageNeed {
        public Files {
            Objects.requireNonNull(filesPerUserParameter, "filesPerUserParameter");
            Objects.requireNonNull(mebibytesPerFileParameter, "mebibytesPerFileParameter");
        }

        @Override
        public long bytesPerUser(ToLongFunction<String> parameter) {
            long files = parameter.applyAsLong(filesPerUserParameter);
            return Math.multiplyExact(files, parameter.applyAsLong(mebibytesPerFileParameter)) << 20;
        }
    }
}
