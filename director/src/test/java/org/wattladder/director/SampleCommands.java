package org.wattladder.director;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.UnknownMessage;
import org.wattladder.model.wire.WireCodec;

/** One well-formed command of every type that the protocol has, also of types that are added later. */
final class SampleCommands {
    private SampleCommands() {}

    static List<DirectorCommand<?>> all() {
        return Stream.of(DirectorCommand.class.getPermittedSubclasses())
                .map(SampleCommands::sample)
                .<DirectorCommand<?>>map(DirectorCommand.class::cast)
                .peek(SampleCommands::checkThatItIsWellFormed)
                .toList();
    }

    private static void checkThatItIsWellFormed(DirectorCommand<?> command) throws UnknownMessage {
        WireCodec codec = new WireCodec();
        codec.decodeCommand(codec.encode(command));
    }

    private static Object sample(Class<?> type) {
        if (type.isSealed()) {
            return sample(type.getPermittedSubclasses()[0]);
        }
        if (type.isRecord()) {
            return make(type);
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type == Map.class) {
            return Map.of();
        }
        if (type == List.class) {
            return List.of();
        }
        if (type == String.class) {
            return "crypto-aes";
        }
        if (type == boolean.class) {
            return false;
        }
        if (type == double.class) {
            return 1.0;
        }
        if (type == int.class) {
            return 1;
        }
        if (type == long.class) {
            return 1L;
        }
        if (type == OptionalLong.class) {
            return OptionalLong.empty();
        }
        if (type == Optional.class) {
            return Optional.empty();
        }
        throw new AssertionError("no sample of " + type + "; add one here");
    }

    private static Object make(Class<?> record) {
        RecordComponent[] components = record.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return record.getDeclaredConstructor(types)
                    .newInstance(
                            Arrays.stream(types).map(SampleCommands::sample).toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }
}
