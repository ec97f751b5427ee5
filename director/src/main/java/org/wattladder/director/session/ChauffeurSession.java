package org.wattladder.director.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.conditions.Watch;
import org.wattladder.director.discover.Discovery;
import org.wattladder.director.storage.StorageUse;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.AskClock;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Discover;
import org.wattladder.model.wire.EndRecording;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.Examine;
import org.wattladder.model.wire.Examined;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.FilesRemoved;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.RemoveFiles;
import org.wattladder.model.wire.RunInterval;
import org.wattladder.model.wire.StopClients;
import org.wattladder.model.wire.Welcome;

/** One Chauffeur connection, from its hello to its end. */
public final class ChauffeurSession implements DirectorCommand.Handler {
    private static final Logger LOG = LoggerFactory.getLogger(ChauffeurSession.class);

    private static final int LONGEST_EXAMINATION_MILLIS = 10_000;

    private final DirectorParts parts;
    private final Consumer<DirectorEvent> chauffeur;
    private Optional<RunningDeployments> deployments = Optional.empty();
    private final StorageUse storage = new StorageUse();
    private boolean welcomed;
    private volatile boolean lost;

    /**
     * Starts a session.
     *
     * @param chauffeur takes events on the work thread; after a {@link Refused} it closes the connection
     */
    public ChauffeurSession(DirectorParts parts, Consumer<DirectorEvent> chauffeur) {
        this.parts = parts;
        this.chauffeur = chauffeur;
    }

    /** Takes a command; callable from any thread, returns immediately. */
    public void receive(DirectorCommand<?> command) {
        later(() -> handle(command));
    }

    /** Does it on the work thread after what waits there, unless the Chauffeur is gone by then. */
    private void later(Runnable task) {
        parts.worker().execute(() -> {
            if (!lost) {
                guarded(task);
            }
        });
    }

    /** Ends all components because no Chauffeur is left to control them; callable from any thread, returns immediately. */
    public void connectionLost() {
        lost = true;
        parts.worker().execute(() -> {
            deployments.filter(running -> !running.ended()).ifPresent(running -> {
                LOG.warn("the Chauffeur is gone; its components are killed");
                running.kill();
            });
            removeFiles();
        });
    }

    private void handle(DirectorCommand<?> command) {
        if (welcomed || command instanceof Hello) {
            command.handle(this);
        } else {
            chauffeur.accept(new Refused(
                    Message.of("fault.hello-first", command.getClass().getSimpleName())));
        }
    }

    private void guarded(Runnable task) {
        try {
            task.run();
        } catch (IllegalArgumentException impossible) {
            fail(Message.of("fault.command-impossible", ExceptionText.of(impossible)));
        } catch (OutOfMemoryError starved) {
            LOG.error("no memory, thread or process is left", starved);
            fail(Message.of("fault.director-starved", ExceptionText.of(starved)));
        } catch (RuntimeException bug) {
            LOG.error("internal error: a command could not be handled", bug);
            fail(Message.of("fault.director-bug", bug.toString()));
        }
    }

    @Override
    public void onHello(Hello hello) {
        VersionCheck mine = VersionCheck.of(parts.catalogue().digest());
        Optional<Message> refusal = welcomed ? Optional.of(Message.of("fault.hello-twice")) : mine.refusal(hello);
        LOG.info(
                "hello of run {}: {}",
                hello.run(),
                refusal.map(Message::notation).orElse("welcome"));
        if (refusal.isPresent()) {
            chauffeur.accept(new Refused(refusal.get()));
            return;
        }
        welcomed = true;
        chauffeur.accept(new Welcome(
                mine.productVersion(),
                mine.protocolVersion(),
                mine.catalogueDigest(),
                parts.machine().facts()));
    }

    @Override
    public void onAskClock(AskClock ask) {
        chauffeur.accept(new ClockTold(parts.time().nanoTime()));
    }

    @Override
    public void onDiscover(Discover discover) {
        refuseWhileClientsRun();
        LOG.info("discover the machine");
        chauffeur.accept(
                new EnvironmentFound(Discovery.ofThisMachine(parts.machine()).facts()));
    }

