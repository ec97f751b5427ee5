"""The pairs and the table of system-tests/benches/storage; started by it. Standard library only."""
import json, os, random, statistics, subprocess, sys

out, java, classes, folder, only, pairs, seconds, mebibytes = sys.argv[1:]
pairs, seconds, mebibytes = int(pairs), float(seconds), int(mebibytes)
WARM = min(3.0, seconds)
# As the Director sets them for a client.
FLAGS = ["-Xms256m", "-Xmx256m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC", "-XX:-UsePerfData",
         "-XX:+UnlockDiagnosticVMOptions", "-XX:GuaranteedSafepointInterval=0", "-XX:AsyncDeflationInterval=60000"]
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
                     fio=["--ioengine=io_uring", "--iodepth=32", "--rw=randrw", "--norandommap", "--file_service_type=random"]),
}
FIGURES = [("IO/s", "rate", 0), ("p50 us", "p50", 1), ("p99 us", "p99", 1), ("CPU us per I/O", "cpu", 2)]


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"storage: {' '.join(command)} failed with {done.returncode}")
    return done.stdout


def ours(case, length):
    """Other places each time, as in fio: those of an earlier measurement may still lie in a cache beneath this machine."""
    line = run([java, *FLAGS, "-cp", classes, case["loop"], case["worklet"], str(WARM), str(length), f"folder={folder}",
                f"file-mebibytes={mebibytes}", f"seed={random.getrandbits(31)}", "check-every=0", f"read-share={case['reads']}",
                f"write-share={case['writes']}", case["how"]])
    it = json.loads(line)
    return {"rate": it["perSecond"], "p50": it["p50Micros"], "p99": it["p99Micros"], "cpu": it["cpuMicros"], "raw": it}


def fio(case, length):
    """One job for each user, over the files of that user, without their first block."""
    first = case["block"] << 10
    command = ["fio", "--output-format=json", "--direct=1", "--thread", "--time_based", f"--ramp_time={WARM}", f"--runtime={length}", "--group_reporting",
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


def spread(values, digits):
    return f"{statistics.median(values):,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


version = run(["fio", "--version"]).strip()
print(f"{pairs} pairs of {seconds:g} s, alternating, {version}, 2 files of {mebibytes} MiB per thread; median (least-greatest);"
      " ratios are of the worklet to fio within a pair.\n")
print("| Case | Figure | worklet | fio | ratio |\n|---|---|---|---|---|")
with open(f"{out}/storage.jsonl", "w") as raw:
    for name in only.split(","):
        if name not in CASES:
            sys.exit(f"storage: no case is named {name}; there are {', '.join(CASES)}")
        case = CASES[name]
        ours(case, 0.5)  # makes the files
        fio(case, 1)
        rounds = []
        for pair in range(pairs):
            both = {}
            for who in ("ours", "fio") if pair % 2 == 0 else ("fio", "ours"):
                both[who] = (ours if who == "ours" else fio)(case, seconds)
            raw.write(json.dumps({"case": name, "pair": pair + 1, **both}) + "\n")
            rounds.append(both)
        for index, (label, key, digits) in enumerate(FIGURES):
            print(f"| {case['title'] if index == 0 else ''} | {label} | {spread([it['ours'][key] for it in rounds], digits)}"
                  f" | {spread([it['fio'][key] for it in rounds], digits)}"
                  f" | {spread([it['ours'][key] / it['fio'][key] for it in rounds], 2)} |", flush=True)
print(f"\nRaw figures: {out}/storage.jsonl")
