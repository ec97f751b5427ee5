#!/usr/bin/python3 -ISu
# The first and only process of a guest: mounts, sets the address, and does the work of one role for whoever asks over TCP.
# A request is one line, NUMBER VERB ARGUMENT..., and so is its answer, NUMBER WORD...
import hashlib
import os
import socket
import sys
import threading
import zlib

PORT = 8000
PRODUCTS = 2000
PAGE = 20
MAILBOX_BYTES = 32 << 20
MESSAGE_LINES = 128


def price(product):
    return product * 7919 % 9973 + 100


def message(key):
    return (b"%d wattladder mail %d\n" % (key, key * 2654435761 % 4294967296)) * MESSAGE_LINES


class Mail:
    """Stores a message, waits until it is on the disk, and reads it and an earlier one back."""

    def __init__(self, options):
        self.lock = threading.Lock()
        self.box = os.open(options.get("folder", "/var/mail") + "/box", os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        self.places = []
        self.end = 0

    def work(self, key):
        text = message(key)
        with self.lock:
            if self.end > MAILBOX_BYTES:
                self.end = 0
                self.places = []
            own = (key, self.end)
            os.pwrite(self.box, text, self.end)
            self.end += len(text)
            self.places.append(own)
        os.fsync(self.box)
        with self.lock:
            for wanted, place in (self.places[key % len(self.places)], own):
                expected = message(wanted)
                digest = hashlib.sha256(os.pread(self.box, len(expected), place)).hexdigest()
                if digest != hashlib.sha256(expected).hexdigest():
                    return "wrong"
        return digest[:16]


class Data:
    """Products and orders in SQLite, each order one transaction on the disk."""

    def __init__(self, options):
        import sqlite3

        self.lock = threading.Lock()
        file = options.get("folder", "/var/lib") + "/shop.db"
        for name in (file, file + "-journal"):
            if os.path.exists(name):
                os.remove(name)
        self.base = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self.base.execute("create table product (id integer primary key, name text, price integer, sold integer)")
        self.base.execute("create table orders (number integer primary key, customer integer, total integer)")
        self.base.execute("begin")
        self.base.executemany(
            "insert into product values (?, ?, ?, 0)", ((i, "item-%d" % i, price(i)) for i in range(PRODUCTS))
        )
        self.base.execute("commit")

    def rows(self, first):
        with self.lock:
            found = self.base.execute(
                "select id, name, price from product where id >= ? order by id limit ?", (first, PAGE)
            ).fetchall()
        return ",".join("%d:%s:%d" % row for row in found)

    def order(self, customer, *products):
        with self.lock:
            self.base.execute("begin immediate")
            total = 0
            for product in products:
                self.base.execute("update product set sold = sold + 1 where id = ?", (product,))
                total += self.base.execute("select price from product where id = ?", (product,)).fetchone()[0]
            number = self.base.execute("insert into orders values (null, ?, ?)", (customer, total)).lastrowid
            self.base.execute("commit")
        return "%d %d" % (total, number)

    def orders(self):
        with self.lock:
            orders = self.base.execute("select count(*) from orders").fetchone()[0]
            sold = self.base.execute("select sum(sold) from product").fetchone()[0]
        return "%d %d" % (orders, sold)


class Front:
    """Asks the guest with the data, over a connection of each thread."""

    def __init__(self, options):
        self.data = options["data"]
        self.own = threading.local()

    def ask(self, *words):
        if not hasattr(self.own, "file"):
            self.own.file = connect(self.data).makefile("rw", newline="\n")
        self.own.file.write("0 " + " ".join(map(str, words)) + "\n")
        self.own.file.flush()
        return self.own.file.readline().split()[1:]

    def rows(self, key):
        return [row.split(":") for row in self.ask("rows", key % (PRODUCTS - PAGE))[0].split(",")]


class Web(Front):
    """Makes a page of rows of the data and compresses it."""

    def work(self, key):
        items = "".join("<li>%s costs %s</li>\n" % (name, cents) for _, name, cents in self.rows(key))
        page = ("<html><body><h1>Page %d</h1><ul>\n%s</ul></body></html>\n" % (key, items)).encode()
        return "%d %d" % (zlib.crc32(page), len(zlib.decompress(zlib.compress(page, 6))))


class Shop(Front):
    """Looks at a page of products and orders three."""

    def work(self, key):
        if len(self.rows(key)) != PAGE:
            return "wrong"
        return self.ask("order", key % 1000, *(key * factor % PRODUCTS for factor in (1, 31, 97)))[0]


class Standby:
    """Waits."""

    def __init__(self, options):
        pass


ROLES = {"mail": Mail, "web": Web, "web-data": Data, "shop-data": Data, "standby": Standby, "clone": Standby}


def connect(address):
    host, _, port = address.partition(":")
    link = socket.create_connection((host, int(port or PORT)))
    link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return link


class Server:
    def __init__(self, role, options, boot):
        self.name = role
        self.role = ROLES.get(role, Shop)(options)
        self.boot = boot
        self.done = 0
        self.lock = threading.Lock()

    def answer(self, verb, arguments):
        if verb == "state":
            return "%s %s %d" % (self.name, self.boot, self.done)
        if verb not in ("work", "rows", "order", "orders") or not hasattr(self.role, verb):
            return "unknown"
        said = getattr(self.role, verb)(*map(int, arguments))
        with self.lock:
            self.done += 1
        return said

    def talk(self, link):
        try:
            with link, link.makefile("rw", newline="\n") as file:
                for line in file:
                    number, verb, *arguments = line.split()
                    file.write("%s %s\n" % (number, self.answer(verb, arguments)))
                    file.flush()
        except (OSError, ValueError):
            pass

    def serve(self, address, port):
        listening = socket.create_server((address, port), backlog=128)
        print("wattladder: ready", *listening.getsockname()[1:], flush=True)
        while True:
            link, _ = listening.accept()
            link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self.talk, args=(link,), daemon=True).start()


def boot():
    os.environ["PATH"] = "/usr/sbin:/usr/bin:/sbin:/bin"
    for kind, place in (("proc", "/proc"), ("sysfs", "/sys"), ("tmpfs", "/run"), ("devtmpfs", "/dev")):
        os.system("mountpoint -q %s || mount -t %s %s %s" % (place, kind, kind, place))
    console = os.open("/dev/console", os.O_RDWR)
    for number in range(3):
        os.dup2(console, number)
    with open("/proc/cmdline") as file:
        options = dict(word[11:].split("=", 1) for word in file.read().split() if word.startswith("wattladder."))
    os.system("modprobe -q virtio_net; ip link set lo up")
    devices = [name for name in sorted(os.listdir("/sys/class/net")) if name != "lo"]
    for device, address in zip(devices, (options["address"], options["inside"])):
        os.system("ip address add %s/24 dev %s && ip link set %s up" % (address, device, device))
    os.makedirs("/var/mail", exist_ok=True)
    return options


def main():
    if os.getpid() == 1:
        options = boot()
        with open("/proc/sys/kernel/random/boot_id") as file:
            identity = file.read().strip()
    else:
        options = dict(word.split("=", 1) for word in sys.argv[1:])
        identity = "process-%d" % os.getpid()
    Server(options["role"], options, identity).serve(options.get("listen", "0.0.0.0"), int(options.get("port", PORT)))


try:
    main()
except BaseException as failed:
    print("wattladder: failed: %r" % failed, flush=True)
    if os.getpid() == 1:
        while True:
            threading.Event().wait()
    raise