    @Override
    public void onExamine(Examine examine) {
        refuseWhileClientsRun();
        if (examine.millis() < 1 || examine.millis() > LONGEST_EXAMINATION_MILLIS) {
            throw new IllegalArgumentException(
                    "the machine is looked at for 1 to " + LONGEST_EXAMINATION_MILLIS + " ms, not " + examine.millis());
        }
        LOG.info("examine the machine for {} ms", examine.millis());
        Duration length = Duration.ofMillis(examine.millis());
        Watch watch = Watch.begin(parts.machine(), parts.time(), length, List::of);
        parts.worker()
                .after(
                        length.toNanos(),
                        () -> chauffeur.accept(new Examined(
                                watch.end(),
                                parts.machine().topology().allowed().size(),
                                parts.commands().tools().working(parts.machine().topology()).stream()
                                        .map(Path::toString)
                                        .toList())));
    }

    private void refuseWhileClientsRun() {
        if (isRunning()) {
            throw new IllegalArgumentException("the machine is not looked at while clients run");
        }
    }

    @Override
    public void onConsider(Consider consider) {
        consider(new Consideration(consider, parts));
    }

    private void consider(Consideration consideration) {
        Optional<Considered> answer = consideration.next();
        answer.ifPresent(chauffeur);
        if (answer.isEmpty()) {
            later(() -> consider(consideration));
        }
    }

    @Override
    public void onPrepare(Prepare prepare) {
        LOG.info("prepare {}", prepare.components());
        RunningDeployments running = isRunning() ? deployments.orElseThrow() : new RunningDeployments(parts, chauffeur);
        if (!running.waiting()) {
            throw new IllegalArgumentException("components that were ordered before must be ready and waiting first");
        }
        Preparation preparation = new Preparation(prepare, parts);
        storage.begin(preparation.storage(), prepare.storage().keepFiles());
        deployments = Optional.of(running);
        running.prepare(prepare, preparation.components(running));
    }

    @Override
    public void onRunInterval(RunInterval interval) {
        LOG.info("run interval {} with work {}", interval.interval(), interval.work());
        if (deployments.isEmpty() || !deployments.get().waiting()) {
            throw new IllegalArgumentException(
                    "interval " + interval.interval() + " cannot run, because no prepared clients are waiting for one");
        }
        if (interval.preNanos() < 0 || interval.recordingNanos() <= 0 || interval.postNanos() < 0) {
            throw new IllegalArgumentException(
                    "interval " + interval.interval() + " has a negative length, or no recording part");
        }
        deployments.get().run(interval);
    }

    /** Says nothing of it: the machine records. */
    @Override
    public void onEndRecording(EndRecording end) {
        deployments
                .orElseThrow(() -> new IllegalArgumentException("no interval runs that could end"))
                .end(end);
    }

    @Override
    public void onStopClients(StopClients stop) {
        LOG.info("stop clients");
        Map<String, List<ClientPeak>> peaks =
                deployments.map(RunningDeployments::peaks).orElse(Map.of());
        List<Long> alive = deployments.map(RunningDeployments::stop).orElse(List.of());
        deployments = Optional.empty();
        chauffeur.accept(
                alive.isEmpty()
                        ? new ClientsStopped(peaks)
                        : new Failed(
                                Message.of("fault.processes-outlived", RunningDeployments.names(alive)), List.of()));
    }

    @Override
    public void onRemoveFiles(RemoveFiles remove) {
        if (isRunning()) {
            throw new IllegalArgumentException("clients must be stopped before their files are removed");
        }
        chauffeur.accept(removeFiles());
    }

    private boolean isRunning() {
        return deployments.isPresent() && !deployments.get().ended();
    }

    private FilesRemoved removeFiles() {
        FilesRemoved removed = storage.end();
        if (removed.files() > 0) {
            LOG.info("removed {} files of storage worklets", removed.files());
        }
        removed.left().forEach(LOG::warn);
        return removed;
    }

    /** A command that cannot be done ends the components, so that a Chauffeur always knows what is left: nothing. */
    private void fail(Message reason) {
        if (isRunning()) {
            deployments.orElseThrow().fail(reason, List.of());
        } else {
            LOG.warn("failed: {}", reason);
            chauffeur.accept(new Failed(reason, List.of()));
        }
    }
}
