import { frameTexts } from '@/lib/content/frame';

/** The first stop of the Tab key: skips the navbar (WCAG 2.2, 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-ember font-display text-lg font-bold uppercase tracking-wide text-on-ember focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-50 focus:px-4 focus:py-2"
    >
      {frameTexts.skip}
    </a>
  );
}
