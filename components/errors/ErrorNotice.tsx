import { errorTexts } from '@/lib/content/errors';

/**
 * What stands where a page could not be drawn. The way out is a full load: React keeps the rejected chunk, so drawing
 * the same tree again would fail again. It is part of every page's script, so its look stands in app/globals.css.
 */
export function ErrorNotice() {
  return (
    <div className="error-notice" role="alert">
      <h1>{errorTexts.heading}</h1>
      <p>{errorTexts.text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {errorTexts.action}
      </button>
    </div>
  );
}
