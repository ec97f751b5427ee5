package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.NameOr;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;

/** Resolves the {@code clients} of a worklet, which are settings or the name of a file that holds them. */
final class ClientLayouts {
    private final ConfigFolder folder;

    ClientLayouts(ConfigFolder folder) {
        this.folder = folder;
    }

    /** The layout that holds; naming a file means the same as writing its content in that place. */
    ClientLayout layout(SectionValues worklet, SectionValues defaults, Problems problems) {
        List<SectionValues> layers = new ArrayList<>();
        content(worklet, problems).ifPresent(layers::add);
        content(defaults, problems).ifPresent(layers::add);
        return ClientKeys.layout(new InheritedValues(layers));
    }

    private Optional<SectionValues> content(SectionValues section, Problems problems) {
        Optional<PlacedValue<NameOr>> clients = section.placed(WorkletKeys.CLIENTS);
        if (clients.isEmpty() || clients.get().value().name().isEmpty()) {
            return clients.map(each -> each.value().values());
        }
        String name = clients.get().value().name().get();
        return folder.find(name, clients.get().where(), problems)
                .flatMap(file -> SectionFile.read(file, ClientKeys.SECTION, problems));
    }
}
