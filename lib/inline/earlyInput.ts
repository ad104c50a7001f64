/** How long what was pressed is marked as busy, in milliseconds. */
const patience = 10_000;

/** Events at which React would hydrate the whole page at once, while the visitor waits. */
const inputs =
  'pointerdown pointerup touchstart touchend mousedown mouseup keydown keyup input change click submit';

/** Marks an island that hydrates after the page, by an event of its own (components/auth/islands). */
const late = '[data-late]';

const isLate = (element: Element) => element.closest(late) !== null;
const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('input, button, form'),
];

/**
 * Keeps what a visitor does before hydration (product 11.3). Pressed buttons and sent forms are marked as busy, and are pressed
 * and sent again after it, unless the browser or the head script answers them. Text and focus go to the new fields where a
 * translator or an extension has changed the page, which makes React draw it anew. A late island is answered by itself.
 */
export function keepEarlyInput(): void {
  const pressed = new Set<HTMLElement>();
  /** The controls of the HTML: those of the late island, and all others. */
  let [before, beforeLate]: [readonly HTMLElement[], readonly HTMLElement[]] = [[], []];
  let focused: Element | null = null;

  function keep(event: Event): void {
    const { target, type } = event;
    if (self.isHydrated && !(target instanceof Element && isLate(target))) return;
    event.stopPropagation();
    // A field that React takes away may still report a change.
    if (document.activeElement !== document.body) focused = document.activeElement;
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

  /** @param known the controls that were in the HTML of what has hydrated now, and @param after what is in their place */
  function answer(known: readonly HTMLElement[], after: readonly HTMLElement[]): void {
    /** What React has drawn in the place of a control that is gone. */
    const renewed = (control: Element) => after[known.indexOf(control as HTMLElement)];
    for (const field of known)
      if (field instanceof HTMLInputElement && !field.isConnected)
        Object.assign(renewed(field) ?? {}, { value: field.value });
    if (focused?.isConnected === false && document.activeElement === document.body)
      renewed(focused)?.focus({ preventScroll: true });
    for (const control of [...pressed]) {
      const again = after.includes(control) ? control : renewed(control);
      if (!again) continue;
      forget(control);
      if (again instanceof HTMLFormElement) again.requestSubmit();
      else again.click();
    }
  }

  for (const type of inputs.split(' ')) addEventListener(type, keep, { capture: true });
  addEventListener('DOMContentLoaded', () => {
    before = controlsIn(document).filter((control) => !isLate(control));
    beforeLate = controlsIn(document).filter(isLate);
  });
  addEventListener('hydrated', ({ target }) => {
    if (!(target instanceof Element))
      return answer(
        before,
        controlsIn(document).filter((control) => !isLate(control)),
      );
    target.removeAttribute('data-late');
    answer(beforeLate, controlsIn(target));
    // The island of the next page has none in the HTML.
    beforeLate = [];
  });
}
