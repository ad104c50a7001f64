/** How long a slide stays before the next one comes, in milliseconds (product 9). */
export const slideInterval = 5000;

/** A swipe is longer than this, in CSS pixels; exactly this far is none (product 9). */
export const swipeThreshold = 40;
