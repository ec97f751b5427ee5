package org.wattladder.console.page;

import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;

/**
 * Which fact of an environment, for people.
 *
 * @param group of it, as files write it
 * @param name within the group, as files write it
 * @param host place of its machine among several, from 1; 0 when there is one or the fact is of the run
 */
public record FactName(String group, String name, int host) {

    /** The name of a fact whose machine is known from where it stands. */
    public static Text of(EnvironmentFact fact) {
        return new FactName(fact.group(), fact.name(), 0).text();
    }

    /** Its words; group and name when this version does not know it. */
    public Text text() {
        Text text = EnvironmentKey.of(group, name)
                .<Text>map(EnvironmentKey::word)
                .orElseGet(() -> new Name(group + "." + name));
        return host == 0 ? text : Message.of("console.fact-of-host", text, host);
    }
}
