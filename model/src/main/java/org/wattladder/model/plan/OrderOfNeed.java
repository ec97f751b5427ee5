package org.wattladder.model.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Sorts components so that each stands behind those that it needs; a pure function. */
public final class OrderOfNeed {
    private OrderOfNeed() {}

    /**
     * The same components, otherwise in the order given.
     *
     * @param elsewhere roles of components on other hosts, which are up
     * @throws IllegalArgumentException with a sentence, if a role comes twice, is missing, or needs itself in a circle
     */
    public static List<ComponentPlan> sort(List<ComponentPlan> components, Collection<String> elsewhere) {
        Set<String> up = new TreeSet<>(elsewhere);
        Set<String> all = new TreeSet<>(elsewhere);
        for (ComponentPlan component : components) {
            if (!all.add(component.role())) {
                throw new IllegalArgumentException("two components have the role " + component.role());
            }
        }
        List<ComponentPlan> left = new ArrayList<>(components);
        List<ComponentPlan> sorted = new ArrayList<>();
        while (!left.isEmpty()) {
            ComponentPlan next = left.stream()
                    .filter(component -> up.containsAll(component.needs()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(complaint(left, all)));
            left.remove(next);
            sorted.add(next);
            up.add(next.role());
        }
        return sorted;
    }

    private static String complaint(List<ComponentPlan> left, Set<String> all) {
        for (ComponentPlan component : left) {
            for (String needed : component.needs()) {
                if (!all.contains(needed)) {
                    return "component " + component.role() + " needs " + needed + ", but no component has that role";
                }
            }
        }
        return "components need each other in a circle: "
                + left.stream().map(ComponentPlan::role).toList();
    }
}
