"""The table of system-tests/benches/storage --levels, from the result.csv of each run. Standard library only."""
import csv, statistics, sys

deviations, calibrated = {}, {}
for name in sys.argv[1:]:
    with open(name) as file:
        for row in csv.DictReader(file):
            if row["state"] != "measured":
                continue
            if row["kind"] == "level":
                deviations.setdefault(row["worklet"], {}).setdefault(row["load_percent"], []).append(float(row["deviation_percent"]))
            if row["kind"] == "calibration":
                calibrated.setdefault(row["worklet"], {}).setdefault(name, []).append(float(row["actual_per_second"]))
levels = list(dict.fromkeys(level for each in deviations.values() for level in each))
print(f"{len(sys.argv) - 1} runs; off the target, least to greatest; coefficient of variation of what the runs were calibrated to.\n")
print("| worklet | calibrated to, I/O per second | CV | " + " | ".join(f"{level} %" for level in levels) + " |")
print("| --- | ---: | ---: |" + " ---: |" * len(levels))
for worklet, of in deviations.items():
    rates = [statistics.mean(run) for run in calibrated[worklet].values()]
    spread = f"{100 * statistics.stdev(rates) / statistics.mean(rates):.2f} %" if len(rates) > 1 else "one run"
    print(f"| {worklet} | {min(rates):,.0f} to {max(rates):,.0f} | {spread} | "
          + " | ".join(f"{min(of[level]):+.2f} to {max(of[level]):+.2f} %" for level in levels) + " |")
