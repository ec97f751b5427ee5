// Values under the cursor of a run over time, zoom by dragging, and keys; without it the links beside the picture zoom.

const TIME_DIGITS = 1;
const SHORTEST_DRAG_PIXELS = 8;
const language = document.documentElement.lang;
let kept;

function clock(millis) {
  const seconds = Math.abs(millis) / 1000;
  const hours = Math.floor(seconds / 3600);
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(2, '0');
  const rest = (seconds % 60).toFixed(TIME_DIGITS).padStart(3 + TIME_DIGITS, '0');
  return `${millis < 0 ? '-' : ''}${hours}:${minutes}:${rest}`;
}

function figure(low, high, unit) {
  const said = (value) => value.toLocaleString(language);
  return low === high ? `${said(low)} ${unit}` : `${said(low)} – ${said(high)} ${unit}`;
}

function part(text) {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

// One picture: where its scale lies on the screen, and which column a point is in.
class Cursor {
  constructor(figureElement) {
    this.element = figureElement;
    this.picture = figureElement.querySelector('.picture');
    this.said = figureElement.querySelector('[data-now="cursor"]');
    this.values = JSON.parse(figureElement.dataset.values);
    this.columns = this.values.devices.length > 0 ? this.values.devices[0].low.length : 600;
    this.column = undefined;
    this.line = document.createElement('div');
    this.line.className = 'line';
    this.line.hidden = true;
    this.chosen = document.createElement('div');
    this.chosen.className = 'chosen';
    this.chosen.hidden = true;
    this.picture.append(this.line, this.chosen);
    this.picture.tabIndex = 0;
    this.picture.setAttribute('role', 'slider');
    this.picture.setAttribute('aria-label', figureElement.dataset.label);
    this.picture.setAttribute('aria-valuemin', '0');
    this.picture.setAttribute('aria-valuemax', String(this.columns - 1));
    this.picture.setAttribute('aria-valuenow', '0');
    this.picture.addEventListener('pointermove', (event) => this.pointed(event));
    this.picture.addEventListener('pointerdown', (event) => this.pressed(event));
    this.picture.addEventListener('pointerup', (event) => this.released(event));
    this.picture.addEventListener('pointercancel', () => this.dropped());
    this.picture.addEventListener('keydown', (event) => this.key(event));
  }

  share(event) {
    const box = this.picture.getBoundingClientRect();
    const percent = 100 * (event.clientX - box.left) / box.width;
    const share = (percent - this.values.fromPercent) / (this.values.toPercent - this.values.fromPercent);
    return Math.min(1, Math.max(0, share));
  }

  place(share) {
    return this.values.fromPercent + share * (this.values.toPercent - this.values.fromPercent);
  }

  millis(share) {
    return this.values.fromMillis + share * (this.values.toMillis - this.values.fromMillis);
  }

  pointed(event) {
    this.show(Math.min(this.columns - 1, Math.floor(this.share(event) * this.columns)));
    if (this.pressedAt !== undefined) {
      const ends = [this.pressedAt, this.share(event)].sort((a, b) => a - b).map((share) => this.place(share));
      this.chosen.style.left = `${ends[0]}%`;
      this.chosen.style.width = `${ends[1] - ends[0]}%`;
      this.chosen.hidden = false;
    }
  }

  pressed(event) {
    if (event.button === 0 && event.pointerType !== 'touch') {
      this.pressedAt = this.share(event);
      this.pressedX = event.clientX;
      this.picture.setPointerCapture(event.pointerId);
    }
  }

  released(event) {
    const begin = this.pressedAt;
    const dragged = begin !== undefined && Math.abs(event.clientX - this.pressedX) >= SHORTEST_DRAG_PIXELS;
    this.dropped();
    if (dragged) {
      const ends = [begin, this.share(event)].sort((a, b) => a - b).map((share) => this.millis(share));
      this.go(ends[0], ends[1]);
    }
  }

  dropped() {
    this.pressedAt = undefined;
    this.chosen.hidden = true;
  }

  go(fromMillis, toMillis) {
    location.assign(`${location.pathname}?from=${(fromMillis / 1000).toFixed(3)}&to=${(toMillis / 1000).toFixed(3)}#timeline`);
  }

  show(column) {
    this.column = column;
    const middle = (column + 0.5) / this.columns;
    const millis = this.millis(middle);
    this.line.style.left = `${this.place(middle)}%`;
    this.line.hidden = false;
    const parts = [part(clock(millis))];
    for (const device of this.values.devices) {
      if (device.low[column] !== null) {
        parts.push(part(`${device.name}: ${figure(device.low[column], device.high[column], device.unit)}`));
      }
    }
    const interval = this.values.intervals.find((each) => each.fromMillis <= millis && millis <= each.toMillis);
    if (interval) {
      parts.push(part(interval.text));
      interval.found.forEach((sentence) => parts.push(part(sentence)));
    }
    this.said.replaceChildren(...parts);
    this.picture.setAttribute('aria-valuenow', String(column));
    this.picture.setAttribute('aria-valuetext', parts.map((each) => each.textContent).join(', '));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const step = event.shiftKey ? Math.ceil(this.columns / 20) : 1;
    const now = this.column === undefined ? Math.floor(this.columns / 2) : this.column;
    const columns = {
      ArrowLeft: now - step, ArrowRight: now + step, Home: 0, End: this.columns - 1,
    };
    const moves = { '+': 'in', '-': 'out', 0: 'all', PageUp: 'earlier', PageDown: 'later' };
    if (event.key in columns) {
      event.preventDefault();
      this.show(Math.min(this.columns - 1, Math.max(0, columns[event.key])));
    } else if (event.key in moves) {
      const link = document.querySelector(`#timeline [data-move="${moves[event.key]}"]`);
      if (link) {
        event.preventDefault();
        link.click();
      }
    }
  }
}

function begin() {
  for (const element of document.querySelectorAll('figure.timeline:not([data-begun])')) {
    element.dataset.begun = 'yes';
    const cursor = new Cursor(element);
    if (kept !== undefined && kept.address === location.href) {
      cursor.show(Math.min(cursor.columns - 1, kept.column));
    }
  }
}

// The picture is another one after each refresh; the cursor stays where it was.
document.body.addEventListener('htmx:beforeSwap', () => {
  const line = document.querySelector('figure.timeline [role="slider"][aria-valuetext]');
  kept = line ? { address: location.href, column: Number(line.getAttribute('aria-valuenow')) } : undefined;
});
document.body.addEventListener('htmx:afterSettle', begin);
begin();
