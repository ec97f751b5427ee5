package org.wattladder.worklets.mix;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;

/** The sessions of all parts of a composite in one client. */
record CompositeSession(List<Part> parts, List<Session> sessions) implements Session {

    static CompositeSession open(List<Part> parts, ClientContext context) {
        return new CompositeSession(
                parts,
                parts.stream()
                        .map(part -> part.worklet().open(new PartClientContext(context, part)))
                        .toList());
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        List<PartMix> mixes = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            mixes.add(parts.get(i).mix(sessions.get(i), context));
        }
        return Shares.of(mixes);
    }

    @Override
    public void audit() {
        sessions.forEach(Session::audit);
    }

    /** The figures of all parts, under names that tell the worklet. */
    @Override
    public List<Figure> figures() {
        List<Figure> all = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            for (Figure figure : sessions.get(i).figures()) {
                all.add(new Figure(parts.get(i).name() + "-" + figure.name(), figure.value(), figure.unit()));
            }
        }
        return all;
    }

    @Override
    public void close() {
        sessions.forEach(Session::close);
    }
}
