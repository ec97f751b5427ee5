package org.wattladder.model.plan;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record component that users set in a file, under its own name in kebab case. The default is the value of the record's
 * standard instance; reader and reference page are made from these.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface Adjustable {
    /** What it sets, for the reference page: one or two sentences, with the unit unless the name has it. */
    String help();

    /** Least value allowed, as a file would write it; of a number with a fraction the bound itself is not allowed. */
    String least() default "0";

    /** Largest value allowed, as a file would write it; words have no bounds. */
    String most() default "";
}
