import { openPopover } from '@/lib/browser/popover';

/** How long a pressed control is marked as busy, in milliseconds. */
const busyTime = 10_000;

/** Events that would make React hydrate the whole page synchronously, while the visitor waits. */
const eventTypes = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'focusin',
  'input',
  'change',
  'click',
  'submit',
];

/**
 * Returns whether an element belongs to an island that hydrates after the page
 * (components/auth/AuthIsland).
 */
export const isDeferred = (element: Element) => element.closest('[data-deferred]') !== null;

const controlsIn = (root: ParentNode) =>
  Array.from(root.querySelectorAll<HTMLElement>('input, button, form'));

const hasText = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.value !== '';

/** Returns the button or the form that an event presses or submits, if any. */
function pressedControl(type: string, target: HTMLElement): HTMLElement | null {
  if (type === 'submit') return target;
  return type === 'click' ? target.closest<HTMLElement>('button:not([popovertarget])') : null;
}

/** Closes the menu if a link in it is pressed, as after hydration (components/layout/Menu). */
const closeMenu = (target: HTMLElement) =>
  target.closest('a')?.closest<HTMLElement>(openPopover)?.hidePopover();

/** Makes React validate a field as if its text had been typed, and the field left. */
function reportText(field: HTMLInputElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Records input before hydration and replays it afterwards. Pressed buttons and submitted forms are
 * marked as busy. If a translator or an extension has changed the page, React renders it again, and
 * typed text and focus move to the new fields. Input in a deferred island is replayed as that
 * island hydrates.
 */
export function recordEarlyInput(): void {
  /** Buttons and forms that wait for their replay. */
  const pressed = new Set<HTMLElement>();
  /** The controls in the page's HTML. */
  let prerendered: readonly HTMLElement[] = [];
  let focused: Element | null = null;

  function markPressed(control: HTMLElement): void {
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
    setTimeout(() => control.removeAttribute('aria-busy'), busyTime);
  }

  function forget(control: HTMLElement): void {
    pressed.delete(control);
    control.removeAttribute('aria-busy');
  }

  function forgetSubmits(): void {
    for (const control of pressed) if (control.matches('form, [type=submit]')) forget(control);
  }

  function record(event: Event): void {
    const { target, type } = event;
    const isInDeferred = target instanceof Element && isDeferred(target);
    if (self.isHydrated && !isInDeferred) return;
    event.stopPropagation();
    // When React removes the focused field, the field may still fire a change event while the body
    // has the focus.
    if (document.activeElement !== document.body) focused = document.activeElement;
    if (!(target instanceof HTMLElement)) return;
    if (type === 'click') closeMenu(target);
    // A visitor who keeps typing has to submit again.
    if (type === 'input') forgetSubmits();
    const control = pressedControl(type, target);
    if (!control) return;
    event.preventDefault();
    markPressed(control);
  }

  /**
   * Replays input that was recorded on the prerendered controls (`before`) on the controls that
   * React rendered (`after`).
   */
  function replay(before: readonly HTMLElement[], after: readonly HTMLElement[]): void {
    const replacementOf = (control: Element) => after[before.indexOf(control as HTMLElement)];
    for (const field of before.filter(hasText)) {
      const replacement = replacementOf(field);
      const isReplaced = !field.isConnected && replacement instanceof HTMLInputElement;
      if (isReplaced) replacement.value = field.value;
    }
    if (focused?.isConnected === false && document.activeElement === document.body)
      replacementOf(focused)?.focus({ preventScroll: true });
    for (const field of after.filter(hasText)) reportText(field);
    for (const control of [...pressed]) {
      const current = after.includes(control) ? control : replacementOf(control);
      if (!current) continue;
      forget(control);
      if (current instanceof HTMLFormElement) current.requestSubmit();
      else current.click();
    }
  }

  function replayPage(): void {
    const isInPage = (control: HTMLElement) => !isDeferred(control);
    replay(prerendered.filter(isInPage), controlsIn(document).filter(isInPage));
  }

  function replayIsland(island: Element, placeholder?: Element | null): void {
    const before = placeholder ? controlsIn(placeholder) : prerendered.filter(isDeferred);
    // The islands of later pages aren't in this HTML.
    prerendered = prerendered.filter((control) => !isDeferred(control));
    island.removeAttribute('data-deferred');
    replay(before, controlsIn(island));
  }

  for (const type of eventTypes) addEventListener(type, record, { capture: true });
  addEventListener('DOMContentLoaded', () => {
    prerendered = controlsIn(document);
  });
  self.replayInput = (island, placeholder) =>
    island ? replayIsland(island, placeholder) : replayPage();
}
