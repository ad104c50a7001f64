/** How long what was pressed is marked as busy, in milliseconds. */
const patience = 10_000;

/** Events at which React would hydrate the whole page at once, while the visitor waits. */
const inputs =
  'pointerdown pointerup touchstart touchend mousedown mouseup keydown keyup input change click submit';

const findControls = () => [...document.querySelectorAll<HTMLElement>('input, button, form')];

/**
 * Keeps what a visitor does before hydration (product 11.3). Pressed buttons and sent forms are marked as busy, and are pressed
 * and sent again after it, unless the browser or the head script answers them. Text and focus go to the new fields where a
 * translator or an extension has changed the page, which makes React draw it anew.
 */
export function keepEarlyInput(): void {
  const ended = new AbortController();
  const pressed = new Set<HTMLElement>();
  let before: readonly Element[] = [];
  let focused: Element | null = null;

  function keep(event: Event): void {
    event.stopPropagation();
    // A field that React takes away may still report a change.
    if (document.activeElement !== document.body) focused = document.activeElement;
    const { target, type } = event;
    if (!(target instanceof HTMLElement)) return;
    // Who types on has not finished: the form waits for another press.
    if (type === 'input')
      for (const sent of pressed) if (sent.matches('form, [type=submit]')) forget(sent);
    const button =
      type === 'click' && target.closest<HTMLElement>('button:not([popovertarget], [data-copy])');
    const control = type === 'submit' ? target : button;
    if (!control) return;
    event.preventDefault();
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => control.removeAttribute('aria-busy'), patience);
  }

  function forget(control: HTMLElement): void {
    pressed.delete(control);
    control.removeAttribute('aria-busy');
  }

  function answer(): void {
    ended.abort();
    const after = findControls();
    /** What React has drawn in the place of a control that is gone. */
    const renewed = (control: Element) => after[before.indexOf(control)];
    for (const field of before)
      if (field instanceof HTMLInputElement && !field.isConnected)
        Object.assign(renewed(field) ?? {}, { value: field.value });
    if (focused?.isConnected === false && document.activeElement === document.body)
      renewed(focused)?.focus({ preventScroll: true });
    for (const control of pressed) {
      forget(control);
      const again = control.isConnected ? control : renewed(control);
      if (again instanceof HTMLFormElement) again.requestSubmit();
      else again?.click();
    }
  }

  for (const type of inputs.split(' '))
    addEventListener(type, keep, { capture: true, signal: ended.signal });
  addEventListener('DOMContentLoaded', () => (before = findControls()));
  addEventListener('hydrated', answer, { once: true });
}
