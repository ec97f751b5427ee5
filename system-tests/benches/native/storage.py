"""The pairs and the table of system-tests/benches/storage; started by it. Standard library only."""
import json, os, random, subprocess, sys
from quiet import FLAGS, span, turns

out, java, classes, folder, only, pairs, seconds, mebibytes = sys.argv[1:]
pairs, seconds, mebibytes = int(pairs), float(seconds), int(mebibytes)
# Seconds: of the worklet before the first turn, left out at the begin of each turn.
WARM, SETTLE = 4.0, 0.3
# Worklet, its shares of reads and writes, block in KiB, users, and how fio does the same.
CASES = {
    "random-4": dict(loop="StorageLoop", worklet="random", reads=67, writes=33, block=8, users=4, how="users=4",
                     title="random 8 KiB, 67/33, 4 threads, fio psync",
                     fio=["--ioengine=psync", "--rw=randrw", "--norandommap", "--file_service_type=random"]),
    "sequential-4": dict(loop="StorageLoop", worklet="sequential", reads=9, writes=1, block=128, users=4, how="users=4",
                         title="sequential 128 KiB, 90/10, 4 threads, fio psync",
                         fio=["--ioengine=psync", "--rw=rw", "--file_service_type=sequential"]),
    "depth-32": dict(loop="DepthLoop", worklet="database", reads=67, writes=33, block=8, users=1, how="depth=32",
                     title="random 8 KiB, 67/33, 1 thread with 32 outstanding, fio io_uring",
                     fio=["--ioengine=io_uring", "--iodepth=32", "--iodepth_batch_submit=16", "--iodepth_batch_complete_min=1",
                          "--iodepth_batch_complete_max=32", "--registerfiles", "--fixedbufs", "--rw=randrw", "--norandommap",
                          "--file_service_type=random"]),
}
FIGURES = [("IO/s", "rate", "{:,.0f}"), ("p50 us", "p50", "{:,.1f}"), ("p99 us", "p99", "{:,.1f}"), ("CPU us per I/O", "cpu", "{:.2f}")]


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"storage: {' '.join(command)} failed with {done.returncode}")
    return done.stdout


class Ours:
    """The worklet in a bare loop, warm, measuring when told and asleep in between."""

    def __init__(self, case):
        command = [java, *FLAGS, "-cp", classes, case["loop"], case["worklet"], str(WARM), str(SETTLE), f"folder={folder}",
                   f"file-mebibytes={mebibytes}", f"seed={random.getrandbits(31)}", "check-every=0", f"read-share={case['reads']}",
                   f"write-share={case['writes']}", case["how"]]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._line()  # made the files, and is warm

    def _line(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"storage: {' '.join(self.process.args)} ended with {self.process.wait()}")
        return line

    def measure(self):
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        it = json.loads(self._line())
        return {"rate": it["perSecond"], "p50": it["p50Micros"], "p99": it["p99Micros"], "cpu": it["cpuMicros"], "raw": it}

    def end(self):
        self.process.communicate()


def fio(case):
    """One job for each user, over the files of that user, without their first block. A sequential one goes from another place
    on each time, as what an earlier turn has read may still lie in a cache beneath this machine."""
    blocks = (mebibytes << 10) // case["block"]
    first = (random.randrange(1, blocks // 2) if case["worklet"] == "sequential" else 1) * (case["block"] << 10)
    command = ["fio", "--output-format=json", "--direct=1", "--thread", "--time_based", f"--ramp_time={1000 * SETTLE:.0f}ms", f"--runtime={1000 * seconds:.0f}ms", "--group_reporting",
               "--unified_rw_reporting=1", "--randrepeat=0", "--percentile_list=50:99:99.9", "--random_generator=tausworthe64",
               f"--bs={case['block']}k", f"--rwmixread={100 * case['reads'] // (case['reads'] + case['writes'])}",
               f"--offset={first}", f"--size={2 * ((mebibytes << 20) - first)}", *case["fio"]]
    for user in range(1, case["users"] + 1):
        names = ":".join(f"{folder}/001-{user:04}-{file:03}.dat" for file in (1, 2))
        command += [f"--name=user{user}", f"--filename={names}"]
    job = json.loads(run(command))["jobs"][0]
    mixed = job["mixed"]
    # The share of CPU is that of the run time of all jobs together.
    cpu = (job["usr_cpu"] + job["sys_cpu"]) / 100 * job["job_runtime"] * 1e3 / mixed["total_ios"]
    latency = mixed["clat_ns"]["percentile"]
    return {"rate": mixed["iops"], "p50": latency["50.000000"] / 1e3, "p99": latency["99.000000"] / 1e3, "cpu": cpu,
            "raw": {"ios": mixed["total_ios"], "runtime": job["job_runtime"], "usr": job["usr_cpu"], "sys": job["sys_cpu"]}}


for name in only.split(","):
    if name not in CASES:
        sys.exit(f"storage: no case is named {name}; there are {', '.join(CASES)}")
print(f"Pairs of turns of {seconds:g} s, alternating, {run(['fio', '--version']).strip()}, 2 files of {mebibytes} MiB per thread; median and"
      f" quartiles of {pairs} quiet pairs; ratios are of the worklet to fio within a pair.\n")
print("| case | figure | worklet | fio | ratio | quiet pairs, lost |\n| --- | --- | ---: | ---: | ---: | ---: |", flush=True)
with open(f"{out}/storage.jsonl", "w") as raw:
    for name in only.split(","):
        case = CASES[name]
        worklet = Ours(case)
        fio(case)
        taken = []

        def once(pause):
            both = {}
            pause()
            for who in ("fio", "worklet") if len(taken) % 2 else ("worklet", "fio"):
                both[who] = worklet.measure() if who == "worklet" else fio(case)
                pause()
            taken.append(both)
            raw.write(json.dumps({"case": name, "pair": len(taken), **both}) + "\n")
            return both
        quiet, words = turns(once, pairs, out, sorted(os.sched_getaffinity(0)))
        worklet.end()
        for index, (label, key, form) in enumerate(FIGURES):
            ratios = [it["worklet"][key] / it["fio"][key] for it in quiet]
            print(f"| {case['title'] if index == 0 else ''} | {label} | {span([it['worklet'][key] for it in quiet], form)}"
                  f" | {span([it['fio'][key] for it in quiet], form)} | {span(ratios)} | {words if index == 0 else ''} |", flush=True)
print(f"\nRaw figures: {out}/storage.jsonl")
