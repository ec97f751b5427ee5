package org.wattladder.model.archive;

import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** Lets archived JSON and YAML lack what was {@link AddedLater}, and nothing else. */
public final class ArchivedRecords extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    /** Whether a file of any age must have this component. */
    public static boolean always(AnnotatedMember member) {
        return !member.hasAnnotation(AddedLater.class);
    }

    @Override
    public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        return always(member);
    }
}
