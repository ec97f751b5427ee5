package org.wattladder.system.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The strings that a compiled class holds as constants, those that it joins with others included. */
final class StringConstants {
    private static final int MAGIC_AND_VERSION_BYTES = 8;

    private StringConstants() {}

    static Set<String> of(JavaClass type) throws IOException {
        try (InputStream file = type.getSource().orElseThrow().getUri().toURL().openStream();
                DataInputStream data = new DataInputStream(file)) {
            data.skipNBytes(MAGIC_AND_VERSION_BYTES);
            int count = data.readUnsignedShort();
            Map<Integer, String> texts = new HashMap<>();
            Set<Integer> strings = new HashSet<>();
            for (int index = 1; index < count; index++) {
                int tag = data.readUnsignedByte();
                switch (tag) {
                    case 1 -> texts.put(index, data.readUTF());
                    case 8 -> strings.add(data.readUnsignedShort());
                    case 7, 16, 19, 20 -> data.skipNBytes(2);
                    case 15 -> data.skipNBytes(3);
                    case 3, 4, 9, 10, 11, 12, 17, 18 -> data.skipNBytes(4);
                    case 5, 6 -> {
                        data.skipNBytes(8);
                        index++; // takes two places
                    }
                    default -> throw new IOException(type.getName() + " holds a constant of unknown kind " + tag);
                }
            }
            texts.keySet().retainAll(strings);
            return Set.copyOf(texts.values());
        }
    }
}
