'use client';

import { ErrorNotice } from '@/components/ui/IslandBoundary';
import { errorTexts, language } from '@/lib/words';
import './globals.css';

/**
 * Replaces the whole document when the layout itself threw. Next's own version has an inline style, which the content
 * security policy refuses.
 */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={language}>
      <body>
        <main id="content">
          <title>{errorTexts.heading}</title>
          <ErrorNotice error={error} />
        </main>
      </body>
    </html>
  );
}
