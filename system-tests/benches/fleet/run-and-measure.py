"""Runs a command; prints wall seconds, CPU seconds and peak memory in MiB of it and its children."""
import resource
import subprocess
import sys
import time

begin = time.monotonic()
code = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{time.monotonic() - begin:.2f} {used.ru_utime + used.ru_stime:.2f} {used.ru_maxrss / 1024:.0f} {code}")
