// What a page of the console does beyond plain HTML: it hears events, counts down, and knows a few keys.
// Everything is there without it; the page is then as it was when it was loaded.

const lost = document.getElementById('lost');
const regained = document.getElementById('regained');
const STILL_MILLIS = 10000;
const SILENT_MILLIS = 5000;
const AGAIN_MILLIS = 5000;
const UNAUTHORIZED = 401;
let source;
let over = false;
let line;
let lostAt;
let ticked = Date.now();
let asked = 0;
let asking = false;
let again = false;

// The element is another one after each refresh, and what waits for its turn would be asked by one that is gone.
function refresh() {
  const live = document.getElementById('live');
  if (live && asking && Date.now() - asked < AGAIN_MILLIS) {
    again = true;
  } else if (live) {
    asking = true;
    again = false;
    asked = Date.now();
    htmx.trigger(live, 'refresh');
  }
}

// Moments in the zone of the browser, with its name; without script they are in UTC, which stays as their title.
const zoned = {year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short'};
const toTheMinute = new Intl.DateTimeFormat(document.documentElement.lang, zoned);
const toTheSecond = new Intl.DateTimeFormat(document.documentElement.lang, {...zoned, second: '2-digit'});

function localMoments() {
  for (const moment of document.querySelectorAll('time[datetime]:not([title])')) {
    moment.title = moment.textContent;
    moment.textContent = ('seconds' in moment.dataset ? toTheSecond : toTheMinute).format(new Date(moment.dateTime));
  }
}

function lose(since = new Date()) {
  if (!lostAt) {
    lostAt = since;
    lost.querySelector('time').textContent = toTheSecond.format(lostAt);
    lost.hidden = false;
    regained.hidden = true;
  }
}

// What was shown meanwhile was old; that stays to be read until something is lost again.
function regain() {
  const times = regained.querySelectorAll('time');
  times[0].textContent = toTheSecond.format(lostAt);
  times[1].textContent = toTheSecond.format(new Date());
  lostAt = undefined;
  lost.hidden = true;
  regained.hidden = false;
}

// A machine that slept, or a browser that was stopped, runs no timer: then the page was right when the last one ran.
function wake() {
  const now = Date.now();
  if (!document.hidden && document.body.dataset.events && now - ticked > STILL_MILLIS) {
    lose(new Date(ticked));
    refresh();
  }
  ticked = now;
}

// A request that was on its way when the machine fell asleep may never be answered.
function askAgain() {
  if (lostAt && !document.hidden && Date.now() - asked > AGAIN_MILLIS) {
    refresh();
  }
}

function listen() {
  const address = document.body.dataset.events;
  if (!address || over || source || document.hidden) {
    return;
  }
  const behind = new URL(address, location.href);
  if (line) {
    behind.searchParams.set('after', line);
  }
  source = new EventSource(behind);
  source.addEventListener('open', () => {
    if (lostAt) {
      regain();
      refresh();
    }
  });
  source.addEventListener('error', () => {
    if (source && source.readyState === EventSource.CLOSED) {
      // There is nothing more to hear, or the console is another one: the page itself will tell.
      over = true;
      hush();
      refresh();
    } else {
      lose();
    }
  });
  source.addEventListener('over', () => {
    over = true;
    hush();
    refresh();
  });
  source.addEventListener('journal', (event) => {
    line = event.lastEventId || line;
    refresh();
  });
  source.addEventListener('resync', refresh);
  source.addEventListener('progress', (event) => JSON.parse(event.data).forEach(show));
}

// Where a run is now, in its lane, and what its meters read.
function show(now) {
  const readAt = Date.now() - (now.agoMillis || 0);
  for (const row of document.querySelectorAll(`[data-meter][data-run="${CSS.escape(now.run)}"]`)) {
    const reading = now.readings && now.readings[row.dataset.meter];
    if (reading && reading.fresh) {
      row.querySelector('[data-now="reading"]').textContent = reading.text;
      row.dataset.read = readAt;
    }
    // A device may be slower than the page; it is stale when it has said nothing for longer than that.
    if (reading && (reading.fresh || Date.now() - (Number(row.dataset.read) || 0) > SILENT_MILLIS)) {
      row.querySelector('[data-now="remark"]').textContent = reading.remark;
    }
  }
  const lane = document.querySelector(`[data-run="${CSS.escape(now.run)}"]`);
  if (!lane) {
    return;
  }
  if (now.part !== undefined) {
    lane.querySelector('[data-now="part"]').textContent = now.part;
  }
  for (const name of ['watts', 'celsius']) {
    if (now[name] !== undefined) {
      read.set(`${now.run} ${name}`, { text: now[name], at: readAt });
    }
  }
  showReadings();
  const left = lane.querySelector('[data-ends]');
  if (left && now.endsInMillis !== undefined) {
    left.dataset.ends = Date.now() + now.endsInMillis;
  }
}

// The latest readings outlive the parts of the page that are replaced, with their age.
const read = new Map();
function showReadings() {
  for (const cell of document.querySelectorAll('[data-reading]')) {
    const run = cell.closest('[data-run]').dataset.run;
    const latest = read.get(`${run} ${cell.dataset.reading}`);
    if (latest) {
      cell.querySelector('[data-now]').textContent = latest.text;
      cell.dataset.read = latest.at;
    }
  }
  growOlder();
}

function hush() {
  if (source) {
    source.close();
    source = undefined;
  }
}

// A laptop that wakes, and a tab that is shown again, read the page anew; a hidden tab keeps no connection.
document.addEventListener('visibilitychange', () => {
  ticked = Date.now();
  if (document.hidden) {
    hush();
  } else {
    refresh();
    listen();
  }
});

function clock(seconds) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

function countDown() {
  for (const left of document.querySelectorAll('[data-left]')) {
    if (!left.dataset.ends) {
      left.dataset.ends = Date.now() + Number(left.dataset.left);
    }
    left.textContent = clock(Math.max(0, Math.round((Number(left.dataset.ends) - Date.now()) / 1000)));
  }
  for (const elapsed of document.querySelectorAll('[data-elapsed]')) {
    if (!elapsed.dataset.began) {
      elapsed.dataset.began = Date.now() - Number(elapsed.dataset.elapsed);
    }
    elapsed.textContent = clock(Math.round((Date.now() - Number(elapsed.dataset.began)) / 1000));
  }
}

// A reading is as old as the time since it came.
function growOlder() {
  for (const row of document.querySelectorAll('[data-read]:not([data-read=""])')) {
    row.querySelector('[data-now="age"]').textContent = clock(Math.round((Date.now() - Number(row.dataset.read)) / 1000));
  }
}

// A start takes as long as machines and meters let it wait; until the answer comes, the page says what it waits for.
document.addEventListener('submit', (event) => {
  const said = event.target.querySelector('[data-now="starting"]');
  if (said) {
    said.textContent = said.dataset.word;
    setInterval(async () => {
      const answer = await fetch('/starting');
      const lines = answer.ok ? (await answer.json()).starting : [];
      said.textContent = lines.length > 0 ? lines.join('; ') : said.dataset.word;
    }, 1000);
  }
});

let first;
document.addEventListener('keydown', (event) => {
  if (event.target.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const help = document.getElementById('keys');
  if (event.key === '?') {
    help.open ? help.close() : help.showModal();
    return;
  }
  const pressed = first ? `${first} ${event.key}` : event.key;
  first = event.key === 'g' ? 'g' : undefined;
  const link = document.querySelector(`[data-keys="${CSS.escape(pressed)}"]`);
  if (link) {
    event.preventDefault();
    link.click();
  }
});

// A part of the page that is replaced has other elements; the focus goes to the one of the same name.
let focused;
function name(element) {
  return element.id || element.getAttribute('href') || element.getAttribute('aria-label') || element.textContent;
}
document.body.addEventListener('htmx:beforeSwap', (event) => {
  focused = event.detail.target.contains(document.activeElement) ? name(document.activeElement) : undefined;
});
document.body.addEventListener('htmx:afterSettle', () => {
  if (focused && document.activeElement === document.body) {
    const all = [...document.querySelectorAll('main a[href], main button, main [tabindex="0"]')];
    const same = all.find((element) => name(element) === focused);
    if (same) {
      same.focus({ preventScroll: true });
    }
  }
  focused = undefined;
});

// A field is invalid as long as something is said of it.
document.body.addEventListener('htmx:afterSettle', () => {
  for (const said of document.querySelectorAll('[id$="-problem"]')) {
    const field = document.getElementById(said.id.replace('-problem', ''));
    if (field) {
      field.setAttribute('aria-invalid', String(said.childElementCount > 0));
    }
  }
});

for (const failure of ['htmx:sendError', 'htmx:responseError', 'htmx:timeout']) {
  document.body.addEventListener(failure, (event) => {
    asking = false;
    // Each start of the console makes a new secret, so asking again would never help.
    if (event.detail.xhr && event.detail.xhr.status === UNAUTHORIZED) {
      over = true;
      hush();
      lostAt = undefined;
      lost.hidden = true;
      document.getElementById('renewed').hidden = false;
    } else {
      lose();
    }
  });
}
document.body.addEventListener('htmx:afterSettle', () => {
  asking = false;
  if (again) {
    refresh();
  }
});
document.body.addEventListener('htmx:afterSwap', () => {
  if (lostAt) {
    regain();
  }
  listen();
  countDown();
  showReadings();
  localMoments();
});

listen();
countDown();
localMoments();
setInterval(() => {
  wake();
  askAgain();
  countDown();
  growOlder();
}, 1000);
