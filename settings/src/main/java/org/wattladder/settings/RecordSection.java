package org.wattladder.settings;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.wattladder.model.plan.Adjustable;

/**
 * The settings that are the components of a record, each described beside its component.
 *
 * @param <R> the record, all of whose components are {@link Adjustable}
 */
public final class RecordSection<R extends Record> {
    private final Class<R> type;
    private final List<Key<?>> keys = new ArrayList<>();
    private final Section section;

    private RecordSection(Class<R> type, R standard, String sentence) {
        this.type = type;
        for (RecordComponent component : type.getRecordComponents()) {
            keys.add(key(component, standard));
        }
        this.section = new Section(sentence, keys);
    }

    /**
     * The settings of a record.
     *
     * @param standard holds the defaults
     * @param sentence what the section is for, for the reference page
     */
    @SuppressWarnings("unchecked") // the class of an R that is a record, and so final, is the class of all R
    public static <R extends Record> RecordSection<R> of(R standard, String sentence) {
        return new RecordSection<>((Class<R>) standard.getClass(), standard, sentence);
    }

    /** What a file may hold. */
    public Section section() {
        return section;
    }

    /** What a file says, with defaults for what it leaves out. */
    public R read(SectionValues values) {
        Object[] arguments = new Object[keys.size()];
        Class<?>[] types = new Class<?>[arguments.length];
        for (int at = 0; at < arguments.length; at++) {
            types[at] = type.getRecordComponents()[at].getType();
            Object value = values.orStandard(keys.get(at));
            arguments[at] = types[at] == int.class ? Math.toIntExact((Long) value) : value;
        }
        try {
            return type.getDeclaredConstructor(types).newInstance(arguments);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(
                    String.valueOf(refused.getTargetException().getMessage()), refused);
        } catch (ReflectiveOperationException everyRecordHasIt) {
            throw new IllegalStateException(everyRecordHasIt);
        }
    }

    private static Key<?> key(RecordComponent component, Record standard) {
        Adjustable range = component.getAnnotation(Adjustable.class);
        String name = component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        Object value = value(component, standard);
        if (value instanceof Integer || value instanceof Long) {
            return Key.of(
                    name,
                    ((Number) value).longValue(),
                    Kinds.whole(Long.parseLong(range.least()), Long.parseLong(range.most())),
                    range.help());
        } else if (value instanceof Double number) {
            return Key.of(name, number, Kinds.decimalAboveZero(Integer.parseInt(range.most())), range.help());
        } else if (value instanceof Duration length) {
            return Key.of(name, length, Kinds.length(length(range.least()), length(range.most())), range.help());
        } else if (value instanceof Enum<?> word) {
            return word(name, word, range.help());
        }
        throw new IllegalArgumentException(
                component + " is of no type that a file can set: " + Arrays.toString(component.getAnnotations()));
    }

    @SuppressWarnings("unchecked") // a constant is of the type that declares it
    private static <E extends Enum<E>> Key<E> word(String name, Enum<?> standard, String help) {
        return Key.of(name, (E) standard, Kinds.word((Class<E>) standard.getDeclaringClass()), help);
    }

    private static Duration length(String text) {
        return LengthText.parse(text)
                .orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" is no length of time"));
    }

    private static Object value(RecordComponent component, Record standard) {
        try {
            return component.getAccessor().invoke(standard);
        } catch (ReflectiveOperationException notPublic) {
            throw new IllegalArgumentException(component + " is of a record that is not public", notPublic);
        }
    }
}
