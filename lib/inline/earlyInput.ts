import { formLink } from '@/lib/auth/returnPath';

declare global {
  interface Window {
    /** Whether React has hydrated the page. */
    isHydrated?: boolean;
  }
}

/** Says that React has hydrated the page: called after the effects of its islands (components/navigation/PageContent). */
export function announceHydration(): void {
  self.isHydrated = true;
  dispatchEvent(new Event('hydrated'));
}

/** How long what was pressed is marked as busy, in milliseconds. */
const patience = 10_000;

/** Events at which React would hydrate the whole page at once, while the visitor waits. */
const inputs =
  'pointerdown pointerup touchstart touchend mousedown mouseup keydown keyup focusin input change click submit';

const controls = () => [...document.querySelectorAll('input, textarea, button, form')];

/**
 * Keeps what a visitor does before hydration (product 11.3). Pressed buttons and sent forms are marked as busy, and are pressed
 * and sent again after it, unless the browser or the head script answers them. Text and focus go to the new fields where a
 * translator or an extension has changed the page, which makes React draw it anew.
 */
export function keepEarlyInput(): void {
  const ended = new AbortController();
  const pressed = new Set<Element>();
  let before: readonly Element[] = [];
  let focused: Element | undefined;

  const forget = (control: Element) => {
    pressed.delete(control);
    control.removeAttribute('aria-busy');
  };

  const keep = (event: Event) => {
    event.stopPropagation();
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'focusin') focused = target;
    // The address that the link has after hydration: the visitor returns from where they are (product 10.6).
    for (const path of ['/login', '/signup'] as const)
      target.closest(`[href="${path}"]`)?.setAttribute('href', formLink(path, location));
    // Who types on has not finished: the form waits for another press.
    if (type === 'input')
      for (const sent of pressed) if (sent.matches('form, [type=submit]')) forget(sent);
    const button = type === 'click' && target.closest('button:not([popovertarget], [data-copy])');
    const control = type === 'submit' ? target : button;
    if (!control) return;
    event.preventDefault();
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => ended.signal.aborted || control.removeAttribute('aria-busy'), patience);
  };

  const answer = () => {
    ended.abort();
    const after = controls();
    const current = (element: Element) =>
      element.isConnected ? element : (after[before.indexOf(element)] as HTMLElement | undefined);
    for (const field of before)
      if ('value' in field && !field.isConnected)
        Object.assign(current(field) ?? {}, { value: field.value });
    if (focused && !focused.isConnected && document.activeElement === document.body)
      (current(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
    for (const control of pressed) {
      forget(control);
      const again = current(control);
      if (again instanceof HTMLFormElement) again.requestSubmit();
      else if (again instanceof HTMLElement) again.click();
    }
  };

  for (const type of inputs.split(' '))
    addEventListener(type, keep, { capture: true, signal: ended.signal });
  addEventListener('DOMContentLoaded', () => (before = controls()));
  addEventListener('hydrated', answer, { once: true });
}
