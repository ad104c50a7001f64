import { settledSlide } from '@/lib/carousel/settledSlide';

/**
 * Calls `takeOver` once with the slide that the scroll strip rests on: after the page has loaded, so that the first
 * slide's picture has the wire to itself, and never in the middle of a scroll, so that nothing jumps.
 */
export function awaitTakeOver(
  strip: HTMLElement,
  takeOver: (slide: number) => void,
  signal: AbortSignal,
): void {
  const done = new AbortController();
  const tryNow = () => {
    const slide = settledSlide(strip);
    if (slide === undefined || document.readyState !== 'complete') return;
    done.abort();
    takeOver(slide);
  };
  signal.addEventListener('abort', () => done.abort());
  window.addEventListener('load', tryNow, done);
  strip.addEventListener('scroll', tryNow, done);
  tryNow();
}
