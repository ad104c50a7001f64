import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer';
import { Navbar, SkipLink } from '@/components/layout/Navbar';
import { PageContent } from '@/components/navigation/PageContent';
import { Toasts } from '@/components/toasts/Toasts';
import { site } from '@/lib/studio/site';
import { fontVariables } from './fonts';
import './globals.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/seo/metadata';

/** The head script in `next dev`, from scripts/dev; scripts/export/finishPage puts it into the pages of a build. */
const headScript = process.env.HEAD_SCRIPT;

/** The layout of every page: skip link, navbar, the page itself, footer, and the islands of the frame. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script sets data-session before React sees the element.
    <html lang={site.locale} className={fontVariables} suppressHydrationWarning>
      {headScript && (
        <head>
          <script dangerouslySetInnerHTML={{ __html: headScript }} />
        </head>
      )}
      <body className="flex min-h-svh flex-col">
        <SkipLink />
        <Navbar />
        <PageContent>{children}</PageContent>
        <Footer />
        <Toasts />
      </body>
    </html>
  );
}
