package org.wattladder.reporter.view.page;

import org.wattladder.model.plan.Setting;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;

/** A parameter of a worklet, as people read it. */
final class ParameterText {
    /** What parameters that bound something take for no bound of their own. */
    private static final String NO_LIMIT = Long.toString(1L << 30);

    private static final String BOUND = "most-";

    private ParameterText() {}

    static Text of(Setting parameter) {
        return parameter.name().startsWith(BOUND) && parameter.value().equals(NO_LIMIT)
                ? Message.of("fact.no-limit", parameter.name())
                : new Name(parameter.name() + " = " + parameter.value());
    }
}
