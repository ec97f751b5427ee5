package org.wattladder.chauffeur.cli;

import java.util.Iterator;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WorkletDescription;

/** What the completion of a shell offers for a worklet; they are looked up when somebody asks. */
final class WorkletNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return WorkletCatalogue.load().worklets().stream()
                .map(worklet -> worklet.description())
                .map(WorkletDescription::name)
                .iterator();
    }
}
