'use client';

import { ErrorNotice } from '@/components/ui/IslandBoundary';
import { errorTexts, language } from '@/lib/words';
import './globals.css';

/**
 * Replaces the whole document if the root layout throws. Next's own version has inline styles, which the content security policy blocks.
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
