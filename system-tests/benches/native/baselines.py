"""Builds the native twin of a kernel in several ways and keeps the one that is fastest on this machine. Standard library only."""
import json, os, shutil, subprocess, sys

COMMON = ["-march=native", "-Wall", "-Wextra"]
# What is tried on every twin; each checks its output and works on the same data.
VARIANTS = {
    "-O3, vectors of 32 bytes": ["-O3", "-mprefer-vector-width=256"],
    "-O3, vectors of 64 bytes": ["-O3", "-mprefer-vector-width=512"],
    "-O3, 64 bytes, loops unrolled": ["-O3", "-mprefer-vector-width=512", "-funroll-loops"],
    "-O2": ["-O2"],
}
LIBRARIES = {"sha256": ["-lcrypto"], "crypto-aes": ["-lcrypto"], "fftw": ["-lfftw3"]}
PACKAGES = {"sha256": "libssl-dev", "crypto-aes": "libssl-dev", "fftw": "libfftw3-dev", "xml-validate": "libxml2-dev"}
SECONDS, ROUNDS = 0.3, 3


def compile_(source, program, kernel, flags):
    language = ["g++", "-std=gnu++17"] if kernel == "sort" else ["gcc", "-std=gnu11"]
    libraries = list(LIBRARIES.get(kernel, []))
    if kernel == "xml-validate":
        if not shutil.which("xml2-config"):
            return False
        flags = flags + subprocess.check_output(["xml2-config", "--cflags"], text=True).split()
        libraries = ["-lxml2"]
    file = f"{source}/{kernel}.{'cpp' if kernel == 'sort' else 'c'}"
    if not os.path.exists(file):
        sys.exit(f"kernels: {kernel} has no twin in {source}")
    return subprocess.run([*language, *COMMON, *flags, "-o", program, file, *libraries, "-lm"]).returncode == 0


def best(source, out, program, kernel, arguments, cpu):
    """Leaves the fastest build of a twin as out/bin/kernel and returns what it is, with how the others did beside it."""
    millis = {}
    built = {name: f"{out}/bin/{program}-{number}" for number, name in enumerate(VARIANTS)}
    for name, flags in VARIANTS.items():
        if not compile_(source, built[name], program, flags):
            sys.exit(f"kernels: the native twin of {kernel} needs package {PACKAGES.get(program, 'build-essential')}")
    for _ in range(ROUNDS):
        for name, path in built.items():
            text = subprocess.check_output(["taskset", "-c", str(cpu), path, "0.1", str(SECONDS), *arguments], text=True,
                                           env={key: value for key, value in os.environ.items() if key != "BENCH_TURNS"})
            took = sum(json.loads(line)["bestMillis"] for line in text.splitlines())
            millis[name] = min(took, millis.get(name, took))
    first = min(millis, key=millis.get)
    shutil.copy(built[first], f"{out}/bin/{kernel}-best")
    return first + " (" + "; ".join(f"{name} {took / millis[first]:.2f}" for name, took in millis.items() if name != first) + ")"
