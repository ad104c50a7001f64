import { formLink } from '@/lib/auth/formLink';

/** An event before hydration. */
export interface EarlyEvent {
  readonly event: Event;
  readonly element: Element;
  /** Among the elements of its tag name: it finds the element again if something has changed the page and React renders it anew. */
  readonly index: number;
}

/** What a visitor did before hydration: the head script records it, the loader replays it (product 11.3). */
export interface EarlyInput {
  readonly events: EarlyEvent[];
  /** The last `pointerover`. */
  hover?: Event;
  isReplaying: boolean;
}

declare global {
  interface Window {
    /** Null once it has been replayed: from then on the islands receive input themselves. */
    earlyInput?: EarlyInput | null;
  }
}

const types = [
  'pointerover',
  'pointerdown',
  'focusin',
  'focusout',
  'keydown',
  'input',
  'change',
  'click',
  'submit',
] as const;

/** Where the browser or the head script answers a press alone. */
const answered = 'a, label, summary, input, select, [popovertarget], [data-copy]';

/** Gives a plain link to a form the address that it has after hydration: the visitor returns from where they are (product 10.6). */
function completeLink(target: Element): void {
  for (const form of ['/login', '/signup'] as const)
    target.closest(`[href="${form}"]`)?.setAttribute('href', formLink(form, location));
}

function record(event: Event): void {
  const { earlyInput } = self;
  const { target, type } = event;
  if (!earlyInput || earlyInput.isReplaying || !(target instanceof Element)) return;
  completeLink(target);
  if (type === 'pointerover') {
    earlyInput.hover = event;
    return;
  }
  event.stopPropagation();
  const isPress = type === 'click';
  if (isPress && target.closest(answered)) return;
  // The browser has handled an arrow key that scrolls the focused element.
  if (type === 'keydown' && target.scrollWidth > target.clientWidth) return;
  const button = isPress ? target.closest('button') : null;
  button?.setAttribute('aria-busy', 'true');
  // An early submit would leave the page.
  if (button || type === 'submit') event.preventDefault();
  const element = button ?? target;
  const index = [...document.getElementsByTagName(element.localName)].indexOf(element);
  earlyInput.events.push({ event, element, index });
}

/**
 * Records the visitor's input until hydration is over. Only the browser answers it until then; a button that waits for its
 * answer has `aria-busy`.
 */
export function recordEarlyInput(): void {
  self.earlyInput = { events: [], isReplaying: false };
  for (const type of types) addEventListener(type, record, true);
}
