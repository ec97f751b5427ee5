package org.wattladder.model.result.xml;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.wattladder.model.text.Message;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.dataformat.xml.JacksonXmlAnnotationIntrospector;

/**
 * Decides how a record becomes XML, so that the records need no XML annotations: single values are attributes, records
 * are elements, and a list is an element of its component's name that holds one element per entry, named in the singular
 * where the component's name is a plural and {@code item} otherwise.
 */
final class XmlShape extends JacksonXmlAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public Boolean isOutputAsAttribute(MapperConfig<?> config, Annotated annotated) {
        return isSingleValue(annotated.getRawType());
    }

    @Override
    @SuppressWarnings("NullAway") // null is what Jackson wants where nothing is wrapped
    public PropertyName findWrapperName(MapperConfig<?> config, Annotated annotated) {
        return isList(annotated) ? PropertyName.construct(componentName(annotated)) : null;
    }

    @Override
    public PropertyName findNameForSerialization(MapperConfig<?> config, Annotated annotated) {
        return isList(annotated)
                ? PropertyName.construct(entryName(componentName(annotated)))
                : super.findNameForSerialization(config, annotated);
    }

    @Override
    public PropertyName findNameForDeserialization(MapperConfig<?> config, Annotated annotated) {
        return isList(annotated)
                ? PropertyName.construct(entryName(componentName(annotated)))
                : super.findNameForDeserialization(config, annotated);
    }

    @Override
    public String[] findSerializationPropertyOrder(MapperConfig<?> config, AnnotatedClass annotated) {
        RecordComponent[] components = annotated.getRawType().getRecordComponents();
        return components == null
                ? super.findSerializationPropertyOrder(config, annotated)
                : Arrays.stream(components).map(XmlShape::propertyName).toArray(String[]::new);
    }

    /** Everything must be there but what is not always written. */
    @Override
    public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        return !member.hasAnnotation(JsonInclude.class);
    }

    private static String propertyName(RecordComponent component) {
        return component.getType() == List.class ? entryName(component.getName()) : component.getName();
    }

    private static boolean isList(Annotated annotated) {
        return annotated.getRawType() == List.class;
    }

    /** A constructor parameter does not carry its name; the component at its place does. */
    private static String componentName(Annotated annotated) {
        return annotated instanceof AnnotatedParameter parameter
                ? parameter
                        .getOwner()
                        .getDeclaringClass()
                        .getRecordComponents()[parameter.getIndex()]
                        .getName()
                : annotated.getName();
    }

    private static String entryName(String component) {
        return component.endsWith("s") ? component.substring(0, component.length() - 1) : "item";
    }

    private static boolean isSingleValue(Class<?> type) {
        return type.isPrimitive()
                || type.isEnum()
                || type == String.class
                || type == Message.class
                || type == Instant.class
                || type == Duration.class
                || Number.class.isAssignableFrom(type);
    }
}
