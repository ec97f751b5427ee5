package org.wattladder.chauffeur.cli;

import java.util.Iterator;
import org.wattladder.chauffeur.explain.Explanations;

/** What the completion of a shell offers for a name to explain; they are collected when somebody asks. */
final class ExplainedNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Explanations.declared().names().iterator();
    }
}
