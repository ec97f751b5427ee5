"""Builds the native twin of a kernel in several ways and keeps the one that is fastest on this machine. Standard library only."""
import json, os, shutil, subprocess, sys

COMMON = ["-march=native", "-Wall", "-Wextra"]
PROFILED = "-O3 by a profile"
# What is tried on every twin; each checks its output and works on the same data. The JVM compiles by a profile of the run, so one
# does that too; clang is tried where it is installed.
VARIANTS = {
    "-O3, vectors of 32 bytes": ("gcc", ["-O3", "-mprefer-vector-width=256"]),
    "-O3, vectors of 64 bytes": ("gcc", ["-O3", "-mprefer-vector-width=512"]),
    "-O3, 64 bytes, loops unrolled": ("gcc", ["-O3", "-mprefer-vector-width=512", "-funroll-loops"]),
    "-O2": ("gcc", ["-O2"]),
    PROFILED: ("gcc", ["-O3", "-Werror=missing-profile"]),
    "clang -O3": ("clang", ["-O3"]),
    "clang -O3, 64 bytes": ("clang", ["-O3", "-mprefer-vector-width=512"]),
}
LIBRARIES = {"sha256": ["-lcrypto"], "crypto-aes": ["-lcrypto"], "fftw": ["-lfftw3"]}
PACKAGES = {"sha256": "libssl-dev", "crypto-aes": "libssl-dev", "fftw": "libfftw3-dev", "xml-validate": "libxml2-dev"}
SECONDS, ROUNDS = 0.3, 3


def compile_(source, program, kernel, compiler, flags):
    cplusplus = {"gcc": "g++", "clang": "clang++"}[compiler]
    language = [cplusplus, "-std=gnu++17"] if kernel == "sort" else [compiler, "-std=gnu11"]
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


def run(program, arguments, cpu):
    """What it prints, a line for each type of transaction."""
    return subprocess.check_output(["taskset", "-c", str(cpu), program, "0.1", str(SECONDS), *arguments], text=True,
                                   env={key: value for key, value in os.environ.items() if key != "BENCH_TURNS"})


def profile(source, path, program, arguments, cpu):
    """The folder with a profile of a twin built as path, for a build of the same path: that is part of the profile's name."""
    folder = f"{path}-profile"
    shutil.rmtree(folder, ignore_errors=True)
    if compile_(source, path, program, "gcc", ["-O3", f"-fprofile-generate={folder}"]):
        run(path, arguments, cpu)
    return folder


def best(source, out, program, kernel, arguments, cpu):
    """Leaves the fastest build of a twin as out/bin/kernel and returns what it is, with how the others did beside it."""
    millis = {}
    built = {name: f"{out}/bin/{program}-{number}" for number, (name, (compiler, _)) in enumerate(VARIANTS.items())
             if shutil.which(compiler)}
    for name, path in built.items():
        compiler, flags = VARIANTS[name]
        if name == PROFILED:
            flags = [*flags, f"-fprofile-use={profile(source, path, program, arguments, cpu)}"]
        if not compile_(source, path, program, compiler, flags):
            sys.exit(f"kernels: the native twin of {kernel} needs package {PACKAGES.get(program, 'build-essential')}")
    for _ in range(ROUNDS):
        for name, path in built.items():
            took = sum(json.loads(line)["bestMillis"] for line in run(path, arguments, cpu).splitlines())
            millis[name] = min(took, millis.get(name, took))
    first = min(millis, key=millis.get)
    shutil.copy(built[first], f"{out}/bin/{kernel}-best")
    return first + " (" + "; ".join(f"{name} {took / millis[first]:.2f}" for name, took in millis.items() if name != first) + ")"
