import { buttonStyles } from '@/components/ui/buttonStyles';
import { errorTexts } from '@/lib/content/errors';

/**
 * What stands where a page could not be drawn. The way out is a full load: React keeps the rejected chunk, so drawing
 * the same tree again would fail again.
 */
export function ErrorNotice() {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section" role="alert">
      <h1 className="text-title">{errorTexts.heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{errorTexts.text}</p>
      <button
        type="button"
        className={`mt-8 ${buttonStyles()}`}
        onClick={() => window.location.reload()}
      >
        {errorTexts.action}
      </button>
    </div>
  );
}
