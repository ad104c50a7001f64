import { frameTexts } from '@/lib/content/frame';

/** A line across the top of the window while a page is on its way. It appears when that takes long (app/motion.css). */
export function LoadingLine() {
  return (
    <div
      role="status"
      className="loading-line fixed inset-x-0 top-0 z-50 origin-left border-t-2 border-accent print:hidden"
    >
      <span className="sr-only">{frameTexts.loading}</span>
    </div>
  );
}
