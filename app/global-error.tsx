'use client';

import { ErrorNotice } from '@/components/ui/ErrorNotice';
import { errorWords, language } from '@/lib/words';
import { fontVariables } from './fonts';
import './globals.css';

/**
 * Replaces the whole document if the root layout throws. Next's own version has inline styles,
 * which the content security policy blocks.
 */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={language} className={fontVariables}>
      <body>
        <main id="content">
          <title>{errorWords.heading}</title>
          <ErrorNotice error={error} />
        </main>
      </body>
    </html>
  );
}
