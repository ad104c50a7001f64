import type { EarlyEvent, EarlyInput } from './recordEarlyInput';

/** The event by which the page learns that React has hydrated it. */
const hydrationEvent = 'hydrated';

/**
 * Says that hydration is over: the loader then replays the input that was recorded before (replayAfterHydration). It is called in
 * the last effect of the pages' frame; a second call does nothing.
 */
export function announceHydration(): void {
  dispatchEvent(new Event(hydrationEvent));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An element, or what React has rendered in its place. */
function current({ element, index }: Pick<EarlyEvent, 'element'> & Partial<EarlyEvent>) {
  if (element.isConnected) return element;
  const { id, localName } = element;
  const alike = document.getElementsByTagName(localName);
  return document.getElementById(id) ?? (index === undefined ? undefined : alike[index]);
}

/** Moves typed texts from fields that React has replaced to the new ones. */
function moveTexts(fields: Iterable<Field>): void {
  for (const old of fields) {
    const field = current({ element: old }) as Field | undefined;
    if (field && field !== old) field.value = old.value;
  }
}

/** Moves the focus and the caret in the same way. (Chrome fires `focusout` for a removed field, Firefox does not.) */
function moveFocus(events: readonly EarlyEvent[]): void {
  const last = events.findLast(({ event }) => /focus/.test(event.type));
  if (!last || last.element.isConnected || document.activeElement !== document.body) return;
  const field = current(last) as HTMLInputElement | undefined;
  const { selectionStart, selectionEnd } = last.element as HTMLInputElement;
  field?.focus({ preventScroll: true });
  // Undefined for an element that is no field, null for one without a caret.
  if (typeof selectionEnd === 'number') field?.setSelectionRange(selectionStart, selectionEnd);
}

/** Makes React take the value of a field for a new one: `_valueTracker` is its note of the last value. */
function forgetValue(field: Element): void {
  const { _valueTracker: tracker } = field as {
    _valueTracker?: { setValue: (value: string) => void };
  };
  tracker?.setValue('');
}

async function replay(input: EarlyInput, fields: Iterable<Field>): Promise<void> {
  const dispatch = (element: Element, event: Event, type = event.type) => {
    input.isReplaying = true;
    element.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    input.isReplaying = false;
  };
  // The browser has handled the key already. WebKit would do so again: Tab would move the focus, Enter follow a link.
  addEventListener('keydown', (event) => input.isReplaying && event.preventDefault());
  moveTexts(fields);
  moveFocus(input.events);
  const hovered = input.hover?.target;
  if (input.hover && hovered instanceof Element && hovered.matches(':hover'))
    for (const type of ['pointerover', 'pointerenter']) dispatch(hovered, input.hover, type);

  const { focus } = HTMLElement.prototype;
  for (let next = input.events.shift(); next; next = input.events.shift()) {
    await new Promise((done) => setTimeout(done));
    const element = current(next);
    if (!element) continue;
    element.removeAttribute('aria-busy');
    if (/input|change/.test(next.event.type)) forgetValue(element);
    // An island may not move the focus back to a field that the visitor has left.
    const leaves = input.events.some(({ event }) => event.type === 'focusin');
    if (leaves) HTMLElement.prototype.focus = () => undefined;
    dispatch(element, next.event);
    HTMLElement.prototype.focus = focus;
  }
}

/**
 * Replays the recorded input (recordEarlyInput) to the islands when React has hydrated the page: once, in order, each event in
 * a task of its own. Islands treat it as new. It is called just before the scripts run, because React renders a page again
 * that a translator or an extension has changed, and so replaces fields.
 */
export function replayAfterHydration(): void {
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  const answer = async () => {
    try {
      if (self.earlyInput) await replay(self.earlyInput, fields);
    } finally {
      self.earlyInput = null;
    }
  };
  addEventListener(hydrationEvent, () => void answer(), { once: true });
}
