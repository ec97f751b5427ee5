"""Prints the worst skew that a result.xml owns to, in microseconds."""
import sys

from result import Result

print(round(1000 * max((interval.skew_told() or 0 for interval in Result(sys.argv[1]).intervals), default=0)))
