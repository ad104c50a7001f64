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
