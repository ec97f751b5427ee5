package org.wattladder.model.archive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a record component that archived files were once written without: {@code result.xml}, {@code journal.jsonl} and
 * {@code plan.yaml} are read without it, the schema does not ask for it, and on the wire it is still required.
 *
 * <p>The record's constructor turns the {@code null} of such a file into a documented absence: an empty list or text, an
 * absent measurement, an optional. Of a primitive, 0 or false must already mean that nothing is known.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface AddedLater {}
