package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.config.problem.Problems;
import org.wattladder.chauffeur.config.yaml.ConfigFolder;
import org.wattladder.chauffeur.config.yaml.Layers;
import org.wattladder.chauffeur.config.yaml.NameOr;
import org.wattladder.chauffeur.config.yaml.Placed;
import org.wattladder.chauffeur.config.yaml.SectionFile;
import org.wattladder.chauffeur.config.yaml.Values;
import org.wattladder.model.plan.ClientLayout;

/** Resolves the {@code clients} of a worklet, which are settings or the name of a file that holds them. */
final class ClientLayouts {
    private final ConfigFolder folder;

    ClientLayouts(ConfigFolder folder) {
        this.folder = folder;
    }

    /** The layout that holds; naming a file means the same as writing its content in that place. */
    ClientLayout layout(Values worklet, Values defaults, Problems problems) {
        List<Values> layers = new ArrayList<>();
        content(worklet, problems).ifPresent(layers::add);
        content(defaults, problems).ifPresent(layers::add);
        return ClientKeys.layout(new Layers(layers));
    }

    private Optional<Values> content(Values section, Problems problems) {
        Optional<Placed<NameOr>> clients = section.placed(WorkletKeys.CLIENTS);
        if (clients.isEmpty() || clients.get().value().name().isEmpty()) {
            return clients.map(each -> each.value().values());
        }
        String name = clients.get().value().name().get();
        return folder.find(name, clients.get().where(), problems)
                .flatMap(file -> SectionFile.read(file, ClientKeys.SECTION, problems));
    }
}
