/** How long a pressed control is marked as busy, in milliseconds. */
const busyTime = 10_000;

/** Events that would make React hydrate the whole page synchronously, while the visitor waits. */
const eventTypes =
  'pointerdown pointerup touchstart touchend mousedown mouseup keydown keyup focusin input change click submit';

/** `:is` keeps the selector valid in browsers without popover support. */
const openPopover = ':is(:popover-open)';

/**
 * Returns whether an element belongs to an island that hydrates after the page
 * (components/auth/islands).
 */
export const isDeferred = (element: Element) => element.closest('[data-deferred]') !== null;
const isEarly = (element: Element) => !isDeferred(element);

const controlsIn = (root: ParentNode) =>
  Array.from(root.querySelectorAll<HTMLElement>('input, button, form'));

/**
 * Records input before hydration and replays it afterwards. Pressed buttons and submitted forms are
 * marked as busy. If a translator or an extension has changed the page, React renders it again, and
 * typed text and focus move to the new fields. Fields with text are validated as if it had been
 * typed, and left, after hydration. Input in a deferred island is replayed as that island hydrates.
 */
export function recordEarlyInput(): void {
  const pressed = new Set<HTMLElement>();
  let prerendered: readonly HTMLElement[] = [];
  let focused: Element | null = null;

  function forget(control: HTMLElement): void {
    pressed.delete(control);
    control.removeAttribute('aria-busy');
  }

  function record(event: Event): void {
    const { target, type } = event;
    if (self.isHydrated && !(target instanceof Element && isDeferred(target))) return;
    event.stopPropagation();
    // When React removes the focused field, the field may still fire a change event while the body
    // has the focus.
    if (document.activeElement !== document.body) focused = document.activeElement;
    if (!(target instanceof HTMLElement)) return;
    // A link in the menu closes the menu, as it does after hydration (components/layout/Menu).
    if (type === 'click') target.closest('a')?.closest<HTMLElement>(openPopover)?.hidePopover();
    // A visitor who keeps typing has to submit again.
    if (type === 'input')
      for (const control of pressed) if (control.matches('form, [type=submit]')) forget(control);
    const button = type === 'click' && target.closest<HTMLElement>('button:not([popovertarget])');
    const control = type === 'submit' ? target : button;
    if (!control) return;
    event.preventDefault();
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => control.removeAttribute('aria-busy'), busyTime);
  }

  /**
   * Replays input that was recorded on the prerendered controls (`before`) on the controls that
   * React rendered (`after`).
   */
  function replay(before: readonly HTMLElement[], after: readonly HTMLElement[]): void {
    const replacementOf = (control: Element) => after[before.indexOf(control as HTMLElement)];
    for (const field of before)
      if (field instanceof HTMLInputElement && field.value && !field.isConnected)
        Object.assign(replacementOf(field) ?? {}, { value: field.value });
    if (focused?.isConnected === false && document.activeElement === document.body)
      replacementOf(focused)?.focus({ preventScroll: true });
    for (const field of after) {
      if (!(field instanceof HTMLInputElement) || !field.value) continue;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (field === document.activeElement) continue;
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    for (const control of [...pressed]) {
      const current = after.includes(control) ? control : replacementOf(control);
      if (!current) continue;
      forget(control);
      if (current instanceof HTMLFormElement) current.requestSubmit();
      else current.click();
    }
  }

  for (const type of eventTypes.split(' ')) addEventListener(type, record, { capture: true });
  addEventListener('DOMContentLoaded', () => {
    prerendered = controlsIn(document);
  });
  self.replayInput = (island, placeholder) => {
    if (!island) return replay(prerendered.filter(isEarly), controlsIn(document).filter(isEarly));
    const deferred = placeholder ? controlsIn(placeholder) : prerendered.filter(isDeferred);
    // Deferred islands are replayed only once, because the islands of later pages aren't in this
    // HTML.
    prerendered = prerendered.filter(isEarly);
    island.removeAttribute('data-deferred');
    replay(deferred, controlsIn(island));
  };
}
